import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Match } from '../../src/kernel/index.ts';
import { openPostgres } from '../../src/server/store/database.ts';
import type { FinishedMatch, NewMatch, TableView } from '../../src/wire/index.ts';
import { firstAnswer, Guest, type Live, newId } from './client.ts';
import { Postgres } from './postgres.ts';
import { eventually, serve, serveInChild } from './running.ts';
import { stones } from './toys.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
});
afterAll(() => postgres.close());
beforeEach(async () => {
  const database = await openPostgres(postgres.url, () => undefined);
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  await database.close();
});

const TWO: NewMatch = {
  game: 'stones',
  setup: { players: 2, goal: 40, dieEvery: 3 },
  seats: [{ seat: 'a', kind: 'me' }],
};

/** Two servers on one database. */
async function two(): Promise<[string, string]> {
  const first = await serve({ databaseUrl: postgres.url });
  const second = await serve({ databaseUrl: postgres.url });
  return [first.url, second.url];
}

/** The same browser at another server. */
function at(url: string, guest: Guest): Guest {
  const other = new Guest(url);
  other.cookie = guest.cookie;
  return other;
}

async function pair(): Promise<{ id: string; ann: Guest; bob: Guest; urls: [string, string] }> {
  const urls = await two();
  const ann = await Guest.arrive(urls[0], 'Ann');
  const bob = await Guest.arrive(urls[1], 'Bob');
  const made = await ann.create(TWO);
  await bob.post(`/api/matches/${made.match}/join`, { key: made.keys?.player });
  return { id: made.match, ann, bob, urls };
}

async function watching(guest: Guest, match: string): Promise<Live> {
  const live = await guest.connect();
  live.send({ type: 'watch', match });
  await live.table(match);
  return live;
}

describe('several servers on one PostgreSQL', () => {
  test('what happens at one is seen at the other', async () => {
    const { id, ann, bob } = await pair();
    const live = await watching(bob, id);
    const annLive = await watching(ann, id);
    await eventually(() => annLive.newest(id)?.seats.every(({ present }) => present));
    await ann.answer(id, { n: 1, seat: 'a', answer: 'gently' });
    await ann.answer(id, { n: 2, seat: 'a', answer: 2 });
    const table = await live.table(id, ({ undo }) => undo.answered === 2);
    expect(table).toMatchObject({ view: { height: 2 }, request: { seats: ['b'] } });
    await eventually(() => live.heard.some(({ type }) => type === 'your-turn'));
    await annLive.ask({ type: 'chat', match: id, text: 'Your turn' });
    expect(await live.until(({ type }) => type === 'chat')).toMatchObject({ lines: [{ text: 'Your turn' }] });
    await annLive.close();
    await eventually(() => live.newest(id)?.seats[0]?.present === false);
  });

  test('two that race on one match agree: one answer counts, the other is told what is asked now', async () => {
    const { id, ann, urls } = await pair();
    const here = ann;
    const there = at(urls[1], ann);
    let races = 0;
    for (let n = 1; n <= 40; n++) {
      const { request } = await here.table(id);
      if (request === null) break;
      if (!request.waiting.includes('a')) break;
      // The same person at two servers gives two different answers at once.
      const answers = request.kind === 'choose' ? ['gently', 'boldly'] : [1, 2];
      const replies = await Promise.all(
        [here, there].map((guest, i) =>
          guest.answer<Record<string, unknown>>(id, { n: request.n, seat: 'a', answer: answers[i] ?? 1 }),
        ),
      );
      const won = replies.filter(({ status }) => status === 200);
      const lost = replies.find(({ status }) => status !== 200);
      expect(won).toHaveLength(1);
      expect(lost).toMatchObject({ status: 409, body: { error: { code: 'stale' }, request: { n: request.n + 1 } } });
      races++;
      const table = await eventually(async () => {
        const [one, other] = await Promise.all([here.table(id), there.table(id)]);
        return one.seq === other.seq && { one, other };
      });
      expect(table.one.view).toEqual(table.other.view);
      expect(table.one.events).toEqual(table.other.events);
    }
    expect(races).toBe(2);
  });

  test('many answers raced from both sides give one log that plays again from its seed', async () => {
    const urls = await two();
    const ann = await Guest.arrive(urls[0], 'Ann');
    const { match } = await ann.create({ ...TWO, setup: { players: 1, goal: 40, dieEvery: 2 } });
    const sides = [ann, at(urls[1], ann)];
    await Promise.all(
      sides.map(async (guest) => {
        for (;;) {
          const { request } = await guest.table(match);
          if (request === null) return;
          const given = { id: newId(), n: request.n, seat: 'a', answer: firstAnswer(request, 'a') };
          const { status } = await guest.answer(match, given);
          expect([200, 409]).toContain(status);
        }
      }),
    );
    // A server that is busy, or has not heard yet that the match is over, is asked again.
    const { record } = await eventually(async () => {
      const { status, body } = await ann.get<FinishedMatch>(`/api/matches/${match}/record`);
      return status === 200 && body;
    });
    expect(record.answers).toHaveLength(80);
    expect(Match.load(stones, record).outcome).not.toBeNull();
    const raced = await Promise.all(
      sides.map(async (guest) => Number(/holdout_raced_total (\d+)/.exec((await guest.get('/metrics')).text)?.[1])),
    );
    expect(raced.reduce((a, b) => a + b)).toBeGreaterThan(0);
  });

  test('when the server that moved a bot is gone, another one moves it', async () => {
    const child = await serveInChild({ DATABASE_URL: postgres.url, BOT_PACE: '400' });
    const ann = await Guest.arrive(child.url, 'Ann');
    const wish: NewMatch = {
      ...TWO,
      seats: [
        { seat: 'a', kind: 'me' },
        { seat: 'b', kind: 'bot', bot: 'random' },
      ],
    };
    const { match } = await ann.create(wish);
    await ann.answer(match, { n: 1, seat: 'a', answer: 'gently' });
    await ann.answer(match, { n: 2, seat: 'a', answer: 1 });
    await child.kill();
    const other = await serve({ databaseUrl: postgres.url });
    const guest = at(other.url, ann);
    const table = await eventually(async () => {
      const seen = await guest.table(match);
      return seen.request?.waiting.includes('a') === true && seen;
    });
    expect(table.undo.answered).toBe(4);
  });

  test('PostgreSQL stopped and started: a clear error, nothing lost, and everything goes on', async () => {
    const { id, ann, bob } = await pair();
    const live = await watching(bob, id);
    await ann.answer(id, { n: 1, seat: 'a', answer: 'gently' });
    await live.table(id, ({ undo }) => undo.answered === 1);
    postgres.stop();
    const given = { id: newId(), n: 2, seat: 'a', answer: 3 };
    let refused: { status: number; body: { error: { code: string } } };
    try {
      refused = await ann.answer<{ error: { code: string } }>(id, given);
      expect((await ann.get('/healthz')).status).toBe(503);
    } finally {
      postgres.resume();
    }
    expect([refused.status, refused.body.error.code]).toEqual([503, 'not-saved']);
    const again = await eventually(async () => {
      const reply = await ann.answer(id, given);
      return reply.status === 200 && reply;
    });
    expect(again.body).toMatchObject({ id: given.id, n: 2 });
    // The other server hears of it again, too.
    const table = await eventually(() => {
      const seen: TableView | undefined = live.newest(id);
      return seen?.undo.answered === 2 && seen;
    });
    expect(table.view).toMatchObject({ height: 3 });
    expect((await ann.get('/healthz')).status).toBe(200);
  });
});
