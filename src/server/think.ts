import { createBot, type Move, nextMove } from '../bots/index.ts';
import { type AnyGame, type Given, type Json, Match, type Position, type Seat } from '../kernel/index.ts';

/** All that a thread needs to know of a match to think about it. It holds the seed, and stays inside this process. */
export interface Thought {
  readonly game: string;
  readonly setup: Json;
  readonly seed: string;
  readonly dice: Match['dice'];
  readonly from: Position<unknown>;
  readonly answers: readonly Given[];
  readonly bots: Readonly<Record<Seat, string>>;
  readonly millis: number;
}

/** What a thread does that knows these games. */
export const thinkAbout =
  (games: readonly AnyGame[]) =>
  ({ game: id, setup, bots, millis, ...at }: Thought): Move | null => {
    const game = games.find((one) => one.id === id);
    if (game === undefined) throw new Error(`No thread knows ${id}`);
    return botsMove(Match.resume(game, setup, at), bots, millis);
  };

export function botsMove(match: Match, bots: Readonly<Record<Seat, string>>, millis: number): Move | null {
  const seated = Object.entries(bots).map(([seat, name]) => [seat, createBot(name)] as const);
  return nextMove(match, Object.fromEntries(seated), millis);
}
