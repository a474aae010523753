import type { StoreApi } from 'zustand/vanilla';
import type {
  Answer,
  DiceMode,
  Json,
  MatchRecord,
  Repair,
  Seat,
  SeenAside,
  SeenEvent,
  SeenOdds,
  SeenOutcome,
  SeenRequest,
} from '../../../kernel/index.ts';
import type { SeenAdvice, TableView } from '../../../wire/index.ts';

/** Who sits where, as the page shows it. */
export interface Player {
  readonly seat: Seat;
  /** As the texts call the seat. */
  readonly called: string;
  readonly kind: 'here' | 'away' | 'bot' | 'open';
  readonly bot: string | null;
  readonly present: boolean;
  /** I answer for this seat. */
  readonly mine: boolean;
  /** A bot plays on for me here. */
  readonly lent?: boolean;
}

/** Something that a seat of mine may do although another decision is open. */
export interface OpenAside {
  readonly seat: Seat;
  readonly aside: SeenAside;
}

/** A match as this page sees it now. */
export interface Snapshot {
  readonly game: string;
  /** The seat through whose eyes it is seen; null for a spectator. */
  readonly as: Seat | null;
  readonly view: Json;
  readonly request: SeenRequest | null;
  /** A game inside the game is being played out: nobody is asked before it is over. */
  readonly working: boolean;
  readonly asides: readonly OpenAside[];
  readonly events: readonly SeenEvent[];
  /** The log of the newest game inside the game, played out beside the page; null where there was none. */
  readonly fought: readonly SeenEvent[] | null;
  /** The log has earlier lines that are not here yet. */
  readonly earlier: boolean;
  readonly outcome: SeenOutcome | null;
  readonly players: readonly Player[];
  readonly answered: number;
  /**
   * Where undo would go back to, whether that is free or everybody has to agree, and how many answers after the decision go
   * with it; null where there is nothing to undo.
   */
  readonly undo: { readonly to: number; readonly free: boolean; readonly others: number } | null;
  readonly commitment: string;
  readonly dice: DiceMode;
  /** Why the last bot did what it did. */
  readonly because: string | null;
  /** Whether the match can go on: the network may be gone for a while. */
  readonly connected: boolean;
  /** Something the player should know beside the game: the browser keeps nothing, say. */
  readonly notice: string | null;
  /** The rules themselves failed: what to tell us. */
  readonly fault: string | null;
  /** What a server adds: proposals, spectators, links. */
  readonly table: TableView | null;
}

/** Why something was not done, in words for the player. */
export interface Complaint {
  readonly message: string;
  readonly rule?: string;
}

/** A decision of somebody's, or the only answer there was. Undo goes back to decisions. */
export type How = 'decided' | 'settled';

/** Where a match lives: in this page, or on a server. Everything else on the page is the same. */
export interface MatchSource {
  readonly home: 'here' | 'server';
  readonly id: string;
  readonly snapshot: StoreApi<Snapshot>;
  /** How many rules have been applied to work out what was asked last, as far as that is known; null where nothing is. */
  readonly progress?: StoreApi<number | null>;
  answer(seat: Seat, answer: Answer, how: How): Promise<Complaint | null>;
  /** Back to where so many answers were given; past a reveal, everybody must agree. */
  undo(to: number): Promise<Complaint | null>;
  /** What the rules would have against an answer; it is not given. */
  judge(seat: Seat, answer: Answer): Promise<Complaint | null>;
  /** What an answer would lead to. Null: nobody can say; or, where nobody has asked for it, it would take too long. */
  odds(seat: Seat, answer: Answer, unasked: boolean): Promise<SeenOdds | null>;
  /** What a bot would do for a seat that is asked; null where nobody can think for it. */
  advice(seat: Seat): Promise<SeenAdvice | null>;
  /** The whole match, where this page may know it. */
  record(): Promise<MatchRecord | null>;
  /** The set-up that begins where the match stands, where this page may know it; null where the game has none. */
  position?(): Promise<Json | null>;
  /** What can be corrected by hand: the state at the last boundary, as far as this seat may know it. */
  corrections(): Promise<Json>;
  /** Corrects it, or asks the table to agree. */
  correct(changes: Repair['repair'], reason: string): Promise<Complaint | null>;
  /** Stops working out the last answer, where this page may: the match is as it was before. */
  giveUp?(): Promise<void>;
  /** Lets a bot play on for a seat of mine, or takes the seat back, where that needs nobody's leave. */
  lend?(seat: Seat, lent: boolean): Promise<void>;
  /** Of several seats of mine, look through this one's eyes and answer for it. */
  lookAs(seat: Seat): void;
  /** Fetches earlier lines of the log. */
  fetchEarlier(): Promise<void>;
  /** Nothing more happens here until somebody has looked, or it goes on. */
  hold(held: boolean): void;
  /** Bots no longer wait until somebody here is asked. */
  skip(): void;
  close(): void;
}
