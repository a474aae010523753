import {
  DICE_MODES,
  type DiceMode,
  type Json,
  type MatchRecord,
  type Seat,
  type SeenEvent,
  type SeenOutcome,
  type SeenRequest,
} from '../kernel/index.ts';
import { z } from 'zod';
import { botName, clientId, count, json, key, matchId, name, seatId, type Time } from './common.ts';

/** GET /api/games: what this server plays. The set-up's schema and examples are in the game itself. */
export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The bots that can take a seat, weakest first. */
  readonly bots: readonly string[];
}

/** Who has a seat. A seat is `mine` to answer for. */
export interface SeatSeen {
  readonly seat: Seat;
  readonly kind: 'person' | 'bot' | 'open';
  /** The player's own name, or the bot's; null while the seat is open. */
  readonly name: string | null;
  /** As the texts call the seat: `Pillar (Ann)`. */
  readonly called: string;
  readonly mine: boolean;
  readonly bot: string | null;
  /** Whether somebody is looking: always true of bots. */
  readonly present: boolean;
  /** I had this seat before a bot took it over, and may take it back (join). */
  readonly formerlyMine: boolean;
}

const STATUSES = ['waiting', 'playing', 'over', 'frozen'] as const;
/** `waiting`: seats are open and nobody has begun; `frozen`: today's rules cannot go on with it. */
type Status = (typeof STATUSES)[number];

/** A match in a list: the lobby (GET /api/lobby) or mine (GET /api/matches). */
export interface MatchCard {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly status: Status;
  readonly visibility: Visibility;
  readonly created: Time;
  /** When something last happened. */
  readonly updated: Time;
  readonly answered: number;
  readonly seats: readonly SeatSeen[];
  /** My seats that are awaited: not empty means that it is my turn. */
  readonly myTurn: readonly Seat[];
  readonly waitingFor: readonly Seat[];
  /** The newest line of the log that everybody may read, in lists that show what is going on. */
  readonly lately: string | null;
  /** How it ended, as a text, and who won. */
  readonly outcome: string | null;
  readonly won: readonly Seat[];
}

const visibility = z.enum(['private', 'lobby']);
type Visibility = z.infer<typeof visibility>;

/** What a seat is to be when a match is made: mine (also for friends on this screen), a bot's, or open to others. */
const seatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ seat: seatId, kind: z.literal('me'), name: name.optional() }),
  z.strictObject({ seat: seatId, kind: z.literal('bot'), bot: botName }),
  z.strictObject({ seat: seatId, kind: z.literal('open') }),
]);
export type SeatPlan = z.infer<typeof seatPlan>;

/**
 * POST /api/matches: a new match; gives `TableView`. Seats left out are open. With a `record` (of a match begun offline)
 * it goes on from that match's last boundary, with a new seed and with whatever I cannot know drawn anew, because a browser
 * that knew the old seed could know the dice to come; game, set-up and dice are then the record's.
 */
export const newMatch = z.strictObject({
  game: z.string().min(1).max(60),
  setup: json,
  seats: z.array(seatPlan).max(20),
  dice: z.enum(DICE_MODES).default('seeded'),
  visibility: visibility.default('private'),
  /** A person who is awaited this long is replaced by a bot, and may come back. Without it, only by consent. */
  replaceAfterMinutes: z
    .int()
    .min(1)
    .max(60 * 24 * 60)
    .optional(),
  record: json.optional(),
});
export type NewMatch = z.input<typeof newMatch>;

/** GET /api/matches/:id?key=&as= */
export const lookAt = z.object({ key: key.optional(), as: seatId.optional() });

/**
 * POST /api/matches/:id/join: takes an open seat (the first, if none is named) or takes my own back from a bot. While the match waits,
 * a `list` of my own takes the place of the one that the set-up has for that seat; also for a seat that I have already.
 */
export const join = z.strictObject({
  key: key.optional(),
  seat: seatId.optional(),
  name: name.optional(),
  list: json.optional(),
});
export type Join = z.infer<typeof join>;

/** POST /api/matches/:id/leave: my seats (or the one named) become open to others. */
export const leave = z.strictObject({ seat: seatId.optional() });
export type Leave = z.infer<typeof leave>;

/** POST /api/matches/:id/seats: while a match waits, its maker may give an open seat to a bot, or open a seat again. */
export const arrangeSeat = z.strictObject({ seat: seatId, bot: botName.nullable() });

/** POST /api/matches/:id/reports: a line of talk, by its number, that the operator should see. */
export const reportLine = z.strictObject({ n: count.min(1) });

/** GET /api/codes/:code: a short code, read out to a friend, gives the private link that it stands for. */
export interface Found {
  readonly match: string;
  readonly key: string;
}

/**
 * POST /api/matches/:id/answers, and `answer` on the socket: `n` is the number of the request that is answered. The same
 * `id` sent again gives the same acknowledgement and changes nothing.
 */
export const giveAnswer = z.strictObject({ id: clientId, n: count.min(1), seat: seatId, answer: json });
export type GiveAnswer = z.infer<typeof giveAnswer>;

/** An answer is acknowledged once it is durable. `n` is the number of answers that count by then. */
export interface Ack {
  readonly id: string;
  readonly seq: number;
  readonly n: number;
}

/** GET /api/matches/:id/events?since=&before=&key=: a part of the log, at most 500 lines; `next` where more follows. */
export const eventsRange = z.object({
  since: z.coerce.number().pipe(count).default(0),
  before: z.coerce.number().pipe(count).optional(),
  key: key.optional(),
  as: seatId.optional(),
});
export interface EventsPage {
  readonly events: readonly SeenEvent[];
  readonly next: number | null;
}

/** What the table can be asked to agree to. */
export const proposed = z.discriminatedUnion('kind', [
  /** Back to after answer number `to`. Done at once where it is free. */
  z.strictObject({ kind: z.literal('undo'), to: count }),
  /** A correction of the state by hand. */
  z.strictObject({
    kind: z.literal('repair'),
    changes: z
      .array(z.strictObject({ path: z.string().min(1).max(200), value: json }))
      .min(1)
      .max(50),
    reason: z.string().trim().min(1).max(300),
  }),
  /** A bot takes over a seat. */
  z.strictObject({ kind: z.literal('bot'), seat: seatId, bot: botName }),
]);
export type Proposed = z.infer<typeof proposed>;

/** Something that waits for consent. Bots agree to everything, and nobody asks those who have left; a person whom a bot replaced unasked still has a voice. */
export interface Proposal {
  readonly id: string;
  readonly by: Seat;
  readonly what: Proposed;
  readonly at: Time;
  readonly agreed: readonly Seat[];
  readonly missing: readonly Seat[];
  /** For an undo: whose answers it takes back, in order (null: a repair), and the log from line number `line` on. */
  readonly takesBack: { readonly by: readonly (Seat | null)[]; readonly line: number | null } | null;
}

export interface ChatLine {
  readonly n: number;
  /** The seat that spoke, and under which name. Null: the server itself, or somebody who has deleted their data. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  readonly at: Time;
}
/** One line: a hundred empty ones would push everybody else's out of sight. */
export const chatText = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^\P{Cc}+$/u, 'What is said is one line');

interface UndoInfo {
  /** How many answers count. */
  readonly answered: number;
  /** Back to here nothing hidden has been shown. */
  readonly revealedAt: number;
  /** Back to here I may go by myself: only my own (and bots') answers since, nothing shown. Equal to `answered`: not at all. */
  readonly free: number;
  /** How many answers there were before my last one; null where that is too long ago. */
  readonly mine: number | null;
}

/** A match as one seat, or a spectator, may see it: the answer to GET /api/matches/:id, and every live update. */
export interface TableView {
  readonly match: string;
  readonly game: string;
  readonly title: string;
  readonly version: string;
  readonly setup: Json;
  readonly dice: DiceMode;
  readonly status: Status;
  readonly visibility: Visibility;
  readonly created: Time;
  /** How long the log is. Grows with every answer, undo, repair and change of rules; never falls. */
  readonly seq: number;
  /** The seat through whose eyes this is seen; null for spectators. */
  readonly as: Seat | null;
  readonly view: Json;
  readonly request: SeenRequest | null;
  /**
   * The log's lines from number `eventsFrom` on. Whoever has lines with that number or a higher one drops them first: an undo
   * takes lines away. A first look brings the newest lines only; older ones come page by page.
   */
  readonly eventsFrom: number;
  readonly events: readonly SeenEvent[];
  readonly eventCount: number;
  readonly outcome: SeenOutcome | null;
  readonly seats: readonly SeatSeen[];
  readonly spectators: number;
  readonly proposals: readonly Proposal[];
  readonly undo: UndoInfo;
  /** SHA-256 of the seed, there from the start; the seed itself is in the record once the match is over. */
  readonly commitment: string;
  readonly replaceAfterMinutes: number | null;
  /** Since when the open request waits. */
  readonly waitingSince: Time;
  /** For those who sit at the table: the keys of the private links, and the short code while seats are open. */
  readonly keys: { readonly player: string; readonly spectator: string; readonly code: string | null } | null;
  /** Whether I made this match, and so may arrange its seats. */
  readonly host: boolean;
}

/** GET /api/matches/:id/record, once the match is over. */
export interface FinishedMatch {
  readonly record: MatchRecord;
  readonly commitment: string;
  /** For a match begun offline: what came before `record.from`, as it was uploaded. */
  readonly before: Json | null;
}

export const matchParams = z.object({ id: matchId });
