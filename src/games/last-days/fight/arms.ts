import { hasSkill, valueOf } from '../characteristics.ts';
import { ratingOf } from '../data/attributes.ts';
import { cqcFigures, type CqcWeaponFigures } from '../data/cqc-weapons.ts';
import { ZOMBIE } from '../data/profiles.ts';
import type { Arm } from '../decisions.ts';
import { characteristic, type Scored, scored } from '../dice.ts';
import type { Character } from '../state.ts';
import { isZombie, type Unit } from '../units.ts';

/** What somebody fights with hand to hand. Firearms give nothing here (LD.CQC.17). */

export const armFigures = (arm: Arm): CqcWeaponFigures => cqcFigures(arm === 'bare-hands' ? null : arm);

/** LD.CQC.17: the CQC weapons in hand, each kind once, and bare hands; LD.ZOMBIE.2: the dead have nothing else. */
export const armsOf = (unit: Unit): Arm[] =>
  isZombie(unit)
    ? ['bare-hands']
    : [...new Set<Arm>([...unit.blades.flatMap(({ id, lost }) => (lost ? [] : [id])), 'bare-hands'])];

/** LD.SKILL.43, LD.SKILL.44: Martial Arts want that no CQC weapon is equipped at all. */
export const usesMartialArts = (unit: Unit): unit is Character =>
  !isZombie(unit) && hasSkill(unit, 'martial-arts') && unit.blades.every(({ lost }) => lost);

/** What an arm is good for in one fight: the more of each the better. */
type Merits = readonly number[];

function attackMerits(arm: Arm, target: Unit): Merits {
  const { cqc, strength, attributes } = armFigures(arm);
  const harm = isZombie(target) ? ratingOf(attributes, 'lobotomizer') : strength;
  return [cqc, harm, -ratingOf(attributes, 'noisy')];
}

/** Noise comes only with an attack (LD.ATTR.15), and a defender's harm only with a tie that a Dirty Fighter wins (LD.SKILL.8). */
function guardMerits(arm: Arm, owner: Unit, attacker: Unit): Merits {
  const strikesBack = !isZombie(owner) && hasSkill(owner, 'dirty-fighter');
  return strikesBack ? attackMerits(arm, attacker).slice(0, 2) : [armFigures(arm).cqc];
}

const isNoBetter = (one: Merits, other: Merits): boolean => one.every((merit, i) => merit <= (other[i] as number));

/** Those arms that no other is at least as good as in everything. */
function worthwhile(arms: readonly Arm[], merits: (arm: Arm) => Merits): Arm[] {
  return arms.filter((arm, i) => {
    const own = merits(arm);
    return !arms.some((other, j) => {
      if (i === j || !isNoBetter(own, merits(other))) return false;
      return !isNoBetter(merits(other), own) || j < i;
    });
  });
}

/** LD.CQC.17: what it is worth attacking with; where there is one arm only, nobody needs to ask. */
export const armsToAttack = (attacker: Unit, target: Unit): Arm[] =>
  worthwhile(armsOf(attacker), (arm) => attackMerits(arm, target));
/** LD.CQC.16: and what it is worth defending with. */
export const armsToDefend = (defender: Unit, attacker: Unit): Arm[] =>
  worthwhile(armsOf(defender), (arm) => guardMerits(arm, defender, attacker));

const armLabel = (arm: Arm) => (arm === 'bare-hands' ? ('ld.arm.bare-hands' as const) : (`gear.${arm}` as const));
export const armModifier = (arm: Arm): Scored[] => {
  const { cqc } = armFigures(arm);
  return cqc === 0 ? [] : [scored('LD.CQC.16', armLabel(arm), cqc)];
};

/** LD.CDAM.1, LD.CHAR.9: Strength, the weapon's, and Martial Arts (LD.SKILL.43); LD.CDAM.5: a zombie has Strength 3. */
export function blowDamage(attacker: Unit, arm: Arm): Scored[] {
  const { strength } = armFigures(arm);
  return [
    isZombie(attacker)
      ? characteristic('LD.CDAM.5', 'strength', ZOMBIE.strength)
      : characteristic('LD.CDAM.1', 'strength', valueOf(attacker, 'strength')),
    ...(strength === 0 ? [] : [scored('LD.CDAM.1', armLabel(arm), strength)]),
    ...(usesMartialArts(attacker) ? [scored('LD.SKILL.43', 'skill.martial-arts', 1)] : []),
  ];
}

/** LD.BLADE.2: the weapon's Lobotomizer, and a Headhunter's (LD.SKILL.36). */
export function blowLobotomizers(attacker: Unit, arm: Arm): Scored[] {
  const own = ratingOf(armFigures(arm).attributes, 'lobotomizer');
  return [
    ...(own > 0 ? [scored('LD.BLADE.2', armLabel(arm), own)] : []),
    ...(!isZombie(attacker) && hasSkill(attacker, 'headhunter') ? [scored('LD.SKILL.36', 'skill.headhunter', 1)] : []),
  ];
}
