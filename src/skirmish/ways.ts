import type { Objection, PathAnswer, Placed } from '../kernel/index.ts';
import {
  apart,
  type CheckedWay,
  checkWay,
  facingTowards,
  type Model,
  type MoveOptions,
  type PassageOptions,
  passagesAlong,
  passagesFor,
  point,
  type Stretch,
  type Tabletop,
  walk,
} from '../tabletop/index.ts';

/** Ways of models: routed, checked, shown before they are walked, cut off where they are interrupted. */

/**
 * Somebody is to move: over which table, and at what price for which ground, past whom, through what, how far at most. With
 * `prices` doors, windows, ladders, stairs, climbs, drops and jumps are a part of the way, as the terrain has them.
 */
export interface Move {
  readonly table: Tabletop;
  readonly model: Model;
  readonly options: MoveOptions & PassageOptions & { readonly budget: number };
}

/** A way as it would be walked, and what stands against it. */
export interface Route {
  /** Every point of it, the mover's place left out; the last one says where the mover looks then. */
  readonly points: readonly Placed[];
  readonly inches: number;
  readonly cost: number;
  readonly stretches: readonly Stretch[];
  readonly fault: CheckedWay['fault'];
}

const pointsOf = (answer: PathAnswer): readonly Placed[] => ('to' in answer ? [answer.to] : answer);

/** Where it ends. */
export const endOf = (answer: PathAnswer): Placed | undefined => pointsOf(answer).at(-1);

/**
 * The way that an answer means: the cheapest one to a point that is named alone as `{ to }`, with doors, ladders and the like
 * on the way, or the points as they are given. If there is no such way, the straight one says what is in its way.
 */
export function routeOf({ table, model, options }: Move, answer: PathAnswer): Route {
  const named = pointsOf(answer).map((at) => ({ ...point(at.x, at.y), level: at.level ?? model.level }));
  const goal = named.at(-1);
  const found = 'to' in answer && goal !== undefined ? wayThere({ table, model, options }, goal) : null;
  const way = found ?? named;
  const { inches, cost, stretches, fault } = checked({ table, model, options }, way);
  return { points: withFacing(model, way, endOf(answer)?.facing), inches, cost, stretches, fault };
}

/** The points of the cheapest way to a goal, whatever the budget; null if there is none. */
function wayThere({ table, model, options }: Move, goal: Placed): readonly Placed[] | null {
  const { budget: _, ...unlimited } = options;
  const passages = passagesFor(table, model, goal, options);
  return walk(table, model, goal, { ...unlimited, passages })?.points ?? null;
}

const checked = ({ table, model, options }: Move, way: readonly Placed[]): CheckedWay =>
  checkWay(table, model, way, { ...options, passages: passagesAlong(table, model, way, options) });

/** A mover ends looking where its player says, or else along the last leg. */
function withFacing(model: Model, way: readonly Placed[], facing: number | undefined): readonly Placed[] {
  const last = way.at(-1);
  if (last === undefined) return way;
  const before = way.at(-2) ?? model;
  const along = apart(before, last) > 0 ? facingTowards(before, last) : model.facing;
  return [...way.slice(0, -1), { ...last, facing: facing ?? along }];
}

/** As far along a way as the budget goes: how far a mover gets towards what is out of reach. */
export function asFarAs({ table, model, options }: Move, way: readonly Placed[]): Route {
  const { fault } = checked({ table, model, options }, way);
  if (fault === null || fault.reason !== 'too-far') return routeOf({ table, model, options }, way);
  const level = way[fault.point]?.level ?? model.level;
  const before = way[fault.point - 1] ?? model;
  // Before what is done wholly or not at all it stops where it is.
  const end = apart(before, fault.at) === 0 ? [] : [{ ...point(fault.at.x, fault.at.y), level }];
  const points = [...way.slice(0, fault.point), ...end];
  return routeOf({ table, model, options }, points);
}

/** A way that is being walked, as a state may hold it: what has been walked, and what is still to come. */
export interface Underway {
  here: Placed;
  rest: Placed[];
  inches: number;
}

export const setOut = ({ x, y, level, facing }: Model, { points }: Pick<Route, 'points'>): Underway => ({
  here: { x, y, level, facing },
  rest: [...points],
  inches: 0,
});

/** A point of a way that is being walked: so many inches from its beginning, before the point of that number. */
export interface Moment {
  readonly at: Placed;
  readonly inches: number;
  readonly leg: number;
}

/** The way walked up to a moment of what is left of it, or to its end. On the way a mover looks where it goes. */
export function advance(underway: Underway, moment: Moment | null): Underway {
  const { here, rest, inches } = underway;
  const passed = moment === null ? rest : [...rest.slice(0, moment.leg), moment.at];
  let [at, long] = [here, inches];
  for (const to of passed) {
    const far = apart(at, to);
    long += far;
    at = { ...to, facing: to.facing ?? (far > 0 ? facingTowards(at, to) : (at.facing ?? 0)) };
  }
  return { here: at, rest: moment === null ? [] : rest.slice(moment.leg), inches: long };
}

/** What a game has against a way, from what the table found. */
export type WayWords = (fault: NonNullable<Route['fault']>, route: Route) => Objection;
