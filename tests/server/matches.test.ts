import { describe, expect, test } from 'vitest';
import type { Json, MatchRecord } from '../../src/kernel/index.ts';
import { Match, verify } from '../../src/kernel/index.ts';
import type { FinishedMatch, GameCard, MatchCard, NewMatch, TableView } from '../../src/wire/index.ts';
import { firstAnswer, Guest, newId } from './client.ts';
import { eventually, serve } from './running.ts';
import { stones } from './toys.ts';

const TWO: NewMatch = {
  game: 'stones',
  setup: { players: 2, goal: 12 },
  seats: [{ seat: 'a', kind: 'me' }],
};

async function pair(
  url: string,
  wish: NewMatch = TWO,
): Promise<{ ann: Guest; bob: Guest; id: string; table: TableView }> {
  const ann = await Guest.arrive(url, 'Ann');
  const bob = await Guest.arrive(url, 'Bob');
  const made = await ann.create(wish);
  const { body } = await bob.post<TableView>(`/api/matches/${made.match}/join`, { key: made.keys?.player });
  return { ann, bob, id: made.match, table: body };
}

async function playOut(guests: Readonly<Record<string, Guest>>, id: string): Promise<TableView> {
  for (;;) {
    const any = Object.values(guests)[0] as Guest;
    const table = await any.table(id);
    const { request } = table;
    if (request === null) return table;
    const seat = request.waiting[0] ?? '';
    const guest = guests[seat] as Guest;
    const seen = await guest.table(id);
    await guest.answer(id, { n: request.n, seat, answer: firstAnswer(seen.request ?? request, seat) });
  }
}

describe('a match over HTTP', () => {
  test('the games are listed with their bots', async () => {
    const { url } = await serve();
    const { body } = await new Guest(url).get<GameCard[]>('/api/games');
    expect(body.map(({ id }) => id)).toEqual(['stones', 'whispers']);
    expect(body[0]).toMatchObject({ title: 'Stones', version: '1', seats: { min: 1, max: 4 } });
    expect(body[0]?.bots).toContain('random');
  });

  test('two people play a match to its end, and then its record shows that the dice were honest', async () => {
    const { url } = await serve();
    const { ann, bob, id, table } = await pair(url, { ...TWO, setup: { players: 2, goal: 12, dieEvery: 2 } });
    expect(table).toMatchObject({ status: 'playing', as: 'b', request: { n: 1, seats: ['a'] } });
    expect((await ann.get<{ error: { code: string } }>(`/api/matches/${id}/record`)).body.error.code).toBe('not-over');

    const end = await playOut({ a: ann, b: bob }, id);
    expect(end.status).toBe('over');
    expect(end.outcome?.text).toMatch(/(Ann|Bob) finishes the tower/);

    const { body } = await bob.get<FinishedMatch>(`/api/matches/${id}/record`);
    expect(body.commitment).toBe(table.commitment);
    expect(verify(stones, body.record, table.commitment)).toMatchObject({ ok: true });
    expect(Match.load(stones, body.record).outcome?.won).toEqual(end.outcome?.won);
  });

  test('a match waits until every seat is taken, and takes no answer before', async () => {
    const { url } = await serve();
    const ann = await Guest.arrive(url, 'Ann');
    const made = await ann.create(TWO);
    expect(made).toMatchObject({
      status: 'waiting',
      host: true,
      seats: [
        { seat: 'a', mine: true },
        { seat: 'b', kind: 'open' },
      ],
    });
    const early = await ann.answer<{ error: { code: string } }>(made.match, { n: 1, seat: 'a', answer: 'gently' });
    expect([early.status, early.body.error.code]).toEqual([409, 'not-started']);
    await ann.post(`/api/matches/${made.match}/seats`, { seat: 'b', bot: 'random' });
    expect((await ann.table(made.match)).status).toBe('playing');
  });

  test('a set-up that cannot be played is refused with what is wrong and where', async () => {
    const { url } = await serve();
    const ann = await Guest.arrive(url, 'Ann');
    const { status, body } = await ann.post('/api/matches', { ...TWO, setup: { players: 9, goal: 1 } });
    expect([status, body.error]).toMatchObject([400, { code: 'bad-setup', errors: [{ path: 'players' }] }]);
  });

  test('a bot plays its seats by itself', async () => {
    const { url } = await serve();
    const ann = await Guest.arrive(url, 'Ann');
    const { match } = await ann.create({
      ...TWO,
      seats: [
        { seat: 'a', kind: 'me' },
        { seat: 'b', kind: 'bot', bot: 'random' },
      ],
    });
    await ann.answer(match, { n: 1, seat: 'a', answer: 'gently' });
    await ann.answer(match, { n: 2, seat: 'a', answer: 2 });
    const table = await eventually(async () => {
      const seen = await ann.table(match);
      return seen.request?.waiting.includes('a') === true && seen;
    });
    expect(table.undo.answered).toBe(4);
    expect(table.seats[1]).toMatchObject({ kind: 'bot', bot: 'random', present: true });
  });

  test('whose turn it is shows in the list of my matches', async () => {
    const { url } = await serve();
    const { ann, bob, id } = await pair(url);
    const turns = async (guest: Guest) =>
      (await guest.get<MatchCard[]>('/api/matches')).body.map(({ id: match, myTurn }) => ({ match, myTurn }));
    expect(await turns(ann)).toEqual([{ match: id, myTurn: ['a'] }]);
    expect(await turns(bob)).toEqual([{ match: id, myTurn: [] }]);
    await ann.answer(id, { n: 1, seat: 'a', answer: 'boldly' });
    await ann.answer(id, { n: 2, seat: 'a', answer: 1 });
    expect(await turns(bob)).toEqual([{ match: id, myTurn: ['b'] }]);
  });

  test('texts call a seat by its player', async () => {
    const { url } = await serve();
    const { ann, id } = await pair(url);
    await ann.answer(id, { n: 1, seat: 'a', answer: 'boldly' });
    await ann.answer(id, { n: 2, seat: 'a', answer: 3 });
    expect((await ann.table(id)).events.map(({ text }) => text)).toEqual(['Ann lays 3 stones']);
  });
});

describe('answers', () => {
  test('the same answer sent again is acknowledged again and counts once', async () => {
    const { url } = await serve();
    const { ann, id } = await pair(url);
    const given = { id: newId(), n: 1, seat: 'a', answer: 'gently' };
    const first = await ann.answer(id, given);
    const again = await ann.answer(id, given);
    expect(first.body).toEqual({ id: given.id, seq: 2, n: 1 });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await ann.table(id)).undo.answered).toBe(1);
  });

  test('an old answer sent again after it was undone does not come back', async () => {
    const { url } = await serve();
    const { ann, id } = await pair(url);
    const given = { id: newId(), n: 1, seat: 'a', answer: 'gently' };
    await ann.answer(id, given);
    const live = await ann.connect();
    expect(await live.ask({ type: 'propose', match: id, seat: 'a', what: { kind: 'undo', to: 0 } })).toMatchObject({
      type: 'ack',
      n: 0,
    });
    expect((await ann.answer(id, given)).body).toEqual({ id: given.id, seq: 2, n: 1 });
    expect((await ann.table(id)).undo.answered).toBe(0);
  });

  test('a stale answer gets the current request back', async () => {
    const { url } = await serve();
    const { ann, id } = await pair(url);
    await ann.answer(id, { n: 1, seat: 'a', answer: 'gently' });
    const { status, body } = await ann.answer<{ error: { code: string }; request: { n: number; kind: string } }>(id, {
      n: 1,
      seat: 'a',
      answer: 'boldly',
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: { code: 'stale' }, request: { n: 2, kind: 'amount', min: 1, max: 3 } });
  });

  test('what the rules do not allow is refused with what they do', async () => {
    const { url } = await serve();
    const { ann, bob, id } = await pair(url);
    const wrong = await ann.answer<{ error: { code: string }; refusal: unknown }>(id, {
      n: 1,
      seat: 'a',
      answer: 'rudely',
    });
    expect(wrong.body).toMatchObject({
      error: { code: 'refused' },
      refusal: { rule: 'TOY.1', allowed: { options: ['gently', 'boldly'] } },
    });
    const notYet = await bob.answer<{ refusal: { code: string } }>(id, { n: 1, seat: 'b', answer: 'gently' });
    expect(notYet.body.refusal.code).toBe('not-your-turn');
  });

  test('asked all at once, nobody’s answer is stale because another was faster', async () => {
    const { url } = await serve();
    const wish: NewMatch = { game: 'whispers', setup: { players: 2, rounds: 2 }, seats: [{ seat: 'a', kind: 'me' }] };
    const { ann, bob, id } = await pair(url, wish);
    const [hers, his] = [(await ann.table(id)).request, (await bob.table(id)).request];
    if (hers === null || his === null) throw new Error('Nothing is asked');
    expect([hers.n, his.n]).toEqual([1, 1]);
    expect((await ann.answer(id, { n: 1, seat: 'a', answer: firstAnswer(hers, 'a') })).status).toBe(200);
    expect((await bob.table(id)).request).toMatchObject({ n: 2, waiting: ['b'] });
    expect((await bob.answer(id, { n: 1, seat: 'b', answer: firstAnswer(his, 'b') })).body.n).toBe(2);
    const again = await bob.answer<{ error: { code: string } }>(id, { n: 1, seat: 'b', answer: firstAnswer(his, 'b') });
    expect(again.body.error.code).toBe('stale');
  });

  test('nobody answers for a seat that is not theirs', async () => {
    const { url } = await serve();
    const { bob, id } = await pair(url);
    const eve = await Guest.arrive(url, 'Eve');
    for (const guest of [bob, eve]) {
      const { status, body } = await guest.answer<{ error: { code: string } }>(id, {
        n: 1,
        seat: 'a',
        answer: 'gently',
      });
      expect([status, body.error.code]).toEqual([403, 'not-allowed']);
    }
    expect(
      (await new Guest(url).answer<{ error: { code: string } }>(id, { n: 1, seat: 'a', answer: 'gently' })).status,
    ).toBe(401);
    expect((await bob.table(id)).undo.answered).toBe(0);
  });
});

describe('who gets in', () => {
  test('a private match opens to its players and to those with a link, and to nobody else', async () => {
    const { url } = await serve();
    const { ann, id } = await pair(url);
    const { keys } = await ann.table(id);
    const eve = await Guest.arrive(url, 'Eve');
    expect((await eve.get(`/api/matches/${id}`)).status).toBe(404);
    expect((await eve.get(`/api/matches/${id}?key=${'x'.repeat(22)}`)).status).toBe(404);
    const watching = await eve.table(id, `?key=${keys?.spectator}`);
    expect(watching).toMatchObject({ as: null, keys: null });
    expect((await eve.post(`/api/matches/${id}/join`, { key: keys?.spectator })).status).toBe(404);
    expect((await eve.get(`/api/matches/${id}?as=a&key=${keys?.spectator}`)).status).toBe(403);
  });

  test('a code read out to a friend stands for the private link while a seat is open', async () => {
    const { url } = await serve();
    const ann = await Guest.arrive(url, 'Ann');
    const bob = await Guest.arrive(url, 'Bob');
    const made = await ann.create(TWO);
    const code = made.keys?.code ?? '';
    const found = await bob.get<{ match: string; key: string }>(
      `/api/codes/${code.toLowerCase().replace(/(.....)/, '$1-')}`,
    );
    expect(found.body.match).toBe(made.match);
    expect((await bob.post(`/api/matches/${made.match}/join`, { key: found.body.key })).status).toBe(200);
    expect((await bob.get(`/api/codes/${code}`)).status).toBe(404);
  });

  test('the lobby shows open matches to everybody, and anybody may sit down', async () => {
    const { url } = await serve();
    const ann = await Guest.arrive(url, 'Ann');
    const bob = await Guest.arrive(url, 'Bob');
    await ann.create(TWO);
    const { match } = await ann.create({ ...TWO, visibility: 'lobby' });
    expect((await bob.get<MatchCard[]>('/api/lobby')).body.map(({ id }) => id)).toEqual([match]);
    const joined = await bob.post<TableView>(`/api/matches/${match}/join`, {});
    expect(joined.body).toMatchObject({ as: 'b', status: 'playing' });
    expect((await bob.get<MatchCard[]>('/api/lobby')).body).toEqual([]);
  });

  test('a seat that was left can be taken by somebody else, and the match goes on', async () => {
    const { url } = await serve();
    const { ann, bob, id } = await pair(url);
    const { keys } = await ann.table(id);
    expect((await bob.post(`/api/matches/${id}/leave`)).status).toBe(204);
    expect((await bob.get(`/api/matches/${id}`)).status).toBe(404);
    expect((await ann.table(id)).seats[1]).toMatchObject({ kind: 'open', name: null });
    await ann.answer(id, { n: 1, seat: 'a', answer: 'gently' });
    await ann.answer(id, { n: 2, seat: 'a', answer: 1 });
    const cat = await Guest.arrive(url, 'Cat');
    await cat.post(`/api/matches/${id}/join`, { key: keys?.player });
    expect((await cat.answer(id, { n: 3, seat: 'b', answer: 'gently' })).status).toBe(200);
  });

  test('of two who want the last seat, one gets it', async () => {
    const { url } = await serve();
    const ann = await Guest.arrive(url, 'Ann');
    const others = await Promise.all(['Bob', 'Cat', 'Dan'].map((name) => Guest.arrive(url, name)));
    const { match, keys } = await ann.create(TWO);
    const replies = await Promise.all(
      others.map((guest) => guest.post(`/api/matches/${match}/join`, { key: keys?.player })),
    );
    expect(replies.map(({ status }) => String(status)).sort()).toEqual(['200', '409', '409']);
  });
});

test('a match begun offline goes on from its last boundary with chance that its browser cannot know', async () => {
  const { url } = await serve();
  const ann = await Guest.arrive(url, 'Ann');
  const offline = Match.start(stones, { players: 2, goal: 30, dieEvery: 1 }, { seed: 'known to the browser' });
  for (const answer of ['gently', 2, 'boldly', 3, 'gently']) offline.answer(offline.waitingFor[0] ?? '', answer);
  const record = JSON.parse(JSON.stringify(offline.record())) as MatchRecord;
  const table = await ann.create({
    game: 'stones',
    setup: record.setup,
    seats: [
      { seat: 'a', kind: 'me' },
      { seat: 'b', kind: 'me', name: 'Friend' },
    ],
    record: record as unknown as Json,
  });
  expect(table.view).toMatchObject({ height: 5, turn: 2 });
  expect(table).toMatchObject({ undo: { answered: 4 }, request: { n: 5 } });
  expect(table.events.map(({ key }) => key)).toEqual(['laid', 'rolled', 'laid', 'rolled']);
  expect(table.commitment).not.toBe(offline.commitment);
  const bad = { ...record, answers: [{ seat: 'b', answer: 'gently' }] };
  expect(
    (
      await ann.post('/api/matches', {
        game: 'stones',
        setup: record.setup,
        seats: [{ seat: 'a', kind: 'me' }],
        record: bad,
      })
    ).body.error.code,
  ).toBe('bad-record');
});
