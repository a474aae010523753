import type { RuleId } from '../../../rules/index.ts';
import { type GearId, isCqcWeapon, isFirearm, isMarked, offerOf } from '../data/equipment.ts';
import type { Keyword } from '../data/profiles.ts';
import { GEAR_TEXTS } from '../texts/data.ts';
import { isAnimal, newGun, NO_GEAR } from './create.ts';
import { fault, type GroupFault } from './fault.ts';
import type { Gear, Member } from './group.ts';
import { copiesOf, gearIn } from './owned.ts';

/** What can be bought when a Character is recruited (LD.GROUP.12, LD.EQUIP.3). */

/** LD.EQUIP.6, LD.EQUIP.9: the most copies that a Group may hold when it buys; null is no limit. */
export const rarityOf = (id: GearId, leading: Keyword): number | null =>
  leading === 'trained' && isMarked(id) ? null : (offerOf(id)?.rarity ?? null);

/** LD.EQUIP.6, LD.EQUIP.8: gear of which the Group holds too many copies. `bought` are those that were bought just now. */
export const rarityFaults = (owned: readonly GearId[], bought: readonly GearId[], leading: Keyword): GroupFault[] =>
  [...new Set(bought)].flatMap((id) => {
    const most = rarityOf(id, leading);
    const copies = copiesOf(owned, id);
    if (most === null || copies <= most) return [];
    return [
      fault(
        'LD.EQUIP.6',
        [],
        `${copies} × ${GEAR_TEXTS[id].name}: its Rarity is ${most}, and everything that the Group owns counts`,
      ),
    ];
  });

const FOUND_ONLY = (id: GearId): RuleId => (isFirearm(id) ? 'LD.GUN.3' : isCqcWeapon(id) ? 'LD.BLADE.1' : 'LD.ITEM.1');

/** What was not on sale: gear that can only be found, and sights and Mod-Kit work on guns. */
export function unboughtFaults(member: Gear, isOneOff: boolean): GroupFault[] {
  const said = (id: GearId, path: GroupFault['path']): GroupFault[] => {
    if (offerOf(id) !== null) return [];
    const rule = isOneOff ? 'LD.GROUP.16' : FOUND_ONLY(id);
    const why = isOneOff
      ? 'is not on the basic list, which is all there is in a one-off game'
      : 'cannot be bought, only found';
    return [fault(rule, path, `${GEAR_TEXTS[id].name} ${why}`)];
  };
  return [
    ...member.guns.flatMap(({ id, fitted, made }, i) => [
      ...said(id, ['guns', i]),
      ...fitted.flatMap((one, j) => said(one, ['guns', i, 'fitted', j])),
      ...(made
        ? [
            fault(
              isOneOff ? 'LD.GROUP.16' : 'LD.ITEM.1',
              ['guns', i, 'made'],
              `A gun made with a Mod-Kit cannot be bought`,
            ),
          ]
        : []),
    ]),
    ...member.blades.flatMap((id, i) => said(id, ['blades', i])),
    ...member.items.flatMap((id, i) => said(id, ['items', i])),
  ];
}

/** LD.EQUIP.1: nobody starts without a weapon; Animals are exempt (LD.TYPES.6). */
export const unarmedFaults = (member: Member): GroupFault[] =>
  isAnimal(member) || member.guns.length + member.blades.length > 0
    ? []
    : [fault('LD.EQUIP.1', [], `${member.name} needs a weapon`)];

/** LD.EQUIP.10: with a Trained Leader nothing else can be selected. */
export const boughtUnmarked = (faults: readonly GroupFault[]): GroupFault[] =>
  faults.map((one) => (one.rule === 'LD.LEADER.1' ? { ...one, rule: 'LD.EQUIP.10' } : one));

/** LD.EQUIP.8: why one more copy cannot be bought now, or null if it can. */
export function barredGear(id: GearId, owned: readonly GearId[], leading: Keyword): GroupFault | null {
  const [unbought] = unboughtFaults(asGear(id), false);
  if (unbought !== undefined) return unbought;
  if (leading === 'trained' && !isMarked(id)) {
    return fault('LD.EQUIP.10', [], `${GEAR_TEXTS[id].name} has no asterisk, and a Trained Leader allows nothing else`);
  }
  return rarityFaults([...owned, id], [id], leading)[0] ?? null;
}

/** One thing as gear in somebody's hands. */
function asGear(id: GearId): Gear {
  if (isFirearm(id)) return { ...NO_GEAR, guns: [newGun(id)] };
  return isCqcWeapon(id) ? { ...NO_GEAR, blades: [id] } : { ...NO_GEAR, items: [id] };
}

/** Everything that was bought for somebody. */
export const boughtFor = (member: Member): GearId[] => gearIn(member).filter((id) => offerOf(id) !== null);
