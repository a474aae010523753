import { chanceOf } from '../../../skirmish/index.ts';
import { valueOf } from '../characteristics.ts';
import { type Scored, SIDES, totalOf } from '../dice.ts';
import type { Character } from '../state.ts';
import { isZombie, type Unit } from '../units.ts';
import type { Mark } from './aim.ts';
import { enduranceOf, HEAD, type Hit, pointsOf } from './damage.ts';
import { damageOf, gunAt, lobotomizersOf } from './guns.ts';

/** What an attack may do, in closed form: the same as walking through the dice, and next to nothing to work out. */
export interface HarmOdds {
  /** The chance to hit. */
  readonly hit: number;
  /** The chance of each number of Damage Points, from 0 on, whatever the target can still take; of the dead, 0 or 1. */
  readonly points: readonly number[];
  /** The chance that the target is Out of Action or destroyed. */
  readonly out: number;
}

type Blow = Pick<Hit, 'kind' | 'damage' | 'lobotomizer'>;

/** LD.SDAM.1, LD.CDAM.1, LD.ZOMBIE.6: what a hit does. */
function pointsOdds(victim: Unit, { kind, damage, lobotomizer }: Blow): number[] {
  if (isZombie(victim)) {
    const head = chanceOf(HEAD - totalOf(lobotomizer), SIDES);
    return [1 - head, head];
  }
  const divisor = totalOf(enduranceOf(victim, kind));
  const odds: number[] = [];
  for (let die = 1; die <= SIDES; die++) {
    const points = pointsOf(die + totalOf(damage), divisor);
    while (odds.length <= points) odds.push(0);
    odds[points] = (odds[points] as number) + 1 / SIDES;
  }
  return odds;
}

/** Damage Points that a model can still take. */
export const capacityLeft = (unit: Unit): number => (isZombie(unit) ? 1 : valueOf(unit, 'capacity') - unit.damage);

export function harmOdds(victim: Unit, hit: number, blow: Blow): HarmOdds {
  const points = pointsOdds(victim, blow).map((p, n) => hit * p + (n === 0 ? 1 - hit : 0));
  const left = capacityLeft(victim);
  return { hit, points, out: points.reduce((sum, p, n) => (n >= left ? sum + p : sum), 0) };
}

/** What a shot does to the one whom it is aimed at, without Double-Tap. */
export function shotOdds(shooter: Character, { gun, target, step, chance }: Mark): HarmOdds {
  const weapon = gunAt(shooter, gun);
  const damage: readonly Scored[] = damageOf(shooter, weapon, step);
  return harmOdds(target, chance, { kind: 'ranged', damage, lobotomizer: lobotomizersOf(shooter, weapon) });
}
