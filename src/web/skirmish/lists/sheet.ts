/** A list on paper, as data: figures to play by, and boxes to tick with a pencil. */

/** What stands in a place of a sheet: a text, several lines, or boxes. */
export type Written = string | number | readonly string[] | { readonly boxes: number };

interface Row {
  readonly name: string;
  /** What it is, where it has a name of its own. */
  readonly sort?: string | undefined;
  readonly cells: readonly Written[];
}

/** A row for each entry. The first heading is that of the names. */
export interface SheetTable {
  readonly head: readonly string[];
  readonly rows: readonly Row[];
}

/** A card to cut out. */
export interface SheetCard {
  readonly name: string;
  readonly sort?: string | undefined;
  readonly points?: number;
  /** The row of figures: AP 6, CQC 3. */
  readonly figures?: readonly (readonly [label: string, value: string | number])[];
  readonly lines: readonly (readonly [label: string, text: Written])[];
}

export interface Sheet {
  readonly tables?: readonly SheetTable[];
  readonly cards?: readonly SheetCard[];
}
