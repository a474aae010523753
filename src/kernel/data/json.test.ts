import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brief, canonical, copy, notPlainAt } from './json.ts';

describe('copy', () => {
  test('a copy is equal, and changing it leaves the original alone', () => {
    const original = { list: [{ a: 1, deep: { b: [1, 2] } }], words: ['x'], nothing: null, n: 1, yes: true };
    const copied = copy(original);
    expect(copied).toEqual(original);
    copied.list[0]?.deep.b.push(3);
    copied.words.push('y');
    copied.list.push({ a: 2, deep: { b: [] } });
    expect(original).toEqual({
      list: [{ a: 1, deep: { b: [1, 2] } }],
      words: ['x'],
      nothing: null,
      n: 1,
      yes: true,
    });
  });

  test.each([null, 1, 'text', true, [], {}, [[1], [2]], [null, null]])('%j is copied as it is', (value) => {
    expect(copy(value)).toEqual(value);
  });

  test('lists of lists are copied all the way down', () => {
    const original = [[1], [2]];
    copy(original)[0]?.push(9);
    expect(original).toEqual([[1], [2]]);
  });

  test('any plain data with lists of one kind is copied whole', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(notPlainAt(value) === null);
        expect(copy(value)).toEqual(value);
      }),
    ));
});

describe('canonical', () => {
  test('keys are sorted at every depth, lists keep their order', () => {
    expect(canonical({ b: [{ d: 1, c: 2 }], a: 'x' })).toBe('{"a":"x","b":[{"c":2,"d":1}]}');
    expect(canonical([3, 1, 2])).toBe('[3,1,2]');
    expect(canonical({ Z: 1, a: 2, '"': 3 })).toBe('{"\\"":3,"Z":1,"a":2}');
  });

  test('it is JSON of the same data', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    ));

  test('the order in which keys were set does not matter', () => {
    expect(canonical({ a: 1, b: 2, c: 3 })).toBe(canonical({ c: 3, a: 1, b: 2 }));
  });

  test.each([
    [{ a: 1 }, { a: 2 }],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: null }, {}],
    ['1', 1],
    [[], {}],
  ])('%j and %j differ', (one, other) => {
    expect(canonical(one)).not.toBe(canonical(other));
  });
});

describe('notPlainAt', () => {
  test.each([null, true, 'x', 0, -1.5, [], {}, [1, 'a', null, true], [{ a: [] }, { b: 1 }], { a: { b: [[1], [2]] } }])(
    '%j is plain',
    (value) => {
      expect(notPlainAt(value)).toBeNull();
    },
  );

  const holed = new Array<number>(2);
  holed[1] = 2;
  class Thing {
    a = 1;
  }

  test.each<[string, unknown, string]>([
    ['not a number', { a: [0, Number.NaN] }, '$.a.1'],
    ['infinity', Infinity, '$'],
    ['undefined', { a: undefined }, '$.a'],
    ['a function', { a: { b: () => 1 } }, '$.a.b'],
    ['a big whole number', [1n], '$.0'],
    ['a symbol', { a: Symbol('x') }, '$.a'],
    ['a date', { at: new Date(0) }, '$.at'],
    ['a map', new Map(), '$'],
    ['an instance of a class', { thing: new Thing() }, '$.thing'],
    ['a hole in a list', { holed }, '$.holed.0'],
    ['objects after plain values', { mixed: [1, {}] }, '$.mixed'],
    ['plain values after objects', { mixed: [{}, 1] }, '$.mixed'],
    ['nothing beside objects', [{ a: 1 }, null], '$'],
    ['a key that sets the prototype', JSON.parse('{"a": {"__proto__": 1}}'), '$.a'],
    ['the first of two', { a: undefined, b: undefined }, '$.a'],
  ])('%s is found', (_, value, path) => {
    expect(notPlainAt(value)).toBe(path);
  });
});

describe('brief', () => {
  test.each([null, 1, false, 'short', [1, 2], { x: 1, y: [{ a: 'b' }] }])('%j stays as it is', (value) => {
    expect(brief(value)).toEqual(value);
  });

  test('long texts and lists are cut, what is deep is left out', () => {
    expect(brief('x'.repeat(300))).toBe(`${'x'.repeat(200)}…`);
    expect(brief('x'.repeat(200))).toBe('x'.repeat(200));
    expect(brief(new Array<number>(500).fill(0))).toHaveLength(200);
    expect(
      Object.keys(brief(Object.fromEntries(Array.from({ length: 300 }, (_, i) => [i, i]))) as object),
    ).toHaveLength(200);
    expect(brief({ a: { b: { c: { d: 1 } } } })).toEqual({ a: { b: { c: { d: 1 } } } });
    expect(brief({ a: { b: { c: { d: [1] } } } })).toEqual({ a: { b: { c: { d: '…' } } } });
    expect(brief([[[[[1]]]]])).toEqual([[[['…']]]]);
    expect(brief({ ['k'.repeat(300)]: 1 })).toEqual({ [`${'k'.repeat(200)}…`]: 1 });
  });

  test('what is missing becomes null', () => {
    expect(brief(undefined)).toBeNull();
  });
});
