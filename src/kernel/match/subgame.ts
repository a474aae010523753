import { refusalOf } from '../asking/answers.ts';
import { BrokenTable } from '../data/errors.ts';
import { copy } from '../data/json.ts';
import { sampleAnswer } from '../asking/legal.ts';
import { livelyOnly } from './liveness.ts';
import { meantBy } from '../asking/meaning.ts';
import type { Interrupts } from '../orders/orders.ts';
import type { Answer, Open, Request, Seat } from '../asking/request.ts';
import {
  Ended,
  type Flow,
  type Happening,
  type Outcome,
  type Reply,
  type Table,
  Workings,
  workingsOf,
} from '../asking/table.ts';

/** A game inside the game, such as a battle in a campaign: a state in, a state out. */
export interface Subgame<Sub, R extends string> {
  readonly rule: R;
  /** Where it begins. A copy is played, so it stays as it is. */
  readonly state: Sub;
  /** From one boundary to the next, until the sub-game is over or a rule ends it with `end`. */
  readonly step: (t: Table<Sub>) => Flow<void>;
  readonly isOver: (state: Sub) => boolean;
  /** A sensible answer of a seat; null where chance may take any answer that counts. */
  readonly follow: (state: Sub, request: Request, seat: Seat) => Answer | null;
  /** Where its seats can come in between: what they have ordered is done, and `follow` answers the rest. Null: nowhere. */
  readonly interrupts: Interrupts<Sub, object> | null;
  /** After this many steps it counts as never coming to an end. */
  readonly steps: number;
}

/** What became of a sub-game, for the rule that had it played. */
export interface Played<Sub = unknown> {
  readonly state: Sub;
  /** Set if a rule ended it with `end`. */
  readonly outcome: Outcome | null;
}

/** A sub-game that has been played: plain data, so it can be worked out elsewhere and handed in. */
export interface Worked extends Played {
  /** After how many answers and steps it was played, and how many others came before it since then. */
  readonly after: number;
  readonly steps: number;
  readonly nth: number;
  readonly rule: string;
  /** Where the match's generator stands afterwards. */
  readonly random: readonly number[];
  /** Whether chance or a rule has shown something. */
  readonly revealed: boolean;
  /** Its own log: empty where nobody reads logs. */
  readonly events: readonly Happening[];
}

/** What a flow yields in place of a question: the match plays it, or has it played. */
export class Pending {
  constructor(readonly subgame: Subgame<unknown, string>) {}
}

export function* playOut(t: Table<unknown>, subgame: Subgame<unknown, string>): Flow<Played> {
  workingsOf(t).note(subgame.rule);
  const reply = yield new Pending(subgame) as unknown as Open;
  return reply.played as Played;
}

/** Plays a sub-game to its end, here and now. Whatever happens inside, nothing of `outer` changes but its chance. */
export function playedOut(
  outer: Workings<unknown>,
  { rule, state, step, isOver, follow, interrupts, steps }: Subgame<unknown, string>,
  spend: (work: number) => void,
): Omit<Worked, 'after' | 'steps' | 'nth' | 'random'> {
  const inner = new Workings(copy(state), outer.chance, outer.events === null ? null : [], false);
  inner.interrupts = interrupts ?? undefined;
  inner.answers = outer.answers; // nobody outside answers before it is over
  const result = (outcome: Outcome | null) => {
    const { revealed, events } = inner;
    return { rule, state: inner.state, outcome, revealed, events: events ?? [] };
  };
  try {
    for (let n = 0; !isOver(inner.state); n++) {
      if (n === steps) throw new BrokenTable(rule, { subgame: 'does not end', steps });
      playStep(inner, step(inner.table), follow, spend);
      spend(inner.work + 1);
      inner.work = 0; // at the table, each step would be an answer of its own
    }
    return result(null);
  } catch (error) {
    if (error instanceof Ended) return result(error.outcome);
    for (const last of inner.lastRules().toReversed()) outer.remember(last);
    throw error;
  }
}

function playStep(
  w: Workings<unknown>,
  flow: Flow<void>,
  follow: Subgame<unknown, string>['follow'],
  spend: (work: number) => void,
): void {
  let reply: Reply = { seat: '', answer: null };
  for (let asked = flow.next(reply); asked.done !== true; asked = flow.next(reply)) {
    if (asked.value instanceof Pending) {
      const played = playedOut(w, asked.value.subgame, spend);
      w.revealed ||= played.revealed;
      reply = { seat: '', answer: null, played };
      continue;
    }
    const request = livelyOnly(asked.value);
    const answers = Object.fromEntries(
      request.seats.map((seat) => [seat, meantBy(request, seat, answerOf(w, request, seat, follow))]),
    );
    const [seat = ''] = request.seats;
    reply = { seat, answer: answers[seat], answers };
  }
}

function answerOf(w: Workings<unknown>, request: Open, seat: Seat, follow: Subgame<unknown, string>['follow']): Answer {
  const hint = follow(w.state, request, seat);
  if (hint !== null && refusalOf(request, seat, hint) === null) return hint;
  return sampleAnswer(request, seat, (n) => w.chance.below(n));
}
