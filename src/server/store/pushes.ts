import { sha256 } from '../people/secrets.ts';
import type { Db } from './database.ts';
import type { PushRow } from './schema.ts';

/** So many browsers of one person are told; one more takes the place of the oldest. */
const MOST = 8;

export function pushesOf(db: Db, person: string): Promise<PushRow[]> {
  return db
    .selectFrom('pushes')
    .selectAll()
    .where('person', '=', person)
    .orderBy('since', 'desc')
    .limit(MOST)
    .execute();
}

/** A browser belongs to whoever asked last. */
export async function addPush(db: Db, row: Omit<PushRow, 'id'>): Promise<void> {
  const { person, p256dh, auth, language, since } = row;
  await db
    .insertInto('pushes')
    .values({ ...row, id: sha256(row.endpoint) })
    .onConflict((oc) => oc.column('id').doUpdateSet({ person, p256dh, auth, language, since }))
    .execute();
  const newest = (await pushesOf(db, person)).map(({ id }) => id);
  await db.deleteFrom('pushes').where('person', '=', person).where('id', 'not in', newest).execute();
}

export async function dropPush(db: Db, person: string, endpoint: string): Promise<void> {
  await db.deleteFrom('pushes').where('person', '=', person).where('id', '=', sha256(endpoint)).execute();
}
