import { expect, test } from 'vitest';
import { z } from 'zod';
import { type AnyGame, Match, setupAt } from '../index.ts';
import { tiny, tinyVerbs } from '../toys.ts';

const { choose, end } = tinyVerbs;

/** Somebody answers three times; a set-up may begin after any of them. */
const counting = (more: Partial<AnyGame> = {}): AnyGame =>
  tiny(
    {
      *step(t) {
        yield* choose(t, 'a', { rule: 'R.1', prompt: { key: 'p' }, options: ['x'] });
        t.state.n = (t.state.n as number) + 1;
        if (t.state.n === 3) end(t, { won: ['a'], lost: [], rule: 'R.2', key: 'over', params: {} });
      },
    },
    {
      schema: z.strictObject({ n: z.int().min(0).max(2) }),
      setup: (_: unknown, { n }: { n: number }) => ({ n }),
      customOf: ({ n }: { n: number }) => ({ n }),
      ...more,
    } as never,
  );

const played = (game: AnyGame, answers: number): Match => {
  const match = Match.start(game, { n: 0 }, { seed: 's' });
  for (let i = 0; i < answers; i++) match.answer('a', 'x');
  return match;
};

test('a set-up begins where the match stands', () => {
  expect(setupAt(played(counting(), 0))).toEqual({ n: 0 });
  expect(setupAt(played(counting(), 2))).toEqual({ n: 2 });
});

test('a match that is over can be set up as it stood before its last answer, and stays over', () => {
  const match = played(counting(), 3);
  expect(setupAt(match)).toEqual({ n: 2 });
  expect(match.outcome).not.toBeNull();
});

test('a match that ends in a step without a question is set up before that step, where something is asked', () => {
  const silent = counting({
    *step(t: { state: { n: number } }) {
      if (t.state.n === 3) return end(t as never, { won: ['a'], lost: [], rule: 'R.2', key: 'over', params: {} });
      yield* choose(t as never, 'a', { rule: 'R.1', prompt: { key: 'p' }, options: ['x'] });
      t.state.n += 1;
    },
  } as never);
  const match = played(silent, 3);
  expect(match.outcome).not.toBeNull();
  expect(setupAt(match)).toEqual({ n: 2 });
});

test('the numbers of answers that a state keeps stay behind', () => {
  const forgetful = counting({ forgetAnswers: (state: { n: number }) => void (state.n += 10) });
  const match = played(forgetful, 2);
  expect(setupAt(match)).toEqual({ n: 12 });
  expect(match.position().state).toEqual({ n: 2 });
});

test('a game that cannot say its position gives none', () => {
  const { customOf: _, ...game } = counting();
  expect(setupAt(played(game as AnyGame, 1))).toBeNull();
});

test('what is made of a state leaves the match alone', () => {
  const match = played(counting({ customOf: (state: { n: number }) => ({ n: state.n++ }) }), 1);
  setupAt(match);
  expect(setupAt(match)).toEqual({ n: 1 });
});
