import { describe, expect, test } from 'vitest';
import {
  CHARACTERISTIC_TEXTS,
  KEYWORD_TEXTS,
  SKILL_TYPE_TEXTS,
  TYPE_TEXTS,
  ZOMBIE_NAME,
} from '../texts/data-people.ts';
import { SKILL_TEXTS } from '../texts/data-skills.ts';
import { hasAttribute } from './attributes.ts';
import {
  CHARACTER_TYPES,
  type CharacterType,
  FOLLOWER_TYPES,
  isLeaderType,
  LEADER_TYPES,
  typeFigures,
} from './people.ts';
import { CHARACTERISTICS, KEYWORDS, MOST, ZOMBIE } from './profiles.ts';
import {
  SKILL_TABLES,
  SKILL_TYPES,
  SKILLS,
  type SkillType,
  tableOf as tableOfSkill,
  UNWRITTEN_SKILL,
} from './skills.ts';
import { attributeName, tableOf, textOf } from './testing.ts';

/** A row of LD.T.LEADERS or LD.T.TYPES up to its special rules. */
function profileRow(type: CharacterType): string[] {
  const { keyword, cost, characteristics } = typeFigures(type);
  return [
    TYPE_TEXTS[type].name,
    KEYWORD_TEXTS[keyword].name,
    String(cost),
    ...CHARACTERISTICS.map((one) => String(characteristics[one])),
  ];
}

const typeName = (type: SkillType): string => SKILL_TYPE_TEXTS[type].name;
const NUMBERS = ['no', 'one', 'two'];

function skillTypesCell(type: CharacterType): string {
  const { skillTypes, choice } = typeFigures(type);
  const fixed = skillTypes.map(typeName).join(', ');
  if (choice === null) return fixed === '' ? 'None' : fixed;
  const types = `${choice.types === 1 ? 'type' : 'types'}`;
  const except = choice.except.length === 0 ? '' : ` except ${choice.except.map(typeName).join(', ')}`;
  return fixed === ''
    ? `any ${NUMBERS[choice.types]} ${types}${except}`
    : `${fixed} and ${NUMBERS[choice.types]} other ${types}${except}`;
}

/** Skills and attributes stand mixed in the ledger's cell, so they are compared as a set. */
const special = (type: CharacterType): string[] => {
  const { skills, attributes } = typeFigures(type);
  return [...skills.map((skill) => SKILL_TEXTS[skill].name), ...attributes.map(attributeName)].toSorted();
};
const specialIn = (cell: string | undefined): string[] =>
  (cell === 'None' ? '' : (cell ?? ''))
    .split(', ')
    .map((part) => part.replace(' (class chosen)', ''))
    .filter((part) => part !== '')
    .toSorted();

describe('profiles are the ledger’s', () => {
  test('LD.T.LEADERS LD.LEADER.5 the three Leaders: Keyword, cost, profile, special rules, skill types', () => {
    const rows = tableOf('LD.T.LEADERS');
    expect(LEADER_TYPES.map(profileRow)).toEqual(rows.map((row) => row.slice(0, 11)));
    expect(LEADER_TYPES.map(special)).toEqual(rows.map((row) => specialIn(row[11])));
    expect(LEADER_TYPES.map(skillTypesCell)).toEqual(rows.map((row) => row[12]));
    expect(LEADER_TYPES.map((type) => typeFigures(type).keyword === 'trained')).toEqual(
      rows.map((row) => row[13] === 'Only equipment marked *'),
    );
  });

  test('LD.T.TYPES LD.CHAR.5 the fifteen other types', () => {
    const rows = tableOf('LD.T.TYPES');
    expect(FOLLOWER_TYPES.map(profileRow)).toEqual(rows.map((row) => row.slice(0, 11)));
    expect(FOLLOWER_TYPES.map(special)).toEqual(rows.map((row) => specialIn(row[11])));
    expect(FOLLOWER_TYPES.map(skillTypesCell)).toEqual(rows.map((row) => row[12]));
    expect(CHARACTER_TYPES.filter(isLeaderType)).toEqual(LEADER_TYPES);
  });

  test('LD.T.ZOMBIE LD.CHAR.8 LD.CHAR.10 a zombie never fires and has no Endurance', () => {
    const { ap, cqc, fa, strength, endurance, capacity, horror, intelligence, attributes } = ZOMBIE;
    const figures = [ap, cqc, fa, strength, endurance ?? '*', capacity, horror, intelligence].map(String);
    expect([[ZOMBIE_NAME, ...figures, attributes.map(attributeName).join(', ')]]).toEqual(tableOf('LD.T.ZOMBIE'));
  });

  test('LD.T.SAMPLE the printed Survivor is the type, and the printed zombie but for its CQC', () => {
    const { characteristics } = typeFigures('survivor');
    const survivor = CHARACTERISTICS.map((one) =>
      one === 'courage' ? `C ${characteristics[one]}` : String(characteristics[one]),
    );
    const { ap, fa, strength, capacity, horror, intelligence } = ZOMBIE;
    expect([
      ['Survivor – Neutral', ...survivor],
      ['Zombie – Revenant', ...[ap, 3, fa, strength, '*', capacity, `H ${horror}`, intelligence].map(String)],
    ]).toEqual(tableOf('LD.T.SAMPLE'));
    expect(ZOMBIE.cqc).toBe(2);
  });

  test('LD.CHAR.1 LD.CHAR.2 LD.CHAR.3 eight characteristics from 0 to 6, and Action Points beyond', () => {
    expect(CHARACTERISTICS.map((one) => CHARACTERISTIC_TEXTS[one].short)).toEqual([
      'AP',
      'CQC',
      'FA',
      'S',
      'E',
      'DC',
      'C',
      'I',
    ]);
    for (const one of CHARACTERISTICS) expect(textOf('LD.CHAR.1')).toContain(CHARACTERISTIC_TEXTS[one].name);
    for (const type of CHARACTER_TYPES) {
      const { ap: _, ...others } = typeFigures(type).characteristics;
      for (const figure of Object.values(others)) expect(figure >= 0 && figure <= MOST).toBe(true);
    }
    expect(CHARACTER_TYPES.filter((type) => typeFigures(type).characteristics.ap > MOST)).toEqual([
      'dog',
      'firefighter',
    ]);
    expect(KEYWORDS.map((keyword) => KEYWORD_TEXTS[keyword].name)).toEqual([
      'Selfless',
      'Selfish',
      'Trained',
      'Neutral',
    ]);
  });

  test('the Dog alone is an Animal', () => {
    expect(CHARACTER_TYPES.filter((type) => hasAttribute(typeFigures(type).attributes, 'animal'))).toEqual(['dog']);
  });
});

describe('skill tables are the ledger’s', () => {
  const rowsOf = (type: SkillType): string[][] =>
    SKILL_TABLES[type].map((skill, i) => [String(i + 1), SKILL_TEXTS[skill].name]);

  test.each([
    ['LD.T.SKACAD', 'academic'],
    ['LD.T.SKATH', 'athletic'],
    ['LD.T.SKCQC', 'cqc'],
    ['LD.T.SKLEAD', 'leader'],
  ] as const)('%s', (id, type) => {
    expect(rowsOf(type)).toEqual(tableOf(id));
  });

  test('LD.T.SKACAD LD.T.SKATH LD.T.SKCQC LD.T.SKLEAD a skill stands on one table, and Leader on none', () => {
    expect(new Set(SKILLS).size).toBe(31);
    expect(SKILLS.map(tableOfSkill)).toEqual([null, ...SKILL_TYPES.flatMap((type) => Array<SkillType>(6).fill(type))]);
  });

  test('LD.T.SKSHOOT Shooting skills, with the one that has no text', () => {
    expect(rowsOf('firearms')).toEqual(tableOf('LD.T.SKSHOOT'));
    expect(SKILL_TABLES.firearms.indexOf(UNWRITTEN_SKILL) + 1).toBe(5);
  });
});
