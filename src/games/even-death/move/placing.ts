import type { Point } from '../../../kernel/index.ts';
import {
  beside as besideBy,
  placeOneByOne,
  type Placing as AnyPlacing,
  settlePlaces,
} from '../../../skirmish/index.ts';
import type { Model } from '../../../tabletop/index.ts';
import type { Unit } from '../turn/action.ts';
import type { Flow, Rule, Table, Words } from '../verbs.ts';
import { nameOf } from '../units.ts';
import { BASE } from '../words.ts';

export { shownPlaces as shown } from '../../../skirmish/index.ts';

/** Where the book leaves it to the player where single zombies stand: see `Placing` of all miniatures games. */
export interface Placing extends Omit<AnyPlacing<Rule, Words['key']>, 'unit' | 'words'> {
  /** The unit in question, and what it is called; a herd that is being deployed is not on the table yet. */
  readonly unit: { readonly id: string; readonly name: string };
}

export const placingOf = (unit: Unit): Placing['unit'] => ({ id: unit.id, name: nameOf(unit) });

const inWords = (placing: Placing): AnyPlacing<Rule, Words['key']> => {
  const unit = placing.unit.name;
  return {
    ...placing,
    words: {
      all: (zombies) => ({ key: 'ed.places', params: { unit, zombies } }),
      one: ({ id }, left) => ({ key: 'ed.places.one', params: { unit, zombie: id, left } }),
      others: (others) => ({ key: 'ed.no.others', params: { others } }),
    },
  };
};

/** Asks whether zombies stand as suggested or are placed one by one, and says where each ends. */
export const settle = (t: Table, placing: Placing, models: readonly Model[]): Flow<readonly Model[]> =>
  settlePlaces(t, inWords(placing), models);

/** Each in turn where its player says, as long as all who come after it still find a place. */
export const oneByOne = (
  t: Table,
  placing: Placing,
  suggested: readonly Model[],
  models: readonly Model[],
): Flow<readonly Model[]> => placeOneByOne(t, inWords(placing), suggested, models);

/** Where a base touches another one on that side of it. */
export const beside = (round: Point, at: Point): Point => besideBy(round, at, 2 * BASE.radius);
