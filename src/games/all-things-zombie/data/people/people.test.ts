import { describe, expect, test } from 'vitest';
import type { RuleId } from '../../../../rules/index.ts';
import { wordTexts } from '../../texts/words.ts';
import { ATTRIBUTES, PERIODS } from '../../words.ts';
import { periodOf } from '../../encounter.ts';
import { attributeOf, medicLevelOf } from '../attributes.ts';
import { classesOn, isArmored, LAW_CLASSES, PLAYER_CLASSES } from '../classes.ts';
import { BAND_LISTS, listOf, MET_LISTS, rowOf } from './lists.ts';
import type { Row } from './rows.ts';
import { tableOf } from '../testing.ts';

/** `F` for female, `Y` for young. */
const letter = (word: string): string => word.charAt(0).toUpperCase();

function cells({ gender, age, rep, people, savvy, weapon, attribute, supplies }: Row, i: number): string[] {
  const coded = weapon === null ? 'None' : weapon === 'knife' ? 'K' : weapon === 'long-blade' ? 'SB' : weapon;
  const all = [
    i + 2,
    letter(gender),
    age === null ? null : letter(age),
    rep,
    people,
    savvy,
    coded,
    wordTexts[`attribute.${attribute}`],
  ];
  const has = supplies === null ? [] : [supplies.food, supplies.luxury, supplies.medical, supplies.armor];
  return [...all.filter((cell) => cell !== null), ...has].map(String);
}

describe('lists of people are the ledger’s, all 154 rows', () => {
  const isPrinted = (id: RuleId, list: readonly Row[] | undefined): void =>
    expect(list?.map(cells)).toEqual(tableOf(id));

  test('ATZ.T.CIT13 ATZ.PREGEN.1 row by row', () => isPrinted('ATZ.T.CIT13', BAND_LISTS.citizen[0]));
  test('ATZ.T.CIT46 ATZ.PREGEN.1 row by row', () => isPrinted('ATZ.T.CIT46', BAND_LISTS.citizen[1]));
  test('ATZ.T.GANG13 ATZ.PREGEN.1 row by row', () => isPrinted('ATZ.T.GANG13', BAND_LISTS.ganger[0]));
  test('ATZ.T.GANG46 ATZ.PREGEN.1 row by row', () => isPrinted('ATZ.T.GANG46', BAND_LISTS.ganger[1]));
  test('ATZ.T.SURV13 ATZ.PREGEN.1 row by row', () => isPrinted('ATZ.T.SURV13', BAND_LISTS.survivor[0]));
  test('ATZ.T.SURV46 ATZ.PREGEN.1 row by row', () => isPrinted('ATZ.T.SURV46', BAND_LISTS.survivor[1]));
  test('ATZ.T.QCIT13 ATZ.PREGEN.1 row by row', () => isPrinted('ATZ.T.QCIT13', MET_LISTS.citizen[0]));
  test('ATZ.T.QCIT46 ATZ.PREGEN.1 row by row', () => isPrinted('ATZ.T.QCIT46', MET_LISTS.citizen[1]));
  test('ATZ.T.QGANG13 ATZ.PREGEN.1 row by row', () => isPrinted('ATZ.T.QGANG13', MET_LISTS.ganger[0]));
  test('ATZ.T.QGANG46 ATZ.PREGEN.1 row by row', () => isPrinted('ATZ.T.QGANG46', MET_LISTS.ganger[1]));
  test('ATZ.T.QSURV ATZ.PREGEN.1 row by row', () => isPrinted('ATZ.T.QSURV', MET_LISTS.survivor[0]));
  test('ATZ.T.QPOLICE ATZ.PREGEN.1 row by row', () => isPrinted('ATZ.T.QPOLICE', MET_LISTS.police[0]));
  test('ATZ.T.QARMY ATZ.PREGEN.1 row by row', () => isPrinted('ATZ.T.QARMY', MET_LISTS.army[0]));
  test('ATZ.T.QGUARD ATZ.PREGEN.1 row by row', () => isPrinted('ATZ.T.QGUARD', MET_LISTS.guard[0]));

  test('ATZ.PREGEN.2 ATZ.BAND.6 a die of 1 to 3 picks the first list, 4 to 6 the second; the total of two dice the row', () => {
    const [low, high] = BAND_LISTS.ganger;
    expect([1, 2, 3, 4, 5, 6].map((die) => listOf(BAND_LISTS.ganger, die) === low)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(listOf(BAND_LISTS.ganger, 6)).toBe(high);
    expect(listOf(MET_LISTS.army, null)).toBe(MET_LISTS.army[0]);
    expect(Object.entries(MET_LISTS).flatMap(([id, lists]) => (lists.length === 2 ? [id] : []))).toEqual([
      'citizen',
      'ganger',
    ]);
    expect(rowOf(low, 2)).toBe(low[0]);
    expect(rowOf(low, 12)).toBe(low[10]);
    expect(() => rowOf(low, 13)).toThrow('13');
  });

  test('ATZ.PREGEN.5 ATZ.GEAR.8 the short lists say nothing of age or of what the people have', () => {
    const short = Object.values(MET_LISTS).flat(2);
    expect(short).toHaveLength(88);
    expect(short.every(({ age, supplies }) => age === null && supplies === null)).toBe(true);
    const long = Object.values(BAND_LISTS).flat(2);
    expect(long).toHaveLength(66);
    expect(long.every(({ age, supplies }) => age !== null && supplies !== null)).toBe(true);
  });
});

describe('Attributes and Classes', () => {
  test('ATZ.T.ATTR ATZ.ATTR.4 the Attribute of every total of three dice', () => {
    const rows = tableOf('ATZ.T.ATTR');
    expect(rows.map(([total]) => wordTexts[`attribute.${attributeOf(Number(total))}`])).toEqual(
      rows.map(([, name]) => name),
    );
    expect(rows).toHaveLength(ATTRIBUTES.length);
    expect(() => attributeOf(2)).toThrow('2');
  });

  test('ATZ.ATTR.6 a Medic has level one on 1 to 5 and level two on 6', () => {
    expect([1, 2, 3, 4, 5, 6].map(medicLevelOf)).toEqual([1, 1, 1, 1, 1, 2]);
  });

  test('ATZ.CLASS.1 ATZ.CLASS.3 ATZ.CLASS.4 ATZ.CLASS.8 a Star is a Citizen up to Day 20 and one of two from Day 21', () => {
    expect(PLAYER_CLASSES).toEqual(['citizen', 'ganger', 'survivor']);
    expect(LAW_CLASSES).toEqual(['police', 'guard', 'army']);
    expect([1, 20, 21, 400].map(classesOn)).toEqual([
      ['citizen'],
      ['citizen'],
      ['ganger', 'survivor'],
      ['ganger', 'survivor'],
    ]);
  });

  test('ATZ.GEAR.5 ATZ.GEAR.6 soldiers are always Protected, the Police after Day 10', () => {
    const on = (day: number) => [...LAW_CLASSES, ...PLAYER_CLASSES].filter((one) => isArmored(one, day));
    expect(on(10)).toEqual(['guard', 'army']);
    expect(on(11)).toEqual(['police', 'guard', 'army']);
  });

  test('ATZ.CONTACT.1 every day belongs to one period', () => {
    expect([1, 10, 11, 20, 21, 30, 31, 999].map(periodOf)).toEqual(PERIODS.flatMap((one) => [one, one]));
  });
});
