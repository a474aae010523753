import { expect, test } from 'vitest';
import { gruntDoes, isReady, matched } from './surprise.ts';

test('ATZ.ZBLDG.4 zombies are matched evenly; odd ones go to the lowest dice', () => {
  const humans = [
    { id: 'billy', die: 5 },
    { id: 'sooze', die: 2 },
    { id: 'char', die: 3 },
  ];
  expect(matched(['z1', 'z2', 'z3', 'z4', 'z5'], humans)).toEqual({
    billy: ['z1'],
    sooze: ['z2', 'z3'],
    char: ['z4', 'z5'],
  });
  expect(matched(['z1', 'z2'], humans)).toEqual({ billy: [], sooze: ['z1'], char: ['z2'] });
});

test('ATZ.ZBLDG.5 ATZ.ZBLDG.6 ATZ.ZBLDG.11 ATZ.X.65 four zombies with a 5 surprise Sooze and not Billy', () => {
  const dead = { die: 5, zombies: 4 };
  expect(isReady({ die: 3, rep: 4 }, dead)).toBe(false);
  expect(isReady({ die: 6, rep: 5 }, dead)).toBe(true);
  expect(isReady({ die: 4, rep: 5 }, dead)).toBe(false);
  const pairs = matched(
    ['z1', 'z2', 'z3', 'z4'],
    [
      { id: 'billy', die: 0 },
      { id: 'sooze', die: 0 },
    ],
  );
  expect(Object.values(pairs).map((of) => of.length)).toEqual([2, 2]);
});

test('ATZ.ZBLDG.7 a Grunt who is ready fires with its Rep or less, and moves away with more', () => {
  expect([gruntDoes(3, 3), gruntDoes(4, 3)]).toEqual(['fire', 'away']);
});
