import { counted } from '../../../kernel/index.ts';
import { limitsUsed, type LimitUse, type ListLimit } from '../../../skirmish/index.ts';
import {
  type GearId,
  isFirearm,
  MOST_CQC_WEAPONS,
  MOST_FIREARMS,
  offerOf,
  STARTING_GEAR,
  isCqcWeapon,
} from '../data/equipment.ts';
import { CHARACTER_TYPES, type CharacterType, isLeaderType, typeFigures } from '../data/people.ts';
import { TYPE_TEXTS } from '../texts/data-people.ts';
import { GEAR_TEXTS } from '../texts/data.ts';
import { barredGear, rarityOf } from './buying.ts';
import { freshMemberId, isAnimal, leaderOf, newMember } from './create.ts';
import { fault, type GroupFault } from './fault.ts';
import type { Group, Member } from './group.ts';
import { keywordLimits, recruitsKeywordFaults } from './keywords.ts';
import { copiesOf, gearIn, groupPrice, ownedBy } from './owned.ts';
import { maximumSize, sizeFaults } from './refuge.ts';

/** What somebody who draws up a Group needs to see: how it stands with each limit, and why a thing cannot be taken now. */

export interface Taking<Id> {
  readonly id: Id;
  readonly cost: number;
  /** Why it cannot be taken now, or null if it can. */
  readonly barred: GroupFault | null;
}

/** LD.GROUP.8, LD.GROUP.9, LD.GROUP.11, LD.EQUIP.6: how the Group stands with its limits, besides points. */
export function groupLimits(group: Group): LimitUse[] {
  const leading = leaderOf(group)?.keyword;
  const size: ListLimit<Member> = {
    name: 'Characters',
    counts: () => true,
    most: maximumSize(group),
    rule: 'LD.GROUP.11',
  };
  if (leading === undefined) return limitsUsed(group.members, [size]);
  const rare = [...new Set(ownedBy(group))].flatMap((id): ListLimit<Member>[] => {
    const most = rarityOf(id, leading);
    const counts = (member: Member): number => copiesOf(gearIn(member), id);
    return most === null ? [] : [{ name: GEAR_TEXTS[id].name, counts, most, rule: 'LD.EQUIP.6' }];
  });
  return limitsUsed(group.members, [size, ...keywordLimits(leading), ...rare]);
}

/** Every type that a Group may take besides its Leader; what cannot join now says why. */
export const followersFor = (group: Group, left: number): Taking<CharacterType>[] =>
  CHARACTER_TYPES.filter((type) => !isLeaderType(type)).map((type) => {
    const { cost } = typeFigures(type);
    return { id: type, cost, barred: barredType(group, type, left) };
  });

function barredType(group: Group, type: CharacterType, left: number): GroupFault | null {
  const { cost } = typeFigures(type);
  const member = newMember({ id: freshMemberId(group), type });
  const leading = leaderOf(group)?.keyword;
  const [barred] = [
    ...(cost > left
      ? [
          fault(
            'LD.GROUP.1',
            [],
            `${TYPE_TEXTS[type].name} costs ${cost}, and ${counted(left, 'point is', 'points are')} left`,
          ),
        ]
      : []),
    ...sizeFaults({ ...group, members: [...group.members, member] }),
    ...(leading === undefined ? [] : recruitsKeywordFaults(group.members, leading, member)),
  ];
  return barred === undefined ? null : { ...barred, path: [] };
}

/** Everything on the basic list for one Character; what it cannot take now says why. */
export function gearFor(group: Group, member: Member, left: number): Taking<GearId>[] {
  const owned = ownedBy(group);
  const leading = leaderOf(group)?.keyword ?? 'neutral';
  return STARTING_GEAR.map((id) => {
    const cost = offerOf(id)?.cost ?? 0;
    const dear =
      cost > left
        ? fault(
            'LD.GROUP.1',
            [],
            `${GEAR_TEXTS[id].name} costs ${cost}, and ${counted(left, 'point is', 'points are')} left`,
          )
        : null;
    return { id, cost, barred: fullHands(member, id) ?? barredGear(id, owned, leading) ?? dear };
  });
}

/** LD.EQUIP.2, LD.TYPES.6 */
function fullHands(member: Member, id: GearId): GroupFault | null {
  if (isAnimal(member)) return fault('LD.TYPES.6', [], `${member.name} is an Animal and carries nothing`);
  const full = (n: number, most: number, name: string): GroupFault | null =>
    n < most ? null : fault('LD.EQUIP.2', [], `A Character carries ${most} ${name} at most`);
  if (isFirearm(id)) return full(member.guns.length, MOST_FIREARMS, 'Firearms');
  return isCqcWeapon(id) ? full(member.blades.length, MOST_CQC_WEAPONS, 'CQC weapons') : null;
}

/** LD.GROUP.1: points that are left of a limit. */
export const pointsLeft = (group: Group, limit: number): number => limit - groupPrice(group);
