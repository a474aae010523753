import { factsOf, meansOf, type Modifier, type PlayableAside, type Saying, type Seat } from '../../kernel/index.ts';
import type { State } from './state.ts';
import type { TextKey, TextsByKey } from './text.ts';
import type { CardId, CharacterId, CombatId, Token } from './words.ts';

/** What the rules of Wave! can say: bots, boards and the terminal read it by the same types. */
export type WaveWords = Saying<TextKey, WaveMeans, WaveFacts, TextsByKey>;

/** What options and asides mean. */
export type WaveMeans =
  | 'keep'
  | 'leave'
  | 'accept'
  | 'refuse'
  | 'delay'
  | 'free-delay'
  | 'use'
  | 'pass'
  | 'done'
  | 'back'
  | 'strike'
  | 'end'
  | 'cheer'
  | 'discard'
  | { readonly do: 'use' | 'attack' | 'give' | 'swap'; readonly card: CardId }
  | { readonly do: 'craft'; readonly token: Token }
  | { readonly do: 'perk'; readonly perk: string }
  | { readonly do: 'foe'; readonly foe: number }
  /** One of the Combat cards drawn, by its place among them. */
  | { readonly do: 'card' | 'redraw'; readonly at: number }
  | { readonly seat: Seat }
  | { readonly character: CharacterId }
  | { readonly card: CardId }
  /** One card of several that may have the same face. */
  | { readonly place: number; readonly card: CardId }
  /** Cards that pay together, joined by a plus. */
  | { readonly payment: string };

/** What goes beside a question, by the key of its prompt. */
interface WaveFacts {
  readonly 'wave.found.keep': { readonly card: CardId };
  readonly 'wave.full': { readonly card: CardId };
  readonly 'wave.trade.offer': { readonly card: CardId };
  readonly 'wave.cards': DrawnFacts;
  readonly 'wave.cards.none': DrawnFacts;
  readonly 'wave.lucky': { readonly drawn: readonly CombatId[]; readonly foe: number };
  readonly 'wave.look.keep': { readonly seen: readonly CardId[] };
}
interface DrawnFacts {
  readonly drawn: readonly CombatId[];
  readonly weapon: CardId;
  readonly foe: number;
}

/** What an option or an aside means. */
export const waveMeans = (option: Named): WaveMeans => meansOf<WaveMeans>(option);
type Named = Parameters<typeof meansOf>[0];

/** What goes beside a question, if it is one with these prompts. */
export const waveFacts = <const K extends keyof WaveFacts>(request: Asked, ...keys: readonly K[]) =>
  factsOf<WaveWords, K>(request, ...keys);
type Asked = Parameters<typeof factsOf>[0];

export type WaveAside = PlayableAside<State, TextKey, WaveMeans>;
export type WaveModifier = Modifier<TextKey>;
