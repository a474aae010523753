import { expect, test } from 'vitest';
import { DISTRICTS, generate, layOut, readyTable, THEME_NAMES } from '../../tabletop/index.ts';
import { dealTable, type DealtTable, type TableChoice, tableShape, terrainOf } from './tables.ts';

const faultsOf = (given: unknown): string[] =>
  tableShape.safeParse(given).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('a table is ready, scattered by a theme, laid out as a district, or brought along', () => {
  const wish = { seed: 'one', width: 36, depth: 36, zone: 3 };
  for (const theme of THEME_NAMES)
    expect(terrainOf({ kind: 'generated', theme, ...wish })).toEqual(generate({ theme, ...wish }));
  for (const district of DISTRICTS) {
    for (const fair of [true, false]) {
      const given: TableChoice = { kind: 'district', district, fair, ...wish };
      expect(terrainOf(given)).toEqual(layOut({ district, fair, ...wish }));
    }
  }
  expect(terrainOf({ kind: 'ready', table: 'refuge' })).toBe(readyTable('refuge'));
  expect(terrainOf({ kind: 'own', terrain: readyTable('refuge') as never })).toEqual(readyTable('refuge'));
});

test('a district is as large as most games are, fair, and has zones, unless a set-up says otherwise', () => {
  expect(tableShape.parse({ kind: 'district', district: 'rural' })).toEqual({
    kind: 'district',
    district: 'rural',
    seed: '',
    width: 36,
    depth: 36,
    zone: 3,
    fair: true,
  });
  expect(faultsOf({ kind: 'district', district: 'lunar' })).toHaveLength(1);
  const zones = (zone: number): number =>
    terrainOf(tableShape.parse({ kind: 'district', district: 'rural', zone })).areas.filter(
      ({ kind }) => kind === 'zone',
    ).length;
  expect([zones(3), zones(0)]).toEqual([2, 0]);
});

test('a table that cannot be dealt is a fault of the set-up', () => {
  const given: DealtTable = { kind: 'generated', theme: 'town', seed: '', width: 240, depth: 240, zone: 3 };
  expect(faultsOf(given)).toEqual(['seed: No such table was found: take another seed or size']);
  expect(dealTable(given)).toBeNull();
  expect(() => terrainOf(given)).toThrow(RangeError);
});
