import { request as httpRequest } from 'node:http';
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { Guest, newId } from './client.ts';
import { eventually, serve } from './running.ts';

const TWO = { game: 'stones', setup: { players: 1, goal: 12 }, seats: [{ seat: 'a', kind: 'me' as const }] };

describe('at the door', () => {
  test('every answer carries a strict policy and the usual headers', async () => {
    const { url } = await serve();
    const { headers } = await new Guest(url).get('/api/games');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|http/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['localhost:8080', 'same-origin'],
    ['127.0.0.1', 'same-origin'],
    ['holdout.home:8080', null],
    ['192.168.0.7', null],
  ])('at %s over plain http, the opener policy is %s', async (host, policy) => {
    const { url } = await serve();
    const found = await new Promise((done) => {
      httpRequest(`${url}/api/games`, { headers: { host } }, ({ headers }) =>
        done(headers['cross-origin-opener-policy'] ?? null),
      ).end();
    });
    expect(found).toBe(policy);
  });

  test.each([undefined, 'https://evil.example', 'null'])('a change that comes from %s is refused', async (origin) => {
    const { url } = await serve();
    const response = await fetch(`${url}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(origin === undefined ? undefined : { origin }) },
      body: '{"name":"Eve"}',
    });
    expect(response.status).toBe(403);
  });

  test.each([undefined, 'https://evil.example'])('a socket that comes from %s is refused', async (origin) => {
    const { url } = await serve();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, origin === undefined ? {} : { origin });
    const refused = await new Promise<string>((done) => {
      socket.on('open', () => done('open'));
      socket.on('error', (error) => done(error.message));
    });
    expect(refused).toContain('403');
  });

  test('forms and plain text are not read', async () => {
    const { url } = await serve();
    const guest = new Guest(url);
    const { status } = await guest.ask('POST', '/api/me', 'name=Eve', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(status).toBe(400);
    expect((await guest.ask('POST', '/api/me', '{"name":"Eve"}', { 'content-type': 'text/plain' })).status).toBe(400);
  });

  test('too many requests are turned away, guessing of codes much sooner', async () => {
    const { url } = await serve({ settings: { requestsPerMinute: 30 } });
    const guest = new Guest(url);
    const codes = await Promise.all(
      Array.from({ length: 5 }, () => guest.get<{ error: { code: string } }>('/api/codes/AAAAAAAAAA')),
    );
    expect(codes.map(({ status }) => status)).toEqual([404, 404, 404, 429, 429]);
    expect(codes[4]?.body.error.code).toBe('too-many');
    expect(Number(codes[4]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const games: number[] = [];
    for (let i = 0; i < 40; i++) games.push((await guest.get('/api/games')).status);
    expect(games.filter((status) => status === 429).length).toBeGreaterThan(5);
  });

  test('a large body is not read', async () => {
    const { url } = await serve();
    const ann = await Guest.arrive(url, 'Ann');
    expect((await ann.post('/api/me', { name: 'x'.repeat(100_000) })).status).toBe(413);
  });

  test('a path out of the site leads nowhere', async () => {
    const { url } = await serve();
    const status = await new Promise<number>((done) => {
      httpRequest(`${url}/../../etc/passwd`, { path: '/../../etc/passwd' }, (response) =>
        done(response.statusCode ?? 0),
      ).end();
    });
    expect(status).toBe(404);
  });
});

describe('garbage', () => {
  const LINES = [
    'not json',
    '{',
    'null',
    '[]',
    '7',
    '"watch"',
    '{}',
    '{"type":"nonsense"}',
    '{"type":"watch"}',
    '{"type":"watch","match":"../../etc"}',
    '{"type":"answer","match":"aaaaaaaa","id":"aaaaaaaa","n":"1","seat":"a","answer":1}',
    `{"type":"answer","match":"aaaaaaaa","id":"aaaaaaaa","n":1,"seat":"a","answer":${'['.repeat(3000)}${']'.repeat(3000)}}`,
    '{"type":"chat","match":"aaaaaaaa","id":"aaaaaaaa","text":""}',
    '{"__proto__":{"type":"ping"}}',
  ];

  test('a socket says what is wrong with each line and goes on', async () => {
    const { url } = await serve();
    const live = await (await Guest.arrive(url, 'Eve')).connect();
    for (const line of LINES) live.socket.send(line);
    live.send({ type: 'ping' });
    await live.until(({ type }) => type === 'pong');
    const errors = live.heard.filter(({ type }) => type === 'error');
    expect(errors).toHaveLength(LINES.length);
    expect(new Set(errors.map((one) => one.type === 'error' && one.error.code))).toEqual(new Set(['bad-request']));
  });

  test('a message that is too long ends the connection, and only that one', async () => {
    const { url } = await serve();
    const eve = await Guest.arrive(url, 'Eve');
    const live = await eve.connect();
    const code = new Promise<number>((done) => live.socket.once('close', done));
    live.socket.send('x'.repeat(1_000_000));
    expect(await code).toBe(1009);
    expect((await eve.get('/api/me')).status).toBe(200);
  });

  test('a chatterbox is told to slow down', async () => {
    const { url } = await serve({ settings: { messagesPerSecond: 1, messageBurst: 5 } });
    const live = await (await Guest.arrive(url, 'Eve')).connect();
    for (let i = 0; i < 8; i++) live.send({ type: 'ping' });
    const reply = await live.until(({ type }) => type === 'error');
    expect(reply).toMatchObject({ error: { code: 'too-many' } });
    expect(live.heard.filter(({ type }) => type === 'pong')).toHaveLength(5);
  });

  test('one address cannot hold every connection, nor one connection watch everything', async () => {
    const { url } = await serve({ settings: { socketsPerAddress: 2, watchesPerSocket: 1 } });
    const ann = await Guest.arrive(url, 'Ann');
    const first = await ann.create(TWO);
    const second = await ann.create(TWO);
    const live = await ann.connect();
    await ann.connect();
    const third = await ann.connect();
    expect(await new Promise<number>((done) => third.socket.once('close', done))).toBe(1013);
    live.send({ type: 'watch', match: first.match });
    await live.table(first.match);
    live.send({ type: 'watch', match: second.match });
    expect(await live.until(({ type }) => type === 'error')).toMatchObject({ error: { code: 'too-many' } });
  });

  test('nor does it watch more by asking for all of it at once', async () => {
    const { url } = await serve({ settings: { watchesPerSocket: 2 } });
    const ann = await Guest.arrive(url, 'Ann');
    const made = [];
    for (let i = 0; i < 6; i++) made.push(await ann.create(TWO));
    const live = await ann.connect();
    for (const { match } of made) live.send({ type: 'watch', match });
    await eventually(() => new Set(live.heard.map((one) => 'match' in one && one.match)).size === 6);
    expect(new Set(live.heard.flatMap((one) => (one.type === 'table' ? [one.match] : []))).size).toBe(2);
  });

  test.each([
    ['a missing id', { n: 1, seat: 'a', answer: 'gently' }],
    ['an id that is too long', { id: 'x'.repeat(65), n: 1, seat: 'a', answer: 'gently' }],
    ['a number that is none', { id: newId(), n: 1.5, seat: 'a', answer: 'gently' }],
    ['no answer', { id: newId(), n: 1, seat: 'a' }],
    ['a field too many', { id: newId(), n: 1, seat: 'a', answer: 'gently', admin: true }],
  ])('an answer with %s is refused and changes nothing', async (_, body) => {
    const { url } = await serve();
    const ann = await Guest.arrive(url, 'Ann');
    const { match } = await ann.create(TWO);
    const reply = await ann.post(`/api/matches/${match}/answers`, body);
    expect([reply.status, reply.body.error.code]).toEqual([400, 'bad-request']);
    expect((await ann.table(match)).seq).toBe(1);
  });
});

test('health and metrics tell how the server is, and the metrics name nobody', async () => {
  const { url } = await serve();
  const ann = await Guest.arrive(url, 'Ann');
  const { match } = await ann.create(TWO);
  await ann.answer(match, { n: 1, seat: 'a', answer: 'gently' });
  expect((await ann.get('/healthz')).body).toEqual({ ok: true });
  const { text } = await ann.get('/metrics');
  expect(text).toMatch(/^holdout_answers_total 1$/m);
  expect(text).toMatch(/^holdout_matches_in_memory 1$/m);
  expect(text).toMatch(/^holdout_acknowledgement_seconds_count 1$/m);
  expect(text).not.toContain(match);
});

test('the log of the server holds no cookie, no key and no seed', async () => {
  const lines: string[] = [];
  const sink = new Writable({ write: (data, _, done) => (lines.push(String(data)), done()) });
  const { url } = await serve({ logLevel: 'debug', logTo: sink });
  const ann = await Guest.arrive(url, 'Ann');
  const { match, keys } = await ann.create({ ...TWO, setup: { players: 2, goal: 12 } });
  await new Guest(url).get(`/api/matches/${match}?key=${keys?.spectator}`);
  await new Guest(url).get(`/api/matches/${match}?key=wrong`);
  await ann.post('/api/matches', '{');
  const live = await ann.connect();
  live.socket.send('{');
  await live.until(({ type }) => type === 'error');
  const log = lines.join('');
  expect(log).toContain('Server listening');
  for (const secret of [keys?.player, keys?.spectator, keys?.code, ann.cookie.split('=')[1]])
    expect(log).not.toContain(secret);
});
