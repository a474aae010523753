import { describe, expect, test } from 'vitest';
import type { SeenRequest } from '../../kernel/index.ts';
import { answerOf, emptyDraft, withOption } from './draft.ts';
import { obviousAnswer } from './obvious.ts';

const asked = (form: Partial<SeenRequest> & Pick<SeenRequest, 'kind'>): SeenRequest => ({
  n: 1,
  seats: ['a'],
  waiting: ['a'],
  mode: 'one',
  rule: 'T.1',
  prompt: { key: 'p', params: {}, text: 'p' },
  ...form,
});
const options = (...ids: string[]) => ids.map((id) => ({ id, text: id }));

describe('an answer that is put together', () => {
  test('some of several: a second click takes one back, and there are never more than the most', () => {
    const request = asked({ kind: 'pick', options: options('x', 'y', 'z'), min: 1, max: 2 });
    let draft = emptyDraft(request);
    expect(answerOf(request, draft)).toBeNull();
    for (const id of ['x', 'y', 'z', 'x']) draft = { ...draft, ...withOption(request, draft, id) };
    expect(answerOf(request, draft)).toEqual(['y']);
  });

  test('one of several by picking: the last click counts', () => {
    const request = asked({ kind: 'pick', options: options('x', 'y'), min: 1, max: 1 });
    let draft = emptyDraft(request);
    for (const id of ['x', 'y']) draft = { ...draft, ...withOption(request, draft, id) };
    expect(answerOf(request, draft)).toEqual(['y']);
  });

  test('shares: complete when all is given out, and nobody gets more than the limit', () => {
    const request = asked({ kind: 'allot', total: 3, options: [{ id: 'x', text: 'x', max: 1 }, ...options('y')] });
    let draft = emptyDraft(request);
    for (const id of ['x', 'x', 'y']) draft = { ...draft, ...withOption(request, draft, id) };
    expect(draft.shares).toEqual({ x: 1, y: 1 });
    expect(answerOf(request, draft)).toBeNull();
    draft = { ...draft, ...withOption(request, draft, 'y') };
    expect(answerOf(request, draft)).toEqual({ x: 1, y: 2 });
  });

  test('an order starts as offered, an amount at its least, dice empty, a place and a way as suggested', () => {
    const order = asked({ kind: 'order', options: options('x', 'y') });
    expect(answerOf(order, emptyDraft(order))).toEqual(['x', 'y']);
    const amount = asked({ kind: 'amount', min: 2, max: 5 });
    expect(answerOf(amount, emptyDraft(amount))).toBe(2);
    const roll = asked({ kind: 'roll', count: 2, sides: 6 });
    expect(answerOf(roll, emptyDraft(roll))).toBeNull();
    expect(answerOf(roll, { ...emptyDraft(roll), dice: [3, 4] })).toEqual([3, 4]);
    const place = asked({ kind: 'place', suggestions: [{ x: 1, y: 2 }] });
    expect(answerOf(place, emptyDraft(place))).toEqual({ x: 1, y: 2 });
    const path = asked({ kind: 'path', suggestions: [[{ x: 1, y: 2 }]] });
    expect(answerOf(path, emptyDraft(path))).toEqual([{ x: 1, y: 2 }]);
  });
});

describe('the only answer there is', () => {
  test.each<[string, SeenRequest, unknown]>([
    ['one option', asked({ kind: 'choose', options: options('x') }), 'x'],
    ['nothing to pick', asked({ kind: 'pick', options: [], min: 0, max: 0 }), []],
    ['all must be picked', asked({ kind: 'pick', options: options('x', 'y'), min: 2, max: 2 }), ['x', 'y']],
    ['one thing to order', asked({ kind: 'order', options: options('x') }), ['x']],
    ['one possible amount', asked({ kind: 'amount', min: 3, max: 3 }), 3],
    ['nothing to share', asked({ kind: 'allot', total: 0, options: options('x', 'y') }), {}],
    ['one target', asked({ kind: 'allot', total: 2, options: options('x') }), { x: 2 }],
  ])('is given: %s', (_, request, answer) => {
    expect(obviousAnswer(request)).toEqual(answer);
  });

  test.each<[string, SeenRequest]>([
    ['two options', asked({ kind: 'choose', options: options('x', 'y') })],
    ['one may be picked', asked({ kind: 'pick', options: options('x'), min: 0, max: 1 })],
    ['two to order', asked({ kind: 'order', options: options('x', 'y') })],
    ['a range', asked({ kind: 'amount', min: 0, max: 1 })],
    ['two targets', asked({ kind: 'allot', total: 1, options: options('x', 'y') })],
    ['dice', asked({ kind: 'roll', count: 1, sides: 6 })],
  ])('is not made up: %s', (_, request) => {
    expect(obviousAnswer(request)).toBeUndefined();
  });
});
