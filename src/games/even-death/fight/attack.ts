import type { Dice, Modifier, Seat } from '../../../kernel/index.ts';
import { distance, inArc, type Model } from '../../../tabletop/index.ts';
import type { Unit } from '../turn/action.ts';
import type { Human, Table } from '../state.ts';
import { choose, type Flow, roll, type Rule } from '../verbs.ts';
import { battleOf, bodies, hasPerk } from '../units.ts';

/**
 * What every attack has in common: dice of both sides, the factors that change them, and how many wounds come of it.
 */

/** EDM.MODEL.6: a factor changes how many dice are rolled, or what every one of them shows. */
export interface Factor {
  readonly rule: Rule;
  readonly label: string;
  readonly dice?: number;
  readonly results?: number;
}

/** The dice of one side, all factors included. */
export interface Pool {
  readonly dice: number;
  /** What a die must reach… */
  readonly needed: number;
  /** …after this has been added. */
  readonly results: number;
  readonly modifiers: readonly Modifier[];
}

/** EDM.MODEL.7, EDM.MODEL.8: factors add up without limit; fewer than no dice are none. */
export function poolOf(
  rule: Rule,
  label: string,
  { dice, needed }: { readonly dice: number; readonly needed: number },
  factors: readonly Factor[],
): Pool {
  const sum = (of: (factor: Factor) => number | undefined): number => factors.reduce((n, f) => n + (of(f) ?? 0), 0);
  return {
    dice: Math.max(0, dice + sum((factor) => factor.dice)),
    needed,
    results: sum((factor) => factor.results),
    modifiers: [{ rule, label, value: `${counted(dice)}, ${needed}+` }, ...factors.map(asModifier)],
  };
}

const counted = (dice: number): string => `${dice} ${dice === 1 ? 'die' : 'dice'}`;

function asModifier({ rule, label, dice = 0, results = 0 }: Factor): Modifier {
  return { rule, label, value: dice === 0 ? results : `${dice > 0 ? '+' : '−'}${counted(Math.abs(dice))}` };
}

/** What a die itself must show: 1 or less cannot fail, 9 or more cannot succeed (EDM.MODEL.8). */
export const faceNeeded = ({ needed, results }: Pool): number => needed - results;

/** EDM.SHOOT.6, EDM.MELEE.4, EDM.BITE.10 */
export const successesIn = (pool: Pool, rolled: readonly number[]): number =>
  rolled.filter((die) => die >= faceNeeded(pool)).length;

/** EDM.MODEL.1 */
export const SIDES = 8;

/** The chance of one die that must show at least this. */
export const chanceOf = (needed: number): number => Math.min(SIDES, Math.max(0, SIDES + 1 - needed)) / SIDES;

/** How likely each number of successes is. */
function successOdds(pool: Pool): number[] {
  const p = chanceOf(faceNeeded(pool));
  let odds = [1];
  for (let i = 0; i < pool.dice; i++) {
    const before = odds;
    odds = [...before, 0].map((chance, n) => chance * (1 - p) + (before[n - 1] ?? 0) * p);
  }
  return odds;
}

/** How likely each number of wounds is: closed form, so that it costs next to nothing (EDM.WOUND.1, EDM.WOUND.3). */
export function woundOdds(offence: Pool, defence: Pool): number[] {
  const [attack, guard] = [successOdds(offence), successOdds(defence)];
  const odds = new Array<number>(attack.length).fill(0);
  attack.forEach((a, hits) => {
    guard.forEach((d, saves) => {
      const wounds = Math.max(0, hits - saves);
      odds[wounds] = (odds[wounds] as number) + a * d;
    });
  });
  return odds;
}

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
  let rolled = yield* rollPool(t, offence, attacker, rules.attack, 'ed.roll.attack');
  const saved = yield* rollPool(t, defence, target, rules.toughness, 'ed.roll.toughness');
  const saves = successesIn(defence, saved);
  const modifiers = [...offence.modifiers, ...defence.modifiers];
  if (human !== null && mightTurn(human, offence, successesIn(offence, rolled), saves)) {
    // With the last action there is nothing to keep it for.
    const last = battleOf(t).activation?.actions === 0;
    const again = last
      ? 'reroll'
      : yield* choose(t, attacker, {
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
      modifiers.push({ rule: 'EDM.PERK.9', label: 'Specialist', value: `${rolled[missed]} rerolled` });
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

/** Nobody is asked to roll no dice. */
function* rollPool(t: Table, pool: Pool, seat: Seat, rule: Rule, key: string): Flow<readonly number[]> {
  if (pool.dice === 0) return [];
  const target = faceNeeded(pool);
  const prompt = { key, params: { dice: pool.dice, needed: target } };
  return yield* roll(t, `${pool.dice}d8`, { rule, prompt, seat, target, counting: true });
}
