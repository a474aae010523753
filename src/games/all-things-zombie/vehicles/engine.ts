import { beginNoise, makeNoise } from '../dead/noise.ts';
import { NOISES, ZOMBIES_BY_AREA } from '../data/areas.ts';
import { KEYS_FOUND, STALL_INCHES, WONT_START } from '../data/vehicles.ts';
import { chance, diceTold, isIn, oneDie } from '../dice.ts';
import { begin, encounterOf } from '../doing.ts';
import { inMelee, seatFor } from '../figures.ts';
import type { Encounter, Human, Vehicle } from '../state.ts';
import { emit, type Flow, type Seat, type Table } from '../verbs.ts';
import { bashOf, inchesTo } from './vehicle.ts';

/** ATZ.VEH.2 to ATZ.VEH.15, ATZ.RES.8: keys, Fuel, and engines that do not start. */

/** ATZ.VEH.2 to ATZ.VEH.5, ATZ.RES.8: whether there is Fuel in it, and how much: rolled once, when somebody finds out. */
export function* findFuel(t: Table, vehicle: Vehicle, human: Human): Flow<number> {
  if (vehicle.fuel !== null) return vehicle.fuel;
  const { day, area } = encounterOf(t);
  const said = { vehicle: vehicle.id, name: vehicle.name };
  const seat = seatFor(encounterOf(t), human);
  const { dry, drier } = ZOMBIES_BY_AREA[area];
  if (day > 20) {
    const rule = day <= 30 ? 'ATZ.VEH.4' : 'ATZ.VEH.5';
    const prompt = { key: 'atz.fuel.roll', params: { name: vehicle.name } } as const;
    const { happens, dice } = yield* chance(t, { rule, seat, prompt }, day <= 30 ? dry : drier);
    if (happens) {
      vehicle.fuel = 0;
      emit(t, rule, 'atz.fuel.none', said, { dice });
      return 0;
    }
  }
  const { fuel, die } = yield* fillUp(t, vehicle, seat);
  emit(t, day > 20 ? 'ATZ.RES.8' : 'ATZ.VEH.3', 'atz.fuel.some', { ...said, fuel }, { dice: diceTold(die) });
  return fuel;
}

/** ATZ.RES.8: the Bash Value less a die, and one at least. */
export function* fillUp(t: Table, vehicle: Vehicle, seat: Seat): Flow<{ readonly fuel: number; readonly die: number }> {
  const prompt = { key: 'atz.fuel.much.roll', params: { name: vehicle.name, bash: bashOf(vehicle) } } as const;
  const die = yield* oneDie(t, { rule: 'ATZ.RES.8', seat, prompt });
  vehicle.fuel = Math.max(1, bashOf(vehicle) - die);
  return { fuel: vehicle.fuel, die };
}

/** ATZ.VEH.7: who searches a vehicle may find its keys in it. */
export function* lookForKeys(t: Table, vehicle: Vehicle, human: Human): Flow<void> {
  if (vehicle.keys !== 'unknown') return;
  const prompt = { key: 'atz.keys.roll', params: { name: vehicle.name } } as const;
  const seat = seatFor(encounterOf(t), human);
  const { happens, dice } = yield* chance(t, { rule: 'ATZ.VEH.7', seat, prompt }, KEYS_FOUND);
  vehicle.keys = happens ? 'inside' : 'none';
  const said = { unit: human.id, name: human.name, other: vehicle.name };
  emit(t, 'ATZ.VEH.7', happens ? 'atz.keys.found' : 'atz.keys.none', said, { dice });
}

/** ATZ.VEH.6, ATZ.VEH.7, ATZ.EVENT.6: whether somebody can turn the key. */
export const hasKeys = (vehicle: Vehicle, human: Human): boolean =>
  vehicle.keys === 'inside' || (vehicle.keys === 'held' && vehicle.owner === human.side);

/** ATZ.VEH.13: zombies that come for it: on their feet, with nothing better to do. */
const isThreatened = (enc: Encounter, vehicle: Vehicle): boolean =>
  enc.zombies.some(
    (zombie) =>
      !zombie.prone && zombie.feast === null && !inMelee(enc, zombie.id) && inchesTo(vehicle, zombie) <= STALL_INCHES,
  );

/** ATZ.VEH.13 to ATZ.VEH.15, ATZ.VCOMB.31: it starts, and may drive at once at half its speed; or it does not, and is heard. */
export function* startUp(t: Table, vehicle: Vehicle, driver: Human): Flow<void> {
  const enc = encounterOf(t);
  vehicle.tried = enc.turn; // ATZ.VEH.14
  const said = { unit: driver.id, name: driver.name, other: vehicle.name };
  if ((yield* findFuel(t, vehicle, driver)) === 0) return emit(t, 'ATZ.VEH.2', 'atz.start.dry', said);
  if (vehicle.stalled || isThreatened(enc, vehicle)) {
    const prompt = { key: 'atz.start.car.roll', params: { name: vehicle.name } } as const;
    const die = yield* oneDie(t, { rule: 'ATZ.VEH.13', seat: seatFor(enc, driver), prompt });
    if (isIn(die, WONT_START)) {
      emit(t, 'ATZ.VEH.13', 'atz.start.fails', said, { dice: diceTold(die) });
      return yield* makeNoise(t, vehicle, NOISES.engine, 'ATZ.VCOMB.31');
    }
  }
  getGoing(t, vehicle, driver);
}

/** ATZ.VEH.10, ATZ.VEH.15 */
export function getGoing(t: Table, vehicle: Vehicle, driver: Human): void {
  Object.assign(vehicle, { running: true, stalled: false, speed: 0, tried: encounterOf(t).turn });
  emit(t, 'ATZ.VEH.15', 'atz.start.runs', { unit: driver.id, name: driver.name, other: vehicle.name });
  begin(t, { do: 'drive', vehicle: vehicle.id, half: true });
}

/** ATZ.VEH.12, ATZ.VCOMB.32: the alarm goes off, for one turn. */
export function* alarm(t: Table, vehicle: Vehicle): Flow<void> {
  const enc = encounterOf(t);
  emit(t, 'ATZ.VEH.12', 'atz.alarm', { vehicle: vehicle.id, name: vehicle.name });
  const { x, y, level } = vehicle;
  yield* beginNoise(t, { x, y, level, what: 'alarm', shots: NOISES.alarm, until: enc.turn, of: vehicle.id });
}
