import { expect } from 'vitest';
import { play } from './dead/testing.ts';
import {
  chance,
  countDice,
  diceAfter,
  halfDie,
  halfOf,
  isIn,
  oneDie,
  passDice,
  passedOf,
  successesOf,
  sumDice,
} from './dice.ts';
import { scene, test } from './testing.ts';

test('ATZ.DICE.2 ATZ.DICE.3 ATZ.X.1 each die at or below the Target Number is passed', () => {
  expect(passedOf([5, 2], 4)).toBe(1);
  expect(passedOf([4, 4], 4)).toBe(2);
  expect(passedOf([5, 6], 4)).toBe(0);
});

test('ATZ.DICE.4 6 or more passes every die, 0 none; where a 6 always fails it fails', () => {
  expect(passedOf([1, 6], 6)).toBe(2);
  expect(passedOf([1, 6], 9)).toBe(2);
  expect(passedOf([1, 1], 0)).toBe(0);
  expect(passedOf([1, 6], 9, true)).toBe(1);
});

test('ATZ.DICE.5 ATZ.X.2 a die of 1 to 3 is a success', () => {
  expect(successesOf([1, 2, 2, 3, 5, 6])).toBe(4);
  expect(successesOf([3, 4])).toBe(1);
});

test('ATZ.DICE.6 ATZ.X.3 a range in parentheses happens on its numbers alone', () => {
  expect(isIn(5, [1, 2])).toBe(false);
  expect([1, 2, 3].map((die) => isIn(die, [1, 2]))).toEqual([true, true, false]);
});

test('ATZ.DICE.8 ATZ.X.5 half a die is rounded up: 1 to 3', () => {
  expect([1, 2, 3, 4, 5, 6].map(halfOf)).toEqual([1, 1, 2, 2, 3, 3]);
  expect(1 + halfOf(3)).toBe(3);
});

test('ATZ.DICE.10 dice change their number, and fewer than none are none', () => {
  const change = (dice: number) => ({ rule: 'ATZ.DICE.10' as const, label: 'atz.figure' as const, dice });
  expect(diceAfter(2, [change(1)])).toBe(3);
  expect(diceAfter(1, [change(-1), change(-1)])).toBe(0);
});

const by = { rule: 'ATZ.DICE.1', seat: 'a', prompt: { key: 'atz.fast.roll' } } as const;

test('ATZ.DICE.1 the same faces read in five ways: passed, successes, a possibility, a sum, a half', () => {
  const read: unknown[] = [];
  play(
    { band: [{ x: 1, y: 1 }] },
    function* (t) {
      read.push((yield* passDice(t, by, { dice: 2, target: 4 })).passed);
      read.push((yield* countDice(t, by, 2)).successes);
      read.push((yield* chance(t, by, [4, 5])).happens);
      read.push((yield* sumDice(t, by, 2)).total);
      read.push((yield* halfDie(t, by)).half);
    },
    [4, 5],
    [4, 5],
    [4],
    [4, 5],
    [5],
  );
  expect(read).toEqual([1, 0, true, 9, 3]);
});

test('ATZ.DICE.7 one die is read as it falls, two or three are added', () => {
  const read: number[] = [];
  play(
    { band: [{ x: 1, y: 1 }] },
    function* (t) {
      read.push(yield* oneDie(t, by));
      read.push((yield* sumDice(t, by, 2)).total);
      read.push((yield* sumDice(t, by, 3)).total);
    },
    [6],
    [6, 5],
    [6, 5, 4],
  );
  expect(read).toEqual([6, 11, 15]);
});

test('ATZ.DICE.9 ATZ.X.6 a number in the corner is that many dice, a word a die for each point', () => {
  const pef = scene({
    band: [{ x: 18, y: 18, facing: 0 }],
    pefs: [{ x: 24, y: 18 }],
    doing: [{ do: 'contact', pef: 'p1', group: ['a1'], stage: 'resolve' } as never],
  });
  expect(pef.match.request).toMatchObject({ kind: 'roll', count: 2 });
  const side = { even: 0, unarmed: null, arm: null, mild: false };
  const melee = scene({
    band: [{ x: 18, y: 18, rep: 4, star: false, guns: ['SG'] }],
    zombies: [{ x: 19, y: 18 }],
    change: (enc) =>
      void enc.melees.push({
        id: 'm1',
        sides: [
          { who: 'a1', ...side, arm: 'butt' },
          { who: 'z1', ...side },
        ],
      }),
    doing: [{ do: 'melee', melee: 'm1', defender: 'a1', left: null }],
  });
  // The zombie of Rep 3, then Rep 4 with something to hit with.
  expect(melee.match.request).toMatchObject({ kind: 'roll', count: 3 });
  melee.answer('a', [6, 6, 6]);
  expect(melee.match.request).toMatchObject({ kind: 'roll', count: 4 });
});
