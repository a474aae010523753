import { begin, encounterOf } from '../../doing.ts';
import type { Encounter, Human, Vehicle } from '../../state.ts';
import type { Table } from '../../verbs.ts';
import { isUnderWay, vehicleNamed } from '../vehicle.ts';

/** What becomes of a vehicle whose driver cannot drive any more. */

/** Whatever it was doing is over. */
export function stopRolling(enc: Encounter, { id }: Vehicle): void {
  for (const one of enc.doing) if (one.do === 'roll' && one.vehicle === id) one.steps = [];
}

/** ATZ.VCOMB.27: the driver is down, and the vehicle goes on. */
export function wheelLost(t: Table, human: Human): void {
  if (human.aboard === null || human.aboard.seat !== 0) return;
  const enc = encounterOf(t);
  const vehicle = vehicleNamed(enc, human.aboard.vehicle);
  if (!isUnderWay(vehicle)) return;
  stopRolling(enc, vehicle);
  begin(t, { do: 'driver-down', vehicle: vehicle.id });
}
