import { z } from 'zod';
import { whole } from '../../kernel/index.ts';
import { LIMITS } from './limits.ts';

/**
 * What games want to know of a piece, a building or an opening beyond its shape: a name, alone (`true`) or with a number or a
 * word. A table drawn for one game is played on in another, so a tag that is not listed here is allowed, and what it means is
 * between the table and the game that reads it. The ones listed mean the same in every game, and their values are checked.
 */
export type TagValue = true | number | string;
export type Tags = Readonly<Record<string, TagValue>>;

type Takes = 'nothing' | 'number' | 'word';
export type Tagged = 'piece' | 'building' | 'opening';

interface KnownTag {
  readonly takes: Takes;
  readonly on: readonly Tagged[];
  /** For people: what it says of the thing. */
  readonly says: string;
}

export const TAGS = {
  alarm: { takes: 'nothing', on: ['piece', 'building', 'opening'], says: 'Has an alarm that can go off' },
  crest: { takes: 'nothing', on: ['piece'], says: 'The crest of a hill: who stands on it sees over it' },
  defence: { takes: 'number', on: ['building', 'opening'], says: 'Defence value, against what breaks in' },
  hose: { takes: 'nothing', on: ['piece', 'building'], says: 'Water to put out fires with' },
  large: {
    takes: 'nothing',
    on: ['opening'],
    says: 'A window as large as a door: one walks through once it is broken',
  },
  light: { takes: 'number', on: ['piece', 'building'], says: 'Lights up this many inches in the dark' },
  lock: { takes: 'nothing', on: ['building', 'opening'], says: 'Is locked' },
  parts: { takes: 'number', on: ['building'], says: 'So large that it counts as this many buildings' },
  refuge: { takes: 'word', on: ['building'], says: 'The home of a group, by its name' },
  searchable: { takes: 'nothing', on: ['piece', 'building'], says: 'There may be something to find' },
  use: { takes: 'word', on: ['building'], says: 'What it was: shop, house, barn' },
  vehicle: { takes: 'word', on: ['piece'], says: 'Which kind of vehicle: car, van, truck' },
} as const satisfies Record<string, KnownTag>;

const known = (name: string): KnownTag | undefined =>
  Object.hasOwn(TAGS, name) ? TAGS[name as keyof typeof TAGS] : undefined;

/** What stands beside the name. */
export const takes = (name: string): Takes | 'anything' => known(name)?.takes ?? 'anything';

const NAME = /^[a-z][a-z0-9-]*$/;
const NUMBER = LIMITS.tagNumber;
const LETTERS = LIMITS.tag;

function faultOf(name: string, value: TagValue): string | null {
  if (!NAME.test(name) || name.length > LETTERS) {
    return `A tag's name has up to ${LETTERS} small letters, digits and dashes, and begins with a letter`;
  }
  if (typeof value === 'number' && Math.abs(value) > NUMBER)
    return `A tag's number lies between -${NUMBER} and ${NUMBER}`;
  if (typeof value === 'string' && (value === '' || value.length > LETTERS)) {
    return `A tag's word has 1 to ${LETTERS} letters`;
  }
  const wanted = takes(name);
  if (wanted === 'nothing' && value !== true) return `The tag ${name} takes no value: write true`;
  if (wanted === 'number' && typeof value !== 'number') return `The tag ${name} takes a number`;
  if (wanted === 'word' && typeof value !== 'string') return `The tag ${name} takes a word`;
  return null;
}

const value = z.union([z.literal(true), z.number(), z.string()], { error: 'A tag is true, a number or a word' });

export const tags = whole(z.record(z.string(), value), (given) => {
  const all = Object.entries(given);
  if (all.length > LIMITS.tags) {
    return [{ path: [], message: `There are ${all.length} tags, and the limit is ${LIMITS.tags}` }];
  }
  return all.flatMap(([name, of]) => {
    const message = faultOf(name, of);
    return message === null ? [] : [{ path: [name], message }];
  });
});
