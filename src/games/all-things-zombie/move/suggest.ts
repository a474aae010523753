import type { Placed, Point } from '../../../kernel/index.ts';
import { apart, directionOf, point } from '../../../tabletop/index.ts';
import { enemiesOf, tabletopOf, terrainIn } from '../figures.ts';
import type { Human, State } from '../state.ts';
import { legsTowards, movementLeft, paceOf } from './way.ts';

/** Useful ways of somebody who moves: all round, to doors and stairs, towards what lies there. Screens show them, bots try them. */

const RIM = 0.5;
const DOORS = 3;
const THINGS = 2;

export function waysFor(state: State, human: Human): Placed[][] {
  const left = movementLeft(state, human);
  const reach = left / paceOf(human);
  const ends = new Map<string, Placed[]>();
  const towards = (goal: Placed): void => {
    const end = legsTowards(state, human, goal, left)?.at(-1)?.to;
    if (end === undefined || (apart(end, human) < 0.1 && end.level === human.level)) return;
    const key = `${Math.round(end.x * 2)} ${Math.round(end.y * 2)} ${end.level}`;
    if (!ends.has(key)) ends.set(key, [{ x: end.x, y: end.y, level: end.level ?? human.level }]);
  };
  for (const goal of goalsOf(state, human, reach)) towards(goal);
  for (let degrees = 0; degrees < 360; degrees += 45) {
    const { x, y } = directionOf(degrees);
    towards(inBounds(state, { x: human.x + x * reach, y: human.y + y * reach }, human.level));
  }
  return [...ends.values()];
}

const nearest = <T extends Point>(those: readonly T[], from: Point, most: number): T[] =>
  [...those].sort((a, b) => apart(from, a) - apart(from, b)).slice(0, most);

function goalsOf({ encounter: enc }: State, human: Human, reach: number): Placed[] {
  const { ground } = tabletopOf(enc);
  const doors = ground.openings
    .filter(({ kind, level, from }) => kind === 'door' && level === human.level && apart(from, human) <= reach + 2)
    .map(({ from, to }) => beyond(human, from, to));
  const stairs = ground.links.flatMap(({ from, to }) =>
    from.level === human.level ? [to] : to.level === human.level ? [from] : [],
  );
  const things = enc.dropped.map(({ x, y, level }) => ({ x, y, level }));
  const enemies = enemiesOf(enc, human).map(({ x, y, level }) => ({ x, y, level }));
  return [
    ...nearest(doors, human, DOORS),
    ...nearest(stairs, human, 1),
    ...nearest(things, human, THINGS),
    ...nearest(enemies, human, 1),
  ];
}

/** Behind the middle of a door. */
function beyond({ x, y, level }: Human, from: Point, to: Point): Placed {
  const long = apart(from, to);
  const side = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) > 0 ? -1 : 1;
  const off = (side * 1.2) / long;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return { ...point(middle.x - (to.y - from.y) * off, middle.y + (to.x - from.x) * off), level };
}

function inBounds({ encounter }: State, { x, y }: Point, level: number): Placed {
  const { width, depth } = terrainIn(encounter);
  return { ...point(Math.min(Math.max(x, RIM), width - RIM), Math.min(Math.max(y, RIM), depth - RIM)), level };
}
