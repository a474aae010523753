import type { Db } from './database.ts';
import type { ChatRow, LogRow, PersonRow } from './schema.ts';

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

/** So many rows are read or changed at once: the database has time for others in between. */
const PAGE = 500;

export type AnsweredRow = Pick<LogRow, 'match' | 'seq' | 'entry' | 'at'>;

/** What a person answered in every match, page by page. */
export function answersAfter(db: Db, person: string, last: AnsweredRow | null): Promise<AnsweredRow[]> {
  const all = db.selectFrom('log').select(['match', 'seq', 'entry', 'at']).where('person', '=', person);
  const rest =
    last === null ? all : all.where((eb) => eb(eb.refTuple('match', 'seq'), '>', eb.tuple(last.match, last.seq)));
  return rest.orderBy('match').orderBy('seq').limit(PAGE).execute();
}

/** What a person said in every match, page by page. */
export function talkAfter(db: Db, person: string, last: ChatRow | null): Promise<ChatRow[]> {
  const all = db.selectFrom('chat').selectAll().where('person', '=', person);
  const rest =
    last === null ? all : all.where((eb) => eb(eb.refTuple('match', 'n'), '>', eb.tuple(last.match, last.n)));
  return rest.orderBy('match').orderBy('n').limit(PAGE).execute();
}

/**
 * Forgets a person. Their answers stay, because they are part of what others played, but nothing says whose they were; what
 * they said at the table is gone; their seats are open.
 */
export async function forgetPerson(db: Db, person: string): Promise<string[]> {
  // Most of it in pieces, before anything else: if the server stops in between, the person can ask for it again.
  for (let rows = await answersAfter(db, person, null); rows.length > 0; rows = await answersAfter(db, person, null))
    await takeOutOfLog(db, person, rows.at(-1));
  for (let rows = await talkAfter(db, person, null); rows.length > 0; rows = await talkAfter(db, person, null))
    await takeOutOfTalk(db, person, rows.at(-1));
  return db.transaction().execute(async (tx) => {
    // First: from now on they sit down nowhere (`changeSeat`).
    await tx.deleteFrom('people').where('id', '=', person).execute();
    const seats = await tx.selectFrom('seats').select('match').where('person', '=', person).distinct().execute();
    await takeOutOfLog(tx, person);
    await takeOutOfTalk(tx, person);
    await tx
      .updateTable('seats')
      .set({ kind: 'open', person: null, name: null })
      .where('person', '=', person)
      .where('kind', '=', 'person')
      .execute();
    // The next person in that seat has not agreed to anything: what was asked is asked again.
    for (const { match } of seats) await tx.deleteFrom('proposals').where('match', '=', match).execute();
    await tx.updateTable('seats').set({ person: null }).where('person', '=', person).execute();
    await tx.deleteFrom('pushes').where('person', '=', person).execute();
    await tx.deleteFrom('reports').where('by_person', '=', person).execute();
    await tx.deleteFrom('reports').where('about', '=', person).execute();
    await tx.updateTable('matches').set({ host: null }).where('host', '=', person).execute();
    return seats.map(({ match }) => match);
  });
}

/** The answers stay, without a name: all of them, or as far as that one. */
async function takeOutOfLog(db: Db, person: string, upTo?: AnsweredRow): Promise<void> {
  const all = db.updateTable('log').set({ person: null, client_id: null }).where('person', '=', person);
  const some =
    upTo === undefined ? all : all.where((eb) => eb(eb.refTuple('match', 'seq'), '<=', eb.tuple(upTo.match, upTo.seq)));
  await some.execute();
}

/** Lines of talk go, and that there was one stays. */
async function takeOutOfTalk(db: Db, person: string, upTo?: ChatRow): Promise<void> {
  const all = db
    .updateTable('chat')
    .set({ person: null, client_id: null, seat: null, name: 'Somebody', text: '…' })
    .where('person', '=', person);
  const some =
    upTo === undefined ? all : all.where((eb) => eb(eb.refTuple('match', 'n'), '<=', eb.tuple(upTo.match, upTo.n)));
  await some.execute();
}
