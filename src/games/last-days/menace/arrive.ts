import { allNearestBy, bodyAt } from '../../../skirmish/index.ts';
import { type Edge, edgeSpots, type Tabletop } from '../../../tabletop/index.ts';
import type { Point } from '../../../kernel/index.ts';
import type { Battle, Lure } from '../state.ts';
import { DEPTH, depthOf } from '../prepare/spots.ts';
import { PERSON, tabletopOf, terrainIn } from '../units.ts';

/** LD.NOISE.6: where zombies arrive. */

export interface Arrival {
  readonly edge: Edge;
  readonly x: number;
  readonly y: number;
  /** From what drew it to the middle of the base there. */
  readonly inches: number;
}

/** So far from other bases that they do not touch: Contact only comes by a move. */
const GAP = 0.02;

/**
 * The spots of the open edge that are nearest to what makes Noise: several only where they are equally near. There a base fits and
 * touches no model.
 */
export function arrivalsFor(battle: Battle, source: Lure, table = tabletopOf(battle)): Arrival[] {
  const base = bodyAt('', { x: 0, y: 0 }, PERSON);
  const deep = depthOf(terrainIn(battle)) - DEPTH; // LD.TERRAIN.3
  const found = rimOf(table, source).flatMap((from) => edgeSpots(table, base, from, { deep, gap: GAP }));
  const nearest = allNearestBy(found, ({ inches }) => inches);
  return oneEach(nearest.map(({ edge, at: { x, y }, inches }) => ({ edge, x, y, inches })));
}

/** A vehicle is as near to an edge as its nearest corner. */
const rimOf = (table: Tabletop, { id, kind, x, y }: Lure): readonly Point[] =>
  kind === 'vehicle' ? (table.ground.named(id)?.outline ?? []) : [{ x, y }];

/** In a corner of the table two edges have one spot. */
const oneEach = (spots: readonly Arrival[]): Arrival[] =>
  spots.filter(({ x, y }, i) => spots.findIndex((other) => other.x === x && other.y === y) === i);
