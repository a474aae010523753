import type { Objection, Placed, Point } from '../../kernel/index.ts';
import { clumpsOf, distance, facingTowards, type Model, point, type Tabletop, walk } from '../../tabletop/index.ts';
import type { Action } from './action.ts';
import { brainCheck } from './brain.ts';
import { dareHerd, isSafe } from './danger.ts';
import { tabletopOf } from './field.ts';
import { CROWDED, freeModels, gather, leaderTo, LINK, overcrowds, placeAll } from './formation.ts';
import { farthest, type Line, lineOf, strideOf } from './line.ts';
import { partName } from './names.ts';
import type { Battle, Herd } from './state.ts';
import { goalsOf } from './suggest.ts';
import { emit, type Flow, pick, place, type Seat, type Table } from './table.ts';
import { battleOf, bodies, downModels, freshId, isDown, isHerd, nameOf, zombieOption } from './units.ts';

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
  const to =
    way === 'stop' ? (farthest(strideOf(battle, herd, leader, { limits: LIMITS }), line.to) ?? leader) : line.to;
  if (!herd.zombies.some(({ id }) => id === leader.id) || herd.zombies.length < 2) return;
  if (tiedFault(battle, herd, leader, to) !== null) return stuck(t, herd);
  const parting = { lead: { ...leader, ...point(to.x, to.y) }, dared: way === 'go' || way === 'wounded' };
  part(t, herd, parting, yield* joiners(t, herd, seat, parting));
}

const stuck = (t: Table, herd: Herd): void =>
  emit(t, 'EDM.SPLIT.1', 'ed.split.stuck', { unit: herd.id, name: nameOf(herd) });

/** EDM.SPLIT.1: the free zombie nearest to the point goes there in a straight line and leaves the others behind. */
function partingOf(battle: Battle, herd: Herd, to: Point): { leader: Model; line: Line; fault: Objection | null } {
  const leader = leaderTo(freeModels(battle, herd), to);
  const line = lineOf(strideOf(battle, herd, leader, { limits: LIMITS }), to);
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
    const end = farthest(strideOf(battle, herd, leader, { limits: LIMITS }), at);
    if (end !== null && partingOf(battle, herd, end).fault === null) ends.set(`${end.x} ${end.y}`, end);
  }
  return [...ends.values()];
}

/** Who goes first, where to, and whether Dangerous ground was dared. */
interface Parting {
  readonly lead: Model;
  readonly dared: boolean;
}

/** EDM.SPLIT.2, EDM.SPLIT.3, EDM.SPLIT.4: any number may go along that finds a way and room, as long as somebody stays. */
function* joiners(t: Table, herd: Herd, seat: Seat, parting: Parting): Flow<readonly string[]> {
  const battle = battleOf(t);
  const lost = (ids: readonly string[]): number => {
    const goes = goersOf(battle, herd, parting, ids);
    return ids.filter((id) => !goes.some((model) => model.id === id)).length;
  };
  const others = freeModels(battle, herd).filter(
    ({ id }) => id !== parting.lead.id && lost([id]) === 0 && staysNobody(herd, parting.lead, [id]) === null,
  );
  const most = Math.min(others.length, herd.zombies.length - 2);
  if (most < 1) return [];
  return yield* pick(t, seat, {
    rule: 'EDM.SPLIT.2',
    prompt: { key: 'ed.split.who', params: { unit: nameOf(herd) } },
    options: others.map((zombie) => zombieOption(battle, zombie)),
    min: 0,
    max: most,
    check: (ids) => staysNobody(herd, parting.lead, ids) ?? noWay(lost(ids), ids.length),
    suggestions: [[]],
  });
}

/** EDM.SPLIT.3: whoever is in formation with the first one goes along in any case. */
const staysNobody = (herd: Herd, lead: Model, chosen: readonly string[]): Objection | null =>
  new Set([...chosen, ...closeTo(herd, lead)]).size === herd.zombies.length - 1
    ? { rule: 'EDM.SPLIT.3', reason: { key: 'ed.no.stays' } }
    : null;

const closeTo = (herd: Herd, lead: Model): string[] =>
  bodies(herd)
    .filter((model) => model.id !== lead.id && distance(lead, model) <= LINK)
    .map(({ id }) => id);

const noWay = (lost: number, named: number): Objection | null =>
  lost > 0 ? { rule: 'EDM.SPLIT.2', reason: { key: 'ed.no.along', params: { comes: named - lost } } } : null;

/** The first one and all who come with it, where they will stand: linked to it in formation. */
function goersOf(battle: Battle, herd: Herd, { lead, dared }: Parting, chosen: readonly string[]): readonly Model[] {
  const going = alongWith(battle, herd, lead, chosen);
  const followers = bodies(herd).filter(({ id }) => going.includes(id));
  const down = downModels(battle);
  const mayReach = (table: Tabletop, model: Model, at: Placed): boolean =>
    walk(table, model, at, { budget: 4 * AWAY, pass: ({ id }) => down.has(id) }) !== null;
  const isThere = (at: Placed): boolean => dared || isSafe(tabletopOf(battle), at);
  const ends = gather(battle, [lead], followers, lead.level, { isThere, mayReach });
  return clumpsOf([lead, ...ends], LINK).find((clump) => clump.includes(lead)) ?? [lead];
}

/** EDM.ZOMBIE.3: the new herd stands apart and does nothing more this turn (EDM.SPLIT.5); the old one goes on (EDM.SPLIT.6). */
function part(t: Table, herd: Herd, parting: Parting, chosen: readonly string[]): void {
  const battle = battleOf(t);
  const { lead } = parting;
  const from = bodyIn(herd, lead.id);
  const linked = goersOf(battle, herd, parting, chosen);
  placeAll(herd, linked);
  const isNew = (id: string): boolean => linked.some((model) => model.id === id);
  const fresh: Herd = {
    id: freshId(battle, 'h'),
    name: partName(battle, herd),
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
    part: fresh.name,
    zombies: fresh.zombies.length,
    left: herd.zombies.length,
  });
}

/** Whoever would be cut off from those who stay goes along, and so does whoever is in formation with the first one anyway. */
function alongWith(battle: Battle, herd: Herd, lead: Model, chosen: readonly string[]): readonly string[] {
  const free = freeModels(battle, herd).map(({ id }) => id);
  const going = new Set([...chosen, ...closeTo(herd, lead)].filter((id) => free.includes(id)));
  const stays = bodies(herd).filter(({ id }) => id !== lead.id && !going.has(id));
  const [, ...cutOff] = clumpsOf(stays, LINK);
  for (const { id } of cutOff.flat()) if (free.includes(id)) going.add(id);
  return [...going];
}
