export type EncountersDecision =
  /** ATZ.FIRST.16: a Grunt by list and row. */
  | { readonly grunt: string }
  /** ATZ.ROB.9, ATZ.ROB.10: what robbers are told. */
  | { readonly robbery: 'hand-over' | 'fight' }
  /** ATZ.ROB.9: something that is handed over, by its place among what somebody carries. */
  | { readonly hand: 'gun' | 'blade' | 'item'; readonly who: string; readonly at: number };

/** ATZ.FIRST.9, ATZ.FIRST.15: somebody walks off the table where the Encounter wants it to. */
export type EncountersAct = { readonly do: 'exit'; readonly who: string };
