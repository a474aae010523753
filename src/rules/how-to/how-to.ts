/** How a game is played, to be read in five minutes before the first match. Rules say the rest. */
export interface HowTo {
  /** What it is about, in a sentence or two. */
  readonly aim: string;
  readonly parts: readonly HowToPart[];
  /** What somebody wishes they had known. */
  readonly tips: readonly string[];
}

interface HowToPart {
  readonly title: string;
  readonly text: readonly string[];
}
