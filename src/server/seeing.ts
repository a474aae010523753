import { type AnyGame, type Happening, type Seat, type SeenEvent, Viewer } from '../kernel/index.ts';
import type { MatchCard, Proposal, SeatSeen, TableView } from '../wire/index.ts';
import { calledOf, namesOf } from './called.ts';
import type { House } from './house.ts';
import { notFound, Problem } from './problem.ts';
import type { Room, StoredOutcome } from './room.ts';
import { isSame } from './secrets.ts';
import { changedSince, eventsBetween } from './store/log.ts';
import type { ProposalRow, SeatRow } from './store/schema.ts';
import type { Listed } from './store/tables.ts';

/** Through whose eyes a match is looked at. */
export interface Eyes {
  readonly person: string | null;
  readonly as: Seat | null;
}

/** A first look brings this many of the newest lines. */
const NEWEST = 100;
/** Whoever was away for more rows than this starts afresh. */
const CATCH_UP = 1000;

/** Who looks, or a problem if they may not. `as` names one of several own seats. */
export function eyesFor(house: House, room: Room, person: string | null, key?: string, as?: Seat): Eyes {
  const own = room.seatsOf(person);
  if (own.length > 0) {
    if (as !== undefined && !own.includes(as)) throw new Problem('not-allowed', 'That seat is not yours');
    const awaited = own.find((seat) => room.play.match.waitingFor.includes(seat));
    return { person, as: as ?? awaited ?? own[0] ?? null };
  }
  if (as !== undefined) throw new Problem('not-allowed', 'That seat is not yours');
  // Whoever was replaced by a bot may look on, and come back.
  const replaced = person !== null && room.seats.some((row) => row.person === person);
  const mayWatch = replaced || room.meta.row.visibility === 'lobby' || opens(house, room.id, key) !== null;
  if (mayWatch) return { person, as: null };
  throw notFound();
}

/** What a key is good for. */
export function opens(house: House, match: string, key: string | undefined): 'player' | 'spectator' | null {
  if (key === undefined) return null;
  const player = isSame(key, house.keys.link(match, 'player'));
  const spectator = isSame(key, house.keys.link(match, 'spectator'));
  return player ? 'player' : spectator ? 'spectator' : null;
}

/** Which lines of the log a view brings. */
export interface Lines {
  readonly from: number;
  readonly events: readonly Happening[];
  /** The lines do not continue what the client had. */
  readonly reset: boolean;
}

/** The lines since row `since` of the log, or the newest ones. */
export async function linesSince(house: House, room: Room, since: number | null): Promise<Lines> {
  const { eventCount } = room.play.match;
  const gap = since === null || since > room.play.seq ? null : await gapSince(house, room, since);
  if (gap !== null) return { from: gap, events: await linesFrom(house, room, gap), reset: false };
  const from = Math.max(0, eventCount - NEWEST);
  return { from, events: await linesFrom(house, room, from), reset: true };
}

async function gapSince(house: House, room: Room, since: number): Promise<number | null> {
  if (since === room.play.seq) return room.play.match.eventCount;
  const changed = await changedSince(house.db, room.id, since);
  return changed === null || changed.rows > CATCH_UP ? null : changed.from;
}

/** From memory where it reaches back far enough, otherwise from the store. */
function linesFrom(house: House, room: Room, from: number): Promise<Happening[]> | Happening[] {
  const { match } = room.play;
  if (from >= match.firstEvent) return [...match.eventsSince(from)];
  return eventsBetween(house.db, room.id, from, match.eventCount);
}

/** Events as one seat sees them. */
export function seenBy(room: Room, as: Seat | null, events: readonly Happening[]): SeenEvent[] {
  const viewer = new Viewer(room.play.match, as, namesOf(room.seats, room.play.match));
  return events.flatMap((event) => viewer.event(event));
}

/**
 * The match as `eyes` may see it. Everything that leaves the server about a running match goes through here. It shares data with
 * the match: whoever gets it turns it into text before the match goes on.
 */
export function tableFor(house: House, room: Room, eyes: Eyes, lines: Lines): TableView {
  const { play, meta } = room;
  const { match } = play;
  const { row, head } = meta;
  const names = namesOf(room.seats, match);
  const viewer = new Viewer(match, eyes.as, names, { sent: true });
  const outcome = head.outcome === null ? null : (JSON.parse(head.outcome) as StoredOutcome);
  const own = room.seatsOf(eyes.person);
  return {
    match: room.id,
    game: row.game,
    title: match.game.title,
    version: row.version,
    setup: match.setup,
    dice: row.dice,
    status: head.status,
    visibility: row.visibility,
    created: row.created,
    seq: play.seq,
    as: eyes.as,
    view: viewer.state(),
    request: head.status === 'over' ? null : viewer.request(),
    eventsFrom: lines.from,
    events: lines.events.flatMap((event) => viewer.event(event)),
    eventCount: match.eventCount,
    outcome,
    seats: room.seats.map((seat) =>
      seatSeen(seat, eyes.person, house.hub.isPresent(room.id, seat.person), names[seat.seat]),
    ),
    spectators: house.hub.spectators(room.id),
    proposals: proposalsOf(house, room),
    undo: undoInfo(room, eyes),
    commitment: match.commitment,
    replaceAfterMinutes: row.replace_minutes,
    waitingSince: head.asked,
    keys: own.length === 0 ? null : keysOf(house, room),
    host: eyes.person !== null && row.host === eyes.person,
  };
}

function keysOf(house: House, room: Room): NonNullable<TableView['keys']> {
  const { keys } = house;
  return {
    player: keys.link(room.id, 'player'),
    spectator: keys.link(room.id, 'spectator'),
    code: room.seats.some(({ kind }) => kind === 'open') ? keys.code(room.id) : null,
  };
}

function undoInfo(room: Room, { person }: Eyes): TableView['undo'] {
  const { answered, revealedAt } = room.play.match;
  const own = room.seatsOf(person);
  if (own.length === 0 || room.status !== 'playing') return { answered, revealedAt, free: answered, mine: null };
  const bots = room.seats.flatMap(({ kind, seat }) => (kind === 'bot' ? [seat] : []));
  const free = room.play.freeTo(new Set([...own, ...bots]));
  return { answered, revealedAt, free, mine: room.play.lastOf(new Set(own)) };
}

function seatSeen(row: SeatRow, person: string | null, present: boolean, called = calledOf(row)): SeatSeen {
  const { seat, kind, name, bot } = row;
  const my = person !== null && row.person === person;
  return {
    seat,
    kind,
    name: kind === 'bot' ? bot : name,
    called,
    mine: my && kind === 'person',
    bot: kind === 'bot' ? bot : null,
    present: kind === 'bot' || present,
    formerlyMine: my && kind === 'bot',
  };
}

const DAY_MILLIS = 24 * 60 * 60_000;
/** So long a question to the table stands. */
export const STANDS_MILLIS = 10 * 60_000;

function proposalsOf(house: House, room: Room): Proposal[] {
  if (room.status !== 'playing') return [];
  const standing = room.meta.proposals.filter(({ at }) => at > Date.now() - STANDS_MILLIS);
  return standing.map((row) => proposalSeen(house, room, row));
}

function proposalSeen(house: House, room: Room, row: ProposalRow): Proposal {
  const agreed = JSON.parse(row.agreed) as Seat[];
  const what = JSON.parse(row.what) as Proposal['what'];
  return {
    id: row.id,
    by: row.by_seat,
    what,
    at: row.at,
    agreed,
    missing: stillToAgree(house, room, agreed, what),
    takesBack: what.kind === 'undo' ? room.play.since(what.to) : null,
  };
}

/** The seats of everybody whom it concerns and who has not agreed yet. */
export function stillToAgree(house: House, room: Room, agreed: readonly Seat[], what: Proposal['what']): Seat[] {
  // Who may leave may also let a bot play on.
  if (what.kind === 'bot' && agreed.includes(what.seat)) return [];
  const concerned = room.seats.filter((row) => isConcerned(house, room, row, what));
  return concerned.flatMap(({ seat }) => (agreed.includes(seat) ? [] : [seat]));
}

/** A table that chose no time of silence waits this long for somebody before the others can do without them. */
const SILENCE_MINUTES = 3 * 24 * 60;

/**
 * All people at the table, the one to be replaced among them, unless that one has kept the table waiting for as long as it wanted
 * to wait. A person whom a bot replaced unasked has a voice for that time, too: the others cannot replace somebody and then change
 * what is theirs. They take their seat back to use it.
 */
function isConcerned(house: House, room: Room, row: SeatRow, what: Proposal['what']): boolean {
  const { row: match, head } = room.meta;
  const silence = (match.replace_minutes ?? SILENCE_MINUTES) * 60_000;
  if (row.kind === 'bot') {
    return what.kind !== 'bot' && row.person !== null && (row.away ?? 0) + Math.max(silence, DAY_MILLIS) > Date.now();
  }
  if (row.kind === 'open') return false;
  if (what.kind !== 'bot' || what.seat !== row.seat) return true;
  const isAwaited = (JSON.parse(head.waiting) as Seat[]).includes(row.seat);
  return !isAwaited || head.asked + silence > Date.now() || !house.clock.isTrusted;
}

/** A match in a list, without loading it. */
export function cardOf(house: House, listed: Listed, seats: readonly SeatRow[], person: string | null): MatchCard {
  const waiting = listed.status === 'playing' ? (JSON.parse(listed.waiting) as Seat[]) : [];
  const game: AnyGame | undefined = house.games.get(listed.game);
  const seen = seats.map((row) => seatSeen(row, person, house.hub.isPresent(listed.id, row.person)));
  return {
    id: listed.id,
    game: listed.game,
    title: game?.title ?? listed.game,
    status: listed.status,
    visibility: listed.visibility,
    created: listed.created,
    updated: listed.updated,
    answered: listed.answered,
    seats: seen,
    myTurn: seen.flatMap(({ seat, mine }) => (mine && waiting.includes(seat) ? [seat] : [])),
    waitingFor: waiting,
    outcome: listed.outcome === null ? null : (JSON.parse(listed.outcome) as StoredOutcome).text,
  };
}
