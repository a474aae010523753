import type { Placed } from '../../../../kernel/index.ts';
import { bodyCrowdedBy, facingTowards, grained, inside, type Polygon } from '../../../../tabletop/index.ts';
import { latticeIn, regionOf } from '../../../../skirmish/index.ts';
import { begin, encounterOf, finish, under } from '../../doing.ts';
import { humanOf, seatsOf, tabletopOf, terrainIn } from '../../figures.ts';
import { isOnRoad } from '../../move/ground.ts';
import { zonesFor } from '../../prepare/zones.ts';
import type { PrepareDoing } from '../../prepare/doing.ts';
import type { Encounter, Human, Vehicle } from '../../state.ts';
import { carOf } from '../../tables/parked.ts';
import { amount, choose, emit, type Flow, type Objection, pick, place, type Table } from '../../verbs.ts';
import { boxOf, seatsIn } from '../boxes.ts';
import type { ComeOnDoing } from '../doing.ts';
import { topSpeed } from '../plan.ts';
import { carryAlong, figuresFor, freeSeat, vehicleNamed } from '../vehicle.ts';

/** ATZ.ZGEN.2, ATZ.VEH.6, ATZ.VMOVE.1: bands that have brought a vehicle come on in it, if they like. */

/** Whose it is: who drove it off last (ATZ.FIRST.15); else the band that brought it. */
const seatOf = (enc: Encounter, { id, leftWith }: Vehicle): string | undefined =>
  leftWith ?? seatsOf(enc).find((seat) => carOf(seat) === id);

/** Vehicles that have not come on yet, and have somebody to drive them. */
export const waitingVehicles = (enc: Encounter, { entering, onFoot = [] }: PrepareDoing): Vehicle[] =>
  enc.vehicles.filter(
    (one) =>
      !one.here &&
      one.state === 'whole' &&
      (one.keys === 'held' || one.leftWith !== undefined) &&
      !onFoot.includes(one.id) &&
      entering.some((id) => humanOf(enc, id).seat === seatOf(enc, one)),
  );

/** Who drives it; nobody, and its band comes on foot. */
export function* askDriver(t: Table, doing: PrepareDoing, vehicle: Vehicle): Flow<void> {
  const enc = encounterOf(t);
  const seat = seatOf(enc, vehicle) as string;
  const able = doing.entering.map((id) => humanOf(enc, id)).filter((one) => one.seat === seat);
  const onFoot = (): void => void (doing.onFoot = [...(doing.onFoot ?? []), vehicle.id]);
  if (entry(enc, vehicle, able[0] as Human).suggestions.length === 0) {
    onFoot();
    return emit(t, 'ATZ.ZGEN.2', 'atz.come.no-room', { name: vehicle.name });
  }
  const { road, offRoad } = figuresFor(vehicle);
  const said = yield* choose(t, seat, {
    rule: 'ATZ.ZGEN.2',
    prompt: { key: 'atz.come.wheel', params: { name: vehicle.name, road, offRoad } },
    options: [
      ...able.map((one) => ({
        means: { wheel: one.id } as const,
        label: { key: 'atz.come.driver', params: { name: one.name } } as const,
        about: { unit: one.id },
      })),
      { means: { wheel: '' } as const, label: { key: 'atz.come.on-foot' } as const },
    ],
  });
  if (said.wheel === '') return onFoot();
  begin(t, { do: 'come-on', vehicle: vehicle.id, driver: said.wheel, stage: 'riders', riders: [said.wheel] });
}

export function* comeOn(t: Table, doing: ComeOnDoing): Flow<void> {
  const enc = encounterOf(t);
  const vehicle = vehicleNamed(enc, doing.vehicle);
  const driver = humanOf(enc, doing.driver);
  switch (doing.stage) {
    case 'riders':
      return yield* riders(t, doing, vehicle, driver);
    case 'place':
      return yield* where(t, doing, vehicle, driver);
    case 'speed':
      return yield* howFast(t, doing, vehicle, driver);
  }
}

/** ATZ.VEH.23: who comes along, as far as there are seats. */
function* riders(t: Table, doing: ComeOnDoing, vehicle: Vehicle, driver: Human): Flow<void> {
  const enc = encounterOf(t);
  const { entering } = under(enc, 'prepare') as PrepareDoing;
  const others = entering
    .map((id) => humanOf(enc, id))
    .filter((one) => one.seat === driver.seat && one.id !== driver.id);
  doing.stage = 'place';
  if (others.length === 0) return;
  const along = yield* pick(t, driver.seat as string, {
    rule: 'ATZ.VEH.23',
    prompt: { key: 'atz.come.riders', params: { name: vehicle.name, seats: seatsIn(vehicle) - 1 } },
    options: others.map(({ id, name }) => ({
      means: id,
      label: { key: 'atz.figure', params: { name } },
      about: { unit: id },
    })),
    min: 0,
    max: Math.min(others.length, seatsIn(vehicle) - 1),
  });
  doing.riders = [driver.id, ...along];
}

/** ATZ.ZGEN.2: a full move on to the table: as far as its speed leads from the edge, where there is room for it. */
function entry(enc: Encounter, vehicle: Vehicle, driver: Human) {
  const table = tabletopOf(enc);
  const { road, offRoad } = figuresFor(vehicle);
  const zones = zonesFor(enc, driver, road + vehicle.length / 2);
  const near = zonesFor(enc, driver, offRoad + vehicle.length / 2);
  const isIn = (those: readonly Polygon[], at: Placed): boolean => those.some((zone) => inside(zone, at));
  const check = (at: Placed): Objection | null => {
    const there = { ...boxOf(vehicle), x: at.x, y: at.y, facing: at.facing ?? 0 };
    const reaches = isOnRoad(enc, { ...at, level: 0 }) ? isIn(zones, at) : isIn(near, at);
    if (!reaches) return { rule: 'ATZ.ZGEN.2', reason: { key: 'atz.enter.zone' } };
    return bodyCrowdedBy(table, there) === null ? null : { rule: 'ATZ.ZGEN.2', reason: { key: 'atz.enter.no-room' } };
  };
  return { zones, check, suggestions: suggestionsIn(enc, vehicle, zones, (at) => check(at) === null) };
}

function* where(t: Table, doing: ComeOnDoing, vehicle: Vehicle, driver: Human): Flow<void> {
  const enc = encounterOf(t);
  const { zones, check, suggestions } = entry(enc, vehicle, driver);
  const at = yield* place(t, driver.seat as string, {
    rule: 'ATZ.ZGEN.2',
    prompt: { key: 'atz.come.where', params: { name: vehicle.name } },
    region: regionOf(zones),
    levels: [0],
    facing: true,
    suggestions,
    check,
    facts: { unit: driver.id, vehicle: vehicle.id },
  });
  Object.assign(vehicle, { here: true, x: grained(at.x), y: grained(at.y), level: 0, facing: at.facing ?? 90 });
  const preparing = under(enc, 'prepare') as PrepareDoing;
  preparing.entering = preparing.entering.filter((id) => !doing.riders.includes(id));
  preparing.meeting.push(...doing.riders);
  for (const id of doing.riders) {
    const human = humanOf(enc, id);
    const seat = id === driver.id ? 0 : (freeSeat(enc, vehicle, 'front') ?? freeSeat(enc, vehicle, 'back') ?? 0);
    Object.assign(human, { aboard: { vehicle: vehicle.id, seat }, fate: 'here', facing: vehicle.facing });
  }
  carryAlong(enc, vehicle);
  emit(t, 'ATZ.VMOVE.1', 'atz.come.comes', { unit: driver.id, name: vehicle.name, people: doing.riders.length });
  doing.stage = 'speed';
}

/** Into the table, on the road first. */
function suggestionsIn(
  enc: Encounter,
  vehicle: Vehicle,
  zones: readonly Polygon[],
  isFine: (at: Placed) => boolean,
): Placed[] {
  const { width, depth } = terrainIn(enc);
  const middle = { x: width / 2, y: depth / 2 };
  const spots = latticeIn(zones, vehicle.length / 2, 1.5).flatMap(({ x, y }): Placed[] => {
    const at = { x: grained(x), y: grained(y) };
    const inwards = Math.round(facingTowards(at, middle) / 90) * 90;
    const facings = [...new Set([inwards % 360, 90, 270, 0, 180])];
    return facings.map((facing) => ({ ...at, level: 0, facing }));
  });
  const worth = (at: Placed): number => (isOnRoad(enc, { x: at.x, y: at.y, level: 0 }) ? 0 : 100);
  const free = spots.filter(isFine);
  return free.toSorted((a, b) => worth(a) - worth(b)).slice(0, 40);
}

/** ATZ.VMOVE.1, ATZ.VMOVE.2: at any speed. */
function* howFast(t: Table, doing: ComeOnDoing, vehicle: Vehicle, driver: Human): Flow<void> {
  const max = topSpeed(encounterOf(t), vehicle, vehicle);
  const speed = yield* amount(t, driver.seat as string, {
    rule: 'ATZ.VMOVE.1',
    prompt: { key: 'atz.come.speed', params: { name: vehicle.name } },
    min: 0,
    max,
  });
  Object.assign(vehicle, { running: true, speed });
  finish(t, doing);
}
