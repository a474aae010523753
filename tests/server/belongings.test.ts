/** Somebody with very many answers, lines and matches: nobody waits for them, and no list drags along what is long. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openPostgres, openSqlite } from '../../src/server/store/database.ts';
import { answersAfter, talkAfter } from '../../src/server/store/people.ts';
import { matchesOf, metaOf, openMatches, uploadOf } from '../../src/server/store/tables.ts';
import type { MyData } from '../../src/wire/index.ts';
import { Guest } from './client.ts';
import { Postgres } from './postgres.ts';
import { afterwards, serve, tempFolder } from './running.ts';

const ALONE = { game: 'stones', setup: { players: 1, goal: 1000 }, seats: [{ seat: 'a', kind: 'me' as const }] };
/** More than fits on two pages. */
const MANY = 1203;

async function filled({ db }: Database, person: string, matches: readonly string[]): Promise<void> {
  const numbers = Array.from({ length: MANY }, (_, i) => i);
  for (const part of [numbers.slice(0, 600), numbers.slice(600)]) {
    const rows = part.map((i) => ({ match: matches[i % matches.length] ?? '', i }));
    await db
      .insertInto('log')
      .values(
        rows.map(({ match, i }) => ({
          match,
          seq: 10_000 + i,
          person,
          client_id: `client-id-${i}`,
          entry: JSON.stringify({ seat: 'a', answer: i }),
          events_from: 0,
          events_to: 0,
          events: '[]',
          answered: i,
          at: i,
        })),
      )
      .execute();
    await db
      .insertInto('chat')
      .values(rows.map(({ match, i }) => chatRow(match, i + 1, person)))
      .execute();
  }
}
const chatRow = (match: string, n: number, person: string) => ({
  match,
  n,
  person,
  client_id: `line-number-${n}`,
  seat: 'a',
  name: 'Ann',
  text: `line ${n}`,
  at: n,
});

async function exportedAndForgotten(place: { dataDir: string } | { databaseUrl: string }): Promise<void> {
  const { url } = await serve(place);
  const ann = await Guest.arrive(url, 'Ann');
  const matches: string[] = [];
  for (let i = 0; i < 3; i++) matches.push((await ann.create(ALONE)).match);
  const me = (await ann.get<{ id: string }>('/api/me')).body.id;
  const own = 'dataDir' in place ? await openSqlite(place.dataDir) : await openPostgres(place.databaseUrl, () => {});
  afterwards(() => own.close());
  await filled(own, me, matches);
  await own.db
    .insertInto('chat')
    .values(chatRow('elsewhere', 1, 'somebody else'))
    .execute();

  const { body, headers } = await ann.get<MyData>('/api/me/export');
  expect(headers.get('content-length')).toBeNull(); // it comes in pieces
  expect(body.matches.map(({ id }) => id).sort()).toEqual([...matches].sort());
  expect(body.answers.map(({ answer }) => Number(answer)).sort((a, b) => a - b)).toEqual(
    Array.from({ length: MANY }, (_, i) => i),
  );
  expect(body.chat.map(({ n }) => n).sort((a, b) => a - b)).toEqual(Array.from({ length: MANY }, (_, i) => i + 1));
  expect((await answersAfter(own.db, me, null)).length).toBe(500);
  expect((await talkAfter(own.db, me, null)).length).toBe(500);

  expect((await ann.ask('DELETE', '/api/me')).status).toBe(204);
  expect(await answersAfter(own.db, me, null)).toEqual([]);
  expect(await talkAfter(own.db, me, null)).toEqual([]);
  const said = await own.db.selectFrom('chat').select(['name', 'text']).distinct().orderBy('name').execute();
  expect(said).toEqual([
    { name: 'Ann', text: 'line 1' },
    { name: 'Somebody', text: '…' },
  ]);
  const named = await own.db.selectFrom('log').select('seq').where('client_id', 'is not', null).execute();
  expect(named).toEqual([]);
}

test('all that somebody has comes page by page, and goes piece by piece', async () => {
  await exportedAndForgotten({ dataDir: join(tempFolder(), 'data') });
});

describe('on PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => void (postgres = await Postgres.start()));
  afterAll(() => postgres.close());

  test('the same', async () => {
    await exportedAndForgotten({ databaseUrl: postgres.url });
  });
});

test('neither a list nor a match in memory holds an upload', async () => {
  const dataDir = join(tempFolder(), 'data');
  const { url } = await serve({ dataDir });
  const ann = await Guest.arrive(url, 'Ann');
  const { match } = await ann.create({ ...ALONE, visibility: 'lobby' });
  const me = (await ann.get<{ id: string }>('/api/me')).body.id;
  const own = await openSqlite(dataDir);
  afterwards(() => own.close());
  await own.db.updateTable('matches').set({ uploaded: '{"long":1}' }).where('id', '=', match).execute();
  const listed = ['answered', 'created', 'game', 'id', 'outcome', 'status', 'updated', 'visibility', 'waiting'];
  for (const rows of [await matchesOf(own.db, me), await openMatches(own.db)]) {
    expect(rows.map((row) => Object.keys(row).sort())).toEqual([listed]);
  }
  expect(Object.keys((await metaOf(own.db, match))?.row ?? {})).not.toContain('uploaded');
  expect(await uploadOf(own.db, match)).toBe('{"long":1}');
});

test('one address puts only so much into new matches, and small ones go on for a long time', async () => {
  const { url } = await serve({ settings: { bytesPerMinute: 1000 } });
  const ann = await Guest.arrive(url, 'Ann');
  const padded = JSON.stringify(ALONE).padEnd(29_500);
  expect((await ann.post('/api/matches', padded)).status).toBe(201);
  expect(await ann.post('/api/matches', padded)).toMatchObject({
    status: 429,
    body: { error: { code: 'too-many', retryAfter: 60 } },
  });
  const bob = await Guest.arrive(url, 'Bob');
  expect((await bob.post('/api/matches', padded)).status).toBe(429);
  expect((await bob.post('/api/matches', ALONE)).status).toBe(201);
});

test('a person has only so much written, whatever they do: then they wait', async () => {
  const { url } = await serve({ settings: { bytesPerMinute: 200 } });
  const ann = await Guest.arrive(url, 'Ann');
  const { match } = await ann.create(ALONE);
  const live = await ann.connect();
  const answers: string[] = [];
  for (let i = 0; i < 100 && answers.at(-1) !== 'too-many'; i++) {
    const { request } = await ann.table(match);
    const answer = request?.kind === 'choose' ? 'gently' : 1;
    const done = await ann.answer(match, { n: request?.n ?? 0, seat: 'a', answer });
    answers.push(done.status === 200 ? 'ack' : ((done.body as never)['error']['code'] as string));
  }
  // Each answer writes a little more than a hundred bytes, and 6,000 may come at once.
  expect(answers.length).toBeGreaterThan(10);
  expect(answers.at(-1)).toBe('too-many');
  const undo = { type: 'propose', match, seat: 'a', what: { kind: 'undo', to: 0 } } as const;
  expect(await live.ask(undo)).toMatchObject({ error: { code: 'too-many', retryAfter: 60 } });
  const bob = await Guest.arrive(url, 'Bob');
  const { match: other, request } = await bob.create(ALONE);
  expect((await bob.answer(other, { n: request?.n ?? 0, seat: 'a', answer: 'gently' })).status).toBe(200);
});

test('a list that is brought again and again is paid for with all that is written anew', async () => {
  const { url } = await serve({ settings: { bytesPerMinute: 200 } });
  const ann = await Guest.arrive(url, 'Ann');
  const seats = [{ seat: 'b', kind: 'me' as const }];
  const { match } = await ann.create({ game: 'stones', setup: { players: 2, goal: 10 }, seats });
  const brought: number[] = [];
  while (brought.length < 200 && brought.at(-1) !== 429) {
    brought.push((await ann.post(`/api/matches/${match}/join`, { seat: 'b', list: 20 + brought.length })).status);
  }
  expect(brought.length).toBeGreaterThan(10);
  expect(brought.at(-1)).toBe(429);
});
