import type { Placed, Point } from '../../kernel/index.ts';
import { grained } from '../geometry/point.ts';
import type { Leg, Ring, Turn } from '../geometry/tangents.ts';
import type { Passage } from './ways.ts';

/** The arrival at a ring. */
export interface Arrival {
  readonly ring: number;
  readonly turn: Turn;
  readonly leg: Leg | null;
  /** What the way costs up to there, and how long it is. */
  readonly cost: number;
  readonly inches: number;
  readonly before: Arrival | null;
  /** The points of the arc from which the leg leaves; worked out when the leg is looked at. */
  arc: readonly Point[];
  readonly passage: Passage | null;
  /** At least what the whole way costs. */
  readonly rank: number;
}

export const NO_ARC: readonly Point[] = [];

export const START: Arrival = {
  ring: 0,
  turn: 1,
  leg: null,
  cost: 0,
  inches: 0,
  before: null,
  arc: NO_ARC,
  passage: null,
  rank: 0,
};

export interface Stop extends Point {
  readonly level: number;
  /** The passage that led there. */
  readonly passage: Passage | null;
}

/** The points of a way, its start included; arcs are broken into pieces. */
export function pointsOf(arrival: Arrival, rings: readonly Ring[]): Stop[] {
  const arrivals: Arrival[] = [];
  for (let at: Arrival | null = arrival; at !== null; at = at.before) arrivals.unshift(at);
  const start = rings[0] as Ring;
  const points: Stop[] = [{ x: start.x, y: start.y, level: start.level, passage: null }];
  for (let i = 1; i < arrivals.length; i++) {
    const { leg, ring, passage: way, arc } = arrivals[i] as Arrival;
    const { level, x, y } = rings[ring] as Ring;
    if (leg === null) {
      if (way === null) continue;
      points.push({ x, y, level, passage: way });
      continue;
    }
    for (const p of arc) points.push({ x: p.x, y: p.y, level, passage: null });
    points.push({ x: leg.toX, y: leg.toY, level, passage: null });
  }
  return points;
}

export const grainedPlace = ({ x, y, level }: Stop): Placed => ({ x: grained(x), y: grained(y), level });

/** One number for one leg, however many rings there are yet. */
export const legName = (to: Arrival, from: Arrival): number =>
  ((from.ring * 65536 + to.ring) * 2 + (from.turn > 0 ? 1 : 0)) * 2 + (to.turn > 0 ? 1 : 0);
