import { asideNamed, refusalOf } from './answers.ts';
import { type Chance, Seeded } from './chance.ts';
import { BadRecord, BrokenTable, RuleFault } from './errors.ts';
import { Ended, type Flow, type Happening, type Outcome, type Reply, Table } from './flow.ts';
import { type AnyGame, type Game, parseSetup } from './game.ts';
import { commitmentTo, hashOf, seedWords } from './hash.ts';
import { copy, type Json } from './json.ts';
import { type DiceMode, type Entry, type Given, type MatchRecord, type Position, RECORD_FORMAT } from './record.ts';
import type { Repair } from './record.ts';
import { patched } from './repair.ts';
import type { Answer, Open, Refusal, Seat } from './request.ts';

/** Chance as one seat imagines it: what the seat cannot know is drawn anew from these words. */
interface Dream {
  readonly dream: Seat | null;
  readonly words: readonly number[];
}
/** What counts: answers and repairs that were not undone. */
type Live = Given | Repair | Dream;

export type Answered = { readonly ok: true; readonly events: readonly Happening[] } | Refused;
export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}
export type Withdrawn =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: 'cannot-undo' | 'needs-consent';
      readonly message: string;
      readonly missing: readonly Seat[];
    };

export interface StartOptions {
  readonly seed: string;
  readonly dice?: DiceMode;
}
interface Course<S> {
  readonly game: Game<unknown, S>;
  readonly setup: unknown;
  readonly seed: string;
  readonly dice: DiceMode;
  /** Where play began: null for the set-up. */
  readonly origin: Position<S> | null;
}
export interface ForkOptions {
  /** Without a log, rules run faster. */
  readonly events?: boolean;
  /** Stop between steps instead of going on to the next question. */
  readonly pause?: boolean;
}

/** Once somebody has asked for a boundary, boundaries are kept ready for this many steps. */
const KEEP = 64;
const NOTHING: Reply = { seat: '', answer: null };

/** One match in play: a set-up, a seed and the answers so far, and everything that follows from them. */
export class Match<S = unknown> {
  readonly #course: Course<S>;
  readonly #log: Entry[] = [];
  #live: Live[] = [];
  #table: Table<S>;
  #flow: Flow<void> | null = null;
  #request: Open | null = null;
  #outcome: Outcome | null = null;
  /** Answers to a question to all seats, until the last one is in. */
  #given: Record<Seat, Answer> = {};
  #steps = 0;
  #revealed = 0;
  #boundary: Position<S> | null = null;
  #keep = 0;
  #pause = false;
  /** The step whose boundary is asked for. */
  #wanted = -1;

  private constructor(course: Course<S>, events: boolean) {
    this.#course = course;
    this.#table = this.#laid(course.origin, events ? [] : null);
  }

  /** A new match. Throws `BadSetup` if the set-up cannot be played. */
  static start<S>(game: Game<never, S> | AnyGame, setup: unknown, options: StartOptions): Match<S> {
    const parsed: unknown = parseSetup(game as AnyGame, setup);
    const course = {
      game: game as AnyGame,
      setup: parsed,
      seed: options.seed,
      dice: options.dice ?? 'seeded',
      origin: null,
    };
    const match = new Match<S>(course, true);
    match.#begin();
    return match;
  }

  /** A match that goes on from a position: a scene made by hand, or what the store kept. */
  static resume<S>(
    game: AnyGame,
    setup: unknown,
    options: StartOptions & { from: Position<S>; answers?: readonly Given[] },
  ): Match<S> {
    const { seed, dice = 'seeded', from, answers = [] } = options;
    const match = new Match<S>({ game, setup, seed, dice, origin: from }, true);
    match.#begin();
    match.#replay(answers);
    return match;
  }

  /** The match that a record describes. Throws `BadRecord` at the first entry that does not fit. */
  static load<S>(game: AnyGame, record: MatchRecord): Match<S> {
    const { setup, seed, dice = 'seeded', from } = record;
    const match =
      from === undefined
        ? Match.start<S>(game, setup, { seed, dice })
        : Match.resume<S>(game, parseSetup(game, setup), { seed, dice, from: from as Position<S> });
    match.#replay(record.answers);
    return match;
  }

  #replay(entries: readonly Entry[]): void {
    entries.forEach((entry, i) => {
      const done = 'undo' in entry ? this.undo(entry.undo, entry.consent) : this.#redo(entry);
      if (done.ok) return;
      const facts = 'refusal' in done ? (done.refusal as unknown as Json) : { code: done.code };
      throw new BadRecord(
        `Entry ${i} does not fit: ${'refusal' in done ? done.refusal.message : done.message}`,
        i,
        facts,
      );
    });
  }

  #redo(entry: Given | Repair): Answered | Withdrawn {
    return 'repair' in entry
      ? this.repair(entry.repair, entry.reason, entry.consent)
      : this.answer(entry.seat, entry.answer);
  }

  get game(): Game<unknown, S> {
    return this.#course.game;
  }
  get setup(): Json {
    return this.#course.setup as Json;
  }
  get seats(): readonly Seat[] {
    return this.game.seating(this.#course.setup);
  }
  get dice(): DiceMode {
    return this.#course.dice;
  }
  /** The state as it is now. Whoever reads it leaves it as it is. */
  get state(): S {
    return this.#table.state;
  }
  get request(): Open | null {
    return this.#request;
  }
  get outcome(): Outcome | null {
    return this.#outcome;
  }
  /** The log, from event number `firstEvent` on. */
  get events(): readonly Happening[] {
    return this.#table.events ?? [];
  }
  get firstEvent(): number {
    return this.#course.origin?.events ?? 0;
  }
  get eventCount(): number {
    return this.#table.eventCount;
  }
  /** How many answers count. The open request has the next number. */
  get answered(): number {
    return this.#base + this.#live.length;
  }
  /** After this many answers something hidden was last shown: back to here, undo is free. */
  get revealedAt(): number {
    return this.#revealed;
  }
  get steps(): number {
    return this.#steps;
  }
  /** Whose answer is still awaited. */
  get waitingFor(): readonly Seat[] {
    const request = this.#request;
    if (request === null) return [];
    return request.mode === 'all' ? request.seats.filter((seat) => !(seat in this.#given)) : request.seats;
  }
  /** SHA-256 of the seed: published before the first die. */
  get commitment(): string {
    return commitmentTo(this.#course.seed);
  }
  get log(): readonly Entry[] {
    return this.#log;
  }
  /** The answers that count since the last boundary: with `position()`, all that a store must keep to go on. */
  get sinceBoundary(): readonly Given[] {
    return this.#live.slice(this.position().answers - this.#base) as Given[];
  }
  get #base(): number {
    return this.#course.origin?.answers ?? 0;
  }

  hash(): string {
    return hashOf({ state: this.state, random: this.#table.chance.words() });
  }

  /** The whole state with the generator in it: for the owner of the match only. */
  whole(): Json {
    return { ...(copy(this.state) as object), random: this.#table.chance.words() } as Json;
  }

  record(): MatchRecord {
    const { game, setup, seed, dice, origin } = this.#course;
    return {
      format: RECORD_FORMAT,
      game: game.id,
      version: game.version,
      setup: setup as Json,
      seed,
      ...(dice === 'seeded' ? undefined : { dice }),
      ...(origin === null ? undefined : { from: origin as unknown as Position }),
      answers: [...this.#log],
      hash: this.hash(),
    };
  }

  /** One seat's answer to the open request. A wrong one changes nothing and comes back with the reason. */
  answer(seat: Seat, answer: Answer): Answered {
    const request = this.#request;
    if (request === null) return { ok: false, refusal: over(answer) };
    if (request.mode === 'all' && seat in this.#given) return { ok: false, refusal: twice(request, answer) };
    const refusal = refusalOf(request, seat, answer);
    if (refusal !== null) return { ok: false, refusal };
    const before = this.#table.eventCount;
    const entry = { seat, answer };
    this.#log.push(entry);
    try {
      this.#apply(entry);
    } catch (error) {
      throw this.#fault(error);
    }
    return { ok: true, events: this.eventsSince(before) };
  }

  eventsSince(n: number): readonly Happening[] {
    return this.events.slice(Math.max(0, n - this.firstEvent));
  }

  /**
   * Back to after answer number `to` (by default, one answer back). Free as long as nothing hidden has been shown since;
   * past that, every seat must consent.
   */
  undo(to = this.answered - 1, consent: readonly Seat[] = []): Withdrawn {
    if (!Number.isInteger(to) || to < this.#base || to >= this.answered) {
      const message =
        this.answered === this.#base
          ? 'There is nothing to undo'
          : `Undo goes to after answer ${this.#base} to ${this.answered - 1}`;
      return { ok: false, code: 'cannot-undo', message, missing: [] };
    }
    const missing = to < this.#revealed ? this.#without(consent) : [];
    if (missing.length > 0)
      return unagreed('Something hidden has been shown since: undo needs everyone to agree', missing);
    this.#log.push({ undo: to, ...(consent.length > 0 ? { consent } : undefined) });
    this.#restart(this.#live.slice(0, to - this.#base));
    return { ok: true };
  }

  /** A correction by hand, all agreeing: back to the last boundary, and the state changed there. */
  repair(repair: Repair['repair'], reason: string, consent: readonly Seat[]): Withdrawn {
    const missing = this.#without(consent);
    if (missing.length > 0) return unagreed('A repair needs everyone to agree', missing);
    const boundary = this.position();
    const fault = patched(copy(boundary.state), repair).fault;
    if (fault !== null) return { ok: false, code: 'cannot-undo', message: fault, missing: [] };
    const entry: Repair = { repair, reason, consent };
    this.#log.push(entry);
    this.#restart([...this.#live.slice(0, boundary.answers - this.#base), entry]);
    return { ok: true };
  }

  #without(consent: readonly Seat[]): readonly Seat[] {
    return this.seats.filter((seat) => !consent.includes(seat));
  }

  /** A copy that can be played on by itself. */
  fork(options: ForkOptions = {}): Match<S> {
    const from = this.position();
    const match = new Match<S>({ ...this.#course, origin: from }, options.events ?? false);
    match.#boundary = from;
    match.#pause = options.pause ?? false;
    match.#begin();
    for (const entry of this.#live.slice(from.answers - this.#base)) match.#apply(entry);
    return match;
  }

  /** A fork as `seat` may imagine it: whatever the seat cannot know, and all chance to come, is drawn anew. */
  imagine(seat: Seat | null, words: readonly number[], options: ForkOptions = {}): Match<S> {
    const match = this.fork(options);
    match.#apply({ dream: seat, words });
    return match;
  }

  /** Lets this fork take chance from elsewhere: odds walk through all of it. */
  useChance(chance: Chance): void {
    this.#table.chance = chance;
    this.#table.typedDice = false;
  }

  /** The last boundary: worked out only when somebody asks, and kept ready for a while from then on. */
  position(): Position<S> {
    this.#keep = KEEP;
    if (this.#boundary?.steps === this.#steps) return this.#boundary;
    const again = new Match<S>(this.#course, false);
    again.#wanted = this.#steps;
    again.#begin();
    for (const entry of this.#live) again.#apply(entry);
    if (again.#boundary === null) throw new BrokenTable('kernel', 'no boundary');
    this.#boundary = again.#boundary;
    return this.#boundary;
  }

  #restart(live: readonly Live[]): void {
    const { origin } = this.#course;
    const events = this.#table.events;
    const target = this.#base + live.length;
    const boundary = this.#boundary;
    const near =
      boundary !== null && boundary.answers <= target && !live.slice(boundary.answers - this.#base).some(isRepair);
    const from = near ? boundary : origin;
    if (events !== null) events.length = (from?.events ?? 0) - this.firstEvent;
    this.#live = live.slice(0, (from?.answers ?? 0) - this.#base);
    this.#flow = null;
    this.#request = null;
    this.#outcome = null;
    this.#given = {};
    this.#boundary = near ? boundary : null;
    this.#table = this.#laid(from, events);
    this.#begin();
    for (const entry of live.slice(this.#live.length)) this.#apply(entry);
  }

  /** The table as it stands at `from`, or at the set-up. */
  #laid(from: Position<S> | null, events: Happening[] | null): Table<S> {
    const { game, setup, seed, dice } = this.#course;
    const typed = dice === 'typed';
    this.#steps = from?.steps ?? 0;
    this.#revealed = from?.revealed ?? 0;
    if (from === null) {
      const t = new Table<unknown>(undefined, new Seeded(seedWords(seed)), events, typed);
      t.state = game.setup(t as Table<undefined>, setup);
      t.asides = game.asides as Table<unknown>['asides'];
      return t as Table<S>;
    }
    const t = new Table<S>(copy(from.state), new Seeded(from.random), events, typed);
    t.eventCount = from.events;
    t.asides = game.asides;
    return t;
  }

  #apply(entry: Live): void {
    this.#table.work = 0;
    this.#live.push(entry);
    if ('seat' in entry) this.#resume(entry);
    else if ('repair' in entry) this.#mend(entry);
    else this.#imagine(entry);
    if (this.#table.revealed) {
      this.#revealed = this.answered;
      this.#table.revealed = false;
    }
  }

  #imagine({ dream, words }: Dream): void {
    const chance = new Seeded(words);
    this.#table.chance = chance;
    this.game.redeal(this.#table.state, dream, chance);
  }

  #mend(entry: Repair): void {
    this.#live.pop();
    const boundary = this.position();
    this.#live.push(entry);
    const { events } = this.#table;
    if (events !== null) events.length = boundary.events - this.firstEvent;
    this.#table = this.#laid({ ...boundary, state: patched(copy(boundary.state), entry.repair).state }, events);
    this.#boundary = null;
    this.#keep = KEEP;
    this.#table.revealed = true;
    this.#begin();
  }

  #resume({ seat, answer }: Given): void {
    const request = this.#request;
    if (request === null) throw new BrokenTable('kernel', 'an answer without a request');
    const aside = isOption(request, seat, answer) ? undefined : asideNamed(request, seat, answer);
    if (aside !== undefined) return this.#go({ seat, answer, aside: aside.id });
    if (request.mode !== 'all') return this.#go({ seat, answer });
    this.#given[seat] = answer;
    if (this.waitingFor.length > 0) return;
    const answers = this.#given;
    this.#given = {};
    this.#go({ seat, answer, answers });
  }

  /** The first step from here. */
  #begin(): void {
    this.#go(NOTHING);
  }

  /** Goes on until somebody is asked, the match is over, or (where wished) the step has ended. */
  #go(reply: Reply): void {
    try {
      while (this.#flow !== null || this.#enter()) {
        const result = (this.#flow as Flow<void>).next(reply);
        if (result.done !== true) {
          this.#request = opened(result.value);
          return;
        }
        this.#flow = null;
        this.#request = null;
        this.#steps++;
        if (this.#pause) return;
      }
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
      this.#flow = null;
      this.#request = null;
      this.#outcome = error.outcome;
    }
  }

  /** Crosses a boundary: the next step starts from the state alone. */
  #enter(): true {
    const t = this.#table;
    t.note('kernel');
    if (this.#keep-- > 0 || this.#wanted === this.#steps) {
      this.#boundary = {
        state: copy(t.state),
        random: t.chance.words(),
        answers: this.answered,
        events: t.eventCount,
        steps: this.#steps,
        revealed: t.revealed ? this.answered : this.#revealed,
      };
    }
    this.#flow = this.game.step(t);
    return true;
  }

  /** A rule broke: the match goes back to where it was before the answer, and the error says how to get there again. */
  #fault(error: unknown): RuleFault {
    const rules = [...this.#table.trail];
    const { hash: _, ...record } = { ...this.record(), hash: '' };
    this.#log.pop();
    this.#restart(this.#live.slice(0, -1));
    return new RuleFault(rules, record, error);
  }
}

const isRepair = (entry: Live): boolean => 'repair' in entry;

const isOption = (request: Open, seat: Seat, answer: Answer): boolean =>
  request.kind === 'choose' &&
  request.seats.includes(seat) &&
  request.options.some(({ id, seats }) => id === answer && (seats === undefined || seats.includes(seat)));

/** Some seat must be able to answer: a question that nobody can answer is a bug of the rule that put it. */
function opened(request: Open): Open {
  const choices = 'options' in request ? request.options.length : 1;
  const least = request.kind === 'pick' ? request.min : request.kind === 'choose' ? 1 : 0;
  const empty = 'min' in request && request.min > request.max;
  if (request.seats.length === 0 || choices < least || empty) {
    throw new BrokenTable(request.rule, { asked: request.prompt.key, seats: [...request.seats], choices });
  }
  return request;
}

const over = (got: Answer): Refusal => ({
  code: 'match-over',
  rule: 'kernel',
  message: 'The match is over',
  got,
  allowed: null,
});

const twice = (request: Open, got: Answer): Refusal => ({
  code: 'already-answered',
  rule: request.rule,
  message: 'This seat has answered; the others are still awaited',
  got,
  allowed: null,
});

const unagreed = (message: string, missing: readonly Seat[]): Withdrawn => ({
  ok: false,
  code: 'needs-consent',
  message,
  missing,
});
