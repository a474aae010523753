import { expect } from 'vitest';
import { meansOf, type Open } from '../../../kernel/index.ts';
import { bareTable } from '../../../kernel/testing.ts';
import type { Encounter, State } from '../state.ts';
import { type SceneSpec, stateOf } from '../testing.ts';
import type { Flow, Table } from '../verbs.ts';

/**
 * Carries one rule out on a scene with these answers, one for each question: the faces of a roll, or the id of an option. Gives
 * the Encounter as it then is.
 */
export function play(
  spec: SceneSpec,
  rule: (t: Table) => Flow<unknown>,
  ...answers: (number[] | string | number)[]
): Encounter {
  const state: State = stateOf(spec);
  const { t } = bareTable(state, 'scene', true);
  const flow = rule(t as Table);
  let next = flow.next();
  for (const answer of answers) {
    expect(next.done, 'whether more is asked').toBe(false);
    next = flow.next({ answer: meant(next.value as Open, answer) } as never);
  }
  expect(next.done, 'whether all has been asked').toBe(true);
  return state.encounter;
}

/** Options are answered by their ids, and rules hear what they mean. */
function meant(request: Open, answer: number[] | string | number): unknown {
  if (request.kind !== 'choose') return answer;
  const option = request.options.find(({ id }) => id === answer);
  expect(option, `${String(answer)} among ${request.options.map(({ id }) => id).join(', ')}`).toBeDefined();
  return option === undefined ? answer : meansOf(option);
}
