import type { ActivateDoing } from '../../course/doing.ts';
import type { Waking } from '../../deeds.ts';
import { diceTold, halfDie, oneDie } from '../../dice.ts';
import { begin, encounterOf, finish } from '../../doing.ts';
import { areEnemies, humanOf, humansHere, isFunctioning, raidedIn, seatFor } from '../../figures.ts';
import { isFresh, task } from '../../places/tasks.ts';
import { buildingAt } from '../../places/inside.ts';
import type { Encounter, Human, State } from '../../state.ts';
import type { RaidPlot } from '../../state/plot.ts';
import { emit, type Flow, type Offer, type Table } from '../../verbs.ts';
import type { EncountersAct } from '../decisions.ts';
import type { RaidHouseDoing } from '../doing.ts';
import { ownRaid } from '../plot.ts';
import { hostageIn } from './hostage.ts';
import { raidHouseAt, ransackedBy } from './places.ts';

/** ATZ.RAID.15 to ATZ.RAID.17: what raiders do in the buildings: they look for the Hostage, and go through the place. */

/** ATZ.RAID.16, ATZ.RAID.17: a building is entered: is the Hostage in it? ATZ.RAID.15: and how long does it take, if it is empty? */
export function* raidHouse(t: Table, doing: RaidHouseDoing): Flow<void> {
  const enc = encounterOf(t);
  const raid = ownRaid(enc);
  if (raid !== null && !raid.entered.includes(doing.house)) {
    raid.entered.push(doing.house);
    if (raid.aim === 'hostage' && raid.hostage === null) return yield* lookForHostage(t, raid, doing);
  }
  finish(t, doing);
  if (raid !== null && isEmpty(enc, doing.house, humanOf(enc, doing.who))) yield* howLong(t, raid, doing.house);
}

function* lookForHostage(t: Table, raid: RaidPlot, { house, who }: RaidHouseDoing): Flow<void> {
  const enc = encounterOf(t);
  const seat = seatFor(enc, humanOf(enc, who));
  const count = raid.entered.length;
  const isLast = raidedIn(enc).ids.every((id) => raid.entered.includes(id));
  const rule = isLast ? 'ATZ.RAID.17' : 'ATZ.RAID.16';
  const upTo = isLast ? 5 : count;
  const die = yield* oneDie(t, { rule, seat, prompt: { key: 'atz.raid.hostage', params: { up: upTo } } });
  const dice = diceTold(die);
  if (die <= upTo) {
    emit(t, rule, 'atz.raid.hostage.here', { building: house }, { dice });
    return yield* hostageIn(t, raid, house);
  }
  if (isLast) raid.hostage = 'nowhere';
  emit(t, rule, isLast ? 'atz.raid.hostage.nowhere' : 'atz.raid.hostage.not-here', { building: house }, { dice });
}

/** ATZ.RAID.15: nobody who would stop them is inside. */
function isEmpty(enc: Encounter, house: string, human: Human): boolean {
  const isInside = (at: Human | Encounter['zombies'][number]): boolean => buildingAt(enc, at)?.id === house;
  return (
    !enc.zombies.some(isInside) &&
    !humansHere(enc).some((one) => areEnemies(enc, human, one) && isFunctioning(one) && isInside(one))
  );
}

function* howLong(t: Table, raid: RaidPlot, house: string): Flow<number> {
  const known = raid.needs[house];
  if (known !== undefined) return known;
  const enc = encounterOf(t);
  const { half, die } = yield* halfDie(t, {
    rule: 'ATZ.RAID.15',
    seat: enc.sides.flatMap(({ seats }) => seats)[0] as string,
    prompt: { key: 'atz.raid.how-long' },
  });
  raid.needs[house] = half;
  emit(t, 'ATZ.RAID.15', 'atz.raid.takes', { building: house, turns: half }, { dice: diceTold(die) });
  return half;
}

/** ATZ.RAID.15: a whole activation in a building of the Raid in which nobody stops it. */
export function ransackOffers({ encounter: enc }: State, human: Human): Offer<EncountersAct>[] {
  const raid = ownRaid(enc);
  if (raid === null || human.seat === null || !isFresh(enc, human)) return [];
  const house = raidHouseAt(enc, human);
  if (house === null || raid.looted.includes(ransackedBy(house.id, human.id)) || !isEmpty(enc, house.id, human))
    return [];
  const { id: who, name } = human;
  const done = goesOn(raid, human, house.id) ? (raid.workers[who]?.done ?? 0) : 0;
  return [
    {
      means: { do: 'ransack', who, house: house.id },
      label: { key: isHeld(raid, house.id) ? 'atz.menu.free-hostage' : 'atz.menu.ransack', params: { name, done } },
      about: { unit: who },
    },
  ];
}

const isHeld = ({ hostage }: RaidPlot, house: string): boolean =>
  hostage !== null && hostage !== 'nowhere' && hostage.house === house && !hostage.free;

/** ATZ.RAID.15: it has neither moved nor fired nor let an activation go by since. */
function goesOn({ workers }: RaidPlot, human: Human, house: string): boolean {
  const worker = workers[human.id];
  return (
    worker !== undefined &&
    worker.house === house &&
    worker.x === human.x &&
    worker.y === human.y &&
    worker.level === human.level
  );
}

export function* ransack(t: Table, { who, house }: Extract<EncountersAct, { do: 'ransack' }>): Flow<void> {
  const enc = encounterOf(t);
  const raid = ownRaid(enc);
  const human = humanOf(enc, who);
  if (raid === null) return;
  const need = yield* howLong(t, raid, house);
  const done = (goesOn(raid, human, house) ? (raid.workers[who]?.done ?? 0) : 0) + 1;
  const { x, y, level, name } = human;
  raid.workers[who] = { house, x, y, level, done, missed: false };
  task(human, `ransack ${house}`);
  emit(t, 'ATZ.RAID.15', 'atz.raid.works', { unit: who, name, done, need });
  if (done < need) return;
  delete raid.workers[who];
  if (isHeld(raid, house)) return freeHostage(t, raid, human);
  raid.looted.push(ransackedBy(house, who));
  begin(t, { do: 'find', who });
}

function freeHostage(t: Table, raid: RaidPlot, human: Human): void {
  const enc = encounterOf(t);
  if (raid.hostage === null || raid.hostage === 'nowhere') return;
  raid.hostage.free = true;
  const hostage = humanOf(enc, raid.hostage.who);
  Object.assign(hostage, { captor: null, bound: false, side: human.side, seat: human.seat, guest: true });
  hostage.turn.activated = true;
  emit(t, 'ATZ.RAID.18', 'atz.raid.freed', { unit: hostage.id, name: hostage.name, by: human.name });
}

/** ATZ.RAID.15: who was active and did something else begins again. */
export const ransackGoesOn: Waking = function* (t: Table, human: Human, _activation: ActivateDoing) {
  yield* [];
  const raid = ownRaid(encounterOf(t));
  const worker = raid?.workers[human.id];
  if (raid === null || worker === undefined) return 'acts';
  if (worker.missed) delete raid.workers[human.id];
  else worker.missed = true;
  return 'acts';
};
