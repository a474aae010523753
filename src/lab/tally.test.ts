import { describe, expect, test } from 'vitest';
import { added, NOTHING, rateOf, summaryOf, type Tally } from './tally.ts';

const one: Tally = {
  matches: 1,
  millis: 5,
  seats: { a: { matches: 1, won: 1 } },
  ends: { 'X.1': 1 },
  numbers: { rounds: { 6: 1 } },
  groups: { character: { pillar: { matches: 1, won: 1 } } },
  faults: [],
};
const other: Tally = {
  matches: 2,
  millis: 7,
  seats: { a: { matches: 2, won: 0 }, b: { matches: 2, won: 2 } },
  ends: { 'X.1': 1, 'X.2': 1 },
  numbers: { rounds: { 6: 1, 3: 1 }, answers: { 9: 2 } },
  groups: { character: { pillar: { matches: 1, won: 0 }, psycho: { matches: 2, won: 1 } } },
  faults: [{ seed: 's/1', message: 'broken', record: null }],
};

describe('tallies', () => {
  test('add up part by part', () => {
    expect(added(one, other)).toEqual({
      matches: 3,
      millis: 12,
      seats: { a: { matches: 3, won: 1 }, b: { matches: 2, won: 2 } },
      ends: { 'X.1': 2, 'X.2': 1 },
      numbers: { rounds: { 6: 2, 3: 1 }, answers: { 9: 2 } },
      groups: { character: { pillar: { matches: 2, won: 1 }, psycho: { matches: 2, won: 1 } } },
      faults: [{ seed: 's/1', message: 'broken', record: null }],
    });
  });

  test('in any order, and nothing adds nothing', () => {
    expect(added(other, one)).toEqual(added(one, other));
    expect(added(NOTHING, one)).toEqual(one);
  });
});

describe('rates', () => {
  // Wilson's interval as published: 10 of 20 is 0.299 to 0.701, 0 of 10 is 0 to 0.278.
  test.each([
    [20, 10, 0.299, 0.701],
    [10, 0, 0, 0.278],
    [10, 10, 0.722, 1],
  ])('of %i matches %i won', (matches, won, low, high) => {
    const rate = rateOf({ matches, won });
    expect(rate).toMatchObject({ matches, won, rate: won / matches });
    expect(rate.low).toBeCloseTo(low, 3);
    expect(rate.high).toBeCloseTo(high, 3);
  });

  test('of no matches, anything is possible', () => {
    expect(rateOf({ matches: 0, won: 0 })).toMatchObject({ low: 0, high: 1 });
  });
});

test('a histogram is summed up by mean, median, least and most', () => {
  expect(summaryOf({ 10: 1, 2: 3, 6: 1 })).toEqual({ mean: 22 / 5, median: 2, min: 2, max: 10 });
  expect(summaryOf({ 1: 1, 2: 1, 3: 1 })).toEqual({ mean: 2, median: 2, min: 1, max: 3 });
  expect(summaryOf({})).toEqual({ mean: 0, median: 0, min: 0, max: 0 });
});
