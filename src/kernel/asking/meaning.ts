import { BrokenTable } from '../data/errors.ts';
import type { Answer, Open, Option, Seat } from './request.ts';

/** What an option means, as flat data: `{ do: 'shoot', weapon: 0, target: 'b2' }`, or just a thing: `{ seat: 'b' }`. */
export interface Deed {
  readonly do?: string;
  readonly [field: string]: string | number | boolean;
}
/** What an answer stands for. A plain word, such as `yes`, is its own meaning. */
export type Meaning = string | Deed;

/** Of all that can be meant, what does `D`. */
export type Doing<M, D> = M extends { readonly do: infer Any }
  ? D extends Any
    ? M & { readonly do: D }
    : never
  : never;

/** Whether this is what is meant: `does(means, 'shoot')`. Then its fields can be read. */
export const does = <const M extends Meaning, const D extends Extract<M, { readonly do: string }>['do']>(
  means: M,
  what: D,
): means is Doing<M, D> => typeof means === 'object' && means.do === what;

/** One share of what was divided. */
export interface Share<M> {
  readonly means: M;
  readonly amount: number;
}

/** The id of an option: what answers and records say. The values of its fields follow each other: `shoot:0:b2`. */
export function idOf(meaning: Meaning): string {
  if (typeof meaning === 'string') return meaning;
  let id = '';
  for (const field in meaning) id = id === '' ? String(meaning[field]) : `${id}:${meaning[field]}`;
  return id;
}

/** What an option means. A game says which meanings there are: `meansOf<WaveMeans>(option)`. */
export const meansOf = <M extends Meaning>({ id, means }: Pick<Option, 'id' | 'means'>): M => (means ?? id) as M;

/** What the rule gets for an answer of the right form: in place of each id what the option means. */
export function meantBy(request: Open, seat: Seat, answer: Answer): unknown {
  switch (request.kind) {
    case 'choose':
      return meaningIn(request.options, seat, answer as string);
    case 'pick':
    case 'order':
      return meaningsIn(request.options, seat, answer as readonly string[]);
    case 'allot':
      return Object.entries(answer as Readonly<Record<string, number>>).map(([id, amount]) => ({
        means: meaningIn(request.options, seat, id),
        amount,
      }));
    case 'amount':
    case 'place':
    case 'path':
    case 'roll':
      return answer;
  }
}

export const meaningsIn = (options: readonly Option[], seat: Seat, ids: readonly string[]): readonly Meaning[] =>
  options.every(({ means }) => means === undefined) ? ids : ids.map((id) => meaningIn(options, seat, id));

function meaningIn(options: readonly Option[], seat: Seat, id: string): Meaning {
  for (const option of options) {
    if (option.id === id && (option.seats === undefined || option.seats.includes(seat))) return option.means ?? id;
  }
  return id;
}

/** So few options are compared with each other sooner than they are counted. */
const FEW = 12;

/** No seat may be offered two things by the same id: its answer could mean either. */
export function distinctOnly<O extends Option>(rule: string, options: readonly O[]): readonly O[] {
  if (options.length > FEW && new Set(options.map(({ id }) => id)).size === options.length) return options;
  for (let i = 1; i < options.length; i++) {
    const { id, seats } = options[i] as O;
    for (let j = 0; j < i; j++) {
      const other = options[j] as O;
      if (other.id === id && doMeet(seats, other.seats)) throw new BrokenTable(rule, { twice: id });
    }
  }
  return options;
}

const doMeet = (some: readonly Seat[] | undefined, others: readonly Seat[] | undefined): boolean =>
  some === undefined || others === undefined || some.some((seat) => others.includes(seat));
