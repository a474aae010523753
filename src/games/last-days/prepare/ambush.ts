import { oppositeEdge } from '../../../skirmish/index.ts';
import { type Edge, EDGES } from '../../../tabletop/index.ts';
import type { Battle, Standing } from '../state.ts';
import { terrainIn } from '../units.ts';
import { HAIR, RADIUS } from './spots.ts';

/** LD.SKILL.5: where Ambushers come in. */

export const oppositeOf = oppositeEdge;

/** From the rim of a base to an edge of the table. */
function toOneEdge(battle: Battle, { x, y }: Standing, edge: Edge): number {
  const { width, depth } = terrainIn(battle);
  return { near: y, far: depth - y, left: x, right: width - x }[edge] - RADIUS;
}

/** Within 6" of a side that nobody deploys on, and with the whole base in the own half. */
export function inside(battle: Battle, at: Standing, own: Edge, theirs: Edge): boolean {
  const neutral = EDGES.filter((edge) => edge !== own && edge !== theirs);
  if (!neutral.some((edge) => toOneEdge(battle, at, edge) <= 6 + HAIR)) return false;
  return toOneEdge(battle, at, theirs) >= toOneEdge(battle, at, own) + 2 * RADIUS - HAIR;
}
