import { ITEMS, type ItemId } from '../data/items.ts';
import { encounterOf } from '../doing.ts';
import { humanOf, vehiclesHere } from '../figures.ts';
import type { Encounter, Human, State, Vehicle } from '../state.ts';
import { emit, type Flow, type Offer, type Table } from '../verbs.ts';
import { seatsIn } from './boxes.ts';
import type { VehiclesAct } from './decisions.ts';
import { BESIDE } from './places.ts';
import { inchesTo, isUnderWay, vehicleOf } from './vehicle.ts';

/** ATZ.ITEM.15, ATZ.RES.14: what is kept in a vehicle: twice as many Items as it has seats. */

const roomFor = (vehicle: Vehicle): number => 2 * seatsIn(vehicle);

/** The vehicle that somebody sits in, or one of its own side's that it stands at. */
function atHand(enc: Encounter, human: Human): Vehicle | null {
  const inside = vehicleOf(enc, human);
  if (inside !== null) return human.aboard !== null && human.aboard.seat >= 0 ? inside : null;
  const near = vehiclesHere(enc).filter(
    (one) =>
      one.state === 'whole' &&
      !isUnderWay(one) &&
      (one.owner === human.side || one.items.length > 0) &&
      inchesTo(one, human) <= BESIDE,
  );
  return near[0] ?? null;
}

export function stowOffers({ encounter: enc }: State, human: Human): Offer<VehiclesAct>[] {
  const vehicle = atHand(enc, human);
  if (vehicle === null || human.turn.did.includes('task')) return [];
  const offer = (what: 'stow' | 'unstow', thing: ItemId): Offer<VehiclesAct> => ({
    means: { do: what, who: human.id, thing },
    label: { key: `atz.menu.${what}`, params: { name: human.name, thing, other: vehicle.name } },
    about: { unit: human.id, vehicle: vehicle.id },
    seldom: true,
  });
  const own = ITEMS.filter((item) => human.items.includes(item) && vehicle.items.length < roomFor(vehicle));
  const theirs = ITEMS.filter((item) => vehicle.items.includes(item));
  return [...own.map((item) => offer('stow', item)), ...theirs.map((item) => offer('unstow', item))];
}

function move(from: ItemId[], to: ItemId[], thing: string): void {
  const at = from.indexOf(thing as ItemId);
  if (at !== -1) to.push(...from.splice(at, 1));
}

export function* stow(t: Table, { who, thing }: Extract<VehiclesAct, { do: 'stow' }>): Flow<void> {
  const human = humanOf(encounterOf(t), who);
  const vehicle = atHand(encounterOf(t), human);
  if (vehicle === null) return;
  move(human.items, vehicle.items, thing);
  emit(t, 'ATZ.ITEM.15', 'atz.stow', { unit: who, name: human.name, thing, other: vehicle.name });
}

export function* unstow(t: Table, { who, thing }: Extract<VehiclesAct, { do: 'unstow' }>): Flow<void> {
  const human = humanOf(encounterOf(t), who);
  const vehicle = atHand(encounterOf(t), human);
  if (vehicle === null) return;
  move(vehicle.items, human.items, thing);
  emit(t, 'ATZ.ITEM.15', 'atz.unstow', { unit: who, name: human.name, thing, other: vehicle.name });
}
