import type { Point } from '../../../kernel/index.ts';
import { crowdedBy, type Tabletop } from '../../../tabletop/index.ts';
import { figuresHere, tabletopOf, terrainIn } from '../figures.ts';
import { isOnRoad } from '../move/ground.ts';
import type { Encounter, Vehicle } from '../state.ts';
import { figuresFor } from '../vehicles/vehicle.ts';

/** How far it is by car: round houses and parked cars, and by road rather than across lawns. */

/** How fine the squares are that are driven over. */
const SQUARE = 1;
const DIAGONAL = Math.sqrt(2);
const NEXT = [
  [1, 0, 1],
  [-1, 0, 1],
  [0, 1, 1],
  [0, -1, 1],
  [1, 1, DIAGONAL],
  [1, -1, DIAGONAL],
  [-1, 1, DIAGONAL],
  [-1, -1, DIAGONAL],
] as const;

export interface Road {
  /** Inches of road that are still to be driven from somewhere; an inch off the road counts for more. */
  readonly left: (at: Point) => number;
  /** Where the next inches of the way lead from somewhere. */
  readonly ahead: (at: Point, inches: number) => Point;
}

export function roadTo(enc: Encounter, vehicle: Vehicle, goal: Point): Road {
  const { width, depth } = terrainIn(enc);
  const [wide, deep] = [Math.floor(width / SQUARE), Math.floor(depth / SQUARE)];
  const middle = (i: number): Point => ({
    x: ((i % wide) + 0.5) * SQUARE,
    y: (Math.floor(i / wide) + 0.5) * SQUARE,
  });
  const squareAt = ({ x, y }: Point): number =>
    held(Math.floor(x / SQUARE), wide) + wide * held(Math.floor(y / SQUARE), deep);
  const costs = squareCosts(enc, vehicle, wide * deep, middle);
  const left = distances(costs, wide, deep, squareAt(goal));
  const next = (i: number): number => {
    let best = i;
    for (const j of neighbours(i, wide, deep)) if ((left[j.at] as number) < (left[best] as number)) best = j.at;
    return best;
  };
  return {
    left: (at) => left[squareAt(at)] as number,
    ahead: (at, inches) => {
      let square = squareAt(at);
      for (let step = 0; step < inches / SQUARE; step++) square = next(square);
      return middle(square);
    },
  };
}

const held = (n: number, most: number): number => Math.max(0, Math.min(most - 1, n));

/** Room for the middle of the vehicle, a bit wider than it is. */
const ROOM = 0.2;
/** Through a wall: farther than any way round. */
const WALL = 40;

/** What an inch costs in each square: 1 on a road, more off it, and most where something stands. */
function squareCosts(enc: Encounter, vehicle: Vehicle, count: number, middle: (i: number) => Point): number[] {
  const { road, offRoad } = figuresFor(vehicle);
  const table: Tabletop = tabletopOf(enc).without(figuresHere(enc).map(({ id }) => id));
  const mover = { id: vehicle.id, level: 0, radius: vehicle.width / 2 + ROOM };
  return Array.from({ length: count }, (_, i) => {
    const at = { ...middle(i), level: 0 };
    const by = crowdedBy(table, { ...mover, ...at }, at);
    if (by !== null && by !== 'edge' && by !== vehicle.id) return WALL;
    return isOnRoad(enc, at) ? 1 : road / offRoad;
  });
}

function* neighbours(i: number, wide: number, deep: number): Generator<{ readonly at: number; readonly long: number }> {
  const [x, y] = [i % wide, Math.floor(i / wide)];
  for (const [dx, dy, long] of NEXT)
    if (x + dx >= 0 && x + dx < wide && y + dy >= 0 && y + dy < deep) yield { at: i + dx + dy * wide, long };
}

/** From a square to all others, the nearest first. */
function distances(costs: readonly number[], wide: number, deep: number, from: number): number[] {
  const left = costs.map(() => Number.POSITIVE_INFINITY);
  left[from] = 0;
  let edge = [from];
  while (edge.length > 0) {
    const reached: number[] = [];
    for (const i of edge) {
      for (const { at, long } of neighbours(i, wide, deep)) {
        const by = (left[i] as number) + (long * SQUARE * ((costs[i] as number) + (costs[at] as number))) / 2;
        if (by >= (left[at] as number) - 1e-9) continue;
        left[at] = by;
        reached.push(at);
      }
    }
    edge = [...new Set(reached)];
  }
  return left;
}
