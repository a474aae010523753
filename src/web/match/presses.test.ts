import { describe, expect, test } from 'vitest';
import { isStray, type Press } from './presses.ts';

const press = (at: number, x = 100, by: Press['by'] = 'pointer'): Press => ({ at, x, y: 50, by });

describe('a press is stray', () => {
  test('when it began before the question appeared', () => {
    expect(isStray(press(990), null, 1000)).toBe(true);
    expect(isStray(press(1010), null, 1000)).toBe(false);
  });

  test('when it is the second half of a double click', () => {
    expect(isStray(press(1150), press(995), 1000)).toBe(true);
    expect(isStray(press(1150, 110), press(995), 1000)).toBe(true);
    expect(isStray(press(1150, 125, 'finger'), press(995, 100, 'finger'), 1000)).toBe(true);
  });

  test('but not when the pointer was moved to something else first', () => {
    expect(isStray(press(1150, 130), press(995), 1000)).toBe(false);
    expect(isStray(press(1150, 140, 'finger'), press(995, 100, 'finger'), 1000)).toBe(false);
  });

  test('nor when it was pressed anew a while later, or with a key', () => {
    expect(isStray(press(1450), press(995), 1000)).toBe(false);
    expect(isStray(press(1010, 100, 'key'), press(995), 1000)).toBe(false);
  });
});
