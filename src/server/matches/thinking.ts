import type { Answer, Seat, SeenOdds } from '../../kernel/index.ts';
import type { SeenAdvice } from '../../wire/index.ts';
import type { House } from '../house.ts';
import { Problem } from '../problem.ts';
import type { Room } from './room.ts';
import type { NotTaken, Seated, Thought } from '../threads/tasks.ts';
import { TooLong } from '../threads/thread.ts';

/** A match to think about, outside of its room: nobody at the table waits for a thought. */
export interface Pondered extends Thought {
  readonly seq: number;
}

/** Only for whoever is in line. Null: where people sit with `bots`, they have the first word. */
export async function pondered(room: Room, n: number, bots: readonly Seat[]): Promise<Pondered | null> {
  const { game, setup, seed, dice } = room.meta.row;
  const boundary = await room.ask('ponder', { n, bots });
  return boundary === null ? null : { seq: room.standing.seq, game, setup, seed, dice, ...boundary };
}

interface About {
  readonly n: number;
  readonly seat: Seat;
}

/** Takes a copy of the match home, if request `n` is open to a seat of this person. */
function takeHome(
  house: House,
  match: string,
  person: string,
  { n, seat }: About,
): Promise<{ thought: Thought; seats: readonly Seated[] }> {
  return house.rooms.enter(match, async (room) => {
    if (!room.seatsOf(person).includes(seat)) throw new Problem('not-allowed', 'That seat is not yours');
    room.mustPlay();
    const thought = await pondered(room, n, []);
    if (thought === null) throw new Problem('stale', 'The table has moved on');
    return { thought, seats: room.seated };
  });
}

export async function oddsOf(
  house: House,
  match: string,
  person: string,
  { answer, ...about }: About & { readonly answer: Answer },
): Promise<SeenOdds | NotTaken> {
  const { thought, seats } = await takeHome(house, match, person, about);
  return inTime(house.threads.think(person, 'odds', { ...thought, seat: about.seat, answer, seats }));
}

/** A bot thinks for a seat that is asked: it knows no more than that seat. */
export async function adviceFor(house: House, match: string, person: string, about: About): Promise<SeenAdvice | null> {
  const { thought, seats } = await takeHome(house, match, person, about);
  const given = { ...thought, seat: about.seat, seats, millis: house.settings.adviceMillis };
  return inTime(house.threads.think(person, 'advice', given));
}

async function inTime<T>(thought: Promise<T>): Promise<T> {
  try {
    return await thought;
  } catch (error) {
    if (error instanceof TooLong) throw new Problem('too-slow', 'This takes too long to work out');
    throw error;
  }
}
