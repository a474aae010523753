import { createBot, nextMove } from '../../bots/index.ts';
import { type AnyGame, type Answer, Match, type Seat, type SeenOutcome, Viewer } from '../../kernel/index.ts';
import { obviousAnswer } from '../match/obvious.ts';
import type { Guide, Moment } from './guide.ts';
import { type Told, toldAt } from './trail.ts';

/** A moment of a guided match, what was said there, and the answer that was given. */
export interface Passed {
  readonly now: Moment;
  readonly told: Told;
  readonly answer: Answer;
}

/** A guided match that was played to its end. */
export interface Played {
  readonly match: Match;
  readonly passed: readonly Passed[];
  readonly outcome: SeenOutcome | null;
}

/** What the newcomer answers; undefined for what a bot would do. */
type Newcomer = (now: Moment, tries: Answer | undefined) => Answer | undefined;
/** Somebody who does as the guide says. */
const obedient: Newcomer = (_, tries) => tries;

const MOST = 3000;

export function begun(game: AnyGame, guide: Guide): Match {
  return Match.start(game, guide.setup, { seed: guide.seed });
}

/** Plays a guided match through the ordinary rules as the page does. */
export function playedThrough(game: AnyGame, guide: Guide, newcomer: Newcomer = obedient): Played {
  const match = begun(game, guide);
  const bots = Object.fromEntries(Object.entries(guide.bots).map(([seat, name]) => [seat, createBot(name)]));
  const mine = { [guide.you]: createBot('greedy') };
  const passed: Passed[] = [];
  for (let i = 0; match.request !== null && i < MOST; i++) {
    if (!match.waitingFor.includes(guide.you)) {
      const move = nextMove(match, bots);
      if (move === null) throw new Error(`Nobody answers ${match.request.prompt.key}`);
      given(match, move.seat, move.answer);
      continue;
    }
    const viewer = new Viewer(match, guide.you);
    const request = viewer.request();
    if (request === null) break;
    const obvious = obviousAnswer(request);
    if (obvious !== undefined) {
      given(match, guide.you, obvious);
      continue;
    }
    const seen = { answered: match.answered, request, view: viewer.state(), events: viewer.events() };
    const before = passed.map(({ told }) => told);
    const told = toldAt(guide, before, seen).at(-1) as Told;
    const now: Moment = { ...seen, heard: seen.events.filter(({ n }) => n > (before.at(-1)?.read ?? -1)) };
    const tries = told.lesson === null ? undefined : guide.lessons[told.lesson]?.tries?.(now);
    const answer = newcomer(now, tries) ?? nextMove(match, mine)?.answer;
    if (answer === undefined) throw new Error(`No answer to ${request.prompt.key}`);
    given(match, guide.you, answer);
    passed.push({ now, told, answer });
  }
  return { match, passed, outcome: new Viewer(match, guide.you).outcome() };
}

function given(match: Match, seat: Seat, answer: Answer): void {
  const done = match.answer(seat, answer);
  if (!done.ok) throw new Error(`${seat} may not answer ${JSON.stringify(answer)}: ${JSON.stringify(done.refusal)}`);
}
