import type { RuleId } from '../../../rules/index.ts';
import { type GearId, MOST_CQC_WEAPONS, MOST_FIREARMS } from '../data/equipment.ts';
import { type FirearmClass, firearmFigures } from '../data/firearms.ts';
import { itemFigures, MOD_KIT } from '../data/items.ts';
import type { Keyword } from '../data/profiles.ts';
import { CLASS_TEXTS } from '../texts/data-gear.ts';
import { GEAR_TEXTS } from '../texts/data.ts';
import { isAnimal } from './create.ts';
import { fault, type GroupFault } from './fault.ts';
import type { Gear, Member, OwnedGun } from './group.ts';
import { gearIn, mayUse } from './owned.ts';

/** What one Character may carry, a Leader like the others (LD.LEADER.4), when it is recruited and whenever gear changes hands (LD.LOOT.6). */

/** LD.INJ.8: what one hand can use. */
const ONE_HANDED: readonly FirearmClass[] = ['pistol', 'smg', 'explosive'];

/** Everything that is wrong with what a Character carries under a Leader with this Keyword. */
export function carryingFaults(member: Member, leading: Keyword): GroupFault[] {
  if (isAnimal(member)) {
    return gearIn(member).length === 0
      ? []
      : [fault('LD.TYPES.6', [], `${member.name} is an Animal and carries nothing`)];
  }
  const { guns, blades } = member;
  return [
    ...tooMany('guns', guns.length, MOST_FIREARMS, 'Firearms'),
    ...tooMany('blades', blades.length, MOST_CQC_WEAPONS, 'CQC weapons'),
    ...armourFaults(member),
    ...oneHandedFaults(member),
    ...gearFaults(member),
    ...(['guns', 'blades', 'items'] as const).flatMap((part) =>
      member[part].flatMap((one, i) =>
        unmarkedFaults(part, typeof one === 'string' ? [one] : [one.id, ...one.fitted], leading, i),
      ),
    ),
  ];
}

/** LD.EQUIP.2: thrown explosives stand in the Firearms table, and each fills a place. Items have no limit (LD.EQUIP.11). */
const tooMany = (part: string, n: number, most: number, name: string): GroupFault[] =>
  n <= most ? [] : [fault('LD.EQUIP.2', [part], `${n} ${name}: a Character carries ${most} at most`)];

/** LD.LEADER.1, LD.LEADER.3 */
const unmarkedFaults = (part: string, gear: readonly GearId[], leading: Keyword, i: number): GroupFault[] =>
  gear
    .filter((id) => !mayUse(leading, id))
    .map((id) =>
      fault(
        'LD.LEADER.1',
        [part, i],
        `${GEAR_TEXTS[id].name} has no asterisk, and a Trained Leader allows nothing else`,
      ),
    );

/** LD.ITEM.3, LD.ITEM.23 */
function armourFaults({ items }: Gear): GroupFault[] {
  const armour = items.filter((id) => itemFigures(id).armour !== null);
  if (armour.length < 2) return [];
  const rule: RuleId = armour.includes('assault-armour') ? 'LD.ITEM.3' : 'LD.ITEM.23';
  return [fault(rule, ['items'], `${armour.map((id) => GEAR_TEXTS[id].name).join(' and ')} cannot be worn together`)];
}

/** LD.INJ.8, LD.INJ.9: with one arm, one Pistol, one SMG, one thrown and one CQC weapon at most. */
function oneHandedFaults({ name, scars, guns, blades }: Member): GroupFault[] {
  if (!scars.includes('arm')) return [];
  const classes = guns.map(({ id }) => firearmFigures(id).class);
  return [
    ...classes.flatMap((one, i) =>
      ONE_HANDED.includes(one)
        ? classes.indexOf(one) < i
          ? [
              fault(
                'LD.INJ.9',
                ['guns', i],
                `${name} has one hand, and so one weapon of each type: this is a second ${CLASS_TEXTS[one]}`,
              ),
            ]
          : []
        : [fault('LD.INJ.8', ['guns', i], `${name} has one hand, and a ${CLASS_TEXTS[one]} weapon takes two`)],
    ),
    ...blades
      .slice(1)
      .map((_, i) => fault('LD.INJ.9', ['blades', i + 1], `${name} has one hand, and so one CQC weapon`)),
  ];
}

/** What is wrong with guns by themselves, wherever they lie (LD.ITEM.13, LD.ITEM.15, LD.ITEM.20, LD.ITEM.25). */
export const gearFaults = ({ guns }: Pick<Gear, 'guns'>): GroupFault[] =>
  guns.flatMap((gun, i) => gunFaults(gun).map((one) => ({ ...one, path: ['guns', i, ...one.path] })));

const MADE: readonly string[] = Object.values(MOD_KIT);

function gunFaults({ id, fitted, made }: OwnedGun): GroupFault[] {
  const { class: kind } = firearmFigures(id);
  const gun = GEAR_TEXTS[id].name;
  return [
    ...fitted.flatMap((one, i) => {
      const { name } = GEAR_TEXTS[one];
      if (!itemFigures(one).fits.includes(kind)) {
        return [
          fault(
            one === 'reflex-sight' ? 'LD.ITEM.15' : one === 'scope' ? 'LD.ITEM.20' : 'LD.ITEM.21',
            ['fitted', i],
            `A ${name} does not fit a ${gun}`,
          ),
        ];
      }
      return fitted.indexOf(one) < i ? [fault('LD.ITEM.25', ['fitted', i], `This ${gun} has a ${name} already`)] : [];
    }),
    ...(made && !MADE.includes(id) ? [fault('LD.ITEM.13', ['made'], `A Mod-Kit does not make a ${gun}`)] : []),
  ];
}
