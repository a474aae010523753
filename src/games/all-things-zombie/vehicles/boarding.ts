import { DOOR_INCHES } from '../data/vehicles.ts';
import { encounterOf } from '../doing.ts';
import { humanOf, inMelee, isFunctioning, vehiclesHere } from '../figures.ts';
import { movementLeft } from '../move/way.ts';
import type { Encounter, Human, State, Vehicle } from '../state.ts';
import { emit, type Flow, type Offer, type Table } from '../verbs.ts';
import type { Place, VehiclesAct } from './decisions.ts';
import { BESIDE, putOut, spotsBeside } from './places.ts';
import {
  carryAlong,
  freeSeat,
  inchesTo,
  isOnOpenBed,
  isUnderWay,
  occupantsOf,
  vehicleNamed,
  vehicleOf,
} from './vehicle.ts';

/** ATZ.VEH.16 to ATZ.VEH.23: getting in, getting out, and changing places. */

const PLACES: readonly Place[] = ['wheel', 'front', 'back'];

/** ATZ.VEH.16, ATZ.VEH.17: a vehicle that stands, and has a seat left; the wounded need one of their own. */
export function boardOffers(state: State, human: Human): Offer<VehiclesAct>[] {
  const enc = state.encounter;
  if (human.aboard !== null || human.prone || inMelee(enc, human.id) || isBusy(human)) return [];
  const left = movementLeft(state, human);
  return vehiclesHere(enc)
    .filter((one) => one.state === 'whole' && !isUnderWay(one) && human.level === 0 && inchesTo(one, human) <= BESIDE)
    .filter((one) => occupantsOf(enc, one).every((other) => other.side === human.side || !isFunctioning(other))) // ATZ.VEH.18
    .flatMap((vehicle) =>
      PLACES.flatMap((where): Offer<VehiclesAct>[] => {
        const seat = freeSeat(enc, vehicle, where);
        if (seat === null || (human.carries !== null && seatsLeft(enc, vehicle) < 2)) return [];
        const by = isOnOpenBed(vehicle, seat) || left < DOOR_INCHES ? 'dive' : 'door';
        if (by === 'dive' && left <= 0) return [];
        return [
          {
            means: { do: 'board', who: human.id, vehicle: vehicle.id, where, by },
            label: { key: `atz.menu.board.${where}`, params: { name: human.name, other: vehicle.name } },
            about: { unit: human.id, vehicle: vehicle.id },
          },
        ];
      }),
    );
}

/** ATZ.CHARGE.4, ATZ.ACT.10: not after a charge, and not in the middle of a task. */
const isBusy = ({ turn }: Human): boolean => turn.did.includes('charge') || turn.did.includes('task');

const seatsLeft = (enc: Encounter, vehicle: Vehicle): number =>
  PLACES.reduce((sum, where) => sum + (freeSeat(enc, vehicle, where) === null ? 0 : where === 'front' ? 2 : 1), 0);

export function* board(t: Table, { who, vehicle: id, where, by }: Extract<VehiclesAct, { do: 'board' }>): Flow<void> {
  const enc = encounterOf(t);
  const [human, vehicle] = [humanOf(enc, who), vehicleNamed(enc, id)];
  spend(t.state, human, by);
  human.aboard = { vehicle: id, seat: freeSeat(enc, vehicle, where) ?? 0 };
  human.facing = vehicle.facing;
  const load = human.carries === null ? null : humanOf(enc, human.carries);
  if (load !== null) {
    const seat = freeSeat(enc, vehicle, 'front') ?? freeSeat(enc, vehicle, 'back') ?? freeSeat(enc, vehicle, 'wheel');
    human.carries = null;
    load.aboard = { vehicle: id, seat: seat ?? 0 }; // ATZ.WOUND.8
    emit(t, 'ATZ.WOUND.8', 'atz.board.load', { unit: load.id, name: load.name, other: vehicle.name });
  }
  carryAlong(enc, vehicle);
  const key = by === 'door' ? 'atz.board.in' : 'atz.board.dives';
  emit(t, by === 'door' ? 'ATZ.VEH.16' : 'ATZ.VEH.17', key, { unit: who, name: human.name, other: vehicle.name });
}

/** ATZ.VEH.16: 2" by a door; ATZ.VEH.17: by a window or over the side of a bed that is all the movement, but it may still fire. */
function spend(state: State, human: Human, by: 'door' | 'dive'): void {
  human.turn.inches = by === 'door' ? human.turn.inches + DOOR_INCHES : human.turn.inches + movementLeft(state, human);
  human.turn.moved = true;
}

/** Who drives gets out of the way; changing places costs as much as a door. */
export function insideOffers(state: State, human: Human): Offer<VehiclesAct>[] {
  const enc = state.encounter;
  const vehicle = vehicleOf(enc, human);
  if (vehicle === null || human.aboard === null || human.aboard.seat < 0 || isBusy(human)) return [];
  const { id: who, name } = human;
  const about = { unit: who, vehicle: vehicle.id };
  const left = movementLeft(state, human);
  const isOpen = isOnOpenBed(vehicle, human.aboard.seat);
  const by = isOpen || left < DOOR_INCHES ? 'dive' : 'door';
  const mayLeave = !isUnderWay(vehicle) && !inMelee(enc, who) && (by === 'door' || left > 0);
  const outs = mayLeave
    ? (['left', 'right'] as const)
        .filter((side) => spotsBeside(enc, vehicle, human, side).length > 0)
        .map(
          (side): Offer<VehiclesAct> => ({
            means: { do: 'get-out', who, by, side },
            label: { key: `atz.menu.get-out.${side}`, params: { name, other: vehicle.name } },
            about,
          }),
        )
    : [];
  const shifts = PLACES.filter(
    (where) => left >= DOOR_INCHES && !inMelee(enc, who) && freeSeat(enc, vehicle, where) !== null,
  )
    .filter(
      (where) => (where === 'wheel') !== (human.aboard?.seat === 0) && (where !== 'wheel' || !isUnderWay(vehicle)),
    )
    .filter(() => !(human.aboard?.seat === 0 && isUnderWay(vehicle)))
    .map(
      (where): Offer<VehiclesAct> => ({
        means: { do: 'shift', who, where },
        label: { key: `atz.menu.shift.${where}`, params: { name } },
        about,
        ...(where === 'wheel' ? undefined : { seldom: true }),
      }),
    );
  return [...outs, ...shifts];
}

export function* getOut(t: Table, { who, by, side }: Extract<VehiclesAct, { do: 'get-out' }>): Flow<void> {
  const enc = encounterOf(t);
  const human = humanOf(enc, who);
  const vehicle = vehicleOf(enc, human) as Vehicle;
  spend(t.state, human, by);
  putOut(enc, human, vehicle, side);
  const key = by === 'door' ? 'atz.board.out' : 'atz.board.jumps';
  emit(t, by === 'door' ? 'ATZ.VEH.16' : 'ATZ.VEH.17', key, { unit: who, name: human.name, other: vehicle.name });
}

export function* shift(t: Table, { who, where }: Extract<VehiclesAct, { do: 'shift' }>): Flow<void> {
  const enc = encounterOf(t);
  const human = humanOf(enc, who);
  const vehicle = vehicleOf(enc, human) as Vehicle;
  spend(t.state, human, 'door');
  human.aboard = { vehicle: vehicle.id, seat: freeSeat(enc, vehicle, where) ?? 0 };
  carryAlong(enc, vehicle);
  emit(t, 'ATZ.VEH.23', `atz.board.shifts`, { unit: who, name: human.name, other: vehicle.name });
}
