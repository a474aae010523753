import {
  type Answered,
  type Refusal,
  refusalOf,
  RuleFault,
  type Seat,
  type SeenRequest,
  Viewer,
} from '../kernel/index.ts';
import type { Ack, GiveAnswer, SeenObjection } from '../wire/index.ts';
import { namesOf } from './called.ts';
import type { House } from './house.ts';
import { Problem } from './problem.ts';
import type { Room } from './room.ts';
import { rowOfClient } from './store/log.ts';

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
    const isMine = room.seatsOf(person).includes(given.seat);
    if (!isMine && !rollsFor(room, person, given.seat)) throw new Problem('not-allowed', 'That seat is not yours');
    const isTaken = (): boolean => isMine || room.play.match.request?.kind === 'roll';
    for (let tries = 0; tries < TRIES && room.status === 'playing' && room.play.isOpen(given.n) && isTaken(); tries++) {
      const before = room.awaited;
      const result = answered(house, room, given);
      if (!result.ok) return (await known(house, room, person, given)) ?? notTaken(house, room, given, result.refusal);
      const change = {
        entry: { seat: given.seat, answer: given.answer },
        eventsFrom: room.play.match.eventCount - result.events.length,
        events: result.events,
      };
      const done = await house.rooms.commit(room, change, { person, clientId: given.id }, before);
      if (done === 'written')
        return { ok: true, ack: { id: given.id, seq: room.play.seq, n: room.play.match.answered } };
    }
    return (await known(house, room, person, given)) ?? notTaken(house, room, given, null);
  });
}

/** Where people roll for the bots, anybody who sits at the table does. */
function rollsFor(room: Room, person: string, seat: Seat): boolean {
  const isBot = room.seats.some((row) => row.seat === seat && row.kind === 'bot');
  return isBot && room.meta.row.dice === 'typed-for-bots' && room.seatsOf(person).length > 0;
}

/** Asked all at once, an answer that lost a race to another seat's still counts: it is tried again. */
const TRIES = 5;

function answered(house: House, room: Room, { seat, answer }: GiveAnswer): Answered {
  try {
    return room.play.answer(seat, answer);
  } catch (error) {
    throw ruleFault(house, room, error);
  }
}

/** A rule broke: the kernel has taken the answer back. The log names the rules and the place, and no secret. */
export function ruleFault(house: House, room: Room, error: unknown): Problem {
  if (!(error instanceof RuleFault)) throw error;
  const { rules } = error;
  house.log.error(
    { match: room.id, game: room.meta.row.game, answered: room.play.match.answered, rules },
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
  return house.rooms.enter(match, (room) => {
    if (!room.seatsOf(person).includes(seat)) throw new Problem('not-allowed', 'That seat is not yours');
    room.mustPlay();
    if (!room.play.isOpen(n)) throw new Problem('stale', 'The table has moved on');
    const { match: play } = room.play;
    const refusal = play.request === null ? null : refusalOf(play.request, seat, answer);
    return refusal === null ? null : { message: viewerOf(room, seat).why(refusal), rule: refusal.rule };
  });
}

const viewerOf = (room: Room, seat: Seat): Viewer =>
  new Viewer(room.play.match, seat, namesOf(room.seats, room.play.match));

function notTaken(house: House, room: Room, { seat }: GiveAnswer, refusal: Refusal | null): Taken {
  const over = room.status === 'over';
  if (!over) room.mustPlay();
  house.metrics.refused.add();
  const viewer = viewerOf(room, seat);
  return {
    ok: false,
    code: over ? 'over' : refusal === null ? 'stale' : 'refused',
    message: over ? 'The match is over' : refusal === null ? 'The table has moved on' : viewer.why(refusal),
    refusal,
    request: over ? null : viewer.request(),
  };
}
