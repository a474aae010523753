import { BAND_LISTS } from '../data/people/lists.ts';
import type { Row } from '../data/people/rows.ts';
import type { PlayerClass } from '../data/classes.ts';
import { oneDie } from '../dice.ts';
import { begin, encounterOf, finish } from '../doing.ts';
import { humanFrom } from '../encounter.ts';
import { freshId, seatsOf, sideNamed } from '../figures.ts';
import { profileOf } from '../people/generated.ts';
import type { Encounter, Human } from '../state.ts';
import { someone } from '../strangers/arrivals.ts';
import { roomIn } from '../strangers/joining.ts';
import { choose, emit, type Flow, type Table } from '../verbs.ts';
import type { WayBackDoing } from './doing.ts';
import { plotOf } from './plot.ts';

/** ATZ.FIRST.15, ATZ.FIRST.16: all who got across come back, each Star with a Grunt. */

/** Everybody who could is through, and the way back begins. */
export const isAcross = (enc: Encounter): boolean =>
  enc.kind === 'escape' &&
  plotOf(enc).crossing === 1 &&
  enc.turn > 0 &&
  enc.humans.some(({ seat, fate }) => seat !== null && fate === 'waiting') &&
  !enc.humans.some(
    ({ seat, fate, status, captor }) =>
      seat !== null && (fate === 'lost' || (fate === 'here' && captor === null && status !== 'oof' && status !== 'od')),
  );

export function* wayBack(t: Table, doing: WayBackDoing): Flow<void> {
  const enc = encounterOf(t);
  doing.left ??= seatsOf(enc).filter((seat) => waiting(enc).some((one) => one.seat === seat && one.star));
  const seat = doing.left.shift();
  const star = waiting(enc).find((one) => one.seat === seat && one.star);
  if (seat !== undefined && star !== undefined) return yield* helper(t, star);
  finish(t, doing);
  plotOf(enc).crossing = 2;
  emit(t, 'ATZ.FIRST.15', 'atz.back.begins');
  const entering = waiting(enc).map(({ id }) => id);
  begin(t, { do: 'prepare', left: ['pace', 'enter', 'pefs-in-sight'], entering, paces: {}, meeting: [], placed: 0 });
}

const waiting = ({ humans }: Encounter): Human[] =>
  humans.filter(({ seat, fate }) => seat !== null && fate === 'waiting');

/** ATZ.FIRST.16: a Grunt of the player's choice, off the lists of the Star's Class, with no higher Rep. */
function* helper(t: Table, star: Human): Flow<void> {
  const enc = encounterOf(t);
  const seat = star.seat as string;
  if (roomIn(enc, seat) === 0) return;
  const kind = star.class as PlayerClass;
  const rows = BAND_LISTS[kind].flatMap((list, l) =>
    list.flatMap((row, r) => (row.rep <= star.rep ? [{ row, id: `${l + 1}-${r + 2}` }] : [])),
  );
  const answer = yield* choose(t, seat, {
    rule: 'ATZ.FIRST.16',
    prompt: { key: 'atz.back.grunt', params: { name: star.name } },
    options: rows.map(({ row, id }) => ({
      means: { grunt: id } as const,
      label: {
        key: row.weapon === null ? 'atz.back.bare' : 'atz.back.row',
        params: { rep: row.rep, weapon: row.weapon ?? '', attribute: row.attribute },
      } as const,
    })),
  });
  const row = (rows.find(({ id }) => id === answer.grunt) as { row: Row }).row;
  const rule = 'ATZ.PREGEN.6';
  const medicDie =
    row.attribute === 'medic' ? yield* oneDie(t, { rule, seat, prompt: { key: 'atz.person.medic' } }) : 1;
  const profile = profileOf(row, someone(t, row.gender), { class: kind, day: enc.day }, { medicDie });
  const id = freshId(enc, 'n'); // in a campaign a2 may be somebody who has stayed at Home
  enc.humans.push(humanFrom(profile, { id, seat, side: star.side, leads: false }));
  sideNamed(enc, star.side).started.push(id);
  emit(t, 'ATZ.FIRST.16', 'atz.back.joins', { unit: id, name: profile.name, star: star.name });
}
