import type { Chance } from './chance.ts';
import { BrokenTable } from './errors.ts';
import type { Json } from './json.ts';
import type { Message, Params } from './message.ts';
import type { Answer, Aside, Objection, Open, Option, Placed, Point, Region, Request, Seat } from './request.ts';

/** A rule that may stop to ask. */
export type Flow<T> = Generator<Open, T, Reply>;

/** How the kernel goes on with a flow that asked. */
export interface Reply {
  readonly seat: Seat;
  readonly answer: Answer;
  /** Set when the answer names an aside. */
  readonly aside?: string;
  /** Set when all of several seats were asked. */
  readonly answers?: Readonly<Record<Seat, Answer>>;
}

export interface Dice {
  readonly sides: number;
  readonly rolled: readonly number[];
  readonly target?: number;
}
export interface Modifier {
  readonly rule: string;
  readonly label: string;
  readonly value: number | string;
}

/** What happened, for the log. */
export interface Happening {
  readonly n: number;
  readonly rule: string;
  readonly key: string;
  readonly params: Params;
  readonly dice?: readonly Dice[];
  readonly modifiers?: readonly Modifier[];
  /** Who may see it, if not everyone, and what everyone else sees instead. */
  readonly to?: readonly Seat[];
  readonly others?: Message;
}

export interface Outcome {
  readonly won: readonly Seat[];
  readonly lost: readonly Seat[];
  readonly rule: string;
  readonly key: string;
  readonly params: Params;
}

/** Thrown by `end`; only the kernel catches it. */
export class Ended extends Error {
  constructor(readonly outcome: Outcome) {
    super('the match has ended');
  }
}

/** An aside and the rule that it sets off. Afterwards the question that it interrupted is put again. */
export interface PlayableAside<S> extends Aside {
  readonly play: (t: Table<S>, seat: Seat) => Flow<void>;
}

const WORK_CAP = 100_000;
const TRAIL = 8;

/** What a rule has before it: the state, chance, the log. */
export class Table<S> {
  state: S;
  chance: Chance;
  /** Null where nobody reads the log: look-ahead of bots. */
  events: Happening[] | null;
  /** Dice come from the seeded generator, or people type in what they rolled. */
  typedDice: boolean;
  /** Whether chance has shown something since the kernel last looked. */
  revealed = false;
  /** What any seat may do whenever somebody is asked. */
  asides: ((t: Table<S>) => readonly PlayableAside<S>[]) | undefined;
  eventCount = 0;
  work = 0;
  readonly trail: string[] = [];

  constructor(state: S, chance: Chance, events: Happening[] | null, typedDice: boolean) {
    this.state = state;
    this.chance = chance;
    this.events = events;
    this.typedDice = typedDice;
  }

  /** Remembers which rules ran last and stops a resolution that never ends. */
  note(rule: string): void {
    if (this.trail.length === TRAIL) this.trail.pop();
    this.trail.unshift(rule);
    if (++this.work > WORK_CAP) throw new BrokenTable(rule, { resolution: 'does not end', cap: WORK_CAP });
  }
}

export type Who = Seat | { readonly any: readonly Seat[] } | { readonly all: readonly Seat[] };
/** What comes back: the answer, the answer and who gave it, or the answers by seat. */
export type Told<W extends Who, A> = W extends string
  ? A
  : W extends { readonly any: readonly Seat[] }
    ? { readonly seat: Seat; readonly answer: A }
    : Readonly<Record<Seat, A>>;

export interface Question<S, R extends string> {
  readonly rule: R;
  readonly prompt: Message;
  /** What seats may do meanwhile because of this very question, beside what they may do at any time. */
  readonly asides?: readonly PlayableAside<S>[];
  /** These seats' standing asides are not offered: what they could do would pull the rug from under the question. */
  readonly quiet?: readonly Seat[];
  readonly secret?: boolean;
  readonly facts?: Json;
}
/** A question that depends on what an aside may change is built anew each time it is put. */
export type Lazy<Q> = Q | (() => Q);

type Offered<O extends string> = readonly (O | (Option & { readonly id: O }))[];

export interface ChooseQuestion<S, R extends string, O extends string> extends Question<S, R> {
  readonly options: Offered<O>;
}
export interface PickQuestion<S, R extends string, O extends string> extends ChooseQuestion<S, R, O> {
  readonly min: number;
  readonly max: number;
}
export interface AmountQuestion<S, R extends string> extends Question<S, R> {
  readonly min: number;
  readonly max: number;
}
export interface AllotQuestion<S, R extends string, O extends string> extends Question<S, R> {
  readonly total: number;
  readonly options: readonly (Option & { readonly id: O; readonly max?: number })[];
}
export interface PlaceQuestion<S, R extends string> extends Question<S, R> {
  readonly region: Region;
  readonly suggestions: readonly Placed[];
  readonly levels?: readonly number[];
  readonly facing?: boolean;
  readonly check?: (at: Placed) => Objection | null;
}
export interface PathQuestion<S, R extends string> extends Question<S, R> {
  readonly from: Point;
  readonly budget: number;
  readonly suggestions: readonly (readonly Placed[])[];
  readonly check?: (way: PathAnswer) => Objection | null;
}
export type PathAnswer = readonly Placed[] | { readonly to: Placed };

type Form = Pick<Open, 'kind'> & Partial<Record<string, unknown>>;

/** Puts a question to the table until it is answered, playing asides that come between. */
function* ask<S, W extends Who, A, Q extends Question<S, string>>(
  t: Table<S>,
  who: W,
  question: Lazy<Q>,
  form: (q: Q) => Form,
): Flow<Told<W, A>> {
  for (;;) {
    const q = typeof question === 'function' ? question() : question;
    t.note(q.rule);
    const asides = asidesNow(t, q);
    const request = {
      ...form(q),
      ...addressed(who),
      rule: q.rule,
      prompt: q.prompt,
      ...(asides.length > 0 ? { asides } : undefined),
      ...(q.secret === true ? { secret: true } : undefined),
      ...(q.facts === undefined ? undefined : { facts: q.facts }),
    } as unknown as Open;
    const reply = yield request;
    if (reply.aside === undefined) return told(who, reply) as Told<W, A>;
    const aside = asides.find(({ id, seats }) => id === reply.aside && seats.includes(reply.seat));
    if (aside === undefined) throw new BrokenTable(q.rule, { aside: reply.aside });
    t.note(aside.rule);
    yield* aside.play(t, reply.seat);
  }
}

function asidesNow<S>(t: Table<S>, q: Question<S, string>): readonly PlayableAside<S>[] {
  const standing = t.asides?.(t) ?? [];
  const heard = q.quiet === undefined ? standing : standing.flatMap((aside) => withoutSeats(aside, q.quiet ?? []));
  return q.asides === undefined ? heard : [...q.asides, ...heard];
}

function withoutSeats<S>(aside: PlayableAside<S>, quiet: readonly Seat[]): readonly PlayableAside<S>[] {
  const seats = aside.seats.filter((seat) => !quiet.includes(seat));
  return seats.length === 0 ? [] : [{ ...aside, seats }];
}

function addressed(who: Who): { seats: readonly Seat[]; mode: Request['mode'] } {
  if (typeof who === 'string') return { seats: [who], mode: 'one' };
  return 'any' in who ? { seats: who.any, mode: 'any' } : { seats: who.all, mode: 'all' };
}

function told(who: Who, reply: Reply): unknown {
  if (typeof who === 'string') return reply.answer;
  return 'any' in who ? { seat: reply.seat, answer: reply.answer } : reply.answers;
}

const offered = (options: Offered<string>): readonly Option[] =>
  options.map((option) => (typeof option === 'string' ? { id: option } : option));

function* choose<S, W extends Who, O extends string>(
  t: Table<S>,
  who: W,
  q: Lazy<ChooseQuestion<S, string, O>>,
): Flow<Told<W, O>> {
  return yield* ask(t, who, q, ({ options }) => ({ kind: 'choose', options: offered(options) }));
}

function* pick<S, W extends Who, O extends string>(
  t: Table<S>,
  who: W,
  q: Lazy<PickQuestion<S, string, O>>,
): Flow<Told<W, readonly O[]>> {
  return yield* ask(t, who, q, ({ options, min, max }) => ({ kind: 'pick', options: offered(options), min, max }));
}

function* order<S, W extends Who, O extends string>(
  t: Table<S>,
  who: W,
  q: Lazy<ChooseQuestion<S, string, O>>,
): Flow<Told<W, readonly O[]>> {
  return yield* ask(t, who, q, ({ options }) => ({ kind: 'order', options: offered(options) }));
}

function* amount<S, W extends Who>(t: Table<S>, who: W, q: Lazy<AmountQuestion<S, string>>): Flow<Told<W, number>> {
  return yield* ask(t, who, q, ({ min, max }) => ({ kind: 'amount', min, max }));
}

function* allot<S, W extends Who, O extends string>(
  t: Table<S>,
  who: W,
  q: Lazy<AllotQuestion<S, string, O>>,
): Flow<Told<W, Readonly<Partial<Record<O, number>>>>> {
  return yield* ask(t, who, q, ({ total, options }) => ({ kind: 'allot', total, options }));
}

function* place<S, W extends Who>(t: Table<S>, who: W, q: Lazy<PlaceQuestion<S, string>>): Flow<Told<W, Placed>> {
  return yield* ask(t, who, q, ({ region, suggestions, levels, facing, check }) => ({
    kind: 'place',
    region,
    suggestions,
    ...(levels === undefined ? undefined : { levels }),
    ...(facing === undefined ? undefined : { facing }),
    ...(check === undefined ? undefined : { check }),
  }));
}

function* path<S, W extends Who>(t: Table<S>, who: W, q: Lazy<PathQuestion<S, string>>): Flow<Told<W, PathAnswer>> {
  return yield* ask(t, who, q, ({ from, budget, suggestions, check }) => ({
    kind: 'path',
    from,
    budget,
    suggestions,
    ...(check === undefined ? undefined : { check }),
  }));
}

export interface RollQuestion<R extends string> {
  readonly rule: R;
  readonly prompt: Message;
  /** Who rolls, where people roll their own dice. */
  readonly seat: Seat;
  /** What a die must show, for the screen. */
  readonly target?: number;
}

/** Rolls dice such as `2d6`: at once with the seeded generator, or by asking a person who rolls their own. */
function* roll<S>(t: Table<S>, dice: `${number}d${number}`, q: RollQuestion<string>): Flow<readonly number[]> {
  const [count = 0, sides = 0] = dice.split('d').map(Number);
  t.note(q.rule);
  t.revealed = true;
  if (!t.typedDice) return t.chance.dice(count, sides);
  const { rule, prompt, seat, target } = q;
  const reply = yield {
    kind: 'roll',
    count,
    sides,
    seats: [seat],
    mode: 'one',
    rule,
    prompt,
    ...(target === undefined ? undefined : { target }),
  };
  return reply.answer as readonly number[];
}

/** Takes the top card of a face-down pile, or undefined if it is empty. */
function draw<S, C>(t: Table<S>, rule: string, pile: C[], composition: 'known' | 'secret'): C | undefined {
  t.note(rule);
  t.revealed = true;
  return t.chance.draw(pile, composition === 'known');
}

/** Mixes a face-down pile. */
function shuffle<S>(t: Table<S>, pile: unknown[]): void {
  t.chance.shuffle(pile);
}

/** Mixes what lies open on the table afterwards. */
function arrange<S>(t: Table<S>, list: unknown[]): void {
  t.revealed = true;
  t.chance.arrange(list);
}

/** Which of `list` chance picks: its index. */
function atRandom<S>(t: Table<S>, rule: string, list: readonly unknown[]): number {
  t.note(rule);
  t.revealed = true;
  return t.chance.index(list);
}

export interface Particulars {
  readonly dice?: readonly Dice[];
  readonly modifiers?: readonly Modifier[];
  readonly to?: readonly Seat[];
  readonly others?: Message;
}

/** Says what happened. */
function emit<S>(t: Table<S>, rule: string, key: string, params: Params = {}, more?: Particulars): void {
  t.note(rule);
  const n = t.eventCount++;
  if (t.events !== null) t.events.push({ n, rule, key, params, ...more });
}

/** Ends the match here and now: nothing that was still to be resolved is resolved. */
function end<S>(t: Table<S>, outcome: Outcome): never {
  emit(t, outcome.rule, outcome.key, outcome.params);
  throw new Ended(outcome);
}

const VERBS = { choose, pick, order, amount, allot, place, path, roll, draw, shuffle, arrange, atRandom, emit, end };

/** The verbs that rules are written with, for one kind of state and one game's rule ids. */
export interface Verbs<S, R extends string> {
  choose<const W extends Who, const O extends string>(
    t: Table<S>,
    who: W,
    q: Lazy<ChooseQuestion<S, R, O>>,
  ): Flow<Told<W, O>>;
  pick<const W extends Who, const O extends string>(
    t: Table<S>,
    who: W,
    q: Lazy<PickQuestion<S, R, O>>,
  ): Flow<Told<W, readonly O[]>>;
  order<const W extends Who, const O extends string>(
    t: Table<S>,
    who: W,
    q: Lazy<ChooseQuestion<S, R, O>>,
  ): Flow<Told<W, readonly O[]>>;
  amount<const W extends Who>(t: Table<S>, who: W, q: Lazy<AmountQuestion<S, R>>): Flow<Told<W, number>>;
  allot<const W extends Who, const O extends string>(
    t: Table<S>,
    who: W,
    q: Lazy<AllotQuestion<S, R, O>>,
  ): Flow<Told<W, Readonly<Partial<Record<O, number>>>>>;
  place<const W extends Who>(t: Table<S>, who: W, q: Lazy<PlaceQuestion<S, R>>): Flow<Told<W, Placed>>;
  path<const W extends Who>(t: Table<S>, who: W, q: Lazy<PathQuestion<S, R>>): Flow<Told<W, PathAnswer>>;
  roll(t: Table<S>, dice: `${number}d${number}`, q: RollQuestion<R>): Flow<readonly number[]>;
  draw<C>(t: Table<S>, rule: R, pile: C[], composition: 'known' | 'secret'): C | undefined;
  shuffle(t: Table<S>, pile: unknown[]): void;
  arrange(t: Table<S>, list: unknown[]): void;
  atRandom(t: Table<S>, rule: R, list: readonly unknown[]): number;
  emit(t: Table<S>, rule: R, key: string, params?: Params, more?: Particulars): void;
  end(t: Table<S>, outcome: Outcome & { readonly rule: R }): never;
}

export const verbs = <S, R extends string>(): Verbs<S, R> => VERBS as unknown as Verbs<S, R>;
