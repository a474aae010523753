import { type Chance, Seeded } from '../chance/chance.ts';
import { Course, type Live, type Terms } from './course.ts';
import { BadRecord, BadSetup, RuleFault } from '../data/errors.ts';
import { type AnyGame, type Game, parseSetup } from '../game.ts';
import { commitmentTo, hashOf, seedWords } from '../data/hash.ts';
import { brief, copy, type Json } from '../data/json.ts';
import { Meter, OverBudget } from './meter.ts';
import {
  type DiceMode,
  type Entry,
  type Given,
  type MatchRecord,
  type Position,
  RECORD_FORMAT,
  type Repair,
  undoneIn,
} from './record.ts';
import { OutOfPatience } from './patience.ts';
import { patched } from './repair.ts';
import type { Answer, Open, Refusal, Seat } from '../asking/request.ts';
import type { Worked } from './subgame.ts';
import type { Happening, Outcome } from '../asking/table.ts';
import { Unwalkable } from '../chance/walk.ts';

export type Answered = { readonly ok: true; readonly events: readonly Happening[] } | Refused;
interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}
export type Withdrawn =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: 'cannot-undo' | 'cannot-repair' | 'needs-consent';
      readonly message: string;
      readonly missing: readonly Seat[];
    };

export interface StartOptions {
  readonly seed: string;
  readonly dice?: DiceMode;
}
export interface ResumeOptions<S> extends StartOptions {
  readonly from: Position<S>;
  readonly answers?: readonly Entry[];
  /** The version of the rules under which the position was reached, if not today's. */
  readonly version?: string;
}
export interface ForkOptions {
  /** Without a log, rules run faster. */
  readonly events?: boolean;
  /** Stop between steps instead of going on to the next question. */
  readonly pause?: boolean;
}

export interface AnswerOptions {
  /** Leave a sub-game that the answer leads to for `work`: then `working` says so, and nobody is asked meanwhile. */
  readonly later?: boolean;
}

export interface LoadOptions {
  /** Told on the way how many entries have been played. */
  readonly onSteps?: (steps: number) => void;
  /** How many rules may run before the record is refused as too costly. */
  readonly budget?: number;
}

/** Whoever forks will fork again: boundaries are kept ready for this many steps. */
const KEEP = 64;

/** One match in play: a set-up, a seed and the answers so far, and everything that follows from them. */
export class Match<S = unknown> {
  #course: Course<S>;
  readonly #log: Entry[];
  #seats: readonly Seat[] | null = null;
  #commitment: string | null = null;

  private constructor(course: Course<S>, log: Entry[]) {
    this.#course = course;
    this.#log = log;
  }

  /** A new match. Throws `BadSetup` if the set-up cannot be played. */
  static start<S>(game: Game<never, S> | AnyGame, setup: unknown, options: StartOptions): Match<S> {
    const { seed, dice = 'seeded' } = options;
    const parsed: unknown = parseSetup(game as AnyGame, setup);
    return Match.#begun<S>({ game: game as AnyGame, setup: parsed, seed, dice, origin: null });
  }

  /**
   * A match that goes on from a position: a scene made by hand, or what the store kept. Throws `BadRecord` if today's
   * rules cannot go on from it.
   */
  static resume<S>(game: AnyGame, setup: unknown, options: ResumeOptions<S>): Match<S> {
    const { seed, dice = 'seeded', from, answers = [], version = game.version } = options;
    const origin = migrated<S>(game, from, version);
    const match = Match.#begun<S>({ game, setup, seed, dice, origin });
    match.#replay(answers);
    return match;
  }

  /** The match that a record describes. Throws `BadRecord` at the first entry that does not fit, or that costs too much. */
  static load<S>(game: AnyGame, record: MatchRecord, { onSteps, budget }: LoadOptions = {}): Match<S> {
    const match = Match.#beginningOf<S>(game, record, budget);
    match.#replay(record.answers, onSteps);
    return match;
  }

  /**
   * As `load`, for a record of our own: what was taken back is not played again. Whether it was legal, and whether everybody
   * had agreed to take it back, nobody asks.
   */
  static reopen<S>(game: AnyGame, record: MatchRecord, { onSteps, budget }: LoadOptions = {}): Match<S> {
    const match = Match.#beginningOf<S>(game, record, budget);
    match.#replay(record.answers, onSteps, undoneIn(record.answers, match.answered));
    return match;
  }

  static #beginningOf<S>(game: AnyGame, record: MatchRecord, budget?: number): Match<S> {
    const { setup, seed, dice = 'seeded', from, version } = record;
    const meter = budget === undefined ? null : new Meter(budget);
    const parsed: unknown = parseSetup(game, setup);
    if (from === undefined) return Match.#begun<S>({ game, setup: parsed, seed, dice, origin: null }, meter);
    const origin = migrated<S>(game, from as Position<S>, version);
    return Match.#taken(() => Match.#begun<S>({ game, setup: parsed, seed, dice, origin }, meter));
  }

  static #begun<S>(terms: Terms<S>, meter: Meter | null = null): Match<S> {
    const match = new Match<S>(new Course(terms, { events: [], meter }), []);
    try {
      match.#course.begin();
    } catch (error) {
      if (error instanceof BadSetup || error instanceof OutOfPatience) throw error;
      if (error instanceof OverBudget) throw tooCostly(error, 0);
      throw new RuleFault(match.#course.table.lastRules(), match.#unhashed([]), error);
    }
    return match;
  }

  /** A position that comes with a record may be anything at all: that the rules break on it is the record's fault. */
  static #taken<S>(resumed: () => Match<S>): Match<S> {
    try {
      return resumed();
    } catch (error) {
      if (!(error instanceof RuleFault)) throw error;
      throw new BadRecord(`The rules cannot go on from its position: ${error.message}`, 0);
    }
  }

  #replay(
    entries: readonly Entry[],
    onSteps: LoadOptions['onSteps'] = () => undefined,
    undone: ReadonlySet<number> = new Set(),
  ): void {
    entries.forEach((entry, i) => {
      if (undone.has(i)) return void this.#log.push(entry);
      const done = this.#redo(entry, i);
      if (done.ok) return onSteps(i + 1);
      const [message, facts] =
        'refusal' in done
          ? [done.refusal.message, done.refusal as unknown as Json]
          : [done.message, { code: done.code }];
      throw new BadRecord(`Entry ${i} does not fit: ${message}`, i, facts);
    });
    this.#course.meter = null; // from here on it is played, not read
  }

  #redo(entry: Entry, i: number): Answered | Withdrawn {
    try {
      if ('undo' in entry) return this.undo(entry.undo, entry.consent);
      if ('repair' in entry) return this.repair(entry.repair, entry.reason, entry.consent);
      return this.answer(entry.seat, entry.answer);
    } catch (error) {
      throw error instanceof OverBudget ? tooCostly(error, i) : error;
    }
  }

  get game(): Game<unknown, S> {
    return this.#course.terms.game;
  }
  get setup(): Json {
    return this.#course.terms.setup as Json;
  }
  get seats(): readonly Seat[] {
    this.#seats ??= this.game.seating(this.#course.terms.setup);
    return this.#seats;
  }
  get dice(): DiceMode {
    return this.#course.terms.dice;
  }
  /** The state as it is now. Whoever reads it leaves it as it is. */
  get state(): S {
    return this.#course.table.state;
  }
  get request(): Open | null {
    return this.#course.request();
  }
  get outcome(): Outcome | null {
    return this.#course.outcome;
  }
  /** The rule of a sub-game that waits for `work`, or null. */
  get working(): string | null {
    return this.#course.working;
  }
  /** The newest sub-games, each with what became of it and its own log. */
  get subgames(): readonly Worked[] {
    return this.#course.worked;
  }
  /** The log, from event number `firstEvent` on. */
  get events(): readonly Happening[] {
    return this.#course.table.events ?? [];
  }
  get firstEvent(): number {
    return this.#course.terms.origin?.events ?? 0;
  }
  get eventCount(): number {
    return this.#course.table.eventCount;
  }
  /** How many answers count. The open request has the next number. */
  get answered(): number {
    return this.#course.answered;
  }
  /** After this many answers something hidden was last shown: back to here, undo is free. */
  get revealedAt(): number {
    return this.#course.revealed;
  }
  get steps(): number {
    return this.#course.steps;
  }
  /** Whose answer is still awaited. */
  get waitingFor(): readonly Seat[] {
    return this.#course.waitingFor;
  }
  /**
   * What the open request for dice shows if the game rolls for whoever is asked: it follows from the seed and the number of the
   * answer, so it can be checked when the seed is known. Null where no dice are asked for.
   */
  rolled(): number[] | null {
    const { request, answered } = this;
    if (request?.kind !== 'roll') return null;
    return new Seeded(seedWords(`${this.#course.terms.seed} roll ${answered}`)).dice(request.count, request.sides);
  }
  /** SHA-256 of the seed: published before the first die. */
  get commitment(): string {
    this.#commitment ??= commitmentTo(this.#course.terms.seed);
    return this.#commitment;
  }
  get log(): readonly Entry[] {
    return this.#log;
  }
  /** The answers that count since the last boundary: with `position()`, all that a store must keep to go on. */
  get sinceBoundary(): readonly Given[] {
    return this.#course.since(this.position()) as readonly Given[];
  }
  /** The last boundary: worked out when somebody asks for it, unless it was kept ready. */
  position(): Position<S> {
    return this.#course.position();
  }

  /** Keeps boundaries ready for so many steps, because they will be asked for: each costs a copy of the state. */
  keepBoundaries(steps: number): void {
    this.#course.keep = Math.max(steps, this.#course.keep);
  }

  hash(): string {
    return hashOf({ state: this.state, random: this.#course.table.chance.words() });
  }

  /** The whole state with the generator in it: for the owner of the match only. */
  whole(): Json {
    return { ...(copy(this.state) as object), random: this.#course.table.chance.words() } as Json;
  }

  record(): MatchRecord {
    const record = this.#unhashed(this.#log);
    return this.working === null ? { ...record, hash: this.hash() } : record;
  }

  #unhashed(answers: readonly Entry[]): MatchRecord {
    const { game, setup, seed, dice, origin } = this.#course.terms;
    return {
      format: RECORD_FORMAT,
      game: game.id,
      version: game.version,
      setup: setup as Json,
      seed,
      ...(dice === 'seeded' ? undefined : { dice }),
      ...(origin === null ? undefined : { from: origin as unknown as Position }),
      answers: [...answers],
    };
  }

  /** Why an answer to the open request would not count, or null if it would. */
  refusal(seat: Seat, answer: Answer): Refusal | null {
    const request = this.#course.request();
    return request === null ? over(this.#course.outcome, answer) : this.#course.refusal(request, seat, answer);
  }

  /** One seat's answer to the open request. A wrong one changes nothing and comes back with the reason. */
  answer(seat: Seat, answer: Answer, options?: AnswerOptions): Answered {
    const course = this.#course;
    const { answered, working } = course;
    if (working !== null) return { ok: false, refusal: atWork(working, answer) };
    const request = course.request();
    if (request === null) return { ok: false, refusal: over(course.outcome, answer) };
    course.later = options?.later === true;
    const before = course.table.eventCount;
    const entry: Given = { seat, answer: copy(answer) };
    try {
      const refusal = course.refusal(request, seat, answer);
      if (refusal !== null) return { ok: false, refusal };
      course.apply(entry);
    } catch (error) {
      throw this.#fault(error, entry, answered);
    }
    this.#log.push(entry);
    return { ok: true, events: this.eventsSince(before) };
  }

  /**
   * Goes on with the sub-game that waits: with results that a copy of this match came to elsewhere (its `subgames`), or played
   * here. What a fault inside it leaves is the match before the answer.
   */
  work(results: readonly Worked[] = []): readonly Happening[] {
    const course = this.#course;
    const before = course.table.eventCount;
    if (course.working === null) return [];
    try {
      course.work(results);
    } catch (error) {
      const entry = this.#log.pop() as Given;
      throw this.#fault(error, entry, this.answered - 1);
    }
    return this.eventsSince(before);
  }

  eventsSince(n: number): readonly Happening[] {
    return this.events.slice(Math.max(0, n - this.firstEvent));
  }

  /**
   * Back to after answer number `to` (by default, one answer back). Free as long as nothing hidden has been shown since;
   * past that, every seat must consent.
   */
  undo(to = this.answered - 1, consent: readonly Seat[] = []): Withdrawn {
    const first = this.#course.terms.origin?.answers ?? 0;
    if (!Number.isInteger(to) || to < first || to >= this.answered) {
      const range = `Undo goes to after answer ${first} to ${this.answered - 1}`;
      const message = this.answered === first ? 'There is nothing to undo' : range;
      return { ok: false, code: 'cannot-undo', message, missing: [] };
    }
    const missing = to < this.revealedAt ? this.#without(consent) : [];
    if (missing.length > 0) {
      return unagreed('Something hidden has been shown since: undo needs everyone to agree', missing);
    }
    this.#restart(this.#course.upTo(to));
    this.#log.push({ undo: to, ...(consent.length > 0 ? { consent: [...consent] } : undefined) });
    return { ok: true };
  }

  /** A correction by hand, all agreeing: back to the last boundary, and the state changed there. */
  repair(repair: Repair['repair'], reason: string, consent: readonly Seat[]): Withdrawn {
    const missing = this.#without(consent);
    if (missing.length > 0) return unagreed('A repair needs everyone to agree', missing);
    const boundary = this.position();
    const { fault } = patched(copy(boundary.state), repair);
    if (fault !== null) return { ok: false, code: 'cannot-repair', message: fault, missing: [] };
    const entry: Repair = { repair: copy(repair), reason, consent: [...consent] };
    try {
      this.#restart([...this.#course.upTo(boundary.answers), entry]);
    } catch (error) {
      if (error instanceof OverBudget || error instanceof OutOfPatience) throw error;
      const message = `The rules cannot go on from there: ${error instanceof Error ? error.message : String(error)}`;
      return { ok: false, code: 'cannot-repair', message, missing: [] };
    }
    this.#log.push(entry);
    return { ok: true };
  }

  #without(consent: readonly Seat[]): readonly Seat[] {
    return this.seats.filter((seat) => !consent.includes(seat));
  }

  /** A copy that can be played on by itself. */
  fork({ events = false, pause = false }: ForkOptions = {}): Match<S> {
    const course = this.#course;
    const origin = course.position();
    const since = course.since(origin);
    course.keep = KEEP;
    const copied = new Course<S>({ ...course.terms, origin }, { events: events ? [] : null, pause });
    copied.follow(course, since);
    return new Match<S>(copied, [...since]);
  }

  /** A fork as `seat` may imagine it: whatever the seat cannot know, and all chance to come, is drawn anew. */
  imagine(seat: Seat | null, words: readonly number[], options: ForkOptions = {}): Match<S> {
    const match = this.fork(options);
    match.#course.imagine(seat, words);
    return match;
  }

  /** Whether a fork that stops between steps has stopped. */
  get isPaused(): boolean {
    return this.#course.isPaused;
  }
  /** From between two steps into the next one. */
  goOn(): void {
    this.#course.goOn();
  }

  /** Lets this fork take chance from elsewhere: odds walk through all of it. */
  useChance(chance: Chance): void {
    this.#course.table.chance = chance;
    this.#course.table.typedDice = false;
  }

  /** Plays `live` from as near as it can. Only when that has worked does it take the place of what was played. */
  #restart(live: readonly Live[]): void {
    const course = this.#course;
    const { terms, pause, table, meter } = course;
    const first = terms.origin?.answers ?? 0;
    const rung = course.nearest(first + live.length);
    const from = rung?.position ?? terms.origin;
    const kept = from === null ? 0 : from.answers - first;
    const events = table.events?.slice(0, from === null ? 0 : from.events - this.firstEvent) ?? null;
    const next = new Course<S>(terms, { from, live: live.slice(0, kept), events, pause, meter });
    next.climb(course.ladder, rung);
    next.keep = course.keep;
    next.follow(course, live.slice(kept));
    next.request();
    this.#course = next;
  }

  /** A rule broke: the match goes back to where it was before the answer, and the error says how to get there again. */
  #fault(error: unknown, entry: Given, answered: number): unknown {
    // Not a fault: chance cannot be walked through, the record costs too much, or the host does not wait any longer.
    if (error instanceof Unwalkable || error instanceof OverBudget || error instanceof OutOfPatience) return error;
    const rules = this.#course.table.lastRules();
    this.#restart(this.#course.upTo(answered));
    return new RuleFault(rules, this.#unhashed([...this.#log, entry]), error);
  }
}

/** A position of older rules in the shape that today's rules need. A game without a migration has not changed it. */
function migrated<S>(game: AnyGame, from: Position<S>, version: string): Position<S> {
  if (version === game.version) return from;
  const state: unknown = game.migrate === undefined ? from.state : game.migrate(from.state as Json, version);
  if (state !== null) return { ...from, state: state as S };
  throw new BadRecord(`Today's rules (${game.version}) cannot go on from a position of version ${version}`, 0);
}

const tooCostly = ({ message }: OverBudget, at: number): BadRecord =>
  new BadRecord(`The record costs too much to play again, at entry ${at}: ${message}`, at);

const over = (outcome: Outcome | null, got: Answer): Refusal => ({
  code: 'match-over',
  rule: outcome?.rule ?? 'kernel',
  message: 'The match is over',
  got: brief(got),
  allowed: null,
});

const atWork = (rule: string, got: Answer): Refusal => ({
  code: 'not-your-turn',
  rule,
  message: 'A game inside the game is being played out: nobody is asked before it is over',
  got: brief(got),
  allowed: null,
});

const unagreed = (message: string, missing: readonly Seat[]): Withdrawn => ({
  ok: false,
  code: 'needs-consent',
  message,
  missing,
});
