import { expect, test } from 'vitest';
import { AREAS, type Resource } from '../words.ts';
import { INVOLUNTARY, type Involuntary, LACK_OF_SLEEP, STOCK } from './campaign.ts';
import { tableOf } from './testing.ts';

test('ATZ.T.RESOURCES every cell is the ledger’s', () => {
  const names: Record<Resource, string> = {
    armor: 'Body armor',
    food: 'Food',
    fuel: 'Fuel',
    luxury: 'Luxury items',
    medical: 'Medical supplies',
    weapon: 'Weapons',
  };
  const rows = (Object.keys(STOCK) as Resource[]).map((one) => [
    names[one],
    ...AREAS.map((area) => String(STOCK[one][area])),
  ]);
  expect(rows).toEqual(tableOf('ATZ.T.RESOURCES'));
});

test('ATZ.T.SLEEP every cell is the ledger’s', () => {
  const said = (loss: number): string => (loss === 0 ? 'no effect' : `-${loss}`);
  const columns = [LACK_OF_SLEEP['six-or-seven'], LACK_OF_SLEEP['four-or-five'], LACK_OF_SLEEP['three-or-less']];
  const rows = ([2, 1, 0] as const).map((passed) => [String(passed), ...columns.map((lost) => said(lost[passed]))]);
  expect(rows).toEqual(tableOf('ATZ.T.SLEEP'));
});

test('ATZ.T.INVOL every cell is the ledger’s', () => {
  const names: Record<Involuntary, string> = {
    burglarized: 'Burglarized',
    bushwhack: 'Bushwhack',
    robbery: 'Robbery',
    'raid-defend': 'Raid: Defend',
  };
  const rows = ([0, 1, 2, 3, 4, 5] as const).map((at) => [
    String(at + 1),
    ...AREAS.map((area) => names[INVOLUNTARY[area][at]]),
  ]);
  expect(rows).toEqual(tableOf('ATZ.T.INVOL'));
});
