import type { Placed } from '../../kernel/index.ts';
import type { ActivateDoing, WalkDoing } from './course/doing.ts';
import type { Act } from './decisions.ts';
import type { Doing, Human, Leg, State } from './state.ts';
import type { Barred } from './texts/barred.ts';
import type { Flow, Offer, Rule, Table } from './verbs.ts';

/** What a room contributes to the course of a turn. `course/rooms.ts` lists what each of them gives. */

/** What an active figure can do: what is offered to its player, and how it is carried out. */
export interface Deeds<A extends Act> {
  readonly offers: (state: State, human: Human, activation: ActivateDoing) => readonly Offer<A>[];
  readonly perform: {
    readonly [K in A['do']]: (t: Table, act: Extract<A, { readonly do: K }>, activation: ActivateDoing) => Flow<void>;
  };
}

/** What is missing for a deed that is not offered, as a word of `barredTexts`, and the rule that says so. */
export interface Bar {
  readonly rule: Rule;
  readonly what: Barred;
}

/** The deeds of any room. */
export interface AnyDeeds {
  readonly offers: (state: State, human: Human, activation: ActivateDoing) => readonly Offer<Act>[];
  readonly perform: {
    readonly [K in Act['do']]?: (
      t: Table,
      act: Extract<Act, { readonly do: K }>,
      activation: ActivateDoing,
    ) => Flow<void>;
  };
}

/** Something that happens to somebody who goes a way, at the first point of it where it does. */
export interface Moment {
  /** What it is: a moment that has been met on this way does not come again. */
  readonly id: string;
  readonly at: Placed;
  /** How far along the way that is left, and before which of its legs. */
  readonly inches: number;
  readonly leg: number;
  /** What is put on top of the walk. */
  readonly begins: readonly Doing[];
}

/** The first such moment of what is left of a way; null if there is none. */
export type Watcher = (state: State, mover: Human, legs: readonly Leg[], walk: WalkDoing) => Moment | null;

/**
 * What is done when a figure becomes active, before it acts: recovering, testing, reloading. `lost`: it does not act of its own
 * will in this activation.
 */
export type Waking = (t: Table, human: Human, activation: ActivateDoing) => Flow<'acts' | 'lost'>;

/** What is noted when the phase of a side begins. */
export type PhaseStart = (t: Table, side: string) => void;

/** What is done at the start of a turn (ATZ.TURN.17). */
export type Start = (t: Table) => Flow<void>;
