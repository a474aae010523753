import { expect, test } from 'vitest';
import { type Cell, seenIn, shiftsOf, together } from './figures.ts';

const cell = (setup: string, won: number, cards: Cell['cards']): Cell => ({
  setup,
  seed: 'test',
  matches: 100,
  won,
  turns: {},
  ends: {},
  cards,
});

test('a card is seen as often as in all set-ups together', () => {
  expect(seenIn([cell('one', 40, { C01: [30, 20], C02: [5, 0] }), cell('two', 20, { C01: [10, 1] })])).toEqual({
    C01: 40,
    C02: 5,
  });
});

test('rates with and without a card are compared within a set-up, not between an easy one and a hard one', () => {
  // In neither set-up does the card make a difference; the easy one only shows it more often.
  const cells = [cell('easy', 60, { C01: [80, 48] }), cell('hard', 20, { C01: [20, 4] })];
  expect(shiftsOf(cells)).toEqual([{ card: 'C01', matches: 100, shift: 0, error: expect.any(Number) }]);
  const [shift] = shiftsOf([cell('one', 50, { C02: [50, 40] })]);
  expect(shift?.shift).toBeCloseTo(0.6);
  expect(shift?.error).toBeCloseTo(0.1);
});

test('a card that is always or never seen shifts nothing', () => {
  expect(shiftsOf([cell('one', 50, { C01: [100, 50] })])).toEqual([]);
});

test('two runs of a set-up come to as much as one of all their matches', () => {
  const first: Cell = {
    ...cell('one', 40, { C01: [30, 20] }),
    seed: 'a',
    turns: { 9: 100 },
    ends: { won: 40, lost: 60 },
  };
  const second: Cell = {
    ...cell('one', 20, { C01: [10, 1], C02: [1, 1] }),
    seed: 'b',
    turns: { 8: 1, 9: 99 },
    ends: { lost: 80 },
  };
  expect(together(first, second)).toEqual({
    setup: 'one',
    seed: 'a, b',
    matches: 200,
    won: 60,
    turns: { 8: 1, 9: 199 },
    ends: { won: 40, lost: 140 },
    cards: { C01: [40, 21], C02: [1, 1] },
  });
});
