import { expect, test } from 'vitest';
import type { Link } from '../../../tabletop/index.ts';
import type { Character } from '../state.ts';
import { pricesFor, zombiePrices } from './prices.ts';

const link = (id: string): Link => ({
  id,
  kind: 'stairs',
  from: { x: 5, y: 5, level: 0 },
  to: { x: 5, y: 5, level: 1 },
});
const somebody = (skills: string[]) => ({ member: { scars: [], skills } }) as unknown as Character;

test('LD.PERK.18 LD.MOVE.20 a level of the Watch Tower is climbed: 6 AP, 3 for a Free Runner; other stairs cost an inch each', () => {
  const prices = [[], ['free-runner']].map((skills) => pricesFor(somebody(skills)).stairs);
  expect(prices.map((stairs) => stairs?.(3, link('watch-tower-climb-1')))).toEqual([6, 3]);
  expect(prices.map((stairs) => stairs?.(3, link('stairs-1')))).toEqual([3, 3]);
});

test('LD.PERK.18 LD.ZACT.4 a zombie of 5 AP never gets up the Watch Tower, but it takes stairs', () => {
  const { stairs } = zombiePrices(5, () => 2);
  expect([stairs?.(3, link('watch-tower-climb-1')), stairs?.(3, link('stairs-1'))]).toEqual([null, 3]);
});
