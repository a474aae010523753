import { fightingRep, type Figure, findFigure, freshId, isHuman, repOf } from '../figures.ts';
import { has } from '../people/attributes.ts';
import type { Encounter, Melee, MeleeSide, State } from '../state.ts';
import { type Fighter, gripWith, isOffHand } from './rounds.ts';

/** Who is in melee with whom, and how they fight. */

/** ATZ.MELEE.17: everybody who is in melee with somebody. */
export const opponentsOf = (enc: Encounter, id: string): Figure[] =>
  enc.melees.flatMap(({ sides: [a, b] }) => {
    const other = a.who === id ? b.who : b.who === id ? a.who : null;
    return (other === null ? undefined : findFigure(enc, other)) ?? [];
  });

/** The melee of two figures. */
export const meleeOf = (enc: Encounter, one: string, other: string): Melee | undefined =>
  enc.melees.find(({ sides }) => sides.some(({ who }) => who === one) && sides.some(({ who }) => who === other));

export const sideIn = ({ sides: [a, b] }: Melee, id: string): MeleeSide => (a.who === id ? a : b);

/** Two who meet: they are in melee from now on (ATZ.CHARGE.13 to ATZ.CHARGE.15). */
export function engage(
  enc: Encounter,
  one: Partial<MeleeSide> & { who: string },
  other: Partial<MeleeSide> & { who: string },
): Melee {
  const side = (given: Partial<MeleeSide> & { who: string }): MeleeSide => ({
    even: 0,
    unarmed: null,
    arm: null,
    mild: false,
    ...given,
  });
  const melee: Melee = { id: freshId(enc, 'melee-'), sides: [side(one), side(other)] };
  enc.melees.push(melee);
  return melee;
}

/** ATZ.MELEE.11, ATZ.MELEE.16, example ATZ.X.54: evenly matched results that somebody has had in the melees that it is still in. */
export const evenOf = (enc: Encounter, id: string): number =>
  enc.melees.flatMap(({ sides }) => sides.filter(({ who }) => who === id)).reduce((sum, { even }) => sum + even, 0);

/** ATZ.T.MELEE: somebody as it fights in one melee. */
export function fighterIn(state: State, figure: Figure, { arm, unarmed }: Pick<MeleeSide, 'arm' | 'unarmed'>): Fighter {
  const even = evenOf(state.encounter, figure.id);
  const rep = fightingRep(figure);
  if (!isHuman(figure)) {
    // ATZ.MELEE.7, ATZ.ZDEF.6, ATZ.ZMELEE.2: Rep 3 and an improvised weapon.
    const none = { brawler: false, rage: false, carrying: false, offHand: false };
    return { rep, grip: 'improvised', zombie: true, prone: figure.prone, even, ...none };
  }
  const grip = unarmed === null ? gripWith(figure, arm) : 'unarmed'; // ATZ.CHARGE.13, ATZ.CHARGE.22
  return {
    rep: repOf(figure),
    grip,
    brawler: has(state, figure, 'brawler'),
    rage: has(state, figure, 'rage'),
    zombie: false,
    prone: figure.prone,
    even,
    carrying: figure.carries !== null,
    offHand: isOffHand(figure, grip),
  };
}
