import { isFishedOut, noteFound } from '../campaign/things/stock.ts';
import type { Deeds } from '../deeds.ts';
import { begin, encounterOf } from '../doing.ts';
import { humanOf, inMelee, vehiclesHere } from '../figures.ts';
import { isBarred } from '../places/barred.ts';
import { isFresh, task } from '../places/tasks.ts';
import type { Encounter, Human, State, Vehicle } from '../state.ts';
import { emit, type Flow, type Offer, type Table } from '../verbs.ts';
import { board, boardOffers, getOut, insideOffers, shift } from './boarding.ts';
import type { VehiclesAct } from './decisions.ts';
import { findFuel, hasKeys, startUp } from './engine.ts';
import { stow, stowOffers, unstow } from './loads.ts';
import { BESIDE } from './places.ts';
import { fireAtVehicle, fireOffers } from './combat/shooting.ts';
import { inchesTo, isUnderWay, vehicleNamed, vehicleOf } from './vehicle.ts';

/** What an active figure can do in, at and with vehicles. */
export const vehiclesDeeds: Deeds<VehiclesAct> = {
  offers: (state, human) => [
    ...boardOffers(state, human),
    ...insideOffers(state, human),
    ...wheelOffers(state, human),
    ...fuelOffers(state, human),
    ...stowOffers(state, human),
    ...fireOffers(state, human),
  ],
  perform: {
    board,
    'get-out': getOut,
    shift,
    *start(t, { who }) {
      const human = humanOf(encounterOf(t), who);
      yield* startUp(t, vehicleOf(encounterOf(t), human) as Vehicle, human);
    },
    *hotwire(t, { who }) {
      yield* hotwire(t, humanOf(encounterOf(t), who));
    },
    *'engine-off'(t, { who }) {
      const human = humanOf(encounterOf(t), who);
      const vehicle = vehicleOf(encounterOf(t), human) as Vehicle;
      vehicle.running = false;
      emit(t, 'ATZ.VCOMB.30', 'atz.drive.stops', { unit: who, name: vehicle.name });
    },
    siphon,
    'tank-up': tankUp,
    stow,
    unstow,
    'fire-at-vehicle': fireAtVehicle,
  },
};

/** ATZ.VEH.6, ATZ.VEH.8, ATZ.VEH.11, ATZ.VEH.14: at the wheel of a vehicle whose engine is off: with its keys, or without them. */
function wheelOffers({ encounter: enc }: State, human: Human): Offer<VehiclesAct>[] {
  const vehicle = vehicleOf(enc, human);
  if (vehicle === null || human.aboard?.seat !== 0 || vehicle.state !== 'whole' || inMelee(enc, human.id)) return [];
  const about = { unit: human.id, vehicle: vehicle.id };
  const params = { name: human.name, other: vehicle.name };
  if (vehicle.running)
    return isUnderWay(vehicle)
      ? []
      : [
          {
            means: { do: 'engine-off', who: human.id },
            label: { key: 'atz.menu.engine-off', params },
            about,
            seldom: true,
          },
        ];
  if (vehicle.tried === enc.turn || vehicle.fuel === 0) return [];
  if (hasKeys(vehicle, human))
    return [{ means: { do: 'start', who: human.id }, label: { key: 'atz.menu.start', params }, about }];
  if (isBarred(human, 'hotwire', vehicle.id)) return [];
  return [{ means: { do: 'hotwire', who: human.id }, label: { key: 'atz.menu.hotwire', params }, about }];
}

/** ATZ.VEH.8, ATZ.VEH.14: without Fuel there is nothing to be done. */
function* hotwire(t: Table, human: Human): Flow<void> {
  const enc = encounterOf(t);
  const vehicle = vehicleOf(enc, human) as Vehicle;
  vehicle.tried = enc.turn;
  if ((yield* findFuel(t, vehicle, human)) === 0)
    return emit(t, 'ATZ.VEH.2', 'atz.start.dry', { unit: human.id, name: human.name, other: vehicle.name });
  begin(t, { do: 'challenge', who: human.id, challenge: 'hotwire', with: vehicle.id, stage: 'state', passed: 0 });
}

/** ATZ.RES.7: beside it, with the whole activation, one at a time. */
function fuelOffers({ encounter: enc }: State, human: Human): Offer<VehiclesAct>[] {
  if (!isFresh(enc, human) || human.aboard !== null) return [];
  return vehiclesHere(enc)
    .filter((one) => one.state === 'whole' && !isUnderWay(one) && inchesTo(one, human) <= BESIDE)
    .flatMap((vehicle): Offer<VehiclesAct>[] => {
      const about = { unit: human.id, vehicle: vehicle.id };
      const params = { name: human.name, other: vehicle.name };
      const means = (what: 'siphon' | 'tank-up') => ({ do: what, who: human.id, vehicle: vehicle.id }) as const;
      return [
        ...(vehicle.fuel === 0 || isSiphoned(enc, vehicle)
          ? []
          : [{ means: means('siphon'), label: { key: 'atz.menu.siphon', params } as const, about }]),
        ...(human.items.includes('fuel')
          ? [
              {
                means: means('tank-up'),
                label: { key: 'atz.menu.tank-up', params } as const,
                about,
                seldom: vehicle.fuel !== 0,
              },
            ]
          : []),
      ];
    });
}

/** ATZ.RES.7: somebody is at it already in this turn. */
const isSiphoned = ({ humans }: Encounter, { id }: Vehicle): boolean =>
  humans.some(({ turn }) => turn.task === `siphon ${id}`);

function* siphon(t: Table, { who, vehicle: id }: Extract<VehiclesAct, { do: 'siphon' }>): Flow<void> {
  const enc = encounterOf(t);
  const [human, vehicle] = [humanOf(enc, who), vehicleNamed(enc, id)];
  task(human, `siphon ${id}`);
  const said = { unit: who, name: human.name, other: vehicle.name };
  const fuel = yield* findFuel(t, vehicle, human);
  const isNobodys = vehicle.owner === null; // example ATZ.X.76: what people have is none of the area's
  if (fuel === 0 || (isNobodys && isFishedOut(enc, 'fuel'))) return emit(t, 'ATZ.RES.7', 'atz.siphon.nothing', said);
  vehicle.fuel = fuel - 1;
  human.items.push('fuel');
  if (isNobodys) noteFound(enc, 'fuel'); // ATZ.AVAIL.4
  if (vehicle.owner !== human.side) human.deeds.found.push('fuel');
  emit(t, 'ATZ.RES.7', 'atz.siphon', said);
}

/** ATZ.VEH.2: Fuel is all that a vehicle can lack. */
function* tankUp(t: Table, { who, vehicle: id }: Extract<VehiclesAct, { do: 'tank-up' }>): Flow<void> {
  const enc = encounterOf(t);
  const [human, vehicle] = [humanOf(enc, who), vehicleNamed(enc, id)];
  task(human, `tank up ${id}`);
  human.items.splice(human.items.indexOf('fuel'), 1);
  vehicle.fuel = (yield* findFuel(t, vehicle, human)) + 1;
  emit(t, 'ATZ.VEH.2', 'atz.tank-up', { unit: who, name: human.name, other: vehicle.name });
}
