import type { Seat } from '../asking/request.ts';

/**
 * Standing orders: what a seat has said in advance about interrupts, so that nobody is held up for a question whose answer is
 * known. They never change what is legal, only who is asked.
 */

/** One word, such as `never`; with a number where the word wants one ("within 6 inches"). */
export type StandingOrder = string | { readonly word: string; readonly n: number };
/** What has been ordered, by seat and by what it is about. What is not named is asked. */
export type StandingOrders = Record<Seat, Record<string, StandingOrder>>;

/** How an order answers an interrupt: the seat is asked, its answer is given for it, or the moment passes. */
export type Verdict = 'ask' | 'act' | 'pass';

/** A word that a game adds to `ask` and `never`: what is done when it holds. While it does not, the moment passes. */
export interface Term<S, F> {
  readonly says: 'ask' | 'act';
  /** The word wants a whole number. */
  readonly amount?: Range;
  readonly holds: (facts: F, state: S, seat: Seat, n: number) => boolean;
}
interface Range {
  readonly min: number;
  readonly max: number;
}

/** What an order can be about, and the words that can be said about it. */
export interface Subject {
  readonly about: string;
  readonly words: readonly string[];
}

/** The interrupts of a game: `F` names each kind and the facts that its words are judged by. */
export interface Interrupts<S, F extends object> {
  /** The rule that lets players come in between. */
  readonly rule: string;
  /** Where the state keeps them. */
  readonly orders: (state: S) => StandingOrders;
  /** Whether everybody sees everybody's orders. Otherwise what an order answers shows something hidden. */
  readonly open: boolean;
  /** Who may give orders now. */
  readonly seats: (state: S) => readonly Seat[];
  /** The words of each kind. A kind is also what an order can be about. */
  readonly kinds: { readonly [K in keyof F]: Readonly<Record<string, Term<S, F[K]>>> };
  /** What a seat can give orders about, where that is more than the kinds: a card, a model. */
  readonly subjects?: (state: S, seat: Seat) => readonly Subject[];
}
// A game of any kind has interrupts of any kind.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyInterrupts = Interrupts<any, any>;

/** Whenever it can be done. */
export const ALWAYS: Term<unknown, unknown> = { says: 'act', holds: () => true };

/** What an order says about one interrupt; `about` names what it is about, the most particular first, the kind last. */
export function verdictOn<S, F extends object, K extends keyof F & string>(
  { orders, kinds }: Interrupts<S, F>,
  state: S,
  seat: Seat,
  { kind, about = NOTHING, facts }: Interrupting<F, K>,
): Verdict {
  const given = orders(state)[seat];
  if (given === undefined) return 'ask';
  const order = orderAbout(given, kind, about);
  if (order === undefined || order === 'ask') return 'ask';
  if (order === 'never') return 'pass';
  const word = wordOf(order);
  const term = kinds[kind][word];
  // Said about other kinds: when to ask says nothing here, when to act is all that was wanted.
  if (term === undefined) return termOf(kinds, word)?.says === 'act' ? 'pass' : 'ask';
  return term.holds(now(facts), state, seat, numberOf(order)) ? term.says : 'pass';
}
const NOTHING: readonly string[] = [];

export function orderAbout(
  given: Readonly<Record<string, StandingOrder>> | undefined,
  kind: string,
  about: readonly string[] = NOTHING,
): StandingOrder | undefined {
  if (given === undefined) return undefined;
  for (const one of about) if (given[one] !== undefined) return given[one];
  return given[kind];
}

export interface Interrupting<F, K extends keyof F & string> {
  readonly kind: K;
  readonly about?: readonly string[];
  /** What the words are judged by. Where that takes long, a function: most interrupts need no judging. */
  readonly facts: F[K] | (() => F[K]);
}
const now = <T>(facts: T | (() => T)): T => (typeof facts === 'function' ? (facts as () => T)() : facts);

export const wordOf = (order: StandingOrder): string => (typeof order === 'string' ? order : order.word);
export const numberOf = (order: StandingOrder): number => (typeof order === 'string' ? 0 : order.n);

/** What a word means, in any of the kinds that know it. */
export function termOf(kinds: AnyInterrupts['kinds'], word: string): Term<unknown, unknown> | undefined {
  for (const kind of Object.keys(kinds)) {
    const words = kinds[kind] as Readonly<Record<string, Term<unknown, unknown>>>;
    if (Object.hasOwn(words, word)) return words[word];
  }
  return undefined;
}

/** The words of a kind, in the order in which they are offered. */
export function wordsOf(terms: Readonly<Record<string, Term<never, never>>>): string[] {
  const saying = (says: Term<never, never>['says']): string[] =>
    Object.keys(terms).filter((word) => terms[word]?.says === says);
  return ['ask', ...saying('ask'), 'never', ...saying('act')];
}

export const subjectsOf = <S>(interrupts: Interrupts<S, object>, state: S, seat: Seat): readonly Subject[] =>
  interrupts.subjects?.(state, seat) ??
  Object.entries(interrupts.kinds).map(([about, terms]) => ({ about, words: wordsOf(terms as never) }));

/** The orders that one pair of eyes may see: their own, where they are not open. */
export const ownOrders = (orders: StandingOrders, seat: Seat | null): StandingOrders =>
  seat === null || orders[seat] === undefined ? {} : { [seat]: orders[seat] };
