/** A wrong clock deletes nothing, replaces nobody and keeps no bot waiting. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Proposed } from '../../src/wire/index.ts';
import { Guest } from './client.ts';
import { eventually, serve, tempFolder } from './running.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const WISH = {
  game: 'stones',
  setup: { players: 2, goal: 1000 },
  seats: [
    { seat: 'a', kind: 'me' as const },
    { seat: 'b', kind: 'bot' as const, bot: 'random' },
  ],
};

// Only what the wall clock says: timers and the monotonic clock go on as they do.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => void vi.useRealTimers());
const jump = (millis: number): void => void vi.setSystemTime(Date.now() + millis);
const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 400));

test('a start 40 days ahead keeps the matches that are kept for 30 days', async () => {
  const dataDir = tempFolder();
  const first = await serve({ dataDir });
  const ann = await Guest.arrive(first.url, 'Ann');
  const { match } = await ann.create(WISH);
  await first.close();
  jump(40 * DAY);
  const second = await serve({ dataDir, settings: { keepDays: 30 } });
  const again = Object.assign(new Guest(second.url), { cookie: ann.cookie });
  expect((await again.table(match)).status).toBe('playing');
  // The time that was skipped has to pass first, and it does not count twice after a restart.
  await second.close();
  jump(DAY);
  const third = await serve({ dataDir, settings: { keepDays: 30 } });
  expect((await Object.assign(new Guest(third.url), { cookie: ann.cookie }).table(match)).status).toBe('playing');
});

test('a clock that goes two hours ahead replaces nobody', async () => {
  const { url } = await serve({ settings: { sweepMillis: 50 } });
  const ann = await Guest.arrive(url, 'Ann');
  const { match } = await ann.create({ ...WISH, replaceAfterMinutes: 60 });
  jump(2 * HOUR);
  await soon();
  expect((await ann.table(match)).seats.map(({ kind }) => kind)).toEqual(['person', 'bot']);
});

test('a clock that goes an hour back leaves no bot standing', async () => {
  const dataDir = tempFolder();
  const first = await serve({ dataDir, settings: { botPaceMillis: 1_000_000 } });
  const ann = await Guest.arrive(first.url, 'Ann');
  const { match } = await ann.create(WISH);
  await ann.answer(match, { n: 1, seat: 'a', answer: 'gently' });
  await ann.answer(match, { n: 2, seat: 'a', answer: 1 });
  await first.close();
  jump(-HOUR);
  const second = await serve({ dataDir });
  const again = Object.assign(new Guest(second.url), { cookie: ann.cookie });
  expect(await eventually(async () => (await again.table(match)).undo.answered === 4)).toBe(true);
});

test('a clock that goes days ahead takes nobody’s voice', async () => {
  const { url } = await serve({ settings: { sweepMillis: 50, botPaceMillis: 1_000_000 } });
  const [ann, bob] = [await Guest.arrive(url, 'Ann'), await Guest.arrive(url, 'Bob')];
  const seats = [{ seat: 'a', kind: 'me' as const }];
  const { match, keys } = await ann.create({ ...WISH, seats, replaceAfterMinutes: 1 });
  await bob.post(`/api/matches/${match}/join`, { key: keys?.player });
  await ann.answer(match, { n: 1, seat: 'a', answer: 'gently' });
  await ann.answer(match, { n: 2, seat: 'a', answer: 1 });
  const live = await ann.connect();
  const what: Proposed = { kind: 'repair', changes: [{ path: 'height', value: 0 }], reason: 'because I want it' };
  // Little by little: no jump.
  for (let i = 0; i < 2; i++) {
    jump(50_000);
    await soon();
  }
  expect((await ann.table(match)).seats.map(({ kind }) => kind)).toEqual(['person', 'bot']);
  jump(4 * DAY);
  await live.ask({ type: 'propose', match, seat: 'a', what });
  expect((await ann.table(match)).view).toMatchObject({ height: 1 });
});
