import type { Answer, DiceMode, Json, Repair, Seat } from '../../../kernel/index.ts';
import type { Complaint, How } from '../sources/source.ts';
import type { Kept } from '../keeping/shelf.ts';
import type { News } from './news.ts';

/** A match that is about to begin: what it is played with, and what the shelf keeps beside its record. */
export interface Beginning {
  readonly game: string;
  readonly setup: Json;
  readonly seed: string;
  readonly dice?: DiceMode;
  readonly keep: Pick<Kept, 'id' | 'sitters' | 'guide'>;
}

/** What the page says to the desk where its match is played. */
export type Order =
  | ({ readonly do: 'begin' } & Beginning)
  | { readonly do: 'open'; readonly id: string }
  | { readonly do: 'answer'; readonly seat: Seat; readonly answer: Answer; readonly how: How }
  | { readonly do: 'undo'; readonly to: number }
  | { readonly do: 'correct'; readonly changes: Repair['repair']; readonly reason: string }
  | { readonly do: 'lend'; readonly seat: Seat; readonly lent: boolean }
  | { readonly do: 'look'; readonly seat: Seat }
  | { readonly do: 'judge'; readonly seat: Seat; readonly answer: Answer }
  | { readonly do: 'odds'; readonly seat: Seat; readonly answer: Answer; readonly unasked: boolean }
  | { readonly do: 'advice'; readonly seat: Seat }
  | { readonly do: 'record' }
  | { readonly do: 'position' }
  | { readonly do: 'corrections' }
  | { readonly do: 'guide'; readonly guide: NonNullable<Kept['guide']> }
  /** The page shows the news with this number, and says where the match stands in its words. */
  | { readonly do: 'shown'; readonly n: number; readonly stands: string | null }
  | { readonly do: 'hold'; readonly held: boolean }
  | { readonly do: 'skip' }
  /** How long each move of a bot stays before the next. */
  | { readonly do: 'pace'; readonly millis: number }
  | { readonly do: 'leave' };

/** What comes of an order that may change the match. The news come with it, so that the page changes once. */
export interface Done {
  readonly complaint: Complaint | null;
  readonly news: News | null;
}
