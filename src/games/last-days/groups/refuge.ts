import { type PerkId, PERKS, refugeFigures } from '../data/refuges.ts';
import { PERK_TEXTS, REFUGE_TEXTS } from '../texts/data-refuge.ts';
import { counted, fault, type GroupFault } from './fault.ts';
import type { Group } from './group.ts';

/** What a Group's Refuge holds. */

type Housed = Pick<Group, 'refuge' | 'built' | 'foundVehicle'>;

/** All Perks: built in, built by the Group, and the vehicle that it found (LD.ESCAPE.9). */
export const perksOf = ({ refuge, built, foundVehicle }: Housed): PerkId[] => [
  ...refugeFigures(refuge).perks,
  ...built,
  ...(foundVehicle === true ? (['escape-vehicle'] as const) : []),
];

/** LD.REFUGE.3, LD.PERK.2: Maximum Group Size with Bunk Beds. */
export const maximumSize = (group: Housed): number =>
  refugeFigures(group.refuge).size + perksOf(group).filter((perk) => perk === 'bunk-bed').length;

/** LD.REFUGE.4, LD.REFUGE.5: Empty Spaces that are left. */
export const spacesLeft = ({ refuge, built }: Housed): number => refugeFigures(refuge).spaces - built.length;

/** LD.PERK.20, LD.REFUGE.4: why the Group cannot build one more of a Perk, apart from its price; null if it can. */
export function barredPerk(group: Housed, perk: PerkId): GroupFault | null {
  const { name } = PERK_TEXTS[perk];
  if (!PERKS[perk].repeats && perksOf(group).includes(perk))
    return fault('LD.PERK.20', [], `${name} is there already, and once is enough`);
  return spacesLeft(group) < 1 ? fault('LD.REFUGE.4', [], 'No Empty Space is left') : null;
}

/** LD.GROUP.11: everybody has a bed, the captured too (LD.INJ.5). */
export function sizeFaults(group: Housed & Pick<Group, 'members'>): GroupFault[] {
  const [size, most] = [group.members.length, maximumSize(group)];
  if (size <= most) return [];
  return [
    fault(
      'LD.GROUP.11',
      ['members'],
      `${counted(size, 'Character')}, and ${REFUGE_TEXTS[group.refuge].name} has room for ${most}`,
    ),
  ];
}

export function perkFaults(group: Housed): GroupFault[] {
  const { refuge, built, foundVehicle } = group;
  const { name } = REFUGE_TEXTS[refuge];
  const left = spacesLeft(group);
  const before = (i: number): Housed => ({ refuge, built: built.slice(0, i) });
  return [
    ...(left < 0
      ? [
          fault(
            'LD.REFUGE.4',
            ['built'],
            `${counted(built.length, 'Perk')} in ${built.length + left} Empty Spaces of ${name}`,
          ),
        ]
      : []),
    ...built.flatMap((perk, i) => {
      const barred = barredPerk(before(i), perk);
      return barred?.rule === 'LD.PERK.20' ? [{ ...barred, path: ['built', i] }] : [];
    }),
    ...(foundVehicle === true && perksOf({ refuge, built }).includes('escape-vehicle')
      ? [fault('LD.ESCAPE.9', ['foundVehicle'], 'The Group has an Escape Vehicle already')]
      : []),
  ];
}

/** LD.REFUGE.6, LD.REFUGE.7: a Perk that the Group built itself can go, which frees its space; built-in ones stay. */
export function demolished(group: Group, perk: PerkId): Group | null {
  const at = group.built.lastIndexOf(perk);
  return at < 0 ? null : { ...group, built: group.built.filter((_, i) => i !== at) };
}
