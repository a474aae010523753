import {
  type Flow,
  type Json,
  type Message,
  type Objection,
  type PathAnswer,
  type Placed,
  type Point,
  type Seat,
  type Table,
  verbs,
} from '../kernel/index.ts';
import { advance, type Moment, type Move, type Route, routeOf, type Underway, type WayWords } from './ways.ts';

/** A player's move as a question, and the walk that follows, which anything may interrupt. */

export interface Moving<R extends string = string, K extends string = string> {
  readonly rule: R;
  readonly seat: Seat;
  readonly prompt: Message<K>;
  readonly from: Point;
  readonly budget: number;
  /** Useful ways, at least one: standing still is one. */
  readonly suggestions: () => readonly (readonly Placed[])[];
  readonly facts?: Json;
}

/** Asks for a way that the game judges itself, and gives back what it made of it. */
export function* askWay<S, J extends { readonly fault: Objection | null }>(
  t: Table<S>,
  moving: Moving,
  judge: (answer: PathAnswer) => J,
): Flow<J> {
  const { rule, seat, prompt, from, budget, suggestions, facts } = moving;
  const { path } = verbs<S, string>();
  const answer = yield* path(t, seat, () => ({
    rule,
    prompt,
    from: { x: from.x, y: from.y },
    budget,
    suggestions,
    ...(facts === undefined ? undefined : { facts }),
    check: (way) => judge(way).fault,
  }));
  return judge(answer);
}

/** Asks for a way over the table: a point to be routed to, or several, within the budget. */
export function* askMove<S>(
  t: Table<S>,
  move: Move,
  moving: Omit<Moving, 'from' | 'budget'>,
  words: WayWords,
): Flow<Route> {
  const { model, options } = move;
  const asked = { ...moving, from: model, budget: options.budget };
  const judged = yield* askWay(t, asked, (answer) => judgeMove(move, answer, words));
  return judged.route;
}

/** What a way would be, and what the game has against it: for the check of the answer and for the screen before it. */
export function judgeMove(
  move: Move,
  answer: PathAnswer,
  words: WayWords,
): { readonly route: Route; readonly fault: Objection | null } {
  const route = routeOf(move, answer);
  return { route, fault: route.fault === null ? null : words(route.fault, route) };
}

/** What may happen to a mover on its way. */
export interface Watchers<M extends Moment> {
  /** The first moment of what is left of the way at which something happens; those met already are given. */
  readonly first: (underway: Underway, met: readonly M[]) => M | null;
  /** The mover is where the walk has brought it. */
  readonly arrive: (at: Placed, underway: Underway) => void;
  /** What happens then, and whether the mover goes on. */
  readonly meet: (moment: M, underway: Underway) => Flow<'on' | 'stop'>;
}

/**
 * Walks a way to its end, or as far as it is let: the walk pauses at the first moment at which something happens, with the
 * mover there, and goes on or stops as that says. A game that ends its step in between keeps the `Underway` in its state.
 */
export function* walkWay<M extends Moment>(from: Underway, watchers: Watchers<M>): Flow<Underway> {
  const met: M[] = [];
  for (let underway = from; ; ) {
    const moment = watchers.first(underway, met);
    underway = advance(underway, moment);
    watchers.arrive(underway.here, underway);
    if (moment === null) return underway;
    met.push(moment);
    if ((yield* watchers.meet(moment, underway)) === 'stop' || underway.rest.length === 0) return underway;
  }
}
