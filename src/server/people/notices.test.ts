import { expect, test } from 'vitest';
import { Notices } from './notices.ts';

test('a person gets ten notices at once, and then waits; others get theirs', () => {
  const notices = new Notices();
  const sent = Array.from({ length: 30 }, () => notices.mayGo('ann', 'https://a.example/hook'));
  expect(sent.filter(Boolean)).toHaveLength(10);
  expect(notices.mayGo('bob', 'https://a.example/hook')).toBe(true);
});

test('many people cannot have one host flooded, whatever the path', () => {
  const notices = new Notices();
  const sent = Array.from({ length: 300 }, (_, i) => notices.mayGo(`person ${i}`, `https://a.example/${i}`));
  expect(sent.filter(Boolean)).toHaveLength(120);
  expect(notices.mayGo('cy', 'https://b.example/')).toBe(true);
});
