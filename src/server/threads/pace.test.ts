import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

test('a match is new for a few calls, then quick, and heavy from its first long call until it has behaved', () => {
  const pace = new Pace();
  expect(pace.laneAfter(null)).toBe('fresh');
  for (let i = 0; i < 2; i++) pace.took(1);
  expect(pace.laneAfter('fresh')).toBe('quick');
  pace.took(4000);
  expect(pace.laneAfter('quick')).toBe('heavy');
  pace.took(1);
  expect(pace.laneAfter('heavy')).toBe('heavy');
  for (let i = 0; i < 40; i++) pace.took(1);
  expect(pace.laneAfter('heavy')).toBe('quick');
});

test('a hiccup of the machine does not make a match heavy, being stopped does', () => {
  const pace = new Pace();
  for (let i = 0; i < 10; i++) pace.took(i % 2 === 0 ? 25 : 1);
  expect(pace.laneAfter('quick')).toBe('quick');
  pace.gaveUp();
  expect(pace.laneAfter('quick')).toBe('heavy');
});
