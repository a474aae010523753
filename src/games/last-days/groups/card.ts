import { plural } from '../../../kernel/index.ts';
import type { RuleId } from '../../../rules/index.ts';
import { FATAL_TWICE } from '../data/injuries.ts';
import { LAST_LEVEL } from '../data/experience.ts';
import { isLeaderType, typeFigures } from '../data/people.ts';
import { CHARACTERISTICS, MOST } from '../data/profiles.ts';
import { type SkillId, tableOf, UNWRITTEN_SKILL } from '../data/skills.ts';
import { CHARACTERISTIC_TEXTS, KEYWORD_TEXTS, SKILL_TYPE_TEXTS, TYPE_TEXTS } from '../texts/data-people.ts';
import { INJURY_TEXTS } from '../texts/data-refuge.ts';
import { SKILL_TEXTS } from '../texts/data-skills.ts';
import { counted, fault, type GroupFault } from './fault.ts';
import type { Member } from './group.ts';

/** What may stand on a Character's card besides its gear (LD.GROUP.14, LD.GROUP.15). */

/** The rule by which a type chooses what it learns. */
const CHOICE_RULES: Readonly<Partial<Record<Member['type'], RuleId>>> = {
  kid: 'LD.TYPES.1',
  survivor: 'LD.TYPES.2',
  'tough-guy': 'LD.TYPES.3',
};

/** LD.TYPES.1, LD.TYPES.2, LD.TYPES.3: the skill types of the profile, and those that are chosen at creation. */
export function learnsFaults({ type, learns }: Member): GroupFault[] {
  const { skillTypes, choice } = typeFigures(type);
  const rule = CHOICE_RULES[type] ?? 'LD.GROUP.14';
  const { name } = TYPE_TEXTS[type];
  const chosen = learns.filter((one) => !skillTypes.includes(one));
  const wanted = choice?.types ?? 0;
  const faults: GroupFault[] = [];
  const wrong = (message: string, i?: number): unknown =>
    faults.push(fault(rule, i === undefined ? ['learns'] : ['learns', i], message));
  for (const missing of skillTypes.filter((one) => !learns.includes(one)))
    wrong(`${name} learns ${SKILL_TYPE_TEXTS[missing].name} skills`);
  learns.forEach((one, i) => {
    if (learns.indexOf(one) < i) wrong(`${SKILL_TYPE_TEXTS[one].name} is there twice`, i);
    else if (choice?.except.includes(one) === true)
      wrong(`${name} may not choose ${SKILL_TYPE_TEXTS[one].name} skills`, i);
    else if (choice === null && !skillTypes.includes(one))
      wrong(`${name} does not learn ${SKILL_TYPE_TEXTS[one].name} skills`, i);
  });
  if (choice !== null && new Set(chosen).size !== wanted) {
    const other = skillTypes.length > 0 ? 'other ' : '';
    wrong(
      `${name} chooses ${counted(wanted, `${other}type`)} of skill, and ${new Set(chosen).size} ${plural(new Set(chosen).size, 'is', 'are')} chosen`,
    );
  }
  return faults;
}

/** LD.TYPES.4, LD.SKILL.34: a Gunsmith knows one class, and nobody else does. */
export function gunsmithFaults({ name, type, skills, gunsmith }: Member): GroupFault[] {
  const rule = type === 'survivalist' ? 'LD.TYPES.4' : 'LD.SKILL.34';
  if (skills.includes('gunsmith') === (gunsmith !== null)) return [];
  return [
    fault(
      rule,
      ['gunsmith'],
      gunsmith === null
        ? `${name} is a Gunsmith: choose a class of Firearms`
        : `${name} is no Gunsmith and knows no class of Firearms`,
    ),
  ];
}

/** The skills that a Character has beyond its profile. */
const learnedBy = ({ type, skills }: Member): SkillId[] =>
  skills.filter((skill) => !typeFigures(type).skills.includes(skill));

/** LD.GROUP.14, LD.LEVEL.7, LD.LEVEL.8: skills of the profile, and others of the types that it learns, each once. */
export function skillFaults(member: Member, bursts: boolean): GroupFault[] {
  const { type, skills, learns } = member;
  const missing = typeFigures(type).skills.filter((skill) => !skills.includes(skill));
  const extra = learnedBy(member);
  return [
    ...missing.map((skill) =>
      fault('LD.GROUP.14', ['skills'], `${TYPE_TEXTS[type].name} has ${SKILL_TEXTS[skill].name} from the start`),
    ),
    ...skills.flatMap((skill, i) => {
      const { name } = SKILL_TEXTS[skill];
      const from = tableOf(skill);
      if (skills.indexOf(skill) < i) return [fault('LD.LEVEL.8', ['skills', i], `${name} is known already`)];
      if (!extra.includes(skill)) return [];
      if (skill === UNWRITTEN_SKILL && !bursts)
        return [
          fault('LD.SKILL.66', ['skills', i], `${name} can only be known where the players agreed on our text for it`),
        ];
      return from !== null && learns.includes(from)
        ? []
        : [fault('LD.LEVEL.7', ['skills', i], `${TYPE_TEXTS[type].name} cannot learn ${name}`)];
    }),
  ];
}

/** LD.LEVEL.1, LD.LEVEL.2, LD.LEVEL.4: one gain for each Level, and nothing but AP above 6. */
export function levelFaults(member: Member): GroupFault[] {
  const { name, type, level, raised } = member;
  const gains = learnedBy(member).length + CHARACTERISTICS.reduce((sum, id) => sum + (raised[id] ?? 0), 0);
  return [
    ...(level > LAST_LEVEL ? [fault('LD.LEVEL.1', ['level'], `Level ${LAST_LEVEL} is the last`)] : []),
    ...(gains > level
      ? [
          fault(
            'LD.LEVEL.2',
            ['level'],
            `${name} has gained ${gains} things at Level ${level}: each Level gives one skill or characteristic`,
          ),
        ]
      : []),
    ...CHARACTERISTICS.filter(
      (id) => id !== 'ap' && (raised[id] ?? 0) > 0 && typeFigures(type).characteristics[id] + (raised[id] ?? 0) > MOST,
    ).map((id) => fault('LD.LEVEL.4', ['raised', id], `${CHARACTERISTIC_TEXTS[id].name} does not rise above ${MOST}`)),
  ];
}

const TWICE: Readonly<Record<(typeof FATAL_TWICE)[number], RuleId>> = {
  arm: 'LD.INJ.10',
  eye: 'LD.INJ.12',
  leg: 'LD.INJ.16',
};

export const scarFaults = ({ name, scars }: Member): GroupFault[] =>
  FATAL_TWICE.filter((scar) => scars.filter((one) => one === scar).length > 1).map((scar) =>
    fault(TWICE[scar], ['scars'], `A second ${INJURY_TEXTS[scar].name} would have killed ${name}`),
  );

/** LD.CHAR.5: The Talk can change a Keyword, but not the Leader's. */
export function keywordFault({ type, keyword }: Member, isFresh: boolean): GroupFault[] {
  const own = typeFigures(type).keyword;
  if (keyword === own || !(isFresh || isLeaderType(type))) return [];
  return [fault('LD.CHAR.5', ['keyword'], `${TYPE_TEXTS[type].name} is ${KEYWORD_TEXTS[own].name}`)];
}

/** LD.CAMP.3, LD.GROUP.14: somebody who has never played has learned and suffered nothing. */
export function freshFaults(member: Member): GroupFault[] {
  const { name, experience, level, scars, captured } = member;
  const faults: GroupFault[] = [];
  if (experience > 0 || level > 0)
    faults.push(
      fault('LD.CAMP.3', [level > 0 ? 'level' : 'experience'], `${name} starts with no Experience, at Level 0`),
    );
  if (scars.length > 0) faults.push(fault('LD.INJ.1', ['scars'], `${name} has not played yet and has no Injuries`));
  if (captured === true)
    faults.push(fault('LD.INJ.5', ['captured'], `${name} has not played yet and is nobody's captive`));
  return faults;
}
