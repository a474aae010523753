import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST, PAPERS, sheetsOf } from './sheets.ts';

describe('a table on sheets of paper', () => {
  test('a table of 36 by 36 inches takes five sheets by four', () => {
    const sheets = sheetsOf({ width: 36, depth: 36 });
    expect(sheets).toHaveLength(20);
    expect(sheets[0]).toEqual({ name: 'A1', x: 0, y: 0, width: 7.2, depth: 9 });
    expect(sheets[6]).toEqual({ name: 'B2', x: 7.2, y: 9, width: 7.2, depth: 9 });
    expect(sheets.at(-1)).toEqual({ name: 'E4', x: 28.8, y: 27, width: 7.2, depth: 9 });
  });

  test('what fits on one sheet takes one', () => {
    expect(sheetsOf({ width: 7.4, depth: 10 })).toEqual([{ name: 'A1', x: 0, y: 0, width: 7.4, depth: 10 }]);
  });

  test('sheets cover every table exactly, and fit on either paper', () => {
    const inches = fc.integer({ min: 40, max: 1000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(inches, inches, (width, depth) => {
        const sheets = sheetsOf({ width, depth });
        const area = sheets.reduce((sum, sheet) => sum + sheet.width * sheet.depth, 0);
        expect(area).toBeCloseTo(width * depth, 1);
        expect(new Set(sheets.map(({ name }) => name)).size).toBe(sheets.length);
        for (const sheet of sheets) {
          expect(sheet.width).toBeLessThanOrEqual(MOST.width + 0.001);
          expect(sheet.depth).toBeLessThanOrEqual(MOST.depth + 0.001);
          const right = sheets.find(({ x, y }) => y === sheet.y && Math.abs(x - sheet.x - sheet.width) < 0.0005);
          expect(right !== undefined || Math.abs(sheet.x + sheet.width - width) < 0.0005).toBe(true);
        }
      }),
    );
    for (const paper of Object.values(PAPERS)) {
      expect(paper.width - MOST.width).toBeGreaterThan(0.8);
      expect(paper.height - MOST.depth).toBeGreaterThan(0.75);
    }
  });
});
