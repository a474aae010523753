import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitmentTo, hashOf, seedWords, sha256Hex } from './hash.ts';

const reference = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

describe('hashes', () => {
  test.each(['', 'abc', 'Zombie 🧟', 'x'.repeat(1000)])('SHA-256 of %j', (text) => {
    expect(sha256Hex(text)).toBe(reference(text));
  });

  test('equal data has the same hash whatever the order of its keys, other data another', () => {
    expect(hashOf({ a: 1, b: [2] })).toBe(hashOf({ b: [2], a: 1 }));
    expect(hashOf({ a: 1, b: [2] })).not.toBe(hashOf({ a: 1, b: [3] }));
    expect(hashOf({ a: 1 })).toBe(reference('{"a":1}'));
  });

  test('the commitment is the SHA-256 of the seed, which anybody can check', () => {
    expect(commitmentTo('my seed')).toBe(reference('my seed'));
  });
});

describe('seedWords', () => {
  test('the words follow from the seed, and never tell the commitment', () => {
    const bytes = createHash('sha256').update('holdout:seed').digest();
    const words = [0, 4, 8].map((at) => bytes.readInt32BE(at));
    expect(seedWords('seed')).toEqual([...words, bytes.readInt32BE(12) | 1]);
    expect(seedWords('seed')).toEqual(seedWords('seed'));
    expect(seedWords('seed')).not.toEqual(seedWords('seeds'));
  });

  test('the generator never starts at all zeros', () => {
    for (let i = 0; i < 50; i++) expect(seedWords(String(i))[3] & 1).toBe(1);
  });
});
