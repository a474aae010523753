import { expect, test } from 'vitest';
import { barLine, progressBar } from './progress.ts';

test('the bar fills and says how long is left', () => {
  expect(barLine(0, 10, 0)).toBe(`[${'.'.repeat(40)}] 0 of 10`);
  expect(barLine(5, 10, 3000)).toBe(`[${'#'.repeat(20)}${'.'.repeat(20)}] 5 of 10, 3 s left`);
  expect(barLine(2000, 2000, 9)).toBe(`[${'#'.repeat(40)}] 2,000 of 2,000, 0 s left`);
});

test('only a terminal sees it', () => {
  const written: string[] = [];
  const stream = (isTTY: boolean) =>
    ({ isTTY, write: (text: string) => written.push(text) }) as unknown as NodeJS.WriteStream;
  const silent = progressBar(stream(false), 2);
  silent.show(1);
  silent.clear();
  expect(written).toEqual([]);
  const seen = progressBar(stream(true), 2);
  seen.show(1);
  seen.show(2);
  seen.clear();
  expect(written.join('')).toMatch(/1 of 2.*2 of 2/s);
});
