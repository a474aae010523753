import { facingTowards } from '../../../tabletop/index.ts';
import {
  CONTACT,
  CONTACT_BY_DAY_PART,
  type Contact,
  type ContactRow,
  COUNTED_BY,
  HOW_MANY,
  HOW_MANY_BY_AREA,
  heldToRows,
} from '../data/strangers/contact.ts';
import { PEF_RESOLUTION, type Passed } from '../data/strangers/moves.ts';
import { metAgain, whoComesBack } from '../campaign/after/coming-back.ts';
import { newZombie } from '../dead/zombie.ts';
import { diceTold, halfDie, oneDie, passDice } from '../dice.ts';
import { begin, encounterOf, finish } from '../doing.ts';
import { periodOf } from '../encounter.ts';
import { firstSeat, humanOf, isFunctioning, nearestTo, playersHere } from '../figures.ts';
import { placeFound, raidedClass } from '../encounters/raid/defenders.ts';
import { buildingAt } from '../places/inside.ts';
import type { Encounter, Human, Profile } from '../state.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import { isMotorized } from '../encounters/plot.ts';
import { comeInCars, GANG_CARS } from '../vehicles/driving/crews.ts';
import { arrive, rollUp, spotsRound } from './arrivals.ts';
import type { ContactDoing } from './doing.ts';
import { greetInZed, isLastHope } from './markers/zed.ts';

/** ATZ.PEF.17 to ATZ.PEF.20, ATZ.CONTACT: what a marker turns out to be. */
export function* contact(t: Table, doing: ContactDoing): Flow<void> {
  switch (doing.stage) {
    case 'resolve':
      return yield* resolve(t, doing);
    case 'who':
      return yield* who(t, doing);
    case 'how-many':
      return yield* howMany(t, doing);
    case 'people':
      return yield* meetThem(t, doing);
  }
}

/** ATZ.PEF.17, ATZ.ER.8: two dice against the current ER. */
function* resolve(t: Table, doing: ContactDoing): Flow<void> {
  const enc = encounterOf(t);
  if (doing.pef !== null && isLastHope(enc)) return dead(t, doing); // ATZ.FIRST.5
  if (doing.pef !== null && areRaidersLeft(enc)) return raiders(t, doing); // ATZ.RAID.19
  if (doing.pef !== null && enc.kind === 'robbery-week') {
    const { pef, x, y, level, group } = doing;
    finish(t, doing);
    return begin(t, { do: 'special-pef', pef, x, y, level, group }); // ATZ.FIRST.10
  }
  const test = yield* passDice(
    t,
    { rule: 'ATZ.PEF.17', seat: firstSeat(enc), prompt: { key: 'atz.pef.resolve', params: { er: enc.er.now } } },
    { dice: 2, target: enc.er.now },
  );
  const result = PEF_RESOLUTION[test.passed as Passed];
  const said = { x: doing.x, y: doing.y, unit: doing.pef };
  if (result === 'contact') {
    if (doing.pef !== null && areRaidersDue(enc)) return raiders(t, doing); // ATZ.RAID.19
    doing.stage = 'who'; // ATZ.PEF.18
    return emit(t, 'ATZ.PEF.18', 'atz.pef.contact', said, { dice: test.dice });
  }
  if (result === 'er-up') {
    enc.er.now++; // ATZ.PEF.19, ATZ.ER.2
    emit(t, 'ATZ.PEF.19', 'atz.pef.er', { ...said, er: enc.er.now }, { dice: test.dice });
  } else emit(t, 'ATZ.PEF.20', 'atz.pef.nothing', said, { dice: test.dice });
  over(t, doing);
}

/** ATZ.FIRST.5: the last PEF of Zed! is a zombie if nobody has met one. */
function dead(t: Table, doing: ContactDoing): void {
  Object.assign(doing, { met: 'zombies', modifier: 0, count: 1, stage: 'people' } satisfies Partial<ContactDoing>);
  emit(t, 'ATZ.FIRST.5', 'atz.pef.zed', { unit: doing.pef });
}

/** ATZ.RAID.19: who raids the players has not come yet; with the last PEF it must. */
const areRaidersDue = ({ plot }: Encounter): boolean => plot?.raid?.role === 'defend' && plot.raid.others.length === 0;
const areRaidersLeft = (enc: Encounter): boolean => areRaidersDue(enc) && enc.pefs.length === 1;

function raiders(t: Table, doing: ContactDoing): void {
  const met = encounterOf(t).plot?.raid?.whom ?? 'ganger';
  Object.assign(doing, { met, modifier: 0, stage: 'how-many' } satisfies Partial<ContactDoing>);
  emit(t, 'ATZ.RAID.19', 'atz.raid.raiders', { unit: doing.pef, class: met });
}

/** The marker is gone, and what was resolved is over. */
function over(t: Table, doing: ContactDoing): void {
  const enc = encounterOf(t);
  enc.pefs = enc.pefs.filter(({ id }) => id !== doing.pef);
  finish(t, doing);
}

/** ATZ.CONTACT.1: a die on the table of the period, changed by the Day Part. */
function* who(t: Table, doing: ContactDoing): Flow<void> {
  const enc = encounterOf(t);
  const raided = raidedClass(enc, doing.house);
  if (raided !== null) {
    Object.assign(doing, { met: raided, modifier: 0, stage: 'how-many' } satisfies Partial<ContactDoing>);
    return emit(t, 'ATZ.RAID.2', 'atz.raid.found', { class: raided });
  }
  const period = enc.kind === 'escape' ? 'days-21-30' : periodOf(enc.day); // ATZ.FIRST.18
  const die = yield* oneDie(t, {
    rule: 'ATZ.CONTACT.1',
    seat: firstSeat(enc),
    prompt: { key: 'atz.contact.who', params: { modifier: CONTACT_BY_DAY_PART[enc.daylight.part] } },
  });
  const score = heldToRows(die + CONTACT_BY_DAY_PART[enc.daylight.part]);
  const { met, modifier } = CONTACT[period][score] as ContactRow;
  emit(t, 'ATZ.CONTACT.1', 'atz.contact.is', { met, score, period }, { dice: diceTold(die) });
  if (met === 'zombies' && doing.noDead === true) {
    emit(t, 'ATZ.DEFINE.3', 'atz.define.nobody');
    return over(t, doing);
  }
  Object.assign(doing, { met, modifier, stage: 'how-many' } satisfies Partial<ContactDoing>);
}

/** ATZ.CONTACT.2, ATZ.CONTACT.3: how many of them, on the column of their kind. */
function* howMany(t: Table, doing: ContactDoing): Flow<void> {
  const enc = encounterOf(t);
  const met = doing.met as Contact;
  if (met === 'zombies' && enc.kind === 'zed') {
    Object.assign(doing, { count: 1, stage: 'people' } satisfies Partial<ContactDoing>); // ATZ.FIRST.6
    return;
  }
  const group = groupSize(t.state.options.playerGroup, enc, doing.group);
  const count = yield* countOf(t, met, doing.modifier ?? 0, group);
  Object.assign(doing, { count, stage: 'people' } satisfies Partial<ContactDoing>);
}

/** ATZ.CONTACT.4: PG is the group that met them, or the whole side where the set-up says so. */
function groupSize(counts: 'group' | 'side', enc: Encounter, group: readonly string[]): number {
  const among = counts === 'side' ? playersHere(enc) : group.map((id) => humanOf(enc, id));
  return among.filter(isFunctioning).length;
}

/** ATZ.CONTACT.2, ATZ.CONTACT.3: one die, or two of which the numbers are added. */
export function* countOf(t: Table, met: Contact, modifier: number, group: number): Flow<number> {
  const enc = encounterOf(t);
  const { column, rolls } = COUNTED_BY[met];
  const change = modifier + HOW_MANY_BY_AREA[enc.area];
  let total = 0;
  for (let i = 0; i < rolls; i++) {
    const seat = firstSeat(enc);
    const prompt = { key: 'atz.contact.how-many', params: { met, modifier: change } } as const;
    const die = yield* oneDie(t, { rule: 'ATZ.CONTACT.2', seat, prompt });
    const score = heldToRows(die + change);
    const cell = HOW_MANY[column][score] as (typeof HOW_MANY)['citizen'][number];
    let count: number;
    const dice = [die];
    if ('fixed' in cell) count = cell.fixed;
    else if ('groupAnd' in cell) count = group + cell.groupAnd;
    else {
      const { half, die: more } = yield* halfDie(t, {
        rule: 'ATZ.CONTACT.2',
        seat,
        prompt: { key: 'atz.contact.half', params: { met } },
      });
      dice.push(more);
      count = half + cell.halfDieAnd;
    }
    emit(t, 'ATZ.CONTACT.2', 'atz.contact.number', { met, count, score }, { dice: diceTold(...dice) });
    total += count;
  }
  return total;
}

/** ATZ.CONTACT.5 to ATZ.CONTACT.7, ATZ.MEET.1: they take the place of the marker, and the two groups face each other. */
function* meetThem(t: Table, doing: ContactDoing): Flow<void> {
  const enc = encounterOf(t);
  const group = doing.group.map((id) => humanOf(enc, id));
  if (doing.met === 'zombies') return zombiesThere(t, doing, group);
  const kind = doing.met as Exclude<Contact, 'zombies'>;
  const known = yield* whoComesBack(t, kind);
  const profiles: Profile[] = known.map(({ profile }) => profile);
  for (let i = 0; i < (doing.count ?? 0) && known.length === 0; i++) profiles.push(yield* rollUp(t, kind));
  over(t, doing);
  const side = arrive(t, kind, profiles, doing, group);
  if (kind === 'ganger' && isMotorized(enc)) yield* comeInCars(t, side, doing, GANG_CARS); // ATZ.FIRST.19
  const isTheRaid = areRaidersDue(enc) || raidedClass(enc, doing.house) !== null;
  if (isTheRaid) {
    Object.assign(side, { attitude: 'enemy', met: true }); // ATZ.RAID.2, ATZ.RAID.19
    enc.plot?.raid?.others.push(side.id);
  }
  if (doing.house !== undefined) {
    yield* placeFound(t, side, doing.house, doing.group);
    if (isTheRaid) return;
  }
  if (!isTheRaid && known.length > 0 && (yield* metAgain(t, side, known)) === 'friends') return;
  if (enc.kind === 'zed') return yield* greetInZed(t, side); // ATZ.FIRST.4
  begin(t, { do: 'meet', side: side.id, people: [...side.started], group: doing.group, stage: 'roll' });
}

/** ATZ.CONTACT.7: round the spot, facing the players; inside a building with Zombie Surprise. */
function zombiesThere(t: Table, doing: ContactDoing, group: readonly Human[]): void {
  const enc = encounterOf(t);
  const nearest = nearestTo(doing, group);
  const zombies = Array.from({ length: doing.count ?? 0 }, () => {
    const at = spotsRound(enc, doing)[0] ?? { x: doing.x, y: doing.y, level: doing.level };
    return newZombie(enc, at, nearest === null ? 0 : facingTowards(at, nearest)).id;
  });
  emit(t, 'ATZ.CONTACT.7', 'atz.contact.dead', { zombies: zombies.length, units: zombies });
  over(t, doing);
  const building = buildingAt(enc, doing);
  const inside = group.filter(
    (one) => building !== null && buildingAt(enc, one)?.id === building.id && isFunctioning(one),
  );
  if (building === null || inside.length === 0 || zombies.length === 0) return;
  begin(t, {
    do: 'entry',
    building: building.id,
    level: doing.level,
    who: inside.map(({ id }) => id),
    stage: 'surprise',
    zombies,
  });
}
