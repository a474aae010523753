/** What an Encounter remembers of its own story; those without one have none. */
export interface Plot {
  /** ATZ.ROB.7: the side of the robbers, once they are there. */
  robbers: string | null;
  /** ATZ.ROB.9, ATZ.ROB.10: what became of the robbery. */
  robbery: 'handed-over' | 'refused' | null;
  /** ATZ.ROB.9: what was handed over, by the names of guns, blades and Items. */
  taken: string[];
  /** ATZ.FIRST.15: which crossing of the table it is. */
  crossing: number;
  /** ATZ.FIRST.13: a Fast Move has been reported to the Police. */
  reported: boolean;
}
