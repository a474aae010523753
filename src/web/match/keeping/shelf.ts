import type { GuideNotes } from '../../guide/trail.ts';
import type { Given, MatchRecord, Position, Seat } from '../../../kernel/index.ts';

type Sitter =
  | { readonly kind: 'here'; readonly name: string }
  /** A bot, or one that plays on for somebody here. */
  | { readonly kind: 'bot'; readonly bot: string; readonly instead?: string };
export type Sitters = Readonly<Record<Seat, Sitter>>;

/** A match that is kept in this browser. */
export interface Kept {
  readonly id: string;
  readonly record: MatchRecord;
  /** The last boundary and the answers since: from here the match goes on when the rules have been updated. */
  readonly boundary?: { readonly position: Position; readonly since: readonly Given[] };
  /** How many answers there were before each decision. Undo skips the answers that were given by themselves. */
  readonly decisions?: readonly number[];
  readonly sitters: Sitters;
  readonly begun: number;
  readonly touched: number;
  /** How it ended, as a text; null while it goes on. */
  readonly outcome: string | null;
  /** Where it stands, in a few words, and whether somebody here is asked. */
  readonly stands?: string | null;
  readonly myTurn?: boolean;
  /** A first match: whether the guide speaks, and what was said. */
  readonly guide?: GuideNotes;
  /** What it was tried out from: the moment of another match. */
  readonly whatIf?: boolean;
}

const STORE = 'matches';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser could not store this'));
  });
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open('holdout', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
  const database = await done(opening);
  const transaction = database.transaction(STORE, mode);
  transaction.oncomplete = () => database.close();
  transaction.onabort = () => database.close();
  return transaction.objectStore(STORE);
}

/** Somebody else has kept the match meanwhile: another tab plays it, too. */
export class KeptElsewhere extends Error {}

/** The matches of this browser. */
export const shelf = {
  /** Keeps a match; over one that was kept at that time and no later, if it says so. */
  async put(kept: Kept, over?: number): Promise<void> {
    const matches = await store('readwrite');
    if (over !== undefined) {
      const there = await done(matches.get(kept.id) as IDBRequest<Kept | undefined>);
      if (there !== undefined && there.touched !== over) throw new KeptElsewhere();
    }
    await done(matches.put(kept));
  },
  async get(id: string): Promise<Kept | undefined> {
    return await done((await store('readonly')).get(id) as IDBRequest<Kept | undefined>);
  },
  /** The newest first. */
  async all(): Promise<Kept[]> {
    const list = await done((await store('readonly')).getAll() as IDBRequest<Kept[]>);
    return list.sort((a, b) => b.touched - a.touched);
  },
  async remove(id: string): Promise<void> {
    await done((await store('readwrite')).delete(id));
  },
};

/** In a home network a page has no secure address, and so not all of the browser's tools; this one it always has. */
const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const newId = (): string => randomHex(8);

/** A seed that nobody chose. */
export const newSeed = (): string => randomHex(16);
