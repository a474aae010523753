import { lookup, type LookupAddress } from 'node:dns';
import { request as http } from 'node:http';
import { request as https } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { TurnNotice } from '../../wire/index.ts';

const TIMEOUT_MILLIS = 5000;

/** Addresses that mean this machine or the network it stands in: a stranger's notice must not reach them. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv6');
}

export function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return PRIVATE.check(mapped, 'ipv4');
  // Any other way of writing an IPv4 address inside an IPv6 one is not needed by anybody honest.
  if (/^::ffff:/i.test(address)) return true;
  const family = isIP(address);
  return family === 0 || PRIVATE.check(address, family === 4 ? 'ipv4' : 'ipv6') || isOurs(address, family);
}

/** This machine's own addresses, public ones among them: behind its firewall more is open than in front of it. */
function isOurs(address: string, family: number): boolean {
  const own = new BlockList();
  const kind = family === 4 ? 'ipv4' : 'ipv6';
  for (const found of Object.values(networkInterfaces()).flat()) {
    if (found !== undefined && found.family === (family === 4 ? 'IPv4' : 'IPv6')) own.addAddress(found.address, kind);
  }
  return own.check(address, kind);
}

/** Looks a name up, and refuses it if any address behind it is private: checked at the moment of connecting. */
const publicOnly: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const bad = found?.find(({ address }) => isPrivate(address));
    const first = found?.[0];
    if (error !== null) return done(error, '', 0);
    if (bad !== undefined || first === undefined) return done(new Error('a private address'), '', 0);
    if (options.all === true) (done as (error: null, found: LookupAddress[]) => void)(null, found);
    else done(null, first.address, first.family);
  });
};

/** Posts a notice. Follows no redirect, reads no answer, waits at most five seconds. */
export function sendNotice(target: string, notice: TurnNotice, allowPrivate: boolean): Promise<number> {
  return new Promise((done, failed) => {
    const url = new URL(target);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return failed(new Error('not http'));
    if (!allowPrivate && isIP(host) !== 0 && isPrivate(host)) return failed(new Error('a private address'));
    const body = JSON.stringify(notice);
    const post = url.protocol === 'https:' ? https : http;
    const sent = post(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'holdout',
      },
      timeout: TIMEOUT_MILLIS,
      signal: AbortSignal.timeout(TIMEOUT_MILLIS),
      ...(allowPrivate ? undefined : { lookup: publicOnly }),
    });
    sent.on('response', (response) => {
      response.destroy();
      done(response.statusCode ?? 0);
    });
    sent.on('timeout', () => sent.destroy(new Error('timeout')));
    sent.on('error', failed);
    sent.end(body);
  });
}
