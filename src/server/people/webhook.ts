import { lookup, type LookupAddress } from 'node:dns';
import { request as http } from 'node:http';
import { request as https } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import type { TurnNotice } from '../../wire/index.ts';

const TIMEOUT_MILLIS = 5000;

/**
 * Whether an address means this machine or the network it stands in: a stranger's notice must not reach them. Ways of writing an
 * IPv4 address inside an IPv6 one are needed by nobody honest, but for the one that systems use themselves.
 */
export function isPrivate(written: string): boolean {
  if (!ipaddr.isValid(written)) return true;
  const address = ipaddr.process(written);
  return address.range() !== 'unicast' || isOurs(address.toString(), address.kind());
}

/** This machine's own addresses, public ones among them: behind its firewall more is open than in front of it. */
function isOurs(address: string, kind: 'ipv4' | 'ipv6'): boolean {
  const own = new BlockList();
  for (const found of Object.values(networkInterfaces()).flat()) {
    if (found?.family.toLowerCase() === kind) own.addAddress(found.address, kind);
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

export const sendNotice = (target: string, notice: TurnNotice, allowPrivate: boolean): Promise<number> =>
  posted(target, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(notice) }, allowPrivate);

interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Posts something to an address that somebody gave. Follows no redirect, reads no answer, waits at most five seconds. */
export function posted(target: string, { headers, body }: Posted, allowPrivate: boolean): Promise<number> {
  return new Promise((done, failed) => {
    const url = new URL(target);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return failed(new Error('not http'));
    if (!allowPrivate && isIP(host) !== 0 && isPrivate(host)) return failed(new Error('a private address'));
    const post = url.protocol === 'https:' ? https : http;
    const sent = post(url, {
      method: 'POST',
      headers: {
        ...headers,
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
