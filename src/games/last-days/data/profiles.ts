import type { Attributes } from './attributes.ts';

/** LD.CHAR.1: what a living Character is measured by. Horror takes the place of Courage in the dead (LD.CHAR.12). */
export const CHARACTERISTICS = [
  'ap',
  'cqc',
  'fa',
  'strength',
  'endurance',
  'capacity',
  'courage',
  'intelligence',
] as const;
export type Characteristic = (typeof CHARACTERISTICS)[number];
export type Characteristics = Readonly<Record<Characteristic, number>>;

/** LD.CHAR.2, LD.CHAR.3: nothing but Action Points rises above 6. */
export const MOST = 6;

/** LD.CHAR.5: the Keywords of people; zombies are Revenants. */
export const KEYWORDS = ['selfless', 'selfish', 'trained', 'neutral'] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** The eight figures of a printed profile, in the order of LD.T.LEADERS and LD.T.TYPES. */
export const characteristics = (
  ...[ap, cqc, fa, strength, endurance, capacity, courage, intelligence]: readonly [
    ap: number,
    cqc: number,
    fa: number,
    strength: number,
    endurance: number,
    capacity: number,
    courage: number,
    intelligence: number,
  ]
): Characteristics => ({ ap, cqc, fa, strength, endurance, capacity, courage, intelligence });

/** LD.T.ZOMBIE: no Endurance (LD.CHAR.10), Horror in place of Courage. LD.T.SAMPLE prints another CQC, which is overruled. */
export const ZOMBIE = {
  ap: 5,
  cqc: 2,
  fa: 0, // LD.CHAR.8
  strength: 3,
  endurance: null,
  capacity: 1,
  horror: 3,
  intelligence: 0,
  attributes: [{ id: 'shoot-them-in-the-head' }] as Attributes,
} as const;
