import { apart, areaOf } from '../../../tabletop/index.ts';
import { diceTold, oneDie, sumDice } from '../dice.ts';
import { encounterOf, finish } from '../doing.ts';
import { firstSeat, humansHere, inches, isFunctioning, playersHere, vehiclesHere } from '../figures.ts';
import { buildingBurns } from '../fire/event.ts';
import { leaderOf } from '../people/groups.ts';
import { standingBuildings } from '../places/inside.ts';
import { wouldSee } from '../sight/los.ts';
import type { Encounter, Human, Vehicle } from '../state.ts';
import { wheelLost } from '../vehicles/driving/wheel.ts';
import { driverOf } from '../vehicles/vehicle.ts';
import { atRandom, emit, type Flow, type Rule, type Table } from '../verbs.ts';
import type { EventDoing } from './doing.ts';
import { disguised, dog, hiddenZombie, phone, risen } from './mishaps.ts';

/** ATZ.EVENT: what may happen on doubles. */

/** One row of ATZ.T.EVENTS: when it can happen, and what it does. */
export interface Happening {
  readonly rule: Rule;
  readonly can: (enc: Encounter) => boolean;
  readonly happen: (t: Table, doing: EventDoing) => Flow<void>;
}

/** ATZ.EVENT.1, ATZ.EVENT.2: 3d6, and again if that cannot happen. */
export function* randomEvent(t: Table, doing: EventDoing): Flow<void> {
  const enc = encounterOf(t);
  if (doing.total !== 0) return yield* (EVENTS[doing.total] as Happening).happen(t, doing);
  const by = { rule: 'ATZ.EVENT.2', seat: firstSeat(enc), prompt: { key: 'atz.event.roll' } } as const;
  const { total, rolled } = yield* sumDice(t, by, 3);
  const event = EVENTS[total];
  if (event === undefined || !event.can(enc)) {
    return emit(t, 'ATZ.EVENT.2', 'atz.event.again', { total }, { dice: diceTold(...rolled) });
  }
  doing.total = total;
}

/** Those of the players' bands who are up. */
const bandOf = (enc: Encounter): Human[] => playersHere(enc).filter(isFunctioning);
const someone = <H>(t: Table, rule: Rule, those: readonly H[]): H => those[atRandom(t, rule, those)] as H;

/** What is over as soon as it is told. */
const at = (rule: Rule, can: (enc: Encounter) => boolean, happen: (t: Table) => Flow<void>): Happening => ({
  rule,
  can,
  *happen(t, doing) {
    finish(t, doing);
    yield* happen(t);
  },
});

const hasBand = (enc: Encounter): boolean => bandOf(enc).length > 0;

/** ATZ.EVENT.4: the building closest to the players' leader. */
function nearestBuilding(enc: Encounter): { readonly id: string; readonly name: string } | null {
  const band = bandOf(enc);
  if (band.length === 0) return null;
  const leader = leaderOf(band);
  const far = (outline: readonly { x: number; y: number }[]): number =>
    Math.min(...outline.map((corner) => apart(corner, leader)));
  const buildings = standingBuildings(enc).sort(
    (a, b) => far(a.outline) - far(b.outline) || areaOf(b.outline) - areaOf(a.outline),
  );
  const [first] = buildings;
  return first === undefined ? null : { id: first.id, name: first.name ?? first.id };
}

/** ATZ.EVENT.9: a Leader and a member of its band who are near and see each other. */
const quarrels = (enc: Encounter): { readonly leader: Human; readonly member: Human }[] => {
  const band = bandOf(enc);
  return band
    .filter(({ leads }) => leads)
    .flatMap((leader) =>
      band
        .filter(
          (one) =>
            one.id !== leader.id && one.side === leader.side && inches(one, leader) <= 4 && wouldSee(enc, leader, one),
        )
        .map((member) => ({ leader, member })),
    );
};

/** ATZ.EVENT.6: a vehicle of the players that stands there, with nobody at its wheel. */
const parkedInUse = (enc: Encounter): Vehicle[] =>
  vehiclesHere(enc).filter(
    (one) =>
      one.keys === 'held' &&
      enc.sides.some(({ id, kind }) => id === one.owner && kind === 'players') &&
      one.state === 'whole' &&
      one.speed === 0 &&
      driverOf(enc, one) === null,
  );

/** ATZ.T.EVENTS by the total. */
export const EVENTS: Readonly<Record<number, Happening>> = {
  3: at(
    'ATZ.EVENT.3',
    ({ clocks }) => !clocks.noMoreZombies,
    function* (t) {
      encounterOf(t).clocks.noMoreZombies = true;
      emit(t, 'ATZ.EVENT.3', 'atz.event.3');
    },
  ),
  4: at(
    'ATZ.EVENT.4',
    (enc) => enc.clocks.safePlace === null && nearestBuilding(enc) !== null,
    function* (t) {
      const enc = encounterOf(t);
      const { id, name } = nearestBuilding(enc) as { id: string; name: string };
      enc.clocks.safePlace = id;
      emit(t, 'ATZ.EVENT.4', 'atz.event.4', { building: name, thing: id });
    },
  ),
  5: disguised,
  6: at(
    'ATZ.EVENT.6',
    (enc) => parkedInUse(enc).length > 0,
    function* (t) {
      const [vehicle] = parkedInUse(encounterOf(t)) as [Vehicle];
      vehicle.keys = 'inside';
      emit(t, 'ATZ.EVENT.6', 'atz.event.6', { vehicle: vehicle.id, name: vehicle.name });
    },
  ),
  7: buildingBurns,
  8: hiddenZombie,
  9: at(
    'ATZ.EVENT.9',
    (enc) => enc.clocks.argument === null && quarrels(enc).length > 0,
    function* (t) {
      const enc = encounterOf(t);
      const { leader, member } = someone(t, 'ATZ.EVENT.9', quarrels(enc));
      enc.clocks.argument = { leader: leader.id, member: member.id };
      emit(t, 'ATZ.EVENT.9', 'atz.event.9', { leader: leader.name, member: member.name, unit: member.id });
    },
  ),
  10: at(
    'ATZ.EVENT.11',
    (enc) => enc.clocks.wrongReloads === null && armed(enc).length > 0,
    function* (t) {
      const enc = encounterOf(t);
      const { id, name } = someone(t, 'ATZ.EVENT.11', armed(enc));
      enc.clocks.wrongReloads = id;
      emit(t, 'ATZ.EVENT.11', 'atz.event.10', { unit: id, name });
    },
  ),
  11: at(
    'ATZ.EVENT.12',
    (enc) => bandOf(enc).some(({ lame }) => !lame),
    function* (t) {
      const enc = encounterOf(t);
      const human = someone(
        t,
        'ATZ.EVENT.12',
        bandOf(enc).filter(({ lame }) => !lame),
      );
      human.lame = true;
      emit(t, 'ATZ.EVENT.12', 'atz.event.11', { unit: human.id, name: human.name });
    },
  ),
  12: dog,
  13: phone,
  14: risen,
  15: at(
    'ATZ.EVENT.18',
    (enc) => enc.clocks.lost === null && hasBand(enc),
    function* (t) {
      const enc = encounterOf(t);
      const human = someone(t, 'ATZ.EVENT.18', bandOf(enc));
      wheelLost(t, human); // ATZ.VCOMB.27: nobody is at the wheel any more
      human.fate = 'lost';
      enc.melees = enc.melees.filter(({ sides }) => !sides.some(({ who }) => who === human.id));
      enc.clocks.lost = { who: human.id, chances: 0 };
      emit(t, 'ATZ.EVENT.18', 'atz.event.15', { unit: human.id, name: human.name });
    },
  ),
  16: at(
    'ATZ.EVENT.19',
    ({ clocks }) => !clocks.deadLoseTurn,
    function* (t) {
      encounterOf(t).clocks.deadLoseTurn = true;
      emit(t, 'ATZ.EVENT.19', 'atz.event.16');
    },
  ),
  17: at(
    'ATZ.EVENT.20',
    ({ clocks }) => clocks.weather === null && !clocks.badWeather,
    function* (t) {
      const enc = encounterOf(t);
      const by = { rule: 'ATZ.EVENT.20', seat: firstSeat(enc), prompt: { key: 'atz.event.17.roll' } } as const;
      const rolls = yield* oneDie(t, by);
      enc.clocks.weather = rolls;
      emit(t, 'ATZ.EVENT.20', 'atz.event.17', { rolls }, { dice: diceTold(rolls) });
    },
  ),
  18: at(
    'ATZ.EVENT.21',
    () => true,
    function* (t) {
      encounterOf(t).clocks.moreZombies++;
      emit(t, 'ATZ.EVENT.21', 'atz.event.18');
    },
  ),
};

/** ATZ.EVENT.11: characters with a ranged weapon. */
const armed = (enc: Encounter): Human[] => humansHere(enc).filter((one) => isFunctioning(one) && one.guns.length > 0);
