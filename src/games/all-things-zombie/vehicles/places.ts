import { apart, bodyCrowdedBy, fits, freeSpot, grained } from '../../../tabletop/index.ts';
import type { Point } from '../../../kernel/index.ts';
import { figuresHere, isAfoot, PERSON, tabletopOf } from '../figures.ts';
import type { Encounter, Human, Standing, Vehicle, Zombie } from '../state.ts';
import { boxOf, pointOn } from './boxes.ts';
import { inchesTo, occupantsOf, ridersOn } from './vehicle.ts';

/** Where one stands beside a vehicle. */

/** How far from its side somebody stands who is at it: an inch and less from middle to side (ATZ.ZMELEE.9). */
const OFF = 0.6;
export const BESIDE = 1.1;
const STEP = 0.5;

/** Spots with room for a base round a vehicle, the nearest to somewhere first. */
export function spotsBeside(
  enc: Encounter,
  vehicle: Vehicle,
  near: Point,
  side: 'left' | 'right' | null = null,
  ignore: readonly string[] = [],
): Standing[] {
  const { length, width } = vehicle;
  const [along, across] = [length / 2 + OFF, width / 2 + OFF];
  const spots: Point[] = [];
  for (let a = -along; a <= along + 0.001; a += STEP) {
    if (side !== 'right') spots.push(pointOn(vehicle, a, -across));
    if (side !== 'left') spots.push(pointOn(vehicle, a, across));
  }
  if (side === null)
    for (let b = -across; b <= across + 0.001; b += STEP)
      spots.push(pointOn(vehicle, along, b), pointOn(vehicle, -along, b));
  const table = ignore.length === 0 ? tabletopOf(enc) : tabletopOf(enc).without(ignore);
  return spots
    .map(({ x, y }) => ({ x: grained(x), y: grained(y), level: vehicle.level }))
    .filter((at) => fits(table, { id: 'beside', ...at, radius: PERSON.radius }, at))
    .toSorted((a, b) => apart(a, near) - apart(b, near));
}

/** Beside it, or as near as there is room. */
function spotOut(enc: Encounter, vehicle: Vehicle, near: Point, side: 'left' | 'right' | null = null): Standing {
  const [beside] = spotsBeside(enc, vehicle, near, side);
  if (beside !== undefined) return beside;
  const base = { id: 'out', x: near.x, y: near.y, level: vehicle.level, radius: PERSON.radius };
  const { x, y } = freeSpot(tabletopOf(enc), base, near) ?? near;
  return { x: grained(x), y: grained(y), level: vehicle.level };
}

/** Out of it, and beside it. */
export function putOut(enc: Encounter, human: Human, vehicle: Vehicle, side: 'left' | 'right' | null = null): void {
  human.aboard = null;
  Object.assign(human, spotOut(enc, vehicle, human, side));
}

/** ATZ.VCOMB.15, ATZ.VCOMB.16: nobody stays in what is left of a vehicle. */
export function emptyOut(enc: Encounter, vehicle: Vehicle): void {
  for (const human of occupantsOf(enc, vehicle)) putOut(enc, human, vehicle);
  for (const rider of ridersOn(enc, vehicle)) dropOff(enc, rider, vehicle);
}

/** ATZ.VCOMB.8: who hung on lies beside it. */
export function dropOff(enc: Encounter, rider: Human | Zombie, vehicle: Vehicle): void {
  if ('rides' in rider) {
    rider.rides = null;
    Object.assign(rider, spotOut(enc, vehicle, rider));
  } else putOut(enc, rider, vehicle);
}

/** Who has been led away, is lost or is out of it in another way sits in no vehicle any more. */
export function leaveSeats({ humans }: Encounter): void {
  for (const human of humans)
    if (human.aboard !== null && human.fate !== 'here' && human.fate !== 'ran') human.aboard = null;
}

/** Nobody stands under a vehicle: whom it has only pushed aside is beside it. */
export function clearAway(enc: Encounter, vehicle: Vehicle): void {
  for (const figure of figuresHere(enc)) {
    if (!isAfoot(figure) || figure.level !== vehicle.level || inchesTo(vehicle, figure) >= PERSON.radius - 0.01)
      continue;
    Object.assign(figure, spotOut(enc, vehicle, figure));
  }
}

/** Whether there is room for a vehicle somewhere. */
export const hasRoom = (enc: Encounter, vehicle: Vehicle): boolean =>
  bodyCrowdedBy(tabletopOf(enc), boxOf(vehicle)) === null;
