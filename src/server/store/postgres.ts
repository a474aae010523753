import pg from 'pg';
import { BOUNDARIES, HEADS, listed, LOG, MATCHES, replaced, RULES, SEATS, typed } from './columns.mjs';
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
const { id: _, ...BORN } = MATCHES;
const { match: __, ...SEATED } = SEATS;
const GIVEN = { ...BORN, ...HEADS, ...LOG, ...BOUNDARIES, notice: 'text', seats: 'json' };
const APPEND = `
  with given as materialized (
    select * from json_to_recordset($1::json) as given (${typed(GIVEN)})),
  won as (
    insert into log (${listed(LOG)})
    select ${listed(LOG)} from given order by match
    on conflict do nothing returning match),
  headed as (
    insert into heads (${listed(HEADS)})
    select ${listed(HEADS)} from given join won using (match)
    on conflict (match) do update set ${replaced(HEADS, 'match')}),
  bounded as (
    insert into boundaries (${listed(BOUNDARIES)})
    select ${listed(BOUNDARIES)} from given join won using (match) where position is not null
    on conflict (match) do update set ${replaced(BOUNDARIES, 'match')}),
  ruled as (
    update matches set ${Object.keys(RULES)
      .map((name) => `${name} = given.${name}`)
      .join(', ')}
    from given join won using (match) where matches.id = given.match and given.version is not null),
  born as (
    insert into matches (id, ${listed(BORN)})
    select match, ${listed(BORN)} from given join won using (match) where game is not null),
  seated as (
    insert into seats (match, ${listed(SEATED)})
    select match, ${Object.keys(SEATED)
      .map((name) => `one.${name}`)
      .join(', ')} from given join won using (match),
      json_to_recordset(seats) as one (${typed(SEATED)})
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
