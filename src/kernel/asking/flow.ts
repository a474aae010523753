import { ask, type Form, settled } from './asking.ts';
import { BrokenTable } from '../data/errors.ts';
import { distinctOnly, idOf, meaningsIn, type Share } from './meaning.ts';
import type { Params } from './message.ts';
import type {
  AllotQuestion,
  AmountQuestion,
  ChooseQuestion,
  Lazy,
  Offer,
  Offerable,
  Offered,
  PathAnswer,
  PathQuestion,
  PickQuestion,
  PlaceQuestion,
  RollQuestion,
  Told,
  Who,
  Suggested,
} from './question.ts';
import type { Open, Option, Placed } from './request.ts';
import { type Played, playOut, type Subgame } from '../match/subgame.ts';
import { Ended, type Flow, type Outcome, type Particulars, type Table, type Workings, workingsOf } from './table.ts';
import type { AnyVocabulary, ParamsAt, SaidWith, Vocabulary } from './vocabulary.ts';

/** The options as answers name them. Most are plain words. */
function offered(rule: string, offers: readonly Offerable[]): readonly Option[] {
  return distinctOnly(rule, offers.map(optionOf));
}

function optionOf(offer: Offerable): Option {
  if (typeof offer === 'string') return { id: offer };
  if (isOffer(offer)) return { ...offer, id: idOf(offer.means) };
  return { id: idOf(offer), means: offer };
}

/** A meaning has no field of that name. */
const isOffer = (offer: Exclude<Offerable, string>): offer is Offer => 'means' in offer;

type Choosing = ChooseQuestion<unknown, string, Offerable>;
type Picking = PickQuestion<unknown, string, Offerable>;
const choosing: Form<Choosing> = ({ rule, prompt, options }, seats, mode) => ({
  kind: 'choose',
  seats,
  mode,
  rule,
  prompt,
  options: offered(rule, options),
});
const picking: Form<Picking> = ({ rule, prompt, min, max, check, suggestions = [], ...q }, seats, mode) => {
  const options = offered(rule, q.options);
  const request: Open = { kind: 'pick', seats, mode, rule, prompt, options, min, max };
  if (check === undefined) return request;
  return {
    ...request,
    check: (ids, seat) => check(meaningsIn(options, seat, ids as readonly string[]), seat),
    suggestions: suggestions.map((chosen) => chosen.map(idOf)),
  };
};
const ordering: Form<Choosing> = ({ rule, prompt, options }, seats, mode) => ({
  kind: 'order',
  seats,
  mode,
  rule,
  prompt,
  options: offered(rule, options),
});
const counting: Form<AmountQuestion<unknown, string>> = ({ rule, prompt, min, max }, seats, mode) => ({
  kind: 'amount',
  seats,
  mode,
  rule,
  prompt,
  min,
  max,
});
const allotting: Form<AllotQuestion<unknown, string, Offerable>> = ({ rule, prompt, total, options }, seats, mode) => ({
  kind: 'allot',
  seats,
  mode,
  rule,
  prompt,
  total,
  options: offered(rule, options),
});
const placing: Form<PlaceQuestion<unknown, string>> = (q, seats, mode) =>
  suggesting(q, {
    kind: 'place',
    seats,
    mode,
    rule: q.rule,
    prompt: q.prompt,
    region: q.region,
    ...(q.levels === undefined ? undefined : { levels: q.levels }),
    ...(q.facing === undefined ? undefined : { facing: q.facing }),
    ...(q.check === undefined ? undefined : { check: q.check }),
  });
const walking: Form<PathQuestion<unknown, string>> = (q, seats, mode) =>
  suggesting(q, {
    kind: 'path',
    seats,
    mode,
    rule: q.rule,
    prompt: q.prompt,
    from: q.from,
    budget: q.budget,
    ...(q.check === undefined ? undefined : { check: q.check }),
  });

/** The request with its suggestions: worked out now, or once, as soon as somebody looks at them. */
function suggesting({ suggestions, rule }: { suggestions: Suggested<unknown>; rule: string }, request: object): Open {
  if (typeof suggestions !== 'function') return { ...request, suggestions } as unknown as Open;
  return Object.defineProperty(request, 'suggestions', {
    enumerable: true,
    configurable: true,
    get() {
      const value = suggestions();
      if (value.length === 0) throw new BrokenTable(rule, { suggestions: 'none' });
      Object.defineProperty(request, 'suggestions', { enumerable: true, value });
      return value;
    },
  }) as unknown as Open;
}

/** The pool that a text such as `2d6` stands for. */
const POOLS = new Map<string, { readonly count: number; readonly sides: number }>();

function poolNamed(dice: string, rule: string): { readonly count: number; readonly sides: number } {
  const known = POOLS.get(dice);
  if (known !== undefined) return known;
  const found = /^(\d+)d([1-9]\d*)$/.exec(dice);
  if (found === null) throw new BrokenTable(rule, { dice });
  const pool = { count: Number(found[1]), sides: Number(found[2]) };
  POOLS.set(dice, pool);
  return pool;
}

function roll<S>(t: Table<S>, dice: string, q: RollQuestion<string>): Flow<readonly number[]> {
  const { count, sides } = poolNamed(dice, q.rule);
  const w = workingsOf(t);
  w.note(q.rule);
  if (w.typedDice) return askForDice(w, q, count, sides);
  w.revealed = true;
  return settled(w.chance.dice(count, sides, q.ordered ?? false, q.counting === true ? q.target : undefined));
}

function* askForDice<S>(
  w: Workings<S>,
  q: RollQuestion<string>,
  count: number,
  sides: number,
): Flow<readonly number[]> {
  const { rule, prompt, seat, target } = q;
  const request: Open = { kind: 'roll', seats: [seat], mode: 'one', rule, prompt, count, sides };
  const reply = yield target === undefined ? request : { ...request, target };
  w.revealed = true;
  return reply.answer as readonly number[];
}

function draw<S, C>(t: Table<S>, rule: string, pile: C[], composition: 'known' | 'secret'): C | undefined {
  const w = workingsOf(t);
  w.note(rule);
  w.revealed = true;
  return w.chance.draw(pile, composition === 'known');
}

function shuffle<S>(t: Table<S>, pile: unknown[]): void {
  workingsOf(t).chance.shuffle(pile);
}

function arrange<S>(t: Table<S>, list: unknown[]): void {
  const w = workingsOf(t);
  w.revealed = true;
  w.chance.arrange(list);
}

function atRandom<S>(t: Table<S>, rule: string, list: readonly unknown[]): number {
  const w = workingsOf(t);
  w.note(rule);
  if (list.length === 0) throw new BrokenTable(rule, { chance: 'has nothing to pick from' });
  w.revealed = true;
  return w.chance.index(list);
}

function reveal<S>(t: Table<S>, rule: string): void {
  const w = workingsOf(t);
  w.note(rule);
  w.revealed = true;
}

const NO_PARAMS: Params = {};

function emit<S>(t: Table<S>, rule: string, key: string, params: Params = NO_PARAMS, more?: Particulars): void {
  workingsOf(t).happened(rule, key, params, more);
}

function end<S>(t: Table<S>, outcome: Outcome): never {
  workingsOf(t).happened(outcome.rule, outcome.key, outcome.params, undefined);
  throw new Ended(outcome);
}

const answersSoFar = (t: Table<unknown>): number => workingsOf(t).answers;

type AnyTable = Table<unknown>;
const VERBS = {
  choose: (t: AnyTable, who: Lazy<Who>, q: Lazy<Choosing>) => ask(t, who, q, choosing),
  pick: (t: AnyTable, who: Lazy<Who>, q: Lazy<Picking>) => ask(t, who, q, picking),
  order: (t: AnyTable, who: Lazy<Who>, q: Lazy<Choosing>) => ask(t, who, q, ordering),
  amount: (t: AnyTable, who: Lazy<Who>, q: Lazy<AmountQuestion<unknown, string>>) => ask(t, who, q, counting),
  allot: (t: AnyTable, who: Lazy<Who>, q: Lazy<AllotQuestion<unknown, string, Offerable>>) => ask(t, who, q, allotting),
  place: (t: AnyTable, who: Lazy<Who>, q: Lazy<PlaceQuestion<unknown, string>>) => ask(t, who, q, placing),
  path: (t: AnyTable, who: Lazy<Who>, q: Lazy<PathQuestion<unknown, string>>) => ask(t, who, q, walking),
  roll,
  draw,
  shuffle,
  arrange,
  atRandom,
  reveal,
  playOut,
  answersSoFar,
  emit,
  end,
  offer: <O>(one: O): O => one,
};

/** The verbs that rules are written with, for one kind of state, one game's rule ids and what it can say. */
export interface Verbs<S, R extends string, V extends Vocabulary = AnyVocabulary> {
  choose<const W extends Who, const E extends Offerable<V>, const K extends V['key']>(
    t: Table<S>,
    who: Lazy<W>,
    q: Lazy<ChooseQuestion<S, R, E, V, K>>,
  ): Flow<Told<W, Offered<E>>>;
  pick<const W extends Who, const E extends Offerable<V>, const K extends V['key']>(
    t: Table<S>,
    who: Lazy<W>,
    q: Lazy<PickQuestion<S, R, E, V, K>>,
  ): Flow<Told<W, readonly Offered<E>[]>>;
  order<const W extends Who, const E extends Offerable<V>, const K extends V['key']>(
    t: Table<S>,
    who: Lazy<W>,
    q: Lazy<ChooseQuestion<S, R, E, V, K>>,
  ): Flow<Told<W, readonly Offered<E>[]>>;
  amount<const W extends Who, const K extends V['key']>(
    t: Table<S>,
    who: Lazy<W>,
    q: Lazy<AmountQuestion<S, R, V, K>>,
  ): Flow<Told<W, number>>;
  allot<const W extends Who, const E extends Offerable<V>, const K extends V['key']>(
    t: Table<S>,
    who: Lazy<W>,
    q: Lazy<AllotQuestion<S, R, E, V, K>>,
  ): Flow<Told<W, readonly Share<Offered<E>>[]>>;
  place<const W extends Who, const K extends V['key']>(
    t: Table<S>,
    who: Lazy<W>,
    q: Lazy<PlaceQuestion<S, R, V, K>>,
  ): Flow<Told<W, Placed>>;
  path<const W extends Who, const K extends V['key']>(
    t: Table<S>,
    who: Lazy<W>,
    q: Lazy<PathQuestion<S, R, V, K>>,
  ): Flow<Told<W, PathAnswer>>;
  /** Rolls dice such as `2d6`: at once with the seeded generator, or by asking a person who rolls their own. */
  roll(t: Table<S>, dice: `${number}d${number}`, q: RollQuestion<R, V['key']>): Flow<readonly number[]>;
  /** Takes the top card of a face-down pile, or undefined if it is empty. */
  draw<C>(t: Table<unknown>, rule: R, pile: C[], composition: 'known' | 'secret'): C | undefined;
  /** Mixes a face-down pile. */
  shuffle(t: Table<unknown>, pile: unknown[]): void;
  /** Mixes what lies open on the table afterwards. */
  arrange(t: Table<unknown>, list: unknown[]): void;
  /** Which of `list` chance picks: its index. */
  atRandom(t: Table<unknown>, rule: R, list: readonly unknown[]): number;
  /** Something hidden is shown to somebody without chance, such as another's hand: from here back, undo is not free. */
  reveal(t: Table<unknown>, rule: R): void;
  /**
   * Plays a game inside the game to its end: its own state, log and budget of work, the match's chance. The state that went in
   * stays as it was; what became of it comes back.
   */
  playOut<Sub>(t: Table<S>, subgame: Subgame<Sub, R>): Flow<Played<Sub>>;
  /**
   * How many answers have led here. Kept in the state beside something that happened, it lets a replay open at that moment. In a
   * game inside the game it is the answer that set it off.
   */
  answersSoFar(t: Table<unknown>): number;
  /** Says what happened. */
  emit<const K extends V['key']>(
    t: Table<unknown>,
    rule: R,
    key: K,
    ...said: SaidWith<V, K, Particulars<V['key']>>
  ): void;
  /** One thing to choose, as a value: what it means and how it is shown. */
  offer<const M extends V['means']>(one: Offer<M, V['key']>): Offer<M, V['key']>;
  /** Ends the match here and now: nothing that was still to be resolved is resolved. */
  end<const K extends V['key']>(
    t: Table<unknown>,
    outcome: Outcome<K> & { readonly rule: R; readonly params: ParamsAt<V, K> },
  ): never;
}

export const verbs = <S, R extends string, V extends Vocabulary = AnyVocabulary>(): Verbs<S, R, V> =>
  VERBS as unknown as Verbs<S, R, V>;
