import { isMarked, type GearId, offerOf } from '../data/equipment.ts';
import { typeFigures } from '../data/people.ts';
import type { Gear, Group, Member } from './group.ts';

/** What a Group owns, and what it costs. */

/** Everything in one pair of hands, sights on guns included. */
export const gearIn = ({ guns, blades, items }: Gear): GearId[] => [
  ...guns.flatMap(({ id, fitted }) => [id, ...fitted]),
  ...blades,
  ...items,
];

/** LD.EQUIP.6: every copy counts, in anybody's hands and in the stash. */
export const ownedBy = ({ members, stash }: Pick<Group, 'members' | 'stash'>): GearId[] =>
  [...members, stash].flatMap(gearIn);

export const copiesOf = (gear: readonly GearId[], id: GearId): number => gear.filter((one) => one === id).length;

/** LD.EQUIP.4: what gear would cost to buy; what can only be found has no price. */
export const gearPrice = (gear: Gear): number => gearIn(gear).reduce((sum, id) => sum + (offerOf(id)?.cost ?? 0), 0);

/** LD.GROUP.3: a Character with its gear. */
export const memberPrice = (member: Member): number => typeFigures(member.type).cost + gearPrice(member);

/** LD.GROUP.2, LD.GROUP.3: all Characters, the Leader included. */
export const groupPrice = ({ members }: Pick<Group, 'members'>): number =>
  members.reduce((sum, member) => sum + memberPrice(member), 0);

/** LD.LEADER.1: whether a Group led by this Keyword may use a thing. */
export const mayUse = (leading: Member['keyword'], id: GearId): boolean => leading !== 'trained' || isMarked(id);
