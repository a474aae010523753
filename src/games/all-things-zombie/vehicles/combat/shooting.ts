import { facingTowards } from '../../../../tabletop/index.ts';
import { makeNoise } from '../../dead/noise.ts';
import { HIT_BY_FIRE } from '../../data/vehicles.ts';
import { gunFigures, topRating } from '../../data/weapons.ts';
import { diceTold, oneDie } from '../../dice.ts';
import { begin, encounterOf } from '../../doing.ts';
import { humanOf, seatFor, sideNamed, vehiclesHere } from '../../figures.ts';
import { receivedFire } from '../../react/due.ts';
import { gunAt, loadedGuns, rankingOf } from '../../shoot/arms.ts';
import { hasActiveFire } from '../../shoot/targets.ts';
import { isBright } from '../../sight/light.ts';
import { isOpen } from '../../sight/los.ts';
import type { Encounter, Human, State, Vehicle } from '../../state.ts';
import { becomeEnemies } from '../../strangers/enemies.ts';
import { emit, type Flow, type Offer, type Table } from '../../verbs.ts';
import { bodyOf, tabletopOf } from '../../figures.ts';
import type { VehiclesAct } from '../decisions.ts';
import { driverOf, inchesTo, vehicleNamed } from '../vehicle.ts';

/** ATZ.VCOMB.24 to ATZ.VCOMB.26: to shoot at a vehicle instead of those who are in it. */

/** In LOS and range, and not the one that it sits in. */
const isInRange = (enc: Encounter, human: Human, gun: number, vehicle: Vehicle): boolean =>
  inchesTo(vehicle, human) <= gunFigures(gunAt(human, gun).id).range &&
  isBright(enc, human, vehicle) &&
  isOpen(enc, tabletopOf(enc), bodyOf(human), { ...bodyOf(human), id: vehicle.id, x: vehicle.x, y: vehicle.y });

export function fireOffers({ encounter: enc }: State, human: Human): Offer<VehiclesAct>[] {
  if (!hasActiveFire(enc, human)) return [];
  const targets = vehiclesHere(enc).filter(
    (one) => one.state === 'whole' && one.id !== human.aboard?.vehicle && one.owner !== human.side,
  );
  return targets.flatMap((vehicle) => {
    const driver = driverOf(enc, vehicle);
    return loadedGuns(human)
      .filter((gun) => isInRange(enc, human, gun, vehicle))
      .map((gun) => ({
        means: { do: 'fire-at-vehicle', who: human.id, gun, vehicle: vehicle.id },
        label: {
          key: 'atz.menu.fire-at-vehicle',
          params: { name: human.name, gun: gunAt(human, gun).id, other: vehicle.name },
        },
        about: { unit: human.id, vehicle: vehicle.id },
        ...(driver === null || driver.side === human.side ? { seldom: true } : undefined),
      }));
  });
}

/** One roll for all its shots: a die and the Target Rating; 8 or more is a hit, resolved as a Bash. */
export function* fireAtVehicle(
  t: Table,
  { who, gun, vehicle: id }: Extract<VehiclesAct, { do: 'fire-at-vehicle' }>,
): Flow<void> {
  const enc = encounterOf(t);
  const [human, vehicle] = [humanOf(enc, who), vehicleNamed(enc, id)];
  const weapon = gunAt(human, gun);
  const rating = topRating(weapon.id);
  human.turn.fired = true;
  weapon.hidden = false;
  if (human.aboard === null) human.facing = facingTowards(human, vehicle);
  if (gunFigures(weapon.id).silent !== true) {
    enc.shotsFired = true;
    yield* makeNoise(t, human, rating);
  }
  const prompt = { key: 'atz.vehicle.shot.roll', params: { name: human.name, rating } } as const;
  const die = yield* oneDie(t, { rule: 'ATZ.VCOMB.24', seat: seatFor(enc, human), prompt });
  const isHit = die + rating >= HIT_BY_FIRE;
  const said = { unit: who, name: human.name, other: vehicle.name, total: die + rating };
  emit(t, 'ATZ.VCOMB.24', isHit ? 'atz.vehicle.hit' : 'atz.vehicle.missed', said, { dice: diceTold(die) });
  const driver = driverOf(enc, vehicle);
  if (driver !== null && human.seat !== null && sideNamed(enc, driver.side).kind === 'people')
    becomeEnemies(t, driver.side);
  if (!isHit) return;
  if (driver !== null) receivedFire(t, driver, human, rankingOf(human, [gun]));
  const bash = 2 * gunFigures(weapon.id).impact; // ATZ.VCOMB.25
  begin(t, { do: 'bash', vehicle: id, against: { what: 'fire', bash }, by: who });
}
