import { CONTACT, CONTACT_BY_DAY_PART, type ContactRow, heldToRows } from '../data/strangers/contact.ts';
import { diceTold, halfDie, oneDie } from '../dice.ts';
import { begin, encounterOf, finish } from '../doing.ts';
import { periodOf } from '../encounter.ts';
import { firstSeat, isFunctioning, ofSide, sideNamed } from '../figures.ts';
import { leaderOf } from '../people/groups.ts';
import { achieved } from '../prepare/objective.ts';
import type { Human } from '../state.ts';
import { becomeEnemies, testInSight } from '../strangers/enemies.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import type { Class } from '../words.ts';
import type { RobberyDoing } from './doing.ts';
import { plotOf } from './plot.ts';
import { facePlayers } from './robbers.ts';

/** ATZ.ROB.1: the players rob somebody: the same as being robbed, with the parts changed. */

/** Who happens to be there stands before them, outdoors and in LOS (ATZ.ROB.7). */
export function* victimsCome(t: Table, group: readonly Human[]): Flow<void> {
  const enc = encounterOf(t);
  const kind = yield* whoIsThere(t);
  const side = yield* facePlayers(t, kind, group);
  side.met = true;
  plotOf(enc).robbers = side.id;
  emit(t, 'ATZ.ROB.8', 'atz.rob.own-draw', { side: side.id, people: side.started.length });
  begin(t, { do: 'robbery', robbers: side.id, group: group.map(({ id }) => id), stage: 'challenge' });
}

/** Ruling ATZ.ROB.1: by the Contact table, and zombies are rolled again. */
function* whoIsThere(t: Table): Flow<Class> {
  const enc = encounterOf(t);
  const modifier = CONTACT_BY_DAY_PART[enc.daylight.part];
  const prompt = { key: 'atz.contact.who', params: { modifier } } as const;
  for (;;) {
    const die = yield* oneDie(t, { rule: 'ATZ.ROB.1', seat: firstSeat(enc), prompt });
    const score = heldToRows(die + modifier);
    const { met } = CONTACT[periodOf(enc.day)][score] as ContactRow;
    emit(t, 'ATZ.ROB.1', 'atz.contact.is', { met, score, period: periodOf(enc.day) }, { dice: diceTold(die) });
    if (met !== 'zombies') return met;
  }
}

/** ATZ.ROB.9, ATZ.ROB.10: who scored less gives in, or fights: victims who did hand over half a die of what they have; others fight. */
export function* theyAnswer(t: Table, doing: RobberyDoing, group: readonly Human[]): Flow<void> {
  const enc = encounterOf(t);
  const victims = ofSide(enc, doing.robbers).filter(isFunctioning);
  finish(t, doing);
  if (victims.length === 0 || group.length === 0) return;
  if (doing.better === 'robbers') {
    becomeEnemies(t, doing.robbers);
    emit(t, 'ATZ.ROB.10', 'atz.rob.they-fight', { name: leaderOf(victims).name });
    return testInSight(t, group, victims, group[0]?.side ?? null);
  }
  const { half } = yield* halfDie(t, { rule: 'ATZ.ROB.9', seat: firstSeat(enc), prompt: { key: 'atz.rob.take-many' } });
  const count = handOver(victims, leaderOf(group), half);
  plotOf(enc).robbery = 'handed-over';
  emit(t, 'ATZ.ROB.9', 'atz.rob.taken', { name: leaderOf(victims).name, count });
  if (count > 0) achieved(t, 'robbed', { side: leaderOf(group).side });
  becomeEnemies(t, doing.robbers); // ATZ.MEET.26
  sideNamed(enc, doing.robbers).memory.push('leaving');
}

/** Items first, then what they fight with: from the first of them on. */
function handOver(victims: readonly Human[], robber: Human, most: number): number {
  let left = most;
  const take = <T>(from: T[], to: T[]): void => {
    const things = from.splice(0, left);
    to.push(...things);
    left -= things.length;
  };
  for (const one of victims) take(one.items, robber.items);
  for (const one of victims) take(one.guns, robber.guns);
  for (const one of victims) take(one.blades, robber.blades);
  return most - left;
}
