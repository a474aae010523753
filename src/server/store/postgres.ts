import pg from 'pg';
import { CHANNEL, type Write } from './writer.ts';

const INT8 = 20;

/** `onError` hears of connections that broke while nobody used them. */
export function postgresPool(url: string, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    query_timeout: 10_000,
    statement_timeout: 10_000,
    // Times and counts are far below 2^53.
    types: {
      getTypeParser: (id: number, format?: 'text') => (id === INT8 ? Number : pg.types.getTypeParser(id, format)),
    },
  } as pg.PoolConfig);
  pool.on('error', onError);
  // One that breaks while it is in use fails its query as well; unheard, the event would end the process.
  pool.on('connect', (client) => {
    client.on('error', onError);
    endOnSilence(client);
  });
  return pool;
}

/**
 * A connection on which a question was given up is ended: it may be in the middle of a transaction, and what others did on it would
 * never be committed.
 */
function endOnSilence(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection;
  client.query = ((...given: unknown[]) => {
    const asked = ask(...given);
    if (asked instanceof Promise) {
      asked.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') stream.destroy();
      });
    }
    return asked;
  }) as typeof client.query;
}

/**
 * A group of answers in one statement, so in one round trip and one commit. Rows go in by the order of their matches: two servers
 * that want the same places wait for each other instead of for ever. Other servers hear of it when it commits.
 */
const APPEND = `
  with given as materialized (
    select * from json_to_recordset($1::json) as given (
      match text, seq integer, person text, client_id text, entry text, events_from integer, events_to integer, events text,
      answered integer, at bigint, status text, waiting text, outcome text, bots_due integer, asked bigint, updated bigint,
      position text, since text, version text, origin text, origin_seq integer, notice text, game text, setup text, seed text,
      dice text, visibility text, host text, created bigint, code_hash text, replace_minutes integer, uploaded text,
      seats json)),
  won as (
    insert into log (match, seq, person, client_id, entry, events_from, events_to, events, answered, at)
    select match, seq, person, client_id, entry, events_from, events_to, events, answered, at from given order by match
    on conflict do nothing returning match),
  headed as (
    insert into heads (match, seq, status, answered, waiting, outcome, bots_due, asked, updated)
    select match, seq, status, answered, waiting, outcome, bots_due, asked, updated from given join won using (match)
    on conflict (match) do update set seq = excluded.seq, status = excluded.status, answered = excluded.answered,
      waiting = excluded.waiting, outcome = excluded.outcome, bots_due = excluded.bots_due, asked = excluded.asked,
      updated = excluded.updated),
  bounded as (
    insert into boundaries (match, seq, position, since)
    select match, seq, position, since from given join won using (match) where position is not null
    on conflict (match) do update set seq = excluded.seq, position = excluded.position, since = excluded.since),
  ruled as (
    update matches set version = given.version, origin = given.origin, origin_seq = given.origin_seq
    from given join won using (match) where matches.id = given.match and given.version is not null),
  born as (
    insert into matches (id, game, version, setup, seed, dice, visibility, host, created, code_hash, replace_minutes, origin,
      origin_seq, uploaded)
    select match, game, version, setup, seed, dice, visibility, host, created, code_hash, replace_minutes, origin,
      origin_seq, uploaded from given join won using (match) where game is not null),
  seated as (
    insert into seats (match, seat, place, kind, person, name, bot)
    select match, seat, place, kind, one.person, name, bot from given join won using (match),
      json_to_recordset(seats) as one (seat text, place integer, kind text, person text, name text, bot text)
      where game is not null)
  select match, pg_notify($2, notice) from given join won using (match)`;

/** Gives the matches whose rows got in. */
export async function appendTo(pool: pg.Pool, writes: readonly Write[]): Promise<ReadonlySet<string>> {
  const given = writes.map(({ row, head, boundary, match, born, notice }) => ({
    ...born?.match,
    seats: born?.seats ?? null,
    ...head,
    ...row,
    position: boundary?.position ?? null,
    since: boundary?.since ?? null,
    ...match,
    notice: JSON.stringify(notice),
  }));
  const { rows } = await pool.query<{ match: string }>({
    name: 'append',
    text: APPEND,
    values: [JSON.stringify(given), CHANNEL],
  });
  return new Set(rows.map(({ match }) => match));
}
