import { GRAIN } from '../../../tabletop/index.ts';
import { hasSkill, valueOf } from '../characteristics.ts';
import { hasAttribute, ratingOf } from '../data/attributes.ts';
import { type FirearmFigures, firearmFigures, type Step } from '../data/firearms.ts';
import { MOD_KIT_RELOAD, SCOPE_LOBOTOMIZER } from '../data/items.ts';
import { type Scored, scored } from '../dice.ts';
import type { Character, Gun } from '../state.ts';

/** What a gun does in the hands of the one who carries it. */

export const gunAt = ({ guns }: Character, place: number): Gun => guns[place] as Gun;
export const figuresOf = ({ id }: Pick<Gun, 'id'>): FirearmFigures => firearmFigures(id);

/** LD.ATTR.1: the gun's own attributes, and those of what is fitted to it (LD.ITEM.25). */
export const isSilent = (gun: Gun): boolean => hasAttribute(figuresOf(gun).attributes, 'silent') || gun.silenced; // LD.ITEM.21
export const isFire = (gun: Gun): boolean => hasAttribute(figuresOf(gun).attributes, 'fire');
export const blastOf = (gun: Gun): number => ratingOf(figuresOf(gun).attributes, 'explosive');
const isThrown = (gun: Gun): boolean => hasAttribute(figuresOf(gun).attributes, 'thrown');

/** LD.SHOOT.13, LD.SKILL.11, LD.ATTR.17: it is in hand and can go off. */
export const isReady = ({ empty, lost, spent }: Gun): boolean => !empty && !lost && !spent;

/** LD.ATTR.13: some guns want a Gunsmith, of any class; LD.INJ.8: with one arm only what one hand holds. */
export function mayOperate(shooter: Character, gun: Gun): boolean {
  const { attributes, class: kind } = figuresOf(gun);
  if (hasAttribute(attributes, 'highly-specialized') && !hasSkill(shooter, 'gunsmith')) return false;
  return !shooter.member.scars.includes('arm') || kind === 'pistol' || kind === 'smg' || isThrown(gun);
}

/** The places of the guns that it can fire now. */
export const readyGuns = (shooter: Character): number[] =>
  shooter.guns.flatMap((gun, place) => (isReady(gun) && mayOperate(shooter, gun) ? [place] : []));

/** LD.SHOOT.5, LD.GUN.1, LD.ATTR.23: how far it reaches. */
export function rangeOf(shooter: Character, gun: Gun): number {
  const { steps } = figuresOf(gun);
  return (steps.at(-1) as Step).range ?? 3 * valueOf(shooter, 'strength');
}

/** Exactly at a limit is within it. */
export const isWithin = (inches: number, limit: number): boolean => inches <= limit + GRAIN / 2;

/** LD.ATTR.22: the step of the actual distance; none out of range. */
export function stepAt(shooter: Character, gun: Gun, inches: number): Step | null {
  if (!isWithin(inches, rangeOf(shooter, gun))) return null;
  return figuresOf(gun).steps.find(({ range }) => range === null || isWithin(inches, range)) ?? null;
}

const isOwnClass = ({ member }: Character, gun: Gun): boolean =>
  member.skills.includes('gunsmith') && member.gunsmith === figuresOf(gun).class;

/** LD.SDAM.1: what is added to the die for damage; LD.SKILL.35 gives a Gunsmith's class one more. */
export const damageOf = (shooter: Character, gun: Gun, { damage }: Step): Scored[] => [
  scored('LD.SDAM.1', `gear.${gun.id}`, damage),
  ...(isOwnClass(shooter, gun) ? [scored('LD.SKILL.35', 'skill.gunsmith', 1)] : []),
];

/** LD.ATTR.14: what is added to a head roll: Lobotomizer of the gun, a Scope (LD.ITEM.20), a Sniper (LD.SKILL.52). */
export function lobotomizersOf(shooter: Character, gun: Gun): Scored[] {
  const own = ratingOf(figuresOf(gun).attributes, 'lobotomizer');
  return [
    ...(own > 0 ? [scored('LD.ATTR.14', `gear.${gun.id}`, own)] : []),
    ...(gun.fitted.includes('scope') ? [scored('LD.ITEM.20', 'gear.scope', SCOPE_LOBOTOMIZER)] : []),
    ...(hasSkill(shooter, 'sniper') ? [scored('LD.SKILL.52', 'skill.sniper', 1)] : []),
  ];
}

/** LD.AMMO.6: what an Ammo Roll must stay below; a Gunsmith's class and a converted gun run dry sooner (LD.SKILL.35, LD.ITEM.13). */
export function reloadNumberOf(shooter: Character, gun: Gun): number | null {
  const { reload } = figuresOf(gun);
  if (reload === null) return null; // LD.GUN.1, LD.AMMO.11
  return reload + (isOwnClass(shooter, gun) ? -1 : 0) + (gun.made ? MOD_KIT_RELOAD : 0);
}
