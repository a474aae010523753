import type { Standing } from '../../../skirmish/index.ts';
import { distance, type Model, SLIVER, type Tabletop, visibleShare } from '../../../tabletop/index.ts';
import type { Battle } from '../state.ts';
import { bodyOf, findUnit, tabletopOf, type Unit, unitsHere, battleOf } from '../units.ts';
import type { Flow, Table } from '../verbs.ts';
import { type Hit, hurt } from './damage.ts';
import { isWithin } from './guns.ts';

/** LD.ATTR.2: who is within the reach of an explosion or a fire: friends too, the nearest first. */
export function caughtIn(battle: Battle, source: Model, inches: number, units = unitsHere(battle)): Unit[] {
  const table = tabletopOf(battle);
  return units
    .map((unit) => ({ unit, body: bodyOf(unit), far: distance(source, bodyOf(unit)) }))
    .filter(({ body, far }) => isWithin(far, inches) && !isWalledOff(table, source, body))
    .sort((a, b) => a.far - b.far || (a.unit.id < b.unit.id ? -1 : 1))
    .map(({ unit }) => unit);
}

/** LD.ATTR.4: solid scenery stands wholly in between; other models keep nothing off. */
const isWalledOff = (table: Tabletop, source: Model, body: Model): boolean =>
  source.id !== body.id && visibleShare(table, source, body) <= SLIVER;

/** LD.ATTR.5, LD.ATTR.7: all of them are hit, the source of it first. */
export function* blast(t: Table, caught: readonly Unit[], hit: Hit): Flow<void> {
  const battle = battleOf(t);
  for (const { id } of caught) {
    const unit = findUnit(battle, id);
    if (unit !== undefined) yield* hurt(t, unit, hit);
  }
}

/** LD.ATTR.7: a token of an inch on the ground, as something that sees and is measured from. */
export const fireBody = ({ x, y, level }: Standing, id = 'fire'): Model => ({
  id,
  x,
  y,
  level,
  radius: 0.5,
  height: 1,
  eye: 0.5,
  facing: 0,
});
