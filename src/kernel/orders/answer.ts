import { brief, type Json } from '../data/json.ts';
import type { Answer, OrderSubject } from '../asking/request.ts';
import type { StandingOrder } from './orders.ts';

/** The aside's id. */
export const ORDERS = 'orders';

/** An order in one answer: a word, a word with a number, or null to withdraw what was ordered. */
export interface OrderGiven {
  readonly aside: typeof ORDERS;
  readonly about: string;
  readonly order: StandingOrder | null;
}

export const isOrderGiven = (answer: unknown): answer is Answer & OrderGiven =>
  typeof answer === 'object' && answer !== null && 'aside' in answer && answer.aside === ORDERS;

/** What is wrong with an order given in one answer, or null. */
export function orderFault(subjects: readonly OrderSubject[], answer: Answer): string | null {
  const { aside: _, about, order, ...more } = answer as { readonly [key: string]: Json };
  if (Object.keys(more).length > 0) return `An order has no ${Object.keys(more).join(', ')}`;
  const subject = subjects.find((one) => one.about === about);
  if (subject === undefined) {
    return `There is nothing to order about ${said(about)}. Orders are about ${named(subjects.map((one) => one.about))}`;
  }
  if (order === null) return subject.order === null ? `Nothing is ordered about ${subject.about}` : null;
  const word = typeof order === 'object' && 'word' in order ? order.word : order;
  const known = subject.words.find((one) => one.word === word);
  if (known === undefined) return `The order is one of ${named(subject.words.map((one) => one.word))}`;
  const { min, max } = known;
  if (min === undefined || max === undefined) return typeof order === 'string' ? null : `${known.word} takes no number`;
  const n: unknown = typeof order === 'object' && 'n' in order ? order.n : undefined;
  const fits = Number.isInteger(n) && (n as number) >= min && (n as number) <= max;
  return fits && Object.keys(order as object).length === 2
    ? null
    : `${known.word} takes a whole number: {"word": "${known.word}", "n": ${min} to ${max}}`;
}
const said = (value: Json | undefined): string => JSON.stringify(brief(value ?? null));
const named = (names: readonly string[]): string => (names.length === 0 ? 'nothing now' : names.join(', '));
