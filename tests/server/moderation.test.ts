/** What a server does about names, words and people that spoil it for others. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportsIn, type StorePlace, takeMeasure } from '../../src/server/index.ts';
import { Guest } from './client.ts';
import { Postgres } from './postgres.ts';
import { serve, tempFolder } from './running.ts';

const TWO = {
  game: 'stones',
  setup: { players: 2, goal: 60 },
  seats: [
    { seat: 'a', kind: 'me' as const },
    { seat: 'b', kind: 'open' as const },
  ],
};

/** Ann has made a table, and Bob sits at it. */
async function table(url: string) {
  const [ann, bob] = [await Guest.arrive(url, 'Ann'), await Guest.arrive(url, 'Bob')];
  const made = await ann.create(TWO);
  await bob.post(`/api/matches/${made.match}/join`, { key: made.keys?.player });
  return { ann, bob, match: made.match };
}

async function says(guest: Guest, match: string, text: string) {
  const live = await guest.connect();
  const reply = await live.ask({ type: 'chat', match, text });
  await live.close();
  return reply;
}

async function reportedAndMuted(place: StorePlace, url: string): Promise<void> {
  const { ann, bob, match } = await table(url);
  await says(bob, match, 'you smell');
  expect((await ann.post(`/api/matches/${match}/reports`, { n: 1 })).status).toBe(204);
  expect((await ann.post(`/api/matches/${match}/reports`, { n: 1 })).status).toBe(204);
  expect((await ann.post(`/api/matches/${match}/reports`, { n: 2 })).status).toBe(404);
  const outsider = await Guest.arrive(url, 'Eve');
  expect((await outsider.post(`/api/matches/${match}/reports`, { n: 1 })).status).toBe(403);
  const reports = await reportsIn(place);
  expect(reports).toMatchObject([{ match, n: 1, name: 'Bob', text: 'you smell' }]);
  const person = reports[0]?.about ?? '';

  expect(await takeMeasure(place, 'mute', person)).toBe(1);
  expect(await says(bob, match, 'hello')).toMatchObject({ error: { code: 'not-allowed' } });
  expect(await takeMeasure(place, 'unmute', person)).toBe(1);
  expect(await says(bob, match, 'hello')).toMatchObject({ type: 'ack' });

  expect(await takeMeasure(place, 'erase', person)).toBe(2);
  const { body: mine } = await bob.get<{ chat: { text: string }[] }>('/api/me/export');
  expect(mine.chat.map(({ text }) => text)).toEqual(['…', '…']);

  expect(await takeMeasure(place, 'bar', person)).toBe(1);
  expect(await bob.get(`/api/matches/${match}`)).toMatchObject({ status: 403 });
  expect(await takeMeasure(place, 'unbar', person)).toBe(1);
  expect(await bob.get(`/api/matches/${match}`)).toMatchObject({ status: 200 });

  expect(await takeMeasure(place, 'dismiss', person)).toBe(1);
  expect(await reportsIn(place)).toEqual([]);
  expect(await takeMeasure(place, 'bar', 'nobody')).toBe(0);
}

test('a line is reported, and its speaker muted, erased and barred, beside a running server on SQLite', async () => {
  const dataDir = join(tempFolder(), 'data');
  const { url } = await serve({ dataDir });
  await reportedAndMuted({ folder: dataDir }, url);
});

describe('on PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await Postgres.start();
  });
  afterAll(() => postgres.stop());

  test('a line is reported, and its speaker muted, erased and barred', async () => {
    const databaseUrl = postgres.url;
    const { url } = await serve({ databaseUrl });
    await reportedAndMuted({ databaseUrl }, url);
  });
});

test('names and lines with a blocked word are turned down, and the sentence says so', async () => {
  const { url } = await serve({ settings: { blockedWords: ['smell'] } });
  const { ann, bob, match } = await table(url);
  const refused = {
    error: { code: 'not-allowed', message: expect.stringContaining('does not take that word') as string },
  };
  expect(await says(bob, match, 'You SMELL!')).toMatchObject(refused);
  expect(await says(bob, match, 'a smelly line')).toMatchObject({ type: 'ack' });
  expect((await ann.post('/api/me', { name: 'Smell' })).body).toMatchObject(refused);
  const seats = [{ seat: 'a', kind: 'me', name: 'smell' }];
  expect((await ann.post('/api/matches', { ...TWO, seats })).body).toMatchObject(refused);
});

test('with a closed lobby nothing is listed; an unlisted table is not found there', async () => {
  const dataDir = join(tempFolder(), 'data');
  const open = await serve({ dataDir });
  const ann = await Guest.arrive(open.url, 'Ann');
  const { match } = await ann.create({ ...TWO, visibility: 'lobby' });
  const listed = async (): Promise<string[]> =>
    (await ann.get<{ id: string }[]>('/api/lobby')).body.map(({ id }) => id);
  expect(await listed()).toEqual([match]);
  expect(await takeMeasure({ folder: dataDir }, 'unlist', match)).toBe(1);
  expect(await listed()).toEqual([]);
  const closed = await serve({ settings: { lobby: false } });
  const bob = await Guest.arrive(closed.url, 'Bob');
  expect((await bob.get('/api/lobby')).status).toBe(403);
  expect((await bob.post('/api/matches', { ...TWO, visibility: 'lobby' })).status).toBe(403);
  expect((await bob.post('/api/matches', TWO)).status).toBe(201);
});

test('whoever made a table frees a seat that somebody has taken, until the match begins', async () => {
  const { url } = await serve();
  const ann = await Guest.arrive(url, 'Ann');
  const three = { ...TWO, setup: { players: 3, goal: 60 } };
  const { match, keys } = await ann.create(three);
  const bob = await Guest.arrive(url, 'Bob');
  await bob.post(`/api/matches/${match}/join`, { key: keys?.player, seat: 'b' });
  expect((await bob.post(`/api/matches/${match}/seats`, { seat: 'a', bot: null })).status).toBe(403);
  expect((await ann.post(`/api/matches/${match}/seats`, { seat: 'b', bot: null })).status).toBe(200);
  expect((await ann.table(match)).seats[1]).toMatchObject({ seat: 'b', kind: 'open' });
  for (const [guest, seat] of [
    [bob, 'b'],
    [await Guest.arrive(url, 'Cat'), 'c'],
  ] as const)
    await guest.post(`/api/matches/${match}/join`, { key: keys?.player, seat });
  expect((await ann.post(`/api/matches/${match}/seats`, { seat: 'b', bot: null })).status).toBe(409);
});
