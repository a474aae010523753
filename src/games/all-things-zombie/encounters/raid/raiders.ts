import { apart, type Opening } from '../../../../tabletop/index.ts';
import { diceTold, halfDie } from '../../dice.ts';
import { begin, encounterOf } from '../../doing.ts';
import { enemiesOf, firstSeat, isFunctioning, playersHere, sideNamed } from '../../figures.ts';
import { legsTowards, movementLeft } from '../../move/way.ts';
import { batter, handsOf } from '../../places/barricades.ts';
import { buildingAt } from '../../places/inside.ts';
import { openingsAt } from '../../places/working.ts';
import { task } from '../../places/tasks.ts';
import { sees } from '../../sight/los.ts';
import type { Encounter, Human, State } from '../../state.ts';
import type { RaidPlot } from '../../state/plot.ts';
import type { PeopleDoing } from '../../strangers/doing.ts';
import { emit, type Flow, type Table } from '../../verbs.ts';
import { raidOf } from '../plot.ts';
import { middleOf, raidHouses } from './places.ts';

/** ATZ.RAID.19: people who raid the players make for their building, to loot it. */

/** As long as they see nobody to fight, they go on with what they came for. Tells whether they did. */
export function* raidersAct(t: Table, doing: PeopleDoing, group: readonly Human[]): Flow<boolean> {
  const enc = encounterOf(t);
  const raid = raidOf(enc);
  if (raid === null || raid.role !== 'defend' || !raid.others.includes(doing.side) || raid.reached) return false;
  const house = raidHouses(enc)[0];
  if (house === undefined || group.some((one) => seesFoe(enc, one))) return false;
  const inside = group.filter((one) => buildingAt(enc, one)?.id === house.id);
  const isHeld = playersHere(enc).some((one) => isFunctioning(one) && buildingAt(enc, one)?.id === house.id);
  if (inside.length > 0 && !isHeld) yield* loot(t, raid, house.id, inside[0] as Human, doing);
  for (const one of group.filter((human) => !inside.includes(human))) yield* goFor(t, one, middleOf(house.outline));
  return true;
}

const seesFoe = (enc: Encounter, human: Human): boolean =>
  enemiesOf(enc, human).some((foe) => isFunctioning(foe) && sees(enc, human, foe));

/** ATZ.RAID.15: the same time as it takes anybody else; then they make off with what they have. */
function* loot(t: Table, raid: RaidPlot, house: string, human: Human, doing: PeopleDoing): Flow<void> {
  const enc = encounterOf(t);
  if (raid.needs[house] === undefined) {
    const by = { rule: 'ATZ.RAID.15', seat: firstSeat(enc), prompt: { key: 'atz.raid.how-long' } } as const;
    const { half, die } = yield* halfDie(t, by);
    raid.needs[house] = half;
    emit(t, 'ATZ.RAID.15', 'atz.raid.takes', { building: house, turns: half }, { dice: diceTold(die) });
  }
  const { id, name, x, y, level } = human;
  const before = raid.workers[id];
  const isSame = before !== undefined && before.x === x && before.y === y;
  const done = (isSame ? before.done : 0) + 1;
  const need = raid.needs[house] ?? 1;
  raid.workers[id] = { house, x, y, level, done, missed: false };
  emit(t, 'ATZ.RAID.15', 'atz.raid.works', { unit: id, name, done, need });
  if (done < need) return;
  raid.reached = true;
  sideNamed(enc, doing.side).memory.push('leaving');
  emit(t, 'ATZ.RAID.4', 'atz.raid.reached', { unit: id, name });
}

/** Into the building; what bars the way is broken. */
function* goFor(t: Table, human: Human, to: { readonly x: number; readonly y: number }): Flow<void> {
  const enc = encounterOf(t);
  const barred = openingsAt(enc, human).find(({ id }) => isShut(t.state, id));
  const legs = legsTowards(t.state, human, { ...to, level: 0 }, movementLeft(t.state, human));
  if (legs !== null && legs.length > 0) {
    return begin(t, { do: 'walk', who: human.id, legs, as: 'move', met: [] });
  }
  if (barred !== undefined) {
    task(human, `batter ${barred.id}`);
    return void (yield* batter(t, barred.id, handsOf(human), 'people'));
  }
  const door = raidHouses(enc)
    .flatMap(({ openings }) => openings)
    .filter(({ level }) => level === 0)
    .map(beside)
    .toSorted((a, b) => apart(a, human) - apart(b, human))[0];
  if (door === undefined) return;
  const there = legsTowards(t.state, human, { ...door, level: 0 }, movementLeft(t.state, human)) ?? [];
  if (there.length > 0) begin(t, { do: 'walk', who: human.id, legs: there, as: 'move', met: [] });
}

const isShut = ({ encounter: { changes } }: State, id: string): boolean => {
  const word = changes.openings?.[id]?.state;
  return word === 'boarded' || word === 'locked';
};

/** A place before a door or window. */
function beside({ from, to }: Opening): { readonly x: number; readonly y: number } {
  const long = Math.max(0.001, apart(from, to));
  const [ux, uy] = [-(to.y - from.y) / long, (to.x - from.x) / long];
  return { x: (from.x + to.x) / 2 + ux * 0.8, y: (from.y + to.y) / 2 + uy * 0.8 };
}
