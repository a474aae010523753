import { describe, expect, test } from 'vitest';
import { CHARACTERISTIC_TEXTS } from '../texts/data-people.ts';
import { ENCOUNTER_TEXTS, INJURY_TEXTS, PERK_TEXTS, REFUGE_TEXTS } from '../texts/data-refuge.ts';
import { GEAR_TEXTS } from '../texts/data.ts';
import { ENCOUNTERS, FIRST_ENCOUNTER } from './encounters.ts';
import {
  DEEDS,
  INCREASES,
  type Increase,
  type IncreaseTotal,
  LAST_LEVEL,
  LEVEL_COSTS,
  MOST_SHIFTS,
} from './experience.ts';
import { AMPUTATION, FATAL_TWICE, INFECTION, INJURIES, INJURY_IDS, injuryAt, SCARS } from './injuries.ts';
import { ATTACK_MODIFIERS, JOB_IDS, JOBS } from './jobs.ts';
import { engineersPrice, PERK_IDS, PERKS, REFUGE_IDS, refugeFigures } from './refuges.ts';
import { type Amount, type Find, findAt, SUPPLY_COLUMNS, SUPPLY_TABLE } from './supplies.ts';
import { range, signed, tableOf, textOf } from './testing.ts';

const straight = (text: string): string => text.replaceAll('’', "'");

describe('injuries and experience are the ledger’s', () => {
  test('LD.T.INJURY each total of 2D6', () => {
    const rows = INJURY_IDS.map((id) => [range(INJURIES[id].totals), straight(INJURY_TEXTS[id].name)]);
    expect(rows).toEqual(tableOf('LD.T.INJURY'));
    expect(Array.from({ length: 11 }, (_, i) => injuryAt(i + 2))).toEqual([
      'dead',
      'captured',
      'arm',
      'eye',
      'full-recovery',
      'full-recovery',
      'full-recovery',
      'shell-shocked',
      'leg',
      'infected',
      'never-again',
    ]);
    expect(() => injuryAt(1)).toThrow('LD.T.INJURY has no total 1');
    expect(() => injuryAt(13)).toThrow(RangeError);
  });

  test('infections and scars as their rules say', () => {
    expect(textOf('LD.INJ.17')).toContain('1–3 is Dead');
    expect(INFECTION).toEqual([
      { upTo: 3, result: 'dead' },
      { upTo: 6, result: 'amputation' },
    ]);
    expect(textOf('LD.INJ.18')).toContain('1–3 is an Arm Injury, 4–6 a Leg Injury');
    expect(AMPUTATION.map(({ upTo, result }) => [upTo, INJURY_TEXTS[result].name])).toEqual([
      [3, 'Arm Injury'],
      [6, 'Leg Injury'],
    ]);
    expect(SCARS.filter((scar) => !FATAL_TWICE.some((fatal) => fatal === scar))).toEqual(['shell-shocked']);
  });

  test('LD.T.XP what deeds are worth', () => {
    const rows = tableOf('LD.T.XP').map((row) => row[1]);
    expect(Object.values(DEEDS).map((worth) => `+${worth}`)).toEqual(rows);
  });

  test('LD.T.LEVELS LD.LEVEL.1 what each of the ten Levels costs', () => {
    expect(LEVEL_COSTS.map((cost, i) => [String(i + 1), String(cost)])).toEqual(tableOf('LD.T.LEVELS'));
    expect(LAST_LEVEL).toBe(10);
    expect(textOf('LD.LEVEL.5')).toContain(`Up to ${MOST_SHIFTS} further`);
    expect(textOf('LD.LEVEL.9')).toContain(`Up to ${MOST_SHIFTS} further`);
  });

  test('LD.T.CHARINC which characteristic a total of 2D6 raises', () => {
    const short = (increase: Increase): string =>
      typeof increase === 'string'
        ? `+1 ${CHARACTERISTIC_TEXTS[increase].short}`
        : `1D6: 1–3 +1 ${CHARACTERISTIC_TEXTS[increase[0]].short}, 4–6 +1 ${CHARACTERISTIC_TEXTS[increase[1]].short}`;
    const rows = tableOf('LD.T.CHARINC').flatMap(([totals = '', increase = '']) => {
      const [least = 0, most = least] = totals.split('–').map(Number);
      return Array.from({ length: most - least + 1 }, (_, i) => [String(least + i), increase]);
    });
    expect(Object.entries(INCREASES).map(([total, increase]) => [total, short(increase)])).toEqual(rows);
    expect(INCREASES[7 satisfies IncreaseTotal]).toEqual(['cqc', 'fa']);
  });
});

describe('supplies, Refuges and Encounters are the ledger’s', () => {
  const amount = ({ die, plus }: Amount): string => (die === null ? String(plus) : plus === 0 ? die : `${die}+${plus}`);
  /** The ledger prints a plural where there may be several, and calls one shotgun by half of its name. */
  const plural = (name: string): string => (/s$|Gear$|Booze$/.test(name) ? name : `${name}s`);
  const cell = ({ points, gear }: Find): string =>
    [
      `${amount(points)} SP`,
      ...gear.map(({ id, number }) => {
        const name = GEAR_TEXTS[id].name.replace('Sawed-Off or ', '');
        return number.die === null ? name : `${amount(number)} ${plural(name)}`;
      }),
    ].join(', ');

  test('LD.T.SUPPLY all 55 cells', () => {
    const rows = SUPPLY_TABLE.map((row, i) => [String(i + 2), ...row.map(cell)]);
    expect(rows).toEqual(tableOf('LD.T.SUPPLY'));
    expect(rows.flat()).toHaveLength(11 + 55);
  });

  test('LD.LOOT.3 the first 2D6 are the row and the second the column', () => {
    for (let row = 2; row <= 12; row++) {
      for (let column = 2; column <= 12; column++) {
        const across = SUPPLY_COLUMNS.findIndex(([least, most]) => column >= least && column <= most);
        expect(findAt(row, column)).toBe(SUPPLY_TABLE[row - 2]?.[across]);
      }
    }
    expect(cell(findAt(10, 3))).toBe('D3+3 SP, D3+1 Silencers');
    expect(cell(findAt(3, 10))).toBe('D6+6 SP, Hunting Crossbow');
    expect(() => findAt(13, 2)).toThrow('LD.T.SUPPLY has no cell 13, 2');
    expect(() => findAt(2, 1)).toThrow(RangeError);
  });

  test('LD.T.REFUGES LD.REFUGE.1 LD.REFUGE.2 size, Empty Spaces and built-in Perks', () => {
    const rows = REFUGE_IDS.map((id) => {
      const { size, spaces, perks } = refugeFigures(id);
      return [
        REFUGE_TEXTS[id].name,
        String(size),
        String(spaces),
        perks.map((perk) => PERK_TEXTS[perk].name).join(', '),
      ];
    });
    expect(rows).toEqual(tableOf('LD.T.REFUGES'));
  });

  test('LD.T.PERKS what Perks cost; three may be built again and four must be worked', () => {
    expect(PERK_IDS.map((id) => [PERK_TEXTS[id].name, String(PERKS[id].cost)])).toEqual(tableOf('LD.T.PERKS'));
    expect(PERK_IDS.filter((id) => PERKS[id].repeats)).toEqual(['bunk-bed', 'fenced-off-garden', 'infirmary']);
    expect(PERK_IDS.filter((id) => PERKS[id].worked)).toEqual([
      'armoury',
      'fenced-off-garden',
      'radio-room',
      'watch-tower',
    ]);
  });

  test('LD.T.ENGINEER an Engineer’s prices', () => {
    const prices = [...new Set(PERK_IDS.map((id) => PERKS[id].cost))].toSorted((a, b) => a - b);
    expect(prices.map((cost) => [cost, engineersPrice(cost)].map(String))).toEqual(tableOf('LD.T.ENGINEER'));
  });

  test('LD.T.ATTACK what changes a Zombie Attack', () => {
    expect(Object.values(ATTACK_MODIFIERS).map(signed)).toEqual(tableOf('LD.T.ATTACK').map((row) => row[1]));
  });

  test('two Jobs are the Leader’s', () => {
    expect(textOf('LD.JOB.6')).toContain('Only the Leader');
    expect(textOf('LD.JOB.10')).toContain('takes the Leader');
    expect(JOB_IDS.filter((id) => JOBS[id].leaderOnly)).toEqual(['recruit', 'talk']);
  });

  test('LD.T.ENC the Encounters by their die', () => {
    expect(ENCOUNTERS.map((id, i) => [String(i + 1), ENCOUNTER_TEXTS[id].name])).toEqual(tableOf('LD.T.ENC'));
    expect(textOf('LD.ENC.1')).toContain(ENCOUNTER_TEXTS[FIRST_ENCOUNTER].name);
  });
});
