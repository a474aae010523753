import { counted } from '../../../../kernel/index.ts';
import {
  BLADE_FIGURES,
  CLASS_FIGURES,
  type ClassId,
  GUN_FIGURES,
  type HumanEntry,
  isGun,
  PERK_LEVELS,
  type PerkId,
  PERKS,
  type WeaponId,
  word,
} from '../../../../games/even-death/index.ts';

/** What stands in a list, in words. */

export const toughText = ({ needed, dice }: { needed: number; dice: number }): string =>
  `${needed}+ (${counted(dice, 'die', 'dice')})`;

export function classText(id: ClassId): string {
  const { movement, vitality, toughness, armour } = CLASS_FIGURES[id];
  return `Movement ${movement}", Vitality ${vitality}, Toughness ${toughText(toughness)}${armour ? ', Armour' : ''}`;
}

export function weaponText(weapon: WeaponId | 'unarmed'): string {
  if (isGun(weapon)) {
    const { range, hits, accuracy, reload } = GUN_FIGURES[weapon];
    return `${range[0]}"–${range[1]}", ${hits} dice ${accuracy}+, ${reload === 0 ? 'no Reload' : `Reload ${reload}`}`;
  }
  const { hits, accuracy } = BLADE_FIGURES[weapon];
  return `in contact, ${counted(hits, 'die', 'dice')} ${accuracy}+`;
}

/** The perks that a class may choose at a level. */
export const perksOf = (id: ClassId, level: number): PerkId[] =>
  PERKS.filter((perk) => PERK_LEVELS[perk] === level && !CLASS_FIGURES[id].has.includes(perk));

export function perksText({ class: id, perks, concentration }: HumanEntry): string {
  const all = [...CLASS_FIGURES[id].has, ...perks];
  return all
    .map((perk) =>
      perk === 'concentration' && concentration !== undefined
        ? `${word('perk', perk)} (${concentration})`
        : word('perk', perk),
    )
    .join(', ');
}
