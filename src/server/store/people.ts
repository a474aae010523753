import type { Db } from './database.ts';
import type { PersonRow } from './schema.ts';

export function personOf(db: Db, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function addPerson(db: Db, person: PersonRow): Promise<void> {
  await db.insertInto('people').values(person).execute();
}

export async function changePerson(db: Db, id: string, change: Partial<Omit<PersonRow, 'id'>>): Promise<void> {
  await db.updateTable('people').set(change).where('id', '=', id).execute();
}

export function personByRecovery(db: Db, recovery: string): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('recovery', '=', recovery).executeTakeFirst();
}

/** What a person answered and said, in every match. */
export async function wordsOf(db: Db, person: string) {
  const answers = await db
    .selectFrom('log')
    .select(['match', 'seq', 'entry', 'at'])
    .where('person', '=', person)
    .orderBy('at')
    .execute();
  const chat = await db.selectFrom('chat').selectAll().where('person', '=', person).orderBy('at').execute();
  return { answers, chat };
}

/**
 * Forgets a person. Their answers stay, because they are part of what others played, but nothing says whose they were; what
 * they said at the table is gone; their seats are open.
 */
export async function forgetPerson(db: Db, person: string): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    // First: from now on they sit down nowhere (`changeSeat`).
    await tx.deleteFrom('people').where('id', '=', person).execute();
    const seats = await tx.selectFrom('seats').select('match').where('person', '=', person).distinct().execute();
    await tx.updateTable('log').set({ person: null, client_id: null }).where('person', '=', person).execute();
    await tx
      .updateTable('chat')
      .set({ person: null, client_id: null, seat: null, name: 'Somebody', text: '…' })
      .where('person', '=', person)
      .execute();
    await tx
      .updateTable('seats')
      .set({ kind: 'open', person: null, name: null })
      .where('person', '=', person)
      .where('kind', '=', 'person')
      .execute();
    // The next person in that seat has not agreed to anything: what was asked is asked again.
    for (const { match } of seats) await tx.deleteFrom('proposals').where('match', '=', match).execute();
    await tx.updateTable('seats').set({ person: null }).where('person', '=', person).execute();
    await tx.deleteFrom('reports').where('by_person', '=', person).execute();
    await tx.deleteFrom('reports').where('about', '=', person).execute();
    await tx.updateTable('matches').set({ host: null }).where('host', '=', person).execute();
    return seats.map(({ match }) => match);
  });
}
