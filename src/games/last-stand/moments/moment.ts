import type { Coming } from './stakes.ts';
import type { Ranger } from '../state.ts';
import type { Foe } from '../cards/vocabulary.ts';
import type { Attribute, Cause, Loc, Tribe, Trigger } from '../wording/words.ts';

/** What an ability comes from: bans name some of these kinds. */
export type Kind = 'skill' | 'slayer' | 'special' | 'artifact' | 'mutation' | 'icon' | 'token' | 'mission';

/** Dice of one colour: what they are rolled at, and what must show. */
export interface Part {
  readonly tribe: Tribe | null;
  toHit: number;
  dice: number[];
  /** Kinds of abilities that do not work here (DLS.TRIBE.1, DLS.TRIBE.2). */
  readonly banned: readonly Kind[];
}
/** Wounds that one tribe, or an effect, is about to deal. */
export interface Hurt {
  readonly tribe: Tribe | null;
  /** Who or what deals them, as texts name it. */
  readonly by: string;
  n: number;
  readonly banned: readonly Kind[];
}

/** Something that is just happening, and what abilities have made of it so far. It never outlives its step. */
export interface Moment {
  readonly whens: readonly Trigger[];
  /** Whose roll, wounds or move it is. */
  readonly by: Ranger | null;
  readonly at: Loc | null;
  readonly vs: readonly Foe[];
  readonly attr: Attribute | null;
  readonly cause: Cause | null;
  /** What hangs on the dice, as texts name it: the card whose outcomes they decide. */
  readonly stakes: string;
  readonly mode: 'foot' | 'card';
  readonly banned: Kind[];
  /** Abilities that have worked: none works twice on one moment. */
  readonly used: string[];
  /** More or fewer dice than the rules give, for whoever rolls and for everyone in the battle. */
  dice: number;
  diceForAll: number;
  parts: Part[];
  readonly noReroll: number[];
  successes: number;
  need: number;
  rolled: boolean;
  stride: number;
  solid: boolean;
  hurts: Hurt[];
  cancelled: boolean;
  /** What is about to happen on the map. */
  readonly coming: Coming | null;
  /** Figures fewer than the placement says. */
  fewer: number;
  ignored: number;
  /** Whom it concerns: those an event would touch, those in a battle. */
  readonly touched: readonly Ranger[];
  /** Who is spared: the radiation test, the event, the lost bet. */
  readonly spared: Ranger[];
  /** Tech cards that are off for this battle. */
  readonly off: string[];
}

/** With no trigger it is a moment for cards that can be played at any time only. */
export const moment = (when: Trigger | null, given: Partial<Moment> = {}): Moment => ({
  whens: when === null ? [] : [when],
  by: null,
  at: null,
  vs: [],
  attr: null,
  cause: null,
  stakes: 'none',
  mode: 'card',
  banned: [],
  used: [],
  dice: 0,
  diceForAll: 0,
  parts: [],
  noReroll: [],
  successes: 0,
  need: 0,
  rolled: false,
  stride: 0,
  solid: false,
  hurts: [],
  cancelled: false,
  coming: null,
  fewer: 0,
  ignored: 0,
  touched: [],
  spared: [],
  off: [],
  ...given,
});

/** DLS.ATTR.5, DLS.CRAID.2: dice that show enough, and successes that abilities add. */
export const successesOf = ({ parts, successes }: Moment): number =>
  successes + parts.reduce((sum, part) => sum + hitsOf(part), 0);
export const hitsOf = ({ dice, toHit }: Part): number => dice.filter((die) => die >= toHit).length;
export const hasFailed = (of: Moment): boolean => of.rolled && successesOf(of) < of.need;

/** Whether an ability of this kind, with these foes in its condition, can bear upon this part of a roll or of wounds. */
export const bearsOn = (
  { tribe, banned }: { readonly tribe: Tribe | null; readonly banned: readonly Kind[] },
  kind: Kind,
  vs: readonly Foe[] | undefined,
): boolean => !banned.includes(kind) && (vs === undefined || tribe === null || vs.includes(tribe));

/** Dice that may be thrown again: those that missed, or all of them. */
export function rerollable(of: Moment, kind: Kind, vs: readonly Foe[] | undefined, hitsToo = false): Part[] {
  return of.parts.filter(
    (part) => bearsOn(part, kind, vs) && part.dice.some((die) => mayReroll(of, part, die, hitsToo)),
  );
}
/** DLS.BAMA.3: some faces stay as they are. */
export const mayReroll = ({ noReroll }: Moment, { toHit }: Part, die: number, hitsToo: boolean): boolean =>
  (hitsToo || die < toHit) && !noReroll.includes(die);
