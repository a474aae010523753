import { onCard } from '../../characteristics.ts';
import { hasAttribute, ratingOf } from '../../data/attributes.ts';
import { cqcFigures } from '../../data/cqc-weapons.ts';
import type { GearId } from '../../data/equipment.ts';
import { type FirearmId, firearmFigures } from '../../data/firearms.ts';
import type { ItemId } from '../../data/items.ts';
import type { Characteristic } from '../../data/profiles.ts';
import type { SkillId } from '../../data/skills.ts';
import { isAnimal } from '../../groups/create.ts';
import { perksOf } from '../../groups/refuge.ts';
import type { Group, Member, OwnedGun } from '../../groups/group.ts';

/** What gear, skills and characteristics are worth to somebody, in Scavenge Points. */

/** Who shoots, and who fights hand to hand: from 0 to 1. */
const shoots = ({ guns }: Member): number => (guns.length > 0 ? 1 : 0.2);
const fights = (member: Member): number => (member.guns.length === 0 ? 1 : 0.5);
const leads = ({ leader }: Group, { id }: Member): boolean => leader === id;

export function skillRating(group: Group, member: Member, skill: SkillId): number {
  const [gun, blade] = [shoots(member), fights(member)];
  switch (skill) {
    case 'first-aid-training':
      return 6;
    case 'scavenger':
    case 'sprinter':
      return 5;
    case 'engineer':
    case 'heavy-lifter':
    case 'free-runner':
      return 4;
    case 'agriculturalist':
      return perksOf(group).includes('fenced-off-garden') ? 6 : 1;
    case 'gunsmith':
      return 1 + 4 * gun;
    case 'situational-awareness':
      return 3;
    case 'gear-head':
    case 'stalker':
      return 2;
    case 'entry-man':
      return 1;
    case 'crowd-control':
    case 'headhunter':
    case 'dirty-fighter':
      return 4.5 * blade;
    case 'disarm':
    case 'subdue':
      return 2 * blade;
    case 'martial-arts':
      return member.blades.length === 0 ? 4 : 0.5;
    case 'rallying-cry':
      return 6;
    case 'tactical-acumen':
      return 5;
    case 'frontline-fighter':
      return 4;
    case 'inspirational-presence':
    case 'tag-team':
      return 3;
    case 'ambushers':
      return 1.5;
    case 'double-tap':
      return 5 * gun;
    case 'sniper':
    case 'quick-load':
    case 'short-controlled-bursts':
      return 4 * gun;
    case 'fire-and-maneuver':
      return 3 * gun;
    case 'gunfighter':
      return isTwoGunned(member) ? 6 : 1;
    case 'leader':
      return 0;
  }
}

/** LD.SKILL.32 */
const isTwoGunned = ({ guns }: Member): boolean =>
  guns.filter(({ id }) => ['pistol', 'smg'].includes(firearmFigures(id).class)).length > 1;

export function characteristicRating(group: Group, member: Member, id: Characteristic): number {
  switch (id) {
    case 'ap':
      return 7;
    case 'capacity':
      return 6;
    case 'endurance':
      return 5;
    case 'fa':
      return isAnimal(member) ? 0 : 6 * shoots(member);
    case 'cqc':
      return 4.5 * fights(member);
    case 'strength':
      return 3 * fights(member);
    case 'courage':
      return leads(group, member) ? 4 : 1;
    case 'intelligence':
      return leads(group, member) ? 2 : 1;
  }
}

/** LD.SHOOT.6, LD.SDAM.2: shots that hit, by what they do to somebody with an Endurance of 3. */
function gunRating(member: Member, { id, fitted }: Pick<OwnedGun, 'id' | 'fitted'>): number {
  const { attributes, class: kind, rateOfFire, reload, steps } = firearmFigures(id);
  if (hasAttribute(attributes, 'highly-specialized') && !member.skills.includes('gunsmith')) return 0;
  if (member.scars.includes('arm') && !['pistol', 'smg', 'explosive'].includes(kind)) return 0;
  const fa = onCard(member, 'fa');
  if (fa === 0) return 0;
  const later = fitted.includes('reflex-sight') ? fa : fa - 1;
  const hits = (fa + (rateOfFire - 1) * Math.max(0, later)) / 6;
  const far = steps.at(-1)?.range ?? 9;
  const mean = steps.reduce((sum, { damage }) => sum + damage, 0) / steps.length;
  const isOwn = member.skills.includes('gunsmith') && member.gunsmith === kind;
  const harm = (mean + (isOwn ? 1 : 0) + 3.5) / 3;
  const once = reload === null ? 0.35 : 1;
  const noise = hasAttribute(attributes, 'silent') || fitted.includes('silencer') ? 0.3 : 0;
  const loud = ratingOf(attributes, 'noisy') + 2 * ratingOf(attributes, 'heavy');
  const dry = reload === null ? 0 : Math.max(0, 5 - reload) * 0.15;
  return Math.max(
    0.2,
    2.2 * hits * harm * once * Math.min(1.4, 0.6 + far / 30) + noise - 0.25 * loud - dry + 0.4 * fitted.length,
  );
}

/** LD.CQC.16, LD.CDAM.1 */
function bladeRating(member: Member, id: Member['blades'][number]): number {
  const { cqc, strength, attributes } = cqcFigures(id);
  if (member.scars.includes('arm') && ratingOf(attributes, 'heavy') > 0) return 0;
  const skill = 0.35 + 0.1 * onCard(member, 'cqc');
  const better = 1.2 + 1.1 * cqc + 0.9 * strength + 0.5 * ratingOf(attributes, 'lobotomizer');
  return Math.max(
    0.2,
    skill * fights(member) * (better - 0.5 * ratingOf(attributes, 'heavy') - 0.3 * ratingOf(attributes, 'noisy')),
  );
}

const ITEM_RATINGS: Readonly<Record<ItemId, number>> = {
  'assault-armour': 5,
  'tactical-vest': 4,
  'riot-shield': 2,
  'medical-supplies': 2.5,
  booze: 0.5,
  'climbing-gear': 0.5,
  noisemaker: 0.6,
  'mod-kit': 0.4,
  'reflex-sight': 0.3,
  scope: 0.3,
  silencer: 0.3,
};

/** How well somebody is armed: the best gun, a second one in case it runs dry, the best blade, and the rest. */
export function armament(group: Group, member: Member): number {
  if (isAnimal(member)) return 0;
  const guns = member.guns.map((gun) => gunRating(member, gun)).sort((a, b) => b - a);
  const blades = member.blades.map((id) => bladeRating(member, id)).sort((a, b) => b - a);
  const second = isTwoGunned(member) && member.skills.includes('gunfighter') ? 0.6 : 0.15;
  // What somebody carries who fights in front is of more use than what stays behind.
  const share = leads(group, member) ? 1.05 : 1;
  const bare = guns.length + blades.length === 0 ? -2 : 0;
  const items = member.items.reduce((sum, id, i) => sum + itemRating(member, id, i), 0);
  return share * ((guns[0] ?? 0) + second * (guns[1] ?? 0) + (blades[0] ?? 0) + 0.05 * (blades[1] ?? 0) + items + bare);
}

/** More than one of a kind in the same pocket is worth less, and a shield hinders somebody who shoots. */
function itemRating(member: Member, id: ItemId, index: number): number {
  const before = member.items.slice(0, index).filter((one) => one === id).length;
  const share = id === 'riot-shield' ? fights(member) : 1;
  return (ITEM_RATINGS[id] * share) / (1 + before);
}

/** What a thing is worth to nobody in particular. */
export const gearRating = (id: GearId): number =>
  id in ITEM_RATINGS ? ITEM_RATINGS[id as ItemId] : isGun(id) ? plainGun(id) : 1.5;
const isGun = (id: GearId): id is FirearmId => !(id in ITEM_RATINGS) && !isBlade(id);
const isBlade = (id: GearId): boolean => ['chainsaw', 'club', 'heavy-blade', 'heavy-club', 'knife'].includes(id);
function plainGun(id: FirearmId): number {
  const { rateOfFire, steps, reload } = firearmFigures(id);
  const damage = steps.reduce((sum, one) => sum + one.damage, 0) / steps.length;
  return (reload === null ? 0.4 : 1) * (0.5 + 0.5 * rateOfFire) * damage;
}
