import { bodyCrowdedBy, grained } from '../../../../tabletop/index.ts';
import { begin, encounterOf, finish } from '../../doing.ts';
import { tabletopOf } from '../../figures.ts';
import { emit, type Flow, type Table } from '../../verbs.ts';
import { boxOf, pointOn } from '../boxes.ts';
import type { BootlegDoing } from '../doing.ts';
import { rollOf } from './drive.ts';
import { BOOTLEGGER, drivingTest } from './driving.ts';
import { topSpeed } from '../plan.ts';
import { carryAlong, driverWhoCan, vehicleNamed } from '../vehicle.ts';

/** ATZ.VMOVE.17 to ATZ.VMOVE.19: half the move is gone; now the vehicle turns round, or skids. */
export function* bootleg(t: Table, doing: BootlegDoing): Flow<void> {
  const enc = encounterOf(t);
  const vehicle = vehicleNamed(enc, doing.vehicle);
  finish(t, doing);
  const driver = driverWhoCan(enc, vehicle);
  if (vehicle.state !== 'whole' || !vehicle.here || driver === null || vehicle.speed <= 0) return;
  const rest = vehicle.speed / 2;
  const top = topSpeed(enc, vehicle, vehicle);
  const aside = pointOn(vehicle, 0, doing.to === 'right' ? vehicle.width : -vehicle.width);
  const there = { ...boxOf(vehicle), ...aside, facing: (vehicle.facing + 180) % 360 };
  const holds = yield* drivingTest(t, driver, 'ATZ.VMOVE.17', [BOOTLEGGER]);
  const said = { unit: driver.id, name: vehicle.name };
  if (holds && bodyCrowdedBy(tabletopOf(enc), there) === null) {
    Object.assign(vehicle, { ...aside, facing: there.facing, speed: 0 }); // ATZ.VMOVE.18
    carryAlong(enc, vehicle);
    return emit(t, 'ATZ.VMOVE.18', 'atz.drive.turned', said);
  }
  // ATZ.VMOVE.19: half of what is left, a quarter turn to the left, and the engine dies.
  Object.assign(vehicle, { running: false, stalled: true, speed: 0 });
  emit(t, 'ATZ.VMOVE.19', 'atz.drive.skids', said);
  const steps = [
    { do: 'go' as const, inches: grained(rest / 2) },
    { do: 'turn' as const, degrees: -90, sure: true as const },
  ];
  begin(t, rollOf(vehicle, steps, { speed: rest, top, as: 'loose', halts: true }));
}
