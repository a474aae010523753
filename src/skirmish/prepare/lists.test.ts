import { expect, test } from 'vitest';
import { barredBy, limitFaults, listFaults, type ListLimit, limitsUsed } from './lists.ts';

interface Member {
  readonly kind: 'boss' | 'hand' | 'stray';
  readonly gear: readonly ('gun' | 'knife')[];
}
const one = (kind: Member['kind'], ...gear: Member['gear']): Member => ({ kind, gear });

const strays: ListLimit<Member> = {
  name: 'Strays',
  counts: ({ kind }) => kind === 'stray',
  most: { share: 1 / 2 },
  rule: 'T.1',
};
const guns: ListLimit<Member> = {
  name: 'Guns',
  counts: ({ gear }) => gear.filter((item) => item === 'gun').length,
  most: 2,
  message: (n, most) => `${n} guns, and the shop has ${most}`,
};
const rules = {
  points: ({ kind, gear }: Member) => (kind === 'boss' ? 10 : 5) + gear.length,
  limit: 30,
  limits: [strays, guns],
  placeOf: (i: number) => (i === 0 ? ['boss'] : ['crew', i - 1]),
  entryFaults: ({ gear }: Member) =>
    limitFaults(gear, [{ name: 'Knives', counts: (item) => item === 'knife', most: 1, rule: 'T.2' }], ['gear']),
  words: { list: 'crew', entry: 'member', entries: 'members' },
};

test('a fault says where it is, by which rule, and in the words of the game', () => {
  const crew = [one('boss', 'gun'), one('hand', 'knife', 'knife'), one('stray', 'gun', 'gun')];
  expect(listFaults(crew, rules, ['players', 1])).toEqual([
    { path: ['players', 1, 'crew', 0, 'gear'], message: 'Knives: 2, at most 1', rule: 'T.2' },
    { path: ['players', 1], message: '3 guns, and the shop has 2' },
  ]);
  expect(listFaults([], rules)).toEqual([{ path: [], message: 'A crew has at least one member' }]);
  expect(listFaults([], { ...rules, least: 2 })).toEqual([{ path: [], message: 'A crew has at least 2 members' }]);
  expect(listFaults([one('boss', 'gun')], { ...rules, limit: 10, rule: 'T.3' })).toEqual([
    { path: [], message: 'The crew costs 11 points, and the limit is 10', rule: 'T.3' },
  ]);
});

test('a share is taken of all and rounded down; what stands at the limit is within it', () => {
  const crew = [one('boss'), one('stray'), one('hand', 'gun')];
  expect(limitsUsed(crew, [strays, guns])).toEqual([
    { name: 'Strays', counted: 1, most: 1, rule: 'T.1' },
    { name: 'Guns', counted: 1, most: 2 },
  ]);
  expect(listFaults(crew, rules)).toEqual([]);
  expect(limitsUsed(Array(9).fill(one('hand')), [{ ...strays, most: { share: 1 / 3 } }])[0]?.most).toBe(3);
});

test('one more is barred by a limit that counts it, and not by what is wrong already', () => {
  const crew = [one('boss', 'gun'), one('stray', 'gun')];
  expect(barredBy(crew, rules.limits, one('stray'))).toEqual({
    path: [],
    message: 'Strays: 2, at most 1',
    rule: 'T.1',
  });
  expect(barredBy(crew, rules.limits, one('hand', 'gun'))).toEqual({ path: [], message: '3 guns, and the shop has 2' });
  expect(barredBy([...crew, one('hand', 'gun')], rules.limits, one('hand'))).toBeNull();
});
