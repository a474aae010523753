import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { isPrivate, sendNotice } from '../../src/server/people/webhook.ts';
import type { Me, MyData, TableView, TurnNotice } from '../../src/wire/index.ts';
import { Guest } from './client.ts';
import { afterwards, eventually, serve } from './running.ts';

const TWO = { game: 'stones', setup: { players: 2, goal: 12 }, seats: [{ seat: 'a', kind: 'me' as const }] };

test('a browser is nobody until it says a name, and then keeps it in a cookie that pages cannot read', async () => {
  const { url } = await serve();
  const guest = new Guest(url);
  expect((await guest.get('/api/me')).body).toBeNull();
  expect((await guest.get('/api/matches')).status).toBe(401);
  const { headers } = await guest.post('/api/me', { name: '  Ann ' });
  expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
  expect((await guest.get<Me>('/api/me')).body).toMatchObject({ name: 'Ann', recovery: false });
  await guest.post('/api/me', { name: 'Anna' });
  expect((await guest.get<Me>('/api/me')).body.name).toBe('Anna');
});

test('a cookie that somebody has changed names nobody', async () => {
  const { url } = await serve();
  const ann = await Guest.arrive(url, 'Ann');
  const bob = await Guest.arrive(url, 'Bob');
  const [annId = ''] = decodeURIComponent(ann.cookie).replace('holdout=', '').split('.');
  const forged = new Guest(url);
  forged.cookie = bob.cookie.replace(/=[^.]*/, `=${annId}`);
  expect((await forged.get('/api/me')).body).toBeNull();
});

test.each(['', ' ', 'x'.repeat(41), 'two\nlines', 'turned\u202Eround', 7, null])(
  'the name %j is refused',
  async (name) => {
    const { url } = await serve();
    expect((await new Guest(url).post('/api/me', { name })).body.error.code).toBe('bad-request');
  },
);

test('a recovery code makes another device the same person, once it is the newest code', async () => {
  const { url } = await serve();
  const ann = await Guest.arrive(url, 'Ann');
  const { match } = await ann.create(TWO);
  const old = (await ann.post<{ code: string }>('/api/me/recovery')).body.code;
  const { code } = (await ann.post<{ code: string }>('/api/me/recovery')).body;
  const phone = new Guest(url);
  expect((await phone.post('/api/me/recover', { code: old })).status).toBe(404);
  expect(
    (await phone.post('/api/me/recover', { code: `${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}` })).status,
  ).toBe(404);
  expect((await phone.post<Me>('/api/me/recover', { code: code.toLowerCase().replaceAll('-', ' ') })).body.name).toBe(
    'Ann',
  );
  expect((await phone.table(match)).as).toBe('a');
});

test('all that is kept about me can be had, and deleted: others keep the match, nobody my name', async () => {
  const { url } = await serve();
  const ann = await Guest.arrive(url, 'Ann');
  const bob = await Guest.arrive(url, 'Bob');
  const made = await ann.create(TWO);
  await bob.post(`/api/matches/${made.match}/join`, { key: made.keys?.player });
  await ann.answer(made.match, { n: 1, seat: 'a', answer: 'gently' });
  const live = await ann.connect();
  await live.ask({ type: 'chat', match: made.match, text: 'my secret plan' });

  const { body } = await ann.get<MyData>('/api/me/export');
  expect(body).toMatchObject({
    me: { name: 'Ann' },
    matches: [{ id: made.match }],
    answers: [{ match: made.match, seat: 'a', answer: 'gently' }],
    chat: [{ match: made.match, text: 'my secret plan' }],
  });
  const { cookie } = ann;
  expect((await ann.ask('DELETE', '/api/me')).status).toBe(204);
  ann.cookie = cookie;
  expect((await ann.get('/api/me')).body).toBeNull();

  const seen = await bob.get<TableView>(`/api/matches/${made.match}`);
  expect(seen.body.undo.answered).toBe(1);
  expect(seen.body.seats[0]).toMatchObject({ kind: 'open', name: null });
  const watching = await bob.connect();
  watching.send({ type: 'watch', match: made.match });
  await watching.until(({ type }) => type === 'chat');
  expect([seen.text, ...watching.raw].join()).not.toMatch(/Ann|secret plan/);
});

test('a notice goes to my webhook when it becomes my turn, with nothing secret in it', async () => {
  const { url } = await serve({ settings: { privateWebhooks: true } });
  const notices: TurnNotice[] = [];
  const heard = createServer((request, response) => {
    let text = '';
    request.on('data', (data: Buffer) => (text += data.toString()));
    request.on('end', () => {
      notices.push(JSON.parse(text) as TurnNotice);
      response.end();
    });
  });
  await new Promise<void>((done) => heard.listen(0, '127.0.0.1', done));
  afterwards(() => void heard.close());
  const ann = await Guest.arrive(url, 'Ann');
  const bob = await Guest.arrive(url, 'Bob');
  await bob.post('/api/me', { webhook: `http://127.0.0.1:${(heard.address() as AddressInfo).port}/turn` });
  const made = await ann.create(TWO);
  await bob.post(`/api/matches/${made.match}/join`, { key: made.keys?.player });
  await ann.answer(made.match, { n: 1, seat: 'a', answer: 'gently' });
  expect(notices).toEqual([]);
  await ann.answer(made.match, { n: 2, seat: 'a', answer: 1 });
  const notice = await eventually(() => notices[0]);
  expect(notice).toMatchObject({ type: 'your-turn', match: made.match, game: 'stones', seat: 'b' });
  expect(JSON.stringify(notice)).not.toContain(made.keys?.player);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  'nonsense',
])('a notice does not go to %s', (address) => {
  expect(isPrivate(address)).toBe(true);
});

test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1', '::ffff:8.8.8.8'])('a notice may go to %s', (address) => {
  expect(isPrivate(address)).toBe(false);
});

test.each([
  'http://127.0.0.1:1/',
  'http://[::1]:1/',
  'http://localhost:1/',
  'http://0x7f000001:1/',
  'http://2130706433:1/',
  'ftp://example.org/',
])('a notice to %s is refused before anything is sent', async (target) => {
  const notice: TurnNotice = { type: 'your-turn', match: 'm', game: 'g', title: 't', seat: 'a', url: 'u' };
  await expect(sendNotice(target, notice, false)).rejects.toThrow(/private address|not http/);
});

test('somebody who is being forgotten gets no seat any more', async () => {
  const { url } = await serve();
  const ann = await Guest.arrive(url, 'Ann');
  for (let i = 0; i < 10; i++) {
    const setup = { players: 2, goal: 1000 };
    const { match } = await ann.create({
      game: 'stones',
      setup,
      seats: [{ seat: 'a', kind: 'me' }],
      visibility: 'lobby',
    });
    const bob = await Guest.arrive(url, 'Bob');
    // A line of others in front: between who Bob is and what he sits down in there is time.
    const looks = Array.from({ length: 20 }, () => ann.table(match));
    const joins = bob.post(`/api/matches/${match}/join`);
    const forgotten = bob.ask('DELETE', '/api/me');
    await Promise.all([...looks, joins, forgotten]);
    expect((await ann.table(match)).seats[1]).toMatchObject({ kind: 'open', name: null });
  }
});
