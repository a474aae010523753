import { bladeFigures, gunFigures } from '../data/weapons.ts';
import { burdenOf, carryLimit, loadOf } from '../people/burden.ts';
import { ATTRIBUTE_TEXTS, CLASS_TEXTS } from '../texts/data-people.ts';
import type { Profile } from '../state.ts';

/** The journal sheet of a character: all that is written down of it, for the screen and to print. */
export interface JournalSheet {
  readonly name: string;
  readonly kind: 'Star' | 'Grunt';
  readonly class: string;
  readonly rep: number;
  readonly people: number;
  readonly savvy: number;
  /** ATZ.STAR.6 */
  readonly starPower: number;
  readonly attributes: readonly { readonly name: string; readonly text: string }[];
  /** ATZ.WPN.1 */
  readonly guns: readonly {
    readonly id: string;
    readonly range: number;
    readonly ratings: string;
    readonly impact: number;
  }[];
  readonly blades: readonly { readonly id: string; readonly grip: string }[];
  readonly items: readonly { readonly id: string; readonly count: number }[];
  readonly load: { readonly now: number; readonly limit: number; readonly burden: string };
}

/** ATZ.FIG.10, ATZ.ITEM.9 */
export function journalOf(profile: Profile): JournalSheet {
  const { name, star, rep, skills, attributes, guns, blades, items } = profile;
  return {
    name,
    kind: star ? 'Star' : 'Grunt',
    class: CLASS_TEXTS[profile.class].name,
    rep,
    people: skills.people,
    savvy: skills.savvy,
    starPower: star ? rep : 0,
    attributes: attributes.map((one) => ATTRIBUTE_TEXTS[one]),
    guns: guns.map(({ id }) => {
      const { range, ratings, impact } = gunFigures(id);
      return { id, range, ratings: ratings.join('/'), impact };
    }),
    blades: blades.map(({ id }) => ({ id, grip: bladeFigures(id).grip })),
    items: [...new Set(items)].map((id) => ({ id, count: items.filter((one) => one === id).length })),
    load: { now: loadOf(profile), limit: carryLimit(profile), burden: burdenOf(profile) },
  };
}
