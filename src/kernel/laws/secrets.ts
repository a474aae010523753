import {
  type Answer,
  copy,
  type Json,
  Match,
  odds,
  type Open,
  type Position,
  sampleAnswer,
  type Seat,
  Seeded,
  Viewer,
} from '../index.ts';
import { ableSeats } from './random-play.ts';
import { difference, firstFound, isJson, type Law, someWords } from './broken.ts';
import { gaps } from './said.ts';

/** All that a seat, or a spectator, sees of a match: from event number `since` on. */
function seen(match: Match, seat: Seat | null, since: number): Json {
  const viewer = new Viewer(match, seat);
  const all = {
    state: viewer.state(),
    request: viewer.request(),
    outcome: viewer.outcome(),
    events: viewer.events(since),
  };
  return all as unknown as Json;
}

/** Draw anew whatever a seat cannot know, and it sees no difference; what it sees can be sent. */
export const viewsLeakNothing: Law = ({ match, below }) =>
  firstFound([...match.seats, null], (seat) => {
    const imagined = match.imagine(seat, someWords(below), { events: true });
    const before = seen(match, seat, imagined.firstEvent);
    if (!isJson(before)) return `what ${seat ?? 'a spectator'} sees is not plain data`;
    return difference(`seen by ${seat ?? 'a spectator'}`, seen(imagined, seat, imagined.firstEvent), before);
  });

/**
 * The same from the last boundary on: what a seat was asked and told since, where nothing hidden was noted as shown, does not
 * depend on what it cannot know.
 */
export const questionsLeakNothing: Law = ({ match, below }) =>
  firstFound([...match.seats, null], (seat) => {
    const from = match.position();
    const real = playedFrom(match, from);
    const imagined = real === null ? null : playedFrom(match, redealt(match, seat, someWords(below)));
    if (real === null || imagined === null) return null;
    return difference(
      `seen by ${seat ?? 'a spectator'}`,
      seen(imagined, seat, from.events),
      seen(real, seat, from.events),
    );
  });

function redealt(match: Match, seat: Seat | null, words: readonly number[]): Position<unknown> {
  const from = match.position();
  const state = copy(from.state);
  match.game.redeal(state, seat, new Seeded(words));
  return { ...from, state };
}

/** Plays what was played since the boundary, from another one; null where that cannot be, or something hidden is shown. */
function playedFrom(match: Match, from: Position<unknown>): Match | null {
  const world = Match.resume(match.game, match.setup, {
    seed: 'laws',
    dice: match.dice,
    from: { ...from, revealed: -1 },
  });
  for (const { seat, answer } of match.sinceBoundary) if (!world.answer(seat, answer).ok) return null;
  return world.revealedAt === -1 ? world : null;
}

/**
 * Where nothing hidden is noted as shown, whoever answers learns nothing that was hidden: an undo is free there, and
 * nobody may look, go back and choose again.
 */
export const quietAnswersShowNothing: Law = ({ match, below }) => {
  const choice = someAnswer(match, below);
  if (choice === null) return null;
  const { seat, answer } = choice;
  const words = someWords(below);
  const [real, imagined] = [match.fork({ events: true }), match.imagine(seat, words, { events: true })];
  for (const world of [real, imagined]) {
    const result = world.answer(seat, answer);
    if (!result.ok)
      return `${seat} ${JSON.stringify(answer)} is refused in an imagined world: ${result.refusal.message}`;
    if (world.revealedAt === world.answered) return null;
  }
  const since = real.firstEvent;
  return difference(
    `seen by ${seat} after ${JSON.stringify(answer)}`,
    seen(imagined, seat, since),
    seen(real, seat, since),
  );
};

/** Odds add up, can be put into words, and are the same in every world that the seat cannot tell from the real one. */
export const oddsKnowNoMoreThanTheSeat: Law = ({ match, below }) => {
  const choice = someAnswer(match, below);
  if (choice === null || match.game.measure === undefined) return null;
  const { seat, answer } = choice;
  const few = { bound: 150, samples: 3 };
  const real = odds(match, seat, answer, few);
  const sum = real.outcomes.reduce((total, { p }) => total + p, 0);
  if (Math.abs(sum - 1) > 1e-9) return `odds of ${JSON.stringify(answer)} add up to ${sum}`;
  const unsaid = gaps(match, ...real.outcomes.map(({ summary }) => summary));
  if (unsaid !== null) return unsaid;
  const imagined = odds(match.imagine(seat, someWords(below)), seat, answer, few);
  if (real.exact !== imagined.exact) return `odds of ${JSON.stringify(answer)} are exact in one world only`;
  return real.exact
    ? difference(`odds of ${JSON.stringify(answer)}`, rounded(imagined.outcomes), rounded(real.outcomes))
    : null;
};

/** Sums of floating-point numbers depend on their order in the last digits. */
const rounded = (outcomes: readonly { readonly p: number; readonly summary: unknown }[]): string[] =>
  outcomes.map(({ p, summary }) => `${JSON.stringify(summary)} ${p.toFixed(9)}`).sort();

function someAnswer(match: Match, below: (n: number) => number): { seat: Seat; answer: Answer } | null {
  if (match.request === null) return null;
  const able = ableSeats(match);
  const seat = able[below(able.length)] as Seat;
  return { seat, answer: sampleAnswer(match.request satisfies Open, seat, below) };
}
