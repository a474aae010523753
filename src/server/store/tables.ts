import type { Db } from './database.ts';
import type { ChatRow, HeadRow, MatchRow, ProposalRow, SeatRow } from './schema.ts';

/** Everything about a match but its log, and the record as which it came: that is long, and hardly ever wanted. */
export interface Meta {
  readonly row: Omit<MatchRow, 'uploaded'>;
  readonly seats: readonly SeatRow[];
  readonly head: HeadRow;
  readonly proposals: readonly ProposalRow[];
}

export async function metaOf(db: Db, match: string): Promise<Meta | null> {
  const row = await db.selectFrom('matches').select(KEPT_IN_MIND).where('id', '=', match).executeTakeFirst();
  const head = await db.selectFrom('heads').selectAll().where('match', '=', match).executeTakeFirst();
  if (row === undefined || head === undefined) return null;
  const seats = await seatsOf(db, [match]);
  const proposals = await db.selectFrom('proposals').selectAll().where('match', '=', match).orderBy('at').execute();
  return { row, head, seats, proposals };
}

const KEPT_IN_MIND = [
  'id',
  'game',
  'version',
  'setup',
  'seed',
  'dice',
  'visibility',
  'host',
  'created',
  'code_hash',
  'replace_minutes',
  'origin',
  'origin_seq',
] as const satisfies readonly Exclude<keyof MatchRow, 'uploaded'>[];

/** The record as which a match came that was begun offline, as JSON. */
export async function uploadOf(db: Db, match: string): Promise<string | null> {
  const row = await db.selectFrom('matches').select('uploaded').where('id', '=', match).executeTakeFirst();
  return row?.uploaded ?? null;
}

export function seatsOf(db: Db, matches: readonly string[]): Promise<SeatRow[]> {
  return db.selectFrom('seats').selectAll().where('match', 'in', matches).orderBy('match').orderBy('place').execute();
}

/** Gives a seat to somebody else, if it still is as `before` says, and changes `proposals`. False: somebody was faster. */
export async function changeSeat(
  db: Db,
  before: SeatRow,
  after: SeatRow,
  head: Partial<HeadRow>,
  proposals: readonly ProposalRow[],
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { match, seat, kind, person, name, bot, away } = after;
    if (person !== null && person !== before.person && !(await isStillThere(tx, person))) return false;
    const changed = await tx
      .updateTable('seats')
      .set({ kind, person, name, bot, away })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('kind', '=', before.kind)
      .where('person', 'is not distinct from', before.person)
      .returning('seat')
      .execute();
    if (changed.length === 0) return false;
    await tx.updateTable('heads').set(head).where('match', '=', match).execute();
    for (const { id, agreed } of proposals)
      await tx.updateTable('proposals').set({ agreed }).where('match', '=', match).where('id', '=', id).execute();
    return true;
  });
}

/** Whether somebody has not been forgotten. Until the transaction is over they will not be. */
async function isStillThere(tx: Db, person: string): Promise<boolean> {
  const rows = await tx.updateTable('people').set({ id: person }).where('id', '=', person).returning('id').execute();
  return rows.length > 0;
}

/** What a list says of a match. Its set-up, origin and upload may be megabytes: they stay where they are. */
export type Listed = Pick<MatchRow, (typeof SHOWN_OF_MATCH)[number]> & Pick<HeadRow, (typeof SHOWN_OF_HEAD)[number]>;
const SHOWN_OF_MATCH = ['id', 'game', 'visibility', 'created'] as const;
const SHOWN_OF_HEAD = ['status', 'answered', 'waiting', 'outcome', 'updated'] as const;

const listed = (db: Db) =>
  db
    .selectFrom('matches')
    .innerJoin('heads', 'heads.match', 'matches.id')
    .select([...SHOWN_OF_MATCH, ...SHOWN_OF_HEAD]);

/** The matches in which a person has a seat, newest first. */
export function matchesOf(db: Db, person: string): Promise<Listed[]> {
  return listed(db)
    .where('matches.id', 'in', (eb) => eb.selectFrom('seats').select('match').where('person', '=', person))
    .orderBy('heads.updated', 'desc')
    .limit(200)
    .execute();
}

/** All matches in which a person has a seat, page by page: those whose id comes after `after`. */
export function matchesAfter(db: Db, person: string, after: string | null): Promise<Listed[]> {
  const all = listed(db).where('matches.id', 'in', (eb) =>
    eb.selectFrom('seats').select('match').where('person', '=', person),
  );
  return (after === null ? all : all.where('matches.id', '>', after)).orderBy('matches.id').limit(100).execute();
}

/** Matches that anybody may join. */
export function openMatches(db: Db): Promise<Listed[]> {
  return listed(db)
    .where('visibility', '=', 'lobby')
    .where('status', 'in', ['waiting', 'playing'])
    .orderBy('matches.created', 'desc')
    .limit(100)
    .execute();
}

/** Matches in which a bot should have moved by now. One that was touched in the future was touched under a wrong clock. */
export async function stalled(db: Db, before: number, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('heads')
    .select('match')
    .where('status', '=', 'playing')
    .where('bots_due', '=', 1)
    .where((eb) => eb.or([eb('updated', '<', before), eb('updated', '>', now)]))
    .limit(500)
    .execute();
  return rows.map(({ match }) => match);
}

/** Matches that have waited longer for somebody than their table wanted. */
export async function overdue(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('heads')
    .innerJoin('matches', 'matches.id', 'heads.match')
    .select('heads.match')
    .where('status', '=', 'playing')
    .where('bots_due', '=', 0)
    .where('replace_minutes', 'is not', null)
    .where((eb) => eb(eb('asked', '+', eb('replace_minutes', '*', 60_000)), '<', now))
    .limit(200)
    .execute();
  return rows.map(({ match }) => match);
}

/** Matches in which nothing has happened since then. */
export async function untouchedSince(db: Db, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('heads').select('match').where('updated', '<', limit).limit(500).execute();
  return rows.map(({ match }) => match);
}

/** Takes everything about a match out of the store, unless something has happened in it after all. */
export async function forgetMatch(db: Db, match: string, limit: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('heads')
      .where('match', '=', match)
      .where('updated', '<', limit)
      .returning('match')
      .execute();
    if (gone.length === 0) return false;
    await tx.deleteFrom('matches').where('id', '=', match).execute();
    for (const table of ['seats', 'log', 'boundaries', 'proposals', 'chat', 'reports'] as const)
      await tx.deleteFrom(table).where('match', '=', match).execute();
    return true;
  });
}

export async function matchByCode(db: Db, codeHash: string): Promise<string | null> {
  const row = await db
    .selectFrom('matches')
    .innerJoin('seats', 'seats.match', 'matches.id')
    .select('id')
    .where('code_hash', '=', codeHash)
    .where('kind', '=', 'open')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function saveProposal(db: Db, proposal: ProposalRow): Promise<void> {
  await db
    .insertInto('proposals')
    .values(proposal)
    .onConflict((conflict) => conflict.columns(['match', 'id']).doUpdateSet({ agreed: proposal.agreed }))
    .execute();
}

/** False if it was no longer there: somebody else has carried it out or dropped it. */
export async function dropProposal(db: Db, match: string, id: string): Promise<boolean> {
  const rows = await db
    .deleteFrom('proposals')
    .where('match', '=', match)
    .where('id', '=', id)
    .returning('id')
    .execute();
  return rows.length > 0;
}

const CHAT_SHOWN = 100;

/** The newest lines after number `n`, in order. */
export async function chatAfter(db: Db, match: string, n: number): Promise<ChatRow[]> {
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where('match', '=', match)
    .where('n', '>', n)
    .orderBy('n', 'desc')
    .limit(CHAT_SHOWN)
    .execute();
  return rows.reverse();
}

/** Adds a line under the next number; a line with the same client id is left as it is. */
export async function say(db: Db, line: Omit<ChatRow, 'n'>): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const last = await db
      .selectFrom('chat')
      .select(['n'])
      .where('match', '=', line.match)
      .orderBy('n', 'desc')
      .executeTakeFirst();
    const added = await db
      .insertInto('chat')
      .values({ ...line, n: (last?.n ?? 0) + 1 })
      .onConflict((conflict) => conflict.doNothing())
      .returning('n')
      .execute();
    if (added.length > 0) return;
    const same = await db
      .selectFrom('chat')
      .select('n')
      .where('match', '=', line.match)
      .where('person', '=', line.person)
      .where('client_id', '=', line.client_id)
      .executeTakeFirst();
    if (same !== undefined) return;
  }
  throw new Error('A line of chat found no number');
}
