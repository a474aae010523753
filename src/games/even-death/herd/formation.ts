import type { Point } from '../../../kernel/index.ts';
import {
  apart,
  clumpsOf,
  directionOf,
  type Draft,
  fits,
  groundAt,
  holdsTogether,
  isOpenLine,
  type Model,
  point,
  type Tabletop,
  walk,
  within,
} from '../../../tabletop/index.ts';
import { CROWDED, overcrowds } from '../fight/contact.ts';
import { tabletopOf } from '../prepare/battlefield.ts';
import { type Line, lineOf, strideOf } from '../move/line.ts';
import type { Battle, Herd } from '../state.ts';
import { bodies, downModels, heldIn } from '../units.ts';
import { BASE } from '../words.ts';
import type { Objection } from '../verbs.ts';

/** Herds: who leads, who follows where, and whether they hold together. */

/** EDM.HERD.2: the longest gap between neighbours of a herd. */
export const LINK = 2;

export const inFormation = (models: readonly Model[]): boolean => holdsTogether(models, LINK);
/** EDM.HERD.2: a herd torn apart by losses. */
export const isBroken = (herd: Herd): boolean => !inFormation(bodies(herd));

/** Where one zombie ends, and why there. */
export interface Follow {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  /** `led`, `held`; `shifted` like the leader; `beside` that; `closed-up` to the herd from farther away; `stayed`. */
  readonly why: 'led' | 'held' | 'shifted' | 'beside' | 'closed-up' | 'stayed';
}

export interface HerdMove {
  readonly leader: Model;
  readonly line: Line;
  readonly follows: readonly Follow[];
  /** The pieces of Dangerous ground that the line or an end touches (EDM.DANGER.2). */
  readonly dangers: readonly string[];
  readonly fault: Objection | null;
}

/** EDM.HERD.9: those who touch a target stay. */
export const freeModels = (battle: Battle, herd: Herd): Model[] => {
  const held = heldIn(battle, herd).map(({ id }) => id);
  return bodies(herd).filter(({ id }) => !held.includes(id));
};

/** The table for a herd on the move: those of it who are free to go are in nobody's way. */
export const clearedOf = (battle: Battle, free: readonly Model[]): Draft =>
  tabletopOf(battle).without(free.map(({ id }) => id));

/** EDM.HERD.9: somebody must be free to go. */
export const mayHerdMove = (battle: Battle, herd: Herd): boolean => freeModels(battle, herd).length > 0;

/** EDM.HERD.3: whoever is nearest to where the herd is to go. */
export const leaderTo = (free: readonly Model[], to: Point): Model =>
  free.reduce((best, model) => (apart(model, to) < apart(best, to) ? model : best));

/** EDM.HERD.3, EDM.HERD.4: the leader goes straight to the point, the rest by the same vector or as near to that as they can. */
export function planMove(battle: Battle, herd: Herd, to: Point): HerdMove {
  const free = freeModels(battle, herd);
  const table = clearedOf(battle, free);
  const leader = leaderTo(free, to);
  const all = bodies(herd);
  const line = lineOf(strideOf(battle, herd, leader, { table }), to);
  const fault = line.fault ?? (overcrowds(battle, table, { ...leader, ...line.to }) ? CROWDED : null);
  if (fault !== null) return { leader, line, follows: [], dangers: line.dangers, fault };
  const settled = all.filter(({ id }) => !free.some((model) => model.id === id));
  const follows: Follow[] = settled.map(({ id, x, y }) => ({ id, from: { x, y }, to: { x, y }, why: 'held' }));
  const by = { x: line.to.x - leader.x, y: line.to.y - leader.y };
  const search = searchFor(battle, table, settled, { by, limit: line.limit, dared: line.dangers.length > 0 });
  const stand = (model: Model, at: Point, why: Follow['why']): void => {
    const there = { ...model, ...point(at.x, at.y) };
    table.put(there);
    search.settled.push(there);
    search.passable.add(model.id);
    follows.push({ id: model.id, from: { x: model.x, y: model.y }, to: point(at.x, at.y), why });
  };
  stand(leader, line.to, 'led');
  const front = (m: Point): number => m.x * by.x + m.y * by.y;
  const rest = free.filter(({ id }) => id !== leader.id).sort((a, b) => front(b) - front(a) || (a.id < b.id ? -1 : 1));
  for (const model of rest) {
    const spot = spotFor(search, model);
    if (spot === null) return { leader, line, follows, dangers: line.dangers, fault: TORN };
    stand(model, spot.at, spot.why);
  }
  const torn = !inFormation(settled) && clumpsOf(settled, LINK).length > Math.max(1, clumpsOf(all, LINK).length);
  const ends = search.dangerous ? settled.flatMap((model) => dangerAt(table, model)) : [];
  const dangers = [...new Set([...line.dangers, ...ends])];
  return { leader, line, follows, dangers, fault: torn ? TORN : null };
}

export const TORN: Objection = { rule: 'EDM.HERD.2', reason: { key: 'ed.no.torn' } };

const dangerAt = (table: Tabletop, { x, y, level }: Model): readonly string[] => {
  const { kind, of } = groundAt(table, { x, y, level });
  return kind === 'dangerous' ? of : [];
};

/** What finding a place for one zombie after the other goes by. Most of a battle's time is spent here: it looks up little. */
interface Search {
  readonly battle: Battle;
  readonly table: Tabletop;
  readonly settled: Model[];
  readonly by: Point;
  readonly limit: number;
  /** Who is no obstacle on the way: those who are down, and those of the herd who stand already. */
  readonly passable: Set<string>;
  readonly pass: (model: Model) => boolean;
  /** The leader's line touches Dangerous ground: then the others may end there too. */
  readonly dared: boolean;
  /** Whether there is any Dangerous ground on this table. */
  readonly dangerous: boolean;
}

function searchFor(
  battle: Battle,
  table: Tabletop,
  settled: Model[],
  { by, limit, dared }: Pick<Search, 'by' | 'limit' | 'dared'>,
): Search {
  const passable = new Set(downModels(battle));
  for (const { id } of settled) passable.add(id);
  const dangerous = table.ground.terrain.pieces.some(({ kind }) => kind === 'dangerous');
  return { battle, table, settled, by, limit, passable, pass: ({ id }) => passable.has(id), dared, dangerous };
}

/** Rings of spots round the one that was wanted, nearest first. */
export const AROUND: readonly Point[] = [0.3, 0.6, 1, 1.5, 2, 2.5, 3, 4].flatMap((far) =>
  Array.from({ length: 12 }, (_, i) => {
    const { x, y } = directionOf(i * 30);
    return { x: x * far, y: y * far };
  }),
);

function spotFor(search: Search, model: Model): { readonly at: Point; readonly why: Follow['why'] } | null {
  const { by, limit, table, settled, pass } = search;
  const goes = (at: Point): boolean => suits(search, model, at) && isOpenLine(table, model, at, pass);
  const wanted = point(model.x + by.x, model.y + by.y);
  if (goes(wanted)) return { at: wanted, why: 'shifted' };
  for (const off of AROUND) {
    const at = point(wanted.x + off.x, wanted.y + off.y);
    if (apart(at, model) <= limit && goes(at)) return { at, why: 'beside' };
  }
  if (suits(search, model, model)) return { at: { x: model.x, y: model.y }, why: 'stayed' };
  // EDM.HERD.4: as far as needed to get back to the herd, by whatever way there is.
  const near = settled
    .flatMap((mate) => CLOSE_UP.map((off) => point(mate.x + off.x, mate.y + off.y)))
    .map((at) => ({ at, far: apart(at, model) }))
    .sort((a, b) => a.far - b.far);
  let tried = 0;
  for (const { at } of near) {
    if (!suits(search, model, at)) continue;
    if (walk(table, model, at, { budget: 4 * limit, pass }) !== null) return { at, why: 'closed-up' };
    if (++tried === WALKS) break;
  }
  return fits(table, model, model) ? { at: { x: model.x, y: model.y }, why: 'stayed' } : null;
}

/** Spots round a mate to which a zombie that is cut off closes up, past where the two would overlap; to so many it looks for a way. */
const CLOSE_UP: readonly Point[] = AROUND.slice(24).map(({ x, y }) => ({ x: x * 1.4, y: y * 1.4 }));
const WALKS = 6;

/** Room for it, in formation with those who stand already, no seventh biter and no Dangerous ground that nobody dared. */
function suits({ battle, table, settled, dared, dangerous }: Search, model: Model, at: Point): boolean {
  if (!isLinked(settled, at)) return false;
  const there = { ...model, x: at.x, y: at.y };
  return (
    fits(table, model, there) &&
    (dared || !dangerous || groundAt(table, there).kind !== 'dangerous') &&
    !overcrowds(battle, table, there)
  );
}

/** As `within` says it, without a root for every pair. */
function isLinked(settled: readonly Model[], { x, y }: Point): boolean {
  for (const mate of settled) {
    const [dx, dy] = [mate.x - x, mate.y - y];
    const square = dx * dx + dy * dy;
    if (square > FARTHEST) continue;
    if (within({ x, y, radius: BASE.radius }, mate, LINK)) return true;
  }
  return false;
}
const FAR = LINK + 2 * BASE.radius + 0.01;
const FARTHEST = FAR * FAR;

/** Puts the zombies of a herd where the models stand. */
export function placeAll(herd: Herd, models: readonly Model[]): void {
  for (const { id, x, y, level } of models) {
    const zombie = herd.zombies.find((one) => one.id === id);
    if (zombie !== undefined) Object.assign(zombie, { x, y, level });
  }
}
