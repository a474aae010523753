/**
 * Helpers for tests only. A test written with them is a scene, the question, an answer, what changed; each one is run
 * three times without its author doing anything: as written, with every answer undone and given again, and with the
 * match saved and loaded before every answer.
 */
import { expect, test as vitestTest } from 'vitest';
import { asidesFor } from './asking/answers.ts';
import { Seeded } from './chance/chance.ts';
import { type Happening, type Outcome, type Table, Workings } from './asking/table.ts';
import type { AnyGame } from './game.ts';
import { seedWords } from './data/hash.ts';
import { canonical, copy, type Json } from './data/json.ts';
import { Match } from './match/match.ts';
import { odds, type OddsOptions, type Tone } from './chance/odds.ts';
import { eventsSayAll, gaps, outcomeSaysAll, requestSaysAll } from './laws/said.ts';
import { type DiceMode, type MatchRecord } from './match/record.ts';
import type { Answer, Refusal, Request, Seat } from './asking/request.ts';
import { Viewer } from './seeing/view.ts';

export { checkLaws, LawBroken, playUnderLaws, randomPlay } from './laws.ts';
export { muddled } from './laws/nonsense.ts';
export { labelOf } from './seeing/view.ts';
export type { LawfulPlay, LawOptions } from './laws.ts';

/** Whatever a test plays, every rule that draws, rolls or tells has a name: errors cite it. Which one, the ledger says. */
const note = Reflect.get(Workings.prototype, 'note');
Workings.prototype.note = function (this: Workings<unknown>, rule) {
  if (rule === '') throw new Error('A rule without a name runs');
  note.call(this, rule);
};

const WAYS = [
  'as written',
  'with every answer undone and given again',
  'saved and loaded before every answer',
] as const;
type Way = (typeof WAYS)[number];
let way: Way = 'as written';

/** Runs the body of a test in every way; which one failed stands before its message. */
export function inEveryWay(body: () => void): void {
  for (way of WAYS) {
    try {
      const returned: unknown = body();
      if (returned instanceof Promise) throw new Error('A scene is played at once: its test cannot wait for anything');
    } catch (error) {
      if (error instanceof Error && way !== 'as written') error.message = `[${way}] ${error.message}`;
      throw error;
    } finally {
      way = 'as written';
    }
  }
}

export function test(title: string, body: () => void): void {
  vitestTest(title, () => inEveryWay(body));
}
test.each =
  <T>(cases: readonly T[]) =>
  (title: string, body: (value: T) => void): void =>
    vitestTest.each(cases as T[])(title, (value) => inEveryWay(() => body(value)));

/** What is asked, in the words that tests use. */
export interface Asked {
  readonly kind: Request['kind'];
  readonly seats: readonly Seat[];
  readonly mode: Request['mode'];
  readonly rule: string;
  readonly prompt: string;
  readonly options: readonly string[];
  /** Asides by seat, those that stand open all the time left out. */
  readonly asides: Readonly<Record<Seat, readonly string[]>>;
  readonly min?: number;
  readonly max?: number;
  readonly total?: number;
}

export interface SceneOptions {
  readonly setup: Json;
  readonly seed?: string;
  readonly dice?: DiceMode;
  /** Whether every die that is typed in has to show in an event before the next boundary. */
  readonly showsDice?: boolean;
}

export class Scene<S> {
  #match: Match<S>;
  readonly #isOpen: boolean;
  /** Dice that were typed in since the last boundary and that no event has shown yet. */
  #unseen: number[] = [];

  constructor(match: Match<S>, showsDice = false) {
    this.#match = match;
    this.#isOpen = showsDice;
  }

  get match(): Match<S> {
    return this.#match;
  }

  state(): S {
    return copy(this.#match.state);
  }

  get outcome(): Outcome | null {
    return this.#match.outcome;
  }

  asked(): Asked {
    const { request } = this.#match;
    if (request === null) throw new Error(`Nothing is asked; outcome: ${JSON.stringify(this.#match.outcome)}`);
    const { kind, seats, mode, rule, prompt } = request;
    const asides: Record<Seat, string[]> = {};
    for (const seat of this.#match.seats) {
      const open = asidesFor(request, seat).filter(({ standing }) => standing !== true);
      if (open.length > 0) asides[seat] = open.map(({ id }) => id);
    }
    const options = 'options' in request ? request.options.map(({ id }) => id) : [];
    const range = 'min' in request ? { min: request.min, max: request.max } : undefined;
    const total = 'total' in request ? { total: request.total } : undefined;
    return { kind, seats, mode, rule, prompt: prompt.key, options, asides, ...range, ...total };
  }

  /** What one seat could name, where seats are offered different things. */
  offered(seat: Seat): readonly string[] {
    return (new Viewer(this.#match, seat).request()?.options ?? []).map(({ id }) => id);
  }

  standing(seat: Seat): readonly string[] {
    const { request } = this.#match;
    return request === null
      ? []
      : asidesFor(request, seat).flatMap(({ id, standing }) => (standing === true ? [id] : []));
  }

  answer(seat: Seat, answer: Answer): this {
    if (way === 'saved and loaded before every answer') this.#reload();
    const before = way === 'as written' ? '' : this.#match.hash();
    this.#accepted(seat, answer);
    if (way === 'with every answer undone and given again') {
      const after = this.#match.hash();
      const { answered, seats } = this.#match;
      const back = this.#match.undo(answered - 1, seats);
      if (!back.ok) throw new Error(`Undo failed: ${back.message}`);
      expect(this.#match.hash(), 'the state after undo').toBe(before);
      this.#accepted(seat, answer);
      expect(this.#match.hash(), 'the state after undo and redo').toBe(after);
    }
    return this;
  }

  #accepted(seat: Seat, answer: Answer): void {
    const { request, steps, events } = this.#match;
    const told = events.length;
    const rolled = request?.kind === 'roll' && Array.isArray(answer) ? (answer as number[]) : [];
    const result = this.#match.answer(seat, answer);
    if (result.ok) {
      this.#saysAll(told);
      return this.#showsDice(rolled, told, steps);
    }
    const { message, allowed, rule } = result.refusal;
    throw new Error(
      `${seat} answered ${JSON.stringify(answer)}: ${message} (${rule}); allowed: ${JSON.stringify(allowed)}`,
    );
  }

  /** Whatever a scene tests, what is asked and told on the way can be said in full, and cites its rule. */
  #saysAll(told: number): void {
    const { texts } = this.#match.game;
    // The toys that test the kernel itself have no words.
    if (way !== 'as written' || Object.keys(texts).length === 0) return;
    const events = this.#match.events.slice(told);
    // It cites a rule, too: which one, the ledger says, and the laws look it up there.
    const { request } = this.#match;
    for (const { rule } of [...events, ...(request === null ? [] : [request])]) expect(rule).not.toBe('');
    const laws = [requestSaysAll, outcomeSaysAll, eventsSayAll(events, events[0]?.n ?? 0)];
    const broken = laws.flatMap((law) => law({ match: this.#match as Match, rules: null, below: () => 0 }) ?? []);
    if (broken.length > 0) throw new Error(broken.join('; '));
  }

  /** No die is rolled in silence: before the next boundary an event shows it. */
  #showsDice(rolled: readonly number[], told: number, steps: number): void {
    if (way !== 'as written' || !this.#isOpen) return;
    this.#unseen.push(...rolled);
    for (const { dice = [], modifiers = [] } of this.#match.events.slice(told)) {
      // A die that was rolled again is named by what allowed it.
      const again = modifiers.map(({ value }) => Number.parseInt(String(value), 10));
      for (const face of [...dice.flatMap((some) => some.rolled), ...again]) {
        const at = this.#unseen.indexOf(face);
        if (at >= 0) this.#unseen.splice(at, 1);
      }
    }
    if (this.#match.steps === steps && this.#match.request !== null) return;
    expect(this.#unseen, 'dice that no event shows').toEqual([]);
  }

  #reload(): void {
    const saved = JSON.parse(JSON.stringify(this.#match.record())) as MatchRecord;
    const hash = this.#match.hash();
    this.#match = Match.load<S>(this.#match.game as AnyGame, saved);
    expect(this.#match.hash(), 'the state after saving and loading').toBe(hash);
  }

  /** The refusal of an answer that must be refused and must change nothing. */
  refused(seat: Seat, answer: Answer): Refusal {
    const before = this.#match.hash();
    const result = this.#match.answer(seat, answer);
    if (result.ok) throw new Error(`${seat} answered ${JSON.stringify(answer)}, and it was accepted`);
    expect(this.#match.hash(), 'the state after a refused answer').toBe(before);
    const { rule, reason } = result.refusal;
    expect(rule, 'the rule that refuses it').not.toBe('');
    // The toys that test the kernel itself have no words.
    if (reason !== undefined && Object.keys(this.#match.game.texts).length > 0)
      expect(gaps(this.#match as Match, reason), 'why it is refused').toBeNull();
    return result.refusal;
  }

  events(): readonly Happening[] {
    return this.#match.events;
  }

  /** The events made under one rule. */
  under(rule: string): readonly Happening[] {
    return this.#match.events.filter((event) => event.rule === rule);
  }
}

/** A table without a match, to carry out one rule on: the state as it is, and the log. */
export function bareTable<S>(
  state: S,
  seed = 'scene',
  typedDice = false,
): { readonly t: Table<S>; readonly events: readonly Happening[] } {
  const events: Happening[] = [];
  return { t: new Workings(state, new Seeded(seedWords(seed)), events, typedDice).table, events };
}

/** A match that begins with a state made by hand. */
export function sceneAt<S>(
  game: AnyGame,
  state: S,
  { setup, seed = 'scene', dice = 'seeded', showsDice = false }: SceneOptions,
): Scene<S> {
  const from = { state, random: seedWords(seed), answers: 0, events: 0, steps: 0, revealed: 0 };
  return new Scene(Match.resume<S>(game, setup, { seed, dice, from }), showsDice);
}

/** What differs, leaf by leaf: `{ a: { damage: [0, 1] } }`. Lists are compared whole. */
export function changed(before: unknown, after: unknown): Json {
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const differing = keys.filter((key) => canonical(before[key] ?? null) !== canonical(after[key] ?? null));
    return Object.fromEntries(differing.map((key) => [key, changed(before[key], after[key])]));
  }
  return [(before ?? null) as Json, (after ?? null) as Json];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Odds in words: what may happen, each fact by itself and all of it together, with probabilities. */
export interface OddsTold {
  readonly exact: boolean;
  readonly samples: number;
  readonly reveals: boolean;
  readonly facts: Readonly<Record<string, number>>;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly tones: Readonly<Record<string, Tone>>;
}

/** The odds of a legal answer as the seat reads them. */
export function oddsTold<S>(match: Match<S>, seat: Seat, answer: Answer, options: OddsOptions<S> = {}): OddsTold {
  const weighed = odds(match, seat, answer, options);
  if (!weighed.ok) throw new Error(weighed.refusal.message);
  const { facts, outcomes, ...rest } = new Viewer(match, seat).odds(weighed.odds);
  const shares = (list: readonly { readonly p: number; readonly text: string }[]): Record<string, number> =>
    Object.fromEntries(list.map(({ p, text }) => [text, Math.round(p * 1e9) / 1e9]));
  const tones = Object.fromEntries(facts.map(({ text, tone }) => [text, tone]));
  return { ...rest, facts: shares(facts), outcomes: shares(outcomes), tones };
}

/** The toy with a game inside the game, for those who play matches elsewhere. */
export { duel } from './toys/duel.ts';
