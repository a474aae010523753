import type { Placed } from '../../../../kernel/index.ts';
import { apart, between, grained, sneak } from '../../../../tabletop/index.ts';
import { diceTold, oneDie } from '../../dice.ts';
import { begin, encounterOf, finish, under } from '../../doing.ts';
import { ownRaid } from '../../encounters/plot.ts';
import {
  bodyOf,
  enemiesOf,
  humanOf,
  inches,
  inMelee,
  isFunctioning,
  repOf,
  seatFor,
  tabletopOf,
  terrainIn,
} from '../../figures.ts';
import { legsTo, wayOptions } from '../../move/way.ts';
import { fireAt } from '../../shoot/aim.ts';
import { sees } from '../../sight/los.ts';
import type { Encounter, Human, Standing, State, Vehicle } from '../../state.ts';
import { pointOn } from '../../vehicles/boxes.ts';
import { driveOff } from '../../vehicles/driving/leaving.ts';
import { vehicleNamed } from '../../vehicles/vehicle.ts';
import { emit, type Flow, type Table } from '../../verbs.ts';
import type { LeaveDoing } from '../doing.ts';

/** ATZ.LEAVE: an active character gets off the table, by a way on which nobody sees it or under fire. */
export function* leave(t: Table, doing: LeaveDoing): Flow<void> {
  const human = humanOf(encounterOf(t), doing.who);
  switch (doing.stage) {
    case 'roll':
      return yield* setOff(t, doing, human);
    case 'shots':
      return nextShot(t, doing, human);
    case 'gone':
      finish(t, doing);
      return human.aboard === null ? gone(t, human) : driveOff(t, vehicleNamed(encounterOf(t), human.aboard.vehicle)); // ATZ.VREACT.9
  }
}

/** How far from an edge a base stands on it, how far apart the places are that are tried, and points that are looked at. */
const RIM = 0.5;
const APART = 6;
const STRIDE = 0.5;
/** A way may be as long as it likes (ATZ.LEAVE.2). */
const FAR = 400;

/** ATZ.LEAVE.1, ATZ.LEAVE.8 */
export const mayLeave = (enc: Encounter, human: Human): boolean =>
  isFunctioning(human) && human.status === 'carry-on' && !inMelee(enc, human.id) && human.level === 0;

/** Places at the edges, the nearest first. */
function exits(enc: Encounter, human: Human): Placed[] {
  const { width, depth } = terrainIn(enc);
  const along = (long: number): number[] =>
    Array.from({ length: Math.floor((long - 2 * RIM) / APART) + 1 }, (_, i) => RIM + i * APART);
  const xs = [human.x, ...along(width)];
  // ATZ.RAID.6: raiders leave by the edge by which they have come.
  if (human.seat !== null && ownRaid(enc) !== null)
    return xs.map((x) => ({ x, y: RIM, level: 0 })).toSorted((a, b) => apart(human, a) - apart(human, b));
  const ys = [human.y, ...along(depth)];
  return [
    ...xs.flatMap((x) => [RIM, depth - RIM].map((y) => ({ x, y, level: 0 }))),
    ...ys.flatMap((y) => [RIM, width - RIM].map((x) => ({ x, y, level: 0 }))),
  ].toSorted((a, b) => apart(human, a) - apart(human, b));
}

/** The way as points that are close together, the start included. */
function strides(human: Human, way: readonly Placed[]): Standing[] {
  const points: Standing[] = [{ x: human.x, y: human.y, level: human.level }];
  for (const { x, y, level = 0 } of way) {
    const from = points.at(-1) as Standing;
    const steps = Math.max(1, Math.ceil(apart(from, { x, y }) / STRIDE));
    for (let i = 1; i <= steps; i++) {
      const at = between(from, { x, y }, i / steps);
      points.push({ x: grained(at.x), y: grained(at.y), level });
    }
  }
  return points;
}

/** ATZ.LEAVE.4: enemies who have, or along the way will have, LOS to the leaver. */
function watchersOf(enc: Encounter, human: Human, way: readonly Placed[]): Human[] {
  const table = tabletopOf(enc);
  const points = strides(human, way);
  return enemiesOf(enc, human)
    .filter(isFunctioning)
    .filter((enemy) => points.some((at) => sees(enc, enemy, { ...human, ...at }, table)));
}

/** ATZ.LEAVE.2: a way that nobody would see, however long; or else the shortest. Null if none leads out. */
export function exitWay(state: State, human: Human): Placed[] | null {
  const enc = state.encounter;
  let shortest: Placed[] | null = null;
  const places = exits(enc, human);
  for (const place of places) {
    const way = legsTo(state, human, place, FAR)?.map(({ to }) => to);
    if (way === undefined) continue;
    shortest ??= way;
    if (watchersOf(enc, human, way).length === 0) return way;
  }
  const eyes = enemiesOf(enc, human).filter(isFunctioning).map(bodyOf);
  for (const place of places.slice(0, 4)) {
    const { costs, pass } = wayOptions(state, human);
    const hidden = sneak(tabletopOf(enc), bodyOf(human), place, eyes, { costs, pass, budget: FAR });
    if (hidden !== null && watchersOf(enc, human, hidden.points).length === 0) return [...hidden.points];
  }
  return shortest;
}

/** ATZ.VREACT.9: straight on, as a vehicle drives that leaves. */
function aheadToEdge(enc: Encounter, vehicle: Vehicle): Placed[] {
  const { width, depth } = terrainIn(enc);
  for (let far = 0; far < width + depth; far += STRIDE) {
    const at = pointOn(vehicle, far, 0);
    if (Math.min(at.x, at.y, width - at.x, depth - at.y) <= RIM) return [{ ...at, level: 0 }];
  }
  return [];
}

/** ATZ.LEAVE.3 to ATZ.LEAVE.5, example ATZ.X.56: once for the leaver, once for each who sees it; who has more may shoot, equals may not. */
function* setOff(t: Table, doing: LeaveDoing, human: Human): Flow<void> {
  const enc = encounterOf(t);
  const way =
    human.aboard === null ? exitWay(t.state, human) : aheadToEdge(enc, vehicleNamed(enc, human.aboard.vehicle));
  if (way === null) {
    emit(t, 'ATZ.LEAVE.2', 'atz.leave.no-way', { unit: human.id, name: human.name });
    const activation = under(enc, 'activate');
    if (activation !== undefined) activation.stuck = [...activation.stuck, `leave ${human.id}`];
    return finish(t, doing);
  }
  const watchers = watchersOf(enc, human, way);
  if (watchers.length === 0) {
    doing.stage = 'gone';
    return emit(t, 'ATZ.LEAVE.2', 'atz.leave.unseen', { unit: human.id, name: human.name });
  }
  const own = yield* total(t, human, 'ATZ.LEAVE.3');
  const points = strides(human, way);
  const shots: { who: string; at: Standing; far: number }[] = [];
  for (const enemy of watchers) {
    if ((yield* total(t, enemy, 'ATZ.LEAVE.4')) <= own) continue;
    const far = points.reduce(
      (best, at, i) => (inches(enemy, at) < inches(enemy, points[best] as Standing) ? i : best),
      0,
    );
    shots.push({ who: enemy.id, at: points[far] as Standing, far });
  }
  doing.shots = shots.toSorted((a, b) => a.far - b.far).map(({ who, at }) => ({ who, at }));
  doing.stage = 'shots';
}

function* total(t: Table, human: Human, rule: 'ATZ.LEAVE.3' | 'ATZ.LEAVE.4'): Flow<number> {
  const said = { unit: human.id, name: human.name };
  const die = yield* oneDie(t, {
    rule,
    seat: seatFor(encounterOf(t), human),
    prompt: { key: 'atz.leave.roll', params: said },
  });
  emit(t, rule, 'atz.leave.total', { ...said, total: die + repOf(human) }, { dice: diceTold(die) });
  return die + repOf(human);
}

/** ATZ.LEAVE.5, ATZ.LEAVE.6: one shot after the other, where the way is nearest to the shooter; who is put down stays there. */
function nextShot(t: Table, doing: LeaveDoing, human: Human): void {
  const enc = encounterOf(t);
  if (human.fate !== 'here' || !isFunctioning(human)) return finish(t, doing);
  const shot = doing.shots?.shift();
  if (shot === undefined) {
    doing.stage = 'gone';
    return;
  }
  if (human.aboard === null) Object.assign(human, shot.at);
  const fire = fireAt(t.state, humanOf(enc, shot.who), human);
  if (fire !== null) begin(t, { do: 'volley', why: 'leaving', fires: [fire], stage: 'noise', at: 0, hits: [] });
}

/** ATZ.LEAVE.6, ATZ.LEAVE.7, ATZ.WOUND.8: it is out of the Encounter, with whoever it carries. */
function gone(t: Table, human: Human): void {
  const enc = encounterOf(t);
  human.fate = 'left';
  emit(t, 'ATZ.LEAVE.6', 'atz.leave.gone', { unit: human.id, name: human.name });
  if (human.carries === null) return;
  const load = humanOf(enc, human.carries);
  load.fate = 'carried';
  human.carries = null;
  emit(t, 'ATZ.WOUND.8', 'atz.leave.carried', { unit: load.id, name: load.name });
}
