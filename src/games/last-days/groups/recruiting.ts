import { STARTING_EQUIPMENT, isCqcWeapon, isFirearm, STARTING_GEAR } from '../data/equipment.ts';
import { isLeaderType } from '../data/people.ts';
import type { Keyword } from '../data/profiles.ts';
import { TYPE_TEXTS } from '../texts/data-people.ts';
import { barredGear, boughtFor, boughtUnmarked, rarityFaults, unarmedFaults, unboughtFaults } from './buying.ts';
import { carryingFaults } from './carrying.ts';
import { leaderOf } from './create.ts';
import { fault, type GroupFault } from './fault.ts';
import { cardFaults } from './faults.ts';
import type { Group, Member } from './group.ts';
import { keywordFaults, recruitsKeywordFaults } from './keywords.ts';
import { gearIn, gearPrice, memberPrice, ownedBy } from './owned.ts';
import { sizeFaults } from './refuge.ts';

/** Newcomers of a running campaign: the Recruit Job, and a new Leader. Paths lead into the newcomer's card. */

/** LD.JOB.7: paid from the Group's points, under the rules of creation, within the Maximum Group Size. */
export function recruitFaults(group: Group, recruit: Member): GroupFault[] {
  const leader = leaderOf(group);
  if (leader === null) return [fault('LD.JOB.6', [], 'Only the Leader recruits, and the Group has none')];
  const price = memberPrice(recruit);
  return [
    ...(isLeaderType(recruit.type)
      ? [fault('LD.GROUP.5', ['type'], `${TYPE_TEXTS[recruit.type].name} is a Leader, and the Group has one`)]
      : []),
    ...newcomerFaults(group, recruit, leader.keyword),
    ...unarmedFaults(recruit),
    ...(price > group.points
      ? [fault('LD.JOB.7', [], `${recruit.name} costs ${price} Scavenge Points and the Group has ${group.points}`)]
      : []),
    ...recruitsKeywordFaults(group.members, leader.keyword, recruit).map((one) => ({ ...one, path: [] })),
    ...sizeFaults({ ...group, members: [...group.members, recruit] }).map((one) => ({ ...one, path: [] })),
  ];
}

/**
 * LD.DEATH.2, LD.DEATH.3: the new Leader costs nothing, his gear does. `group` is what is left after the dismissals
 * (`dismissals`). He joins unarmed only where no weapon can be paid for.
 */
export function newLeaderFaults(group: Group, leader: Member): GroupFault[] {
  const price = gearPrice(leader);
  return [
    ...(isLeaderType(leader.type)
      ? []
      : [fault('LD.DEATH.1', ['type'], `${TYPE_TEXTS[leader.type].name} cannot lead a Group`)]),
    ...(leaderOf(group) === null ? [] : [fault('LD.GROUP.5', [], 'The Group has a Leader')]),
    ...newcomerFaults(group, leader, leader.keyword),
    ...keywordFaults([...group.members, leader], leader.keyword).map((one) => ({
      ...one,
      rule: 'LD.DEATH.5' as const,
      path: [],
    })),
    ...(cheapestWeapon(group, leader.keyword) <= group.points ? unarmedFaults(leader) : []),
    ...(price > group.points
      ? [
          fault(
            'LD.DEATH.3',
            [],
            `The gear of ${leader.name} costs ${price} Scavenge Points and the Group has ${group.points}`,
          ),
        ]
      : []),
    ...sizeFaults({ ...group, members: [...group.members, leader] }).map((one) => ({ ...one, path: [] })),
  ];
}

/** Card and gear of somebody who joins under a Leader with this Keyword. */
const newcomerFaults = (group: Group, member: Member, leading: Keyword): GroupFault[] => [
  ...cardFaults(member, true),
  ...boughtUnmarked(carryingFaults(member, leading)),
  ...unboughtFaults(member, false),
  ...rarityFaults([...ownedBy(group), ...gearIn(member)], boughtFor(member), leading),
];

/** The price of the cheapest weapon that the Group can still buy. */
function cheapestWeapon(group: Group, leading: Keyword): number {
  const owned = ownedBy(group);
  const weapons = STARTING_GEAR.filter((id) => isFirearm(id) || isCqcWeapon(id));
  const open = weapons.filter((id) => barredGear(id, owned, leading) === null);
  return Math.min(...open.map((id) => STARTING_EQUIPMENT[id].cost));
}
