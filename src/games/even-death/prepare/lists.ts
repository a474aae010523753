import { z } from 'zod';
import type { SetupFault } from '../../../kernel/index.ts';
import { listFaults as faultsIn, listPoints as pointsOf } from '../../../skirmish/index.ts';
import { bandOf, CLASS_FIGURES, PERK_LEVELS, weaponFigures } from '../figures.ts';
import { CLASSES, type Faction, HERD_MAX, HERD_TYPES, PERKS, type PerkId, WEAPONS } from '../words.ts';

/** EDM.UNIT.1: one human as it stands in a list; two weapons may be the same (EDM.X.9). */
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

/** EDM.SETUP.7, EDM.WEAPON.7: whatever the faction. */
export const humanPoints = ({ class: id, weapons }: HumanEntry): number =>
  CLASS_FIGURES[id].points + weapons.reduce((sum, weapon) => sum + weaponFigures(weapon).points, 0);

/** EDM.SETUP.10 */
export const herdPoints = ({ type, zombies }: Pick<HerdEntry, 'type' | 'zombies'>): number =>
  bandOf(type, zombies).points;

interface Listed {
  readonly humans: readonly HumanEntry[];
  readonly herds: readonly HerdEntry[];
}

export const listPoints = ({ humans, herds }: Listed): number =>
  pointsOf(humans, humanPoints) + pointsOf(herds, herdPoints);

/** EDM.SETUP.3, EDM.SETUP.8, EDM.SETUP.9: units of the own faction only, at least one, within the limit. */
export function listFaults({ humans, herds }: Listed, faction: Faction, limit: number): SetupFault[] {
  const isDead = faction === 'zombies';
  const entryFaults = (human: HumanEntry): SetupFault[] => humanFaults(human, faction);
  const wrong = isDead ? humans : herds;
  return [
    ...(isDead
      ? faultsIn(herds, { points: herdPoints, limit }, ['herds'])
      : faultsIn(humans, { points: humanPoints, limit, entryFaults }, ['humans'])),
    ...(wrong.length === 0
      ? []
      : [
          isDead
            ? { path: ['humans'], message: 'The zombies have herds only' }
            : { path: ['herds'], message: 'Only the zombies have herds' },
        ]),
  ];
}

/** EDM.UNIT.6, EDM.PERK.13: what is wrong with a human by itself. */
export function humanFaults(human: HumanEntry, faction: Faction): SetupFault[] {
  const figures = CLASS_FIGURES[human.class];
  const faults: SetupFault[] = [];
  if (figures.faction !== faction) {
    faults.push({ path: ['class'], message: `${figures.name} is no unit of the ${faction}` });
  }
  human.perks.forEach((perk, i) => {
    const message = perkFault(human, perk, i);
    if (message !== null) faults.push({ path: ['perks', i], message });
  });
  if (human.perks.includes('concentration') !== (human.concentration !== undefined)) {
    faults.push({ path: ['concentration'], message: 'Concentration is about Shooting or about Melee: say which' }); // EDM.PERK.13
  }
  return faults;
}

/** EDM.UNIT.6, EDM.UNIT.8: at most one perk of each level that the class names. */
function perkFault({ class: id, perks }: HumanEntry, perk: PerkId, i: number): string | null {
  const { name, levels, faction } = CLASS_FIGURES[id];
  const level = PERK_LEVELS[perk];
  if (perks.slice(0, i).includes(perk)) return `${perk} is chosen twice`;
  if (perk === 'specialist' && faction === 'military') return 'The Military cannot choose Specialist'; // EDM.PERK.10
  if (!levels.includes(level)) return `${name} may not choose a perk of level ${level}`;
  return perks.slice(0, i).some((other) => PERK_LEVELS[other] === level)
    ? `${name} has a perk of level ${level} already`
    : null;
}
