import { randomBytes } from 'node:crypto';
import { botNames, usualBot } from '../../bots/index.ts';
import type { Json, Seat } from '../../kernel/index.ts';
import type { Join, SeatPlan } from '../../wire/index.ts';
import { onlookersOf } from './answering.ts';
import type { House } from '../house.ts';
import { Problem, notFound } from '../problem.ts';
import { termsOf } from './record.ts';
import type { Room } from './room.ts';
import { announce } from './chatting.ts';
import { mustBeClear, owes } from '../people/keeping.ts';
import { mustBeDecent } from '../people/manners.ts';
import { asTyped, sha256, unguessable } from '../people/secrets.ts';
import { opens } from './seeing.ts';
import type { MatchRow, PersonRow, ProposalRow, SeatRow } from '../store/schema.ts';
import { changeSeat, type Meta } from '../store/tables.ts';
import type { Made } from '../threads/tasks.ts';

/** The bots that can take a seat in a game: ours, and the programs that the operator lets play. */
export const botsFor = (house: House, game: string): readonly string[] => [
  ...botNames,
  ...house.programs.namesFor(game),
];

export function mustHaveBot(house: House, game: string, bot: string): void {
  const bots = botsFor(house, game);
  if (!bots.includes(bot)) throw new Problem('bad-request', `There is no bot ${bot}; there are ${bots.join(', ')}`);
}

/** A new match, or one begun offline that goes on here, as the body of a request wants it. Gives its id. */
export async function createMatch(house: House, person: PersonRow, body: string): Promise<string> {
  const id = unguessable();
  const room = house.rooms.newRoom(id);
  // 256 bits: the published hash of the seed tells nothing about it.
  const seed = randomBytes(32).toString('base64url');
  const { made, desk } = await house.threads.make(person.id, room.pace, { body, seed });
  try {
    await house.rooms.open(room, metaOf(house, id, person, seed, made), desk, made.change);
  } catch (error) {
    desk.clear();
    throw error;
  }
  house.drivers.poke(room);
  return id;
}

function metaOf(
  house: House,
  id: string,
  person: PersonRow,
  seed: string,
  { terms, plans, seats: all }: Made,
): Meta & { readonly row: MatchRow } {
  const seats = seatsFor(house, { id, game: terms.game }, all, person, plans);
  if (terms.visibility === 'lobby' && !house.settings.lobby) throw new Problem('not-allowed', NO_LOBBY);
  const row: MatchRow = {
    ...terms,
    id,
    seed,
    host: person.id,
    created: Date.now(),
    code_hash: sha256(house.keys.code(id)),
    origin_seq: 1,
  };
  const status = seats.some(({ kind }) => kind === 'open') ? 'waiting' : 'playing';
  const nothingYet = { seq: 0, answered: 0, waiting: '[]', outcome: null, bots_due: 0, asked: 0, updated: 0 };
  return { row, seats, head: { match: id, status, ...nothingYet }, proposals: [] };
}

function seatsFor(
  house: House,
  { id, game }: Pick<MatchRow, 'id' | 'game'>,
  all: readonly Seat[],
  person: PersonRow,
  plans: readonly SeatPlan[],
): SeatRow[] {
  const unknown = plans.find(({ seat }) => !all.includes(seat));
  if (unknown !== undefined) throw new Problem('bad-request', `This set-up has no seat ${unknown.seat}`);
  const twice = plans.find(({ seat }, i) => plans.some((other, j) => j < i && other.seat === seat));
  if (twice !== undefined) throw new Problem('bad-request', `Seat ${twice.seat} is given away twice`);
  const rows = all.map((seat, place): SeatRow => {
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
    if (plan?.kind === 'me') mustBeDecent(house.settings, plan.name);
    if (plan?.kind === 'me') return { ...row, kind: 'person', person: person.id, name: plan.name ?? person.name };
    if (plan?.kind !== 'bot') return row;
    mustHaveBot(house, game, plan.bot);
    return { ...row, kind: 'bot', bot: plan.bot };
  });
  // Whoever makes it may look on, as a big screen does: but somebody has to play.
  if (rows.every(({ kind }) => kind === 'bot')) throw new Problem('bad-request', 'Leave a seat for somebody');
  return rows;
}

/** What somebody reads who wants a table to be listed for everybody. */
export const NO_LOBBY = 'This server has no open lobby: ask your friends in by link';

/** Takes an open seat, or one's own back from a bot. */
export function joinMatch(house: House, match: string, person: PersonRow, wish: Join): Promise<void> {
  mustBeDecent(house.settings, wish.name);
  return house.rooms.enter(match, async (room) => {
    const { row } = room.meta;
    const formerly = room.seats.filter((seat) => seat.kind === 'bot' && seat.person === person.id);
    const mayJoin = row.visibility === 'lobby' || opens(house, match, wish.key) === 'player';
    if (!mayJoin && formerly.length === 0 && room.seatsOf(person.id).length === 0) throw notFound();
    if (room.status === 'over') throw new Problem('over', 'The match is over');
    const open = [...formerly, ...(mayJoin ? room.seats.filter(({ kind }) => kind === 'open') : [])];
    const seat = wish.seat === undefined ? open[0] : open.find((one) => one.seat === wish.seat);
    const taken = seat?.seat ?? room.seatsOf(person.id).find((one) => one === wish.seat);
    if (wish.list !== undefined && taken !== undefined) await bring(house, room, person.id, taken, wish.list);
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

/** A list of somebody's own takes the place of the one that the set-up has for their seat, before anybody has answered anything. */
async function bring(house: House, room: Room, person: string, seat: Seat, list: Json): Promise<void> {
  mustBeClear(house, person);
  const { row } = room.meta;
  if (room.status !== 'waiting' || row.origin !== null)
    throw new Problem('not-allowed', 'The match has begun: lists stay as they are');
  const onlookers = onlookersOf(house, room);
  const { setup, change } = await room.ask('bring', { terms: termsOf(row), seat, list, ...onlookers });
  const done = await house.rooms.commit(room, change, { person: null, clientId: null }, onlookers.eyes, setup);
  if (done === 'raced') throw new Problem('stale', 'The table has moved on meanwhile');
  owes(house, person, change, setup);
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

/** While a match waits, its maker may fill open seats with bots, or open them again, also one that somebody else has taken. */
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
    const waits = room.status === 'waiting';
    if (row?.kind === 'person' && row.person !== person.id && waits && bot === null)
      return await change(house, room, row, { kind: 'open', person: null, name: null, bot: null, away: null });
    if (row === undefined || row.kind === 'person') throw new Problem('taken', 'Somebody has that seat');
    if (bot !== null) mustHaveBot(house, room.meta.row.game, bot);
    else if (!waits) throw new Problem('not-allowed', 'The match has begun');
    await change(house, room, row, { kind: bot === null ? 'open' : 'bot', bot });
  });
}

/** A bot takes over; the person who had the seat may take it back. `away`: since when that person is away, 0 if they agreed. */
export async function seatToBot(house: House, room: Room, seat: Seat, bot: string, away: number): Promise<void> {
  const row = room.seats.find((one) => one.seat === seat);
  if (row === undefined || row.kind === 'bot') throw new Problem('stale', 'A bot has that seat already');
  await change(house, room, row, { kind: 'bot', bot, away: row.person === null ? null : away });
}

/** A program that does not play is replaced, and everybody at the table is told why. */
export async function replaceProgram(
  house: House,
  room: Room,
  seat: Seat,
  program: string,
  why: string,
): Promise<void> {
  const row = room.seats.find((one) => one.seat === seat);
  if (row?.kind !== 'bot' || row.bot !== program) return;
  await change(house, room, row, { bot: usualBot });
  await announce(
    house,
    room.id,
    `The bot ${program} does not play on: ${why}. The bot ${usualBot} has taken its seat.`,
  );
}

/** Bots replace the people who have been awaited longer than the table wanted. */
export function replaceOverdue(house: House, match: string): Promise<void> {
  return house.rooms.enter(match, async (room) => {
    const { row, head } = room.meta;
    if (row.replace_minutes === null || head.asked + row.replace_minutes * 60_000 > Date.now()) return;
    const { waitingFor } = room.standing;
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
  const waiting = room.standing.waitingFor;
  const head = {
    ...(begins ? { status: 'playing' as const, asked: now } : undefined),
    bots_due: seats.some(({ kind, seat }) => kind === 'bot' && waiting.includes(seat)) ? 1 : 0,
    updated: now,
  };
  const awaitedBefore = room.awaited;
  const proposals =
    after.person === before.person ? room.meta.proposals : room.meta.proposals.map((row) => without(row, before.seat));
  const changed = proposals.filter((row, i) => row !== room.meta.proposals[i]);
  if (!(await changeSeat(house.db, before, after, head, changed))) {
    room.unload();
    throw new Problem('taken', 'Somebody was faster');
  }
  room.changeMeta({ seats, proposals, head: { ...room.meta.head, ...head } });
  house.bus.tell({ match: room.id });
  house.hub.changed(room, null);
  house.hub.itIsTheTurnOf(
    room,
    [...room.awaited].filter((person) => !awaitedBefore.has(person)),
  );
  house.drivers.poke(room);
}

/** A person who sits down in a seat has not agreed to what was agreed there before. */
function without(row: ProposalRow, seat: Seat): ProposalRow {
  const agreed = JSON.parse(row.agreed) as Seat[];
  return agreed.includes(seat) ? { ...row, agreed: JSON.stringify(agreed.filter((one) => one !== seat)) } : row;
}

export const typedCode = (code: string): string => sha256(asTyped(code));
