import type { Doing, Encounter, Vehicle } from '../state.ts';
import { newVehicle } from '../tables/parked.ts';
import { block, drive, type Driven, type EncounterScene, type Said, scene, type SceneSpec } from '../testing.ts';
import { carryAlong } from './vehicle.ts';

/** Scenes with vehicles: for tests only. */

export type Car = Partial<Vehicle>;

/** A Sedan in the middle that looks along x, its engine on and its keys with the band. */
export const carOf = (car: Car = {}): Vehicle =>
  newVehicle({
    id: 'car',
    type: 'sedan',
    looks: 'car',
    name: 'Car',
    x: 18,
    y: 18,
    facing: 0,
    keys: 'held',
    owner: 'players',
    fuel: 5,
    running: true,
    ...car,
  });

/** The scene with these vehicles; nobody hears them unless the test wants it. */
export const withCars = (cars: readonly Car[], spec: SceneSpec = {}, isHeard = false): SceneSpec => ({
  ...spec,
  change: (enc: Encounter) => {
    enc.vehicles.push(...cars.map(carOf));
    enc.clocks.noMoreZombies = !isHeard;
    for (const human of enc.humans) if (human.aboard !== null) human.aboard = { ...human.aboard };
    for (const vehicle of enc.vehicles) carryAlong(enc, vehicle);
    spec.change?.(enc);
  },
});

export const AT_WHEEL = { x: 0, y: 0, aboard: { vehicle: 'car', seat: 0 } };
export const inSeat = (seat: number, vehicle = 'car') => ({ x: 0, y: 0, aboard: { vehicle, seat } });

/** Everywhere is road. */
export const ROAD = block('road', [0, 0, 36, 36], { height: 0, kind: 'normal', looks: 'road' } as never);

export const driveDoing: Doing = { do: 'drive', vehicle: 'car' };

/** What happens in one drive, from where the driver is asked. */
export const driven = (spec: SceneSpec, answers: readonly Said[], doing: Doing = driveDoing): Driven =>
  drive({ ...spec, doing: [...(spec.doing ?? []), doing] }, answers);

export const vehicleIn = ({ vehicles }: Encounter, id = 'car'): Vehicle =>
  vehicles.find((one) => one.id === id) as Vehicle;

/** The band is active. */
export function acting(spec: SceneSpec): EncounterScene {
  const group = (spec.band ?? []).map((_, i) => `a${i + 1}`);
  const own: Doing = { do: 'activate', side: 'players', group, with: [...group], waking: [], stuck: [], handed: false };
  return scene({ ...spec, doing: [own] });
}

/** A move of a vehicle, as the rules have it once it has been said. */
export const rolling = (more: object = {}): Doing =>
  ({
    do: 'roll',
    vehicle: 'car',
    steps: [],
    as: 'active',
    speed: 8,
    top: 16,
    met: [],
    passed: [],
    struck: [],
    ...more,
  }) as never;
