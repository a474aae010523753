import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { isStorable } from '../../wire/index.ts';
import { Allowances } from '../live/allowance.ts';
import type { Settings } from '../options.ts';
import { NOT_TEXT, Problem } from '../problem.ts';

/**
 * The path as the router read it. What is decided about a request is decided by this and never by the address as it was
 * spelled: `/%61pi/live` is `/api/live`.
 */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? '';

export const isApi = (request: FastifyRequest): boolean => routeOf(request).startsWith('/api/');

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A change, and every socket, must come from the site's own pages. */
export function checkOrigin({ publicUrl }: Settings, request: FastifyRequest): void {
  const isSocket = request.headers.upgrade !== undefined;
  if (SAFE.has(request.method) && !isSocket) return;
  const { origin, host } = request.headers;
  const allowed = [`http://${host}`, `https://${host}`, ...(publicUrl === null ? [] : [new URL(publicUrl).origin])];
  if (origin === undefined || !allowed.includes(origin)) {
    throw new Problem('not-allowed', 'This must come from the site’s own pages');
  }
}

/** Text that no database could keep is refused before anybody works with it. */
export function checkText({ body, query, params }: FastifyRequest): void {
  if ([body, query, params].every((part) => isStorable(part))) return;
  throw new Problem('bad-request', NOT_TEXT);
}

/**
 * One visitor as far as limits go. A household has an IPv6 network of its own with more addresses than anybody could count,
 * so its first half stands for all of them.
 */
export function visitorOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6
    ? `${address.parts.slice(0, 4).map(hexadecimal).join(':')}::`
    : address.toString();
}

const hexadecimal = (group: number): string => group.toString(16);

/** Counts what each visitor holds at once. */
export class Holdings {
  readonly #held = new Map<string, number>();

  /** One more, or false if that would be too many. */
  take(visitor: string, most: number): boolean {
    const held = this.#held.get(visitor) ?? 0;
    if (held >= most) return false;
    this.#held.set(visitor, held + 1);
    return true;
  }

  release(visitor: string): void {
    const left = (this.#held.get(visitor) ?? 1) - 1;
    if (left === 0) this.#held.delete(visitor);
    else this.#held.set(visitor, left);
  }
}

/** What may be on its way to one visitor before long answers are turned down, and from where on an answer is long. */
const UNSENT_BYTES = 8 << 20;
const LONG_BYTES = 32 << 10;

/** Long answers that have been made and not been taken yet: whoever asks and never reads would fill the memory with them. */
export class Unsent {
  readonly #bytes = new Map<string, number>();

  /** Notes an answer until it has left, or its connection is gone. */
  note({ ip }: Pick<FastifyRequest, 'ip'>, { raw }: Pick<FastifyReply, 'raw'>, payload: unknown): void {
    const bytes =
      typeof payload === 'string' ? Buffer.byteLength(payload) : payload instanceof Buffer ? payload.length : 0;
    if (bytes < LONG_BYTES) return;
    const visitor = visitorOf(ip);
    const unsent = this.#bytes.get(visitor) ?? 0;
    if (unsent > 0 && unsent + bytes > UNSENT_BYTES)
      throw new Problem('too-many', 'First take what you have asked for');
    this.#bytes.set(visitor, unsent + bytes);
    raw.once('close', () => {
      const left = (this.#bytes.get(visitor) ?? bytes) - bytes;
      if (left === 0) this.#bytes.delete(visitor);
      else this.#bytes.set(visitor, left);
    });
  }
}

/** Limits open connections, in all and for each address, and how often an address may open one. Behind a proxy all come from the proxy: it knows the visitors. */
export function limitConnections(server: Server, settings: Settings): void {
  server.maxConnections = settings.connections;
  if (settings.trustedProxies > 0) return;
  const held = new Holdings();
  const arrivals = new Allowances(settings.requestsPerMinute / 60, settings.requestsPerMinute);
  server.on('connection', (socket: Socket) => {
    const visitor = visitorOf(socket.remoteAddress ?? '');
    if (!arrivals.of(visitor).take(1) || !held.take(visitor, settings.connectionsPerAddress)) {
      socket.destroy();
      return;
    }
    socket.once('close', () => held.release(visitor));
  });
}

/** How long a request may take to arrive: a client that sends half of one does not keep its place. */
export const arrival = ({ requestMillis }: Settings) => ({
  requestTimeout: requestMillis,
  // A connection on which nothing moves, because nobody reads what was asked for, is no connection.
  connectionTimeout: 2 * requestMillis,
  http: {
    headersTimeout: Math.min(requestMillis, 15_000),
    connectionsCheckingInterval: Math.min(requestMillis, 5_000),
  },
});
