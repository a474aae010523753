import { z } from 'zod';
import { bandOf, CLASS_FIGURES, weaponFigures } from './figures.ts';
import { CLASSES, HERD_MAX, HERD_TYPES, PERKS, WEAPONS } from './words.ts';

/** EDM.UNIT.1: one human as it stands in a list. */
export const humanEntry = z.strictObject({
  name: z.string().trim().min(1).max(40).optional().describe('What the model is called at the table'),
  class: z.enum(CLASSES),
  weapons: z.array(z.enum(WEAPONS)).max(2).default([]).describe('At most two (EDM.WEAPON.1); unarmed needs no place'),
  perks: z.array(z.enum(PERKS)).max(3).default([]).describe('At most one of each level that the class may choose'),
  concentration: z.enum(['shooting', 'melee']).optional().describe('For Concentration: what it is about (EDM.PERK.13)'),
});
export type HumanEntry = z.output<typeof humanEntry>;

/** EDM.SETUP.10: a herd is paid by its size band, so the largest of the band is the default at the table. */
export const herdEntry = z.strictObject({
  name: z.string().trim().min(1).max(40).optional(),
  type: z.enum(HERD_TYPES),
  zombies: z.int().min(1).max(HERD_MAX),
});
export type HerdEntry = z.output<typeof herdEntry>;

/** EDM.SETUP.7 */
export const humanPoints = ({ class: id, weapons }: HumanEntry): number =>
  CLASS_FIGURES[id].points + weapons.reduce((sum, weapon) => sum + weaponFigures(weapon).points, 0);

/** EDM.SETUP.10 */
export const herdPoints = ({ type, zombies }: Pick<HerdEntry, 'type' | 'zombies'>): number =>
  bandOf(type, zombies).points;
