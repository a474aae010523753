import { expect, test } from 'vitest';
import type { MatchRecord } from '../../../kernel/index.ts';
import { packed, unpacked } from './share.ts';

const record: MatchRecord = {
  format: 'holdout-record/1',
  game: 'wave',
  version: '1',
  setup: { players: [{ character: 'random', weapon: 'choose' }], first: 'random' },
  seed: 'ü',
  answers: Array.from({ length: 300 }, (_, i) => ({ seat: 'a', answer: `keep:${i % 7}` })),
};

test('a record goes through an address and comes back whole', async () => {
  const text = await packed(record);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text.length).toBeLessThan(JSON.stringify(record).length / 4);
  expect(await unpacked(text)).toEqual(record);
});

test('an address that was cut off is refused', async () => {
  await expect(unpacked((await packed(record)).slice(0, 40))).rejects.toThrow();
});
