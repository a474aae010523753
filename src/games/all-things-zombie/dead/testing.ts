import { expect } from 'vitest';
import { bareTable } from '../../../kernel/testing.ts';
import type { Encounter, State } from '../state.ts';
import { type SceneSpec, stateOf } from '../testing.ts';
import type { Flow, Table } from '../verbs.ts';

/** Carries one rule out on a scene with these dice, one list for each roll, and gives the Encounter as it then is. */
export function play(spec: SceneSpec, rule: (t: Table) => Flow<unknown>, ...dice: number[][]): Encounter {
  const state: State = stateOf(spec);
  const { t } = bareTable(state, 'scene', true);
  const flow = rule(t as Table);
  let next = flow.next();
  for (const faces of dice) {
    expect(next.done, 'whether more dice are rolled').toBe(false);
    next = flow.next({ answer: faces } as never);
  }
  expect(next.done, 'whether all dice have been rolled').toBe(true);
  return state.encounter;
}
