import { type AnyGame, joinView, type Seat, textOf } from '../../kernel/index.ts';
import type { MatchCard, Proposal, SeatSeen, TableView } from '../../wire/index.ts';
import { onlookersOf } from './answering.ts';
import { calledOf } from '../people/called.ts';
import type { House } from '../house.ts';
import { notFound, Problem } from '../problem.ts';
import type { Room } from './room.ts';
import { isSame } from '../people/secrets.ts';
import { changedSince, eventRows, newestRows } from '../store/log.ts';
import type { ProposalRow, SeatRow } from '../store/schema.ts';
import { type Listed, seatsOf } from '../store/tables.ts';
import { linesIn } from '../threads/log.ts';
import type { Eyes, Lines, Seen, StoredOutcome } from '../threads/tasks.ts';

/** A first look brings this many of the newest lines. */
const NEWEST = 100;
/** After more rows than this somebody who was away starts afresh. */
const CATCH_UP = 1000;

/** Who looks, or a problem if they may not. `as` names one of several own seats. */
export function eyesFor(house: House, room: Room, person: string | null, key?: string, as?: Seat): Eyes {
  const own = room.seatsOf(person);
  if (as !== undefined && !own.includes(as)) throw new Problem('not-allowed', 'That seat is not yours');
  if (own.length > 0) return { own, ...(as === undefined ? undefined : { as }) };
  // Somebody who was replaced by a bot may look on, and come back.
  const replaced = person !== null && room.seats.some((row) => row.person === person);
  // Whoever made it may look on without a seat: a big screen, with everybody's phones around it.
  const isHost = person !== null && room.meta.row.host === person;
  const mayWatch = replaced || isHost || room.meta.row.visibility === 'lobby' || opens(house, room.id, key) !== null;
  if (mayWatch) return { own };
  throw notFound();
}

/** What a key is good for. */
export function opens(house: House, match: string, key: string | undefined): 'player' | 'spectator' | null {
  if (key === undefined) return null;
  const player = isSame(key, house.keys.link(match, 'player'));
  const spectator = isSame(key, house.keys.link(match, 'spectator'));
  return player ? 'player' : spectator ? 'spectator' : null;
}

/** A table to be shown: what its eyes see of the match, and lines of the log. */
export interface Shown extends Seen {
  readonly from: number;
  /** The lines do not continue what the client had. */
  readonly reset: boolean;
}

/** What somebody sees who has seen everything up to row `since` of the log. Only for whoever is in line. */
export async function lookAt(house: House, room: Room, eyes: Eyes, since: number | null): Promise<Shown> {
  const { seq } = room.standing;
  const gap = since === null || since > seq ? null : await gapSince(house, room, since);
  const reset = gap === null;
  const from = gap ?? Math.max(0, room.standing.eventCount - NEWEST);
  const known = room.seenBy(eyes);
  if (known !== undefined && from === room.standing.eventCount) return { ...known, from, events: '[]', reset };
  const lines = await linesFrom(house, room, from, room.standing.eventCount);
  const given = { ...onlookersOf(house, room), eyes: [eyes], lines };
  const { standing, seen } = await room.ask('look', given);
  // It was loaded anew on the way: another server has written meanwhile, or memory does not reach back as far as before.
  if (standing.seq !== seq || (!('rows' in lines) && standing.firstEvent > from))
    return lookAt(house, room, eyes, since);
  room.looked(standing, eyes, seen[0]);
  return { ...(seen[0] as Seen), from, reset };
}

async function gapSince(house: House, room: Room, since: number): Promise<number | null> {
  if (since === room.standing.seq) return room.standing.eventCount;
  const changed = await changedSince(house.db, room.id, since);
  return changed === null || changed.rows > CATCH_UP ? null : changed.from;
}

/** From memory where it reaches back far enough, otherwise from the store. */
async function linesFrom(house: House, room: Room, from: number, to: number): Promise<Lines> {
  const { firstEvent, eventCount } = room.standing;
  if (from >= firstEvent && to === eventCount) return { from };
  return { from, to, rows: await eventRows(house.db, room.id, from, to) };
}

/** The match as somebody may see it, as the text of a whole `TableView`. */
export function wholeTableText(house: House, room: Room, person: string | null, shown: Shown): string {
  const text = tableText(house, room, person, shown);
  return JSON.stringify(joinView(JSON.parse(text), JSON.parse(fixedParts(room, shown))));
}

/** What `tableText` leaves out, by where it stands in the table: the set-up, and what the game calls fixed in its view. */
export const fixedParts = ({ meta }: Room, { fixed }: Shown): string =>
  `{"setup":${meta.row.setup}${fixed.parts === '' ? '' : `,${fixed.parts}`}}`;

/**
 * The match as somebody may see it, as the text of a `TableView` without its fixed parts. Everything that leaves the server about a running match goes
 * through here; what follows from the match itself was cut to these eyes where it is played.
 */
export function tableText(house: House, room: Room, person: string | null, { table, from, events }: Shown): string {
  const { meta, standing } = room;
  const { row, head } = meta;
  const own = room.seatsOf(person);
  const isHost = person !== null && row.host === person;
  const around: Omit<TableView, 'setup' | 'as' | 'view' | 'request' | 'undo' | 'events' | 'outcome'> = {
    match: room.id,
    game: row.game,
    title: house.games.get(row.game)?.title ?? row.game,
    version: row.version,
    dice: row.dice,
    status: head.status,
    visibility: row.visibility,
    created: row.created,
    seq: standing.seq,
    eventsFrom: from,
    eventCount: standing.eventCount,
    seats: room.seats.map((seat) =>
      seatSeen(seat, person, house.hub.isPresent(room.id, seat.person), room.called(seat)),
    ),
    spectators: house.hub.spectators(room.id),
    proposals: proposalsOf(house, room),
    commitment: room.commitment,
    replaceAfterMinutes: row.replace_minutes,
    waitingSince: head.asked,
    keys: own.length === 0 && !isHost ? null : keysOf(house, room),
    host: isHost,
  };
  const text = JSON.stringify(around).slice(0, -1);
  return `${text},"outcome":${head.outcome ?? 'null'},${table},"events":${events}}`;
}

function keysOf(house: House, room: Room): NonNullable<TableView['keys']> {
  const { keys } = house;
  return {
    player: keys.link(room.id, 'player'),
    spectator: keys.link(room.id, 'spectator'),
    code: room.seats.some(({ kind }) => kind === 'open') ? keys.code(room.id) : null,
  };
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
    takesBack: what.kind === 'undo' ? (room.standing.takesBack[what.to] ?? null) : null,
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
    if (what.kind === 'bot' || row.person === null || row.away === 0) return false;
    return (row.away ?? 0) + Math.max(silence, DAY_MILLIS) > Date.now() || !house.clock.isTrusted;
  }
  if (row.kind === 'open') return false;
  if (what.kind !== 'bot' || what.seat !== row.seat) return true;
  const isAwaited = (JSON.parse(head.waiting) as Seat[]).includes(row.seat);
  return !isAwaited || head.asked + silence > Date.now() || !house.clock.isTrusted;
}

/** Where a list shows what is going on, it does for so many matches, out of so many of the newest rows of each. */
const TOLD = 12;
const ROWS_READ = 4;

/** Matches as cards, as somebody sees them, with what has happened lately. */
export async function tellingCards(
  house: House,
  listed: readonly Listed[],
  person: string | null,
): Promise<MatchCard[]> {
  const cards = await cardsOf(house, listed, person);
  return await Promise.all(
    cards.map(async (card, i) =>
      i < TOLD && card.status === 'playing' ? { ...card, lately: await latelyIn(house, card) } : card,
    ),
  );
}

/** The newest line of a log that everybody may read, in words. */
async function latelyIn(house: House, { id, game, seats }: MatchCard): Promise<string | null> {
  const rows = await newestRows(house.db, id, ROWS_READ);
  const end = rows[0]?.events_to ?? 0;
  const lines = linesIn(rows.map(({ events }) => events).toReversed(), 0, end);
  const said = lines.findLast(({ to, others }) => to === undefined || others !== undefined);
  const texts = house.games.get(game)?.texts;
  if (said === undefined || texts === undefined) return null;
  const names = Object.fromEntries(seats.map(({ seat, called }) => [seat, called]));
  return textOf(texts, said.to === undefined ? said : (said.others ?? said), names);
}

/** Matches as cards, as somebody sees them, without loading them. */
export async function cardsOf(house: House, listed: readonly Listed[], person: string | null): Promise<MatchCard[]> {
  if (listed.length === 0) return [];
  const seats = await seatsOf(
    house.db,
    listed.map(({ id }) => id),
  );
  return listed.map((row) =>
    cardOf(
      house,
      row,
      seats.filter(({ match }) => match === row.id),
      person,
    ),
  );
}

function cardOf(house: House, listed: Listed, seats: readonly SeatRow[], person: string | null): MatchCard {
  const waiting = listed.status === 'playing' ? (JSON.parse(listed.waiting) as Seat[]) : [];
  const game: AnyGame | undefined = house.games.get(listed.game);
  const seen = seats.map((row) => seatSeen(row, person, house.hub.isPresent(listed.id, row.person)));
  const outcome = listed.outcome === null ? null : (JSON.parse(listed.outcome) as StoredOutcome);
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
    lately: null,
    outcome: outcome?.text ?? null,
    won: outcome?.won ?? [],
  };
}
