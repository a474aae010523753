import { expect, test } from 'vitest';
import { ago } from './ago.ts';

test('how long ago something was is said as people say it', () => {
  const now = Date.UTC(2030, 4, 20, 12);
  const said = [0, 59, 60, 90 * 60, 26 * 3600, 60 * 24 * 3600].map((seconds) => ago(now - seconds * 1000, now));
  expect(said).toEqual(['Just now', 'Just now', '1 minute ago', '1 hour ago', 'yesterday', 'Mar 21, 2030']);
});
