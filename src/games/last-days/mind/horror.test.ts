import { expect } from 'vitest';
import { type BattleScene, battle, person, scene, type SceneSpec, type Somebody, test } from '../testing.ts';

/** Somebody who stands in nobody's way. */
const FAR: Somebody = { seat: 'b', x: 30, y: 30 };

/** A zombie comes to the first of these people, a Gang Member with Courage 2. */
function scare(others: readonly Somebody[] = [], victim: Partial<Somebody> = {}, spec: SceneSpec = {}): BattleScene {
  const people: Somebody[] = [{ x: 10, y: 10, type: 'gang-member', ...victim }, ...others, FAR];
  const m = scene({ phase: 'zombies', zombies: [{ x: 13, y: 10 }], ...spec, people });
  return m.answer('a', [6]).answer('b', [1]); // the Roll-Off
}
/** What was added to both dice: Horror, then all that counts as Courage. */
const added = (m: BattleScene) =>
  m
    .events()
    .flatMap(({ key, modifiers = [] }) =>
      key.startsWith('ld.horror') ? modifiers.map(({ rule, value }) => `${rule} ${value}`) : [],
    );

test('LD.HORROR.1 LD.HORROR.2 LD.HORROR.3 a zombie that comes into Contact rolls Horror against Courage', () => {
  const m = scare();
  expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.HORROR.1', seats: ['b'] });
  m.answer('b', [3]);
  expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.HORROR.1', seats: ['a'] });
  m.answer('a', [3]); // 6 against 5
  expect(person(m, 'a1').frozen).toBe(true);
  expect(m.under('LD.HORROR.3')).toMatchObject([
    { key: 'ld.horror.frozen', params: { unit: 'z1', target: 'a1' }, dice: [{ rolled: [3] }, { rolled: [3] }] },
  ]);
  expect(added(m)).toEqual(['LD.HORROR.1 3', 'LD.HORROR.1 2']);
});

test('LD.HORROR.4 a tie has no effect', () => {
  const m = scare().answer('b', [3]).answer('a', [4]);
  expect(person(m, 'a1').frozen).toBe(false);
  expect(m.under('LD.HORROR.4')).toMatchObject([{ key: 'ld.horror.held' }]);
});

test('LD.HORROR.7 LD.HORROR.6 who stays in Contact is not tested again, and zombies do not scare zombies', () => {
  const m = scene({
    phase: 'zombies',
    people: [{ x: 10, y: 10 }, FAR],
    zombies: [
      { x: 11, y: 10 },
      { x: 12, y: 10 },
    ],
  });
  // The one that touches stays; the other comes round it.
  m.answer('a', [6]).answer('b', [1]);
  expect(battle(m).zombies[0]?.reason).toMatchObject({ why: 'touches', target: 'a1' });
  expect(m.under('LD.HORROR.1').length + added(m).length).toBe(0);
  expect(m.asked()).toMatchObject({ rule: 'LD.HORROR.1' });
});

test('LD.HORROR.7 who is frozen already rolls no more that turn', () => {
  const m = scare([], { frozen: true });
  expect(m.asked().rule).not.toBe('LD.HORROR.1');
  expect(battle(m).zombies[0]).toMatchObject({ x: 11, y: 10 });
});

test('LD.SKILL.42 a Leader within 6 inches lends his Courage where it is higher', () => {
  const hero = { x: 17, y: 10, type: 'hero' } as const; // Courage 5, 6 inches away
  const rolled = (others: readonly Somebody[], leader: string) => {
    const m = scare(
      others,
      {},
      { change: (b) => Object.assign(b.sides[0] as object, { leader }), zombies: [{ x: 8, y: 10 }] },
    );
    return added(m.answer('b', [1]).answer('a', [1]));
  };
  expect(rolled([hero], 'a2')).toEqual(['LD.HORROR.1 3', 'LD.SKILL.42 4']);
  expect(rolled([{ ...hero, x: 17.1 }], 'a2')).toEqual(['LD.HORROR.1 3', 'LD.HORROR.1 2']);
  expect(rolled([{ ...hero, type: 'crony', skills: [] }], 'a2')).toEqual(['LD.HORROR.1 3', 'LD.HORROR.1 2']);
  expect(rolled([hero], 'a1')).toEqual(['LD.HORROR.1 3', 'LD.HORROR.1 2']); // no Leader
});

test('LD.SKILL.39 LD.SKILL.40 LD.SKILL.41 each friend within 6 inches with Inspirational Presence adds 1, the owner none', () => {
  const inspiring = (x: number, y: number): Somebody => ({
    x,
    y,
    type: 'gang-member',
    skills: ['inspirational-presence'],
  });
  const rolled = (others: readonly Somebody[], victim: Partial<Somebody> = {}) =>
    added(
      scare(others, victim, { zombies: [{ x: 8, y: 10 }] })
        .answer('b', [1])
        .answer('a', [1]),
    );
  expect(rolled([inspiring(17, 10), inspiring(16, 13)])).toEqual(['LD.HORROR.1 3', 'LD.HORROR.1 2', 'LD.SKILL.39 2']);
  expect(rolled([inspiring(17.1, 10)])).toEqual(['LD.HORROR.1 3', 'LD.HORROR.1 2']);
  expect(rolled([], { skills: ['inspirational-presence'] })).toEqual(['LD.HORROR.1 3', 'LD.HORROR.1 2']);
  expect(rolled([{ ...inspiring(17, 10), seat: 'b' }])).toEqual(['LD.HORROR.1 3', 'LD.HORROR.1 2']);
});
