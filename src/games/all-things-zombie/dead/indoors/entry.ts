import { facingTowards } from '../../../../tabletop/index.ts';
import { diceTold } from '../../dice.ts';
import { begin, encounterOf, finish, under } from '../../doing.ts';
import { firstSeat, humanOf, isFunctioning } from '../../figures.ts';
import { legsTowards, movementLeft } from '../../move/way.ts';
import { buildingAt } from '../../places/inside.ts';
import type { Human, Leg, Standing } from '../../state.ts';
import { spotsRound } from '../../strangers/arrivals.ts';
import { choose, emit, type Flow, roll, type Table } from '../../verbs.ts';
import type { EntryDoing } from '../doing.ts';
import { isDrawn } from '../noise.ts';
import { noteEntered } from './entering.ts';
import { beginMeetings, goThrough } from './meetings.ts';
import { newZombie } from '../zombie.ts';

/** ATZ.ZBLDG: somebody enters a building: others may come along, zombies may wait, or somebody else. */
export function* entry(t: Table, doing: EntryDoing): Flow<void> {
  switch (doing.stage) {
    case 'inside':
      return yield* comeAlong(t, doing);
    case 'check':
      return yield* check(t, doing);
    case 'surprise':
      return doing.meetings === undefined ? yield* beginMeetings(t, doing) : yield* goThrough(t, doing);
    case 'defining':
      return define(t, doing);
  }
}

/** ATZ.ZBLDG.2: others of the group who can get in may do so before the dice are rolled. */
function* comeAlong(t: Table, doing: EntryDoing): Flow<void> {
  const enc = encounterOf(t);
  const asked = (doing.asked ??= []);
  const group = under(enc, 'activate')?.group ?? [];
  const active = enc.humans.filter(({ id }) => group.includes(id));
  const next = active.find((one) => one.seat !== null && !asked.includes(one.id) && waysIn(t, doing, one) !== null);
  if (next === undefined) {
    doing.stage = 'check';
    return;
  }
  asked.push(next.id);
  const { id, name } = next;
  const answer = yield* choose(t, next.seat as string, {
    rule: 'ATZ.ZBLDG.2',
    prompt: { key: 'atz.entry.too', params: { name } },
    options: [
      { means: { do: 'come-in', who: id }, label: { key: 'atz.entry.too.yes' } },
      { means: { do: 'stay-out', who: id }, label: { key: 'atz.entry.too.no' } },
    ],
  });
  if (answer.do === 'stay-out') return;
  doing.who.push(id);
  const legs = waysIn(t, doing, next) ?? [];
  next.turn.inches += legs.reduce((sum, { cost }) => sum + cost, 0);
  if (legs.length > 0) begin(t, { do: 'walk', who: id, legs, as: 'enter', met: [] });
}

/** The way in for somebody who is outside; null if it does not get there, or is inside already. */
function waysIn(t: Table, { who, building }: EntryDoing, human: Human): Leg[] | null {
  const enc = encounterOf(t);
  if (who.includes(human.id) || human.status !== 'carry-on' || !isFunctioning(human)) return null;
  if (buildingAt(enc, human)?.id === building) return null;
  const first = humanOf(enc, who[0] as string);
  const spot = spotsRound(enc, first).find((at) => buildingAt(enc, at)?.id === building);
  const legs = spot === undefined ? null : legsTowards(t.state, human, spot, movementLeft(t.state, human));
  const end = legs?.at(-1)?.to;
  if (end === undefined) return null;
  return buildingAt(enc, { x: end.x, y: end.y, level: end.level ?? human.level })?.id === building ? legs : null;
}

/** ATZ.ZBLDG.1 to ATZ.ZBLDG.3: a PEF inside is resolved; or else 6d6 as for shots. */
function* check(t: Table, doing: EntryDoing): Flow<void> {
  const enc = encounterOf(t);
  noteEntered(enc, doing.building, doing.level);
  const pef = enc.pefs.find((one) => one.level === doing.level && buildingAt(enc, one)?.id === doing.building);
  if (pef !== undefined) {
    finish(t, doing);
    const { id, x, y, level } = pef;
    return begin(t, { do: 'contact', pef: id, x, y, level, group: doing.who, stage: 'resolve' });
  }
  const zombies = enc.clocks.noMoreZombies ? 0 : yield* zombiesInside(t, doing); // ATZ.EVENT.3
  doing.zombies = place(t, doing, zombies);
  doing.stage = zombies === 0 ? 'defining' : 'surprise';
}

/** ATZ.ZBLDG.2, ATZ.EVENT.21: 6d6, each read as the die of a shot. */
function* zombiesInside(t: Table, { building }: EntryDoing): Flow<number> {
  const enc = encounterOf(t);
  const dice = yield* roll(t, '6d6', {
    rule: 'ATZ.ZBLDG.2',
    seat: firstSeat(enc),
    prompt: { key: 'atz.entry.roll' },
  });
  const drawn = dice.filter((die) => isDrawn(enc, die)).length;
  const zombies = enc.kind === 'zed' ? Math.min(1, drawn) : drawn; // ATZ.FIRST.6
  const key = zombies === 0 ? 'atz.entry.empty' : 'atz.entry.dead';
  emit(t, 'ATZ.ZBLDG.2', key, { zombies, building }, { dice: diceTold(...dice) });
  return zombies;
}

/** They stand round those who have come in, inside the building. */
function place(t: Table, { who, building }: EntryDoing, count: number): string[] {
  const enc = encounterOf(t);
  const first = humanOf(enc, who[0] as string);
  return Array.from({ length: count }, () => {
    const spots = spotsRound(enc, first);
    const at: Standing = spots.find((one) => buildingAt(enc, one)?.id === building) ?? spots[0] ?? first;
    return newZombie(enc, at, apartFrom(at, first) ? facingTowards(at, first) : 0).id;
  });
}
const apartFrom = (a: Standing, b: Standing): boolean => a.x !== b.x || a.y !== b.y;

/** ATZ.ZBLDG.3, ATZ.DEFINE.1: nobody of the dead is there: a Defining Moment. */
function define(t: Table, doing: EntryDoing): void {
  const { x, y, level } = humanOf(encounterOf(t), doing.who[0] as string);
  finish(t, doing);
  if (t.state.options.quick === true) return; // ATZ.MODE.5
  begin(t, { do: 'contact', pef: null, x, y, level, group: doing.who, stage: 'resolve' });
}
