import type { Point } from '../../../kernel/index.ts';
import { apart, clumpsOf, distance, facingTowards, groundAt, type Model, point } from '../../../tabletop/index.ts';
import type { Action } from '../turn/action.ts';
import { brainCheck } from '../mind/brain.ts';
import { dareHerd } from '../move/danger.ts';
import { tabletopOf } from '../prepare/battlefield.ts';
import { CROWDED, overcrowds } from '../fight/contact.ts';
import { freeModels, LINK, placeAll } from './formation.ts';
import { type Joining, joiningPlaces, joinUp, passFor } from './joining.ts';
import { farthest, type Line, lineOf, type Stride, strideOf } from '../move/line.ts';
import { partName } from '../names.ts';
import { placingOf, settle } from '../move/placing.ts';
import type { Battle, Herd } from '../state.ts';
import { goalsOf } from '../shown/suggest.ts';
import { choose, emit, type Flow, type Objection, pick, place, type Seat, type Table } from '../verbs.ts';
import { battleOf, bodies, freshId, isDown, isHerd, nameOf, zombieOption } from '../units.ts';

/** EDM.SPLIT.1: how far the zombie that parts from the herd goes. */
const AWAY = 6;
/** Terrain does not halve it. */
const LIMITS = { open: AWAY, halved: AWAY } as const;

/** EDM.ZOMBIE.1, EDM.ZOMBIE.5, EDM.X.7: an action like Merge and Climb; Move and Bite need no Brain Check (EDM.ZOMBIE.6). */
export const split: Action<'split'> = {
  id: 'split',
  options(t, unit) {
    if (!isHerd(unit) || isDown(unit) || unit.climbing !== null || unit.zombies.length < 2) return []; // EDM.SPLIT.3
    const { done } = partings(battleOf(t), unit).next();
    return done === true ? [] : [{ means: { do: 'split' }, about: { unit: unit.id } }];
  },
  *play(t, unit, _act, seat) {
    if (isHerd(unit) && (yield* brainCheck(t, unit, 'EDM.SPLIT.8'))) yield* splitUp(t, unit, seat);
  },
};

function* splitUp(t: Table, herd: Herd, seat: Seat): Flow<void> {
  const battle = battleOf(t);
  const to = yield* place(t, seat, () => ({
    rule: 'EDM.SPLIT.1',
    prompt: { key: 'ed.split', params: { unit: nameOf(herd) } },
    region: { discs: freeModels(battle, herd).map(({ x, y }) => ({ x, y, radius: AWAY + 0.002 })) },
    suggestions: [...partings(battle, herd)],
    facts: { unit: herd.id },
    check: (at) => splitFault(battle, herd, at),
  }));
  const leader = yield* leading(t, herd, seat, to);
  const line = lineOf(strideFor(battle, herd, leader), to);
  const way = line.dangers.length > 0 ? yield* dareHerd(t, herd, seat, leader.id) : null;
  const end = way === 'stop' ? (farthest(strideFor(battle, herd, leader), line.to) ?? leader) : line.to;
  const isLeft = herd.zombies.length > 1 && herd.zombies.some(({ id }) => id === leader.id);
  if (!isLeft || tiedFault(battle, herd, leader, end) !== null) return stuck(t, herd);
  const lead = { ...leader, ...point(end.x, end.y) };
  const going = yield* joiners(t, herd, seat, lead);
  const joining = joiningOf(battle, herd, lead);
  const about = { rule: 'EDM.SPLIT.2', seat, unit: placingOf(herd) } as const;
  part(t, herd, lead, going.length === 0 ? [] : yield* settle(t, joiningPlaces(joining, about), going));
}

const stuck = (t: Table, herd: Herd): void =>
  emit(t, 'EDM.SPLIT.1', 'ed.split.stuck', { unit: herd.id, name: nameOf(herd) });

/** Straight, and past those of its own herd. */
const strideFor = (battle: Battle, herd: Herd, leader: Model): Stride => ({
  ...strideOf(battle, herd, leader, { limits: LIMITS }),
  pass: passFor(battle, herd),
});

/** EDM.SPLIT.1: any free zombie may be the one that parts; it goes in a straight line and leaves others behind. */
function partingFault(battle: Battle, herd: Herd, leader: Model, to: Point): Objection | null {
  const line: Line = lineOf(strideFor(battle, herd, leader), to);
  const crowded = overcrowds(battle, tabletopOf(battle), { ...leader, ...line.to }) ? CROWDED : null; // EDM.CONTACT.3
  return line.fault ?? crowded ?? tiedFault(battle, herd, leader, line.to);
}

/** The free zombies, the one nearest to a point first. */
const nearestTo = (battle: Battle, herd: Herd, to: Point): Model[] =>
  freeModels(battle, herd).sort((a, b) => apart(a, to) - apart(b, to));

const leadersTo = (battle: Battle, herd: Herd, to: Point): Model[] =>
  nearestTo(battle, herd, to).filter((model) => partingFault(battle, herd, model, to) === null);

/** What keeps everybody from parting to there: the reason of the one who is nearest. */
function splitFault(battle: Battle, herd: Herd, to: Point): Objection | null {
  const [nearest, ...others] = nearestTo(battle, herd, to);
  const fault = nearest === undefined ? null : partingFault(battle, herd, nearest, to);
  if (fault === null || others.some((model) => partingFault(battle, herd, model, to) === null)) return null;
  return fault;
}

/** EDM.SPLIT.1: which zombie it is, the nearest one unless its player wants another. */
function* leading(t: Table, herd: Herd, seat: Seat, to: Point): Flow<Model> {
  const battle = battleOf(t);
  const able = leadersTo(battle, herd, to);
  const id =
    able.length === 1
      ? able[0]?.id
      : yield* choose(t, seat, {
          rule: 'EDM.SPLIT.1',
          prompt: { key: 'ed.split.lead', params: { unit: nameOf(herd) } },
          options: able.map((zombie) => zombieOption(battle, zombie)),
          facts: { unit: herd.id, places: [{ id: 'lead', x: to.x, y: to.y, level: able[0]?.level ?? 0 }] },
        });
  return able.find((model) => model.id === id) as Model;
}

/** Whoever is still close could go along; those who are held cannot (EDM.SPLIT.7), and somebody must stay behind. */
function tiedFault(battle: Battle, herd: Herd, leader: Model, to: Point): Objection | null {
  const free = freeModels(battle, herd);
  const close = closeTo(herd, { ...leader, x: to.x, y: to.y });
  const tied = close.some((id) => !free.some((one) => one.id === id)) || close.length === herd.zombies.length - 1;
  return tied ? { rule: 'EDM.SPLIT.1', reason: { key: 'ed.no.apart' } } : null;
}

/** Useful ends for the one that parts. */
function* partings(battle: Battle, herd: Herd): Generator<Point> {
  const free = freeModels(battle, herd);
  const found = new Set<string>();
  for (const { at, dare } of free.length === 0 ? [] : goalsOf(battle, herd, free)) {
    for (const leader of nearestTo(battle, herd, at).slice(0, LEADERS)) {
      const end = farthest(strideFor(battle, herd, leader), at, dare || isDangerous(battle, leader));
      if (end === null || partingFault(battle, herd, leader, end) !== null) continue;
      if (!found.has(`${end.x} ${end.y}`)) yield end;
      found.add(`${end.x} ${end.y}`);
      break;
    }
  }
}
/** So many zombies are tried towards each goal. */
const LEADERS = 3;

const isDangerous = (battle: Battle, at: Model): boolean => groundAt(tabletopOf(battle), at).kind === 'dangerous';

const joiningOf = (battle: Battle, herd: Herd, lead: Model): Joining => ({ battle, from: herd, with: [lead] });

/** EDM.SPLIT.2, EDM.SPLIT.3, EDM.SPLIT.4: any number may go along that finds a way and room, as long as somebody stays. */
function* joiners(t: Table, herd: Herd, seat: Seat, lead: Model): Flow<readonly Model[]> {
  const battle = battleOf(t);
  const joining = joiningOf(battle, herd, lead);
  const free = freeModels(battle, herd).filter(({ id }) => id !== lead.id);
  const able = joinUp(joining, [], free);
  const others = free.filter(
    ({ id }) => able.some((one) => one.id === id) && staysNobody(battle, herd, lead, [id]) === null,
  );
  const most = Math.min(others.length, herd.zombies.length - 2);
  const chosen =
    most < 1
      ? []
      : yield* pick(t, seat, {
          rule: 'EDM.SPLIT.2',
          prompt: { key: 'ed.split.who', params: { unit: nameOf(herd) } },
          options: others.map((zombie) => zombieOption(battle, zombie)),
          min: 0,
          max: most,
          check: (ids) => {
            const going = alongWith(battle, herd, lead, ids);
            const comes = joinUp(joining, [], going).length;
            return staysNobody(battle, herd, lead, ids) ?? noWay(going.length - comes, ids.length);
          },
          suggestions: [[]],
        });
  return alongWith(battle, herd, lead, chosen);
}

/** EDM.SPLIT.3: whoever is in formation with the first one goes along in any case. */
const staysNobody = (battle: Battle, herd: Herd, lead: Model, chosen: readonly string[]): Objection | null =>
  alongWith(battle, herd, lead, chosen).length === herd.zombies.length - 1
    ? { rule: 'EDM.SPLIT.3', reason: { key: 'ed.no.stays' } }
    : null;

const closeTo = (herd: Herd, lead: Model): string[] =>
  bodies(herd)
    .filter((model) => model.id !== lead.id && distance(lead, model) <= LINK)
    .map(({ id }) => id);

const noWay = (lost: number, named: number): Objection | null =>
  lost > 0
    ? { rule: 'EDM.SPLIT.2', reason: { key: 'ed.no.along', params: { comes: Math.max(0, named - lost) } } }
    : null;

/** EDM.ZOMBIE.3: the new herd stands apart and does nothing more this turn (EDM.SPLIT.5); the old one goes on (EDM.SPLIT.6). */
function part(t: Table, herd: Herd, lead: Model, comes: readonly Model[]): void {
  const battle = battleOf(t);
  const from = bodies(herd).find((model) => model.id === lead.id) as Model;
  const parted = [lead, ...comes];
  placeAll(herd, parted);
  const isNew = (id: string): boolean => parted.some((model) => model.id === id);
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
function alongWith(battle: Battle, herd: Herd, lead: Model, chosen: readonly string[]): readonly Model[] {
  const free = freeModels(battle, herd).filter(({ id }) => id !== lead.id);
  const going = new Set([...chosen, ...closeTo(herd, lead)]);
  const stays = bodies(herd).filter(({ id }) => id !== lead.id && !going.has(id));
  const [, ...cutOff] = clumpsOf(stays, LINK);
  for (const { id } of cutOff.flat()) going.add(id);
  return free.filter(({ id }) => going.has(id));
}
