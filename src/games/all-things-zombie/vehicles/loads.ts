import { kindOf, put, split, stashSize, type ThingAt, thingsIn } from '../campaign/things/stash.ts';
import type { Stash } from '../campaign/state.ts';
import { encounterOf } from '../doing.ts';
import { humanOf, vehiclesHere } from '../figures.ts';
import type { Encounter, Human, State, Vehicle } from '../state.ts';
import { emit, type Flow, type Offer, type Table } from '../verbs.ts';
import { seatsIn } from './boxes.ts';
import type { VehiclesAct } from './decisions.ts';
import { BESIDE } from './places.ts';
import { inchesTo, isUnderWay, vehicleOf } from './vehicle.ts';

/** ATZ.ITEM.15, ATZ.RES.14: what is kept in a vehicle: twice as many things as it has seats. */

const roomFor = (vehicle: Vehicle): number => 2 * seatsIn(vehicle);

/** All that lies in a vehicle, and what is changed in it is changed there. */
const stashOf = (vehicle: Vehicle): Stash => ({
  guns: vehicle.arms?.guns ?? [],
  blades: vehicle.arms?.blades ?? [],
  items: vehicle.items,
});

function keep(vehicle: Vehicle, { guns, blades, items }: Stash): void {
  vehicle.items = items;
  if (guns.length + blades.length > 0) vehicle.arms = { guns, blades };
  else delete vehicle.arms;
}

/** The vehicle that somebody sits in, or one of its own side's that it stands at. */
function atHand(enc: Encounter, human: Human): Vehicle | null {
  const inside = vehicleOf(enc, human);
  if (inside !== null) return human.aboard !== null && human.aboard.seat >= 0 ? inside : null;
  const near = vehiclesHere(enc).filter(
    (one) =>
      one.state === 'whole' &&
      !isUnderWay(one) &&
      (one.owner === human.side || stashSize(stashOf(one)) > 0) &&
      inchesTo(one, human) <= BESIDE,
  );
  return near[0] ?? null;
}

/** Each kind of thing once. */
const kindsIn = (stash: Stash): string[] => [...new Set(thingsIn(stash).map((thing) => kindOf(stash, thing)))];

export function stowOffers({ encounter: enc }: State, human: Human): Offer<VehiclesAct>[] {
  const vehicle = atHand(enc, human);
  if (vehicle === null || human.turn.did.includes('task')) return [];
  const offer = (what: 'stow' | 'unstow', thing: string): Offer<VehiclesAct> => ({
    means: { do: what, who: human.id, thing },
    label: { key: `atz.menu.${what}`, params: { name: human.name, thing, other: vehicle.name } },
    about: { unit: human.id, vehicle: vehicle.id },
    seldom: true,
  });
  const stash = stashOf(vehicle);
  const own = stashSize(stash) < roomFor(vehicle) ? kindsIn(human) : [];
  return [...own.map((thing) => offer('stow', thing)), ...kindsIn(stash).map((thing) => offer('unstow', thing))];
}

/** The first thing of its kind, out of one and into another. */
function move(from: Stash, to: Stash, wanted: string): Stash {
  const first = thingsIn(from).find((thing) => kindOf(from, thing) === wanted) as ThingAt;
  const [kept, out] = split(from, ({ is, at }) => is === first.is && at === first.at);
  put(to, out);
  return kept;
}

export function* stow(t: Table, { who, thing }: Extract<VehiclesAct, { do: 'stow' }>): Flow<void> {
  const human = humanOf(encounterOf(t), who);
  const vehicle = atHand(encounterOf(t), human);
  if (vehicle === null) return;
  const stash = stashOf(vehicle);
  Object.assign(human, move(human, stash, thing));
  keep(vehicle, stash);
  emit(t, 'ATZ.ITEM.15', 'atz.stow', { unit: who, name: human.name, thing, other: vehicle.name });
}

export function* unstow(t: Table, { who, thing }: Extract<VehiclesAct, { do: 'unstow' }>): Flow<void> {
  const human = humanOf(encounterOf(t), who);
  const vehicle = atHand(encounterOf(t), human);
  if (vehicle === null) return;
  keep(vehicle, move(stashOf(vehicle), human, thing));
  emit(t, 'ATZ.ITEM.15', 'atz.unstow', { unit: who, name: human.name, thing, other: vehicle.name });
}
