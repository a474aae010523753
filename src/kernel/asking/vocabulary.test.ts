import { describe, expect, expectTypeOf, test } from 'vitest';
import { type FactsAt, factsOf, type Flow, type Share, verbs } from '../index.ts';
import type { TinyState, TinyTable } from '../toys.ts';

/** A game that says what it can say. What it cannot say does not compile: each of these lines is checked with the types. */
interface Words {
  readonly key: 'menu' | 'menu.move' | 'hit' | 'cover';
  readonly means: { do: 'shoot'; weapon: number; target: string } | { do: 'move' } | 'done';
  readonly facts: { readonly menu: { readonly left: number } };
  readonly texts: { readonly hit: '{who:seat} hits {whom}: {dice} {dice:?die|dice}'; readonly menu: 'And now?' };
}
const { choose, pick, allot, emit, end } = verbs<TinyState, 'R.1', Words>();
const ask = { rule: 'R.1', prompt: { key: 'menu' } } as const;
const shoot = { do: 'shoot', weapon: 0, target: 'b2' } as const;

function* rules(t: TinyTable): Flow<void> {
  const act = yield* choose(t, 'a', {
    ...ask,
    options: [shoot, { means: { do: 'move' } }, 'done'],
    facts: { left: 1 },
  });
  expectTypeOf(act).toEqualTypeOf<typeof shoot | { readonly do: 'move' } | 'done'>();
  const told = yield* choose(t, { any: ['a', 'b'] }, () => ({ ...ask, options: ['done', { do: 'move' }] }));
  expectTypeOf(told.answer).toEqualTypeOf<'done' | { readonly do: 'move' }>();
  const some = yield* pick(t, 'a', {
    ...ask,
    options: ['done', shoot],
    min: 0,
    max: 1,
    check: (chosen) => (chosen[0] === 'done' ? { rule: 'R.1', reason: { key: 'cover' } } : null),
    suggestions: [[shoot]],
  });
  expectTypeOf(some).toEqualTypeOf<readonly ('done' | typeof shoot)[]>();
  const shares = yield* allot(t, 'a', { ...ask, total: 1, options: [{ means: shoot, max: 1 }] });
  expectTypeOf(shares).toEqualTypeOf<readonly Share<typeof shoot>[]>();
  // @ts-expect-error: there is no such meaning
  yield* choose(t, 'a', { ...ask, options: ['run'] });
  // @ts-expect-error: a shot has a target
  yield* choose(t, 'a', { ...ask, options: [{ do: 'shoot', weapon: 0 }] });
  // @ts-expect-error: there is no such text
  yield* choose(t, 'a', { rule: 'R.1', prompt: { key: 'menus' }, options: ['done'] });
  // @ts-expect-error: nor for a label
  yield* choose(t, 'a', { ...ask, options: [{ means: 'done', label: { key: 'menus' } }] });
  // @ts-expect-error: these are not the facts of this question
  yield* choose(t, 'a', { ...ask, options: ['done'], facts: { right: 1 } });
  // @ts-expect-error: this question has none
  yield* choose(t, 'a', { rule: 'R.1', prompt: { key: 'hit' }, options: ['done'], facts: { left: 1 } });
  const hit = { who: 'a', whom: 'Ann', dice: 2 };
  emit(t, 'R.1', 'hit', { ...hit, at: [1, 2] }, { modifiers: [{ rule: 'R.1', label: 'cover', value: 1 }] });
  emit(t, 'R.1', 'menu');
  // @ts-expect-error: who was hit is not said
  emit(t, 'R.1', 'hit', { who: 'a', dice: 2 });
  // @ts-expect-error: nothing is said
  emit(t, 'R.1', 'hit');
  // @ts-expect-error: one of the two texts has gaps
  emit(t, 'R.1', t.state === undefined ? 'menu' : 'hit', {});
  const over = { rule: 'R.1', won: [], lost: [], key: 'hit' } as const;
  if (act === 'done') end(t, { ...over, params: hit });
  // @ts-expect-error: nor how it ended
  if (act === 'done') end(t, { ...over, params: { who: 'a' } });
  // @ts-expect-error: there is no such event
  emit(t, 'R.1', 'hits');
  // @ts-expect-error: nor such a modifier
  emit(t, 'R.1', 'hit', hit, { modifiers: [{ rule: 'R.1', label: 'covers', value: 1 }] });
}

describe('what a game can say', () => {
  test('its rules say nothing else, and get back what they offered', () => {
    expectTypeOf(rules).returns.toEqualTypeOf<Flow<void>>();
  });

  test('facts are read by the question that they belong to', () => {
    const request = { prompt: { key: 'menu' }, facts: { left: 1 } };
    expectTypeOf(factsOf<Words, 'menu'>(request, 'menu')).toEqualTypeOf<FactsAt<Words, 'menu'> | undefined>();
    expect(factsOf<Words, 'menu'>(request, 'menu')?.left).toBe(1);
    expect(factsOf<Words, 'menu'>({ prompt: { key: 'hit' }, facts: { left: 1 } }, 'menu')).toBeUndefined();
  });
});
