import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  createHash,
  hkdfSync,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto';

/**
 * Web Push: a browser leaves an address and two keys, and hears of its turn while no page is open. The message is encrypted for that
 * browser (RFC 8291), and signed by this server (VAPID, RFC 8292). docs/decisions/0021-push.md says why there is no library for it.
 */

const CURVE = 'prime256v1';
const RECORD_BYTES = 4096;
/** How long a push service keeps a notice for a browser that is not there. */
const KEPT_SECONDS = 24 * 60 * 60;
/** A signature is good for so long; push services allow a day. */
const SIGNED_SECONDS = 12 * 60 * 60;

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const unbase64url = (text: string): Buffer => Buffer.from(text, 'base64url');

/** Whether this is a point of the curve: anything else cannot be encrypted for. */
export function isKey(p256dh: string): boolean {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(unbase64url(p256dh));
    return true;
  } catch {
    return false;
  }
}

/** Where a browser is told, and the keys that only it can read with. */
export interface PushAddress {
  readonly endpoint: string;
  /** Its public key. */
  readonly p256dh: string;
  readonly auth: string;
}

/** Who this server is to push services. */
export interface Vapid {
  readonly publicKey: string;
  readonly key: KeyObject;
}

/** Always the same for the same secret, so that browsers go on hearing of this server after a restart. */
export function vapidOf(secret: Buffer): Vapid {
  // Of 2^32 secrets not even one is no key of the curve; then the next hash is taken.
  for (let bytes = secret; ; bytes = createHash('sha256').update(bytes).digest()) {
    const ecdh = createECDH(CURVE);
    try {
      ecdh.setPrivateKey(bytes);
    } catch {
      continue;
    }
    const open = ecdh.getPublicKey();
    const jwk = { kty: 'EC', crv: 'P-256', x: base64url(open.subarray(1, 33)), y: base64url(open.subarray(33)) };
    const key = createPrivateKey({ key: { ...jwk, d: base64url(bytes) }, format: 'jwk' });
    return { publicKey: base64url(open), key };
  }
}

/** What is drawn anew for every message. */
interface Lots {
  readonly salt: Buffer;
  readonly privateKey: Buffer | null;
}

const derived = (key: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** A message that only this browser can read: one record of `aes128gcm`, with all that is needed to open it in front. */
export function encryptedFor(
  { p256dh, auth }: PushAddress,
  message: string,
  { salt, privateKey }: Lots = { salt: randomBytes(16), privateKey: null },
): Buffer {
  const theirs = unbase64url(p256dh);
  const ecdh = createECDH(CURVE);
  if (privateKey === null) ecdh.generateKeys();
  else ecdh.setPrivateKey(privateKey);
  const ours = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derived(ecdh.computeSecret(theirs), unbase64url(auth), info, 32);
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([
    salt,
    size,
    Buffer.from([ours.length]),
    ours,
    cipher.update(message),
    // The last record ends with a 2.
    cipher.update(Buffer.from([2])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/** Proves to a push service, for half a day, that this server sends. `contact` is whom its operators can turn to. */
export function signedFor(endpoint: string, { publicKey, key }: Vapid, contact: string, nowMillis: number): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(nowMillis / 1000) + SIGNED_SECONDS, sub: contact };
  const said = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => base64url(Buffer.from(JSON.stringify(part))));
  const unsigned = said.join('.');
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${unsigned}.${base64url(signature)}, k=${publicKey}`;
}

export interface PushMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What is posted to a push service. A newer message on the same topic takes the place of an older one that still waits. */
export function pushMessage(
  to: PushAddress,
  about: { readonly topic: string; readonly message: string },
  vapid: Vapid,
  contact: string,
): PushMessage {
  return {
    headers: {
      authorization: signedFor(to.endpoint, vapid, contact, Date.now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_SECONDS),
      topic: base64url(createHash('sha256').update(about.topic).digest()).slice(0, 32),
    },
    body: encryptedFor(to, about.message),
  };
}

/** What a push service answers once a browser has gone for good. */
export const isGone = (status: number): boolean => status === 404 || status === 410;
