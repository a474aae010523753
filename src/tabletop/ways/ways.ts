import type { Placed, Point } from '../../kernel/index.ts';
import { crowdedBy, forStruck, idOf, type Mover, type Obstacle, onTable, standsOn, struckAt } from './clearance.ts';
import { crosses } from '../geometry/distance.ts';
import { apart, between, grained, SLACK } from '../geometry/point.ts';
import { passage } from '../sight/sight.ts';
import type { Solid } from '../terrain/solid.ts';
import type { Tabletop } from '../tabletop.ts';
import type { GroundKind, Model } from '../terrain/terrain.ts';

/** What an inch costs on each kind of ground: 1 where nothing else is said. */
export type GroundCosts = Readonly<Partial<Record<GroundKind, number>>>;

export type PassageKind = 'door' | 'window' | 'ladder' | 'stairs' | 'climb' | 'drop' | 'jump';

/** A way through what bars it, at a price of its own: a door to be opened, stairs, a climb, a jump. */
export interface Passage {
  readonly id: string;
  readonly from: Point & { readonly level: number };
  readonly to: Point & { readonly level: number };
  readonly cost: number;
  readonly kind?: PassageKind;
  /** How much higher its end lies; of a climb over something, how high that is. */
  readonly rise?: number;
}

export interface MoveOptions {
  /** The most that the way may cost. */
  readonly budget?: number;
  readonly costs?: GroundCosts;
  /** Models that may be passed through, though not stopped on. */
  readonly pass?: (model: Model) => boolean;
  /** One straight line, and nothing else. */
  readonly straight?: boolean;
  readonly passages?: readonly Passage[];
}

/** A part of a way on one kind of ground, or through one passage. */
export interface Stretch {
  readonly from: Placed;
  readonly to: Placed;
  readonly inches: number;
  readonly ground: GroundKind;
  /** The pieces of that ground, or the passage. */
  readonly of: readonly string[];
  readonly cost: number;
  /** Of a passage. */
  readonly kind?: PassageKind;
  readonly rise?: number;
}

type FaultReason = 'off-table' | 'blocked' | 'model' | 'no-room' | 'no-passage' | 'not-straight' | 'too-far';

interface WayFault {
  readonly reason: FaultReason;
  /** Where the middle of the base is at the last legal moment. */
  readonly at: Point;
  /** Which point of the way could not be reached. */
  readonly point: number;
  readonly by: string | null;
}

export interface CheckedWay {
  readonly fault: WayFault | null;
  readonly inches: number;
  readonly cost: number;
  readonly stretches: readonly Stretch[];
}

/** A way that is known to be legal, from the mover's place on: its points, the first one left out. */
export interface Way {
  readonly points: readonly Placed[];
  readonly inches: number;
  readonly cost: number;
}

/** What a given way costs, stretch by stretch, and where it first is illegal, and why. */
export function checkWay(
  table: Tabletop,
  mover: Mover,
  points: readonly Placed[],
  options: MoveOptions = {},
): CheckedWay {
  const { budget = Number.POSITIVE_INFINITY, straight = false } = options;
  const stretches: Stretch[] = [];
  let [inches, cost] = [0, 0];
  let here: Placed & { readonly level: number } = { x: mover.x, y: mover.y, level: mover.level };
  const ended = (fault: WayFault | null): CheckedWay => ({
    fault,
    inches: grained(inches),
    cost: grained(cost),
    stretches,
  });
  if (straight && points.length > 1) return ended({ reason: 'not-straight', at: here, point: 1, by: null });
  for (const [i, to] of points.entries()) {
    const level = to.level ?? here.level;
    const there = { x: to.x, y: to.y, level };
    const through = options.passages?.find((p) => isAt(p.from, here) && isAt(p.to, there));
    if (through === undefined && level !== here.level)
      return ended({ reason: 'no-passage', at: here, point: i, by: null });
    const fault = through === undefined ? legFault(table, mover, here, there, options) : null;
    const [legs, reached] =
      through === undefined
        ? [groundOf(table, here, fault?.at ?? there, level, options), fault?.at ?? there]
        : [[passed(through)], there];
    for (const leg of legs) {
      if (cost + leg.cost > budget + SLACK) {
        // A passage is taken wholly or not at all.
        const share = leg.cost === 0 || through !== undefined ? 0 : (budget - cost) / leg.cost;
        return ended({ reason: 'too-far', at: between(leg.from, leg.to, share), point: i, by: null });
      }
      stretches.push(leg);
      inches += leg.inches;
      cost += leg.cost;
    }
    if (fault !== null) return ended({ ...fault, point: i });
    here = { ...reached, level };
  }
  const crowd = crowdedBy(table, mover, here);
  return ended(
    crowd === null ? null : { reason: 'no-room', at: here, point: Math.max(0, points.length - 1), by: crowd },
  );
}

const isAt = (p: Point & { readonly level: number }, q: Point & { readonly level: number }): boolean =>
  p.level === q.level && apart(p, q) <= SLACK;

export const passed = ({ id, from, to, cost, kind, rise }: Passage): Stretch => ({
  from,
  to,
  inches: from.level === to.level ? apart(from, to) : 0,
  ground: 'normal',
  of: [id],
  cost,
  ...(kind === undefined ? {} : { kind, rise: rise ?? 0 }),
});

function legFault(
  table: Tabletop,
  mover: Mover,
  a: Placed & { level: number },
  b: Point,
  { pass }: MoveOptions,
): WayFault | null {
  let first = onTable(table, b, mover.radius) ? 1 : leavesAt(table, mover.radius, a, b);
  let by: Obstacle | null = null;
  const off = first < 1 || !onTable(table, b, mover.radius);
  forStruck(table, mover, a.level, a, b, SLACK, pass, (obstacle) => {
    const share = struckAt(obstacle, a, b, mover.radius - SLACK);
    if (by === null ? share <= first : share < first) {
      first = share;
      by = obstacle;
    }
    return false;
  });
  if (by === null) return off ? { reason: 'off-table', at: between(a, b, first), point: 0, by: null } : null;
  return { reason: 'corners' in by ? 'blocked' : 'model', at: between(a, b, first), point: 0, by: idOf(by) };
}

/** At which share of the way the base leaves the table. */
function leavesAt({ ground: { terrain } }: Tabletop, radius: number, a: Point, b: Point): number {
  const rim = radius - SLACK;
  let share = 1;
  const limit = (from: number, to: number, low: number, high: number): void => {
    if (to < low) share = Math.min(share, Math.max(0, (from - low) / (from - to)));
    if (to > high) share = Math.min(share, Math.max(0, (high - from) / (to - from)));
  };
  limit(a.x, b.x, rim, terrain.width - rim);
  limit(a.y, b.y, rim, terrain.depth - rim);
  return share;
}

const RANK: Readonly<Record<GroundKind, number>> = { normal: 0, difficult: 1, dangerous: 2, impassable: 3 };

/** The ground from a to b under the middle of the base, cut where it changes. Where pieces overlap, the worst counts. */
export function groundOf(table: Tabletop, a: Point, b: Point, level: number, { costs = {} }: MoveOptions): Stretch[] {
  const long = apart(a, b);
  const patches = level === 0 ? roughBetween(table, a, b) : [];
  const stops = [0, 1];
  for (const patch of patches) stops.push(...passage(patch, a, b));
  stops.sort((p, q) => p - q);
  const found: Stretch[] = [];
  for (let i = 1; i < stops.length; i++) {
    const [enter, leave] = [stops[i - 1] as number, stops[i] as number];
    if ((leave - enter) * long < 1e-6 && long > 0) continue;
    const under = patches.filter((patch) => standsOn(patch, between(a, b, (enter + leave) / 2)));
    const ground = under.reduce<GroundKind>((worst, { doing }) => worse(worst, doing.ground ?? 'normal'), 'normal');
    const of = [...new Set(under.filter(({ doing }) => doing.ground === ground).map((patch) => patch.of))];
    const inches = (leave - enter) * long;
    const before = found.at(-1);
    if (before !== undefined && before.ground === ground && before.of.join() === of.join()) {
      const sum = before.inches + inches;
      found[found.length - 1] = {
        ...before,
        to: placed(between(a, b, leave), level),
        inches: sum,
        cost: sum * (costs[ground] ?? 1),
      };
    } else {
      const [from, to] = [placed(between(a, b, enter), level), placed(between(a, b, leave), level)];
      found.push({ from, to, inches, ground, of, cost: inches * (costs[ground] ?? 1) });
    }
  }
  return found;
}

const worse = (a: GroundKind, b: GroundKind): GroundKind => (RANK[b] > RANK[a] ? b : a);
const placed = ({ x, y }: Point, level: number): Placed => ({ x, y, level });

/** The patches of difficult or dangerous ground that the stretch crosses. */
export function roughBetween(table: Tabletop, a: Point, b: Point): Solid[] {
  const found: Solid[] = [];
  table.forSolids(a.x, a.y, b.x, b.y, 0, (solid) => {
    const { ground } = solid.doing;
    if (ground !== null && ground !== 'normal' && crosses(solid, a, b)) found.push(solid);
    return false;
  });
  return found;
}

/** The ground under a point: the worst of what lies there, and the pieces that make it so. */
export function groundAt(
  table: Tabletop,
  { x, y, level = 0 }: Placed,
): { readonly kind: GroundKind; readonly of: readonly string[] } {
  const under = level === 0 ? roughBetween(table, { x, y }, { x, y }) : [];
  const kind = under.reduce<GroundKind>((worst, { doing }) => worse(worst, doing.ground ?? 'normal'), 'normal');
  return { kind, of: [...new Set(under.filter(({ doing }) => doing.ground === kind).map(({ of }) => of))] };
}
