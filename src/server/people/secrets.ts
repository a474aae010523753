import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../store/database.ts';

/** A random name that nobody guesses: 128 bits. */
export const unguessable = (): string => randomBytes(16).toString('base64url');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Compares without telling by its time how much was right. */
export function isSame(a: string, b: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** Without the letters that are mistaken for others. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const letters = (bytes: Uint8Array): string => Array.from(bytes, (byte) => LETTERS[byte % 32]).join('');

/** Whatever a person types, in the form in which codes are made. */
export const asTyped = (code: string): string => code.toUpperCase().replace(/[^2-9A-Z]/g, '');

/** A recovery code: eight letters that find the person, twenty that prove it. */
export function newRecovery(): { code: string; find: string; proof: string } {
  const find = letters(randomBytes(8));
  const proof = letters(randomBytes(20));
  return { code: `${find}${proof}`.replace(/(.{4})(?!$)/g, '$1-'), find, proof };
}

export function recoveryParts(code: string): { find: string; proof: string } {
  const typed = asTyped(code);
  return { find: typed.slice(0, 8), proof: typed.slice(8) };
}

const LINKS_KEPT = 5000;

/** The one secret that all servers of a database share. Everything else that must be secret is derived from it. */
export class Keys {
  readonly #secret: string;
  /** Links are shown with every table: the newest ones are kept. */
  readonly #links = new Map<string, string>();

  constructor(secret: string) {
    this.#secret = secret;
  }

  static async of(db: Db): Promise<Keys> {
    const secret = randomBytes(32).toString('base64url');
    await db
      .insertInto('settings')
      .values({ name: 'secret', value: secret })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await db.selectFrom('settings').select('value').where('name', '=', 'secret').executeTakeFirstOrThrow();
    return new Keys(row.value);
  }

  /** What cookies are signed with. */
  get cookies(): string {
    return this.#of('cookies').toString('base64url');
  }

  /** What push services know this server by (`push.ts`). */
  get push(): Buffer {
    return this.#of('push');
  }

  /** What opens a private match: to play in it, or to watch it. */
  link(match: string, to: 'player' | 'spectator'): string {
    const name = `${to} ${match}`;
    const known = this.#links.get(name);
    if (known !== undefined) return known;
    if (this.#links.size >= LINKS_KEPT) this.#links.clear();
    const link = this.#of(name).subarray(0, 16).toString('base64url');
    this.#links.set(name, link);
    return link;
  }

  /** A short form of the player's link, to be read out: 50 bits, and only a few tries a minute. */
  code(match: string): string {
    return letters(this.#of(`code ${match}`).subarray(0, 10));
  }

  #of(what: string): Buffer {
    return createHmac('sha256', this.#secret).update(what).digest();
  }
}
