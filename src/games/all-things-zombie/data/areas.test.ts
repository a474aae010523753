import { expect, test } from 'vitest';
import { AREAS } from '../words.ts';
import { explosionShots, NOISES, ZOMBIES_BY_AREA } from './areas.ts';
import { tableOf } from './testing.ts';

const range = ([from, to]: readonly [number, number]): string => (from === to ? `${from}` : `${from}-${to}`);

test('ATZ.T.ZAREA zombies by area are the ledger’s', () => {
  const column = (what: 'start' | 'drawn' | 'dry' | 'drier'): string[] =>
    AREAS.map((area) => {
      const of = ZOMBIES_BY_AREA[area][what];
      return typeof of === 'string' ? of : range(of);
    });
  expect(tableOf('ATZ.T.ZAREA').map((row) => row.slice(1))).toEqual([
    column('start'),
    column('drawn'),
    column('dry'),
    column('drier'),
  ]);
});

test('ATZ.ZGEN.7 ATZ.ZGEN.8 ATZ.ZGEN.9 noises are counted in shots', () => {
  expect(NOISES).toEqual({ alarm: 6, chainsaw: 6, music: 6, phone: 3, engine: 6 });
  expect([0, 5, 6, 8, 9, 12].map(explosionShots)).toEqual([6, 6, 9, 9, 12, 12]);
});
