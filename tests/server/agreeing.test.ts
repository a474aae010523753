/** What one player cannot do to another: everybody whom it concerns agrees first. */
import Sqlite from 'libsql';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { NewMatch, Proposed, TableView } from '../../src/wire/index.ts';
import { Guest, type Live } from './client.ts';
import { serve, tempFolder } from './running.ts';

const TWO: NewMatch = {
  game: 'stones',
  setup: { players: 2, goal: 1000, dieEvery: 1 },
  seats: [{ seat: 'a', kind: 'me' }],
};
const BOT_FOR_B: Proposed = { kind: 'bot', seat: 'b', bot: 'random' };
const EMPTIED: Proposed = { kind: 'repair', changes: [{ path: 'height', value: 0 }], reason: 'because I want it' };

interface Pair {
  readonly id: string;
  readonly ann: { readonly guest: Guest; readonly live: Live };
  readonly bob: { readonly guest: Guest; readonly live: Live };
}

async function pair(url: string, wish: Partial<NewMatch> = {}): Promise<Pair> {
  const ann = await Guest.arrive(url, 'Ann');
  const bob = await Guest.arrive(url, 'Bob');
  const made = await ann.create({ ...TWO, ...wish });
  await bob.post(`/api/matches/${made.match}/join`, { key: made.keys?.player });
  const [annLive, bobLive] = [await ann.connect(), await bob.connect()];
  for (const live of [annLive, bobLive]) live.send({ type: 'watch', match: made.match });
  return { id: made.match, ann: { guest: ann, live: annLive }, bob: { guest: bob, live: bobLive } };
}

const kinds = (table: TableView): string[] => table.seats.map(({ kind }) => kind);
const missing = (table: TableView): (readonly string[])[] => table.proposals.map((one) => one.missing);

/** As if the table had last been asked so long ago. */
function asked(dataDir: string, match: string, minutesAgo: number): void {
  const file = new Sqlite(join(dataDir, 'holdout.db'));
  file.prepare('update heads set asked = ? where match = ?').run(Date.now() - minutesAgo * 60_000, match);
  file.close();
}

describe('in a match of two', () => {
  test('neither throws the other out', async () => {
    const { url } = await serve();
    const { id, ann } = await pair(url);
    expect(await ann.live.ask({ type: 'propose', match: id, seat: 'a', what: BOT_FOR_B })).toMatchObject({
      type: 'ack',
    });
    const table = await ann.guest.table(id);
    expect([kinds(table), missing(table)]).toEqual([['person', 'person'], [['b']]]);
  });

  test('a person may let a bot take over without asking', async () => {
    const { url } = await serve();
    const { id, ann, bob } = await pair(url);
    await bob.live.ask({ type: 'propose', match: id, seat: 'b', what: BOT_FOR_B });
    expect(kinds(await ann.guest.table(id))).toEqual(['person', 'bot']);
  });

  test('a person who has kept the table waiting for as long as it wanted can be replaced, and keeps a voice', async () => {
    const dataDir = tempFolder();
    const settings = { sweepMillis: 1_000_000 };
    const first = await serve({ dataDir, settings });
    const { id, ann: before, bob } = await pair(first.url, { replaceAfterMinutes: 60 });
    await before.guest.answer(id, { n: 1, seat: 'a', answer: 'gently' });
    await before.guest.answer(id, { n: 2, seat: 'a', answer: 1 });
    await first.close();
    asked(dataDir, id, 61);
    // A start replaces those who are overdue, as the table wanted.
    const { url } = await serve({ dataDir, settings });
    const ann = Object.assign(new Guest(url), { cookie: before.guest.cookie });
    expect(kinds(await ann.table(id))).toEqual(['person', 'bot']);
    const live = await ann.connect();
    for (const what of [EMPTIED, { kind: 'undo', to: 0 }] as const) {
      await live.ask({ type: 'propose', match: id, seat: 'a', what });
    }
    expect(missing(await ann.table(id))).toEqual([['b'], ['b']]);
    const back = Object.assign(new Guest(url), { cookie: bob.guest.cookie });
    await back.post(`/api/matches/${id}/join`, { seat: 'b' });
    const backLive = await back.connect();
    const [repair] = (await back.table(id)).proposals;
    await backLive.ask({ type: 'consent', match: id, proposal: repair?.id ?? '', agree: true });
    expect((await ann.table(id)).view).toMatchObject({ height: 0 });
  });

  test('a person who handed over to a bot has left the decision to the others', async () => {
    const { url } = await serve({ settings: { botPaceMillis: 1_000_000 } });
    const { id, ann, bob } = await pair(url);
    await ann.guest.answer(id, { n: 1, seat: 'a', answer: 'gently' });
    await ann.guest.answer(id, { n: 2, seat: 'a', answer: 3 });
    await bob.live.ask({ type: 'propose', match: id, seat: 'b', what: BOT_FOR_B });
    await ann.live.ask({ type: 'propose', match: id, seat: 'a', what: EMPTIED });
    expect((await ann.guest.table(id)).view).toMatchObject({ height: 0 });
  });

  test('a player is told what can be corrected, without what is hidden; others are not asked for what cannot be', async () => {
    const { url } = await serve();
    const { id, ann, bob } = await pair(url, { game: 'whispers', setup: { players: 2, rounds: 3 } });
    const own = (live: Live, seat: string) => live.ask({ type: 'corrections', match: id, seat });
    const hands = [];
    for (const [seat, live] of [
      ['a', ann.live],
      ['b', bob.live],
    ] as const) {
      const reply = await own(live, seat);
      const { state } = reply as unknown as { state: { hands: Record<string, string[]>; pile?: string[] } };
      hands.push(Object.keys(state.hands));
      expect(state.pile).toBe(undefined);
    }
    expect(hands).toEqual([['a'], ['b']]);
    expect(await own(ann.live, 'b')).toMatchObject({ error: { code: 'not-allowed' } });
    const nowhere: Proposed = { kind: 'repair', changes: [{ path: 'height', value: 0 }], reason: 'no such thing' };
    expect(await ann.live.ask({ type: 'propose', match: id, seat: 'a', what: nowhere })).toMatchObject({
      error: { code: 'not-allowed', message: 'height is not in the state' },
    });
    expect((await ann.guest.table(id)).proposals).toEqual([]);
  });

  test('questions to the table cannot pile up', async () => {
    const { url } = await serve();
    const { id, ann } = await pair(url);
    const replies = [];
    for (let i = 0; i < 6; i++) {
      replies.push(await ann.live.ask({ type: 'propose', match: id, seat: 'a', what: BOT_FOR_B }));
    }
    expect(replies.map(({ type }) => type)).toEqual(['ack', 'ack', 'ack', 'ack', 'ack', 'error']);
  });
});
