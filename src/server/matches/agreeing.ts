import type { Seat } from '../../kernel/index.ts';
import type { Ack, Proposed } from '../../wire/index.ts';
import { onlookersOf } from './answering.ts';
import { sayAt } from './chatting.ts';
import type { House } from '../house.ts';
import { mustBeClear, owes } from '../people/keeping.ts';
import { Problem } from '../problem.ts';
import { wholeOf } from './record.ts';
import type { Room } from './room.ts';
import { sha256 } from '../people/secrets.ts';
import { mustHaveBot, seatToBot } from './seating.ts';
import { STANDS_MILLIS, stillToAgree } from './seeing.ts';
import { rowOfClient } from '../store/log.ts';
import type { ProposalRow } from '../store/schema.ts';
import { dropProposal, saveProposal } from '../store/tables.ts';
import type { Changed, Eyes, NotDone, Whole } from '../threads/tasks.ts';

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
    mustBeClear(house, by.person);
    const own = room.seatsOf(by.person);
    if (!own.includes(seat)) throw new Problem('not-allowed', 'That seat is not yours');
    const done = await rowOfClient(house.db, match, by.person, by.clientId);
    if (done !== undefined) return { id: by.clientId, seq: done.seq, n: done.answered };
    room.mustPlay();
    check(house, room, what);
    if (what.kind === 'repair') await mustBeMendable(room, seat, what.changes);
    if (what.kind === 'undo' && (await undone(house, room, what.to, [], by)) === 'done') return acked(room, by);
    const agreed = [...own];
    if (stillToAgree(house, room, agreed, what).length === 0) {
      await carryOut(house, room, what, agreed, by);
      return acked(room, by);
    }
    // What is asked is part of the id: nobody agrees to something else than what they were shown.
    const id = sha256(`${by.person} ${by.clientId} ${JSON.stringify(what)}`).slice(0, 24);
    if (room.meta.proposals.some((row) => row.id === id && isStanding(row.at))) return acked(room, by);
    const mine = room.meta.proposals.filter(({ by_seat, at }) => own.includes(by_seat) && isStanding(at));
    if (mine.length >= MOST_PROPOSALS) throw new Problem('too-many', 'You have asked the table for enough already');
    const row = {
      match,
      id,
      by_seat: seat,
      what: JSON.stringify(what),
      agreed: JSON.stringify(agreed),
      at: Date.now(),
    };
    const standing = room.meta.proposals.filter(({ at }) => isStanding(at));
    for (const old of room.meta.proposals) if (!standing.includes(old)) await dropProposal(house.db, match, old.id);
    await saveProposal(house.db, row);
    room.changeMeta({ proposals: [...standing, row] });
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
    if (own.length === 0) throw new Problem('not-allowed', 'Only those at the table are asked');
    if (row === undefined) throw new Problem('stale', 'That is no longer asked');
    const stands = isStanding(row.at);
    if (!stands || !agree) {
      await withdraw(house, room, proposal);
      if (!stands) throw new Problem('stale', 'That is no longer asked');
      if (!own.includes(row.by_seat)) await sayNo(house, room, by, own);
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

/** Whoever asked hears who has turned it down. */
async function sayNo(house: House, room: Room, { person, clientId }: By, own: readonly Seat[]): Promise<void> {
  const seat = room.seats.find((row) => own.includes(row.seat));
  if (seat !== undefined) await sayAt(house, room.id, person, seat, clientId, 'I do not agree to that.');
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
  seq: room.standing.seq,
  n: room.standing.answered,
});

/** A repair that the rules cannot go on from, as far as that seat may know, is not asked for either. */
async function mustBeMendable(
  room: Room,
  seat: Seat,
  changes: Extract<Proposed, { kind: 'repair' }>['changes'],
): Promise<void> {
  const fault = await room.ask('wouldMend', { seat, changes });
  if (fault !== null) throw new Problem('not-allowed', fault);
}

/** What can be corrected by hand, as one of my seats may know it: JSON text. */
export function corrections(house: House, match: string, person: string, seat: Seat): Promise<string> {
  return house.rooms.enter(match, async (room) => {
    if (!room.seatsOf(person).includes(seat)) throw new Problem('not-allowed', 'That seat is not yours');
    room.mustPlay();
    return room.ask('corrections', { seat });
  });
}

/** What cannot be done even if all agree is not asked. */
function check(house: House, room: Room, what: Proposed): void {
  if (what.kind === 'undo' && what.to >= room.standing.answered) throw new Problem('stale', 'There is nothing to undo');
  if (what.kind !== 'bot') return;
  const seat = room.seats.find((row) => row.seat === what.seat);
  if (seat === undefined || seat.kind === 'bot') throw new Problem('not-allowed', 'That seat has no person');
  mustHaveBot(house, room.meta.row.game, what.bot);
}

async function carryOut(house: House, room: Room, what: Proposed, agreed: readonly Seat[], by: By): Promise<void> {
  const all = room.seats.map(({ seat }) => seat);
  if (what.kind === 'undo') await undone(house, room, what.to, all, by);
  else if (what.kind === 'repair') await repair(house, room, what, all, by);
  else await seatToBot(house, room, what.seat, what.bot, agreed.includes(what.seat) ? 0 : Date.now());
}

/** Without anybody's consent it is done only where it is free. */
async function undone(house: House, room: Room, to: number, all: readonly Seat[], by: By): Promise<'done' | 'ask'> {
  const onlookers = onlookersOf(house, room);
  const alone = [...room.seatsOf(by.person), ...room.botSeats];
  const takeBack = (whole: Whole | null) => room.ask('undo', { to, consent: all, alone, whole, ...onlookers });
  let result = await takeBack(null);
  // Going back further than memory reaches needs the whole log; only then is it read.
  if (!result.ok && result.why === 'far') result = await takeBack(await wholeOf(house.db, room.meta.row));
  if (!result.ok && result.why === 'ask') return 'ask';
  await written(house, room, result, by, onlookers.eyes);
  return 'done';
}

async function repair(
  house: House,
  room: Room,
  { changes, reason }: Extract<Proposed, { kind: 'repair' }>,
  all: readonly Seat[],
  by: By,
): Promise<void> {
  const onlookers = onlookersOf(house, room);
  const result = await room.ask('repair', { changes, reason, consent: all, ...onlookers });
  await written(house, room, result, by, onlookers.eyes);
}

async function written(
  house: House,
  room: Room,
  result: Changed | NotDone,
  by: By,
  eyes: readonly Eyes[],
): Promise<void> {
  if (!result.ok) throw new Problem('not-allowed', result.message);
  const done = await house.rooms.commit(room, result, by, eyes);
  if (done === 'raced') throw new Problem('stale', 'The table has moved on meanwhile');
  owes(house, by.person, result);
}
