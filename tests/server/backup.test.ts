/** A store is its owner's alone, and it can be copied while the server runs: into a file, and from there into either kind of store. */
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp, restore } from '../../src/server/index.ts';
import { Guest } from './client.ts';
import { Postgres } from './postgres.ts';
import { serve, tempFolder } from './running.ts';

const MATCH = { game: 'stones', setup: { players: 1, goal: 1000 }, seats: [{ seat: 'a', kind: 'me' as const }] };

/** Somebody who has played a little: what must be there again. */
async function played(url: string): Promise<{ guest: Guest; match: string; record: unknown }> {
  const guest = await Guest.arrive(url, 'Ada');
  const { match } = await guest.create(MATCH);
  const answers = ['gently', 1, 'boldly'];
  for (const [i, answer] of answers.entries()) {
    expect((await guest.answer(match, { n: i + 1, seat: 'a', answer })).status).toBe(200);
  }
  return { guest, match, record: await recordOf(guest, match) };
}

async function recordOf(guest: Guest, match: string): Promise<unknown> {
  const { body: events } = await guest.get<unknown>(`/api/matches/${match}/events?since=0`);
  const { request, view } = await guest.table(match);
  return { events, n: request?.n, view };
}

/** The same person with the same cookie finds the same match at another server. */
async function findsIt(url: string, { guest, match, record }: Awaited<ReturnType<typeof played>>): Promise<void> {
  const again = new Guest(url);
  again.cookie = guest.cookie;
  expect(await recordOf(again, match)).toEqual(record);
}

describe('SQLite', () => {
  test('the folder and its files are for their owner alone', async () => {
    const dataDir = join(tempFolder(), 'data');
    const { url } = await serve({ dataDir });
    await played(url);
    const rights = (path: string): string => (statSync(path).mode & 0o777).toString(8);
    expect(rights(dataDir)).toBe('700');
    expect(readdirSync(dataDir).map((name) => [name, rights(join(dataDir, name))])).toEqual(
      readdirSync(dataDir).map((name) => [name, '600']),
    );
  });

  test('a backup of a running server is whole, private, and fills an empty store', async () => {
    const dataDir = tempFolder();
    const { url } = await serve({ dataDir });
    const before = await played(url);
    const file = join(tempFolder(), 'copy.db');
    expect(await backUp({ folder: dataDir }, file)).toBe(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const folder = tempFolder();
    expect(await restore(file, { folder })).toBe(1);
    const { url: second } = await serve({ dataDir: folder });
    await findsIt(second, before);
  });

  test('nothing is written over: neither a file that is there nor a store in use', async () => {
    const dataDir = tempFolder();
    const { url } = await serve({ dataDir });
    await played(url);
    const file = join(tempFolder(), 'copy.db');
    writeFileSync(file, 'mine');
    await expect(backUp({ folder: dataDir }, file)).rejects.toThrow('is there already');
    const second = join(tempFolder(), 'second.db');
    await backUp({ folder: dataDir }, second);
    await expect(restore(second, { folder: dataDir })).rejects.toThrow('restore into an empty one');
  });

  test('what is not there, or no backup, is said plainly', async () => {
    const folder = tempFolder();
    const file = join(folder, 'copy.db');
    await expect(backUp({ folder: join(folder, 'nowhere') }, file)).rejects.toThrow('--data');
    expect(existsSync(file)).toBe(false);
    await expect(restore(file, { folder })).rejects.toThrow('is not there');
    writeFileSync(file, 'Dear diary, today I did not make a backup. '.repeat(50));
    await expect(restore(file, { folder: join(folder, 'new') })).rejects.toThrow('no backup of Holdout');
  });
});

describe('PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => void (postgres = await Postgres.start()));
  afterAll(() => postgres.close());

  test('a store moves from SQLite to PostgreSQL and back', async () => {
    const dataDir = tempFolder();
    const { url } = await serve({ dataDir });
    const before = await played(url);
    const file = join(tempFolder(), 'copy.db');
    await backUp({ folder: dataDir }, file);
    expect(await restore(file, { databaseUrl: postgres.url })).toBe(1);
    const { url: second } = await serve({ databaseUrl: postgres.url });
    await findsIt(second, before);

    const back = join(tempFolder(), 'back.db');
    expect(await backUp({ databaseUrl: postgres.url }, back)).toBe(1);
    const folder = tempFolder();
    await restore(back, { folder });
    const { url: third } = await serve({ dataDir: folder });
    await findsIt(third, before);
  });
});
