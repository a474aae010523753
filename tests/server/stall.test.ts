import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewMatch } from '../../src/wire/index.ts';
import { Guest, type Live, newId } from './client.ts';
import { Postgres } from './postgres.ts';
import { afterwards, serve } from './running.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
});
afterAll(() => postgres.close());

const TWO: NewMatch = {
  game: 'stones',
  setup: { players: 2, goal: 40, dieEvery: 0 },
  seats: [{ seat: 'a', kind: 'me' }],
};
const LOCK = 4711;

/** From now on a commit of the match log waits as long as somebody has the lock. */
async function stalling(client: pg.Client): Promise<void> {
  await client.query(`create function stall() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${LOCK}); return null; end $$`);
  await client.query(`create constraint trigger stall after insert on log deferrable initially deferred
    for each row execute function stall()`);
}

async function watching(guest: Guest, match: string): Promise<Live> {
  const live = await guest.connect();
  live.send({ type: 'watch', match });
  await live.table(match);
  return live;
}

test('a commit that comes after the server has given up waiting reaches everybody', async () => {
  // The database itself sets no limit: only the server gives up.
  const { url } = await serve({ databaseUrl: `${postgres.url}?query_timeout=1000&statement_timeout=0` });
  const ann = await Guest.arrive(url, 'Ann');
  const ben = await Guest.arrive(url, 'Ben');
  const { match, keys } = await ann.create(TWO);
  await ben.post(`/api/matches/${match}/join`, { key: keys?.player });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  afterwards(() => client.end());
  await stalling(client);
  const [hers, his] = [await watching(ann, match), await watching(ben, match)];

  await client.query(`select pg_advisory_lock(${LOCK})`);
  const given = { type: 'answer', match, id: newId(), n: 1, seat: 'a', answer: 'boldly' } as const;
  const failed = await hers.ask(given);
  expect(failed).toMatchObject({ type: 'error', error: { code: 'not-saved' } });
  expect(JSON.stringify(failed)).not.toContain('nothing has changed');
  await client.query(`select pg_advisory_unlock(${LOCK})`);

  expect((await hers.table(match, ({ undo }) => undo.answered === 1)).request).toMatchObject({ n: 2 });
  expect((await his.table(match, ({ undo }) => undo.answered === 1)).request).toMatchObject({ n: 2 });
  // Sent again it counts once.
  expect(await hers.ask(given)).toMatchObject({ type: 'ack', n: 1 });
  expect(await hers.ask({ type: 'answer', match, n: 2, seat: 'a', answer: 2 })).toMatchObject({ type: 'ack', n: 2 });
});

test('a change of seats that comes after the server has given up waiting is seen by whoever looks next', async () => {
  const { url } = await serve({ databaseUrl: `${postgres.url}?query_timeout=1000&statement_timeout=0` });
  const ann = await Guest.arrive(url, 'Ann');
  const ben = await Guest.arrive(url, 'Ben');
  const { match, keys } = await ann.create(TWO);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  afterwards(() => client.end());
  await client.query('begin');
  await client.query('select * from seats where match = $1 for update', [match]);
  expect(await ben.post(`/api/matches/${match}/join`, { key: keys?.player })).toMatchObject({ status: 503 });
  await client.query('commit');
  await ben.post(`/api/matches/${match}/join`, { key: keys?.player });
  expect((await ben.table(match)).seats).toMatchObject([{ mine: false }, { mine: true }]);
  expect((await ann.table(match)).status).toBe('playing');
});
