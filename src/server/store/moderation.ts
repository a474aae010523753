import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CannotCopy, type StorePlace } from './backup.ts';
import { type Database, type Db, openPostgres, openSqlite } from './database.ts';
import type { ReportRow } from './schema.ts';
import { STORE_FILE } from './sqlite.ts';

/** Keeps what somebody has complained about; the same complaint twice is one. False: there is no such line. */
export async function report(db: Db, match: string, n: number, by: string): Promise<boolean> {
  const line = await db.selectFrom('chat').selectAll().where('match', '=', match).where('n', '=', n).executeTakeFirst();
  if (line === undefined || line.person === null) return false;
  const { person, name, text } = line;
  await db
    .insertInto('reports')
    .values({ match, n, by_person: by, about: person, name, text, at: Date.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export async function isMuted(db: Db, person: string): Promise<boolean> {
  const row = await db.selectFrom('people').select('muted').where('id', '=', person).executeTakeFirst();
  return row !== undefined && row.muted !== null;
}

/** What an operator does, at the store itself: a running server obeys at the next request. */
export const MEASURES = ['mute', 'unmute', 'bar', 'unbar', 'erase', 'unlist', 'dismiss'] as const;
export type Measure = (typeof MEASURES)[number];

/** The complaints that nobody has dealt with, the oldest first. */
export async function reportsIn(place: StorePlace): Promise<ReportRow[]> {
  return await inStore(place, ({ db }) => db.selectFrom('reports').selectAll().orderBy('at').limit(1000).execute());
}

/** Takes a measure against a person or a match. Gives how many rows it changed: 0 where there is no such person or match. */
export async function takeMeasure(place: StorePlace, measure: Measure, id: string): Promise<number> {
  return await inStore(place, async ({ db }) => Number(await changed(db, measure, id)));
}

async function changed(db: Db, measure: Measure, id: string): Promise<bigint> {
  if (measure === 'dismiss') {
    const { numDeletedRows } = await db.deleteFrom('reports').where('about', '=', id).executeTakeFirst();
    return numDeletedRows;
  }
  if (measure === 'erase') {
    const said = db.updateTable('chat').set({ text: '…' }).where('person', '=', id);
    return (await said.executeTakeFirst()).numUpdatedRows;
  }
  const change =
    measure === 'unlist'
      ? db.updateTable('matches').set({ visibility: 'private' }).where('id', '=', id)
      : db.updateTable('people').set(CHANGES[measure]()).where('id', '=', id);
  return (await change.executeTakeFirst()).numUpdatedRows;
}

const CHANGES = {
  mute: () => ({ muted: Date.now() }),
  unmute: () => ({ muted: null }),
  bar: () => ({ barred: Date.now(), muted: Date.now() }),
  unbar: () => ({ barred: null, muted: null }),
} as const;

async function inStore<T>(place: StorePlace, work: (store: Database) => Promise<T>): Promise<T> {
  if ('folder' in place && !existsSync(join(place.folder, STORE_FILE)))
    throw new CannotCopy(`${join(place.folder, STORE_FILE)} is not there: name the server's data folder with --data`);
  const store =
    'folder' in place ? await openSqlite(place.folder) : await openPostgres(place.databaseUrl, () => undefined);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
