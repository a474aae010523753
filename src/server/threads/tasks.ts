/** What the thread that serves everybody and the threads that play matches tell each other. Whatever is large goes as JSON text. */
import type { Answer, DiceMode, Json, Names, Outcome, Refusal, Repair, Seat, SeenRequest } from '../../kernel/index.ts';
import type { Proposal, SeatPlan } from '../../wire/index.ts';
import type { MatchRow, SeatRow } from '../store/schema.ts';

export type StoredOutcome = Outcome & { readonly text: string };

/** A desk is where one match is played, in one thread. Its number is never used again. */
export type DeskNumber = number;

/** Whose eyes look: the seats that somebody has, and the one to look through if they named it. */
export interface Eyes {
  readonly own: readonly Seat[];
  readonly as?: Seat;
}
/** What the texts need to know of a seat. */
export interface Seated extends Pick<SeatRow, 'seat' | 'kind' | 'name'> {
  /** A bot has the seat because its player was away: what was answered there is not for others to take back. */
  readonly replaces: boolean;
}

/** Where a match stands after row `seq` of its log. */
export interface Standing {
  readonly seq: number;
  readonly answered: number;
  readonly waitingFor: readonly Seat[];
  readonly outcome: StoredOutcome | null;
  /** The log in memory reaches from `firstEvent` to `eventCount`. */
  readonly firstEvent: number;
  readonly eventCount: number;
  /** The game's own names for its seats. */
  readonly names: Names;
  /** What going back to each of the points in question would take away. */
  readonly takesBack: Readonly<Record<number, Proposal['takesBack']>>;
}

/** A match as one pair of eyes sees it. */
/** Parts of a table that hardly ever change: fields of a JSON object by their paths, without its braces, and a key for what they say. */
interface Fixed {
  readonly key: string;
  readonly parts: string;
}

export interface Seen {
  /** What stands in a `TableView` and follows from the match alone: fields of a JSON object, without its braces. */
  readonly table: string;
  /** What the game calls fixed in its view is not in `table`: it is here. */
  readonly fixed: Fixed;
  /** The lines of the log that were asked for: a JSON array. */
  readonly events: string;
}

export interface BoundaryText {
  readonly position: string;
  readonly since: string;
}

/** A change that was made in memory, as its row in the log, and what everybody sees afterwards. */
export interface Changed {
  readonly ok: true;
  readonly entry: string;
  readonly eventsFrom: number;
  readonly events: string;
  /** Set when it is time to store a new one. */
  readonly boundary: BoundaryText | null;
  readonly standing: Standing;
  /** One for each of the eyes that were asked for, in their order. */
  readonly seen: readonly Seen[];
}

/** Who will look at what comes out. */
export interface Onlookers {
  readonly seats: readonly Seated[];
  readonly eyes: readonly Eyes[];
  /** The table is asked whether it wants to go back to these numbers of answers. */
  readonly backTo: readonly number[];
}

export interface Make {
  readonly desk: DeskNumber;
  /** The request as it came: reading it is work, too. */
  readonly body: string;
  readonly seed: string;
}
/** The match begins again: a seat brings a list of its own. */
export interface Bring extends Onlookers {
  readonly desk: DeskNumber;
  readonly terms: MatchTerms;
  readonly seat: Seat;
  readonly list: Json;
}
export interface Brought {
  readonly setup: string;
  readonly change: Changed;
}
/** What a wish for a new match says beside its set-up. */
type Terms = Pick<
  MatchRow,
  'game' | 'version' | 'setup' | 'dice' | 'visibility' | 'replace_minutes' | 'origin' | 'uploaded'
>;
export interface Made {
  readonly terms: Terms;
  readonly plans: readonly SeatPlan[];
  readonly seats: readonly Seat[];
  readonly change: Changed;
}
export type MatchTerms = Pick<MatchRow, 'game' | 'version' | 'setup' | 'seed' | 'dice'>;
interface RowText {
  readonly seq: number;
  readonly entry: string;
}

export interface Load {
  readonly desk: DeskNumber;
  readonly terms: MatchTerms;
  /** `isStored`: it comes from the store, not from another thread that had gone further. */
  readonly boundary: BoundaryText & { readonly seq: number; readonly isStored: boolean };
  readonly rows: readonly RowText[];
  readonly seats: readonly Seated[];
  readonly isOver: boolean;
}
/** The match is there; `update` is what new rules have to bring into the log. Null: they cannot go on with it. */
export interface Loaded {
  readonly standing: Standing;
  readonly update: (Changed & { readonly version: string; readonly origin: string }) | null;
}

/** The whole of a match as the store has it. */
export interface Whole {
  readonly terms: MatchTerms & Pick<MatchRow, 'origin'>;
  readonly rows: readonly string[];
}

export interface Give extends Onlookers {
  readonly desk: DeskNumber;
  readonly n: number;
  readonly seat: Seat;
  readonly answer: Answer;
  /** Nothing but dice may be answered: somebody rolls for a bot. */
  readonly onlyRolls: boolean;
}
export interface NotTaken {
  readonly ok: false;
  readonly code: 'refused' | 'stale';
  readonly message: string;
  readonly refusal: Refusal | null;
  readonly request: SeenRequest | null;
}

export interface TakeBack extends Onlookers {
  readonly desk: DeskNumber;
  readonly to: number;
  readonly consent: readonly Seat[];
  /** Whose answers may be taken back without asking anybody. */
  readonly alone: readonly Seat[];
  /** To go back further than memory reaches. */
  readonly whole: Whole | null;
}
export interface Mend extends Onlookers {
  readonly desk: DeskNumber;
  readonly changes: Repair['repair'];
  readonly reason: string;
  readonly consent: readonly Seat[];
}
/** `far`: memory does not reach back that far. `ask`: the others must agree first. */
export interface NotDone {
  readonly ok: false;
  readonly why: 'far' | 'ask' | 'cannot';
  readonly message: string;
}

/** The lines of the log to be shown: from memory, or out of these rows of the store. */
export type Lines =
  | { readonly from: number }
  | { readonly from: number; readonly to: number; readonly rows: readonly string[] };

export interface LookIn extends Onlookers {
  readonly desk: DeskNumber;
  readonly lines: Lines;
}

/** A seat that a program plays is asked. The question holds what that seat sees, and nothing else. */
export interface ForProgram {
  readonly seat: Seat;
  readonly question: object;
}

/** All that a thread needs to know of a match to think about it. It holds the seed, and stays inside this process. */
export interface Thought extends BoundaryText {
  readonly game: string;
  readonly setup: string;
  readonly seed: string;
  readonly dice: DiceMode;
}
