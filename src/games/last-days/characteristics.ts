import { BOOZE } from './data/items.ts';
import { typeFigures } from './data/people.ts';
import { type Characteristic, MOST } from './data/profiles.ts';
import type { Scar } from './data/injuries.ts';
import type { SkillId } from './data/skills.ts';
import { isAnimal as isAnimalMember } from './groups/create.ts';
import type { Member } from './groups/group.ts';
import type { Character } from './state.ts';

/**
 * LD.CHAR.1: a Character's characteristics as they count now: AP for what it does (LD.CHAR.6), Damage Capacity for what it can take
 * (LD.CHAR.11), Intelligence for problems that force does not solve (LD.CHAR.13), and so on.
 */

/** LD.CHAR.2, LD.CHAR.3: all but AP lie between 0 and 6. */
const clamped = (id: Characteristic, value: number): number => Math.max(0, id === 'ap' ? value : Math.min(MOST, value));

/** LD.INJ.11, LD.INJ.14: what a scar takes one point of, for good. */
const LOST: Readonly<Partial<Record<Scar, Characteristic>>> = { eye: 'fa', 'shell-shocked': 'ap' };

/** What the card says: the profile, what levels have added, what scars have taken. */
export function onCard({ type, raised, scars }: Member, id: Characteristic): number {
  const lost = scars.filter((scar) => LOST[scar] === id).length;
  return clamped(id, typeFigures(type).characteristics[id] + (raised[id] ?? 0) - lost);
}

const DRINK: Readonly<Partial<Record<Characteristic, number>>> = BOOZE;

/** What it is in this battle. */
export const valueOf = ({ member, drunk }: Pick<Character, 'member' | 'drunk'>, id: Characteristic): number =>
  clamped(id, onCard(member, id) + (drunk ? (DRINK[id] ?? 0) : 0));

/** LD.SKILL.1: owned from the start or learned. */
export const hasSkill = ({ member }: Pick<Character, 'member'>, skill: SkillId): boolean =>
  member.skills.includes(skill);

/** LD.TYPES.5 */
export const isAnimal = ({ member }: Pick<Character, 'member'>): boolean => isAnimalMember(member);
