import { expect, test } from 'vitest';
import type { SeenEvent } from '../../kernel/index.ts';
import { chronicle, entryOf } from './chronicle.ts';

const line = (key: string, n: number): SeenEvent => ({ n, key, rule: 'T.1', params: {}, text: `${key} ${n}` });
const log = (...keys: string[]): SeenEvent[] => keys.map(line);

const telling = {
  chapter: ({ key, n }: SeenEvent) => (key === 'round' ? `Round from ${n}` : null),
  deeds: { killed: ['shot', 'bitten'], won: [] },
};

test('tells what is worth telling part by part, each with the line that led to it', () => {
  expect(
    chronicle(log('moved', 'round', 'shot', 'wounded', 'killed', 'round', 'moved', 'round', 'won'), telling),
  ).toEqual([
    { title: 'Round from 1', deeds: [{ n: 4, text: 'killed 4', cause: line('shot', 2) }] },
    { title: 'Round from 7', deeds: [{ n: 8, text: 'won 8', cause: null }] },
  ]);
});

test('says a cause once, looks for it nearby only, and leaves out what is not worth it', () => {
  const [part] = chronicle(log('shot', 'killed', 'killed'), telling);
  expect(part?.deeds.map(({ cause }) => cause?.key ?? null)).toEqual(['shot', null]);
  const far = chronicle(log('shot', ...Array<string>(8).fill('moved'), 'killed'), telling);
  expect(far[0]?.deeds[0]?.cause).toBeNull();
  expect(chronicle(log('killed'), { ...telling, worth: () => false })).toEqual([]);
});

test('a line is found after the entry that brought it, the last one where an undo came between', () => {
  const lengths = [2, 3, 3, 6, 3, 5];
  expect([0, 2, 3, 4].map((n) => entryOf(n, lengths))).toEqual([0, 1, 5, 5]);
});
