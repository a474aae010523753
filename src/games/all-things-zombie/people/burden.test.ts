import { expect } from 'vitest';
import { profileFrom, test } from '../testing.ts';
import { burdenOf, carryLimit, fastDice, ladenMove, loadOf } from './burden.ts';
import type { ItemId } from '../data/items.ts';

const many = (count: number, more: Partial<Parameters<typeof profileFrom>[0]> = {}) =>
  profileFrom({ rep: 4, items: [...Array.from({ length: count }, (): ItemId => 'food'), ...(more.items ?? [])] }, 'Jo');

test('ATZ.X.74 ATZ.ITEM.8 ATZ.ITEM.9 ATZ.ITEM.17 a shotgun, a knife, a pistol, two Food and a gas mask are 7 of 8', () => {
  const jo = profileFrom({ rep: 4, guns: ['SG', 'P'], blades: ['knife'], items: ['food', 'food', 'gas-mask'] }, 'Jo');
  expect([loadOf(jo), carryLimit(jo), burdenOf(jo)]).toEqual([7, 8, 'light']);
});
test('ATZ.ITEM.17 ATZ.ITEM.18 ATZ.ITEM.19 up to twice Rep nothing, up to three times one die for a Fast Move, more half a move and none', () => {
  const found = [8, 9, 12, 13].map((n) => [burdenOf(many(n)), fastDice(many(n)), ladenMove(many(n), 8)]);
  expect(found).toEqual([
    ['light', 2, 8],
    ['heavy', 1, 8],
    ['heavy', 1, 8],
    ['crushing', 0, 4],
  ]);
});
test('ATZ.ITEM.10 ATZ.ITEM.11 a pack holds twice Rep and counts 2; what is worn counts nothing', () => {
  expect(loadOf(many(8, { items: ['pack'] }))).toBe(2);
  expect(loadOf(many(11, { items: ['pack'] }))).toBe(5);
  expect(loadOf(many(0, { items: ['pack', 'body-armor', 'lockpicks'] }))).toBe(2);
});
test('ATZ.ITEM.12 ATZ.ITEM.13 a cart holds 24, costs 2" of every move and leaves one die for a Fast Move', () => {
  const pusher = many(25, { items: ['cart'] });
  expect([loadOf(pusher), ladenMove(pusher, 8), fastDice(pusher)]).toEqual([1, 6, 1]);
});
