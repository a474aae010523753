import type { Class, Period } from '../../words.ts';

/** ATZ.CONTACT: what a PEF turns out to be, and how many of them. */

export type Contact = Class | 'zombies';

/** What is met, and what that adds to the die for How Many. */
export interface ContactRow {
  readonly met: Contact;
  readonly modifier: number;
}
const row = (met: Contact, modifier: number): ContactRow => ({ met, modifier });

/** ATZ.T.CONTACT10, ATZ.T.CONTACT20, ATZ.T.CONTACT30, ATZ.T.CONTACT31: by score, from 0 to 8; the National Guard comes first, the Army later (ATZ.CLASS.9). */
export const CONTACT: Readonly<Record<Period, readonly ContactRow[]>> = {
  'days-1-10': [
    row('citizen', 1),
    row('citizen', 1),
    row('citizen', 1),
    row('citizen', 0),
    row('citizen', 0),
    row('zombies', -1),
    row('zombies', -1),
    row('zombies', 0),
    row('zombies', 0),
  ],
  'days-11-20': [
    row('citizen', 1),
    row('citizen', 1),
    row('citizen', 0),
    row('guard', 0),
    row('zombies', -1),
    row('zombies', -1),
    row('zombies', 0),
    row('zombies', 1),
    row('zombies', 1),
  ],
  'days-21-30': [
    row('citizen', 1),
    row('ganger', 0),
    row('survivor', 0),
    row('army', 0),
    row('zombies', 0),
    row('zombies', 0),
    row('zombies', 1),
    row('zombies', 1),
    row('zombies', 1),
  ],
  'after-30': [
    row('citizen', 0),
    row('ganger', 1),
    row('survivor', 0),
    row('zombies', 0),
    row('zombies', 0),
    row('zombies', 1),
    row('zombies', 1),
    row('zombies', 1),
    row('zombies', 1),
  ],
};

/** ATZ.T.DAYMOD */
export const CONTACT_BY_DAY_PART = { morning: 0, daytime: -1, evening: 1, night: 2 } as const;

/** ATZ.CONTACT.2: what the area adds to How Many. */
export const HOW_MANY_BY_AREA = { urban: 1, suburban: 0, rural: -2 } as const;

/** ATZ.CONTACT.1, ATZ.CONTACT.2: scores are held to the rows that there are. */
const LAST_ROW = 8;
export const heldToRows = (score: number): number => Math.min(LAST_ROW, Math.max(0, score));

/** A number of people or zombies: so many, so many beside half a die, or so many more than the Player Group (ATZ.CONTACT.4). */
export type HowMany = { readonly fixed: number } | { readonly halfDieAnd: number } | { readonly groupAnd: number };

export const COLUMNS = ['citizen', 'gang', 'police', 'survivor', 'zombies'] as const;
export type Column = (typeof COLUMNS)[number];

const n = (fixed: number): HowMany => ({ fixed });
const half = (halfDieAnd: number): HowMany => ({ halfDieAnd });
const pg = (groupAnd: number): HowMany => ({ groupAnd });

/** ATZ.T.HOWMANY: by column and score, from 0 to 8. */
export const HOW_MANY: Readonly<Record<Column, readonly HowMany[]>> = {
  citizen: [n(1), n(1), n(1), n(2), n(2), n(3), n(3), n(3), pg(2)],
  gang: [n(1), n(1), pg(0), pg(0), pg(1), pg(1), pg(2), pg(2), pg(3)],
  police: [n(2), n(2), n(2), n(2), n(2), n(4), n(6), n(6), n(6)],
  survivor: [n(1), n(1), n(1), n(1), n(1), n(2), n(3), n(3), n(3)],
  zombies: [n(1), n(1), half(0), half(1), pg(1), pg(1), pg(2), pg(2), pg(3)],
};

/** ATZ.CONTACT.3: the column and how often it is rolled on. */
export const COUNTED_BY: Readonly<Record<Contact, { readonly column: Column; readonly rolls: 1 | 2 }>> = {
  citizen: { column: 'citizen', rolls: 1 },
  ganger: { column: 'gang', rolls: 1 },
  survivor: { column: 'survivor', rolls: 1 },
  police: { column: 'police', rolls: 1 },
  guard: { column: 'citizen', rolls: 2 },
  army: { column: 'gang', rolls: 2 },
  zombies: { column: 'zombies', rolls: 1 },
};
