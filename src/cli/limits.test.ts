import { expect, test } from 'vitest';
import { limitsIn } from './limits.ts';

test('limits are named and set', () => {
  expect(limitsIn('requests-per-minute=1200, connections=5')).toEqual({ requestsPerMinute: 1200, connections: 5 });
});

test.each([
  ['keep-days=3', 'no limit. There are: requests-per-minute'],
  ['__proto__=3', 'no limit'],
  ['connections', 'whole number above 0'],
  ['connections=0', 'whole number above 0'],
  ['connections=1e9', 'whole number above 0'],
])('%s is refused', (text, why) => expect(() => limitsIn(text)).toThrow(why));
