import type { Json } from '../data/json.ts';
import type { Meaning } from './meaning.ts';
import type { Params } from './message.ts';

/**
 * What the rules of one game can say: with `verbs<State, Rule, GameWords>()` nothing else compiles, and who reads it
 * (boards, bots, the terminal) compares against the same types. Rename a key, and every reader has to agree.
 */
export interface Vocabulary {
  /** The keys of the game's texts: `keyof typeof TEXTS`. */
  readonly key: string;
  /** What its options mean. */
  readonly means: Meaning;
  /** What goes beside a question, by the key of its prompt. Questions that are not named here have no facts. */
  readonly facts: object;
  /** The texts themselves, by key, as literal types (`typeof TEXTS`): an event then has to fill every gap of its text. */
  readonly texts?: object;
}
/** A vocabulary put together from what a game has: its keys, the meanings of its options, its facts and its texts. */
export interface Saying<K extends string, M extends Meaning, F extends object, T extends object> extends Vocabulary {
  readonly key: K;
  readonly means: M;
  readonly facts: F;
  readonly texts: T;
}
/** A game that does not say what it can say. */
export interface AnyVocabulary extends Vocabulary {
  readonly facts: { readonly [prompt: string]: Json };
}

/** The names of the gaps in a template: `{dice} {dice:?die|dice}` has one. */
type GapIn<Template> = Template extends `${string}{${infer Gap}}${infer Rest}`
  ? (Gap extends `${infer Name}:${string}` ? Name : Gap) | GapIn<Rest>
  : never;

type TextAt<V extends Vocabulary, K extends string> = K extends keyof V['texts'] ? V['texts'][K] : never;

/** What an event with the key `K` is said with: a value for each gap of its text, and more for those who read events. */
export type ParamsAt<V extends Vocabulary, K extends string> = Params & Readonly<Record<GapIn<TextAt<V, K>>, Json>>;

/** Parameters may be left out where the text has no gap. */
export type SaidWith<V extends Vocabulary, K extends string, More> = [GapIn<TextAt<V, K>>] extends [never]
  ? readonly [params?: Params, more?: More]
  : readonly [params: ParamsAt<V, K>, more?: More];

/** The facts beside a question with the prompt `K`. */
export type FactsAt<V extends Vocabulary, K extends string> = K extends keyof V['facts'] ? V['facts'][K] : never;

/** The facts beside a question, if it is one with these prompts. */
export function factsOf<V extends Vocabulary, const K extends keyof V['facts'] & string>(
  { prompt, facts }: { readonly prompt: { readonly key: string }; readonly facts?: Json },
  ...keys: readonly K[]
): FactsAt<V, K> | undefined {
  return keys.some((key) => key === prompt.key) ? (facts as FactsAt<V, K> | undefined) : undefined;
}
