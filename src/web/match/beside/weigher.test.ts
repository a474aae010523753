import { beforeEach, describe, expect, test } from 'vitest';
import type { SeenOdds } from '../../../kernel/index.ts';
import { keyOf, Weigher } from './weigher.ts';

const ODDS: SeenOdds = { exact: true, samples: 1, reveals: false, outcomes: [{ p: 1, text: 'x' }], facts: [] };

let asked: string[];
let known: Record<string, SeenOdds | null>;
let release: (odds: SeenOdds | null) => void;
let weigher: Weigher;
const settled = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await Promise.resolve();
};
/** What is being worked out comes. */
const come = async (odds: SeenOdds | null = ODDS): Promise<void> => {
  release(odds);
  await settled();
};

beforeEach(() => {
  asked = [];
  known = {};
  weigher = new Weigher({
    ask: async (answer, unasked) => {
      asked.push(`${keyOf(answer)}${unasked ? '' : '!'}`);
      return await new Promise((resolve) => (release = resolve));
    },
    known: (key, odds) => (known[key] = odds),
    busy: () => undefined,
  });
});

describe('the odds of a question', () => {
  test('are worked out one after the other, in the order of the options', async () => {
    weigher.begin(['a', 'b', 'c']);
    expect(asked).toEqual(['a']);
    await come();
    expect([asked, known]).toEqual([['a', 'b'], { a: ODDS }]);
    await come();
    await come();
    expect(Object.keys(known)).toEqual(['a', 'b', 'c']);
  });

  test('begin with what somebody points at', async () => {
    weigher.begin(['a', 'b', 'c']);
    weigher.first('c');
    await come();
    expect(asked).toEqual(['a', 'c!']);
    await come();
    expect(asked).toEqual(['a', 'c!', 'b']);
    weigher.first('a');
    await come();
    expect(asked).toEqual(['a', 'c!', 'b']); // known already
  });

  test('are not worked out any more once it is answered, and what comes too late is dropped', async () => {
    weigher.begin(['a', 'b', 'c']);
    weigher.begin(['x']);
    await come();
    expect([asked, known]).toEqual([['a', 'x'], {}]);
    await come();
    expect(known).toEqual({ x: ODDS });
  });

  test('that are too much to be worked out unasked are, once somebody points at the option', async () => {
    weigher.begin(['battle']);
    await come(null);
    expect(known).toEqual({});
    weigher.first('battle');
    expect(asked).toEqual(['battle', 'battle!']);
    await come(null);
    expect(known).toEqual({ battle: null });
  });

  test('are worked out unasked for no more than 40 options', async () => {
    weigher.begin(Array.from({ length: 60 }, (_, i) => `o${i}`));
    for (let i = 0; i < 60; i++) await come();
    expect(asked).toHaveLength(40);
  });
});
