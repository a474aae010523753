import { canonical, type Match, type MatchRecord } from '../index.ts';

/** A law that does not hold, and the record that leads to where it does not. */
export class LawBroken extends Error {
  constructor(
    readonly law: string,
    readonly record: MatchRecord,
    found: string,
  ) {
    super(`${law}: ${found}`);
    this.name = 'LawBroken';
  }
}

/** What the laws are told about a match that is being looked at. */
export interface Looked {
  readonly match: Match;
  /** A source of chance that has nothing to do with the match's own. */
  readonly below: (n: number) => number;
  /** The ids that rules of this game have; without them, ids are not checked. */
  readonly rules: ReadonlySet<string> | null;
}

/** One law: null where it holds, or what was found instead. */
export type Law = (looked: Looked) => string | null;

/** What differs between two things that must be equal, or null. */
export function difference(what: string, found: unknown, wanted: unknown): string | null {
  if (JSON.stringify(found) === JSON.stringify(wanted)) return null;
  const [is, be] = [canonical(found), canonical(wanted)];
  if (is === be) return null;
  let at = 0;
  while (is[at] === be[at]) at++;
  const from = Math.max(0, at - 40);
  return `${what}: found …${is.slice(from, at + 80)}, should be …${be.slice(from, at + 80)}`;
}

/** Whether data survives being sent as JSON. */
export function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return ['string', 'boolean', 'object'].includes(typeof value);
  if (Array.isArray(value)) return value.every(isJson);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isJson);
}

export function firstFound<T>(list: Iterable<T>, look: (item: T) => string | null): string | null {
  for (const item of list) {
    const found = look(item);
    if (found !== null) return found;
  }
  return null;
}

export const someWords = (below: (n: number) => number): number[] =>
  [0, 0, 0, 1].map((least) => below(0x1_0000_0000) | least);
