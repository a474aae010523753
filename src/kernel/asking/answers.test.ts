import { describe, expect, test } from 'vitest';
import { allowedFor, asideNamed, asidesFor, mayAnswer, optionsFor, refusalOf } from './answers.ts';
import type { Answer, Aside, Open, Pick, Request } from './request.ts';

const common = { seats: ['a'], mode: 'one', rule: 'R.1', prompt: { key: 'p' } } as const;
const options = [{ id: 'x' }, { id: 'y' }, { id: 'z' }];
const aside = (id: string, ...seats: string[]): Aside => ({ id, seats, rule: 'R.9', label: { key: id } });

const choose: Request = { ...common, kind: 'choose', options };
const pick: Request = { ...common, kind: 'pick', options, min: 1, max: 2 };
const exactly: Request = { ...common, kind: 'pick', options, min: 2, max: 2 };
const order: Request = { ...common, kind: 'order', options };
const amount: Request = { ...common, kind: 'amount', min: 2, max: 4 };
const allot: Request = { ...common, kind: 'allot', total: 3, options: [{ id: 'x', max: 2 }, { id: 'y' }] };
const place: Request = {
  ...common,
  kind: 'place',
  region: { discs: [{ x: 0, y: 0, radius: 2 }] },
  suggestions: [{ x: 0, y: 0 }],
};
const path: Request = { ...common, kind: 'path', from: { x: 1, y: 2 }, budget: 6, suggestions: [[{ x: 1, y: 1 }]] };
const roll: Request = { ...common, kind: 'roll', count: 2, sides: 6 };

const wrong = (request: Open, answer: Answer): string | null => refusalOf(request, 'a', answer)?.message ?? null;

describe('answers that fit', () => {
  test.each<[string, Request, Answer]>([
    ['choose: an id', choose, 'y'],
    ['pick: the least', pick, ['z']],
    ['pick: the most, in any order', pick, ['z', 'x']],
    ['order: all of them', order, ['z', 'x', 'y']],
    ['amount: the least', amount, 2],
    ['amount: the most', amount, 4],
    ['allot: all shares', allot, { x: 2, y: 1 }],
    ['allot: a share of nothing', allot, { x: 0, y: 3 }],
    ['allot: one share alone', allot, { y: 3 }],
    ['place: a point', place, { x: 1, y: -1 }],
    [
      'path: points',
      path,
      [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ],
    ],
    ['path: a destination', path, { to: { x: 5, y: 5 } }],
    ['roll: the dice', roll, [1, 6]],
  ])('%s', (_, request, answer) => {
    expect(refusalOf(request, 'a', answer)).toBeNull();
  });
});

const ONE_OF = 'The answer is the id of one of the options';
const SOME_OF = 'The answer is a list of ids of the options, each at most once';
const ALL_OF = 'The answer is the list of all ids, each once, in the order wanted';
const WHOLE = 'The answer is a whole number from 2 to 4';
const SHARES = 'The answer gives each id a whole number: {"id": 2}';
const DICE = 'The answer is a list of 2 numbers from 1 to 6';

describe('answers that do not fit', () => {
  test.each<[Request, Answer, string]>([
    [choose, 'w', ONE_OF],
    [choose, ['x'], ONE_OF],
    [choose, 0, ONE_OF],
    [choose, null, ONE_OF],
    [pick, 'x', SOME_OF],
    [pick, { 0: 'x' }, SOME_OF],
    [pick, ['w'], SOME_OF],
    [pick, ['x', 'x'], SOME_OF],
    [pick, [], 'Name at least 1 and at most 2'],
    [pick, ['x', 'y', 'z'], 'Name at least 1 and at most 2'],
    [exactly, ['x'], 'Name exactly 2'],
    [exactly, ['x', 'y', 'z'], 'Name exactly 2'],
    [order, ['x', 'y'], ALL_OF],
    [order, ['x', 'y', 'y'], ALL_OF],
    [order, ['x', 'y', 'w'], ALL_OF],
    [order, 'x', ALL_OF],
    [amount, 1, WHOLE],
    [amount, 5, WHOLE],
    [amount, 2.5, WHOLE],
    [amount, '3', WHOLE],
    [amount, [3], WHOLE],
    [allot, 3, SHARES],
    [allot, null, SHARES],
    [allot, [3], SHARES],
    [allot, { w: 3 }, '"w" is not among the options'],
    [allot, { x: 1.5, y: 1.5 }, 'x needs a whole number of 0 or more'],
    [allot, { x: -1, y: 4 }, 'x needs a whole number of 0 or more'],
    [allot, { x: '1', y: 2 }, 'x needs a whole number of 0 or more'],
    [allot, { x: 3 }, 'x can take at most 2'],
    [allot, { y: 4 }, 'y can take at most 3'],
    [allot, { x: 1, y: 1 }, 'The shares must add up to 3, not 2'],
    [allot, {}, 'The shares must add up to 3, not 0'],
    [place, { x: 3, y: 0 }, 'The point is outside the region'],
    [path, [], 'The answer is a list of points, or {"to": point} for the cheapest way there'],
    [roll, [1], DICE],
    [roll, [1, 2, 3], DICE],
    [roll, [0, 1], DICE],
    [roll, [1, 7], DICE],
    [roll, [1, 1.5], DICE],
    [roll, [1, '2'], DICE],
    [roll, 3, DICE],
  ])('%j is refused', (request, answer, message) => {
    expect(refusalOf(request, 'a', answer)).toMatchObject({ code: 'bad-answer', rule: 'R.1', message, got: answer });
  });
});

describe('what was allowed', () => {
  test.each<[Request, object]>([
    [choose, { kind: 'choose', options: ['x', 'y', 'z'] }],
    [pick, { kind: 'pick', options: ['x', 'y', 'z'], min: 1, max: 2 }],
    [order, { kind: 'order', options: ['x', 'y', 'z'] }],
    [amount, { kind: 'amount', min: 2, max: 4 }],
    [allot, { kind: 'allot', options: ['x', 'y'], total: 3 }],
    [place, { kind: 'place', region: { discs: [{ x: 0, y: 0, radius: 2 }] }, suggestions: [{ x: 0, y: 0 }] }],
    [path, { kind: 'path', from: { x: 1, y: 2 }, budget: 6 }],
    [roll, { kind: 'roll', count: 2, sides: 6 }],
  ])('%j', (request, allowed) => {
    expect(allowedFor(request, 'a')).toEqual(allowed);
    expect(refusalOf(request, 'a', 'nonsense')?.allowed).toEqual(allowed);
  });

  test('asides are allowed too, each to its seats', () => {
    const request = { ...choose, asides: [aside('duck', 'a', 'b'), aside('cheer', 'b')] };
    expect(allowedFor(request, 'a')).toEqual({ kind: 'choose', options: ['x', 'y', 'z'], asides: ['duck'] });
    expect(allowedFor(request, 'b')).toEqual({ kind: 'choose', seats: ['a'], asides: ['duck', 'cheer'] });
    expect(allowedFor(request, 'c')).toEqual({ kind: 'choose', seats: ['a'] });
  });
});

describe('who may say what', () => {
  test('a seat that is not waited for is told so', () => {
    expect(refusalOf({ ...choose, seats: ['a', 'b'], mode: 'any' }, 'c', 'x')).toEqual({
      code: 'not-your-turn',
      rule: 'R.1',
      message: 'Waiting for a, b, not for c',
      got: 'x',
      allowed: { kind: 'choose', seats: ['a', 'b'] },
    });
  });

  test('some options are open to some seats only', () => {
    const request: Request = {
      ...common,
      seats: ['a', 'b'],
      mode: 'any',
      kind: 'choose',
      options: [{ id: 'x' }, { id: 'y', seats: ['b'] }],
    };
    expect(optionsFor(request.options, 'a').map(({ id }) => id)).toEqual(['x']);
    expect(optionsFor(request.options, 'b').map(({ id }) => id)).toEqual(['x', 'y']);
    expect(refusalOf(request, 'a', 'y')?.allowed).toEqual({ kind: 'choose', options: ['x'] });
    expect(refusalOf(request, 'b', 'y')).toBeNull();
    const ordering: Request = { ...request, kind: 'order' };
    expect(refusalOf(ordering, 'a', ['x'])).toBeNull();
    expect(wrong(ordering, ['x', 'y'])).toBe(ALL_OF);
    const allotting: Request = { ...request, kind: 'allot', total: 1 };
    expect(wrong(allotting, { y: 1 })).toBe('"y" is not among the options');
  });

  test('an aside is an answer for the seats that have it, asked or not', () => {
    const request = { ...amount, asides: [aside('duck', 'a', 'b')] };
    expect(refusalOf(request, 'a', 'duck')).toBeNull();
    expect(refusalOf(request, 'b', 'duck')).toBeNull();
    expect(refusalOf(request, 'c', 'duck')?.code).toBe('not-your-turn');
    expect(refusalOf(request, 'a', 'cheer')?.code).toBe('bad-answer');
    expect(refusalOf(request, 'b', 3)?.code).toBe('not-your-turn');
    expect(['a', 'b', 'c'].map((seat) => mayAnswer(request, seat))).toEqual([true, true, false]);
    expect(mayAnswer(amount, 'b')).toBe(false);
    expect(asidesFor(request, 'b').map(({ id }) => id)).toEqual(['duck']);
    expect(asidesFor(amount, 'b')).toEqual([]);
  });

  test('an option goes before an aside of the same name', () => {
    const request = { ...choose, asides: [aside('x', 'a', 'b'), aside('duck', 'b')] };
    expect(asideNamed(request, 'a', 'x')).toBeUndefined();
    expect(asideNamed(request, 'b', 'x')?.id).toBe('x');
    expect(asideNamed(request, 'b', 'duck')?.id).toBe('duck');
    expect(asideNamed(request, 'a', 'duck')).toBeUndefined();
    expect(asideNamed(request, 'b', ['duck'])).toBeUndefined();
    expect(asideNamed({ ...pick, asides: [aside('x', 'a')] }, 'a', 'x')?.id).toBe('x');
    expect(asideNamed(choose, 'a', 'x')).toBeUndefined();
  });
});

describe('what a rule has against an answer', () => {
  const swamp = { rule: 'R.7', reason: { key: 'swamp', params: { depth: 3 } }, facts: { depth: 3 } };
  const checked: Open = { ...place, check: (answer) => ((answer as { x: number }).x > 1 ? swamp : null) };

  test('the refusal cites that rule, its reason and what it found', () => {
    expect(refusalOf(checked, 'a', { x: 1.5, y: 0 })).toEqual({
      code: 'bad-answer',
      rule: 'R.7',
      message: 'The rule does not allow this',
      got: { x: 1.5, y: 0 },
      allowed: allowedFor(place, 'a'),
      reason: { key: 'swamp', params: { depth: 3 } },
      facts: { depth: 3 },
    });
    const bare: Open = { ...place, check: () => ({ rule: 'R.7', reason: { key: 'no' } }) };
    expect(refusalOf(bare, 'a', { x: 0, y: 0 })).not.toHaveProperty('facts');
  });

  test('a choice of several is judged as a whole, and the refusal names choices that are accepted', () => {
    const [no, suggestions] = [{ rule: 'R.7', reason: { key: 'apart' } }, [['x'], ['z', 'y']]];
    const apart: Open = {
      ...(pick as Pick),
      suggestions,
      check: (ids) => ((ids as string[]).includes('x') && (ids as string[]).length > 1 ? no : null),
    };
    expect(refusalOf(apart, 'a', ['y', 'z'])).toBeNull();
    expect(refusalOf(apart, 'a', ['x', 'y'])).toMatchObject({ ...no, got: ['x', 'y'], allowed: { suggestions } });
    expect(refusalOf(apart, 'a', ['x', 'x'])).toMatchObject({ rule: 'R.1' });
    expect(allowedFor(pick, 'a')).not.toHaveProperty('suggestions');
  });

  test('the rule is asked only about answers that have the right form', () => {
    expect(refusalOf(checked, 'a', { x: 1, y: 0 })).toBeNull();
    const never: Open = {
      ...place,
      check: () => {
        throw new Error('asked');
      },
    };
    expect(refusalOf(never, 'a', 'nonsense')?.rule).toBe('R.1');
  });

  test('the rule is told who asks', () => {
    const seats: string[] = [];
    const request: Open = {
      ...place,
      check: (_, seat) => {
        seats.push(seat);
        return null;
      },
    };
    refusalOf(request, 'a', { x: 0, y: 0 });
    expect(seats).toEqual(['a']);
  });
});

test('a refusal does not hand a flood of nonsense back', () => {
  expect(JSON.stringify(refusalOf(choose, 'a', 'x'.repeat(1_000_000))).length).toBeLessThan(1000);
  expect(JSON.stringify(refusalOf(allot, 'a', { ['x'.repeat(1_000_000)]: 1 })).length).toBeLessThan(1000);
});
