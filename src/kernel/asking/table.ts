import type { Chance } from '../chance/chance.ts';
import { BrokenTable } from '../data/errors.ts';
import { copy } from '../data/json.ts';
import type { Meaning } from './meaning.ts';
import type { Message, Params } from './message.ts';
import { beQuick } from '../match/patience.ts';
import type { Interrupts } from '../orders/orders.ts';
import type { Aside, Open, Seat } from './request.ts';

/** A rule that may stop to ask. */
export type Flow<T> = Generator<Open, T, Reply>;

/** Stands for a question that nobody has looked at: its answer is known already, or may never be wanted. */
export class Unbuilt {
  constructor(
    readonly seats: readonly Seat[],
    readonly mode: Open['mode'],
  ) {}
}

/** How the kernel goes on with a flow that asked. */
export interface Reply {
  readonly seat: Seat;
  /** What the answer means: ids have become what their options mean. */
  readonly answer: unknown;
  /** Set when the answer names an aside. */
  readonly aside?: string;
  /** Set when all of several seats were asked. */
  readonly answers?: Readonly<Record<Seat, unknown>>;
  /** Set when a sub-game has been played: what became of it. */
  readonly played?: { readonly state: unknown; readonly outcome: Outcome | null };
}
/** Not a reply: somebody wants to see the question. */
export const LOOK: Reply = { seat: '', answer: null };

export interface Dice {
  readonly sides: number;
  readonly rolled: readonly number[];
  readonly target?: number;
}
export interface Modifier<K extends string = string> {
  readonly rule: string;
  /** A key of the game's texts. */
  readonly label: K;
  readonly params?: Params;
  readonly value: number | string;
}

/** What goes with an event beside its message. */
export interface Particulars<K extends string = string> {
  readonly dice?: readonly Dice[];
  readonly modifiers?: readonly Modifier<K>[];
  /** Who may see it, if not everyone, and what everyone else sees instead. */
  readonly to?: readonly Seat[];
  readonly others?: Message<K>;
}

/** What happened, for the log. */
export interface Happening extends Particulars {
  readonly n: number;
  readonly rule: string;
  readonly key: string;
  readonly params: Params;
}

/** How a match ended. In a draw nobody has won and nobody has lost. */
export interface Outcome<K extends string = string> {
  readonly won: readonly Seat[];
  readonly lost: readonly Seat[];
  readonly rule: string;
  readonly key: K;
  readonly params: Params;
}

/** Thrown by `end`, and only the kernel catches it: not an error, so nobody pays for a stack trace. */
export class Ended {
  constructor(readonly outcome: Outcome) {}
}

/** An aside and the rule that it sets off. Afterwards the question that it interrupted is put again. */
export type PlayableAside<S, K extends string = string, M extends Meaning = Meaning> = Omit<
  Aside<K>,
  'id' | 'means'
> & {
  readonly means: M;
  readonly play: (t: Table<S>, seat: Seat, said: unknown) => Flow<void>;
};
/** The same with the id that it is answered by. */
export type NamedAside<S> = Aside & { readonly play: (t: Table<S>, seat: Seat, said: unknown) => Flow<void> };

/** How many rules one answer may set off before it counts as never coming to an end. */
const WORK_CAP = 100_000;
/** How many of the last rules an error names. */
const TRAIL = 8;

/** The way in for the kernel's own files. `index.ts` does not pass it on. */
let workingsOf: <S>(t: Table<S>) => Workings<S>;

/**
 * What a rule has before it: the state. Chance, the log and the rest are reached by verbs only, so no rule can leave them other
 * than it found them.
 */
export class Table<S> {
  readonly #workings: { readonly state: unknown };

  static {
    workingsOf = <S>(t: Table<S>) => t.#workings as Workings<S>;
  }

  constructor(workings: { readonly state: S }) {
    this.#workings = workings;
  }

  get state(): S {
    return this.#workings.state as S;
  }
}

export { workingsOf };

/** What the kernel keeps of a table. */
export class Workings<S> {
  /** The table as rules get it. */
  readonly table: Table<S>;
  state: S;
  chance: Chance;
  /** Null where nobody reads the log: look-ahead of bots. */
  readonly events: Happening[] | null;
  /** Dice come from the seeded generator, or people type in what they rolled. */
  typedDice: boolean;
  /** Whether something hidden has been shown since the kernel last looked. */
  revealed = false;
  /** What any seat may do whenever somebody is asked. */
  asides: ((t: Table<S>) => readonly PlayableAside<S>[]) | undefined;
  /** The game's interrupts, which standing orders are about. */
  interrupts: Interrupts<S, object> | undefined;
  /** Set while answers that were given before are gone through again: questions made on demand are not built then. */
  skimming = false;
  /** How many answers have led here. */
  answers = 0;
  eventCount = 0;
  /** How many rules have run for the answer in hand. */
  work = 0;
  readonly #trail: string[] = [];
  #noted = 0;

  constructor(state: S, chance: Chance, events: Happening[] | null, typedDice: boolean) {
    this.table = new Table(this);
    this.state = state;
    this.chance = chance;
    this.events = events;
    this.typedDice = typedDice;
  }

  /** Remembers which rules ran last and stops a resolution that never ends. */
  note(rule: string): void {
    beQuick();
    this.remember(rule);
    if (++this.work > WORK_CAP) throw new BrokenTable(rule, { resolution: 'does not end', cap: WORK_CAP });
  }

  /** A step that asks nothing is work too: steps that follow each other for ever are stopped like rules that do. */
  cross(): void {
    if (++this.work > WORK_CAP) {
      throw new BrokenTable(this.lastRules()[0] ?? 'kernel', { steps: 'ask nobody', cap: WORK_CAP });
    }
  }

  remember(rule: string): void {
    this.#trail[this.#noted++ % TRAIL] = rule;
  }

  /** The rules that ran last, the newest first. */
  lastRules(): string[] {
    const rules: string[] = [];
    for (let i = this.#noted - 1; i >= 0 && i >= this.#noted - TRAIL; i--) rules.push(this.#trail[i % TRAIL] as string);
    return rules;
  }

  /** The log keeps its own copy: what is said stays said when the state that it was taken from changes. */
  happened(rule: string, key: string, params: Params, more: Particulars | undefined): void {
    this.note(rule);
    const n = this.eventCount++;
    if (this.events === null) return;
    const event = { n, rule, key, params: isFlat(params) ? params : copy(params) };
    this.events.push(more === undefined ? event : { ...event, ...copy(more) });
  }
}

function isFlat(params: Params): boolean {
  for (const name in params) if (typeof params[name] === 'object') return false;
  return true;
}
