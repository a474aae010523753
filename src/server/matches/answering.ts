import type { Refusal, Seat, SeenRequest } from '../../kernel/index.ts';
import type { Ack, GiveAnswer, SeenObjection } from '../../wire/index.ts';
import type { House } from '../house.ts';
import { mustBeClear, owes } from '../people/keeping.ts';
import { Problem } from '../problem.ts';
import type { Room } from './room.ts';
import { rowOfClient } from '../store/log.ts';
import type { Changed, Eyes, NotTaken, Onlookers } from '../threads/tasks.ts';
import { BrokenRule } from '../threads/thread.ts';

/** What became of an answer: it counts and is durable, or it was not taken, and this is asked now. */
export type Taken =
  | { readonly ok: true; readonly ack: Ack }
  | {
      readonly ok: false;
      readonly code: 'refused' | 'stale' | 'over';
      readonly message: string;
      readonly refusal: Refusal | null;
      readonly request: SeenRequest | null;
    };

/** One person's answer. Sent again under the same id it changes nothing and is acknowledged again. */
export function giveAnswer(house: House, match: string, person: string, given: GiveAnswer): Promise<Taken> {
  return house.rooms.enter(match, async (room) => {
    mustBeClear(house, person);
    const isMine = room.seatsOf(person).includes(given.seat);
    if (!isMine && !rollsFor(room, person, given.seat)) throw new Problem('not-allowed', 'That seat is not yours');
    let refused: NotTaken | null = null;
    for (let tries = 0; tries < TRIES && refused === null && room.status === 'playing'; tries++) {
      const [result, eyes] = await answered(house, room, given, !isMine);
      if (!result.ok) refused = result;
      else if ((await house.rooms.commit(room, result, { person, clientId: given.id }, eyes)) === 'written') {
        owes(house, person, result);
        const { seq, answered: n } = room.standing;
        return { ok: true, ack: { id: given.id, seq, n } };
      }
    }
    return (await known(house, room, person, given)) ?? notTaken(house, room, refused);
  });
}

/** Where people roll for the bots, anybody who sits at the table does. */
function rollsFor(room: Room, person: string, seat: Seat): boolean {
  const isBot = room.seats.some((row) => row.seat === seat && row.kind === 'bot');
  return isBot && room.meta.row.dice === 'typed-for-bots' && room.seatsOf(person).length > 0;
}

/** Asked all at once, an answer that lost a race to another seat's still counts: it is tried again. */
const TRIES = 5;

/** Gives an answer to the match, and says for whose eyes the result was made. It does not count before it is committed. */
export async function answered(
  house: House,
  room: Room,
  { n, seat, answer }: Pick<GiveAnswer, 'n' | 'seat' | 'answer'>,
  onlyRolls = false,
): Promise<[Changed | NotTaken, readonly Eyes[]]> {
  const onlookers = onlookersOf(house, room);
  try {
    return [await room.ask('answer', { n, seat, answer, onlyRolls, ...onlookers }), onlookers.eyes];
  } catch (error) {
    throw ruleFault(house, room, error);
  }
}

export const onlookersOf = (house: House, room: Room): Onlookers => ({
  seats: room.seated,
  eyes: house.hub.eyesOn(room),
  backTo: room.backTo,
});

/** A rule broke: the kernel has taken the answer back. The log names the rules and the place, and no secret. */
function ruleFault(house: House, room: Room, error: unknown): unknown {
  if (!(error instanceof BrokenRule)) return error;
  const { rules } = error;
  house.log.error(
    { match: room.id, game: room.meta.row.game, answered: room.standing.answered, rules },
    'a rule broke',
  );
  house.metrics.ruleFaults.add();
  return new Problem('rule-fault', `A rule broke (${rules[0] ?? 'unknown'}); nothing has changed`);
}

async function known(house: House, room: Room, person: string, { id }: GiveAnswer): Promise<Taken | null> {
  const row = await rowOfClient(house.db, room.id, person, id);
  return row === undefined ? null : { ok: true, ack: { id, seq: row.seq, n: row.answered } };
}

/** What the rules would have against an answer, which is not given. */
export function judge(
  house: House,
  match: string,
  person: string,
  { n, seat, answer }: Omit<GiveAnswer, 'id'>,
): Promise<SeenObjection | null> {
  return house.rooms.enter(match, async (room) => {
    if (!room.seatsOf(person).includes(seat)) throw new Problem('not-allowed', 'That seat is not yours');
    room.mustPlay();
    return room.ask('judge', { n, seat, answer, seats: room.seated });
  });
}

function notTaken(house: House, room: Room, refused: NotTaken | null): Taken {
  const over = room.status === 'over';
  if (!over) room.mustPlay();
  house.metrics.refused.add();
  if (over) return { ok: false, code: 'over', message: 'The match is over', refusal: null, request: null };
  // Others were faster as often as we tried.
  return refused ?? { ok: false, code: 'stale', message: 'The table has moved on', refusal: null, request: null };
}
