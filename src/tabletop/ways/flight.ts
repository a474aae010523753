import type { Point } from '../../kernel/index.ts';
import { SLACK } from '../geometry/point.ts';
import type { Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';
import { strikesModel, strikesSolid } from './clearance.ts';

/** What rises less than this above the feet is jumped over. */
const STEP = 0.02;

/**
 * What is in the way of a leap straight to a point, at the height at which the model stands: walls, what is taller than its
 * feet, other models; null if nothing is. Gaps, edges and what lies lower are flown over.
 */
export function flightBlockedBy(table: Tabletop, model: Model, to: Point): string | null {
  const { x, y, radius } = model;
  const feet = table.ground.feetOf(model);
  const head = feet + model.height;
  const isLevel = (bottom: number, top: number): boolean => top > feet + STEP && bottom < head - STEP;
  let found: string | null = null;
  table.forSolids(x, y, to.x, to.y, radius, (solid) => {
    const bars = solid.kind !== 'edge' && table.bars(solid, solid.level) && isLevel(solid.bottom, solid.top);
    if (!bars || !strikesSolid(solid, x, y, to.x, to.y, radius - SLACK)) return false;
    found = solid.of;
    return true;
  });
  if (found !== null) return found;
  table.grid.along(x, y, to.x, to.y, radius + table.widest, (other) => {
    const bottom = table.ground.feetOf(other);
    if (other.id === model.id || !isLevel(bottom, bottom + other.height)) return false;
    if (!strikesModel(other, x, y, to.x, to.y, radius - SLACK)) return false;
    found = other.id;
    return true;
  });
  return found;
}
