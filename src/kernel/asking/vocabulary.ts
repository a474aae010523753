import type { Json } from '../data/json.ts';
import type { Meaning } from './meaning.ts';

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
}
/** A game that does not say what it can say. */
export interface AnyVocabulary extends Vocabulary {
  readonly facts: { readonly [prompt: string]: Json };
}

/** The facts beside a question with the prompt `K`. */
export type FactsAt<V extends Vocabulary, K extends string> = K extends keyof V['facts'] ? V['facts'][K] : never;

/** The facts beside a question, if it is one with these prompts. */
export function factsOf<V extends Vocabulary, const K extends keyof V['facts'] & string>(
  { prompt, facts }: { readonly prompt: { readonly key: string }; readonly facts?: Json },
  ...keys: readonly K[]
): FactsAt<V, K> | undefined {
  return keys.some((key) => key === prompt.key) ? (facts as FactsAt<V, K> | undefined) : undefined;
}
