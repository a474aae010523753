import { CHAINSAW_ONES, GRIP_DICE, MELEE_MODIFIERS, ZOMBIE_SUCCESSES } from '../data/melee.ts';
import type { Grip } from '../data/weapons.ts';
import { bladeFigures, gunFigures } from '../data/weapons.ts';
import { type Change, successesOf } from '../dice.ts';
import type { Blade, Human } from '../state.ts';
import { offHand } from '../shoot/arms.ts';

/** One round of melee between two: the dice of each, and what they come to. */

/** Somebody in melee as ATZ.T.MELEE sees it. */
export interface Fighter {
  readonly rep: number;
  readonly grip: Grip;
  readonly brawler: boolean;
  readonly rage: boolean;
  readonly zombie: boolean;
  readonly prone: boolean;
  /** ATZ.MELEE.11: evenly matched results that it has had in the melees that it is still in. */
  readonly even: number;
  /** ATZ.WOUND.6 */
  readonly carrying: boolean;
  /** ATZ.CHARGE.24: its weapon is in the off hand. */
  readonly offHand: boolean;
}

/** ATZ.MELEE.2 to ATZ.MELEE.11, ATZ.WOUND.6: dice more and fewer than Rep, each with its rule. */
export function meleeChanges(one: Fighter, against: Fighter): Change[] {
  const changes: Change[] = [];
  const { brawler, rage, matched, prone, carrying } = MELEE_MODIFIERS;
  if (one.grip !== 'improvised') {
    changes.push({ rule: GRIP_RULES[one.grip], label: `fight.${one.grip}`, dice: GRIP_DICE[one.grip] });
  }
  if (one.brawler) changes.push({ rule: 'ATZ.MELEE.8', label: 'fight.brawler', dice: brawler }); // ATZ.ATTR.10
  if (one.rage) changes.push({ rule: 'ATZ.MELEE.8', label: 'fight.rage', dice: rage }); // ATZ.ATTR.13
  if (against.prone) changes.push({ rule: 'ATZ.MELEE.9', label: 'fight.prone', dice: prone });
  if (against.even > 0) {
    changes.push({ rule: 'ATZ.MELEE.11', label: 'fight.matched', dice: matched * against.even });
  }
  if (one.carrying) changes.push({ rule: 'ATZ.WOUND.6', label: 'fight.carrying', dice: carrying });
  // ATZ.CHARGE.24: a Rep lower by one rolls one die less.
  if (one.offHand) changes.push({ rule: 'ATZ.CHARGE.24', label: 'fight.off-hand', dice: -1 });
  return changes;
}
const GRIP_RULES = {
  unarmed: 'ATZ.MELEE.2',
  improvised: 'ATZ.MELEE.3',
  'one-hand': 'ATZ.MELEE.5',
  'two-hand': 'ATZ.MELEE.6',
  chainsaw: 'ATZ.MELEE.27',
} as const;

/** ATZ.MELEE.10: successes of a roll; against a zombie one more. */
export const scoreOf = (rolled: readonly number[], against: Pick<Fighter, 'zombie'>): number =>
  successesOf(rolled) + (against.zombie ? ZOMBIE_SUCCESSES : 0);

export interface RoundResult {
  readonly winner: 'first' | 'second' | null;
  /** ATZ.MELEE.12: the difference in successes. */
  readonly impact: number;
}

/** ATZ.T.MELEERES, ATZ.MELEE.12, ATZ.MELEE.14 */
export const compared = (first: number, second: number): RoundResult => ({
  winner: first > second ? 'first' : second > first ? 'second' : null,
  impact: Math.abs(first - second),
});

/** ATZ.MELEE.28, ATZ.MELEE.30: what becomes of a chainsaw by the ones among all dice of its round. */
export function chainsawAfter(rolled: readonly number[]): Blade['state'] {
  const ones = rolled.filter((die) => die === 1).length;
  return ones >= CHAINSAW_ONES.empties ? 'out-of-gas' : ones >= CHAINSAW_ONES.stalls ? 'stalled' : 'ready';
}

/** ATZ.MELEE.17 to ATZ.MELEE.19: who fights next of those that are left: the highest Rep; several if they are equal. */
export function foremost<T extends { readonly rep: number }>(left: readonly T[]): T[] {
  const best = Math.max(...left.map(({ rep }) => rep));
  return left.filter(({ rep }) => rep === best);
}

/** ATZ.BREAK.4, ATZ.BREAK.6: it must score higher than every opponent. */
export const breaksOff = (own: number, opponents: readonly number[]): boolean =>
  opponents.every((total) => own > total);

/** ATZ.MELEE.34: the best melee weapon that somebody carries and can use, by its place; null if there is none. */
export function bestBlade({ blades, carries }: Human): number | null {
  const worth = (place: number): number => GRIP_DICE[gripOf(blades[place] as Blade, carries !== null)];
  const usable = blades.flatMap(({ state }, place) => (state === 'ready' ? [place] : []));
  return usable.reduce<number | null>((best, one) => (best === null || worth(one) > worth(best) ? one : best), null);
}

/** ATZ.MELEE.6: a weapon for two hands counts less with one, while the other holds somebody. */
function gripOf({ id }: Blade, oneHanded: boolean): Exclude<Grip, 'unarmed'> {
  const { grip } = bladeFigures(id);
  return oneHanded && grip === 'two-hand' ? 'one-hand' : grip;
}

/** ATZ.MELEE.3, ATZ.MELEE.4: the butt of a long gun is an improvised weapon, a pistol is none. */
const hasButt = ({ guns }: Human): boolean => guns.some(({ id }) => gunFigures(id).hands === 2);

/** What somebody fights with, as it is held: a blade, the butt of a gun, or nothing. */
export function gripWith(human: Human, arm: number | 'butt' | 'bare' | null): Grip {
  if (arm === 'bare') return 'unarmed';
  const place = arm === null ? bestBlade(human) : arm;
  if (place === 'butt' || place === null) return hasButt(human) ? 'improvised' : 'unarmed';
  const blade = human.blades[place];
  return blade === undefined || blade.state !== 'ready' ? 'unarmed' : gripOf(blade, human.carries !== null);
}

/** ATZ.CHARGE.24, ATZ.CHARGE.25 */
export const isOffHand = (human: Human, grip: Grip): boolean => grip === 'one-hand' && offHand(human, 'blade') < 0;
