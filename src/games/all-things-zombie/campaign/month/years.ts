import type { Age } from '../../words.ts';
import type { Campaign, Member } from '../state.ts';

/** ATZ.GEAR.7, ATZ.GEAR.9: people grow a year older with every year of the campaign, and come into the next age group. */

/** How old somebody of a group is at first, and the year from which the next group begins. */
const GROUPS: readonly (readonly [group: Age, first: number, until: number])[] = [
  ['teen', 17, 20],
  ['young', 30, 40],
  ['mature', 50, 60],
  ['old', 65, 200],
];

const FIRST = Object.fromEntries(GROUPS.map(([group, first]) => [group, first])) as Readonly<Record<Age, number>>;

/** About how old somebody is. */
export const yearsOf = ({ profile, years }: Member): number => years ?? FIRST[profile.age];

export function growOlder({ bands }: Campaign): void {
  for (const member of bands.flatMap(({ members }) => members)) {
    member.years = yearsOf(member) + 1;
    const now = member.years;
    member.profile.age = (GROUPS.find(([, , until]) => now < until) as (typeof GROUPS)[number])[0];
  }
}
