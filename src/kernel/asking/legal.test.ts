import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf } from './answers.ts';
import { Seeded } from '../chance/chance.ts';
import { seedWords } from '../data/hash.ts';
import { canonical } from '../data/json.ts';
import { type Below, legalAnswers, sampleAnswer } from './legal.ts';
import { livelyOnly } from '../match/liveness.ts';
import type { Open, Request } from './request.ts';

const common = { seats: ['a', 'b'], mode: 'any', rule: 'R.1', prompt: { key: 'p' } } as const;
const options = [{ id: 'x' }, { id: 'y' }, { id: 'z', seats: ['b'] }];
const place: Request = {
  ...common,
  kind: 'place',
  region: { discs: [{ x: 0, y: 0, radius: 2 }] },
  suggestions: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ],
};
const path: Request = { ...common, kind: 'path', from: { x: 0, y: 0 }, budget: 1, suggestions: [[{ x: 1, y: 0 }]] };

/** Whoever takes z takes nothing else. */
const apart = (): Open => ({
  ...common,
  kind: 'pick',
  options,
  min: 1,
  max: 2,
  suggestions: [['z'], ['x', 'y']],
  check: (ids) =>
    (ids as string[]).includes('z') && (ids as string[]).length > 1 ? { rule: 'R.2', reason: { key: 'no' } } : null,
});

const belowFrom = (seed: string): Below => {
  const luck = new Seeded(seedWords(seed));
  return (n) => luck.below(n);
};

describe('legalAnswers', () => {
  test('choose: the options of that seat', () => {
    const request: Request = { ...common, kind: 'choose', options };
    expect(legalAnswers(request, 'a')).toEqual(['x', 'y']);
    expect(legalAnswers(request, 'b')).toEqual(['x', 'y', 'z']);
  });

  test('pick: every subset of the right size', () => {
    const request: Request = { ...common, kind: 'pick', options, min: 1, max: 2 };
    expect(legalAnswers(request, 'a')).toEqual([['x', 'y'], ['x'], ['y']]);
    expect(legalAnswers(request, 'b')).toEqual([['x', 'y'], ['x', 'z'], ['x'], ['y', 'z'], ['y'], ['z']]);
    expect(legalAnswers({ ...request, min: 0, max: 0 }, 'b')).toEqual([[]]);
    expect(legalAnswers({ ...request, min: 3, max: 3 }, 'a')).toEqual([]);
  });

  test('pick: only what the rule accepts as a whole', () => {
    expect(legalAnswers(apart(), 'b')).toEqual([['x', 'y'], ['x'], ['y'], ['z']]);
    expect(legalAnswers(apart(), 'b', 5)).toBeNull(); // of the right form there are six
  });

  test('order: every arrangement', () => {
    const request: Request = { ...common, kind: 'order', options };
    expect(legalAnswers(request, 'a')).toEqual([
      ['x', 'y'],
      ['y', 'x'],
    ]);
    expect(legalAnswers(request, 'b')).toHaveLength(6);
    expect(legalAnswers({ ...request, options: [] }, 'a')).toEqual([[]]);
  });

  test('amount: every number', () => {
    expect(legalAnswers({ ...common, kind: 'amount', min: -1, max: 2 }, 'a')).toEqual([-1, 0, 1, 2]);
  });

  test('allot: every way to share', () => {
    const shares = [{ id: 'x', max: 1 }, { id: 'y' }];
    expect(legalAnswers({ ...common, kind: 'allot', total: 2, options: shares }, 'a')).toEqual([
      { x: 1, y: 1 },
      { y: 2 },
    ]);
    expect(legalAnswers({ ...common, kind: 'allot', total: 0, options: shares }, 'a')).toEqual([{}]);
    expect(legalAnswers({ ...common, kind: 'allot', total: 2, options: [{ id: 'x', max: 1 }] }, 'a')).toEqual([]);
  });

  test('roll: every throw', () => {
    expect(legalAnswers({ ...common, kind: 'roll', count: 2, sides: 2 }, 'a')).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ]);
    expect(legalAnswers({ ...common, kind: 'roll', count: 0, sides: 6 }, 'a')).toEqual([[]]);
  });

  test('points and ways cannot be listed', () => {
    expect(legalAnswers(place, 'a')).toBeNull();
    expect(legalAnswers(path, 'a')).toBeNull();
  });

  test('a seat that is not asked has none', () => {
    expect(legalAnswers({ ...common, kind: 'choose', options }, 'c')).toEqual([]);
    expect(legalAnswers(place, 'c')).toEqual([]);
  });

  test('too many are not listed', () => {
    const amount: Request = { ...common, kind: 'amount', min: 1, max: 1000 };
    expect(legalAnswers(amount, 'a')).toHaveLength(1000);
    expect(legalAnswers({ ...amount, max: 1001 }, 'a')).toBeNull();
    expect(legalAnswers(amount, 'a', 999)).toBeNull();
    expect(legalAnswers({ ...common, kind: 'choose', options }, 'a', 1)).toBeNull();
    const many = Array.from({ length: 40 }, (_, i) => ({ id: `${i}` }));
    expect(legalAnswers({ ...common, kind: 'pick', options: many, min: 0, max: 40 }, 'a')).toBeNull();
    expect(legalAnswers({ ...common, kind: 'order', options: many }, 'a')).toBeNull();
    expect(legalAnswers({ ...common, kind: 'roll', count: 20, sides: 6 }, 'a')).toBeNull();
    expect(legalAnswers({ ...common, kind: 'allot', total: 40, options: many }, 'a')).toBeNull();
  });
});

const some = fc.uniqueArray(fc.constantFrom('p', 'q', 'r', 's'), { minLength: 1 }).chain((names) =>
  fc.tuple(
    ...names.map((id) =>
      fc.record(
        {
          id: fc.constant(id),
          seats: fc.constantFrom(['a'], ['b'], ['a', 'b']),
          max: fc.integer({ min: 0, max: 3 }),
        },
        { requiredKeys: ['id'] },
      ),
    ),
  ),
);
const span = fc
  .tuple(fc.nat(3), fc.nat(3))
  .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }));

/** A choice with a rule that likes some choices and dislikes others, and knows of one that it likes. */
const judged: fc.Arbitrary<Open> = fc
  .tuple(some, span, fc.infiniteStream(fc.boolean()))
  .filter(([list, { min }]) => min <= list.length)
  .chain(([list, range, liking]) => {
    const pick = { ...common, kind: 'pick', options: list, ...range } as const;
    const all = legalAnswers(pick, 'a') as string[][];
    const liked = new Set(all.filter(() => liking.next().value).map((ids) => canonical(ids.toSorted())));
    const accepted = all.filter((ids) => liked.has(canonical(ids.toSorted())));
    return fc.subarray(accepted, { minLength: Math.min(1, accepted.length) }).map(
      (suggestions): Open => ({
        ...pick,
        suggestions,
        check: (ids) =>
          liked.has(canonical((ids as string[]).toSorted())) ? null : { rule: 'R.2', reason: { key: 'no' } },
      }),
    );
  });

/** Any request that somebody can answer. */
const anyRequest: fc.Arbitrary<Open> = fc
  .oneof(
    judged,
    some.map((list): Open => ({ ...common, kind: 'choose', options: list })),
    fc.tuple(some, span).map(([list, range]): Request => ({ ...common, kind: 'pick', options: list, ...range })),
    some.map((list): Request => ({ ...common, kind: 'order', options: list })),
    span.map((range): Request => ({ ...common, kind: 'amount', ...range })),
    fc.tuple(some, fc.nat(4)).map(([list, total]): Request => ({ ...common, kind: 'allot', options: list, total })),
    fc
      .tuple(fc.nat(3), fc.integer({ min: 1, max: 4 }))
      .map(([count, sides]): Request => ({ ...common, kind: 'roll', count, sides })),
    fc.constant(place),
    fc.constant(path),
  )
  .filter((request) => isLively({ ...request, seats: ['a'], mode: 'one' }))
  .map((request) => ({ ...request, seats: ['a'], mode: 'one' }));

function isLively(request: Open): boolean {
  try {
    return livelyOnly(request) === request;
  } catch {
    return false;
  }
}

describe('any request', () => {
  test('everything that is listed is accepted, each thing once', () =>
    fc.assert(
      fc.property(anyRequest, (request) => {
        const all = legalAnswers(request, 'a') ?? [];
        for (const answer of all) expect(refusalOf(request, 'a', answer)).toBeNull();
        expect(new Set(all.map((answer) => canonical(answer))).size).toBe(all.length);
        if (request.kind !== 'place' && request.kind !== 'path') expect(all.length).toBeGreaterThan(0);
      }),
      { seed: 1, numRuns: 300 },
    ));

  test('the sampler gives legal answers only', () =>
    fc.assert(
      fc.property(anyRequest, fc.string(), (request, seed) => {
        expect(refusalOf(request, 'a', sampleAnswer(request, 'a', belowFrom(seed)))).toBeNull();
      }),
      { seed: 1, numRuns: 300 },
    ));

  test('the sampler gives every answer that is listed, sooner or later', () => {
    const requests: Open[] = [
      apart(),
      { ...common, kind: 'choose', options },
      { ...common, kind: 'pick', options, min: 1, max: 5 },
      { ...common, kind: 'order', options },
      { ...common, kind: 'amount', min: 3, max: 7 },
      { ...common, kind: 'allot', total: 2, options: [{ id: 'x', max: 1 }, { id: 'y' }] },
      { ...common, kind: 'roll', count: 2, sides: 3 },
    ];
    for (const request of requests) {
      const below = belowFrom(request.kind);
      const found = new Set<string>();
      const form = (answer: unknown): string =>
        canonical(request.kind === 'pick' ? (answer as string[]).toSorted() : answer);
      for (let i = 0; i < 500; i++) found.add(form(sampleAnswer(request, 'b', below)));
      expect([...found].sort()).toEqual((legalAnswers(request, 'b') ?? []).map(form).sort());
    }
  });

  test('where the rule accepts next to nothing the suggestions are sampled', () => {
    const many = Array.from({ length: 40 }, (_, i) => ({ id: `${i}` }));
    const all = many.map(({ id }) => id);
    const picky: Open = {
      ...common,
      kind: 'pick',
      options: many,
      min: 0,
      max: 40,
      suggestions: [all, ['7', '9']],
      check: (ids) =>
        [40, 2].includes((ids as string[]).length) && (ids as string[]).includes('7')
          ? null
          : { rule: 'R.2', reason: { key: 'no' } },
    };
    const below = belowFrom('picky');
    const sizes = new Set(Array.from({ length: 60 }, () => (sampleAnswer(picky, 'a', below) as string[]).length));
    expect(sizes).toEqual(new Set([40, 2]));
    const dead: Open = { ...picky, check: () => ({ rule: 'R.2', reason: { key: 'no' } }) };
    expect(() => sampleAnswer(dead, 'a', () => 0)).toThrow('offered nothing');
  });

  test('points and ways come from the suggestions, as copies', () => {
    const below = belowFrom('place');
    const points = Array.from({ length: 30 }, () => sampleAnswer(place, 'a', below));
    expect(new Set(points.map((point) => canonical(point))).size).toBe(2);
    expect(points[0]).not.toBe(place.kind === 'place' && place.suggestions[0]);
    expect(sampleAnswer(path, 'a', below)).toEqual([{ x: 1, y: 0 }]);
    expect((sampleAnswer(path, 'a', below) as unknown[])[0]).not.toBe(path.kind === 'path' && path.suggestions[0]?.[0]);
  });

  test('where nothing is offered the sampler says so', () => {
    expect(() => sampleAnswer({ ...common, kind: 'choose', options: [] }, 'a', () => 0)).toThrow('offered nothing');
  });
});
