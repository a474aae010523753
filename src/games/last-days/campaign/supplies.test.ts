import { expect } from 'vitest';
import { groupOf, hero } from '../groups/testing.ts';
import { ENDINGS } from '../end/ending.ts';
import type { Battle } from '../state.ts';
import { test } from '../testing.ts';
import { group, over, until } from './testing.ts';

const OPEN = { kind: 'roll', rule: 'LD.LOOT.3', prompt: 'ld.roll.supply' } as const;

test('LD.LOOT.1 LD.LOOT.4 each token that is brought home is rolled, and its points and finds go to the Group that has it', () => {
  const m = over({
    a: { refuge: 'church', points: 10 },
    b: { refuge: 'church', points: 20 },
    tokens: [{ carrier: 'a1' }, { carrier: 'a2' }, { carrier: 'b1' }, {}],
    taken: { a: ['t1', 't2'], b: ['t3'] },
  });
  until(m, 'LD.LOOT.3');
  expect(m.asked()).toMatchObject({ ...OPEN, seats: ['a'] });
  m.answer('a', [3, 3, 3, 4]); // LD.T.SUPPLY: row 6, column 7: 1D6 points and a Knife
  expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.LOOT.3', prompt: 'ld.roll.points', seats: ['a'] });
  m.answer('a', [4]);
  expect(group(m, 'a')).toMatchObject({ points: 14, stash: { guns: [], blades: ['knife'], items: [] } });
  expect(m.asked()).toMatchObject({ ...OPEN, seats: ['a'] });
  m.answer('a', [1, 1, 1, 1]).answer('a', [2]); // row 2, column 2: 1D6 + 6 points and a Minigun
  expect(group(m, 'a')).toMatchObject({
    points: 22,
    stash: { guns: [{ id: 'minigun', fitted: [], made: false }], blades: ['knife'], items: [] },
  });
  expect(m.asked()).toMatchObject({ ...OPEN, seats: ['b'] });
  m.answer('b', [2, 3, 6, 6]).answer('b', [1]); // row 5, column 12: 1D6 + 3 points, and 1D3 + 1 Medical Supplies
  expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.LOOT.3', prompt: 'ld.roll.finds', seats: ['b'] });
  m.answer('b', [5]);
  expect(group(m, 'b')).toMatchObject({
    points: 24,
    stash: {
      guns: [],
      blades: [],
      items: ['medical-supplies', 'medical-supplies', 'medical-supplies', 'medical-supplies'],
    },
  });
  expect(m.asked()).toMatchObject({ rule: 'LD.LOOT.6', seats: ['a'] }); // nobody has the fourth
});

test('LD.LOOT.2 what lies loose goes to the Group that did not Break', () => {
  const battle = (broken: readonly string[]): Battle =>
    ({
      characters: [
        { id: 'a1', seat: 'a', fate: 'here' },
        { id: 'b1', seat: 'b', fate: 'here' },
      ],
      zombies: [],
      tokens: [
        { id: 't1', kind: 'supply', at: { x: 5, y: 5, level: 0 }, carrier: null, captive: null },
        { id: 't2', kind: 'supply', at: null, carrier: 'b1', captive: null },
      ],
      sides: ['a', 'b'].map((seat) => ({ seat, broken: broken.includes(seat) })),
    }) as never;
  const taken = (broken: readonly string[]) => ENDINGS.scavengers(battle(broken))?.taken;
  expect(taken(['b'])).toEqual({ a: ['t1'], b: ['t2'] });
  expect(taken(['a'])).toEqual({ a: [], b: ['t2', 't1'] });
  expect(taken(['a', 'b'])).toEqual({ a: [], b: ['t2'] });
  expect(taken([])).toBe(undefined);
});

test('LD.LOOT.2 LD.LOOT.1 a token that nobody carried is rolled by the Group that claimed it', () => {
  const m = over({ rule: 'LD.BREAK.9', winner: 'b', tokens: [{}], taken: { a: [], b: ['t1'] } });
  until(m, 'LD.LOOT.3');
  expect(m.asked()).toMatchObject({ ...OPEN, seats: ['b'] });
});

const scavenger = groupOf(
  { ...hero, skills: ['leader', 'scavenger'] },
  [{ type: 'rescue-worker', name: 'Aid', blades: ['club'] }],
  'church',
  0,
);

/** All who are not Out of Action have left the table. */
const gone = (_: unknown, { characters }: Battle): void => {
  for (const one of characters) if (one.fate === 'here') one.fate = 'left';
};

test('LD.SKILL.48 a Scavenger may move one of the two totals by 1, for the token that he carried off himself', () => {
  const m = over({
    a: { ...scavenger, points: 0 },
    tokens: [{ carrier: 'a1' }, { carrier: 'a2' }],
    taken: { a: ['t1', 't2'], b: [] },
    change: gone,
  });
  until(m, 'LD.LOOT.3').answer('a', [3, 4, 2, 3]);
  expect(m.asked()).toMatchObject({ kind: 'choose', rule: 'LD.SKILL.48', seats: ['a'] });
  expect(m.asked().options).toEqual(['7:5', '6:5', '8:5', '7:4', '7:6']);
  m.answer('a', '8:5').answer('a', [3]); // 1D6 points and a Magnum
  expect(group(m, 'a')).toMatchObject({ points: 3, stash: { guns: [{ id: 'magnum' }], blades: [], items: [] } });
  m.answer('a', [3, 4, 2, 3]);
  expect(m.asked()).toMatchObject({ kind: 'roll', prompt: 'ld.roll.points' }); // Aid is no Scavenger
});

test('LD.SKILL.48 a Scavenger who still holds it on the table as the game ends has carried nothing off', () => {
  const m = over({ a: scavenger, tokens: [{ carrier: 'a1' }], taken: { a: ['t1'], b: [] } });
  until(m, 'LD.LOOT.3').answer('a', [3, 4, 2, 3]);
  expect(m.asked()).toMatchObject({ kind: 'roll', prompt: 'ld.roll.points' });
});

test('LD.SKILL.48 the totals stay on the table', () => {
  const m = over({ a: scavenger, tokens: [{ carrier: 'a1' }], taken: { a: ['t1'], b: [] }, change: gone });
  until(m, 'LD.LOOT.3').answer('a', [1, 1, 6, 6]);
  expect(m.asked().options).toEqual(['2:12', '3:12', '2:11']);
});

test('LD.PERK.16 a Store Room lets one die for points be rolled again after each game, and the second result stands', () => {
  const m = over({
    a: { points: 0 }, // a Mall has one
    b: { refuge: 'church', points: 0 },
    tokens: [{ carrier: 'a1' }, { carrier: 'a1' }, { carrier: 'a2' }, { carrier: 'b1' }],
    taken: { a: ['t1', 't2', 't3'], b: ['t4'] },
  });
  const seven = [3, 4, 3, 4]; // 1D6 points and nothing else
  until(m, 'LD.LOOT.3').answer('a', seven).answer('a', [5]);
  expect(m.asked()).toMatchObject({ rule: 'LD.PERK.16', seats: ['a'], options: ['keep', 'again'] });
  m.answer('a', 'keep');
  expect(group(m, 'a').points).toBe(5);
  m.answer('a', seven).answer('a', [2]);
  expect(m.asked()).toMatchObject({ rule: 'LD.PERK.16', options: ['keep', 'again'] });
  m.answer('a', 'again').answer('a', [1]);
  expect(group(m, 'a').points).toBe(6);
  m.answer('a', seven).answer('a', [3]); // used up
  expect(group(m, 'a').points).toBe(9);
  m.answer('b', seven).answer('b', [1]); // a Church has none
  expect(group(m, 'b').points).toBe(1);
  until(m, 'LD.ATTACK.1');
  expect(m.asked().seats).toEqual(['a']);
});
