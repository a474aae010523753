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

/** Rings are fewer than that. */
const MOST_RINGS = 65536;

/** One number for the leg from the place that was reached as that many to a ring: what waits to be looked at is mostly never made. */
export const bidOf = (reached: number, ring: number, turn: Turn): number =>
  (reached * MOST_RINGS + ring) * 2 + (turn > 0 ? 1 : 0);

export function readBid(bid: number): { readonly reached: number; readonly ring: number; readonly turn: Turn } {
  const half = Math.floor(bid / 2);
  const ring = half % MOST_RINGS;
  return { reached: (half - ring) / MOST_RINGS, ring, turn: bid % 2 === 1 ? 1 : -1 };
}

export const UNKNOWN = 0;
/** Clear of everything on the table. */
export const CLEAR = 1;
export const BARRED = 2;

/** What has been found out about legs from one ring to another. */
export class Verdicts {
  /** By the ring and the turn that they leave with, and then by those that they arrive with. */
  readonly #rows: (Uint8Array | undefined)[] = [];

  of(from: Arrival, ring: number, turn: Turn): number {
    return this.#rows[endName(from.ring, from.turn)]?.[endName(ring, turn)] ?? UNKNOWN;
  }

  note(from: Arrival, ring: number, turn: Turn, verdict: number): void {
    const [row, at] = [endName(from.ring, from.turn), endName(ring, turn)];
    let known = this.#rows[row];
    if (known === undefined || known.length <= at) {
      const longer = new Uint8Array(Math.max(MOST_ENDS, 2 * at));
      if (known !== undefined) longer.set(known);
      this.#rows[row] = known = longer;
    }
    known[at] = verdict;
  }
}

const endName = (ring: number, turn: Turn): number => ring * 2 + (turn > 0 ? 1 : 0);
/** Mostly there is room for all. */
const MOST_ENDS = 128;
