import type { Meaning } from './meaning.ts';
import type { Message } from './message.ts';
import type { Barred, Objection, Option, Placed, Point, Region, Seat } from './request.ts';
import type { PlayableAside } from './table.ts';
import type { AnyVocabulary, FactsAt, Vocabulary } from './vocabulary.ts';

export type Who = Seat | { readonly any: readonly Seat[] } | { readonly all: readonly Seat[] };
/** What comes back: the answer, the answer and who gave it, or the answers by seat. */
export type Told<W extends Who, A> = W extends string
  ? A
  : W extends { readonly any: readonly Seat[] }
    ? { readonly seat: Seat; readonly answer: A }
    : Readonly<Record<Seat, A>>;

/** What a rule says when it asks. */
export interface Question<S, R extends string, V extends Vocabulary = AnyVocabulary, K extends V['key'] = V['key']> {
  readonly rule: R;
  readonly prompt: Message<K>;
  /** What those read who are not asked, where the prompt says what only the asked may know. */
  readonly others?: Message<V['key']>;
  /** What seats may do meanwhile because of this very question, beside what they may do at any time. */
  readonly asides?: readonly PlayableAside<S, V['key'], V['means']>[];
  /** These seats' standing asides are not offered: what they could do would pull the rug from under the question. */
  readonly quiet?: readonly Seat[];
  readonly secret?: boolean;
  /** What a standing order could name so that this is not asked again, the most particular first. */
  readonly interrupts?: readonly string[];
  readonly facts?: FactsAt<V, K>;
  /** What might be looked for among the options in vain, and what is missing: worked out when somebody looks. */
  readonly barred?: () => readonly Barred<V['key']>[];
}
/**
 * A question that depends on what an aside may change is built anew each time it is put, and so are the seats it goes to. Building it changes nothing: where
 * nobody looks, it is not built at all.
 */
export type Lazy<Q> = Q | (() => Q);

/** What a rule offers when it wants to say more than what the option means: how it is shown, and to whom. */
export interface Offer<M extends Meaning = Meaning, K extends string = string> extends Omit<Option<K>, 'id' | 'means'> {
  readonly means: M;
}
/** What may stand among the options: a meaning by itself, or an offer of it. */
export type Offerable<V extends Vocabulary = AnyVocabulary> = V['means'] | Offer<V['means'], V['key']>;
/** What is meant by what is offered. */
export type Offered<E> = E extends { readonly means: infer M } ? M : E;

export interface ChooseQuestion<
  S,
  R extends string,
  E extends Offerable<V>,
  V extends Vocabulary = AnyVocabulary,
  K extends V['key'] = V['key'],
> extends Question<S, R, V, K> {
  readonly options: readonly E[];
}
export interface PickQuestion<
  S,
  R extends string,
  E extends Offerable<V>,
  V extends Vocabulary = AnyVocabulary,
  K extends V['key'] = V['key'],
> extends ChooseQuestion<S, R, E, V, K> {
  readonly min: number;
  readonly max: number;
  /** What the rule has against a choice as a whole. Then it also says which choices it accepts: at least one. */
  readonly check?: (chosen: readonly Offered<E>[], seat: Seat) => Objection<V['key']> | null;
  readonly suggestions?: readonly (readonly Offered<E>[])[];
}
export interface AmountQuestion<
  S,
  R extends string,
  V extends Vocabulary = AnyVocabulary,
  K extends V['key'] = V['key'],
> extends Question<S, R, V, K> {
  readonly min: number;
  readonly max: number;
}
export interface AllotQuestion<
  S,
  R extends string,
  E extends Offerable<V>,
  V extends Vocabulary = AnyVocabulary,
  K extends V['key'] = V['key'],
> extends Question<S, R, V, K> {
  readonly total: number;
  readonly options: readonly (E & { readonly max?: number })[];
}
/** What may be answered, or how to find that out: where it takes long, it is done when somebody looks. At least one. */
export type Suggested<T> = readonly T[] | (() => readonly T[]);
export interface PlaceQuestion<S, R extends string, V extends Vocabulary = AnyVocabulary, K extends V['key'] = V['key']>
  extends Question<S, R, V, K> {
  readonly region: Region;
  readonly suggestions: Suggested<Placed>;
  readonly levels?: readonly number[];
  readonly facing?: boolean;
  readonly check?: (at: Placed) => Objection<V['key']> | null;
}
export interface PathQuestion<S, R extends string, V extends Vocabulary = AnyVocabulary, K extends V['key'] = V['key']>
  extends Question<S, R, V, K> {
  readonly from: Point;
  readonly budget: number;
  readonly suggestions: Suggested<readonly Placed[]>;
  readonly check?: (way: PathAnswer) => Objection<V['key']> | null;
}
export type PathAnswer = readonly Placed[] | { readonly to: Placed };

export interface RollQuestion<R extends string, K extends string = string> {
  readonly rule: R;
  readonly prompt: Message<K>;
  /** Who rolls, where people roll their own dice. */
  readonly seat: Seat;
  /** What a die must show, for the screen. */
  readonly target?: number;
  /** Each die has a meaning by its place, as tens and units have. Otherwise a pool is a heap: only what it shows counts. */
  readonly ordered?: boolean;
  /** Nothing matters but how many dice reach the target: odds then walk through few ways, whatever the size of the pool. */
  readonly counting?: boolean;
}
