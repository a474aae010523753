import {
  ATTRIBUTES,
  attributeOf,
  BAND_LISTS,
  BLADES,
  bandFaults,
  classesOn,
  GUNS,
  gruntFrom,
  ITEMS,
  itemsAllowed,
  listOf,
  type PlayerClass,
  rowOf,
  SOMEBODY,
  type Setup,
  starFrom,
} from '../../../../games/all-things-zombie/index.ts';
import { total } from './roll.ts';

/** What a form changes of a band, and what it offers. */

export type EncounterSetup = Exclude<Setup, { kind: 'custom' | 'campaign' | 'custom-campaign' }>;
export type Band = EncounterSetup['bands'][number];
export type Somebody = Band[number];
type Attribute = Somebody['attributes'][number];

export { ATTRIBUTES, BLADES, bandFaults, classesOn, GUNS, ITEMS, itemsAllowed };

const LEAST_REP = 4;
const MEDIC: Attribute = 'medic';

/** ATZ.ATTR.4: rolled with three dice; the other one is chosen (example ATZ.X.12). */
export const rolledAttribute = (): Attribute => attributeOf(total(3));

const otherThan = (one: Attribute): Attribute => ATTRIBUTES.find((other) => other !== one && other !== MEDIC) ?? 'fast';

/** ATZ.BAND.11: a Star to begin with, of whom everything can be changed. */
export function freshStar(day: number): Somebody {
  const who = SOMEBODY[(total(3) * 7 + total(1)) % SOMEBODY.length];
  const first = rolledAttribute();
  const [kin] = classesOn(day);
  return starFrom(
    {
      name: who?.name ?? 'Somebody',
      gender: who?.gender ?? 'female',
      age: who?.age ?? 'young',
      rep: LEAST_REP,
      better: 'savvy',
      class: kin ?? 'citizen',
      second: otherThan(first),
      guns: ['P'],
      blades: ['knife'],
      items: ['food', 'food'],
    },
    { attribute: ATTRIBUTES.indexOf(first) + 3, hands: total(2), medic: total(1) },
  );
}

/** ATZ.SKILL.3: one Skill is Rep minus 1, the other Rep minus 2. */
export const withRep = (star: Somebody, rep: number, better: 'people' | 'savvy'): Somebody => ({
  ...star,
  rep,
  skills: { people: rep - (better === 'people' ? 1 : 2), savvy: rep - (better === 'savvy' ? 1 : 2) },
});
export const betterOf = ({ skills }: Somebody): 'people' | 'savvy' =>
  skills.people > skills.savvy ? 'people' : 'savvy';

/** ATZ.ATTR.6: a Medic has a level, and nobody else. */
export const withAttributes = (one: Somebody, attributes: readonly Attribute[]): Somebody => ({
  ...one,
  attributes: [...attributes],
  medic: attributes.includes(MEDIC) ? Math.max(1, one.medic) : 0,
});

/** ATZ.BAND.6, ATZ.BAND.7, ATZ.BAND.12: a Grunt off the long lists of its Class, rolled again while its Rep is above the Star's. */
export function rolledGrunt(kin: PlayerClass, day: number, star: Somebody, taken: readonly string[]): Somebody {
  for (let tries = 0; tries < MANY; tries++) {
    const grunt = gruntAt(kin, day, { list: total(1), row: total(2) }, taken);
    if (grunt.rep <= star.rep) return grunt;
  }
  return { ...gruntAt(kin, day, { list: 1, row: 7 }, taken), rep: star.rep };
}
const MANY = 60;

interface Place {
  readonly list: number;
  readonly row: number;
}

/** ATZ.BAND.8: the Grunt in this place of the lists. */
export function gruntAt(kin: PlayerClass, day: number, place: Place, taken: readonly string[]): Somebody {
  const row = rowOf(listOf(BAND_LISTS[kin], place.list), place.row);
  const fits = SOMEBODY.filter(({ gender, name }) => gender === row.gender && !taken.includes(name));
  const who = fits[total(3) % Math.max(1, fits.length)] ?? SOMEBODY[0];
  if (who === undefined) throw new RangeError('Nobody has a name');
  return gruntFrom(kin, day, who, { ...place, hands: total(2), medic: total(1) });
}

/** Every Grunt of a Class that the Star may lead, to be chosen from. */
export const gruntPlaces = (kin: PlayerClass, star: Somebody): readonly Place[] =>
  [1, SECOND_LIST].flatMap((list) =>
    Array.from({ length: 11 }, (_, i) => ({ list, row: i + 2 })).filter(
      ({ row }) => rowOf(listOf(BAND_LISTS[kin], list), row).rep <= star.rep,
    ),
  );
const SECOND_LIST = 4;

export const rowAt = (kin: PlayerClass, { list, row }: Place) => rowOf(listOf(BAND_LISTS[kin], list), row);
