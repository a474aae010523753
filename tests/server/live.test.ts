import { describe, expect, test } from 'vitest';
import { joinView, type Json, type SeenEvent } from '../../src/kernel/index.ts';
import type { NewMatch, ServerMessage, TableView } from '../../src/wire/index.ts';
import { firstAnswer, Guest, type Live, newId } from './client.ts';
import { eventually, serve, tempFolder } from './running.ts';

const THREE: NewMatch = {
  game: 'stones',
  setup: { players: 3, goal: 60, dieEvery: 1 },
  seats: [{ seat: 'a', kind: 'me' }],
};

interface Player {
  readonly guest: Guest;
  readonly live: Live;
  readonly seat: string;
}

async function three(
  url: string,
  wish: NewMatch = THREE,
): Promise<{ id: string; players: [Player, Player, Player]; key: string }> {
  const guests = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => Guest.arrive(url, name)));
  const made = await (guests[0] as Guest).create(wish);
  for (const [i, seat] of ['b', 'c'].entries()) {
    await (guests[i + 1] as Guest).post(`/api/matches/${made.match}/join`, { key: made.keys?.player, seat });
  }
  const players = await Promise.all(
    guests.map(async (guest, i) => {
      const live = await guest.connect();
      live.send({ type: 'watch', match: made.match });
      await live.table(made.match);
      return { guest, live, seat: 'abc'[i] ?? '' };
    }),
  );
  return { id: made.match, players: players as [Player, Player, Player], key: made.keys?.spectator ?? '' };
}

/** One answer by whoever is asked, seen by everybody. */
async function move(id: string, players: readonly Player[]): Promise<void> {
  const table = players[0]?.live.newest(id);
  const request = table?.request ?? null;
  const seq = table?.seq ?? 0;
  const seat = request?.waiting[0] ?? '';
  const player = players.find((one) => one.seat === seat) as Player;
  if (request === null) throw new Error('Nothing is asked');
  const reply = await player.live.ask({
    type: 'answer',
    match: id,
    n: request.n,
    seat,
    answer: firstAnswer(request, seat),
  });
  expect(reply.type).toBe('ack');
  await Promise.all(players.map(({ live }) => eventually(() => (live.newest(id)?.seq ?? 0) > seq)));
}

/** The log as a page would keep it from what it was told. */
function logOf(messages: readonly ServerMessage[], id: string): SeenEvent[] {
  let lines: SeenEvent[] = [];
  for (const message of messages) {
    if (message.type !== 'table' || message.match !== id) continue;
    lines = message.reset ? [] : lines.filter(({ n }) => n < message.table.eventsFrom);
    lines.push(...message.table.events);
  }
  return lines;
}

describe('live tables', () => {
  test('everybody who watches sees every answer', async () => {
    const { url } = await serve();
    const { id, players, key } = await three(url);
    const spectator = await new Guest(url).connect();
    spectator.send({ type: 'watch', match: id, key });
    expect((await spectator.table(id)).as).toBeNull();
    expect(
      (await players[0].live.table(id, ({ spectators }) => spectators === 1)).seats.map(({ present }) => present),
    ).toEqual([true, true, true]);
    for (let i = 0; i < 4; i++) await move(id, players);
    const table = await spectator.table(id, ({ undo }) => undo.answered === 4);
    expect(table.events.map(({ key: line }) => line)).toEqual(['laid', 'rolled']);
    expect(logOf(spectator.heard, id).map(({ n }) => n)).toEqual([0, 1, 2, 3]);
  });

  test('after a gap a client goes on from where it was, as if the gap had never been', async () => {
    const { url } = await serve();
    const { id, players } = await three(url);
    const [ann, bob, cat] = players;
    for (let i = 0; i < 3; i++) await move(id, players);
    const before = cat.live.heard.slice();
    const since = cat.live.newest(id)?.seq ?? 0;
    cat.live.socket.terminate();
    await move(id, [ann, bob]);
    await eventually(() => ann.live.newest(id)?.seats[2]?.present === false);

    const again = await cat.guest.connect();
    again.send({ type: 'watch', match: id, since });
    const table = await again.table(id);
    expect(again.heard[0]).toMatchObject({ type: 'table', reset: false });
    expect(table.eventsFrom).toBe(2);
    expect(logOf([...before, ...again.heard], id)).toEqual(logOf(ann.live.heard, id));
    await eventually(() => ann.live.newest(id)?.seats[2]?.present === true);
  });

  test('after a gap in which something was undone, the lines that are gone are dropped', async () => {
    const { url } = await serve();
    const { id, players } = await three(url, { ...THREE, setup: { players: 3, goal: 60, dieEvery: 0 } });
    const [ann, bob, cat] = players;
    for (let i = 0; i < 6; i++) await move(id, players);
    const since = cat.live.newest(id)?.seq ?? 0;
    const before = cat.live.heard.slice();
    cat.live.socket.terminate();
    // Cat's own last answers are undone from another device of hers, and something else is answered.
    const other = await cat.guest.connect();
    await other.ask({ type: 'propose', match: id, seat: 'c', what: { kind: 'undo', to: 4 } });
    await other.ask({ type: 'answer', match: id, n: 5, seat: 'c', answer: 'boldly' });
    await other.ask({ type: 'answer', match: id, n: 6, seat: 'c', answer: 3 });
    const again = await cat.guest.connect();
    again.send({ type: 'watch', match: id, since });
    await again.table(id);
    const log = logOf([...before, ...again.heard], id);
    await eventually(() => ann.live.newest(id)?.undo.answered === 6 && ann.live.newest(id)?.seq === 10);
    expect(log.map(({ params }) => params.laid)).toEqual([1, 1, 3]);
    expect(log).toEqual(logOf(bob.live.heard, id));
  });

  test('my turn is told to me on any page of the site', async () => {
    const { url } = await serve();
    const { id, players } = await three(url);
    const elsewhere = await players[1].guest.connect();
    await move(id, players);
    await move(id, players);
    expect(await elsewhere.until(({ type }) => type === 'your-turn')).toMatchObject({
      match: id,
      title: 'Stones',
      seats: ['b'],
    });
  });

  test('what is said at the table is heard by all who watch, once, and kept', async () => {
    const { url } = await serve();
    const { id, players } = await three(url);
    const line = { type: 'chat' as const, id: newId(), match: id, text: 'Mind the gap' };
    await players[0].live.ask(line);
    await players[0].live.ask(line);
    const heard = await players[1].live.until(({ type }) => type === 'chat');
    expect(heard).toMatchObject({ lines: [{ n: 1, seat: 'a', name: 'Ann', text: 'Mind the gap' }] });
    const late = await players[2].guest.connect();
    late.send({ type: 'watch', match: id });
    expect(await late.until(({ type }) => type === 'chat')).toMatchObject({ lines: [{ n: 1, text: 'Mind the gap' }] });
    const eve = await (await Guest.arrive(url, 'Eve')).connect();
    expect(await eve.ask({ type: 'chat', match: id, text: 'Psst' })).toMatchObject({
      type: 'error',
      error: { code: 'not-allowed' },
    });
  });

  test('an answer can be judged before it is given, for my own seat', async () => {
    const { url } = await serve();
    const { id, players } = await three(url);
    const asked = { type: 'judge' as const, match: id, n: 1, seat: 'a' };
    expect(await players[0].live.ask({ ...asked, answer: 'gently' })).toMatchObject({
      type: 'judged',
      objection: null,
    });
    expect(await players[0].live.ask({ ...asked, answer: 'nowhere' })).toMatchObject({
      type: 'judged',
      objection: { message: expect.stringMatching(/./), rule: expect.stringMatching(/./) },
    });
    expect(await players[1].live.ask({ ...asked, answer: 'gently' })).toMatchObject({ error: { code: 'not-allowed' } });
    expect(await players[0].live.ask({ ...asked, n: 7, answer: 'x' })).toMatchObject({ error: { code: 'stale' } });
  });

  test('odds are worked out for my own seat', async () => {
    const { url } = await serve();
    const { id, players } = await three(url);
    const reply = await players[0].live.ask({ type: 'odds', match: id, n: 1, seat: 'a', answer: 'gently' });
    expect(reply).toMatchObject({ type: 'odds', odds: { outcomes: [{ text: 'A tower' }] } });
    expect(await players[1].live.ask({ type: 'odds', match: id, n: 1, seat: 'a', answer: 'gently' })).toMatchObject({
      error: { code: 'not-allowed' },
    });
  });

  test('odds of an answer that is not legal are refused, as the answer would be', async () => {
    const { url } = await serve();
    const { id, players } = await three(url);
    for (const answer of ['fly', { gently: 1 }, null]) {
      expect(await players[0].live.ask({ type: 'odds', match: id, n: 1, seat: 'a', answer })).toMatchObject({
        type: 'refused',
        code: 'refused',
        message: expect.stringMatching(/./),
        refusal: { code: 'bad-answer' },
        request: { n: 1 },
      });
    }
  });

  test('a bot gives advice to a seat that is asked, and to nobody else', async () => {
    const { url } = await serve();
    const { id, players } = await three(url);
    const reply = await players[0].live.ask({ type: 'advice', match: id, n: 1, seat: 'a' });
    expect(reply).toMatchObject({ type: 'advice', advice: { because: expect.stringMatching(/./) } });
    expect(await players[1].live.ask({ type: 'advice', match: id, n: 1, seat: 'a' })).toMatchObject({
      error: { code: 'not-allowed' },
    });
    expect(await players[0].live.ask({ type: 'advice', match: id, n: 7, seat: 'a' })).toMatchObject({
      error: { code: 'stale' },
    });
  });

  test('the server says goodbye when it closes, and every acknowledged answer is there afterwards', async () => {
    const dataDir = tempFolder();
    const server = await serve({ dataDir });
    const { id, players } = await three(server.url);
    await move(id, players);
    const { live, guest } = players[0];
    const code = new Promise<number>((done) => live.socket.once('close', done));
    const ack = await live.ask({ type: 'answer', match: id, n: 2, seat: 'a', answer: 3 });
    await server.close();
    expect(await code).toBe(1012);
    const again = new Guest((await serve({ dataDir })).url);
    again.cookie = guest.cookie;
    expect(ack.type).toBe('ack');
    expect((await again.table(id)).undo.answered).toBe(2);
  });

  test('whoever does not read is not sent more, and gets everything in one piece later', async () => {
    const { url } = await serve();
    const ann = await Guest.arrive(url, 'Ann');
    const { match } = await ann.create({
      game: 'stones',
      setup: { players: 1, goal: 9999 },
      seats: [{ seat: 'a', kind: 'me' }],
    });
    for (let n = 1; n <= 100; n++) await ann.answer(match, { n, seat: 'a', answer: n % 2 === 1 ? 'gently' : 1 });
    const slow = await ann.connect();
    slow.send({ type: 'watch', match });
    await slow.table(match);
    slow.socket.pause();
    const ASKED = 2500;
    for (let i = 0; i < ASKED; i++) slow.send({ type: 'watch', match });
    await ann.answer(match, { n: 101, seat: 'a', answer: 'boldly' });
    await eventually(async () => (await ann.table(match)).undo.answered === 101);
    slow.socket.resume();
    const table = await slow.table(match, ({ undo }) => undo.answered === 101);
    expect(table.request?.n).toBe(102);
    expect(slow.heard.filter(({ type }) => type === 'table').length).toBeLessThan(ASKED);
  });
});

describe('agreeing', () => {
  test('undo past a die needs everybody: two agree and it is done', async () => {
    const { url } = await serve();
    const { id, players } = await three(url);
    const [ann, bob, cat] = players;
    for (let i = 0; i < 3; i++) await move(id, players);
    expect(ann.live.newest(id)?.undo).toEqual({ answered: 3, revealedAt: 2, free: 3, mine: 1 });
    await ann.live.ask({ type: 'propose', match: id, seat: 'a', what: { kind: 'undo', to: 1 } });
    const asked = await cat.live.table(id, ({ proposals }) => proposals.length === 1);
    expect(asked.proposals[0]).toMatchObject({
      by: 'a',
      what: { kind: 'undo', to: 1 },
      agreed: ['a'],
      missing: ['b', 'c'],
      takesBack: { by: ['a', 'b'], line: 0 },
    });
    const proposal = asked.proposals[0]?.id ?? '';
    await bob.live.ask({ type: 'consent', match: id, proposal, agree: true });
    expect((await ann.guest.table(id)).undo.answered).toBe(3);
    await cat.live.ask({ type: 'consent', match: id, proposal, agree: true });
    const after = await ann.live.table(id, ({ undo }) => undo.answered === 1);
    expect(after).toMatchObject({ proposals: [], eventCount: 0, request: { n: 2, seats: ['a'] } });
    expect(logOf(ann.live.heard, id)).toEqual([]);
  });

  test('one who does not agree ends it', async () => {
    const { url } = await serve();
    const { id, players } = await three(url);
    const [ann, bob, cat] = players;
    for (let i = 0; i < 3; i++) await move(id, players);
    await ann.live.ask({ type: 'propose', match: id, seat: 'a', what: { kind: 'undo', to: 0 } });
    const { proposals } = await bob.live.table(id, (table) => table.proposals.length === 1);
    const proposal = proposals[0]?.id ?? '';
    await bob.live.ask({ type: 'consent', match: id, proposal, agree: false });
    await cat.live.table(id, (table) => table.proposals.length === 1);
    await cat.live.table(id, (table) => table.proposals.length === 0);
    expect(await cat.live.ask({ type: 'consent', match: id, proposal, agree: true })).toMatchObject({
      error: { code: 'stale' },
    });
    expect((await ann.guest.table(id)).undo.answered).toBe(3);
    // Whoever asked hears who has turned it down.
    const said = ann.live.heard.flatMap((message) => (message.type === 'chat' ? message.lines : []));
    expect(said).toMatchObject([{ seat: 'b', text: 'I do not agree to that.' }]);
  });

  test('my own last answer goes back without asking, somebody else’s does not', async () => {
    const { url } = await serve();
    const { id, players } = await three(url, { ...THREE, setup: { players: 3, goal: 60 } });
    const [ann, bob] = players;
    for (let i = 0; i < 3; i++) await move(id, players);
    expect([ann.live.newest(id)?.undo.free, bob.live.newest(id)?.undo.free]).toEqual([3, 2]);
    expect(await bob.live.ask({ type: 'propose', match: id, seat: 'b', what: { kind: 'undo', to: 2 } })).toMatchObject({
      type: 'ack',
      n: 2,
    });
    await bob.live.ask({ type: 'propose', match: id, seat: 'b', what: { kind: 'undo', to: 1 } });
    expect((await ann.live.table(id, ({ proposals }) => proposals.length === 1)).undo.answered).toBe(2);
  });

  test('undo goes back further than memory reaches, by reading the log', async () => {
    const { url } = await serve({ settings: { idleMillis: 0, sweepMillis: 20 } });
    const ann = await Guest.arrive(url, 'Ann');
    const { match } = await ann.create({
      game: 'stones',
      setup: { players: 1, goal: 500 },
      seats: [{ seat: 'a', kind: 'me' }],
    });
    for (let n = 1; n <= 20; n++) await ann.answer(match, { n, seat: 'a', answer: n % 2 === 1 ? 'gently' : 1 });
    await eventually(async () => /holdout_matches_in_memory 0/.test((await ann.get('/metrics')).text));
    const live = await ann.connect();
    expect(await live.ask({ type: 'propose', match, seat: 'a', what: { kind: 'undo', to: 3 } })).toMatchObject({
      type: 'ack',
      n: 3,
    });
    const table = await ann.table(match);
    expect(table).toMatchObject({ undo: { answered: 3 }, view: { height: 1 }, request: { n: 4, kind: 'amount' } });
    expect(table.events.map(({ n }) => n)).toEqual([0]);
  });

  test('the table mends its state by hand when all agree', async () => {
    const { url } = await serve();
    const { id, players } = await three(url);
    const [ann, bob, cat] = players;
    await move(id, players);
    const what = {
      kind: 'repair' as const,
      changes: [{ path: 'height', value: 42 }],
      reason: 'We forgot the old stones',
    };
    await ann.live.ask({ type: 'propose', match: id, seat: 'a', what });
    const { proposals } = await bob.live.table(id, (table) => table.proposals.length === 1);
    for (const { live } of [bob, cat])
      await live.ask({ type: 'consent', match: id, proposal: proposals[0]?.id ?? '', agree: true });
    expect((await ann.guest.table(id)).view).toMatchObject({ height: 42 });
    await move(id, players);
  });

  test('a bot takes over a seat when its person agrees, and that person may come back', async () => {
    const { url } = await serve();
    const { id, players } = await three(url);
    const [ann, bob, cat] = players;
    await ann.live.ask({ type: 'propose', match: id, seat: 'a', what: { kind: 'bot', seat: 'c', bot: 'random' } });
    const { proposals } = await bob.live.table(id, (table) => table.proposals.length === 1);
    expect(proposals[0]?.missing).toEqual(['b', 'c']);
    await cat.live.ask({ type: 'consent', match: id, proposal: proposals[0]?.id ?? '', agree: true });
    await cat.live.close();
    for (let i = 0; i < 4; i++) await move(id, [ann, bob]);
    await ann.live.table(id, ({ undo }) => undo.answered === 6);
    const back = await cat.guest.post<TableView>(`/api/matches/${id}/join`, { seat: 'c' });
    expect(back.body).toMatchObject({ as: 'c', seats: [{}, {}, { seat: 'c', kind: 'person', mine: true }] });
  });

  test('bots hold still while the table is asked to go back, and go on when it is settled', async () => {
    const { url } = await serve({ settings: { botPaceMillis: 150 } });
    const seats = [
      { seat: 'a', kind: 'me' },
      { seat: 'c', kind: 'bot', bot: 'random' },
    ] as const;
    const ann = await Guest.arrive(url, 'Ann');
    const bob = await Guest.arrive(url, 'Bob');
    const made = await ann.create({ ...THREE, seats: [...seats] });
    const id = made.match;
    await bob.post(`/api/matches/${id}/join`, { key: made.keys?.player });
    const [annLive, bobLive] = [await ann.connect(), await bob.connect()];
    bobLive.send({ type: 'watch', match: id });
    for (const [n, seat, answer] of [
      [1, 'a', 'gently'],
      [2, 'a', 1],
      [3, 'b', 'gently'],
    ] as const) {
      await (seat === 'a' ? annLive : bobLive).ask({ type: 'answer', match: id, n, seat, answer });
    }
    await annLive.ask({ type: 'propose', match: id, seat: 'a', what: { kind: 'undo', to: 0 } });
    await bobLive.ask({ type: 'answer', match: id, n: 4, seat: 'b', answer: 1 });
    const proposals = await eventually(() => bobLive.newest(id)?.undo.answered === 4 && bobLive.newest(id)?.proposals);
    await new Promise((done) => setTimeout(done, 600));
    expect((await ann.table(id)).undo.answered).toBe(4);
    await bobLive.ask({ type: 'consent', match: id, proposal: proposals[0]?.id ?? '', agree: false });
    await eventually(() => bobLive.newest(id)?.undo.answered === 6);
  });

  test('after the end nothing is undone', async () => {
    const { url } = await serve();
    const ann = await Guest.arrive(url, 'Ann');
    const { match } = await ann.create({
      game: 'stones',
      setup: { players: 1, goal: 1 },
      seats: [{ seat: 'a', kind: 'me' }],
    });
    await ann.answer(match, { n: 1, seat: 'a', answer: 'gently' });
    await ann.answer(match, { n: 2, seat: 'a', answer: 1 });
    const live = await ann.connect();
    expect(await live.ask({ type: 'propose', match, seat: 'a', what: { kind: 'undo', to: 0 } })).toMatchObject({
      error: { code: 'over' },
    });
  });
});

test('answers in several matches over one connection, sent without waiting, are taken in order in each', async () => {
  const server = await serve();
  const ann = await Guest.arrive(server.url, 'Ann');
  const live = await ann.connect();
  const wish: NewMatch = { game: 'stones', setup: { players: 1, goal: 1000 }, seats: [{ seat: 'a', kind: 'me' }] };
  const matches = await Promise.all(Array.from({ length: 5 }, async () => (await ann.create(wish)).match));
  const acks = Array.from({ length: 20 }, (_, i) =>
    matches.map((match) =>
      live.ask({ type: 'answer', match, n: i + 1, seat: 'a', answer: i % 2 === 0 ? 'gently' : 1 }),
    ),
  ).flat();
  await eventually(() => live.heard.length >= acks.length);
  for (const match of matches) {
    const heard = live.heard.filter((message) => 'match' in message && message.match === match);
    expect(heard.map((message) => (message.type === 'ack' ? message.n : message.type))).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
  }
  await live.close();
  await Promise.allSettled(acks);
});

describe('dice that people type', () => {
  const wish = (dice: NewMatch['dice']): NewMatch => ({
    game: 'stones',
    setup: { players: 2, goal: 60, dieEvery: 1 },
    dice,
    seats: [
      { seat: 'a', kind: 'me' },
      { seat: 'b', kind: 'bot', bot: 'random' },
    ],
  });

  async function seated(url: string, dice: NewMatch['dice']): Promise<{ id: string; live: Live }> {
    const guest = await Guest.arrive(url, 'Ann');
    const { match: id } = await guest.create(wish(dice));
    const live = await guest.connect();
    live.send({ type: 'watch', match: id });
    await live.table(id);
    return { id, live };
  }
  const isAsked = (live: Live, id: string, seat: string, kind?: string) => {
    const request = live.newest(id)?.request;
    return request?.waiting.includes(seat) === true && (kind === undefined || request.kind === kind);
  };
  async function answer(live: Live, id: string, seat: string, value?: number[]): Promise<ServerMessage> {
    const request = live.newest(id)?.request;
    if (request === null || request === undefined) throw new Error('Nothing is asked');
    const dice = request.kind === 'roll' ? [4] : firstAnswer(request, seat);
    return await live.ask({ type: 'answer', match: id, n: request.n, seat, answer: value ?? dice });
  }
  /** Ann answers whatever she is asked, until the bot has to roll or has had its turn. */
  async function toTheBot(live: Live, id: string): Promise<void> {
    while (isAsked(live, id, 'a')) {
      const seq = live.newest(id)?.seq ?? 0;
      expect((await answer(live, id, 'a')).type).toBe('ack');
      await eventually(() => (live.newest(id)?.seq ?? 0) > seq);
    }
  }

  test('the game rolls for a bot: the match goes on', async () => {
    const server = await serve();
    const { id, live } = await seated(server.url, 'typed');
    await toTheBot(live, id);
    await eventually(() => isAsked(live, id, 'a'));
    const rolls = logOf(live.heard, id).filter(({ key }) => key === 'rolled');
    expect(rolls.map(({ params }) => params.seat)).toEqual(['a', 'b']);
  });

  test('or somebody at the table types them, and nobody else does', async () => {
    const server = await serve();
    const { id, live } = await seated(server.url, 'typed-for-bots');
    await toTheBot(live, id);
    await eventually(() => isAsked(live, id, 'b', 'roll'));
    const stranger = await Guest.arrive(server.url, 'Eve');
    const n = live.newest(id)?.request?.n ?? 0;
    const body = { id: newId(), n, seat: 'b', answer: [6] };
    expect((await stranger.post(`/api/matches/${id}/answers`, body)).status).toBeGreaterThanOrEqual(400);
    expect((await answer(live, id, 'b', [5])).type).toBe('ack');
    await eventually(() => isAsked(live, id, 'a'));
    const rolls = logOf(live.heard, id).filter(({ key }) => key === 'rolled');
    expect(rolls.map(({ params }) => [params.seat, params.die])).toEqual([
      ['a', 4],
      ['b', 5],
    ]);
    // Anything but dice is the bot's own business.
    const own = await live.ask({ type: 'answer', match: id, n: n + 1, seat: 'b', answer: 'gently' });
    expect(own.type).not.toBe('ack');
  });
});

describe('what hardly ever changes', () => {
  test('is sent once to whoever can put it back, and the tables are the same as the whole ones', async () => {
    const { url } = await serve();
    const { id, players } = await three(url);
    const [ann] = players;
    const page = await ann.guest.connect();
    page.send({ type: 'watch', match: id, fixed: '' });
    await page.table(id);
    await move(id, players);
    await move(id, players);
    await eventually(() => page.newest(id)?.seq === ann.live.newest(id)?.seq);
    const told = page.heard.filter((message) => message.type === 'table');
    const [first, ...later] = told.map(({ fixed }) => fixed);
    expect(first?.parts).toEqual({ setup: THREE.setup, 'view.goal': 60, 'view.seats': ['a', 'b', 'c'] });
    expect(later.length).toBeGreaterThan(1);
    for (const fixed of later) expect(fixed).toEqual({ key: first?.key, parts: null });
    const cut = told.at(-1)?.table as unknown as Json;
    expect(JSON.stringify(cut)).not.toContain('goal');
    const { events: _own, ...whole } = ann.live.newest(id) as unknown as Record<string, Json>;
    const { events: _its, ...joined } = joinView(cut, first?.parts ?? {}) as unknown as Record<string, Json>;
    expect(joined).toEqual(whole);
  });

  test('is not sent again to a page that comes back with it', async () => {
    const { url } = await serve();
    const { id, players } = await three(url);
    const page = await players[0].guest.connect();
    page.send({ type: 'watch', match: id, fixed: '' });
    await page.table(id);
    const [message] = page.heard;
    const key = message?.type === 'table' ? (message.fixed?.key ?? '') : '';
    await page.close();
    const again = await players[0].guest.connect();
    again.send({ type: 'watch', match: id, fixed: key });
    await again.table(id);
    expect(again.heard[0]).toMatchObject({ fixed: { key, parts: null } });
  });
});
