import { expect, test } from 'vitest';
import { moment } from '../moments/moment.ts';
import { rollFacts } from './rolls.ts';

test('a roll says how many successes it has, how many it needs, and whether they are enough', () => {
  const rolled = (dice: number[], need: number) =>
    rollFacts(moment(null, { rolled: true, need, parts: [{ tribe: null, toHit: 5, dice, banned: [] }] }));
  expect(rolled([5, 6, 1], 2)).toEqual({
    parts: [{ tribe: null, toHit: 5, dice: [5, 6, 1] }],
    successes: 2,
    need: 2,
    enough: true,
  });
  expect(rolled([5, 1, 1], 2)).toMatchObject({ successes: 1, enough: false });
  // Where nothing is needed, as against Raiders, nothing is enough either.
  expect(rolled([5, 6, 1], 0)).toMatchObject({ successes: 2, need: 0, enough: false });
});
