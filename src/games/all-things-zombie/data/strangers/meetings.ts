import type { Class } from '../../words.ts';

/** ATZ.MEET: what follows from the successes of the two leaders. */

/** Who of the people met asks to join after Talk the Talk. */
export type Joining = 'equal-or-lower-rep' | 'lower-rep-to-a-ganger';

export type Greeting =
  /** ATZ.MEET.7, ATZ.MEET.15, ATZ.MEET.18: the player walks, or counts as having scored the same. */
  | { readonly is: 'walk-or-same' }
  /** ATZ.MEET.10, ATZ.MEET.13, ATZ.MEET.22 */
  | { readonly is: 'walk-or-talk'; readonly joining: Joining }
  /** ATZ.MEET.6; `er` is what becomes of the current ER (ATZ.MEET.19). */
  | { readonly is: 'pleasantries'; readonly er: -1 | 0 }
  /** ATZ.MEET.12, ATZ.MEET.24: the leader of higher Rep walks up to this number of a die. */
  | { readonly is: 'mood'; readonly walksUpTo: number }
  /** ATZ.MEET.14 */
  | { readonly is: 'walk' }
  /** ATZ.MEET.8, ATZ.MEET.17, ATZ.MEET.20 */
  | { readonly is: 'search'; readonly armed: 'arrest' | 'disarm' };

/** By the player's successes beside those of the others. */
export type Comparison = 'more' | 'same' | 'fewer';
export type Greetings = Readonly<Record<Comparison, Greeting>>;

const PLEASANT: Greeting = { is: 'pleasantries', er: 0 };
const ARREST: Greeting = { is: 'search', armed: 'arrest' };
const WALK: Greeting = { is: 'walk' };
const SAME: Greeting = { is: 'walk-or-same' };

/** ATZ.T.MEET */
export const MEET_AND_GREET: Readonly<Record<Class, Greetings>> = {
  army: { more: SAME, same: ARREST, fewer: ARREST },
  citizen: {
    more: { is: 'walk-or-talk', joining: 'equal-or-lower-rep' },
    same: PLEASANT,
    fewer: { is: 'mood', walksUpTo: 3 },
  },
  ganger: { more: { is: 'walk-or-talk', joining: 'lower-rep-to-a-ganger' }, same: WALK, fewer: WALK },
  guard: { more: SAME, same: PLEASANT, fewer: ARREST },
  police: { more: SAME, same: { is: 'pleasantries', er: -1 }, fewer: { is: 'search', armed: 'disarm' } },
  survivor: {
    more: { is: 'walk-or-talk', joining: 'equal-or-lower-rep' },
    same: PLEASANT,
    fewer: { is: 'mood', walksUpTo: 2 },
  },
};

/** ATZ.MEET.2: from here on a group is outnumbered, and its leader has a die less. */
export const OUTNUMBERED = 2;
export const OUTNUMBERED_DICE = -1;
