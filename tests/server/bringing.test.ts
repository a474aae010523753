import { expect, test } from 'vitest';
import { verify } from '../../src/kernel/index.ts';
import type { FinishedMatch, NewMatch, TableView } from '../../src/wire/index.ts';
import { firstAnswer, Guest } from './client.ts';
import { serve, tempFolder } from './running.ts';
import { stones } from './toys.ts';

const WAITING: NewMatch = { game: 'stones', setup: { players: 3, goal: 12 }, seats: [{ seat: 'a', kind: 'me' }] };

type Failed = { error: { code: string; message: string; errors?: readonly { path: string }[] } };

test('a guest brings a list: the match begins with it, everybody who looks sees it, and the record proves honest dice', async () => {
  const dataDir = tempFolder();
  const first = await serve({ dataDir });
  const ann = await Guest.arrive(first.url, 'Ann');
  const bob = await Guest.arrive(first.url, 'Bob');
  const { match, keys, commitment } = await ann.create(WAITING);
  const live = await ann.connect();
  live.send({ type: 'watch', match, fixed: '' });
  await live.table(match);

  const joined = await bob.post<TableView>(`/api/matches/${match}/join`, { key: keys?.player, seat: 'b', list: 4 });
  expect(joined.body).toMatchObject({ status: 'waiting', setup: { goal: 4 }, view: { goal: 4 }, as: 'b' });
  const told = await live.until((one) => one.type === 'table' && (one.fixed?.parts ?? null) !== null);
  expect(told).toMatchObject({ fixed: { parts: { setup: { goal: 4 }, 'view.goal': 4 } } });
  await live.close();

  // It is kept: the server can stop and go on.
  await first.close();
  const { url } = await serve({ dataDir });
  const [anew, again] = [new Guest(url), new Guest(url)];
  [anew.cookie, again.cookie] = [ann.cookie, bob.cookie];
  await anew.post(`/api/matches/${match}/seats`, { seat: 'c', bot: 'random' });
  for (;;) {
    const table = await anew.table(match);
    if (table.status === 'over') break;
    const seat = table.request?.waiting[0];
    const guest = seat === 'a' ? anew : again;
    const { request } = await guest.table(match);
    if (request === null || seat === undefined || seat === 'c') continue;
    await guest.answer(match, { n: request.n, seat, answer: firstAnswer(request, seat) });
  }
  const { body } = await again.get<FinishedMatch>(`/api/matches/${match}/record`);
  expect(body.record.setup).toMatchObject({ goal: 4 });
  expect(verify(stones, body.record, commitment)).toMatchObject({ ok: true });
});

test('a list that cannot be played is refused with what is wrong, and the seat stays open', async () => {
  const { url } = await serve();
  const ann = await Guest.arrive(url, 'Ann');
  const bob = await Guest.arrive(url, 'Bob');
  const { match, keys } = await ann.create(WAITING);
  const { status, body } = await bob.post<Failed>(`/api/matches/${match}/join`, {
    key: keys?.player,
    seat: 'b',
    list: -1,
  });
  expect([status, body.error.code, body.error.errors?.map(({ path }) => path)]).toEqual([400, 'bad-setup', ['goal']]);
  const table = await ann.table(match);
  expect(table).toMatchObject({ setup: { goal: 12 }, seats: [{}, { seat: 'b', kind: 'open' }, {}] });
});

test('nobody brings a list to a seat that takes none, nor to a match that has begun', async () => {
  const { url } = await serve();
  const ann = await Guest.arrive(url, 'Ann');
  const bob = await Guest.arrive(url, 'Bob');
  const { match, keys } = await ann.create(WAITING);
  const join = (seat: string, list?: number) =>
    bob.post<Failed>(`/api/matches/${match}/join`, {
      key: keys?.player,
      seat,
      ...(list === undefined ? {} : { list }),
    });
  expect((await join('c', 4)).body.error.code).toBe('not-allowed');
  expect((await join('b', 4)).status).toBe(200);
  expect((await join('b', 5)).status).toBe(200); // another one, as long as the match waits
  expect((await ann.table(match)).setup).toMatchObject({ goal: 5 });
  await ann.post(`/api/matches/${match}/seats`, { seat: 'c', bot: 'random' });
  expect((await join('b', 6)).body.error.code).toBe('not-allowed');
  expect((await ann.table(match)).setup).toMatchObject({ goal: 5 });
});
