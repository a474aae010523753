import { expect, test } from 'vitest';
import { PLAIN } from '../text/index.ts';
import { inkFor } from './ink.ts';

test('colour is for terminals, and NO_COLOR and a dumb terminal are respected', () => {
  expect(inkFor({ isTTY: true }, {}).harm('x')).toBe('\u001b[31mx\u001b[39m');
  expect(inkFor({ isTTY: true }, { NO_COLOR: '' }).harm('x')).not.toBe('x');
  expect(inkFor({ isTTY: true }, { NO_COLOR: '1' })).toBe(PLAIN);
  expect(inkFor({ isTTY: true }, { TERM: 'dumb' })).toBe(PLAIN);
  expect(inkFor({}, {})).toBe(PLAIN);
});
