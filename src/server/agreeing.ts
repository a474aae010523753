import { type AnyGame, Match, type Seat } from '../kernel/index.ts';
import type { Ack, Proposed } from '../wire/index.ts';
import type { House } from './house.ts';
import { type Change, Play } from './play.ts';
import { Problem } from './problem.ts';
import { recordOf } from './record.ts';
import type { Room } from './room.ts';
import { sha256 } from './secrets.ts';
import { mustHaveBot, seatToBot } from './seating.ts';
import { STANDS_MILLIS, stillToAgree } from './seeing.ts';
import { rowOfClient } from './store/log.ts';
import type { ProposalRow } from './store/schema.ts';
import { dropProposal, saveProposal } from './store/tables.ts';

/** So long bots hold still while the table is asked to go back. */
const PAUSE_MILLIS = 60_000;
/** So many questions of one person may stand at once. */
const MOST_PROPOSALS = 5;

interface By {
  readonly person: string;
  readonly clientId: string;
}

/** Asks the table for something; what needs nobody's consent is done at once. */
export function propose(house: House, match: string, by: By, seat: Seat, what: Proposed): Promise<Ack> {
  return house.rooms.enter(match, async (room) => {
    const own = room.seatsOf(by.person);
    if (!own.includes(seat)) throw new Problem('not-allowed', 'That seat is not yours');
    const done = await rowOfClient(house.db, match, by.person, by.clientId);
    if (done !== undefined) return { id: by.clientId, seq: done.seq, n: done.answered };
    room.mustPlay();
    check(room, what);
    if (what.kind === 'undo' && isFree(room, own, what.to)) {
      await undo(house, room, what.to, [], by);
      return acked(room, by);
    }
    const agreed = [...own];
    if (stillToAgree(house, room, agreed, what).length === 0) {
      await carryOut(house, room, what, agreed, by);
      return acked(room, by);
    }
    const mine = room.meta.proposals.filter(({ by_seat, at }) => own.includes(by_seat) && isStanding(at));
    if (mine.length >= MOST_PROPOSALS) throw new Problem('too-many', 'You have asked the table for enough already');
    const id = sha256(`${by.person} ${by.clientId}`).slice(0, 24);
    const row = {
      match,
      id,
      by_seat: seat,
      what: JSON.stringify(what),
      agreed: JSON.stringify(agreed),
      at: Date.now(),
    };
    await saveProposal(house.db, row);
    room.changeMeta({ proposals: [...room.meta.proposals.filter((other) => other.id !== id), row] });
    if (what.kind !== 'bot') room.pausedUntil = performance.now() + PAUSE_MILLIS;
    told(house, room);
    return acked(room, by);
  });
}

/** Agrees to a proposal with all my seats, or turns it down for everybody. */
export function consent(house: House, match: string, by: By, proposal: string, agree: boolean): Promise<Ack> {
  return house.rooms.enter(match, async (room) => {
    const own = room.seatsOf(by.person);
    const row = room.meta.proposals.find(({ id }) => id === proposal);
    const stands = row !== undefined && isStanding(row.at);
    if (own.length === 0) throw new Problem('not-allowed', 'Only those at the table are asked');
    if (!stands || !agree) {
      await withdraw(house, room, proposal);
      if (!stands) throw new Problem('stale', 'That is no longer asked');
      return acked(room, by);
    }
    const what = JSON.parse(row.what) as Proposed;
    const agreed = [...new Set([...(JSON.parse(row.agreed) as Seat[]), ...own])];
    if (stillToAgree(house, room, agreed, what).length > 0) {
      await agreeTo(house, room, { ...row, agreed: JSON.stringify(agreed) });
      return acked(room, by);
    }
    // Whoever takes it off the list carries it out: two servers cannot both do it.
    if (!(await withdraw(house, room, proposal))) throw new Problem('stale', 'That is no longer asked');
    room.mustPlay();
    await carryOut(house, room, what, agreed, by);
    return acked(room, by);
  });
}

const isStanding = (at: number): boolean => at > Date.now() - STANDS_MILLIS;

async function agreeTo(house: House, room: Room, row: ProposalRow): Promise<void> {
  await saveProposal(house.db, row);
  room.changeMeta({ proposals: room.meta.proposals.map((other) => (other.id === row.id ? row : other)) });
  told(house, room);
}

async function withdraw(house: House, room: Room, proposal: string): Promise<boolean> {
  const dropped = await dropProposal(house.db, room.id, proposal);
  room.changeMeta({ proposals: room.meta.proposals.filter(({ id }) => id !== proposal) });
  room.pausedUntil = 0;
  told(house, room);
  return dropped;
}

function told(house: House, room: Room): void {
  house.hub.changed(room, null);
  house.bus.tell({ match: room.id });
  house.drivers.poke(room);
}

const acked = (room: Room, { clientId }: By): Ack => ({
  id: clientId,
  seq: room.play.seq,
  n: room.play.match.answered,
});

/** What cannot be done even if all agree is not asked. */
function check(room: Room, what: Proposed): void {
  if (what.kind === 'undo' && what.to >= room.play.match.answered)
    throw new Problem('stale', 'There is nothing to undo');
  if (what.kind !== 'bot') return;
  const seat = room.seats.find((row) => row.seat === what.seat);
  if (seat === undefined || seat.kind === 'bot') throw new Problem('not-allowed', 'That seat has no person');
  mustHaveBot(what.bot);
}

function isFree(room: Room, own: readonly Seat[], to: number): boolean {
  const bots = room.seats.flatMap(({ kind, seat }) => (kind === 'bot' ? [seat] : []));
  return to >= room.play.freeTo(new Set([...own, ...bots]));
}

async function carryOut(house: House, room: Room, what: Proposed, agreed: readonly Seat[], by: By): Promise<void> {
  const all = room.seats.map(({ seat }) => seat);
  if (what.kind === 'undo') await undo(house, room, what.to, all, by);
  else if (what.kind === 'repair') await repair(house, room, what, all, by);
  else await seatToBot(house, room, what.seat, what.bot, agreed.includes(what.seat) ? 0 : Date.now());
}

async function undo(house: House, room: Room, to: number, all: readonly Seat[], by: By): Promise<void> {
  const before = room.awaited;
  if (!room.play.reaches(to)) await loadWhole(house, room);
  const result = room.play.undo(to, all);
  if (!result.ok) throw new Problem('not-allowed', result.message);
  const { eventCount } = room.play.match;
  const entry = { undo: to, ...(all.length > 0 ? { consent: all } : undefined) };
  await written(house, room, { entry, eventsFrom: eventCount, events: [] }, by, before);
}

async function repair(
  house: House,
  room: Room,
  what: Extract<Proposed, { kind: 'repair' }>,
  all: readonly Seat[],
  by: By,
): Promise<void> {
  const before = room.awaited;
  const eventsFrom = room.play.match.position().events;
  const result = room.play.repair(what.changes, what.reason, all);
  if (!result.ok) throw new Problem('not-allowed', result.message);
  const entry = { repair: what.changes, reason: what.reason, consent: all };
  await written(house, room, { entry, eventsFrom, events: room.play.match.eventsSince(eventsFrom) }, by, before);
}

async function written(house: House, room: Room, change: Change, by: By, before: ReadonlySet<string>): Promise<void> {
  const done = await house.rooms.commit(room, change, by, before);
  if (done === 'raced') throw new Problem('stale', 'The table has moved on meanwhile');
}

/** Going back further than memory reaches needs the whole log; only then is it read. */
async function loadWhole(house: House, room: Room): Promise<void> {
  const { row } = room.meta;
  const match = Match.reopen(room.play.match.game as AnyGame, await recordOf(house.db, row));
  room.load(room.meta, Play.whole(match, room.play.seq));
}
