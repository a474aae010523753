import { expect, test } from 'vitest';
import { Recent } from '../index.ts';

test('the one that was not wanted for the longest time is forgotten first', () => {
  const recent = new Recent<string, number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  expect(recent.get('a')).toBe(1);
  recent.set('c', 3);
  expect([recent.get('a'), recent.get('b'), recent.get('c'), recent.size]).toEqual([1, undefined, 3, 2]);
});

test('what is kept is made once', () => {
  const recent = new Recent<string, object>(1);
  const made = recent.make('a', () => ({}));
  expect(recent.make('a', () => ({}))).toBe(made);
  recent.make('b', () => ({}));
  expect(recent.make('a', () => ({}))).not.toBe(made);
});
