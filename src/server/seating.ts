import { randomBytes } from 'node:crypto';
import { botNames, usualBot } from '../bots/index.ts';
import {
  type AnyGame,
  BadRecord,
  BadSetup,
  type Happening,
  Match,
  parseRecord,
  type Position,
  type Seat,
  Seeded,
  seedWords,
} from '../kernel/index.ts';
import type { Join, NewMatch, SeatPlan } from '../wire/index.ts';
import type { House } from './house.ts';
import { Play } from './play.ts';
import { Problem, notFound } from './problem.ts';
import { Room } from './room.ts';
import { asTyped, sha256, unguessable } from './secrets.ts';
import { opens } from './seeing.ts';
import type { MatchRow, PersonRow, SeatRow } from './store/schema.ts';
import { changeSeat } from './store/tables.ts';

export function mustHaveBot(bot: string): void {
  if (!botNames.includes(bot))
    throw new Problem('bad-request', `There is no bot ${bot}; there are ${botNames.join(', ')}`);
}

/** A new match, or one begun offline that goes on here. Gives its id. */
export async function createMatch(house: House, person: PersonRow, wish: NewMatch): Promise<string> {
  const game = house.games.get(wish.game);
  if (game === undefined) throw new Problem('not-found', `There is no game ${wish.game}`);
  // 256 bits: the published hash of the seed tells nothing about it.
  const seed = randomBytes(32).toString('base64url');
  const { match, origin, earlier } = begun(game, wish, seed);
  const id = unguessable();
  const seats = seatsFor(id, match, person, wish.seats);
  const row: MatchRow = {
    id,
    game: game.id,
    version: game.version,
    setup: JSON.stringify(match.setup),
    seed,
    dice: match.dice,
    visibility: wish.visibility ?? 'private',
    host: person.id,
    created: Date.now(),
    code_hash: sha256(house.keys.code(id)),
    replace_minutes: wish.replaceAfterMinutes ?? null,
    origin: origin === null ? null : JSON.stringify(origin),
    origin_seq: 1,
    uploaded: wish.record === undefined ? null : JSON.stringify(wish.record),
  };
  const room = new Room(id);
  const status = seats.some(({ kind }) => kind === 'open') ? 'waiting' : 'playing';
  const head = {
    match: id,
    seq: 0,
    status,
    answered: 0,
    waiting: '[]',
    outcome: null,
    bots_due: 0,
    asked: 0,
    updated: 0,
  } as const;
  room.load({ row, seats, head, proposals: [] }, Play.begun(match, 0));
  const events = [...earlier, ...match.events];
  await house.rooms.open(room, { entry: { start: true }, eventsFrom: 0, events });
  house.drivers.poke(room);
  return id;
}

interface Begun {
  readonly match: Match;
  readonly origin: Position<unknown> | null;
  /** The lines of the log from before the upload. */
  readonly earlier: readonly Happening[];
}

function begun(game: AnyGame, wish: NewMatch, seed: string): Begun {
  try {
    if (wish.record === undefined) {
      return { match: Match.start(game, wish.setup, { seed, dice: wish.dice ?? 'seeded' }), origin: null, earlier: [] };
    }
    return uploaded(game, wish, seed);
  } catch (error) {
    if (error instanceof BadSetup) throw new Problem('bad-setup', error.message, { errors: error.errors });
    if (error instanceof BadRecord) throw new Problem('bad-record', error.message);
    throw error;
  }
}

/** How long an upload may be, and how many rules may run while it is played again: a long battle takes 5,000. */
const LONGEST_UPLOAD = 10_000;
const UPLOAD_BUDGET = 300_000;

/**
 * A match begun offline, from its last boundary on. Its browser knew the seed, so chance starts anew and whatever the uploader's
 * seat cannot know is drawn again.
 */
function uploaded(game: AnyGame, wish: NewMatch, seed: string): Begun {
  const record = parseRecord(wish.record, LONGEST_UPLOAD);
  if (record.game !== game.id) throw new BadRecord(`This is a record of ${record.game}, not of ${game.id}`, 0);
  if (record.version !== game.version) throw new BadRecord('The match was begun under other rules', 0);
  const before = Match.load(game, record, { budget: UPLOAD_BUDGET });
  if (before.outcome !== null) throw new BadRecord('The match is over', record.answers.length);
  const last = before.position();
  const chance = new Seeded(seedWords(seed));
  const mine = wish.seats.find(({ kind }) => kind === 'me')?.seat ?? null;
  game.redeal(last.state, mine, chance);
  const origin: Position<unknown> = { ...last, random: chance.words(), revealed: last.answers };
  return {
    match: Match.resume(game, before.setup, { seed, dice: before.dice, from: origin }),
    origin,
    earlier: before.events.slice(0, last.events),
  };
}

function seatsFor(id: string, match: Match, person: PersonRow, plans: readonly SeatPlan[]): SeatRow[] {
  const unknown = plans.find(({ seat }) => !match.seats.includes(seat));
  if (unknown !== undefined) throw new Problem('bad-request', `This set-up has no seat ${unknown.seat}`);
  const rows = match.seats.map((seat, place): SeatRow => {
    const plan = plans.find((one) => one.seat === seat);
    const row = {
      match: id,
      seat,
      place,
      kind: 'open',
      person: null,
      name: null,
      bot: null,
      away: null,
    } as const;
    if (plan?.kind === 'me') return { ...row, kind: 'person', person: person.id, name: plan.name ?? person.name };
    if (plan?.kind !== 'bot') return row;
    mustHaveBot(plan.bot);
    return { ...row, kind: 'bot', bot: plan.bot };
  });
  if (!rows.some(({ kind }) => kind === 'person')) throw new Problem('bad-request', 'Take a seat yourself');
  return rows;
}

/** Takes an open seat, or one's own back from a bot. */
export function joinMatch(house: House, match: string, person: PersonRow, wish: Join): Promise<void> {
  return house.rooms.enter(match, async (room) => {
    const { row } = room.meta;
    const formerly = room.seats.filter((seat) => seat.kind === 'bot' && seat.person === person.id);
    const mayJoin = row.visibility === 'lobby' || opens(house, match, wish.key) === 'player';
    if (!mayJoin && formerly.length === 0 && room.seatsOf(person.id).length === 0) throw notFound();
    if (room.status === 'over') throw new Problem('over', 'The match is over');
    const open = [...formerly, ...(mayJoin ? room.seats.filter(({ kind }) => kind === 'open') : [])];
    const seat = wish.seat === undefined ? open[0] : open.find((one) => one.seat === wish.seat);
    if (seat === undefined) {
      if (wish.seat === undefined && room.seatsOf(person.id).length > 0) return;
      if (wish.seat !== undefined && room.seatsOf(person.id).includes(wish.seat)) return;
      throw new Problem('taken', 'No seat is free');
    }
    await change(house, room, seat, {
      kind: 'person',
      person: person.id,
      name: wish.name ?? person.name,
      bot: null,
      away: null,
    });
  });
}

/** Gets up: the seats are open to others. A match that has begun goes on, and waits when it comes to them. */
export function leaveMatch(house: House, match: string, person: PersonRow, only: Seat | undefined): Promise<void> {
  return house.rooms.enter(match, async (room) => {
    const own = room.seats.filter((row) => row.person === person.id && (only === undefined || row.seat === only));
    if (own.length === 0) throw new Problem('not-allowed', 'You have no such seat');
    for (const seat of own) {
      const left =
        seat.kind === 'bot'
          ? { person: null, away: null }
          : { kind: 'open' as const, person: null, name: null, bot: null, away: null };
      await change(house, room, seat, left);
    }
  });
}

/** While a match waits, its maker may fill open seats with bots, or open them again. */
export function arrangeSeat(
  house: House,
  match: string,
  person: PersonRow,
  seat: Seat,
  bot: string | null,
): Promise<void> {
  return house.rooms.enter(match, async (room) => {
    const row = room.seats.find((one) => one.seat === seat);
    if (room.meta.row.host !== person.id) throw new Problem('not-allowed', 'Only its maker arranges a match');
    if (row === undefined || row.kind === 'person') throw new Problem('taken', 'Somebody has that seat');
    if (bot !== null) mustHaveBot(bot);
    else if (room.status !== 'waiting') throw new Problem('not-allowed', 'The match has begun');
    await change(house, room, row, { kind: bot === null ? 'open' : 'bot', bot });
  });
}

/** A bot takes over; the person who had the seat may take it back. `away`: since when that person is away, 0 if they agreed. */
export async function seatToBot(house: House, room: Room, seat: Seat, bot: string, away: number): Promise<void> {
  const row = room.seats.find((one) => one.seat === seat);
  if (row === undefined || row.kind === 'bot') throw new Problem('stale', 'A bot has that seat already');
  await change(house, room, row, { kind: 'bot', bot, away: row.person === null ? null : away });
}

/** Bots replace the people who have been awaited longer than the table wanted. */
export function replaceOverdue(house: House, match: string): Promise<void> {
  return house.rooms.enter(match, async (room) => {
    const { row, head } = room.meta;
    if (row.replace_minutes === null || head.asked + row.replace_minutes * 60_000 > Date.now()) return;
    const { waitingFor } = room.play.match;
    for (const seat of room.seats) {
      if (seat.kind === 'bot' || !waitingFor.includes(seat.seat)) continue;
      await seatToBot(house, room, seat.seat, usualBot, Date.now());
    }
  });
}

async function change(house: House, room: Room, before: SeatRow, to: Partial<SeatRow>): Promise<void> {
  const after = { ...before, ...to };
  const seats = room.seats.map((row) => (row.seat === before.seat ? after : row));
  const begins = room.status === 'waiting' && !seats.some(({ kind }) => kind === 'open');
  const now = Date.now();
  const waiting = room.play.match.waitingFor;
  const head = {
    ...(begins ? { status: 'playing' as const, asked: now } : undefined),
    bots_due: seats.some(({ kind, seat }) => kind === 'bot' && waiting.includes(seat)) ? 1 : 0,
    updated: now,
  };
  const awaitedBefore = room.awaited;
  if (!(await changeSeat(house.db, before, after, head))) {
    room.unload();
    throw new Problem('taken', 'Somebody was faster');
  }
  room.changeMeta({ seats, head: { ...room.meta.head, ...head } });
  house.bus.tell({ match: room.id });
  house.hub.changed(room, null);
  house.hub.itIsTheTurnOf(
    room,
    [...room.awaited].filter((person) => !awaitedBefore.has(person)),
  );
  house.drivers.poke(room);
}

export const typedCode = (code: string): string => sha256(asTyped(code));
