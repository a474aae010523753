import { begin, encounterOf, finish } from '../../doing.ts';
import { type Figure, figureOf, findFigure, inches, isFunctioning, isHuman, nameOf } from '../../figures.ts';
import { resultFor } from '../../fight/charging.ts';
import type { ChargeDoing } from '../../fight/doing.ts';
import { engage, meleeOf } from '../../fight/opponents.ts';
import { settle } from '../../react/due.ts';
import type { Encounter, Human, Vehicle } from '../../state.ts';
import { emit, type Flow, type Table } from '../../verbs.ts';
import type { LeapDoing } from '../doing.ts';
import { dropOff } from '../places.ts';
import { carryAlong, occupantsOf, vehicleNamed, vehicleOf } from '../vehicle.ts';

/** ATZ.VCOMB.5 to ATZ.VCOMB.8, ATZ.ZMELEE.6, ATZ.ZMELEE.7: those who charge a moving vehicle are struck, or jump on to it. */

/** Sorts those who charge by what the test has come to. */
export function leapAt(t: Table, { chargers, ...doing }: ChargeDoing, target: Human): void {
  const enc = encounterOf(t);
  const vehicle = vehicleOf(enc, target) as Vehicle;
  const on = chargers.filter((id) => resultFor(doing, id).result === 'charger');
  const struck = chargers.filter((id) => !on.includes(id));
  begin(t, { do: 'leap', vehicle: vehicle.id, target: target.id, on, struck });
}

export function* leap(t: Table, doing: LeapDoing): Flow<void> {
  yield* [];
  const enc = encounterOf(t);
  const vehicle = vehicleNamed(enc, doing.vehicle);
  const [next] = doing.on;
  if (next !== undefined) {
    doing.on = doing.on.slice(1);
    const charger = findFigure(enc, next);
    if (charger !== undefined) return jumpOn(t, vehicle, charger);
    return;
  }
  finish(t, doing);
  const ids = doing.struck.filter((id) => findFigure(enc, id) !== undefined);
  if (ids.length === 0 || vehicle.state !== 'whole') return settle(t);
  const driver = occupantsOf(enc, vehicle)[0]?.id ?? null;
  emit(t, 'ATZ.VCOMB.6', 'atz.leap.struck', { name: vehicle.name, figures: ids.length });
  begin(t, { do: 'bash', vehicle: vehicle.id, against: { what: 'figures', ids }, by: driver });
}

/** ATZ.VCOMB.7: the nearest of those inside, the driver if they are equally near. */
export function whomItFights(enc: Encounter, vehicle: Vehicle, at: Figure): Human | null {
  const inside = occupantsOf(enc, vehicle).filter(isFunctioning);
  return inside.reduce<Human | null>(
    (best, one) => (best === null || inches(at, one) < inches(at, best) - 1e-6 ? one : best),
    null,
  );
}

function jumpOn(t: Table, vehicle: Vehicle, charger: Figure): void {
  const enc = encounterOf(t);
  const target = whomItFights(enc, vehicle, charger);
  if (target === null) return;
  if (isHuman(charger)) charger.aboard = { vehicle: vehicle.id, seat: -1 };
  else charger.rides = vehicle.id;
  carryAlong(enc, vehicle);
  const said = { unit: charger.id, name: nameOf(charger), other: vehicle.name, target: target.id };
  emit(t, 'ATZ.VCOMB.7', 'atz.leap.on', said);
  engage(enc, { who: charger.id }, { who: target.id });
  const melee = meleeOf(enc, charger.id, target.id)?.id as string;
  begin(t, { do: 'melee', melee, defender: target.id, left: [charger.id] });
}

/** ATZ.VCOMB.8: who hangs on and loses falls off. */
export function fallOff(t: Table, loser: Figure): void {
  const enc = encounterOf(t);
  const still = findFigure(enc, loser.id);
  const id = isHuman(loser)
    ? loser.aboard !== null && loser.aboard.seat < 0
      ? loser.aboard.vehicle
      : null
    : loser.rides;
  if (id === null || still === undefined) return;
  const vehicle = vehicleNamed(enc, id);
  dropOff(enc, figureOf(enc, loser.id), vehicle);
  enc.melees = enc.melees.filter(({ sides }) => !sides.some(({ who }) => who === loser.id));
  emit(t, 'ATZ.VCOMB.8', 'atz.leap.falls', { unit: loser.id, name: nameOf(loser), other: vehicle.name });
}
