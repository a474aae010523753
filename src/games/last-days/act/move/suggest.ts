import type { Placed, Point } from '../../../../kernel/index.ts';
import { apart, approach, directionOf, EDGES, type Edge, point, routesWithin } from '../../../../tabletop/index.ts';
import type { Activation, Battle, Character } from '../../state.ts';
import {
  bodyOf,
  hostilesTo,
  inchesBetween,
  loadOf,
  looseTokens,
  tabletopOf,
  terrainIn,
  type Unit,
} from '../../units.ts';
import { judgeWay, moveOptions, withBerth } from './way.ts';

/** Useful ways: to what lies about, to enemies, behind cover, to the edge, and all round. Screens show them, bots try them. */

/** How many of each are looked at. */
const ENEMIES = 3;
const TOKENS = 2;
const COVERS = 2;
const PASSAGES = 2;
/** How far a hiding place may be away. */
const NEAR = 9;

export function waysFor(battle: Battle, unit: Character, { left, sprint }: Activation): Placed[][] {
  const body = bodyOf(unit);
  const budget = left + sprint;
  const options = moveOptions(battle, unit);
  const { table } = withBerth(battle, unit, body, { x: -9, y: -9, level: 0 });
  const ends = new Map<string, Placed[]>();
  const offer = (at: Placed | undefined): boolean => {
    if (at === undefined || (apart(at, unit) < 0.05 && at.level === unit.level)) return false;
    const key = `${Math.round(at.x * 4)} ${Math.round(at.y * 4)} ${at.level}`;
    if (ends.has(key)) return true;
    const way = [{ ...point(at.x, at.y), level: at.level ?? 0 }];
    if (judgeWay(battle, unit, { left, sprint }, way).fault !== null) return false;
    ends.set(key, way);
    return true;
  };
  const { prices: _, ...onFoot } = options;
  /** There, if that is in reach by whatever way; else as far as a walk leads, in whole Action Points. */
  const towards = (goal: Placed): void => {
    const isNear = apart(unit, goal) * options.costs.normal <= budget;
    if (isNear && offer(goal)) return;
    if ((goal.level ?? 0) !== unit.level) return;
    for (const { points, fault } of routesWithin(table, body, goal, downFrom(budget, 2), onFoot)) {
      if (fault === null && isNear) continue; // the place itself was offered
      if ((fault !== null && fault.reason !== 'too-far') || offer(points.at(-1))) return;
    }
  };
  for (const foe of foesNear(battle, unit)) {
    if (foe.level !== unit.level) continue;
    offer(approach(tabletopOf(battle), body, bodyOf(foe), { ...onFoot, budget, horizon: budget }).way.points.at(-1));
  }
  for (const at of goalsFor(battle, unit)) towards(at);
  for (const at of waysUp(battle, unit, budget)) offer(at);
  for (let degrees = 0; degrees < 360; degrees += 45) {
    const { x, y } = directionOf(degrees);
    towards(inBounds(battle, { x: unit.x + x * budget, y: unit.y + y * budget }, unit.level));
  }
  return [...ends.values()];
}

/** Whole Action Points, so many at most and one fewer each time. */
export const downFrom = (most: number, times = most): number[] =>
  Array.from({ length: Math.min(most, times) }, (_, i) => most - i);

const foesNear = (battle: Battle, unit: Character): Unit[] =>
  nearest(hostilesTo(battle, unit), (other) => inchesBetween(unit, other)).slice(0, ENEMIES);

/** What lies there to be carried, or the edge for somebody who carries it; and cover. */
export function goalsFor(battle: Battle, unit: Character): Placed[] {
  const loose = looseTokens(battle).map(({ at }) => at as Placed);
  const loads =
    loadOf(battle, unit.id) === undefined
      ? nearest(loose, (one) => apart(unit, one)).slice(0, TOKENS)
      : edgesNear(battle, unit);
  return [...loads, ...coversNear(battle, unit)];
}

const nearest = <T>(those: readonly T[], inches: (one: T) => number): T[] =>
  [...those].sort((a, b) => inches(a) - inches(b));

const RIM = 0.5;
function inBounds(battle: Battle, { x, y }: Point, level: number): Placed {
  const { width, depth } = terrainIn(battle);
  return {
    ...point(Math.min(Math.max(x, RIM), width - RIM), Math.min(Math.max(y, RIM), depth - RIM)),
    level,
  };
}

/** The points of the edges that are straight ahead, the nearest first. */
function edgesNear(battle: Battle, unit: Point): Placed[] {
  const { width, depth } = terrainIn(battle);
  const on: Record<Edge, Point> = {
    near: { x: unit.x, y: RIM },
    far: { x: unit.x, y: depth - RIM },
    left: { x: RIM, y: unit.y },
    right: { x: width - RIM, y: unit.y },
  };
  return nearest(
    EDGES.map((edge) => ({ ...on[edge], level: 0 })),
    (at) => apart(unit, at),
  ).slice(0, 2);
}

/** Beside doors to be opened, at the other end of ladders and stairs, and on top of what can be climbed. */
function waysUp(battle: Battle, unit: Character, budget: number): Placed[] {
  const { ground } = tabletopOf(battle);
  const near = (at: Point): boolean => apart(unit, at) <= budget;
  const doors = ground.openings
    .filter(({ id, kind, level }) => kind === 'door' && level === unit.level && ground.wordOf(id) === 'closed')
    .map(({ from, to }) => besideDoor(unit, from, to));
  const ends = ground.links.flatMap(({ from, to }) =>
    from.level === unit.level && near(from) ? [to] : to.level === unit.level && near(to) ? [from] : [],
  );
  const tops = ground.things
    .filter((thing) => 'climbable' in thing && thing.climbable && thing.height > 0)
    .map(({ outline }) => ({ ...middleOf(outline), level: unit.level === 0 ? 1 : 0 }));
  return [doors, ends, tops].flatMap((those) =>
    nearest(those.filter(near), (at) => apart(unit, at)).slice(0, PASSAGES),
  );
}

/** Before the middle of a door, on the side on which somebody stands. */
function besideDoor(unit: Character, from: Point, to: Point): Placed {
  const long = apart(from, to);
  const side = (to.x - from.x) * (unit.y - from.y) - (to.y - from.y) * (unit.x - from.x) > 0 ? 1 : -1;
  const off = ((RIM + 0.01) * side) / long;
  const middle = middleOf([from, to]);
  return { ...point(middle.x - (to.y - from.y) * off, middle.y + (to.x - from.x) * off), level: unit.level };
}

function middleOf(outline: readonly Point[]): Point {
  const sum = outline.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / outline.length, y: sum.y / outline.length };
}

/** Behind the nearest pieces that hide somebody from the nearest enemy. */
function coversNear(battle: Battle, unit: Character): Placed[] {
  const [threat] = nearest(hostilesTo(battle, unit), (other) => inchesBetween(unit, other));
  if (threat === undefined) return [];
  const spots = terrainIn(battle)
    .pieces.filter(({ cover, blocksSight }) => cover || blocksSight)
    .map(({ outline }) => {
      const middle = middleOf(outline);
      const far = Math.max(0.001, apart(middle, threat));
      const deep = Math.max(...outline.map((corner) => apart(corner, middle))) + 0.6;
      const [dx, dy] = [(middle.x - threat.x) / far, (middle.y - threat.y) / far];
      return inBounds(battle, { x: middle.x + dx * deep, y: middle.y + dy * deep }, 0);
    })
    .filter((at) => apart(at, unit) <= NEAR);
  return nearest(spots, (at) => apart(unit, at)).slice(0, COVERS);
}
