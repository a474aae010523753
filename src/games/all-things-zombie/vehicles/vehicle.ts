import { BrokenTable } from '../../../kernel/index.ts';
import { gap } from '../../../tabletop/index.ts';
import { CONVOY, FAST_VEHICLE, VEHICLE_FIGURES } from '../data/vehicles.ts';
import type { Encounter, Human, Standing, Vehicle, Zombie } from '../state.ts';
import { boxOf, isInBack, seatAt, seatsIn } from './boxes.ts';

/** Questions about vehicles and those who are in them. */

export function vehicleNamed({ vehicles }: Encounter, id: string): Vehicle {
  const found = vehicles.find((one) => one.id === id);
  if (found === undefined) throw new BrokenTable('ATZ.VEH.1', { vehicle: id });
  return found;
}

/** The vehicle that somebody is in, or hangs on to. */
export const vehicleOf = (enc: Encounter, { aboard }: Human): Vehicle | null =>
  aboard === null ? null : vehicleNamed(enc, aboard.vehicle);

export const figuresFor = ({ type }: Pick<Vehicle, 'type'>) => VEHICLE_FIGURES[type];
export const bashOf = ({ type }: Pick<Vehicle, 'type'>): number => VEHICLE_FIGURES[type].bash;

/** Everybody on its seats, whatever shape they are in; those who hide in it for good among them (ATZ.VREACT.8). */
export const occupantsOf = ({ humans }: Encounter, { id }: Vehicle): Human[] =>
  humans
    .filter(({ aboard, fate }) => aboard?.vehicle === id && aboard.seat >= 0 && (fate === 'here' || fate === 'ran'))
    .toSorted((a, b) => (a.aboard?.seat ?? 0) - (b.aboard?.seat ?? 0));

/** ATZ.VCOMB.7: those who hang on outside. */
export const ridersOn = ({ humans, zombies }: Encounter, { id }: Vehicle): (Human | Zombie)[] => [
  ...humans.filter(({ aboard, fate }) => aboard?.vehicle === id && aboard.seat < 0 && fate === 'here'),
  ...zombies.filter(({ rides }) => rides === id),
];

export const driverOf = (enc: Encounter, vehicle: Vehicle): Human | null =>
  occupantsOf(enc, vehicle).find(({ aboard, fate }) => aboard?.seat === 0 && fate === 'here') ?? null;

/** Somebody is at the wheel who can drive. */
export function driverWhoCan(enc: Encounter, vehicle: Vehicle): Human | null {
  const driver = driverOf(enc, vehicle);
  return driver !== null && driver.status === 'carry-on' && driver.captor === null ? driver : null;
}

/** ATZ.VMOVE.2: it is under way, and does not stop by itself. */
export const isUnderWay = ({ state, here, running, speed }: Vehicle): boolean =>
  state === 'whole' && here && running && speed > 0;

/** ATZ.SIGHT.16: in a vehicle that is under way. */
export const isCarried = (enc: Encounter, human: Human): boolean => {
  const vehicle = vehicleOf(enc, human);
  return vehicle !== null && isUnderWay(vehicle);
};

/** ATZ.VCOMB.21 */
export const isCarriedFast = (enc: Encounter, human: Human): boolean =>
  isCarried(enc, human) && (vehicleOf(enc, human)?.speed ?? 0) > FAST_VEHICLE;

/** ATZ.VCOMB.23: at the wheel of a moving vehicle. */
export const isDriving = (enc: Encounter, human: Human): boolean => human.aboard?.seat === 0 && isCarried(enc, human);

/** ATZ.VREACT.1, ATZ.VCOMB.22: those inside are figures like all others, who see, are seen and react. ATZ.VCOMB.20, ATZ.VEH.22: not on an open bed, nor outside; in the rear of a closed van one is. */
export function isInsideVehicle(enc: Encounter, human: Human): boolean {
  const vehicle = vehicleOf(enc, human);
  if (vehicle === null || human.aboard === null || human.aboard.seat < 0) return false;
  return !isOnOpenBed(vehicle, human.aboard.seat);
}
const CLOSED: readonly string[] = ['van', 'ambulance'];
export const isOnOpenBed = (vehicle: Vehicle, seat: number): boolean =>
  vehicle.type === 'pickup' && isInBack(vehicle, seat) && !CLOSED.includes(vehicle.looks);

/** ATZ.VEH.18, ATZ.VEH.19: in the same vehicle, or in two that are near each other. */
export function rideTogether(enc: Encounter, a: Human, b: Human): boolean {
  if (a.aboard === null || b.aboard === null || a.aboard.seat < 0 || b.aboard.seat < 0) return false;
  if (a.aboard.vehicle === b.aboard.vehicle) return true;
  const [one, other] = [vehicleNamed(enc, a.aboard.vehicle), vehicleNamed(enc, b.aboard.vehicle)];
  return gap(boxOf(one), boxOf(other)).inches <= CONVOY;
}

/** How far somebody's middle is from the side of a vehicle. */
export const inchesTo = (vehicle: Vehicle, { x, y }: Standing): number =>
  gap(boxOf(vehicle), { x, y, radius: 0 }).inches;

/** ATZ.VEH.23: the first free seat from a place on, driving apart; null if there is none. */
export function freeSeat(enc: Encounter, vehicle: Vehicle, where: 'wheel' | 'front' | 'back'): number | null {
  const taken = new Set(occupantsOf(enc, vehicle).map(({ aboard }) => aboard?.seat));
  const { cab } = VEHICLE_FIGURES[vehicle.type];
  const [from, to] = where === 'wheel' ? [0, 1] : where === 'front' ? [1, cab] : [cab, seatsIn(vehicle)];
  for (let seat = from; seat < to; seat++) if (!taken.has(seat)) return seat;
  return null;
}

/** Everybody in it and on it goes where it goes. */
export function carryAlong(enc: Encounter, vehicle: Vehicle): void {
  for (const human of occupantsOf(enc, vehicle)) {
    Object.assign(human, seatAt(vehicle, human.aboard?.seat ?? 0), { level: vehicle.level });
    const load = human.carries === null ? undefined : enc.humans.find(({ id }) => id === human.carries);
    if (load !== undefined) Object.assign(load, { x: human.x, y: human.y, level: human.level });
  }
  for (const rider of ridersOn(enc, vehicle)) Object.assign(rider, seatAt(vehicle, -1), { level: vehicle.level });
}
