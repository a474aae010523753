import { expect } from 'vitest';
import { humanOf } from '../figures.ts';
import { block, type SceneSpec, type Somebody, stateOf, test } from '../testing.ts';
import { groupsOf, groupWith, leaderDieFor, leaderOf } from './groups.ts';

const groups = (spec: SceneSpec, side = 'players'): string[] =>
  groupsOf(stateOf(spec).encounter, side).map((group) => group.map(({ id }) => id).join(' '));
const grunt = (x: number, more: Partial<Somebody> = {}): Somebody => ({ x, y: 10, star: false, ...more });

test('ATZ.GROUP.2 a group is one figure or more, as many as like', () => {
  expect(groups({ band: [grunt(2), grunt(20)] })).toEqual(['a1', 'a2']);
  const many = Array.from({ length: 10 }, (_, i) => grunt(2 + 3 * i));
  expect(groups({ band: many })).toHaveLength(1);
});

test('ATZ.GROUP.3 of any Rep', () => {
  expect(groups({ band: [grunt(2, { rep: 5 }), grunt(5, { rep: 3 }), grunt(8, { rep: 2 })] })).toEqual(['a1 a2 a3']);
});

test('ATZ.GROUP.5 within 4" and without a wall between them: the same figure must meet both', () => {
  const band = [grunt(10, { facing: 0 }), grunt(13, { facing: 180 })];
  expect(groups({ band })).toEqual(['a1 a2']);
  const wall = block('wall', [11.4, 5, 0.2, 10], { height: 3, kind: 'impassable', blocksSight: true });
  expect(groups({ band, pieces: [wall] })).toEqual(['a1', 'a2']);
  // Back to back nobody sees anybody.
  expect(groups({ band: [grunt(10, { facing: 180 }), grunt(13, { facing: 0 })] })).toEqual(['a1', 'a2']);
});

test('ATZ.GROUP.8 cohesion is lost the moment that somebody goes away or down', () => {
  const state = stateOf({ band: [grunt(2), grunt(5), grunt(8)] });
  const now = (): string[] => groupsOf(state.encounter, 'players').map((group) => group.map(({ id }) => id).join(' '));
  expect(now()).toEqual(['a1 a2 a3']);
  humanOf(state.encounter, 'a3').x = 20;
  expect(now()).toEqual(['a1 a2', 'a3']);
  humanOf(state.encounter, 'a3').x = 8;
  humanOf(state.encounter, 'a2').status = 'stunned';
  expect(now()).not.toContain('a1 a2 a3');
});

test('ATZ.X.15 ATZ.LEAD.3 the Star splits off: two groups, and the Rep 4 leads the second for the time being', () => {
  const { encounter: enc } = stateOf({
    band: [
      { x: 2, y: 10, rep: 5, class: 'ganger' },
      grunt(14, { rep: 3 }),
      grunt(16, { rep: 4 }),
      grunt(18, { rep: 3 }),
    ],
  });
  expect(groupsOf(enc, 'players').map((group) => group.length)).toEqual([1, 3]);
  expect(leaderOf(groupWith(enc, humanOf(enc, 'a2'))).id).toBe('a3');
});

test('ATZ.LEAD.1 a Star leads its group whatever the Reps, and people have a Leader of their own', () => {
  const { encounter: enc } = stateOf({
    band: [{ x: 2, y: 10, rep: 4 }, grunt(4, { rep: 5 })],
    strangers: [{ attitude: 'enemy', people: [grunt(20, { rep: 3 }), grunt(22, { rep: 5 })] }],
  });
  expect(leaderOf(groupWith(enc, humanOf(enc, 'a2'))).id).toBe('a1');
  expect(leaderOf(groupWith(enc, humanOf(enc, 'n2'))).id).toBe('n1');
});

test('ATZ.LEAD.2 ATZ.GROUP.7 somebody Stunned leads nobody: the group acts on the best Rep of those on their feet', () => {
  const down = { rep: 5, status: 'stunned' as const, prone: true, stun: { left: 1, reacts: false } };
  const { encounter: enc } = stateOf({ band: [{ x: 2, y: 10, ...down }, grunt(4, { ...down }), grunt(6, { rep: 3 })] });
  expect(leaderOf(groupWith(enc, humanOf(enc, 'a3'))).id).toBe('a3');
  expect(leaderOf([humanOf(enc, 'a1')]).id).toBe('a1');
});

test('ATZ.LEAD.10 a Leader whose people all lie there is on his own: no Leader Die', () => {
  const die = (status: 'carry-on' | 'oof'): string | undefined => {
    const { encounter: enc } = stateOf({ band: [{ x: 2, y: 10 }, grunt(4, { status })] });
    return leaderDieFor(enc, humanOf(enc, 'a1'))?.id;
  };
  expect([die('carry-on'), die('oof')]).toEqual(['a1', undefined]);
});
