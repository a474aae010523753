import { hasSkill, valueOf } from '../characteristics.ts';
import { RIOT_SHIELD_CQC } from '../data/items.ts';
import { CQC_MODIFIERS } from '../data/modifiers.ts';
import { MOST, ZOMBIE } from '../data/profiles.ts';
import type { Arm } from '../decisions.ts';
import { characteristic, type Opposed, type Scored, scored, totalOf } from '../dice.ts';
import type { Battle } from '../state.ts';
import { contactsOf, groupHere, inchesBetween, isZombie, tabletopOf, type Unit } from '../units.ts';
import type { Seat } from '../verbs.ts';
import { isWithin } from '../shoot/guns.ts';
import { armModifier, usesMartialArts } from './arms.ts';

/** The Opposed Test of a blow before the dice: both sides' sums, and who wins a tie. */
export interface Contest {
  readonly attacker: Score;
  readonly defender: Score;
  /** LD.CQC.10, LD.SKILL.8: the first is the attacker. */
  readonly tie: Opposed['winner'];
  /** LD.SKILL.8: a tie lets the defender strike. */
  readonly strikesBack: boolean;
}
interface Score {
  /** LD.CQC.10: what ties are compared by. */
  readonly value: number;
  readonly modifiers: readonly Scored[];
}

export interface Arms {
  readonly attacker: Arm;
  readonly defender: Arm;
}

/** LD.CQC.7: who attacks whom, and with what. */
export function contestOf(battle: Battle, attacker: Unit, target: Unit, arms: Arms): Contest {
  const table = tabletopOf(battle);
  const crowd = (unit: Unit): Scored[] => crowdOf(unit, contactsOf(battle, unit, table).length);
  const skilled = characteristicOf(battle, attacker);
  // LD.SKILL.44: it changes the characteristic, so ties feel it too.
  const countered = usesMartialArts(target) ? [scored('LD.SKILL.44', 'skill.martial-arts', -1)] : [];
  const one = scoreOf(
    [...skilled, ...countered],
    [
      ...(isZombie(target)
        ? [scored('LD.T.CQCMOD', 'modifier.attacking-zombie', CQC_MODIFIERS['attacking-zombie'])]
        : []),
      ...crowd(attacker),
      ...armModifier(arms.attacker),
    ],
  );
  const shield = !isZombie(target) && target.items.includes('riot-shield');
  const other = scoreOf(characteristicOf(battle, target), [
    ...crowd(target),
    ...armModifier(arms.defender),
    ...(shield ? [scored('LD.ITEM.19', 'gear.riot-shield', RIOT_SHIELD_CQC)] : []),
  ]);
  const [mine, theirs] = [isDirty(attacker), isDirty(target)];
  // LD.SKILL.9: two of them cancel each other out.
  const tie =
    mine !== theirs ? (mine ? 'first' : 'second') : usualTie(battle, attacker, target, one.value, other.value);
  return { attacker: one, defender: other, tie, strikesBack: theirs && !mine };
}

const isDirty = (unit: Unit): boolean => !isZombie(unit) && hasSkill(unit, 'dirty-fighter');

/** LD.CHAR.7, LD.SKILL.30: CQC as it counts now, with a Frontline Fighter of the Group within 6". */
function characteristicOf(battle: Battle, unit: Unit): Scored[] {
  if (isZombie(unit)) return [characteristic('LD.CQC.7', 'cqc', ZOMBIE.cqc)];
  const led = groupHere(battle, unit.seat).some(
    (other) => other.id !== unit.id && hasSkill(other, 'frontline-fighter') && isWithin(inchesBetween(unit, other), 6),
  );
  return [
    characteristic('LD.CQC.7', 'cqc', valueOf(unit, 'cqc')),
    ...(led ? [scored('LD.SKILL.30', 'skill.frontline-fighter', 1)] : []),
  ];
}

/** LD.T.CQCMOD: −1 for each hostile after the first, for zombies as well; LD.SKILL.7: not with Crowd Control. */
function crowdOf(unit: Unit, touching: number): Scored[] {
  if (touching <= 1 || (!isZombie(unit) && hasSkill(unit, 'crowd-control'))) return [];
  return [scored('LD.T.CQCMOD', 'modifier.multiple-contact', CQC_MODIFIERS['multiple-contact'] * (touching - 1))];
}

/** LD.CHAR.2: the characteristic stays between 0 and 6; LD.CQC.12: all in all it is never below 0. */
function scoreOf(base: readonly Scored[], more: readonly Scored[]): Score {
  const value = Math.min(MOST, Math.max(0, totalOf(base)));
  const off = value - totalOf(base);
  const modifiers = [...base, ...(off === 0 ? [] : [scored('LD.CHAR.2', 'ld.cqc.limit', off)]), ...more];
  const sum = totalOf(modifiers);
  return { value, modifiers: sum < 0 ? [...modifiers, scored('LD.CQC.12', 'ld.cqc.limit', -sum)] : modifiers };
}

/**
 * LD.CQC.10: the higher characteristic, then the Aggressor's model; between a zombie and the Defender's model the one that was
 * attacked (LD.GEN.10).
 */
function usualTie(battle: Battle, attacker: Unit, target: Unit, mine: number, theirs: number): Opposed['winner'] {
  if (mine !== theirs) return mine > theirs ? 'first' : 'second';
  return !isZombie(attacker) && attacker.seat === battle.aggressor ? 'first' : 'second';
}

/** LD.HORROR.2: for a zombie the other player rolls. */
export function seatFor(battle: Battle, unit: Unit, against: Unit): Seat {
  if (!isZombie(unit)) return unit.seat;
  const own = isZombie(against) ? battle.active : against.seat;
  return battle.sides.find(({ seat }) => seat !== own)?.seat ?? own;
}
