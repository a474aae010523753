/** One numbered entry of a rules ledger, in the ledger's words. */
export type RuleEntry = Readonly<{
  id: string;
  kind: 'rule' | 'table' | 'example';
  /** The topic under which it stands, such as `WAV.SEARCH`; a table or example is listed where the ledger has it. */
  topic: string;
  /** Only a table has a title. */
  title?: string;
  /** The rulebook's page, where it is known: `9`, `17–18` or `QRS`. */
  page?: string;
  /** Of a table: a note under it, most often empty. */
  text: string;
  /** How we read the rule where the book leaves it open. */
  rulings: readonly string[];
  /** A table's heading and cells. */
  columns?: readonly string[];
  rows?: readonly (readonly string[])[];
}>;
