import type { House } from '../house.ts';
import { Allowances } from '../live/allowance.ts';
import type { Settings } from '../options.ts';
import { Problem } from '../problem.ts';
import type { Changed } from '../threads/tasks.ts';

/** So many minutes' worth may come at once. */
const BURST_MINUTES = 30;

/**
 * How many bytes may still be kept here for each address, and for each person. An address pays for what it sends, before anything is
 * made of it; a person pays for what an answer of theirs has led to, once that is known.
 */
export const keepingFor = ({ bytesPerMinute }: Settings): Allowances =>
  new Allowances(bytesPerMinute / 60, bytesPerMinute * BURST_MINUTES);

/** An address has so much more kept. */
export function mustPay(house: House, visitor: string, bytes: number): void {
  if (!house.keeping.of(visitor).take(bytes)) throw enough();
}

/** A person who has had more kept than one may waits until that is paid off. */
export function mustBeClear(house: House, person: string): void {
  if (house.keeping.of(person).isInDebt) throw enough();
}

/** What has been written for a person: an answer with all that came of it, and the set-up if that was written anew. */
export function owes(house: House, person: string, { entry, events }: Changed, setup = ''): void {
  house.keeping.of(person).owe(entry.length + events.length + setup.length);
}

const enough = (): Problem =>
  new Problem('too-many', 'That is more than one visitor may keep here: wait a while', { retryAfter: 60 });
