import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptedFor, isGone, signedFor, vapidOf } from './push.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

test('a message is encrypted as the example of RFC 8291 is, byte for byte', () => {
  const to = {
    endpoint: 'https://push.example.net/push/1',
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const lots = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  };
  expect(encryptedFor(to, 'When I grow up, I want to be a watermelon', lots).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('a server is the same to push services after a restart, and proves who it is', () => {
  const vapid = vapidOf(Buffer.alloc(32, 7));
  expect(vapidOf(Buffer.alloc(32, 7)).publicKey).toBe(vapid.publicKey);
  const signed = signedFor('https://push.example.net/push/1', vapid, 'https://holdout.example', 1_000_000);
  const [, head = '', claims = '', signature = '', k = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(signed) ?? [];
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://push.example.net',
    exp: 1000 + 12 * 3600,
    sub: 'https://holdout.example',
  });
  const point = bytes(k);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    bytes(signature),
  );
  expect(isOurs).toBe(true);
});

test('a secret that is no key of the curve leads to another', () => {
  expect(vapidOf(Buffer.alloc(32, 0xff)).publicKey).toHaveLength(87);
});

test('only an address that is gone is forgotten', () => {
  expect([200, 201, 400, 404, 410, 413, 429, 500].filter(isGone)).toEqual([404, 410]);
});
