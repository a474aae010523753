import { describe, expect, test } from 'vitest';
import { canonical, copy, parseSetup } from '../../../../kernel/index.ts';
import { over, type OverSpec } from '../../campaign/testing.ts';
import { groupOf, hero, thug } from '../../groups/testing.ts';
import { lastDays } from '../../index.ts';
import { rectangle } from '../../testing.ts';
import type { State } from '../../state.ts';

/** What can be said of a battle is taken as it is said, and said again in the same words: what is as usual stays unsaid. */

const heroes = groupOf(hero, [
  { type: 'survivor', name: 'Sue', learns: ['cqc', 'athletic'], guns: ['revolver'], items: ['booze'] },
] as never);
const thugs = groupOf(thug, [{ type: 'crony', name: 'Eve', blades: ['club'] }]);
const shed = {
  id: 'shed',
  outline: rectangle(20, 20, 6, 6),
  height: 3,
  openings: [{ id: 'shed-door', kind: 'door', from: [22, 20], to: [24, 20] }],
};
const ann = { seat: 'a', member: 'm1', x: 10, y: 10 };
const sue = { seat: 'a', member: 'm2', x: 12, y: 10 };
const ben = { seat: 'b', member: 'm1', x: 10, y: 30 };
const given = {
  kind: 'custom',
  encounter: 'scavengers',
  table: { kind: 'own', terrain: { id: 'yard', name: 'Yard', width: 36, depth: 36, buildings: [shed] } },
  groups: [heroes, thugs],
  sides: [
    { seat: 'a', edge: 'near' },
    { seat: 'b', edge: 'far' },
  ],
  characters: [ann, sue, ben],
  zombies: [{ id: 'z1', x: 16, y: 16 }],
  tokens: [{ id: 't2', at: { x: 18, y: 18, level: 0 } }],
  aggressor: 'a',
};
const stateOf = (said: unknown): State =>
  lastDays.setup(undefined as never, parseSetup(lastDays, JSON.parse(JSON.stringify(said))) as never) as State;
const saidOf = (state: State): Record<string, unknown> =>
  JSON.parse(JSON.stringify(lastDays.customOf?.(copy(state)))) as Record<string, unknown>;

const withSue = (more: object): object => ({ characters: [ann, { ...sue, ...more }, ben] });
const withDead = (more: object): object => ({ zombies: [{ id: 'z1', x: 16, y: 16, ...more }] });

describe('LD.GEN.2 a battle is said again as it was said', () => {
  test.each<[string, object]>([
    ['as it usually is', {}],
    ['somebody who has acted', withSue({ activated: true, ran: true, noise: 2, facing: 90, damage: 1 })],
    ['somebody who keeps a gun up', { ...withSue({ locked: 2 }), turn: 3 }],
    ['somebody who has fired', withSue({ shot: true, guns: [{ ammo: 2, empty: true }] })],
    ['somebody who has struck', withSue({ fought: true })],
    ['somebody drunk', withSue({ items: [], drunk: true })],
    ['somebody out', withSue({ fate: 'out', damage: 3 })],
    ['somebody gone home', withSue({ fate: 'left' })],
    ['a zombie that was pushed back', withDead({ knockback: 2, facing: 90 })],
    ['a zombie that has acted', withDead({ activated: true, fought: true, subdued: true })],
    ['a damaged door', { doors: { 'shed-door': 1 } }],
    ['a later turn', { turn: 4 }],
    ['a token that is carried', { tokens: [{ id: 't2', carrier: 'a1' }] }],
    ['the other side acts', { active: 'b' }],
  ])('%s', (_, change) => {
    const state = stateOf({ ...given, ...change });
    const again = saidOf(state);
    for (const key of ['characters', 'zombies', ...Object.keys(change)] as const)
      expect(again[key]).toMatchObject({ ...given, ...change }[key as 'zombies']);
    expect(canonical(stateOf(again) as never)).toBe(canonical(state as never));
  });

  test('what is as usual stays unsaid', () => {
    const again = saidOf(stateOf(given));
    const keys = (list: unknown): string[] => Object.keys((list as object[])[0] ?? {}).sort();
    expect(keys(again.characters)).toEqual(['member', 'seat', 'x', 'y']);
    expect(keys(again.zombies)).toEqual(['id', 'x', 'y']);
    expect(keys(again.tokens)).toEqual(['at', 'id']);
    expect(keys(again.sides)).toEqual(['edge', 'seat']);
    expect(Object.keys(again).sort()).toMatchObject([
      'active',
      'aggressor',
      'characters',
      'encounter',
      'groups',
      'kind',
      'lastId',
      'options',
      'phase',
      'sides',
      'table',
      'tokens',
      'zombies',
    ]);
  });
});

describe('LD.CAMP.2 a campaign is said again as it was said', () => {
  test.each<[string, OverSpec]>([
    ['after a game', {}],
    ['after a game with a goal, and somebody out', { goal: true, out: ['a2'], winner: 'a' }],
    ['after a rescue', { encounter: 'rescue', winner: 'b' }],
    ['with a token brought home', { tokens: [{ carrier: 'a1' }], taken: { a: ['t1'], b: [] } }],
    ['without an end', { games: null, attackCounts: 'all' }],
  ])('%s', (_, spec) => {
    const state = over(spec).state();
    const again = saidOf(state);
    expect(again.battle === undefined).toBe(state.battle === null);
    expect(canonical(stateOf(again) as never)).toBe(canonical(state as never));
  });
});
