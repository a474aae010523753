import type { Json } from '../kernel/index.ts';
import { z } from 'zod';

/** Times are milliseconds since 1970, as the server's clock has them. */
export type Time = number;

/** Deeper than any set-up, answer or record; without a bound, a few kilobytes of brackets would exhaust the stack. */
const DEEPEST = 64;

const isShallow = (value: unknown, left = DEEPEST): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((item) => isShallow(item, left - 1)));

/** Half of a surrogate pair, or a NUL: JSON can spell them, but PostgreSQL cannot store them as text. */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/**
 * What turns the order of the letters that follow, so that a line reads otherwise than it is written; no language needs it. And
 * more marks on one letter than any script has: they run over the lines above and below.
 */
const DECEIVES = /[\u202A-\u202E\u2066-\u2069]|\p{M}{6}/u;

/**
 * Whether every text in what came through JSON.parse, names of fields included, can be stored, and reads as it is written. Checked
 * once, at the door: names of units and lists in a set-up are shown to others as much as what is said.
 */
export function isStorable(value: unknown, left = DEEPEST): boolean {
  if (typeof value === 'string') return isFit(value);
  if (typeof value !== 'object' || value === null) return true;
  // Too deep to look into: the schemas refuse it.
  if (left === 0) return true;
  if (Array.isArray(value)) return value.every((item) => isStorable(item, left - 1));
  return Object.entries(value).every(([field, item]) => isFit(field) && isStorable(item, left - 1));
}
const isFit = (text: string): boolean => !UNSTORABLE.test(text) && !DECEIVES.test(text);

/** A number that a column of four bytes holds. */
export const count = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/** Whatever has come through JSON.parse, if it is not absurdly deep. */
export const json = z.custom<Json>((value) => value !== undefined && isShallow(value), 'Missing, or nested too deep');

/** Names are shown to others: one line, nothing that hides or turns text round. */
export const name = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u, 'A name is one line of ordinary characters');

export const matchId = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);
export const seatId = z.string().min(1).max(40);
/** The secret part of a private link. */
export const key = z.string().min(1).max(64);
/** Chosen by the client, once for each thing that it wants done: sending it again does nothing twice. */
export const clientId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
export const botName = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);

const ERROR_CODES = [
  'bad-request', // the message does not have the form it should have; `errors` says where
  'bad-setup', // the set-up cannot be played; `errors` says why
  'bad-record', // the uploaded match does not fit its game
  'no-identity', // first say who you are: POST /api/me
  'not-found', // no such match, or no key to it
  'not-allowed', // known, but not yours to do
  'not-started', // seats are still open
  'taken', // somebody else has that seat
  'stale', // the table has moved on: look at the current request
  'refused', // the rules do not allow this answer; `refusal` says why
  'over', // the match is over
  'not-over', // the match is still on
  'frozen', // today's rules cannot go on with this match
  'rule-fault', // a rule broke; nothing has changed
  'too-slow', // it took too long and was stopped; nothing has changed
  'not-saved', // the database did not take it, or has not said whether it did: try again under the same id
  'too-many', // slow down
  'too-large',
  'failed', // our fault
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** What every failed request answers: `{ "error": … }`. */
export interface Failure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
  /** After this many seconds it is worth trying again. */
  readonly retryAfter?: number;
}
