import type { Json } from '../data/json.ts';
import type { Meaning } from './meaning.ts';
import type { Message } from './message.ts';
import type { StandingOrder } from '../orders/orders.ts';

export type Seat = string;

/** A point on the table in inches. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Placed extends Point {
  readonly level?: number;
  readonly facing?: number;
}

/** One thing that can be named in an answer. */
export interface Option<K extends string = string> {
  /** What answers and records say. It follows from what the option means (`idOf`). */
  readonly id: string;
  /** What it means. Without it, the id is all that it means. */
  readonly means?: Meaning;
  /** Without a label the text follows from the prompt's key and what the option means (`labelOf`). */
  readonly label?: Message<K>;
  /** Who may name it, if not everyone who is asked. */
  readonly seats?: readonly Seat[];
  /** What on the board it is about, for the screen: `{ enemy: 3 }`. */
  readonly about?: Json;
  /** Possible, and hardly ever what is wanted: giving up, a shot that cannot hit. It is shown last, and quietly. */
  readonly seldom?: boolean;
}

/**
 * Something a seat may do while the table waits for an answer, its own or another's: a card played in another's turn.
 * It is answered by its id. `standing` asides can be done at almost any time, so nobody needs to be held up for them.
 */
export interface Aside<K extends string = string> {
  readonly id: string;
  /** What it means. Without it, the id is all that it means. */
  readonly means?: Meaning;
  readonly seats: readonly Seat[];
  readonly rule: string;
  readonly label: Message<K>;
  readonly standing?: boolean;
  /** For standing orders: what the seat can order. It is then answered in one go, too: `{ aside, about, order }`. */
  readonly orders?: (seat: Seat) => readonly OrderSubject[];
}

/** Something that orders can be given about: what is ordered now, and the words to choose from, some with a number. */
export interface OrderSubject {
  readonly about: string;
  readonly order: StandingOrder | null;
  readonly words: readonly {
    readonly word: string;
    /** What is done when its condition holds. */
    readonly says?: 'ask' | 'act';
    readonly min?: number;
    readonly max?: number;
  }[];
}

interface Common {
  /** Who is waited for. */
  readonly seats: readonly Seat[];
  /** One seat; any of several, first come; or all of several, kept secret until the last answer is in. */
  readonly mode: 'one' | 'any' | 'all';
  readonly rule: string;
  readonly prompt: Message;
  readonly asides?: readonly Aside[];
  /** Only the seats that are asked may see what is offered. */
  readonly secret?: boolean;
  /** What those read who are not asked, in place of the prompt. */
  readonly others?: Message;
  /** What a standing order could name so that this is not asked again, the most particular first. */
  readonly interrupts?: readonly string[];
  /** Facts that the screen may show beside the question: the cards drawn, the dice needed. */
  readonly facts?: Json;
}

export interface Choose extends Common {
  readonly kind: 'choose';
  readonly options: readonly Option[];
}
export interface Pick extends Common {
  readonly kind: 'pick';
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  /** Where the rule judges the choice as a whole: choices that it accepts, at least one. */
  readonly suggestions?: readonly (readonly string[])[];
}
export interface Order extends Common {
  readonly kind: 'order';
  readonly options: readonly Option[];
}
export interface Amount extends Common {
  readonly kind: 'amount';
  readonly min: number;
  readonly max: number;
}
export interface Allot extends Common {
  readonly kind: 'allot';
  readonly total: number;
  readonly options: readonly (Option & { readonly max?: number })[];
}
/** Where something may be put: inside one of the shapes and outside every hole. */
export interface Region {
  readonly discs?: readonly (Point & { readonly radius: number })[];
  readonly polygons?: readonly (readonly Point[])[];
  readonly holes?: readonly (readonly Point[])[];
}
export interface Place extends Common {
  readonly kind: 'place';
  readonly region: Region;
  readonly suggestions: readonly Placed[];
  readonly levels?: readonly number[];
  /** The answer says which way the model looks, in whole degrees from 0 to 359. */
  readonly facing?: boolean;
}
export interface Path extends Common {
  readonly kind: 'path';
  readonly from: Point;
  /** The longest way in inches, ground costs included. */
  readonly budget: number;
  readonly suggestions: readonly (readonly Placed[])[];
}
export interface Roll extends Common {
  readonly kind: 'roll';
  readonly count: number;
  readonly sides: number;
  readonly target?: number;
}

export type Request = Choose | Pick | Order | Amount | Allot | Place | Path | Roll;
export const REQUEST_KINDS = ['choose', 'pick', 'order', 'amount', 'allot', 'place', 'path', 'roll'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export type Answer = Json;

/** What a rule has against an answer that has the right form. */
export interface Objection<K extends string = string> {
  readonly rule: string;
  readonly reason: Message<K>;
  readonly facts?: Json;
}

/** Something that would be offered if something were different: the rule that says so, and what is missing. */
export interface Barred<K extends string = string> {
  readonly rule: string;
  readonly label: Message<K>;
}

/** A request while a flow waits on it: beside the data, what the kernel calls back. None of it leaves the kernel. */
export type Open = Request & {
  /** A rule's own check of an answer that fits the form: the way is blocked, the dice are too few. */
  readonly check?: (answer: Answer, seat: Seat) => Objection | null;
  /** What those who are asked might look for among the options in vain; worked out when somebody looks. */
  readonly barred?: () => readonly Barred[];
};

export const REFUSAL_CODES = ['match-over', 'not-your-turn', 'already-answered', 'bad-answer'] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A wrong answer: nothing has changed, and this says what was wrong and what was allowed. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: string;
  readonly message: string;
  readonly got: Json;
  readonly allowed: Json;
  /** Where a rule objects to an answer of the right form: why, and what it found (the distance, the wall in the way). */
  readonly reason?: Message;
  readonly facts?: Json;
}
