/** What one player cannot do to another: everybody whom it concerns agrees first. */
import Sqlite from 'libsql';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { Game } from '../../src/kernel/index.ts';
import type { NewMatch, Proposed, TableView } from '../../src/wire/index.ts';
import { Guest, type Live } from './client.ts';
import { serve, tempFolder } from './running.ts';
import { whispers } from './toys.ts';

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

test('questions that nobody asks any more are not kept', async () => {
  const dataDir = tempFolder();
  const { url } = await serve({ dataDir });
  const { id, ann } = await pair(url);
  const file = new Sqlite(join(dataDir, 'holdout.db'));
  try {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    for (let i = 0; i < 3; i++) {
      await ann.live.ask({ type: 'propose', match: id, seat: 'a', what: BOT_FOR_B });
      vi.setSystemTime(Date.now() + 11 * 60_000);
    }
    expect(file.prepare('select count(*) as n from proposals').get()).toMatchObject({ n: 1 });
  } finally {
    vi.useRealTimers();
    file.close();
  }
});

test('turning down what was never asked tells the table nothing', async () => {
  const { url } = await serve();
  const { id, ann, bob } = await pair(url);
  await bob.live.table(id);
  await bob.live.ask({ type: 'chat', match: id, text: 'I am listening' });
  bob.live.forget();
  for (let i = 0; i < 5; i++) {
    const reply = await ann.live.ask({ type: 'consent', match: id, proposal: 'never-asked', agree: false });
    expect(reply).toMatchObject({ error: { code: 'stale' } });
  }
  await bob.live.ask({ type: 'chat', match: id, text: 'Nothing' });
  expect(bob.live.heard.filter(({ type }) => type === 'table')).toEqual([]);
});

describe('what somebody agrees to', () => {
  const low: Proposed = { kind: 'repair', changes: [{ path: 'height', value: 1 }], reason: 'miscounted' };

  test('cannot become something else under the same id', async () => {
    const { url } = await serve();
    const { id, ann, bob } = await pair(url);
    const propose = (what: Proposed) =>
      ann.live.ask({ type: 'propose', match: id, seat: 'a', what, id: 'one-and-the-same' });
    await propose(low);
    const [shown] = (await bob.guest.table(id)).proposals;
    await propose({ kind: 'repair', changes: [{ path: 'height', value: 999 }], reason: 'miscounted' });
    await bob.live.ask({ type: 'consent', match: id, proposal: shown?.id ?? '', agree: true });
    expect((await ann.guest.table(id)).view).toMatchObject({ height: 1 });
  });

  test('stays agreed to when it is asked for again', async () => {
    const { url } = await serve();
    const { id, ann, bob } = await pair(url, { setup: { players: 3, goal: 1000 } });
    const cleo = await Guest.arrive(url, 'Cleo');
    await cleo.post(`/api/matches/${id}/join`, { key: (await ann.guest.table(id)).keys?.player });
    const propose = () => ann.live.ask({ type: 'propose', match: id, seat: 'a', what: low, id: 'one-and-the-same' });
    await propose();
    const proposal = (await bob.guest.table(id)).proposals[0]?.id ?? '';
    await bob.live.ask({ type: 'consent', match: id, proposal, agree: true });
    await propose();
    expect(missing(await ann.guest.table(id))).toEqual([['c']]);
  });

  test.each(['leaves', 'is forgotten'])('does not bind who comes after: the one who agreed %s', async (how) => {
    const { url } = await serve();
    const { id, ann, bob } = await pair(url, { setup: { players: 3, goal: 1000 } });
    const key = (await ann.guest.table(id)).keys?.player;
    const cleo = await Guest.arrive(url, 'Cleo');
    await cleo.post(`/api/matches/${id}/join`, { key });
    await ann.live.ask({ type: 'propose', match: id, seat: 'a', what: low });
    const proposal = (await bob.guest.table(id)).proposals[0]?.id ?? '';
    await bob.live.ask({ type: 'consent', match: id, proposal, agree: true });
    if (how === 'leaves') await bob.guest.post(`/api/matches/${id}/leave`, {});
    else await bob.guest.ask('DELETE', '/api/me');
    const dan = await Guest.arrive(url, 'Dan');
    await dan.post(`/api/matches/${id}/join`, { key });
    const live = await cleo.connect();
    await live.ask({ type: 'consent', match: id, proposal, agree: true });
    expect((await ann.guest.table(id)).view).toMatchObject({ height: 0 });
  });
});

test('the answers of a player whom a bot replaced unasked are not the others’ to take back', async () => {
  const dataDir = tempFolder();
  const settings = { sweepMillis: 1_000_000, botPaceMillis: 1_000_000 };
  const first = await serve({ dataDir, settings });
  const setup = { players: 2, goal: 1000, dieEvery: 0 };
  const { id, ann: before } = await (async () => {
    const made = await pair(first.url, { replaceAfterMinutes: 60, setup });
    await made.ann.guest.answer(made.id, { n: 1, seat: 'a', answer: 'gently' });
    await made.ann.guest.answer(made.id, { n: 2, seat: 'a', answer: 1 });
    await made.bob.guest.answer(made.id, { n: 3, seat: 'b', answer: 'boldly' });
    return made;
  })();
  await first.close();
  asked(dataDir, id, 61);
  const { url } = await serve({ dataDir, settings });
  const ann = Object.assign(new Guest(url), { cookie: before.guest.cookie });
  const table = await ann.table(id);
  expect([kinds(table), table.undo]).toMatchObject([['person', 'bot'], { answered: 3, free: 3 }]);
  const live = await ann.connect();
  await live.ask({ type: 'propose', match: id, seat: 'a', what: { kind: 'undo', to: 2 } });
  const after = await ann.table(id);
  expect([after.undo.answered, missing(after)]).toEqual([3, [['b']]]);
});

test('trying corrections out tells nothing about what is hidden', async () => {
  type State = Parameters<typeof whispers.view>[0];
  /** Its rules do not go on where a card lies twice. */
  const strict: Game<{ players: number; rounds: number }, State> = {
    ...whispers,
    *step(t) {
      for (const card of t.state.hands.b ?? []) if (t.state.shown.includes(card)) throw new Error(`${card} lies twice`);
      yield* whispers.step(t);
    },
  };
  const { url } = await serve({ games: [strict] });
  let guessed = 0;
  for (let match = 0; match < 3; match++) {
    const { id, ann, bob } = await pair(url, { game: 'whispers', setup: { players: 2, rounds: 3 } });
    const { hand } = (await bob.guest.table(id)).view as { hand: string[] };
    for (let i = 1000; i < 1100; i++) {
      const card = `whisper-${i}`;
      const what: Proposed = { kind: 'repair', changes: [{ path: 'shown', value: [card] }], reason: 'This one?' };
      const reply = await ann.live.ask({ type: 'propose', match: id, seat: 'a', what });
      if (JSON.stringify(reply).includes('not-allowed') && hand.includes(card)) guessed++;
    }
  }
  // A refusal names a card that could be there; that it is the true one three times does not happen by chance.
  expect(guessed).toBeLessThan(3);
});
