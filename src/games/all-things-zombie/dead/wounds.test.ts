import { expect, test } from 'vitest';
import { blowWound, shotWound } from './wounds.ts';

test('ATZ.ZSHOOT.4 ATZ.X.69 Impact 1 does not knock a charging zombie down', () => {
  const hits = [2, 3, 6].map((die) => shotWound({ die, impact: 1, rep: 4, charged: true }));
  expect(hits).toEqual(['none', 'none', 'none']);
  expect(shotWound({ die: 1, impact: 1, rep: 4, charged: true })).toBe('dead');
  expect(shotWound({ die: 5, impact: 1, rep: 4, charged: false })).toBe('none');
});

test('ATZ.ZSHOOT.2 ATZ.ZSHOOT.5 ATZ.ZSHOOT.6 ATZ.X.70 Easy to Kill goes by Rep, unless the shooter is charged', () => {
  const billy = { impact: 2, rep: 5 };
  expect(shotWound({ ...billy, die: 4, charged: false })).toBe('dead');
  expect(shotWound({ ...billy, die: 4, charged: true })).toBe('down');
  expect(shotWound({ ...billy, die: 6, charged: false })).toBe('down');
  expect(shotWound({ ...billy, die: 2, charged: true })).toBe('dead');
});

test('ATZ.ZMELEE.3 ATZ.ZMELEE.4 a zombie that loses in melee is killed by OOF and OD alike, or knocked down', () => {
  expect([1, 2, 3].map((die) => blowWound(die, 2))).toEqual(['dead', 'dead', 'down']);
  expect(blowWound(1, 0)).toBe('dead');
});
