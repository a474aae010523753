import type { Class, RaidAim } from '../words.ts';

export type EncountersDecision =
  /** ATZ.FIRST.16: a Grunt by list and row. */
  | { readonly grunt: string }
  /** ATZ.ROB.9, ATZ.ROB.10: what robbers are told. */
  | { readonly robbery: 'hand-over' | 'fight' }
  /** ATZ.ROB.9: something that is handed over, by its place among what somebody carries. */
  | { readonly hand: 'gun' | 'blade' | 'item'; readonly who: string; readonly at: number }
  /** ATZ.RAID.2: whom the players raid. */
  | { readonly raided: Class }
  /** ATZ.RAID.3 */
  | { readonly aim: RaidAim }
  /** ATZ.RAID.5 */
  | { readonly houses: number };

export type EncountersAct =
  /** ATZ.FIRST.9, ATZ.FIRST.15: somebody walks off the table where the Encounter wants it to. */
  | { readonly do: 'exit'; readonly who: string }
  /** ATZ.RAID.15: somebody spends its activation on a building of the Raid. */
  | { readonly do: 'ransack'; readonly who: string; readonly house: string };
