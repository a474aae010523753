/** What one visitor cannot do to the others: who may come in, how much they may hold, and what they may say. */
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { visitorOf } from '../../src/server/people/door.ts';
import { isPrivate } from '../../src/server/people/webhook.ts';
import { Guest, newId } from './client.ts';
import { eventually, serve } from './running.ts';
import { stones } from './toys.ts';

const ALONE = { game: 'stones', setup: { players: 1, goal: 1000 }, seats: [{ seat: 'a', kind: 'me' as const }] };
const opened = (socket: WebSocket): Promise<string> =>
  new Promise((done) => {
    socket.on('open', () => done('open'));
    socket.on('error', (error) => done(error.message));
  });

describe('an address that is spelled in another way', () => {
  test.each(['/api/live', '/%61pi/live', '/api/liv%65', '/%61%70%69/live'])(
    '%s opens no socket for a foreign page',
    async (path) => {
      const { url } = await serve();
      const socket = new WebSocket(url.replace('http', 'ws') + path, { origin: 'http://evil.example' });
      expect(await opened(socket)).toContain('403');
    },
  );

  test.each(['/api/codes/AAAAAAAAAA', '/%61pi/codes/AAAAAAAAAA', '/api/cod%65s/AAAAAAAAAA'])(
    '%s has the same limit',
    async (path) => {
      const { url } = await serve({ settings: { requestsPerMinute: 30 } });
      const guest = new Guest(url);
      const replies = await Promise.all(Array.from({ length: 5 }, () => guest.get(path)));
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 429, 429]);
    },
  );

  test('that cannot be read costs its connection', async () => {
    const { url } = await serve();
    const { socket, heard } = await new Promise<{ socket: Socket; heard: Promise<string> }>((done) => {
      const opened = connect(Number(new URL(url).port), '127.0.0.1', () => {
        let text = '';
        opened.on('data', (data: Buffer) => (text += data.toString('utf8')));
        done({ socket: opened, heard: new Promise((end) => opened.once('close', () => end(text))) });
      });
    });
    socket.write('GET /api/%zz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100));
    expect((await heard).match(/HTTP\/1\.1 400/g)).toHaveLength(1);
  });

  test('an answer of the API is never cached', async () => {
    const { url } = await serve();
    expect((await new Guest(url).get('/%61pi/games')).headers.get('cache-control')).toBe('no-store');
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::9', '2001:db8:1:2::'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::'],
  ['2001:db8::9', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
])('for limits, %s is %s', (ip, visitor) => {
  expect(visitorOf(ip)).toBe(visitor);
});

describe('text', () => {
  test.each(['\ud800', 'a\udc00', 'nul\u0000'])(
    '%j is refused wherever it stands, and nothing is lost',
    async (text) => {
      const { url } = await serve();
      const ann = await Guest.arrive(url, 'Ann');
      const { match } = await ann.create(ALONE);
      expect((await ann.post('/api/me', { name: text })).status).toBe(400);
      expect(
        (await ann.post('/api/matches', { ...ALONE, seats: [{ seat: 'a', kind: 'me', name: text }] })).status,
      ).toBe(400);
      expect((await ann.post('/api/matches', { ...ALONE, setup: { [text]: 1 } })).status).toBe(400);
      const live = await ann.connect();
      expect(await live.ask({ type: 'chat', match, text })).toMatchObject({ error: { code: 'bad-request' } });
      expect(await live.ask({ type: 'answer', match, n: 1, seat: 'a', answer: text })).toMatchObject({
        error: { code: 'bad-request' },
      });
      expect((await ann.answer(match, { n: 1, seat: 'a', answer: 'gently' })).status).toBe(200);
    },
  );

  test('a pair is text', async () => {
    const { url } = await serve();
    const ann = await Guest.arrive(url, 'Ann');
    const { match } = await ann.create(ALONE);
    const live = await ann.connect();
    expect(await live.ask({ type: 'chat', match, text: 'well done 🎲' })).toMatchObject({ type: 'ack' });
  });

  test.each([
    ['turns what follows', 'I \u202Etpecca\u202C'],
    ['is many lines', `a${'\n'.repeat(90)}b`],
    ['runs over the lines around it', `a${'\u0489'.repeat(40)}b`],
  ])('a line that %s is not passed on', async (_, text) => {
    const { url } = await serve();
    const ann = await Guest.arrive(url, 'Ann');
    const { match } = await ann.create(ALONE);
    const live = await ann.connect();
    live.socket.send(JSON.stringify({ type: 'chat', id: newId(), match, text }));
    expect(await live.until(({ type }) => type === 'error')).toMatchObject({ error: { code: 'bad-request' } });
  });

  test('a set-up that names something so that it reads otherwise than it is written is refused', async () => {
    const { url } = await serve();
    const ann = await Guest.arrive(url, 'Ann');
    const setup = { players: 1, goal: 3, name: 'Ann\u202E\u2066' };
    expect(await ann.post('/api/matches', { ...ALONE, setup })).toMatchObject({
      status: 400,
      body: { error: { code: 'bad-request', message: expect.stringContaining('turn what stands around them') } },
    });
  });

  test('a seat is given away once', async () => {
    const { url } = await serve();
    const ann = await Guest.arrive(url, 'Ann');
    const seats = [...ALONE.seats, { seat: 'a', kind: 'bot', bot: 'random' }];
    expect(await ann.post('/api/matches', { ...ALONE, seats })).toMatchObject({
      status: 400,
      body: { error: { code: 'bad-request', message: 'Seat a is given away twice' } },
    });
  });

  test.each(['since', 'chatSince'])('a number in %s that no column holds is refused', async (field) => {
    const { url } = await serve();
    const ann = await Guest.arrive(url, 'Ann');
    const { match } = await ann.create(ALONE);
    const live = await ann.connect();
    live.socket.send(JSON.stringify({ type: 'watch', match, [field]: 2 ** 31 }));
    expect(await live.until(({ type }) => type === 'error')).toMatchObject({ error: { code: 'bad-request' } });
  });
});

describe('a socket', () => {
  test('that floods is answered for a while and then cut off', async () => {
    const { url } = await serve({ settings: { messagesPerSecond: 1, messageBurst: 20 } });
    const eve = await Guest.arrive(url, 'Eve');
    const live = await eve.connect();
    const gone = new Promise<void>((done) => live.socket.once('close', () => done()));
    for (let i = 0; i < 1000; i++) live.send({ type: 'ping' });
    await gone;
    expect(live.heard.filter(({ type }) => type === 'error').length).toBeLessThanOrEqual(20);
    expect((await eve.get<never>('/metrics')).text).toMatch(/^holdout_cut_off_total 1$/m);
  });

  test('that pings gets no more answers than it reads, and is cut off when it goes on', async () => {
    const { url } = await serve({ settings: { messagesPerSecond: 1, messageBurst: 20 } });
    const { socket } = await (await Guest.arrive(url, 'Eve')).connect();
    const gone = new Promise<void>((done) => socket.once('close', () => done()));
    let answers = 0;
    socket.on('pong', () => answers++);
    for (let i = 0; i < 1000; i++) socket.ping('x'.repeat(125));
    await gone;
    expect(answers).toBeLessThanOrEqual(21);
  });

  test('that answers pings which nobody has sent is cut off, too', async () => {
    const { url } = await serve({ settings: { messagesPerSecond: 1, messageBurst: 20 } });
    const { socket } = await (await Guest.arrive(url, 'Eve')).connect();
    const gone = new Promise<void>((done) => socket.once('close', () => done()));
    for (let i = 0; i < 1000; i++) socket.pong();
    await gone;
    expect((await new Guest(url).get<never>('/metrics')).text).toMatch(/^holdout_cut_off_total 1$/m);
  });

  test('of somebody who has said too much does not help: all of them share what one person may say', async () => {
    const { url } = await serve({ settings: { messagesPerSecond: 1, messageBurst: 10 } });
    const eve = await Guest.arrive(url, 'Eve');
    const first = await eve.connect();
    for (let i = 0; i < 10; i++) first.send({ type: 'ping' });
    await eventually(async () => first.heard.length === 10 || undefined);
    const second = await eve.connect();
    second.send({ type: 'ping' });
    expect(await second.until(() => true)).toMatchObject({ type: 'error', error: { code: 'too-many' } });
    const other = await (await Guest.arrive(url, 'Ann')).connect();
    other.send({ type: 'ping' });
    expect(await other.until(() => true)).toEqual({ type: 'pong' });
  });

  test('that asks for the same table again and again pays for it as for a thought', async () => {
    const { url } = await serve({ settings: { messagesPerSecond: 0.01, messageBurst: 11 } });
    const eve = await Guest.arrive(url, 'Eve');
    const { match } = await eve.create(ALONE);
    const live = await eve.connect();
    for (let i = 0; i < 4; i++) live.send({ type: 'watch', match });
    const heard = (): string[] => live.heard.map(({ type }) => type).filter((type) => type !== 'chat');
    await eventually(async () => heard().length === 4 || undefined);
    expect(heard().sort()).toEqual(['error', 'table', 'table', 'table']);
    expect(live.heard.find(({ type }) => type === 'error')).toMatchObject({ match, error: { code: 'too-many' } });
  });

  test('that looks once more is no news to the others', async () => {
    const { url } = await serve();
    const ann = await Guest.arrive(url, 'Ann');
    const { match } = await ann.create(ALONE);
    const [first, second] = [await ann.connect(), await ann.connect()];
    first.send({ type: 'watch', match });
    await first.table(match);
    first.forget();
    for (let i = 0; i < 3; i++) {
      second.send({ type: 'watch', match });
      await second.table(match);
    }
    first.send({ type: 'ping' });
    expect(await first.until(() => true)).toEqual({ type: 'pong' });
  });

  test('over the limit is told which of its messages was not taken', async () => {
    const { url } = await serve({ settings: { messagesPerSecond: 1, messageBurst: 2 } });
    const ann = await Guest.arrive(url, 'Ann');
    const { match } = await ann.create(ALONE);
    const live = await ann.connect();
    for (let i = 0; i < 2; i++) live.send({ type: 'ping' });
    const id = newId();
    expect(await live.ask({ type: 'chat', id, match, text: 'hello' })).toMatchObject({
      type: 'error',
      id,
      match,
      error: { code: 'too-many', retryAfter: 1 },
    });
  });

  test('that never reads is not listened to: what it wants to say stays with it', async () => {
    const { url } = await serve();
    const live = await new Guest(url).connect();
    const { socket } = live;
    const wire = (socket as unknown as { _socket: Socket })._socket;
    wire.pause();
    const line = JSON.stringify({ type: 'nonsense', match: 'x'.repeat(60), id: 'y'.repeat(60) });
    for (let i = 0; i < 300_000; i++) socket.send(line);
    // It ends either with words that the server does not take any more, or with the server having taken everything.
    let last = -1;
    const left = await eventually(async () => {
      await new Promise((done) => setTimeout(done, 300));
      const settled = socket.bufferedAmount === last;
      last = socket.bufferedAmount;
      return settled ? { bytes: last } : null;
    });
    expect(left.bytes).toBeGreaterThan(1 << 20);
    expect(live.heard.length).toBeLessThan(300_000);
    socket.terminate();
    expect((await new Guest(url).get('/api/games')).status).toBe(200);
  });
});

describe('plain connections', () => {
  const half = (url: string): Promise<{ socket: Socket; closed: Promise<void> }> =>
    new Promise((done) => {
      const { hostname, port } = new URL(url);
      const socket = connect(Number(port), hostname, () => {
        socket.write('GET /api/games HTTP/1.1\r\nHost: x\r\n');
        done({ socket, closed });
      });
      const closed = new Promise<void>((end) => socket.once('close', () => end()));
      socket.on('error', () => undefined);
      socket.resume();
    });

  test('that send half a request lose their place', async () => {
    const { url } = await serve({ settings: { requestMillis: 200 } });
    const all = await Promise.all(Array.from({ length: 5 }, () => half(url)));
    await Promise.all(all.map(({ closed }) => closed));
    expect((await new Guest(url).get('/api/games')).status).toBe(200);
  });

  test('that ask for long answers and read none get no more of them, and lose their place', async () => {
    const long: typeof stones = { ...stones, id: 'long', view: () => 'x'.repeat(4 << 20) };
    const { url } = await serve({ games: [long], settings: { requestMillis: 1500 } });
    const ann = await Guest.arrive(url, 'Ann');
    const { match } = await ann.create({ ...ALONE, game: 'long' });
    const { hostname, port } = new URL(url);
    const ask = `GET /api/matches/${match} HTTP/1.1\r\nHost: x\r\nCookie: ${ann.cookie}\r\n\r\n`;
    const deaf = Array.from({ length: 8 }, () => {
      const socket = connect(Number(port), hostname, () => void socket.write(ask.repeat(4)));
      return socket.on('error', () => undefined).pause();
    });
    await eventually(async () => (await ann.get(`/api/matches/${match}`)).status === 429);
    await eventually(async () => (await ann.get(`/api/matches/${match}`)).status === 200);
    for (const socket of deaf) socket.destroy();
  });

  test('are limited for each address', async () => {
    const { url } = await serve({ settings: { connectionsPerAddress: 3 } });
    const all = await Promise.all(Array.from({ length: 5 }, () => half(url)));
    const ended = all.map(({ closed }, i) => closed.then(() => i));
    expect(new Set([await Promise.race(ended), ...(await Promise.all(ended.slice(3)))])).toEqual(new Set([3, 4]));
    for (const { socket } of all) socket.destroy();
    await eventually(async () => {
      try {
        return (await new Guest(url).get('/api/games')).status === 200;
      } catch {
        return false;
      }
    });
  });
});

test('pages and health have a limit of their own, ten times as high; who goes on loses the connection', async () => {
  const { url } = await serve({ settings: { requestsPerMinute: 3 } });
  const { hostname, port } = new URL(url);
  const heard = await new Promise<string>((done) => {
    let text = '';
    const socket = connect(Number(port), hostname);
    const ask = (): void => void socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    socket.on('data', (data) => {
      text += data.toString();
      ask();
    });
    socket.on('error', () => undefined);
    socket.once('close', () => done(text));
    ask();
  });
  expect(heard.match(/HTTP\/1.1 \d+/g)).toEqual([...Array.from({ length: 30 }, () => 'HTTP/1.1 200'), 'HTTP/1.1 429']);
  expect((await new Guest(url).get('/api/games')).status).toBe(200);
});

test('who knocks too often is not let in any more', async () => {
  const { url } = await serve({ settings: { requestsPerMinute: 4 } });
  const knock = (): Promise<boolean> =>
    new Promise((done) => {
      const { hostname, port } = new URL(url);
      const socket = connect(Number(port), hostname, () => {
        socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      });
      let heard = '';
      socket.on('data', (data) => (heard += data.toString()));
      socket.on('error', () => undefined);
      socket.once('close', () => done(heard.includes('200 OK')));
    });
  const answers: boolean[] = [];
  for (let i = 0; i < 6; i++) answers.push(await knock());
  expect(answers).toEqual([true, true, true, true, false, false]);
});

test('a notice goes to none of the addresses of this machine', () => {
  const own = Object.values(networkInterfaces()).flatMap((found) => (found ?? []).map(({ address }) => address));
  expect(own.length).toBeGreaterThan(0);
  expect(own.map((address) => isPrivate(address))).toEqual(own.map(() => true));
});
