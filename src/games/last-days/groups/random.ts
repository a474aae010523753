import type { Chance } from '../../../kernel/index.ts';
import { type GearId, isCqcWeapon, isFirearm, isItem, STARTING_GEAR } from '../data/equipment.ts';
import { FIREARM_CLASSES } from '../data/firearms.ts';
import { type CharacterType, FOLLOWER_TYPES, LEADER_TYPES, typeFigures } from '../data/people.ts';
import { REFUGE_IDS } from '../data/refuges.ts';
import { SKILL_TYPES } from '../data/skills.ts';
import { isAnimal, newGroup, newMember, type Recruit, STARTING_POINTS } from './create.ts';
import { groupFaults } from './faults.ts';
import type { Group } from './group.ts';
import { DOGS, GROUP_NAMES, PEOPLE } from './names.ts';

/** Legal Groups at random, for soaks and for players who want to begin at once. */

type Luck = Pick<Chance, 'below'>;
const oneOf = <T>(luck: Luck, of: readonly T[]): T => of[luck.below(of.length)] as T;

/** This number of people is tried; those who would break a limit stay away. */
const TRIES = 60;

export function randomGroup(luck: Luck, points = STARTING_POINTS): Group {
  const names = { people: [...PEOPLE], dogs: [...DOGS] };
  const refuge = oneOf(luck, REFUGE_IDS);
  const name = oneOf(luck, GROUP_NAMES);
  let group: Group | null = null;
  let recruits: Recruit[] = [];
  for (let i = 0; i < TRIES; i++) {
    const type = oneOf(luck, group === null ? LEADER_TYPES : FOLLOWER_TYPES);
    const more = [...recruits, randomRecruit(luck, type, names)];
    const grown = newGroup(name, refuge, more, points);
    if (groupFaults(grown, { use: 'one-off', points }).length > 0) continue;
    recruits = more;
    group = grown;
  }
  if (group === null) throw new RangeError(`${points} points are too few for a Group`);
  return group;
}

/** Somebody of a type with one to three pieces of gear, at least one of them a weapon. */
function randomRecruit(luck: Luck, type: CharacterType, names: { people: string[]; dogs: string[] }): Recruit {
  const { skillTypes, choice, skills } = typeFigures(type);
  const isDog = isAnimal({ type });
  const pile = isDog ? names.dogs : names.people;
  const [name = newMember({ type }).name] = pile.length === 0 ? [] : pile.splice(luck.below(pile.length), 1);
  const chosen: (typeof SKILL_TYPES)[number][] = [];
  while (chosen.length < (choice?.types ?? 0)) {
    chosen.push(
      oneOf(
        luck,
        SKILL_TYPES.filter((one) => ![...skillTypes, ...chosen, ...(choice?.except ?? [])].includes(one)),
      ),
    );
  }
  const weapons = STARTING_GEAR.filter((id) => isFirearm(id) || isCqcWeapon(id));
  const gear: GearId[] = isDog
    ? []
    : [oneOf(luck, weapons), ...Array.from({ length: luck.below(3) }, () => oneOf(luck, STARTING_GEAR))];
  return {
    type,
    name,
    learns: [...skillTypes, ...chosen],
    gunsmith: skills.includes('gunsmith') ? oneOf(luck, FIREARM_CLASSES) : null,
    guns: gear.filter(isFirearm),
    blades: gear.filter(isCqcWeapon),
    items: gear.filter(isItem),
  };
}
