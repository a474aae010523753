import { counsel, createBot, inWords, type Move, nextMove } from '../../bots/index.ts';
import {
  type AnyGame,
  type Answer,
  Match,
  odds,
  oddsTakeLong,
  type Seat,
  type SeenOdds,
  Viewer,
} from '../../kernel/index.ts';
import type { SeenAdvice } from '../../wire/index.ts';
import { namesOf } from '../people/called.ts';
import { Problem } from '../problem.ts';
import { questionTo } from '../../programs/index.ts';
import type { ForProgram, NotTaken, Seated, Thought } from './tasks.ts';

/** Odds are walked or sampled up to here: of every option somebody may want to know them. */
const ODDS = { bound: 1000, samples: 60 };

/** A match to think about, made anew from what the thought says. */
export function matchOf(game: AnyGame, { setup, seed, dice, position, since }: Thought): Match {
  const from = JSON.parse(position);
  return Match.resume(game, JSON.parse(setup), { seed, dice, from, answers: JSON.parse(since) });
}

export function botsMove(match: Match, bots: Readonly<Record<Seat, string>>, millis: number): Move | null {
  const seated = Object.entries(bots).map(([seat, name]) => [seat, createBot(name)] as const);
  return nextMove(match, Object.fromEntries(seated), millis);
}

/** What is asked of a program at a table, which answers elsewhere. Dice that the game rolls are nothing to be asked about. */
export function programsTurn(match: Match, programs: readonly Seat[]): Move | ForProgram | null {
  const seat = match.waitingFor.find((waiting) => programs.includes(waiting));
  if (seat === undefined) return null;
  const dice = match.rolled();
  if (dice !== null) return { seat, answer: dice, because: 'Rolled by the game' };
  return { seat, question: questionTo(match, seat) };
}

export function oddsOf(match: Match, seat: Seat, answer: Answer, seats: readonly Seated[]): SeenOdds | NotTaken {
  const viewer = new Viewer(match, seat, namesOf(seats, match));
  if (oddsTakeLong(match, answer)) {
    throw new Problem('not-allowed', 'These odds take too long to work out here');
  }
  const weighed = odds(match, seat, answer, ODDS);
  if (weighed.ok) return viewer.odds(weighed.odds);
  const { refusal } = weighed;
  return { ok: false, code: 'refused', message: viewer.why(refusal), refusal, request: viewer.request() };
}

/** A bot thinks for a seat that is asked: it knows no more than that seat. */
export function adviceFor(match: Match, seat: Seat, millis: number, seats: readonly Seated[]): SeenAdvice | null {
  const advice = counsel(match, seat, millis);
  return advice === null ? null : inWords(advice, new Viewer(match, seat, namesOf(seats, match)));
}
