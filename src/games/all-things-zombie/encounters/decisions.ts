export type EncountersDecision =
  /** ATZ.ROB.9, ATZ.ROB.10: what robbers are told. */
  | { readonly robbery: 'hand-over' | 'fight' }
  /** ATZ.ROB.9: something that is handed over, by its place among what somebody carries. */
  | { readonly hand: 'gun' | 'blade' | 'item'; readonly who: string; readonly at: number };
