import type { Entry, Given, Position } from '../../kernel/index.ts';
import type { Db } from './database.ts';
import type { BoundaryRow } from './schema.ts';

/** What a row of the log says: how play began, what was answered, undone or mended, or that new rules took over. */
export type LogEntry = Entry | { readonly start: true } | RulesChanged;
interface RulesChanged {
  readonly rules: { readonly from: string; readonly to: string };
  /** The answers since the last boundary that the new rules accept as well. */
  readonly kept: readonly Given[];
}

export interface Boundary {
  readonly seq: number;
  readonly position: Position<unknown>;
  readonly since: readonly Given[];
}

/** As text: it is read where the match is played. */
export function boundaryOf(db: Db, match: string): Promise<BoundaryRow | undefined> {
  return db.selectFrom('boundaries').selectAll().where('match', '=', match).executeTakeFirst();
}

/** Stores a boundary by itself, unless a newer one is there. */
export async function storeBoundary(db: Db, row: BoundaryRow): Promise<void> {
  const { seq, position, since } = row;
  await db
    .insertInto('boundaries')
    .values(row)
    .onConflict((oc) => oc.column('match').doUpdateSet({ seq, position, since }).where('boundaries.seq', '<', seq))
    .execute();
}

/** The rows after `seq`, in order, as text. */
export function entriesAfter(db: Db, match: string, seq: number): Promise<{ seq: number; entry: string }[]> {
  return db
    .selectFrom('log')
    .select(['seq', 'entry'])
    .where('match', '=', match)
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute();
}

/** The row that a client's id stands for, if it got in. */
export function rowOfClient(
  db: Db,
  match: string,
  person: string,
  clientId: string,
): Promise<{ seq: number; answered: number } | undefined> {
  return db
    .selectFrom('log')
    .select(['seq', 'answered'])
    .where('match', '=', match)
    .where('person', '=', person)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/** The events of all rows that brought lines from number `from` on, below `to`: each a JSON array, some of its lines undone since. */
export async function eventRows(db: Db, match: string, from: number, to: number): Promise<string[]> {
  if (from >= to) return [];
  const rows = await db
    .selectFrom('log')
    .select('events')
    .where('match', '=', match)
    .where('events_to', '>', from)
    .where('events_from', '<', to)
    .orderBy('seq')
    .execute();
  return rows.map(({ events }) => events);
}

/** The newest rows of a match, newest first: their events, and how far the log goes after each. */
export function newestRows(db: Db, match: string, most: number): Promise<{ events: string; events_to: number }[]> {
  return db
    .selectFrom('log')
    .select(['events', 'events_to'])
    .where('match', '=', match)
    .orderBy('seq', 'desc')
    .limit(most)
    .execute();
}

/** The first line that may differ from what was there at row `seq`, and how many rows came since. */
export async function changedSince(db: Db, match: string, seq: number): Promise<{ from: number; rows: number } | null> {
  const found = await db
    .selectFrom('log')
    .select(({ fn }) => [fn.min('events_from').as('from'), fn.countAll().as('rows')])
    .where('match', '=', match)
    .where('seq', '>', seq)
    .executeTakeFirstOrThrow();
  return found.from === null ? null : { from: Number(found.from), rows: Number(found.rows) };
}
