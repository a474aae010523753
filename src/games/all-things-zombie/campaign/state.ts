import type { Seat } from '../../../kernel/index.ts';
import type { ItemId } from '../data/items.ts';
import type { Profile } from '../state.ts';
import type { Skill } from '../words.ts';

/** Somebody of a band, from one Encounter to the next. */
export interface Member {
  id: string;
  profile: Profile;
  /** ATZ.RES.3, ATZ.RES.5: Rep that months without full rations have cost so far. */
  hunger: number;
  /** ATZ.KEEP.5: months in the band in a row. */
  months: number;
  /** ATZ.KEEP.8 */
  poisoned: boolean;
  /** ATZ.KEEP.6: it skips the next test. */
  sure: boolean;
}

/** ATZ.BAND.1: a Star and its Grunts, the Star first, and what lies at Home (ATZ.RES.14). */
export interface Band {
  seat: Seat;
  members: Member[];
  home: ItemId[];
  /** ATZ.KEEP.5: this month began without one Food for each of them. */
  short: boolean;
}

/** What somebody has done in an Encounter, for advancement (ATZ.ADV.2, ATZ.ADV.5). */
export interface Part {
  readonly zombies: number;
  readonly ranAway: boolean;
  readonly wentOof: boolean;
  readonly success: boolean;
  readonly skills: readonly Skill[];
}
