import type { Texts } from '../../../kernel/index.ts';
import { BLADE_FIGURES, CLASS_FIGURES, GUN_FIGURES, HERD_FIGURES } from '../figures.ts';

const named = (
  prefix: string,
  figures: Readonly<Record<string, { readonly name: string }>>,
  before = '',
): [string, string][] => Object.entries(figures).map(([id, { name }]) => [`${prefix}.${id}`, `${before}${name}`]);

/** The words of the game: weapons, classes, perks, states, factions. */
export const wordTexts: Texts = {
  ...Object.fromEntries([
    ...named('weapon', GUN_FIGURES),
    ...named('weapon', BLADE_FIGURES),
    ...named('class', CLASS_FIGURES),
    ...named('toughness', { ...CLASS_FIGURES, ...HERD_FIGURES }, 'Toughness of '),
  ]),
  'faction.survivors': 'Survivors',
  'faction.military': 'Military',
  'faction.bandits': 'Bandits',
  'faction.zombies': 'Zombies',
  'perk.athletic': 'Athletic',
  'perk.scavenger': 'Expert Scavenger',
  'perk.medic': 'Medic',
  'perk.quick-reloader': 'Quick Reloader',
  'perk.parkour': 'Parkour',
  'perk.immune': 'Immune',
  'perk.specialist': 'Specialist',
  'perk.overwatch': 'Overwatch',
  'perk.stoic': 'Stoic',
  'perk.concentration': 'Concentration',
  'morale.eager': 'Eager',
  'morale.willing': 'Willing',
  'morale.shaken': 'Shaken',
  'morale.broken': 'Broken',
};
