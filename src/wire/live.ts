import type { Answer, FixedParts, Json, Refusal, Seat, SeenOdds, SeenRequest } from '../kernel/index.ts';
import { z } from 'zod';
import { clientId, count, type Failure, json, key, matchId, seatId } from './common.ts';
import { type Ack, type ChatLine, chatText, giveAnswer, proposed, type TableView } from './matches.ts';

/** Where the socket is. One socket can watch several matches. */
export const LIVE_PATH = '/api/live';

/**
 * What a client says. `since` is the `seq` of the last table it has: the server sends what came after, as if the gap had never
 * been. `as` picks one of several own seats. `fixed` is the key of the fixed parts it has, or empty: then they are left out of tables
 * and sent apart when they change (`TableMessage`); without it, every table is whole. Every message with an `id` is answered by `ack`, `refused` or `error` with it.
 */
export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('watch'),
    match: matchId,
    key: key.optional(),
    as: seatId.optional(),
    since: count.optional(),
    fixed: z.string().max(64).optional(),
    /** The number of the last chat line that it has. */
    chatSince: count.optional(),
  }),
  z.strictObject({ type: z.literal('unwatch'), match: matchId }),
  giveAnswer.extend({ type: z.literal('answer'), match: matchId }),
  z.strictObject({ type: z.literal('propose'), id: clientId, match: matchId, seat: seatId, what: proposed }),
  z.strictObject({
    type: z.literal('consent'),
    id: clientId,
    match: matchId,
    proposal: z.string().min(1).max(64),
    agree: z.boolean(),
  }),
  z.strictObject({ type: z.literal('chat'), id: clientId, match: matchId, text: chatText }),
  z.strictObject({ type: z.literal('judge'), id: clientId, match: matchId, n: count, seat: seatId, answer: json }),
  z.strictObject({ type: z.literal('odds'), id: clientId, match: matchId, n: count, seat: seatId, answer: json }),
  z.strictObject({ type: z.literal('corrections'), id: clientId, match: matchId, seat: seatId }),
  z.strictObject({ type: z.literal('advice'), id: clientId, match: matchId, n: count, seat: seatId }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** What a rule has against an answer. */
export interface SeenObjection {
  readonly message: string;
  readonly rule: string;
}

/** What a bot would do in somebody's place, and why. */
export interface SeenAdvice {
  readonly bot: string;
  readonly answer: Answer;
  readonly because: string;
  /** What imagined matches came to in which it was done; null where nobody can say. */
  readonly foreseen: SeenOdds | null;
}

/**
 * What has changed. With `fixed`, the table lacks its fixed parts (its set-up, and what the game calls fixed in its view): they come
 * in `parts`, by their paths in the table, or are those that the client has under that key (null).
 */
export interface TableMessage {
  readonly type: 'table';
  readonly match: string;
  readonly reset: boolean;
  readonly table: TableView;
  readonly fixed?: FixedSent;
}
interface FixedSent {
  readonly key: string;
  readonly parts: FixedParts | null;
}

/** What the server says. */
export type ServerMessage =
  /** After `watch` and after every change. `reset`: it could not continue from `since`; drop all lines of the log. */
  | TableMessage
  | { readonly type: 'chat'; readonly match: string; readonly lines: readonly ChatLine[] }
  | ({ readonly type: 'ack'; readonly match: string } & Ack)
  /** The rules do not allow it, or the table has moved on (`stale`): here is what is asked now. */
  | {
      readonly type: 'refused';
      readonly id: string;
      readonly match: string;
      readonly code: 'refused' | 'stale' | 'over';
      readonly message: string;
      readonly refusal: Refusal | null;
      readonly request: SeenRequest | null;
    }
  /** Whether an answer would count; it was not given. */
  | { readonly type: 'judged'; readonly id: string; readonly match: string; readonly objection: SeenObjection | null }
  /** What an answer would lead to. An answer that is not legal is `refused`. */
  | { readonly type: 'odds'; readonly id: string; readonly match: string; readonly odds: SeenOdds }
  /** What can be corrected by hand: the state at the last boundary, as far as that seat may know it. */
  | { readonly type: 'corrections'; readonly id: string; readonly match: string; readonly state: Json }
  | { readonly type: 'advice'; readonly id: string; readonly match: string; readonly advice: SeenAdvice | null }
  /** It became my turn in a match of mine, watched or not. */
  | { readonly type: 'your-turn'; readonly match: string; readonly title: string; readonly seats: readonly Seat[] }
  | { readonly type: 'error'; readonly id: string | null; readonly match: string | null; readonly error: Failure }
  | { readonly type: 'pong' };

/** What POST …/answers gives where the answer was not taken: HTTP 409, beside `error`. */
export interface NotTaken {
  readonly error: Failure;
  readonly refusal: Refusal | null;
  readonly request: SeenRequest | null;
}
