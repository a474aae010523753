import type { Dice, Seat } from '../../../kernel/index.ts';
import {
  chanceOf as chanceOn,
  type Factor as AnyFactor,
  faceNeeded,
  type Pool as AnyPool,
  poolOf as poolFrom,
  type Rolling,
  rollPool,
  successesIn,
  winOdds,
} from '../../../skirmish/index.ts';
import { distance, inArc, type Model } from '../../../tabletop/index.ts';
import type { Unit } from '../turn/action.ts';
import type { Human, Table } from '../state.ts';
import type { TextKey } from '../text.ts';
import { choose, type Flow, type Modifier, roll, type Rule } from '../verbs.ts';
import { bodies, hasPerk } from '../units.ts';

/**
 * What every attack has in common: dice of both sides, the factors that change them, and how many wounds come of it.
 */

/** EDM.MODEL.6: a factor changes how many dice are rolled, or what every one of them shows. */
export type Factor = AnyFactor<Rule, TextKey>;
export type Pool = AnyPool<TextKey>;

/** EDM.MODEL.1 */
export const SIDES = 8;

/** EDM.MODEL.7, EDM.MODEL.8: factors add up without limit; fewer than no dice are none. */
export const poolOf = (
  rule: Rule,
  label: TextKey,
  { dice, needed }: { readonly dice: number; readonly needed: number },
  factors: readonly Factor[],
): Pool => poolFrom(rule, label, { dice, sides: SIDES, needed }, factors);

/** EDM.MODEL.8: 1 or less cannot fail, 9 or more cannot succeed. EDM.SHOOT.6, EDM.MELEE.4, EDM.BITE.10 */
export { faceNeeded, successesIn } from '../../../skirmish/index.ts';

/** The chance of one die that must show at least this. */
export const chanceOf = (needed: number): number => chanceOn(needed, SIDES);

/** How likely each number of wounds is (EDM.WOUND.1, EDM.WOUND.3). */
export const woundOdds = winOdds;

/** EDM.T.WOUNDS */
export const meanWounds = (offence: Pool, defence: Pool): number =>
  woundOdds(offence, defence).reduce((sum, p, wounds) => sum + p * wounds, 0);

/** EDM.MODEL.5: the front is a quarter of the circle. */
const FRONT = 90;

/** EDM.SHOOT.12, EDM.MELEE.8: from outside the front of the target; of a herd, of its model nearest to the attacker. */
export function isFlanking(attacker: Model, target: Unit): boolean {
  const [first, ...others] = bodies(target) as [Model, ...Model[]];
  const nearest = others.reduce(
    (best, body) => (distance(attacker, body) < distance(attacker, best) ? body : best),
    first,
  );
  return !inArc(nearest, attacker, FRONT);
}

/** An attack as it is put to the dice. */
export interface Attack {
  readonly attacker: Seat;
  readonly target: Seat;
  readonly offence: Pool;
  readonly defence: Pool;
  /** Under which rules both sides roll. */
  readonly rules: { readonly attack: Rule; readonly toughness: Rule };
  /** Who may reroll a die of it (EDM.PERK.9). */
  readonly human: Human | null;
}

export interface Fought {
  readonly wounds: number;
  readonly hits: number;
  readonly saves: number;
  readonly dice: readonly Dice[];
  readonly modifiers: readonly Modifier[];
}

/**
 * EDM.WOUND.3, EDM.X.8: wounds are the successes that the attacker has more than the target; a tie deals none
 * (EDM.SHOOT.8).
 */
export function* resolve(t: Table, attack: Attack): Flow<Fought> {
  const { attacker, target, offence, defence, rules, human } = attack;
  let rolled = yield* rollPool(t, offence, rolling(rules.attack, attacker, 'ed.roll.attack', offence));
  const saved = yield* rollPool(t, defence, rolling(rules.toughness, target, 'ed.roll.toughness', defence));
  const saves = successesIn(defence, saved);
  const modifiers = [...offence.modifiers, ...defence.modifiers];
  if (human !== null && mightTurn(human, offence, successesIn(offence, rolled), saves)) {
    const again = yield* choose(t, attacker, {
      rule: 'EDM.PERK.9',
      prompt: { key: 'ed.specialist', params: { hits: saves, saves } },
      options: ['reroll', 'keep'],
    });
    if (again === 'reroll') {
      human.specialistUsed = true;
      const [die = 0] = yield* roll(t, '1d8', {
        rule: 'EDM.PERK.9',
        prompt: { key: 'ed.roll.again' },
        seat: attacker,
        target: faceNeeded(offence),
        counting: true,
      });
      const missed = rolled.findIndex((shown) => shown < faceNeeded(offence));
      modifiers.push({ rule: 'EDM.PERK.9', label: 'perk.specialist', value: `${rolled[missed]} rerolled` });
      rolled = rolled.map((shown, i) => (i === missed ? die : shown));
    }
  }
  const hits = successesIn(offence, rolled);
  const dice = [
    { sides: SIDES, rolled, target: faceNeeded(offence) },
    { sides: SIDES, rolled: saved, target: faceNeeded(defence) },
  ];
  return { wounds: Math.max(0, hits - saves), hits, saves, dice, modifiers };
}

/**
 * EDM.PERK.9: a failed attack is one that dealt no wound. The reroll is offered where one success more would deal one:
 * at a tie, with a die that missed.
 */
function mightTurn(human: Human, offence: Pool, hits: number, saves: number): boolean {
  const tied = hits === saves && hits < offence.dice;
  return tied && !human.specialistUsed && hasPerk(human, 'specialist');
}

const rolling = (rule: Rule, seat: Seat, key: TextKey, pool: Pool): Rolling => ({
  rule,
  seat,
  prompt: { key, params: { dice: pool.dice, needed: faceNeeded(pool) } },
});
