import { encounterOf, begin, finish } from '../../doing.ts';
import { isAtExit, leaveBy } from '../../encounters/crossing.ts';
import { enemiesOf, isFunctioning } from '../../figures.ts';
import { sees } from '../../sight/los.ts';
import type { Encounter, Human, Vehicle } from '../../state.ts';
import { emit, type Flow, type Table } from '../../verbs.ts';
import { pointOn } from '../boxes.ts';
import type { OffTableDoing } from '../doing.ts';
import { dropOff } from '../places.ts';
import { driverOf, driverWhoCan, occupantsOf, ridersOn, vehicleNamed } from '../vehicle.ts';

/** So near to the edge the nose of a vehicle is that drives off, whichever way it comes. */
const RIM = 2.5;

/** ATZ.LEAVE, ATZ.FIRST.15, ATZ.VREACT.9: a vehicle drives off the table, with everybody in it. */

/** It has come to the edge. Where the Encounter wants it to leave it simply does; elsewhere those who see it may shoot (ATZ.LEAVE.3). */
export function* offTable(t: Table, doing: OffTableDoing): Flow<void> {
  yield* [];
  const enc = encounterOf(t);
  const vehicle = vehicleNamed(enc, doing.vehicle);
  finish(t, doing);
  if (vehicle.state !== 'whole') return;
  const driver = driverWhoCan(enc, vehicle);
  const nose = pointOn(vehicle, vehicle.length / 2, 0);
  if (driver !== null && !isAtExit(enc, { ...nose, level: 0 }, RIM) && isWatched(enc, driver))
    return begin(t, { do: 'leave', who: driver.id, stage: 'roll' });
  driveOff(t, vehicle);
}

const isWatched = (enc: Encounter, driver: Human): boolean =>
  enemiesOf(enc, driver).some((one) => isFunctioning(one) && sees(enc, one, driver));

/** ATZ.LEAVE.6, ATZ.WOUND.8: it is gone; those who only hung on to it are not. */
export function driveOff(t: Table, vehicle: Vehicle): void {
  const enc = encounterOf(t);
  for (const rider of ridersOn(enc, vehicle)) {
    enc.melees = enc.melees.filter(({ sides }) => !sides.some(({ who }) => who === rider.id));
    dropOff(enc, rider, vehicle);
  }
  const nose = pointOn(vehicle, vehicle.length / 2, 0);
  const isExit = isAtExit(enc, { ...nose, level: 0 }, RIM);
  vehicle.here = false;
  const driver = driverOf(enc, vehicle);
  vehicle.leftWith = driver?.seat ?? null;
  emit(t, 'ATZ.LEAVE.6', 'atz.drive.off', { vehicle: vehicle.id, name: vehicle.name, unit: driver?.id ?? '' });
  for (const human of occupantsOf(enc, vehicle)) {
    if (human.fate === 'ran') continue; // ATZ.VREACT.8: out of it anyway
    enc.melees = enc.melees.filter(({ sides }) => !sides.some(({ who }) => who === human.id));
    leaveBy(t, human, isExit);
  }
}
