import { encounterOf } from '../../doing.ts';
import { inMelee, nameOf } from '../../figures.ts';
import { engage } from '../../fight/opponents.ts';
import { emit, type Flow, type Table } from '../../verbs.ts';
import { whomItFights } from './leap.ts';
import { dropOff } from '../places.ts';
import { vehicleNamed } from '../vehicle.ts';

/** ATZ.VCOMB.7: zombies that hang on to a vehicle fight the next one inside, or drop off. */
export function ridersGoOn(t: Table): void {
  const enc = encounterOf(t);
  for (const zombie of enc.zombies) {
    if (zombie.rides === null || inMelee(enc, zombie.id)) continue;
    const vehicle = vehicleNamed(enc, zombie.rides);
    const target = whomItFights(enc, vehicle, zombie);
    if (target === null) dropOff(enc, zombie, vehicle);
    else engage(enc, { who: zombie.id }, { who: target.id });
  }
}

/** ATZ.VCOMB.8: people who hang on and fight nobody any more let go. */
export function* hangersOnLetGo(t: Table): Flow<void> {
  yield* [];
  const enc = encounterOf(t);
  for (const human of enc.humans) {
    if (human.aboard === null || human.aboard.seat >= 0 || inMelee(enc, human.id)) continue;
    const vehicle = vehicleNamed(enc, human.aboard.vehicle);
    dropOff(enc, human, vehicle);
    emit(t, 'ATZ.VCOMB.8', 'atz.leap.falls', { unit: human.id, name: nameOf(human), other: vehicle.name });
  }
}
