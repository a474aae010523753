import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { expect, test } from 'vitest';
import { type Entry, Match } from '../../src/kernel/index.ts';
import type { TableView } from '../../src/wire/index.ts';
import { firstAnswer, Guest, type Live, newId } from './client.ts';
import { afterwards, eventually, serve, serveInChild, tempFolder } from './running.ts';
import { stones } from './toys.ts';
import { where } from './where.ts';

interface Acked {
  readonly match: string;
  readonly id: string;
  readonly seq: number;
}
const MATCHES = 50;
const WISH = {
  game: 'stones',
  setup: { players: 2, goal: 100_000, dieEvery: 3 },
  seats: [
    { seat: 'a', kind: 'me' as const },
    { seat: 'b', kind: 'bot' as const, bot: 'random' },
  ],
};

/** Answers in every match as fast as it can, and notes what was acknowledged, until the connection breaks. */
async function playUntilCut(live: Live, matches: readonly string[], acked: Acked[]): Promise<void> {
  for (const match of matches) live.send({ type: 'watch', match });
  const sent = new Map<string, string>();
  const asked = new Map<string, number>();
  try {
    for (;;) {
      const message = await live.until(() => true);
      if (message.type === 'ack') acked.push({ match: message.match, id: message.id, seq: message.seq });
      if (message.type !== 'table') continue;
      const { match, table } = message;
      const { request } = table;
      if (request === null || !request.waiting.includes('a') || (asked.get(match) ?? 0) >= request.n) continue;
      const id = newId();
      sent.set(match, id);
      asked.set(match, request.n);
      live.send({ type: 'answer', id, match, n: request.n, seat: 'a', answer: firstAnswer(request, 'a') });
    }
  } catch {
    // cut
  }
}

test('kill -9 in the middle of 50 running bot matches loses no acknowledged answer and applies none twice', async () => {
  const dataDir = tempFolder();
  const server = await serveInChild({ DATA_DIR: dataDir });
  const ann = await Guest.arrive(server.url, 'Ann');
  const matches: string[] = [];
  for (let i = 0; i < MATCHES; i++) matches.push((await ann.create(WISH)).match);
  const acked: Acked[] = [];
  const live = await ann.connect();
  const playing = playUntilCut(live, matches, acked);
  await eventually(() => acked.length > 600);
  await server.kill();
  await playing;

  const file = new Sqlite(join(dataDir, 'holdout.db'));
  expect(file.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  const rows = file.prepare('select match, seq, client_id, entry from log order by match, seq').all() as {
    match: string;
    seq: number;
    client_id: string | null;
    entry: string;
  }[];
  const seeds = file.prepare('select id, seed from matches').all() as { id: string; seed: string }[];
  file.close();
  for (const { match, id, seq } of acked) {
    const found = rows.filter((row) => row.client_id === id);
    expect(found.map((row) => [row.match, row.seq])).toEqual([[match, seq]]);
  }
  expect(new Set(acked.map(({ match }) => match)).size).toBe(MATCHES);

  const again = await serveInChild({ DATA_DIR: dataDir });
  const back = new Guest(again.url);
  back.cookie = ann.cookie;
  for (const match of matches) {
    const table = await eventually(async () => {
      const seen = await back.table(match);
      return seen.request?.waiting.includes('a') === true && seen; // bots that were cut off have moved on
    });
    const log = rows.filter((row) => row.match === match);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
    // What the server shows is what the log says, played from the very start.
    const given = log
      .flatMap(({ entry }) => JSON.parse(entry) as Entry | { start: true })
      .filter((entry) => 'seat' in entry);
    const whole = Match.start(stones, WISH.setup, { seed: seeds.find(({ id }) => id === match)?.seed ?? '' });
    for (const { seat, answer } of given) expect(whole.answer(seat, answer).ok).toBe(true);
    expect(table.undo.answered).toBeGreaterThanOrEqual(whole.answered);
    const { events } = (await back.get<{ events: { n: number; text: string }[] }>(`/api/matches/${match}/events`)).body;
    expect(events.slice(0, whole.eventCount).map(({ n }) => n)).toEqual(
      whole.events.slice(0, events.length).map(({ n }) => n),
    );
  }
  // Whoever did not hear of an acknowledgement sends the answer again: it counts once.
  const last = acked.at(-1) as Acked;
  const retry = await back.answer(last.match, { id: last.id, n: 1, seat: 'a', answer: 'gently' });
  expect(retry.body).toMatchObject({ id: last.id, seq: last.seq });
});

/** A file system of a few megabytes, or why there is none. */
function tinyDisk(): { folder: string } | { reason: string } {
  if (process.getuid?.() !== 0) return { reason: 'mounting a small tmpfs needs root' };
  const folder = join(tempFolder(), 'disk');
  mkdirSync(folder);
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], {
    encoding: 'utf8',
  });
  if (status !== 0) return { reason: `mount failed: ${stderr.trim()}` };
  // Lazily: the database lets go of its file only when its statements are collected.
  afterwards(() => void spawnSync('umount', ['-l', folder]));
  return { folder };
}

test('a full disk: a clear error, nothing corrupt, and everything goes on once there is room', async (context) => {
  const disk = tinyDisk();
  if ('reason' in disk) return context.skip(disk.reason);
  const server = await serve({ dataDir: disk.folder });
  const ann = await Guest.arrive(server.url, 'Ann');
  const { match } = await ann.create({
    game: 'stones',
    setup: { players: 1, goal: 100_000 },
    seats: [{ seat: 'a', kind: 'me' }],
  });
  await ann.answer(match, { n: 1, seat: 'a', answer: 'gently' });
  const { bavail, bsize } = statfsSync(disk.folder);
  writeFileSync(join(disk.folder, 'ballast'), Buffer.alloc(Number(bavail) * Number(bsize)));

  let table = await ann.table(match);
  let refused: { status: number; code: string; id: string } | null = null;
  for (let i = 0; i < 500 && refused === null; i++) {
    const id = newId();
    const { request } = table as TableView & { request: NonNullable<TableView['request']> };
    const reply = await ann.answer<{ error: { code: string } }>(match, {
      id,
      n: request.n,
      seat: 'a',
      answer: firstAnswer(request, 'a'),
    });
    if (reply.status !== 200) refused = { status: reply.status, code: reply.body.error.code, id };
    else table = await ann.table(match);
  }
  expect(refused).toMatchObject({ status: 503, code: 'not-saved' });
  // Memory is not ahead of the log: the table is as it was before.
  const after = await ann.table(match);
  expect([after.seq, after.undo.answered, after.view]).toEqual([table.seq, table.undo.answered, table.view]);

  rmSync(join(disk.folder, 'ballast'));
  const { request } = after;
  if (request === null || refused === null) throw new Error('Nothing is asked');
  const retry = await ann.answer(match, { id: refused.id, n: request.n, seat: 'a', answer: firstAnswer(request, 'a') });
  expect([retry.status, retry.body.n]).toEqual([200, request.n]);
  await server.close();
  const file = new Sqlite(join(disk.folder, 'holdout.db'));
  const sound = file.pragma('integrity_check');
  const counted = file.prepare('select count(*) as rows from log').get();
  file.close();
  expect(sound).toEqual([{ integrity_check: 'ok' }]);
  expect(counted).toMatchObject({ rows: after.seq + 1 });
});

test('bots think in threads of their own', async () => {
  const server = await serve({ games: [where], threads: new URL('./where-thread.ts', import.meta.url) });
  const ann = await Guest.arrive(server.url, 'Ann');
  const { match } = await ann.create({
    game: 'where',
    setup: { moves: 20 },
    seats: [
      { seat: 'a', kind: 'me' },
      { seat: 'b', kind: 'bot', bot: 'random' },
    ],
  });
  const over = await eventually(async () => {
    const table = await ann.table(match);
    return table.status === 'over' && table;
  });
  expect(over.events.slice(0, 20).map(({ text }) => text)).toEqual(new Array(20).fill('Thought there'));
});

test('a match that nobody has touched for longer than it is kept leaves the store, and no other', async () => {
  const dataDir = tempFolder();
  const first = await serve({ dataDir });
  const ann = await Guest.arrive(first.url, 'Ann');
  const [old, young] = [await ann.create(WISH), await ann.create(WISH)];
  const live = await ann.connect();
  await live.ask({ type: 'chat', match: old.match, text: 'Anybody here?' });
  await live.close();
  await first.close();
  const file = new Sqlite(join(dataDir, 'holdout.db'));
  file.prepare('update heads set updated = updated - ? where match = ?').run(31 * 24 * 3_600_000, old.match);
  file.close();

  const keeping = await serve({ dataDir });
  const guest = new Guest(keeping.url);
  guest.cookie = ann.cookie;
  expect((await guest.get(`/api/matches/${old.match}`)).status).toBe(200);
  await keeping.close();

  const cleaning = await serve({ dataDir, settings: { keepDays: 30 } });
  const back = new Guest(cleaning.url);
  back.cookie = ann.cookie;
  expect((await back.get(`/api/matches/${old.match}`)).status).toBe(404);
  expect((await back.get(`/api/matches/${young.match}`)).status).toBe(200);
  await cleaning.close();
  const after = new Sqlite(join(dataDir, 'holdout.db'));
  for (const table of ['seats', 'log', 'heads', 'boundaries', 'proposals', 'chat'])
    expect(after.prepare(`select count(*) as rows from ${table} where match = ?`).get(old.match)).toMatchObject({
      rows: 0,
    });
  after.close();
});

test('somebody who keeps the table waiting longer than it wanted is replaced by a bot', async () => {
  const dataDir = tempFolder();
  const server = await serve({ dataDir, settings: { sweepMillis: 50 } });
  const ann = await Guest.arrive(server.url, 'Ann');
  const { match } = await ann.create({ ...WISH, setup: { players: 2, goal: 5 }, replaceAfterMinutes: 1 });
  // A minute goes by.
  const file = new Sqlite(join(dataDir, 'holdout.db'), { timeout: 5000 });
  file.prepare('update heads set asked = asked - 61000 where match = ?').run(match);
  file.close();
  const other = await serve({ dataDir, settings: { sweepMillis: 50 } });
  const guest = new Guest(other.url);
  guest.cookie = ann.cookie;
  await eventually(async () => (await guest.table(match)).status === 'over');
  expect((await guest.table(match)).seats[0]).toMatchObject({ kind: 'bot', formerlyMine: true });
});
