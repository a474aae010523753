import { CHARGE_DICE, ZOMBIE_PASSES } from '../data/charge.ts';
import { diceAfter, SIDES } from '../dice.ts';
import { blowWound } from '../dead/wounds.ts';
import { type Figure, isHuman, repOf } from '../figures.ts';
import { has } from '../people/attributes.ts';
import { damageOf } from '../shoot/hits.ts';
import { type HurtOdds, knockedDown } from '../shoot/odds.ts';
import type { Human, State } from '../state.ts';
import { chargeChanges } from './charging.ts';
import { type Fighter, meleeChanges, scoreOf } from './rounds.ts';

/** What a charge and a blow may come to, in closed form: the same as walking through the dice. */

/** The chance of each number of dice that show something which one of them shows with a chance of `p`. */
export function binomial(count: number, p: number): number[] {
  let odds = [1];
  for (let i = 0; i < count; i++) {
    odds = [...odds, 0].map((_, k) => (odds[k] ?? 0) * (1 - p) + (k > 0 ? (odds[k - 1] as number) * p : 0));
  }
  return odds;
}

/** The chance of each difference `own - other`. */
export function differences(own: readonly number[], other: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  own.forEach((p, i) => {
    other.forEach((q, j) => found.set(i - j, (found.get(i - j) ?? 0) + p * q));
  });
  return found;
}

export const sumWhere = (odds: ReadonlyMap<number, number>, holds: (by: number) => boolean): number =>
  [...odds].reduce((sum, [by, p]) => (holds(by) ? sum + p : sum), 0);

export interface TestOdds {
  readonly charger: number;
  readonly target: number;
  readonly same: number;
}

/** ATZ.CHARGE.8, ATZ.CHARGE.12: dice passed by somebody who charges or is charged. */
function passing(state: State, figure: Figure, rear: boolean): number[] {
  if (!isHuman(figure)) return binomial(figure.risen ? 2 : ZOMBIE_PASSES, 1);
  const human: Human = figure;
  const changes = chargeChanges({
    class: human.class,
    rage: has(state, human, 'rage'),
    runt: has(state, human, 'runt'),
    rear,
  });
  return binomial(diceAfter(CHARGE_DICE, changes), Math.min(SIDES, Math.max(0, repOf(human))) / SIDES);
}

/** ATZ.CHARGE.13 to ATZ.CHARGE.15: who passes more. */
export function chargeOdds(state: State, charger: Figure, target: Figure, rear = false): TestOdds {
  const odds = differences(passing(state, charger, false), passing(state, target, rear));
  return {
    charger: sumWhere(odds, (by) => by > 0),
    target: sumWhere(odds, (by) => by < 0),
    same: sumWhere(odds, (by) => by === 0),
  };
}

export interface RoundOdds {
  readonly even: number;
  /** What becomes of either of them. */
  readonly first: HurtOdds;
  readonly second: HurtOdds;
}

const NOTHING: HurtOdds = { od: 0, oof: 0, stunned: 0, down: 0 };
const plus = (a: HurtOdds, b: HurtOdds, share: number): HurtOdds => ({
  od: a.od + share * b.od,
  oof: a.oof + share * b.oof,
  stunned: a.stunned + share * b.stunned,
  down: a.down + share * b.down,
});

/** ATZ.MELEE.13, ATZ.ZMELEE.3: a blow of that Impact. */
function blowOdds(state: State, victim: Figure, impact: number): HurtOdds {
  let odds = NOTHING;
  for (let die = 1; die <= SIDES; die++) {
    const share = 1 / SIDES;
    if (!isHuman(victim)) {
      const isDead = blowWound(die, impact) === 'dead';
      odds = plus(odds, { ...NOTHING, od: isDead ? 1 : 0, down: isDead ? 0 : 1 }, share);
      continue;
    }
    const damage = damageOf(die, impact);
    odds = plus(odds, damage === 'knock-down' ? knockedDown(state, victim) : { ...NOTHING, [damage]: 1 }, share);
  }
  return odds;
}

/** ATZ.MELEE.1, ATZ.MELEE.12: a round between two, each as it fights. */
export function roundOdds(
  state: State,
  one: { readonly figure: Figure; readonly fighter: Fighter },
  two: { readonly figure: Figure; readonly fighter: Fighter },
): RoundOdds {
  const scores = (own: Fighter, other: Fighter): number[] => {
    const dice = diceAfter(own.rep, meleeChanges(own, other));
    const more = Array.from({ length: scoreOf([], other) }, () => 0);
    return [...more, ...binomial(dice, 1 / 2)];
  };
  const odds = differences(scores(one.fighter, two.fighter), scores(two.fighter, one.fighter));
  let [first, second] = [NOTHING, NOTHING];
  for (const [by, p] of odds) {
    if (by > 0) second = plus(second, blowOdds(state, two.figure, by), p);
    if (by < 0) first = plus(first, blowOdds(state, one.figure, -by), p);
  }
  return { even: odds.get(0) ?? 0, first, second };
}
