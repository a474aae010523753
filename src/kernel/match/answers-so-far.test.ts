import { expect, test } from 'vitest';
import { verbs } from '../asking/flow.ts';
import type { Flow, Table } from '../asking/table.ts';
import type { AnyGame, Game } from '../game.ts';
import { Match } from './match.ts';
import { z } from 'zod';

interface Diary {
  pages: number[];
}
const { choose, answersSoFar, playOut } = verbs<Diary, 'T.1'>();
const write = (t: Table<Diary>): unknown => t.state.pages.push(answersSoFar(t));

/** Writes down when things happen: at the start, after each answer, and in a game inside the game. */
const diary: Game<object, Diary> = {
  id: 'diary',
  title: 'Diary',
  version: '1',
  seats: { min: 1, max: 1 },
  schema: z.strictObject({}),
  examples: { one: {} },
  seating: () => ['a'],
  setup: () => ({ pages: [] }),
  *step(t): Flow<void> {
    write(t);
    yield* choose(t, 'a', { rule: 'T.1', prompt: { key: 'go' }, options: ['on'] });
    write(t);
    const { state } = yield* playOut(t, {
      rule: 'T.1',
      state: { pages: [] as number[] },
      *step(inner) {
        yield* choose(inner, 'a', { rule: 'T.1', prompt: { key: 'go' }, options: ['on'] });
        write(inner);
      },
      isOver: ({ pages }) => pages.length === 2,
      follow: () => 'on',
      interrupts: null,
      steps: 10,
    });
    t.state.pages.push(...state.pages);
  },
  view: () => null,
  redeal() {},
  texts: { go: 'Go on' },
  names: () => ({}),
};

test('rules know how many answers have led here, and a replay, an undo and a fork tell the same', () => {
  const match = Match.start<Diary>(diary as AnyGame, {}, { seed: 'pages' });
  match.answer('a', 'on');
  match.answer('a', 'on');
  const pages = [0, 1, 1, 1, 1, 2, 2, 2, 2];
  expect(match.state.pages).toEqual(pages);
  expect(Match.load<Diary>(diary as AnyGame, match.record()).state.pages).toEqual(pages);
  expect(match.fork().state.pages).toEqual(pages);
  match.undo(1, ['a']);
  match.answer('a', 'on');
  expect(match.state.pages).toEqual(pages);
});
