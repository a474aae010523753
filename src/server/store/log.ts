import type { Entry, Given, Happening, Position } from '../../kernel/index.ts';
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

export async function boundaryOf(db: Db, match: string): Promise<Boundary | null> {
  const row = await db.selectFrom('boundaries').selectAll().where('match', '=', match).executeTakeFirst();
  if (row === undefined) return null;
  return {
    seq: row.seq,
    position: JSON.parse(row.position) as Position<unknown>,
    since: JSON.parse(row.since) as Given[],
  };
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

/** The rows after `seq`, in order. */
export async function entriesAfter(db: Db, match: string, seq: number): Promise<{ seq: number; entry: LogEntry }[]> {
  const rows = await db
    .selectFrom('log')
    .select(['seq', 'entry'])
    .where('match', '=', match)
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({ seq: row.seq, entry: JSON.parse(row.entry) as LogEntry }));
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

/** The lines of the log from number `from` on, below `to`, as they stand after every undo. */
export async function eventsBetween(db: Db, match: string, from: number, to: number): Promise<Happening[]> {
  if (from >= to) return [];
  const rows = await db
    .selectFrom('log')
    .select(['events_from', 'events_to', 'events'])
    .where('match', '=', match)
    .where('events_to', '>', from)
    .where('events_from', '<', to)
    .orderBy('seq')
    .execute();
  // A line that was undone is overwritten by the one that took its number, or lies at or above the present count.
  const lines = new Map<number, Happening>();
  for (const row of rows) {
    for (const event of JSON.parse(row.events) as Happening[]) lines.set(event.n, event);
  }
  return [...lines.values()].filter(({ n }) => n >= from && n < to).sort((a, b) => a.n - b.n);
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
