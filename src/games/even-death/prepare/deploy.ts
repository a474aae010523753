import type { Placed, Point } from '../../../kernel/index.ts';
import {
  allTied,
  blockAt as blockIn,
  bodyAt,
  deployAt,
  type Deploying,
  isSettled,
  nextUp,
  regionOf,
  type ZoneFault,
  zoneFault,
} from '../../../skirmish/index.ts';
import { type Model, point, type Polygon, within } from '../../../tabletop/index.ts';
import { slotsOf, type Slot, tabletopOf, terrainOf } from './battlefield.ts';
import { HERD_FIGURES } from '../figures.ts';
import { inFormation, LINK } from '../herd/formation.ts';
import { linkedTo, UNLINKED } from '../herd/joining.ts';
import { paceOf } from '../move/line.ts';
import type { HerdEntry } from './lists.ts';
import { herdName, humanName } from '../names.ts';
import { type Placing, settle } from '../move/placing.ts';
import { rollOff } from '../turn/priority.ts';
import type { Battle, Herd, Human, Recruit, Side } from '../state.ts';
import {
  choose,
  emit,
  type Flow,
  type Message,
  type Objection,
  type Rule,
  type Seat,
  type Table,
  type Words,
} from '../verbs.ts';
import { battleOf, freshId, nameOf, sideOf } from '../units.ts';
import { BASE } from '../words.ts';

/** EDM.DEPLOY.1: the order is rolled; then the sides choose their zones in that order. */
export function* slots(t: Table): Flow<void> {
  const battle = battleOf(t);
  if (battle.order.length === 0) {
    battle.ranking = yield* rollOff(t, battle.ranking, 'EDM.DEPLOY.1', 'ed.deploy.order');
    if (isSettled(battle.ranking)) battle.order = battle.ranking.flat();
    return;
  }
  const seat = battle.order.find((candidate) => sideOf(battle, candidate).slot === null);
  if (seat === undefined) {
    battle.phase = 'deploy';
    battle.active = battle.order[0] as Seat;
    return;
  }
  const free = freeSlots(battle, seat);
  const [only] = free;
  const slot =
    free.length === 1 && only !== undefined
      ? only.id
      : yield* choose(t, seat, {
          rule: 'EDM.SETUP.6',
          prompt: { key: 'ed.slot', params: { seat } },
          options: free.map(({ id, name }) => ({
            means: id,
            label: { key: 'ed.slot.name', params: { name } },
            about: { slot: id },
          })),
        });
  sideOf(battle, seat).slot = slot;
  const name = free.find(({ id }) => id === slot)?.name ?? '';
  emit(t, 'EDM.SETUP.6', 'ed.slot.taken', { seat, name });
}

function freeSlots(battle: Battle, seat: Seat): readonly Slot[] {
  const { field, pattern, sides, defender } = battle;
  const taken = sides.map(({ slot }) => slot);
  const free = slotsOf(field, pattern, sides.length).filter(({ id }) => !taken.includes(id));
  if (defender === null) return free;
  return free.filter(({ id }) => (id === 'defender') === (seat === defender));
}

function zonesOf(battle: Battle, { slot }: Side): readonly Polygon[] {
  return slotsOf(battle.field, battle.pattern, battle.sides.length).find(({ id }) => id === slot)?.zones ?? [];
}

/** EDM.DEPLOY.1: the players take turns, one unit each; who has nothing left is skipped. */
export function* deploy(t: Table): Flow<void> {
  const battle = battleOf(t);
  const seat = battle.active;
  const side = sideOf(battle, seat);
  const waiting = side.reserve;
  if (waiting.length > 0) {
    const number = yield* whichUnit(t, side);
    if (side.faction === 'zombies') yield* deployHerd(t, side, number);
    else yield* deployHuman(t, side, number);
    side.reserve = waiting.filter((other) => other !== number);
  }
  const next = nextUp('in-turn', battle.order, seat, (other) => sideOf(battle, other).reserve.length > 0);
  if (next !== null) {
    battle.active = next;
    return;
  }
  battle.phase = 'priority'; // EDM.DEPLOY.5
  battle.ranking = allTied(battle.sides.map((one) => one.seat));
}

/** Which unit comes next: those that are alike are offered once. */
function* whichUnit(t: Table, side: Side): Flow<number> {
  const seen = new Set<string>();
  const options = side.reserve.flatMap((number) => {
    const entry = side.faction === 'zombies' ? side.list.herds[number] : side.list.humans[number];
    const alike = JSON.stringify(entry);
    if (entry === undefined || seen.has(alike)) return [];
    seen.add(alike);
    return [{ means: { entry: number }, label: labelOf(side, number), about: { number } }];
  });
  const [only] = options;
  if (only !== undefined && options.length === 1) return only.means.entry;
  const chosen = yield* choose(t, side.seat, {
    rule: 'EDM.DEPLOY.1',
    prompt: { key: 'ed.deploy.which', params: { seat: side.seat } },
    options,
  });
  return chosen.entry;
}

/** What a unit is and can do: it does not lie on the table yet, where one could look at it. */
function labelOf({ faction, list }: Side, number: number): Message {
  if (faction === 'zombies') {
    const { type, zombies } = list.herds[number] as HerdEntry;
    const { movement } = HERD_FIGURES[type];
    return { key: 'ed.deploy.herd', params: { unit: herdName(list.herds, number), type, zombies, movement } };
  }
  const { entry, vitality } = list.humans[number] as Recruit;
  const params = { unit: humanName(entry, number), movement: paceOf({ entry }), vitality };
  return entry.weapons.length === 0
    ? { key: 'ed.deploy.unarmed', params }
    : { key: 'ed.deploy.human', params: { ...params, weapons: entry.weapons } };
}

/** EDM.DEPLOY.3: the whole base in the own zone, on open ground. */
export const humanFault = (battle: Battle, zones: readonly Polygon[], at: Point): Objection | null =>
  refusedBy(zoneFault(tabletopOf(battle), zones, bodyOn('new', at)));

const refusedBy = (fault: ZoneFault | null): Objection | null =>
  fault === null ? null : { rule: 'EDM.DEPLOY.3', reason: { key: `ed.no.${fault}` } };

const bodyOn = (id: string, at: Point): Model => bodyAt(id, { x: at.x, y: at.y }, BASE);

function* deployHuman(t: Table, side: Side, number: number): Flow<void> {
  const battle = battleOf(t);
  const zones = zonesOf(battle, side);
  const recruit = side.list.humans[number] as Recruit;
  // EDM.MODEL.5: the side that deploys says where the unit looks; to begin with, towards the middle of the table.
  const at = yield* deployAt(t, terrainOf(battle), {
    rule: 'EDM.DEPLOY.3',
    seat: side.seat,
    prompt: { key: 'ed.deploy.place', params: { unit: humanName(recruit.entry, number) } },
    zones,
    radius: BASE.radius,
    check: (spot) => humanFault(battle, zones, spot),
  } satisfies Deploying<Rule, Words['key']>);
  const human = newHuman(side.seat, number, recruit, at, at.facing ?? 0);
  battle.humans.push(human);
  emit(t, 'EDM.DEPLOY.3', 'ed.deployed', { unit: human.id, name: nameOf(human), seat: side.seat });
}

export function newHuman(seat: Seat, number: number, recruit: Recruit, at: Placed, facing: number): Human {
  const { entry, vitality, infected, health, fatigue } = recruit;
  return {
    id: `${seat}${number + 1}`,
    seat,
    number,
    entry,
    ...point(at.x, at.y),
    level: at.level ?? 0,
    weapons: entry.weapons.map((id) => ({ id, reload: 0 })), // EDM.DEPLOY.6
    facing,
    vitality,
    infected,
    health,
    fatigue,
    climbing: null,
    ...FRESH,
    herdsSeen: [],
  };
}

/** Nothing has happened yet to somebody who has just been deployed. */
export const FRESH = {
  morale: 'willing',
  down: false,
  used: false,
  trauma: false,
  isolated: false,
  beset: false,
  watchful: false,
  herdsSeen: [] as readonly string[],
  medicUsed: false,
  specialistUsed: false,
  suppressed: false,
} as const;

/** EDM.DEPLOY.2, EDM.DEPLOY.4: a herd is placed whole and in formation, round the point that is named. */
function* deployHerd(t: Table, side: Side, number: number): Flow<void> {
  const battle = battleOf(t);
  const zones = zonesOf(battle, side);
  const entry = side.list.herds[number] as HerdEntry;
  const fault = (spot: Point): Objection | null =>
    blockAt(battle, zones, spot, entry.zombies) === null
      ? { rule: 'EDM.DEPLOY.4', reason: { key: 'ed.no.herd-room' } }
      : null;
  const at = yield* deployAt(t, terrainOf(battle), {
    rule: 'EDM.DEPLOY.4',
    seat: side.seat,
    prompt: {
      key: 'ed.deploy.place-herd',
      params: { unit: herdName(side.list.herds, number), zombies: entry.zombies },
    },
    zones,
    radius: BASE.radius,
    check: fault,
  } satisfies Deploying<Rule, Words['key']>);
  const spots = yield* standingAt(t, side, number, at);
  const herd = newHerd(battle, side, number, spots, at.facing ?? 0);
  battle.herds.push(herd);
  emit(t, 'EDM.DEPLOY.4', 'ed.deployed', { unit: herd.id, name: nameOf(herd), seat: side.seat });
}

/** EDM.DEPLOY.2: round the point as suggested, or each where its player says. */
function* standingAt(t: Table, side: Side, number: number, at: Point): Flow<readonly Point[]> {
  const battle = battleOf(t);
  const zones = zonesOf(battle, side);
  const { zombies } = side.list.herds[number] as HerdEntry;
  if (zombies === 1) return [point(at.x, at.y)];
  const models = Array.from({ length: zombies }, (_, i) => bodyOn(`new-${i + 1}`, at));
  const placing: Placing = {
    rule: 'EDM.DEPLOY.4',
    seat: side.seat,
    unit: { id: '', name: herdName(side.list.herds, number) },
    suggest: (stand, rest) => blockFrom(battle, zones, at, stand, rest),
    fault: (stand, _model, to) => zombieFault(battle, zones, stand, to),
    region: () => regionOf(zones),
  };
  return yield* settle(t, placing, models);
}

/** EDM.DEPLOY.3, EDM.DEPLOY.4: in the zone, on open ground, in formation with those who stand already. */
function zombieFault(battle: Battle, zones: readonly Polygon[], stand: readonly Model[], at: Point): Objection | null {
  const model = bodyOn('new', at);
  const table = tabletopOf(battle).draft();
  for (const other of stand) table.put(other);
  const fault = refusedBy(zoneFault(table, zones, model));
  if (fault !== null) return fault;
  return stand.length === 0 || stand.some((mate) => within(mate, model, LINK)) ? null : UNLINKED;
}

/** Where zombies stand round a point: as one block, or linked to those who stand already, as near to the point as they can. */
function blockFrom(
  battle: Battle,
  zones: readonly Polygon[],
  at: Point,
  stand: readonly Model[],
  rest: readonly Model[],
): readonly Model[] {
  if (stand.length === 0) {
    const block = blockAt(battle, zones, at, rest.length) ?? [];
    return block.map(({ x, y }, i) => ({ ...(rest[i] as Model), x, y }));
  }
  const ends: Model[] = [];
  for (const model of rest) {
    const settled = [...stand, ...ends];
    const spot = linkedTo(settled, model).find((to) => zombieFault(battle, zones, settled, to) === null);
    if (spot === undefined) break;
    ends.push({ ...model, ...spot });
  }
  return ends;
}

export const newHerd = (
  battle: Battle,
  { seat, list }: Side,
  entry: number,
  spots: readonly Placed[],
  facing: number,
): Herd => ({
  id: freshId(battle, 'h'),
  name: herdName(list.herds, entry),
  seat,
  entry,
  type: (list.herds[entry] as HerdEntry).type,
  zombies: spots.map(({ x, y, level = 0 }) => ({ id: freshId(battle, 'z'), ...point(x, y), level, down: false })),
  facing,
  used: false,
  climbing: null,
});

/** How far apart the middles of a herd's zombies are when it deploys: loose enough to walk. */
const SPACING = 1.4;

/** Where the zombies stand: as close round the point as the zone and the ground allow, or null if that is no formation. */
export function blockAt(battle: Battle, zones: readonly Polygon[], at: Point, zombies: number): Point[] | null {
  const models = Array.from({ length: zombies }, (_, i) => bodyOn(`new-${i}`, at));
  const block = blockIn(tabletopOf(battle), zones, at, models, SPACING);
  return block !== null && inFormation(block) ? block.map(({ x, y }) => ({ x, y })) : null;
}
