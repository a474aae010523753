import type { Age, Attribute, BladeId, Gender, GunId } from '../../words.ts';

/** ATZ.PREGEN.1: what people have beside their weapon. */
interface Supplies {
  readonly food: number;
  readonly luxury: number;
  readonly medical: number;
  readonly armor: number;
}

/** A row of a list of people (ATZ.PREGEN.1). */
export interface Row {
  readonly gender: Gender;
  /** Null in the short lists. */
  readonly age: Age | null;
  readonly rep: number;
  readonly people: number;
  readonly savvy: number;
  /** Null for none at all (ATZ.WPN.15). */
  readonly weapon: GunId | BladeId | null;
  readonly attribute: Attribute;
  /** Null in the short lists: what these people have is rolled for when it matters (ATZ.PREGEN.5). */
  readonly supplies: Supplies | null;
}

type Numbers = readonly [rep: number, people: number, savvy: number];

/** A row of a long list. */
export const listed = (
  gender: Gender,
  age: Age,
  [rep, people, savvy]: Numbers,
  weapon: GunId | BladeId | null,
  attribute: Attribute,
  [food, luxury, medical, armor]: readonly [food: number, luxury: number, medical: number, armor: number],
): Row => ({
  gender,
  age,
  rep,
  people,
  savvy,
  weapon,
  attribute,
  supplies: { food, luxury, medical, armor },
});

/** A row of a short list. */
export const met = (
  gender: Gender,
  [rep, people, savvy]: Numbers,
  weapon: GunId | BladeId | null,
  attribute: Attribute,
): Row => ({ gender, age: null, rep, people, savvy, weapon, attribute, supplies: null });
