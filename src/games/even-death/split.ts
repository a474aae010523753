import type { Objection, Placed, Point } from '../../kernel/index.ts';
import { clumpsOf, distance, facingTowards, type Model, point, walk } from '../../tabletop/index.ts';
import type { Action } from './action.ts';
import { brainCheck } from './brain.ts';
import { dareHerd, isSafe } from './danger.ts';
import { tabletopOf } from './field.ts';
import { CROWDED, freeModels, gather, leaderTo, LINK, overcrowds, placeAll } from './formation.ts';
import { farthest, type Line, lineOf, strideOf } from './line.ts';
import type { Battle, Herd } from './state.ts';
import { goalsOf } from './suggest.ts';
import { emit, type Flow, pick, place, type Seat, type Table } from './table.ts';
import { battleOf, bodies, downModels, freshId, isDown, isHerd, nameOf } from './units.ts';

/** EDM.SPLIT.1: how far the zombie that parts from the herd goes. */
const AWAY = 6;
/** Terrain does not halve it. */
const LIMITS = { open: AWAY, halved: AWAY } as const;

/** EDM.ZOMBIE.1, EDM.ZOMBIE.5, EDM.X.7: an action like Merge and Climb; Move and Bite need no Brain Check (EDM.ZOMBIE.6). */
export const split: Action = {
  id: 'split',
  options(t, unit) {
    if (!isHerd(unit) || isDown(unit) || unit.climbing !== null || unit.zombies.length < 2) return []; // EDM.SPLIT.3
    return freeModels(battleOf(t), unit).length > 0 ? [{ id: 'split', about: { unit: unit.id } }] : [];
  },
  *play(t, unit, _option, seat) {
    if (isHerd(unit) && (yield* brainCheck(t, unit, 'EDM.SPLIT.8'))) yield* splitUp(t, unit, seat);
  },
};

function* splitUp(t: Table, herd: Herd, seat: Seat): Flow<void> {
  const battle = battleOf(t);
  if (partings(battle, herd).length === 0) return stuck(t, herd);
  const at = yield* place(t, seat, () => ({
    rule: 'EDM.SPLIT.1',
    prompt: { key: 'ed.split', params: { unit: nameOf(herd) } },
    region: { discs: freeModels(battle, herd).map(({ x, y }) => ({ x, y, radius: AWAY + 0.002 })) },
    suggestions: partings(battle, herd),
    facts: { unit: herd.id },
    check: (to) => partingOf(battle, herd, to).fault,
  }));
  const { leader, line } = partingOf(battle, herd, at);
  const way = line.dangers.length > 0 ? yield* dareHerd(t, herd, seat, leader.id) : null;
  const to = way === 'stop' ? (farthest(strideOf(battle, herd, leader, LIMITS), line.to) ?? leader) : line.to;
  if (!herd.zombies.some(({ id }) => id === leader.id) || herd.zombies.length < 2) return;
  if (tiedFault(battle, herd, leader, to) !== null) return stuck(t, herd);
  const others = freeModels(battle, herd).filter(({ id }) => id !== leader.id);
  const joining = yield* joiners(t, herd, seat, others);
  part(t, herd, { ...leader, ...point(to.x, to.y) }, joining, way === 'go' || way === 'wounded');
}

const stuck = (t: Table, herd: Herd): void =>
  emit(t, 'EDM.SPLIT.1', 'ed.split.stuck', { unit: herd.id, name: nameOf(herd) });

/** EDM.SPLIT.1: the free zombie nearest to the point goes there in a straight line and leaves the others behind. */
function partingOf(battle: Battle, herd: Herd, to: Point): { leader: Model; line: Line; fault: Objection | null } {
  const leader = leaderTo(freeModels(battle, herd), to);
  const line = lineOf(strideOf(battle, herd, leader, LIMITS), to);
  const crowded = overcrowds(battle, tabletopOf(battle), { ...leader, ...line.to }) ? CROWDED : null; // EDM.CONTACT.3
  return { leader, line, fault: line.fault ?? crowded ?? tiedFault(battle, herd, leader, line.to) };
}

/** Whoever is still close could go along; those who are held cannot (EDM.SPLIT.7), and somebody must stay behind. */
function tiedFault(battle: Battle, herd: Herd, leader: Model, to: Point): Objection | null {
  const free = freeModels(battle, herd);
  const end = { ...leader, x: to.x, y: to.y };
  const close = bodies(herd).filter((model) => model.id !== leader.id && distance(end, model) <= LINK);
  const tied = close.some(({ id }) => !free.some((one) => one.id === id)) || close.length === herd.zombies.length - 1;
  return tied ? { rule: 'EDM.SPLIT.1', reason: { key: 'ed.no.apart' } } : null;
}

const bodyIn = (herd: Herd, id: string): Model => bodies(herd).find((model) => model.id === id) as Model;

function partings(battle: Battle, herd: Herd): Point[] {
  const free = freeModels(battle, herd);
  const ends = new Map<string, Point>();
  for (const { at } of free.length === 0 ? [] : goalsOf(battle, herd, free)) {
    const leader = leaderTo(free, at);
    const end = farthest(strideOf(battle, herd, leader, LIMITS), at);
    if (end !== null && partingOf(battle, herd, end).fault === null) ends.set(`${end.x} ${end.y}`, end);
  }
  return [...ends.values()];
}

/** EDM.SPLIT.2, EDM.SPLIT.3, EDM.SPLIT.4: any number may go along, as long as somebody stays. */
function* joiners(t: Table, herd: Herd, seat: Seat, others: readonly Model[]): Flow<readonly string[]> {
  const most = Math.min(others.length, herd.zombies.length - 2);
  if (most < 1) return [];
  return yield* pick(t, seat, {
    rule: 'EDM.SPLIT.2',
    prompt: { key: 'ed.split.who', params: { unit: nameOf(herd) } },
    options: others.map(({ id }) => ({
      id,
      label: { key: 'ed.zombie', params: { zombie: id } },
      about: { model: id },
    })),
    min: 0,
    max: most,
  });
}

/** EDM.ZOMBIE.3: the new herd stands apart and does nothing more this turn (EDM.SPLIT.5); the old one goes on (EDM.SPLIT.6). */
function part(t: Table, herd: Herd, lead: Model, chosen: readonly string[], dared: boolean): void {
  const battle = battleOf(t);
  const table = tabletopOf(battle);
  const from = bodyIn(herd, lead.id);
  const going = alongWith(battle, herd, lead, chosen);
  const models = bodies(herd);
  const stays = models.filter(({ id }) => id !== lead.id && !going.includes(id));
  const followers = models.filter(({ id }) => going.includes(id));
  const down = downModels(battle);
  const mayReach = (model: Model, at: Placed): boolean =>
    walk(table, model, at, { budget: 4 * AWAY, pass: ({ id }) => down.has(id) }) !== null;
  const isThere = (at: Placed): boolean => dared || isSafe(table, at);
  const ends = gather(battle, [lead], followers, lead.level, { isThere, mayReach });
  const linked = clumpsOf([lead, ...ends], LINK).find((clump) => clump.includes(lead)) ?? [lead];
  placeAll(herd, linked);
  const isNew = (id: string): boolean => linked.some((model) => model.id === id);
  const fresh: Herd = {
    id: freshId(battle, 'h'),
    seat: herd.seat,
    entry: null,
    type: herd.type,
    zombies: herd.zombies.filter(({ id }) => isNew(id)),
    facing: facingTowards(from, lead),
    used: true,
    climbing: null,
  };
  herd.zombies = herd.zombies.filter(({ id }) => !isNew(id));
  battle.herds.push(fresh);
  emit(t, 'EDM.SPLIT.3', 'ed.split.done', {
    unit: herd.id,
    name: nameOf(herd),
    fresh: fresh.id,
    zombies: fresh.zombies.length,
    left: stays.length,
  });
}

/** Whoever would be cut off from those who stay goes along, and so does whoever is in formation with the first one anyway. */
function alongWith(battle: Battle, herd: Herd, lead: Model, chosen: readonly string[]): readonly string[] {
  const free = freeModels(battle, herd).map(({ id }) => id);
  const close = bodies(herd).filter((model) => model.id !== lead.id && distance(lead, model) <= LINK);
  const going = new Set([...chosen, ...close.map(({ id }) => id)].filter((id) => free.includes(id)));
  if (going.size === herd.zombies.length - 1) going.delete(farthestFrom(lead, herd)); // EDM.SPLIT.3: somebody stays behind
  const stays = bodies(herd).filter(({ id }) => id !== lead.id && !going.has(id));
  const [, ...cutOff] = clumpsOf(stays, LINK);
  for (const { id } of cutOff.flat()) if (free.includes(id)) going.add(id);
  return [...going];
}

const farthestFrom = (lead: Model, herd: Herd): string =>
  bodies(herd)
    .filter(({ id }) => id !== lead.id)
    .reduce((best, model) => (distance(lead, model) > distance(lead, best) ? model : best)).id;
