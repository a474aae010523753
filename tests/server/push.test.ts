import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { MyData, PushKey } from '../../src/wire/index.ts';
import { Guest } from './client.ts';
import { afterwards, eventually, serve } from './running.ts';

/** A browser that waits for notices, behind a push service on this machine. */
interface FakeBrowser {
  readonly subscription: object;
  readonly endpoint: string;
  readonly heard: readonly { readonly headers: IncomingHttpHeaders; readonly text: string }[];
  /** From now on the service says that nobody is there any more. */
  goAway(): void;
  readonly calls: () => number;
}

async function fakeBrowser(): Promise<FakeBrowser> {
  const ecdh = createECDH('prime256v1');
  const ours = ecdh.generateKeys();
  const auth = randomBytes(16);
  const heard: { headers: IncomingHttpHeaders; text: string }[] = [];
  let isThere = true;
  let calls = 0;
  /** As RFC 8291 opens it, step by step. */
  const opened = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + (body[20] ?? 0));
    const sealed = body.subarray(21 + theirs.length);
    const derive = (key: Uint8Array, by: Uint8Array, info: Uint8Array | string, n: number): Buffer =>
      Buffer.from(hkdfSync('sha256', key, by, info, n));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ours, theirs]);
    const secret = derive(ecdh.computeSecret(theirs), auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    return Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      .subarray(0, -1)
      .toString();
  };
  const service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      calls += 1;
      if (isThere) heard.push({ headers: request.headers, text: opened(Buffer.concat(parts)) });
      response.writeHead(isThere ? 201 : 410).end();
    });
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  afterwards(() => void service.close());
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/push/1`;
  return {
    endpoint,
    subscription: {
      endpoint,
      keys: { p256dh: ours.toString('base64url'), auth: auth.toString('base64url') },
      language: 'de',
    },
    heard,
    goAway: () => (isThere = false),
    calls: () => calls,
  };
}

const STONES = { game: 'stones', setup: { players: 2, goal: 12 }, seats: [{ seat: 'a', kind: 'me' as const }] };

test('my browser hears of my turn by push, encrypted and signed, until I want no more of it', async () => {
  const { url } = await serve({ settings: { privateWebhooks: true } });
  const browser = await fakeBrowser();
  const ann = await Guest.arrive(url, 'Ann');
  const bob = await Guest.arrive(url, 'Bob');
  const { key } = (await bob.get<PushKey>('/api/me/push')).body;
  expect((await bob.post('/api/me/push', browser.subscription)).status).toBe(204);

  const made = await ann.create(STONES);
  await bob.post(`/api/matches/${made.match}/join`, { key: made.keys?.player });
  await ann.answer(made.match, { n: 1, seat: 'a', answer: 'gently' });
  expect(browser.heard).toEqual([]);
  await ann.answer(made.match, { n: 2, seat: 'a', answer: 1 });
  const { headers, text } = await eventually(() => browser.heard[0]);
  expect(JSON.parse(text)).toEqual({ match: made.match, title: 'Stones', language: 'de' });
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(headers.authorization).toMatch(new RegExp(`^vapid t=[^,]+, k=${key}$`));
  expect(text).not.toContain(made.keys?.player);

  const { body } = await bob.get<MyData>('/api/me/export');
  expect(body.pushes).toMatchObject([{ endpoint: browser.endpoint }]);
  expect((await bob.ask('DELETE', '/api/me/push', { endpoint: browser.endpoint })).status).toBe(204);
  expect((await bob.get<MyData>('/api/me/export')).body.pushes).toEqual([]);
});

test('a browser that is gone for good is forgotten', async () => {
  const { url } = await serve({ settings: { privateWebhooks: true } });
  const browser = await fakeBrowser();
  browser.goAway();
  const ann = await Guest.arrive(url, 'Ann');
  const bob = await Guest.arrive(url, 'Bob');
  await bob.post('/api/me/push', browser.subscription);
  const made = await ann.create(STONES);
  await bob.post(`/api/matches/${made.match}/join`, { key: made.keys?.player });
  await ann.answer(made.match, { n: 1, seat: 'a', answer: 'gently' });
  await ann.answer(made.match, { n: 2, seat: 'a', answer: 1 });
  await eventually(() => (browser.calls() > 0 ? true : undefined));
  const pushes = async (): Promise<number> => (await bob.get<MyData>('/api/me/export')).body.pushes.length;
  await eventually(async () => ((await pushes()) === 0 ? true : undefined));
});

test('an address in this network, a wrong key and somebody without a name are refused', async () => {
  const { url } = await serve();
  const browser = await fakeBrowser();
  const ann = await Guest.arrive(url, 'Ann');
  expect((await ann.post('/api/me/push', browser.subscription)).status).toBe(400);
  const far = { ...browser.subscription, endpoint: 'https://push.example/1' };
  const wrong = { ...far, keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } };
  expect((await ann.post('/api/me/push', wrong)).status).toBe(400);
  expect((await new Guest(url).post('/api/me/push', far)).status).toBe(401);
  expect((await ann.post('/api/me/push', far)).status).toBe(204);
});
