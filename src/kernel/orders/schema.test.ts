import { describe, expect, test } from 'vitest';
import { ordersSchema, wrongOrders } from '../index.ts';
import { sentry } from '../toys.ts';
import { type AnyInterrupts, type Interrupts, verdictOn } from './orders.ts';

const { kinds } = sentry.interrupts as AnyInterrupts;

describe('standing orders in a position that is set up by hand', () => {
  const faults = (orders: Parameters<typeof wrongOrders>[1]) => wrongOrders({ kinds }, orders, ['a', 'b']);

  test('are none if nothing is said', () => {
    expect(ordersSchema.parse(undefined)).toEqual({});
    expect(ordersSchema.parse({ a: { hit: 'never', sighted: { word: 'within', n: 3 } } })).toEqual({
      a: { hit: 'never', sighted: { word: 'within', n: 3 } },
    });
    expect(ordersSchema.safeParse({ a: { hit: { word: 'within' } } }).success).toBe(false);
  });

  test('are ask, never or a word of the game, with a number where the word takes one', () => {
    expect(faults({ a: { hit: 'ask' }, b: { sighted: 'never', hit: 'spare' } })).toEqual([]);
    for (const n of [1, 12]) expect(faults({ a: { sighted: { word: 'within', n } } })).toEqual([]);
  });

  test('that nobody can have given are told one by one', () => {
    expect(faults({ c: { hit: 'never' }, a: { hit: 'run', sighted: { word: 'never', n: 2 } } })).toEqual([
      { path: ['orders', 'c'], message: 'Nobody sits there' },
      { path: ['orders', 'a', 'hit'], message: 'There is no order run' },
      { path: ['orders', 'a', 'sighted'], message: 'The order never takes no number' },
    ]);
    const number = { path: ['orders', 'b', 'sighted'], message: 'The order within takes a number from 1 to 12' };
    for (const order of ['within', { word: 'within', n: 0 }, { word: 'within', n: 13 }])
      expect(faults({ b: { sighted: order } })).toEqual([number]);
    expect(faults({ b: { hit: { word: 'always', n: 1 } } })).toEqual([
      { path: ['orders', 'b', 'hit'], message: 'The order always takes no number' },
    ]);
  });
});

describe('what an order says', () => {
  interface Facts {
    readonly hit: { readonly left: number };
    readonly seen: null;
  }
  const interrupts: Interrupts<Record<string, never>, Facts> = {
    rule: 'R.1',
    open: true,
    orders: (state) => ({ a: state }),
    seats: () => ['a'],
    kinds: {
      hit: {
        spare: { says: 'act', holds: ({ left }, _state, _seat, n) => left > 1 + n },
        'ask.last': { says: 'ask', holds: ({ left }) => left === 1 },
      },
      seen: {},
    },
  };
  const says = (orders: object, kind: 'hit' | 'seen', about: string[] = [], left = 2) =>
    verdictOn(interrupts, orders as never, 'a', { kind, about, facts: (kind === 'hit' ? { left } : null) as never });

  test('of a seat that has said nothing is to ask', () => {
    expect(says({}, 'hit')).toBe('ask');
    expect(verdictOn(interrupts, {}, 'b', { kind: 'seen', facts: null })).toBe('ask');
  });

  test('is what is said about the thing itself before what is said about its kind', () => {
    const orders = { S04: 'never', hit: 'spare', S05: 'ask' };
    expect(says(orders, 'hit')).toBe('act');
    expect(says(orders, 'hit', ['S04'])).toBe('pass');
    expect(says(orders, 'hit', ['S05', 'S04'])).toBe('ask');
    expect(says(orders, 'hit', ['S06', 'S04'])).toBe('pass');
    expect(says(orders, 'hit', ['S06'])).toBe('act');
  });

  test('passes while its word does not hold', () => {
    expect([3, 2, 1].map((left) => says({ hit: 'spare' }, 'hit', [], left))).toEqual(['act', 'act', 'pass']);
    expect([3, 2].map((left) => says({ hit: { word: 'spare', n: 1 } }, 'hit', [], left))).toEqual(['act', 'pass']);
    expect([2, 1].map((left) => says({ hit: 'ask.last' }, 'hit', [], left))).toEqual(['pass', 'ask']);
  });

  test('about another kind passes if it says when to act, and asks if it says when to ask', () => {
    expect(says({ S04: 'spare' }, 'seen', ['S04'])).toBe('pass');
    expect(says({ S04: 'ask.last' }, 'seen', ['S04'])).toBe('ask');
    expect(says({ S04: 'unheard' }, 'seen', ['S04'])).toBe('ask');
  });
});
