import {
  type Answer,
  copy,
  type Json,
  Match,
  type Odds,
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

/**
 * Odds add up, can be put into words, and are the same in every world that the seat cannot tell from the real one. What is not
 * among the answers is refused.
 */
export const oddsKnowNoMoreThanTheSeat: Law = ({ match, below }) => {
  const choice = someAnswer(match, below);
  if (choice === null || match.game.measure === undefined) return null;
  const { seat, answer } = choice;
  const what = `odds of ${JSON.stringify(answer)}`;
  if (odds(match, seat, NO_ANSWER).ok) return 'odds of an answer that nobody can give';
  const few = { bound: 150, samples: 3 };
  const real = odds(match, seat, answer, few);
  if (!real.ok) return `${what} are refused: ${real.refusal.message}`;
  const unsound = faultIn(match, seat, real.odds);
  if (unsound !== null) return `${what}: ${unsound}`;
  const imagined = odds(match.imagine(seat, someWords(below)), seat, answer, few);
  if (!imagined.ok) return `${what} are refused in another world: ${imagined.refusal.message}`;
  if (real.odds.exact !== imagined.odds.exact) return `${what} are exact in one world only`;
  return real.odds.exact ? difference(what, rounded(imagined.odds), rounded(real.odds)) : null;
};

const NO_ANSWER = { 'no such': 'answer' } as const;

/** Whether the numbers and the words of odds are as they must be. */
function faultIn(match: Match, seat: Seat, found: Odds): string | null {
  const { outcomes, facts } = found;
  const sum = outcomes.reduce((total, { p }) => total + p, 0);
  if (Math.abs(sum - 1) > 1e-9) return `they add up to ${sum}`;
  const unlikely = facts.find(({ p }) => !(p > 0 && p <= 1));
  if (unlikely !== undefined) return `${JSON.stringify(unlikely.fact)} has the probability ${unlikely.p}`;
  const told = new Set(outcomes.flatMap((outcome) => outcome.facts.map(({ key }) => key)));
  if (facts.some(({ fact }) => !told.has(fact.key))) return 'a fact belongs to no outcome';
  const unsaid = gaps(match, ...outcomes.flatMap((outcome) => outcome.facts), ...facts.map(({ fact }) => fact));
  if (unsaid !== null) return unsaid;
  const seen = new Viewer(match, seat).odds(found);
  const texts = [...seen.outcomes, ...seen.facts].map(({ text }) => text);
  if (texts.some((text) => text.trim() === '')) return 'one has an empty text';
  const same = seen.outcomes.map(({ text }) => text);
  return new Set(same).size === same.length ? null : `two outcomes read the same: ${same.join(' | ')}`;
}

/** Sums of floating-point numbers depend on their order in the last digits. */
const rounded = ({ outcomes }: Odds): string[] =>
  outcomes.map(({ p, facts }) => `${JSON.stringify(facts)} ${p.toFixed(9)}`).sort();

function someAnswer(match: Match, below: (n: number) => number): { seat: Seat; answer: Answer } | null {
  if (match.request === null) return null;
  const able = ableSeats(match);
  const seat = able[below(able.length)] as Seat;
  return { seat, answer: sampleAnswer(match.request satisfies Open, seat, below) };
}
