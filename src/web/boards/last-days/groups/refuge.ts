import {
  aboutWord,
  type Group,
  maximumSize,
  perksOf,
  REFUGE_IDS,
  refugeFigures,
  type RefugeId,
  spacesLeft,
  word,
} from '../../../../games/last-days/index.ts';
import type { ListPart } from '../../../skirmish/lists/parts.ts';

const perksText = (perks: readonly string[]): string => perks.map((id) => word('perk', id)).join(', ');

/** What a Refuge offers, in a line. */
function refugeText(id: RefugeId): string {
  const { size, spaces, perks } = refugeFigures(id);
  return `room for ${size}, ${spaces} Empty Spaces, ${perksText(perks)}`;
}

/** LD.GROUP.6 */
export const refugePart: ListPart<Group> = {
  title: 'Refuge',
  shown: (group) => [
    {
      title: word('refuge', group.refuge),
      path: ['refuge'],
      under: `Room for ${maximumSize(group)}, ${spacesLeft(group)} Empty Spaces. ${[...new Set(perksOf(group))].map((id) => `${word('perk', id)}: ${aboutWord('perk', id)}`).join(' ')}`,
      fields: [
        {
          kind: 'choice',
          label: 'Refuge',
          now: group.refuge,
          options: REFUGE_IDS.map((id) => ({ id, label: `${word('refuge', id)}: ${refugeText(id)}` })),
          set: (id) => ({ ...group, refuge: id as RefugeId }),
        },
      ],
    },
  ],
  adds: () => [],
};
