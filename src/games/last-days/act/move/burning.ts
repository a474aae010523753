import type { Placed } from '../../../../kernel/index.ts';
import { apart, between, point } from '../../../../tabletop/index.ts';
import { burn } from '../../shoot/fire.ts';
import { battleOf, findUnit, type Unit } from '../../units.ts';
import type { Flow, Table } from '../../verbs.ts';

/** Fires are looked for that far apart along a way. */
const STEP = 0.25;

/** LD.ATTR.9: what burns on the way hurts where it is entered; who falls there lies there. */
export function* burnAlong(t: Table, unit: Unit, from: Placed, way: readonly Placed[]): Flow<void> {
  if (battleOf(t).fires.length === 0) return;
  let here = { x: from.x, y: from.y, level: from.level ?? 0 };
  for (const to of way) {
    const start = here;
    const steps = Math.max(1, Math.ceil(apart(start, to) / STEP));
    for (let i = 1; i <= steps; i++) {
      const { x, y } = between(start, to, i / steps);
      const next = { ...point(x, y), level: to.level ?? start.level };
      Object.assign(unit, next);
      yield* burn(t, unit, 'enters', here);
      if (findUnit(battleOf(t), unit.id) === undefined) return;
      here = next;
    }
  }
}
