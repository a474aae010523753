import { askWay } from '../../../../skirmish/index.ts';
import { makeNoise } from '../../dead/noise.ts';
import { NOISES } from '../../data/areas.ts';
import { BOOTLEGGERS } from '../../data/vehicles.ts';
import { begin, encounterOf, finish } from '../../doing.ts';
import { sideOf } from '../../figures.ts';
import { isOnRoad } from '../../move/ground.ts';
import type { Encounter, Human, Vehicle } from '../../state.ts';
import { choose, emit, type Flow, type Offer, type Table } from '../../verbs.ts';
import { boxOf, pointOn } from '../boxes.ts';
import type { VehiclesDecision } from '../decisions.ts';
import type { CoastDoing, DriveDoing, RollStep } from '../doing.ts';
import { driveByRule, intentOf } from './npc.ts';
import { judgeDrive, type Judged, nameOfStruck, plansFor, swept, topSpeed, wayOf } from '../plan.ts';
import { driverWhoCan, figuresFor, isUnderWay, vehicleNamed } from '../vehicle.ts';

type Driven = Extract<VehiclesDecision, { readonly do: 'drive' | 'stand' | 'stop' | 'bootlegger' }>;

/** ATZ.VMOVE.4, ATZ.VMOVE.5: a vehicle is active, before anybody else of its side. */
export function* drive(t: Table, doing: DriveDoing): Flow<void> {
  const enc = encounterOf(t);
  const vehicle = vehicleNamed(enc, doing.vehicle);
  const driver = driverWhoCan(enc, vehicle);
  if (vehicle.state !== 'whole' || !vehicle.here || !vehicle.running || driver === null) return finish(t, doing);
  if (driver.seat === null) {
    finish(t, doing);
    const intent = yield* intentOf(t, driver);
    const judged = driveByRule(t.state, vehicle, driver, doing.half === true, intent);
    if (judged === null && intent !== 'attack') vehicle.running = false; // they have come, or wait: the engine is off
    return yield* setOff(t, vehicle, driver, judged);
  }
  const { name } = vehicle;
  const { road, offRoad } = figuresFor(vehicle);
  const params = { name, driver: driver.name, speed: vehicle.speed, road, offRoad };
  const said = yield* choose(t, driver.seat, () => ({
    rule: 'ATZ.VMOVE.5',
    prompt: { key: 'atz.drive', params },
    options: [
      offer(vehicle, 'drive'),
      ...bootleggers(enc, vehicle, doing),
      offer(vehicle, 'stand'),
      offer(vehicle, 'stop'),
    ],
    facts: { unit: driver.id, vehicle: vehicle.id },
  }));
  if (said.do === 'bootlegger') {
    finish(t, doing);
    return yield* bootlegger(t, vehicle, driver, said.to);
  }
  if (said.do === 'stop' || said.do === 'stand') {
    finish(t, doing);
    if (said.do === 'stop') vehicle.running = false;
    return yield* setOff(t, vehicle, driver, null);
  }
  const judged = yield* whereTo(t, vehicle, driver, doing.half === true);
  finish(t, doing);
  yield* setOff(t, vehicle, driver, judged);
}

const offer = (vehicle: Vehicle, what: 'drive' | 'stand' | 'stop'): Offer<Driven> => ({
  means: { do: what, vehicle: vehicle.id },
  label: { key: `atz.drive.${what}`, params: { name: vehicle.name } },
  about: { vehicle: vehicle.id },
});

/** A way that is judged by what the vehicle can do. */
function* whereTo(t: Table, vehicle: Vehicle, driver: Human, half: boolean): Flow<Judged> {
  const enc = encounterOf(t);
  const { road, offRoad } = figuresFor(vehicle);
  const most = (isOnRoad(enc, vehicle) ? road : offRoad) / (half ? 2 : 1);
  return yield* askWay(
    t,
    {
      rule: 'ATZ.VMOVE.5',
      seat: driver.seat ?? '',
      prompt: {
        key: 'atz.drive.where',
        params: { name: vehicle.name, inches: most, offRoad: offRoad / (half ? 2 : 1) },
      },
      from: vehicle,
      budget: most,
      suggestions: () => plansFor(enc, vehicle, half).map((judged) => wayOf(vehicle, judged)),
      facts: { unit: driver.id, vehicle: vehicle.id, half },
    },
    (answer) => judgeDrive(enc, vehicle, answer, half),
  );
}

/** ATZ.VCOMB.30: the noise of its engine, once a turn, where it sets off or stands. */
function* setOff(t: Table, vehicle: Vehicle, driver: Human, judged: Judged | null): Flow<void> {
  const enc = encounterOf(t);
  const speed = judged?.plan.speed ?? 0;
  vehicle.speed = Math.max(0, speed);
  if (judged !== null && (speed !== 0 || judged.steps.length > 0)) {
    const { steps, top } = judged;
    begin(t, rollOf(vehicle, [...steps], { speed: Math.abs(speed), top }));
    const strikes = judged.swept.strikes.map(({ id }) => nameOfStruck(enc, id)).join(', ');
    const said = { unit: driver.id, name: vehicle.name, inches: Math.abs(speed), strikes };
    emit(t, 'ATZ.VMOVE.5', speed < 0 ? 'atz.drive.backs' : 'atz.drive.goes', said);
  } else {
    const key = vehicle.running ? 'atz.drive.stands' : 'atz.drive.stops';
    emit(t, 'ATZ.VMOVE.5', key, { unit: driver.id, name: vehicle.name });
  }
  if (!vehicle.running || vehicle.heard === enc.turn) return;
  vehicle.heard = enc.turn;
  yield* makeNoise(t, vehicle, NOISES.engine, 'ATZ.VCOMB.30');
}

export const rollOf = (
  vehicle: Vehicle,
  steps: RollStep[],
  more: { speed: number; top: number; as?: 'active' | 'coast' | 'loose'; halts?: true },
) => ({
  do: 'roll' as const,
  vehicle: vehicle.id,
  steps,
  as: 'active' as const,
  met: [],
  passed: [],
  struck: [],
  ...more,
});

/** ATZ.VMOVE.6, ATZ.VMOVE.7: in another side's phase it goes on straight, as fast as it did. */
export function* coast(t: Table, doing: CoastDoing): Flow<void> {
  yield* [];
  const enc = encounterOf(t);
  const vehicle = vehicleNamed(enc, doing.vehicle);
  finish(t, doing);
  if (!isUnderWay(vehicle)) return;
  const { id, name, speed } = vehicle;
  emit(t, 'ATZ.VMOVE.6', 'atz.drive.coasts', { vehicle: id, name, inches: speed });
  const top = topSpeed(enc, vehicle, pointOn(vehicle, speed, 0));
  begin(t, rollOf(vehicle, [{ do: 'go', inches: speed }], { speed, top, as: 'coast' }));
}

/** ATZ.VMOVE.16: vehicles that can, going forward, from one lane to the next: both on the road. */
function bootleggers(enc: Encounter, vehicle: Vehicle, { half }: DriveDoing): Offer<Driven>[] {
  if (half === true || vehicle.speed <= 0 || !BOOTLEGGERS.includes(vehicle.type)) return [];
  return (['left', 'right'] as const)
    .filter((to) => {
      const { skids, lands } = bootlegWay(vehicle, to);
      return (
        isOnRoad(enc, { ...skids, level: 0 }) &&
        isOnRoad(enc, { ...lands, level: 0 }) &&
        swept(enc, boxOf(vehicle), [{ do: 'go', inches: vehicle.speed / 2 }]).stopped === null
      );
    })
    .map((to) => ({
      means: { do: 'bootlegger', vehicle: vehicle.id, to },
      label: { key: 'atz.drive.bootlegger', params: { to, inches: vehicle.speed / 2 } },
      about: { vehicle: vehicle.id },
    }));
}

/** Half the current speed, then a width to the side. */
function bootlegWay(vehicle: Vehicle, to: 'left' | 'right') {
  const skids = pointOn(vehicle, vehicle.speed / 2, 0);
  const lands = pointOn({ ...vehicle, ...skids }, 0, to === 'right' ? vehicle.width : -vehicle.width);
  return { skids, lands };
}

/** ATZ.VMOVE.17: declared; then half the speed, and the Challenge. */
function* bootlegger(t: Table, vehicle: Vehicle, driver: Human, to: 'left' | 'right'): Flow<void> {
  const enc = encounterOf(t);
  const { speed } = vehicle;
  emit(t, 'ATZ.VMOVE.17', 'atz.drive.bootlegs', { unit: driver.id, name: vehicle.name, to });
  begin(t, { do: 'bootleg', vehicle: vehicle.id, to });
  begin(t, rollOf(vehicle, [{ do: 'go', inches: speed / 2 }], { speed, top: topSpeed(enc, vehicle, vehicle) }));
  if (vehicle.heard === enc.turn) return;
  vehicle.heard = enc.turn;
  yield* makeNoise(t, vehicle, NOISES.engine, 'ATZ.VCOMB.30');
}

/** ATZ.VMOVE.4, ATZ.VMOVE.6: when the phase of a side begins, vehicles go first: its own, and others that are under way. */
export function vehiclesFirst(t: Table, side: string): void {
  const enc = encounterOf(t);
  const own = enc.vehicles.filter((one) => one.running && driverWhoCan(enc, one)?.side === side);
  const others = enc.vehicles.filter(
    (one) => isUnderWay(one) && one.coasted !== enc.turn && sideOfVehicle(enc, one) !== side,
  );
  for (const vehicle of others) vehicle.coasted = enc.turn;
  for (const { id } of own.toReversed()) begin(t, { do: 'drive', vehicle: id });
  for (const { id } of others.toReversed()) begin(t, { do: 'coast', vehicle: id });
}

/** Whose vehicle it is just now: its driver's, or else its owner's. */
const sideOfVehicle = (enc: Encounter, vehicle: Vehicle): string | null => {
  const driver = driverWhoCan(enc, vehicle);
  return driver === null ? vehicle.owner : sideOf(enc, driver).id;
};
