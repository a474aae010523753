/** A thing by its name, and what it does in a sentence or two. */
export interface Told {
  readonly name: string;
  readonly about: string;
}
