import type { Placed } from '../../../kernel/index.ts';
import type { MenuChoice } from '../decisions.ts';
import type { Unit } from '../turn/action.ts';
import type { Battle } from '../state.ts';
import { enemiesOf, findUnit, gapBetween, isHerd } from '../units.ts';
import { herdOption } from './dead.ts';
import { herdAway, herdEnds } from './hunt.ts';
import { humanEnds, humanOption } from './living.ts';

/**
 * What is worth doing: quick and decent play, in points of the lists. Nothing here plays a fork: all figures are closed
 * forms.
 */

/** What is worth most to the unit whose turn it is, or null if nothing is better than ending its turn. */
export const bestChoice = (battle: Battle, unit: Unit, menu: readonly MenuChoice[]): MenuChoice | null =>
  isHerd(unit) ? herdOption(battle, unit, menu) : humanOption(battle, unit, menu);

/** Of the unused units, the one nearest to an enemy: so nobody stands in another's way. */
export function nextUnit(battle: Battle, ids: readonly string[]): string | null {
  let [best, least] = [ids[0] ?? null, Number.POSITIVE_INFINITY];
  for (const id of ids) {
    const unit = findUnit(battle, id);
    if (unit === undefined) continue;
    for (const foe of enemiesOf(battle, unit)) {
      const gap = gapBetween(unit, foe);
      if (gap < least) [best, least] = [id, gap];
    }
  }
  return best;
}

/** Where a unit is moved to: an opponent who has been handed a herd leads it away. Null if it has no idea. */
export function bestEnd(battle: Battle, unit: Unit, mover: string): Placed | null {
  return goodEnds(battle, unit, mover)[0] ?? null;
}

/** Where a unit may well be moved to, the best first. */
export function goodEnds(battle: Battle, unit: Unit, mover: string): readonly Placed[] {
  if (!isHerd(unit)) return humanEnds(battle, unit);
  if (unit.seat === mover) return herdEnds(battle, unit);
  const away = herdAway(battle, unit, mover);
  return away === null ? [] : [away];
}

export { deployAt } from './deploying.ts';
export { nextInRing, type Sent } from './ring.ts';
export { threatTo } from './outlook.ts';
export { strengthOf, zombieWorth } from './value.ts';
