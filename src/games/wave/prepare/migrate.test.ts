import { describe, expect } from 'vitest';
import { test } from '../../../kernel/testing.ts';
import { content } from '../cards/content.ts';
import { wave } from '../index.ts';
import type { State } from '../state.ts';
import { scene, type SceneSpec } from '../testing.ts';

/** A match of version 1 goes on under today's rules. */
describe('a state of version 1', () => {
  const deck = content.combat.flatMap(({ id, copies }) => new Array<string>(copies).fill(id));
  const today = (spec: SceneSpec): State => scene({ ...spec, combat: deck.filter((id) => id !== 'soft-spot') }).state();
  const migrated = (state: State, old: object): State | null | undefined => {
    const before = JSON.parse(JSON.stringify({ ...state, ...old })) as State;
    for (const person of Object.values(before.people) as { focus?: boolean }[]) delete person.focus;
    return wave.migrate?.(before as never, '1');
  };

  test('Focus moves from the turn to the player whose turn it is, and the new Combat cards lie in the discards', () => {
    const state = today({ phase: 'combat', holder: 'a', line: ['brute'], b: { focus: true }, turn: { seat: 'b' } });
    expect(migrated(state, { turn: { ...state.turn, focus: true }, done: ['a', 'b'], found: 3 })).toEqual({
      ...state,
      combatDiscard: ['soft-spot', 'soft-spot'],
    });
  });

  test('what earlier phases left behind is cleared, and what this one needs stays', () => {
    const state = today({ phase: 'trade', holder: 'a', done: ['b'], gave: ['b'], turn: { seat: 'a', actions: 0 } });
    const old = { turn: { seat: 'b', actions: 2, focus: false }, searcher: 'b', found: 4, wishes: { a: {} } };
    expect(migrated(state, old)).toEqual({ ...state, combatDiscard: ['soft-spot', 'soft-spot'] });
    const searching = { ...state, phase: 'search' as const, searcher: 'b', found: 2 };
    const after = migrated({ ...searching, done: ['a'], gave: ['b'] }, {});
    expect(after).toMatchObject({ searcher: 'b', found: 2, done: [], gave: [] });
  });
});
