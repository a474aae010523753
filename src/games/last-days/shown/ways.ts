import type { Placed, Point, Region } from '../../../kernel/index.ts';
import { apart, directionOf, reach, routesWithin } from '../../../tabletop/index.ts';
import { holdersAgainst } from '../act/lock.ts';
import { farthestRun, judgeRun } from '../act/move/run.ts';
import { downFrom } from '../act/move/suggest.ts';
import { judgeWay, moveOptions, type Plan, withBerth } from '../act/move/way.ts';
import { RUN_INCHES } from '../data/actions.ts';
import type { Activation, Battle, Character, Paid, Standing } from '../state.ts';
import { bodyOf, contactsOf, nameOf } from '../units.ts';
import type { Objection } from '../verbs.ts';

/** Ways as a screen shows them before anybody goes: what they cost, whom they lead to, and who could fire at the one who goes. */

type Purse = Pick<Activation, 'left' | 'sprint'>;

/** LD.LOCK.3: somebody could fire there. */
interface Watched {
  readonly at: Standing;
  readonly by: string;
  readonly inches: number;
  readonly chance: number;
}

export interface WaySeen {
  readonly to: Placed;
  /** Corner by corner, from where it begins. */
  readonly route: readonly Placed[];
  readonly inches: number;
  readonly ap: number;
  /** What is no walk: ladders, climbs, windows, drops. */
  readonly passages: readonly Paid['kind'][];
  /** LD.MOVE.17: inches of falls on the way. */
  readonly fall: number;
  readonly leaves: boolean;
  /** Whom it ends in Contact with. */
  readonly touches: readonly string[];
  readonly watched: readonly Watched[];
  readonly fault: Objection | null;
}

const placeOf = ({ x, y, level }: Standing): Standing => ({ x, y, level });

const nowhere = (unit: Character, to: Placed, fault: Objection): WaySeen => ({
  to,
  route: [placeOf(unit), to],
  inches: apart(unit, to),
  ap: 0,
  passages: [],
  fall: 0,
  leaves: false,
  touches: [],
  watched: [],
  fault,
});

/** A Move over these points. */
export function waySeen(battle: Battle, unit: Character, purse: Purse, points: readonly Placed[]): WaySeen {
  const { plan, fault } = judgeWay(battle, unit, purse, points);
  const to = points.at(-1) ?? placeOf(unit);
  if (plan === null) return nowhere(unit, to, fault as Objection);
  return { ...planSeen(battle, unit, plan), fault };
}

function planSeen(battle: Battle, unit: Character, { actions, ap, leaves }: Plan): Omit<WaySeen, 'fault'> {
  const points = actions.flatMap((action) => action.points);
  const end = { ...placeOf(unit), ...points.at(-1) };
  const way = [placeOf(unit), ...points];
  return {
    to: end,
    route: way,
    inches: lengthOf(way),
    ap,
    passages: actions.flatMap(({ kind }) => (kind === 'normal' || kind === 'difficult' ? [] : [kind])),
    fall: actions.reduce((sum, { fall }) => sum + fall, 0),
    leaves,
    touches: leaves ? [] : contactsOf(battle, { ...unit, ...end }).map(nameOf),
    watched: watchedOn(battle, unit, actions),
  };
}

const lengthOf = (way: readonly Point[]): number =>
  way.reduce((sum, at, i) => (i === 0 ? 0 : sum + apart(way[i - 1] as Point, at)), 0);

/** LD.LOCK.3: the first point of a way at which each holder of a token could fire, after an action that was paid for. */
function watchedOn(battle: Battle, unit: Character, actions: readonly Paid[]): Watched[] {
  const found = new Map<string, Watched>();
  for (const { points } of actions) {
    const at = { ...placeOf(unit), ...points.at(-1) };
    for (const { holder, inches, chance } of holdersAgainst(battle, { ...unit, ...at })) {
      if (!found.has(holder.id)) found.set(holder.id, { at: placeOf(at), by: nameOf(holder), inches, chance });
    }
  }
  return [...found.values()];
}

/** A Run to there (LD.MOVE.4), which any point of it may be answered at (LD.LOCK.8). */
export function runSeen(battle: Battle, unit: Character, purse: Purse, to: Placed): WaySeen {
  const { run, fault } = judgeRun(battle, unit, purse, [to]);
  if (run === null) return nowhere(unit, to, fault as Objection);
  const end = { ...run.to, level: unit.level };
  const answers = holdersAgainst(battle, { ...unit, ...end }, { from: placeOf(unit), to: end });
  const holders = answers.filter(({ holder }, i) => answers.findIndex((one) => one.holder === holder) === i);
  return {
    to: end,
    route: [placeOf(unit), end],
    inches: run.inches,
    ap: run.ap,
    passages: [],
    fall: 0,
    leaves: run.leaves,
    touches: run.leaves ? [] : contactsOf(battle, { ...unit, ...end }).map(nameOf),
    watched: holders.map(({ holder, inches, chance }) => ({ at: end, by: nameOf(holder), inches, chance })),
    fault,
  };
}

/** As far as a Move leads towards a point, in whole Action Points; null where nothing of it can be gone. */
export function farthestWay(battle: Battle, unit: Character, purse: Purse, to: Placed): Placed | null {
  const { prices: _, ...onFoot } = moveOptions(battle, unit);
  const body = bodyOf(unit);
  const goal = { ...to, level: unit.level };
  const { table } = withBerth(battle, unit, body, goal);
  for (const { points, fault } of routesWithin(table, body, goal, downFrom(purse.left + purse.sprint), onFoot)) {
    const end = points.at(-1);
    if (end === undefined || (fault !== null && fault.reason !== 'too-far')) return null;
    if (judgeWay(battle, unit, purse, [end]).fault === null) return end;
  }
  return null;
}

/** Where a Move can end on a level. */
export function moveArea(battle: Battle, unit: Character, { left, sprint }: Purse, level: number): Region | null {
  const body = bodyOf(unit);
  const { table } = withBerth(battle, unit, body, { x: -9, y: -9, level: 0 });
  const found = reach(table, body, { ...moveOptions(battle, unit), budget: left + sprint, mesh: 0.75 });
  return found.find((one) => one.level === level)?.region ?? null;
}

const RAYS = 72;

/** Where a Run can end: as far as each straight line leads. */
export function runArea(battle: Battle, unit: Character, purse: Purse): Region {
  const most = RUN_INCHES * (purse.left + purse.sprint);
  const outline = Array.from({ length: RAYS }, (_, i) => {
    const { x, y } = directionOf((360 / RAYS) * i);
    return farthestRun(battle, unit, purse, { x: unit.x + x * most, y: unit.y + y * most }, most) ?? placeOf(unit);
  });
  return { polygons: [outline.map(({ x, y }) => ({ x, y }))] };
}
