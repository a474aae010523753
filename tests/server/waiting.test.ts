import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { NewMatch, TableView } from '../../src/wire/index.ts';
import { Guest, type Live, newId } from './client.ts';
import { latch } from './latch.ts';
import { afterwards, eventually, serve, tempFolder } from './running.ts';
import { stones } from './toys.ts';

let folder: string;
beforeEach(() => {
  folder = tempFolder();
});

/** Until `release`, whatever waits for this file goes on and on. */
function hold(name: string): { release: () => void } {
  const file = join(folder, name);
  writeFileSync(file, '');
  const release = (): void => rmSync(file, { force: true });
  afterwards(release);
  return { release };
}

const STONES: NewMatch = {
  game: 'stones',
  setup: { players: 1, goal: 1000, dieEvery: 0 },
  seats: [{ seat: 'a', kind: 'me' }],
};
const WITH_BOT: NewMatch = {
  game: 'stones',
  setup: { players: 2, goal: 1000, dieEvery: 0 },
  seats: [
    { seat: 'a', kind: 'me' },
    { seat: 'b', kind: 'bot', bot: 'random' },
  ],
};
const latched = (b: 'me' | 'bot'): NewMatch => ({
  game: 'latch',
  setup: { folder, turns: 100 },
  seats: [
    { seat: 'a', kind: 'me' },
    b === 'me' ? { seat: 'b', kind: 'me' } : { seat: 'b', kind: 'bot', bot: 'random' },
  ],
});

/** A server whose rules can be held up, with Ann who does that and Ben who wants to play. */
async function opened(settings: { callMillis?: number; thoughtMillis?: number } = {}) {
  const threads = new URL('./latch-thread.ts', import.meta.url);
  const { url } = await serve({ games: [stones, latch], threads, settings });
  const ann = await Guest.arrive(url, 'Ann');
  const ben = await Guest.arrive(url, 'Ben');
  return { ann, ben, url };
}

async function watching(guest: Guest, match: string): Promise<Live> {
  const live = await guest.connect();
  live.send({ type: 'watch', match });
  await live.table(match);
  return live;
}

const seatOf = (table: TableView): string => table.request?.waiting[0] ?? '';

/** Everything that somebody does on a server: each step ends only when it was answered. */
async function playsOn(ben: Guest, match: string): Promise<void> {
  const live = await watching(ben, match);
  const { undo } = await ben.table(match);
  const n = undo.answered + 1;
  expect(await live.ask({ type: 'odds', match, n, seat: 'a', answer: 'boldly' })).toMatchObject({ type: 'odds' });
  expect(await live.ask({ type: 'answer', match, n, seat: 'a', answer: 'boldly' })).toMatchObject({ type: 'ack' });
  expect(await live.ask({ type: 'answer', match, n: n + 1, seat: 'a', answer: 2 })).toMatchObject({ type: 'ack' });
  expect(await live.ask({ type: 'chat', match, text: 'Well?' })).toMatchObject({ type: 'ack' });
  expect((await ben.get('/healthz')).status).toBe(200);
  const made = await ben.create(STONES);
  expect((await ben.answer(made.match, { n: 1, seat: 'a', answer: 'gently' })).status).toBe(200);
  await live.close();
}

/** Enough short answers, and a match is known to be quick. */
async function provenQuick(guest: Guest, match: string): Promise<number> {
  for (let n = 1; n <= 6; n++) {
    const seat = seatOf(await guest.table(match));
    expect((await guest.answer(match, { n, seat, answer: 'go' })).status).toBe(200);
  }
  return 7;
}

describe('nobody waits for somebody else', () => {
  test('an answer that takes long holds up no other match', async () => {
    const { ann, ben } = await opened();
    const own = await ben.create(STONES);
    const { match } = await ann.create(latched('me'));
    const n = await provenQuick(ann, match);
    const live = await watching(ann, match);
    const work = hold('work');
    const seat = seatOf(await ann.table(match));
    live.forget();
    const slow = live.ask({ type: 'answer', match, n, seat, answer: 'work' });
    await playsOn(ben, own.match);
    await playsOn(ben, own.match);
    expect(live.heard).toEqual([]);
    work.release();
    expect(await slow).toMatchObject({ type: 'ack', n });
  });

  test('talk at the table does not wait for the match', async () => {
    const { ann } = await opened();
    const { match } = await ann.create(latched('me'));
    const live = await watching(ann, match);
    const work = hold('work');
    const [answer, chat] = [newId(), newId()];
    live.forget();
    live.send({ type: 'answer', id: answer, match, n: 1, seat: 'a', answer: 'work' });
    live.send({ type: 'chat', id: chat, match, text: 'This takes a while' });
    await live.until((message) => message.type === 'ack' && message.id === chat);
    work.release();
    expect(await live.until((message) => 'id' in message)).toMatchObject({ type: 'ack', id: answer, n: 1 });
  });

  test('what never ends is stopped, changes nothing, and can be done later', async () => {
    const { ann, ben } = await opened({ callMillis: 500 });
    const own = await ben.create(STONES);
    const { match } = await ann.create(latched('me'));
    const n = await provenQuick(ann, match);
    const seat = seatOf(await ann.table(match));
    const deaf = hold('deaf');
    const slow = ann.answer<{ error: { code: string; message: string } }>(match, { n, seat, answer: 'deaf' });
    await playsOn(ben, own.match);
    expect(await slow).toMatchObject({ status: 503, body: { error: { code: 'too-slow' } } });
    expect((await ann.table(match)).undo.answered).toBe(n - 1);
    deaf.release();
    expect((await ann.answer(match, { n, seat, answer: 'deaf' })).status).toBe(200);
    await playsOn(ben, own.match);
  });

  test('one person’s slow matches do not keep another’s waiting for ever', async () => {
    const { ann, ben } = await opened({ callMillis: 500 });
    hold('deaf');
    const slow = await Promise.all(Array.from({ length: 3 }, () => ann.create(latched('me'))));
    const given = slow.map(({ match }) => ann.answer(match, { n: 1, seat: 'a', answer: 'deaf' }));
    const own = await ben.create(latched('me'));
    expect((await ben.answer(own.match, { n: 1, seat: 'a', answer: 'work' })).status).toBe(200);
    for (const { status } of await Promise.all(given)) expect(status).toBe(503);
  });

  test('making a match that takes for ever holds up nobody, and is refused', async () => {
    const { ann, ben } = await opened({ callMillis: 1000 });
    const own = await ben.create(STONES);
    hold('setup');
    const slow = ann.post('/api/matches', latched('me'));
    await playsOn(ben, own.match);
    expect(await slow).toMatchObject({ status: 503, body: { error: { code: 'too-slow' } } });
    expect((await ann.get<unknown[]>('/api/matches')).body).toEqual([]);
  });

  test('a record that takes for ever to play again holds up nobody, and is refused', async () => {
    const { ann, ben } = await opened({ callMillis: 1000 });
    const own = await ben.create(STONES);
    const answers = [
      { seat: 'a', answer: 'go' },
      { seat: 'b', answer: 'work' },
    ];
    const setup = { folder, turns: 100 };
    const record = { format: 'holdout-record/1', game: 'latch', version: '1', setup, seed: 'x', answers };
    const work = hold('work');
    const slow = ann.post('/api/matches', { ...latched('me'), record });
    await playsOn(ben, own.match);
    expect(await slow).toMatchObject({ status: 503, body: { error: { code: 'too-slow' } } });
    work.release();
    expect(await ann.post('/api/matches', { ...latched('me'), record })).toMatchObject({ status: 201 });
  });

  test('a bot that thinks for ever is stopped, and other people’s bots move meanwhile', async () => {
    const { ann, ben } = await opened({ thoughtMillis: 300 });
    const thought = hold('thought');
    const stuck = await ann.create(latched('bot'));
    await ann.answer(stuck.match, { n: 1, seat: 'a', answer: 'go' });
    const own = await ben.create(WITH_BOT);
    await ben.answer(own.match, { n: 1, seat: 'a', answer: 'boldly' });
    await ben.answer(own.match, { n: 2, seat: 'a', answer: 1 });
    await eventually(async () => (await ben.table(own.match)).undo.answered === 4);
    expect((await ann.table(stuck.match)).undo.answered).toBe(1);
    thought.release();
    await eventually(async () => (await ann.table(stuck.match)).undo.answered === 2);
  });

  test('while a bot thinks, its own table can be looked at and talked at', async () => {
    const { ann } = await opened();
    const thought = hold('thought');
    const { match } = await ann.create(latched('bot'));
    const live = await watching(ann, match);
    expect(await live.ask({ type: 'answer', match, n: 1, seat: 'a', answer: 'go' })).toMatchObject({ type: 'ack' });
    // By now a thread has begun to think, or is about to.
    await eventually(async () => /holdout_threads [3-9]/.test((await ann.get<string>('/metrics')).text));
    expect(await live.ask({ type: 'chat', match, text: 'It thinks' })).toMatchObject({ type: 'ack' });
    expect((await ann.table(match)).undo.answered).toBe(1);
    const other = await watching(ann, match);
    await other.close();
    thought.release();
    await live.table(match, ({ undo }) => undo.answered === 2);
  });
});
