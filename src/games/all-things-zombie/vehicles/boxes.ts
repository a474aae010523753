import type { Point } from '../../../kernel/index.ts';
import { type Body, directionOf, grained } from '../../../tabletop/index.ts';
import { VEHICLE_FIGURES } from '../data/vehicles.ts';
import type { Vehicle } from '../state/vehicles.ts';

/** A vehicle as the tabletop knows it, and the places in it. */

export const boxOf = ({ id, x, y, level, length, width, height, facing }: Vehicle): Body => ({
  id,
  x,
  y,
  level,
  length,
  width,
  height,
  facing,
});

/** A point so far ahead of the middle of a vehicle and so far to its right. */
export function pointOn({ x, y, facing }: Pick<Vehicle, 'x' | 'y' | 'facing'>, ahead: number, right: number): Point {
  const { x: c, y: s } = directionOf(facing);
  return { x: grained(x + ahead * c - right * s), y: grained(y + ahead * s + right * c) };
}

/** How many people it can carry (ATZ.VEH.23). */
export const seatsIn = ({ type }: Pick<Vehicle, 'type'>): number =>
  VEHICLE_FIGURES[type].cab + VEHICLE_FIGURES[type].back;

/** ATZ.VEH.22: on the bed of a pickup, in the rear of a van, in the trailer of a Big Rig. */
export const isInBack = ({ type }: Pick<Vehicle, 'type'>, seat: number): boolean => seat >= VEHICLE_FIGURES[type].cab;

/** Seats stand in rows of three. */
const ROW = 3;
const ACROSS = [-1, 1, 0] as const;

/** ATZ.VCOMB.27: behind the front row. */
export const isInRear = (seat: number): boolean => seat >= ROW;

/** Where somebody on a seat is: row by row from the front, the driver at the left; who hangs on is in the middle of it. */
export function seatAt(vehicle: Vehicle, seat: number): Point {
  if (seat < 0) return pointOn(vehicle, 0, 0);
  const seats = seatsIn(vehicle);
  const rows = Math.ceil(seats / ROW);
  const share = rows < 2 ? 0.5 : Math.floor(seat / ROW) / (rows - 1);
  const across = seats < ROW && vehicle.width < 1.5 ? 0 : (ACROSS[seat % ROW] ?? 0) * vehicle.width * 0.25;
  const along = seats < ROW && vehicle.width < 1.5 ? 0.1 - 0.3 * seat : 0.2 - 0.55 * share;
  return pointOn(vehicle, vehicle.length * along, across);
}
