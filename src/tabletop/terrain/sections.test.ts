import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inside } from '../geometry/polygon.ts';
import { box, terrainOf } from '../testing.ts';
import { sectionAt, sectionsOf } from './sections.ts';

test('nine sections are numbered row by row from the far edge', () => {
  const sections = sectionsOf(terrainOf({ width: 36, depth: 36 }));
  const nameAt = (x: number, y: number): string | undefined => sectionAt(sections, { x, y })?.name;
  expect([30, 18, 6].map((y) => [6, 18, 30].map((x) => nameAt(x, y)))).toEqual([
    ['Section 1', 'Section 2', 'Section 3'],
    ['Section 4', 'Section 5', 'Section 6'],
    ['Section 7', 'Section 8', 'Section 9'],
  ]);
  expect(nameAt(12, 24)).toBe('Section 1'); // where four meet
  expect(nameAt(37, 5)).toBeUndefined();
});

test('sections drawn on a table count instead', () => {
  const outline = box(0, 0, 20, 40);
  const terrain = terrainOf({ areas: [{ id: 'west', kind: 'section', outline }] });
  expect(sectionsOf(terrain).map(({ id }) => id)).toEqual(['west']);
});

test('sections of any number cover the table once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), (columns, rows) => {
      const sections = sectionsOf(terrainOf({ width: 44, depth: 30 }), columns, rows);
      for (let x = 0.7; x < 44; x += 1.3) {
        for (let y = 0.7; y < 30; y += 1.3) {
          expect(sections.filter(({ outline }) => inside(outline, { x, y }))).toHaveLength(1);
        }
      }
    }),
    { numRuns: 10 },
  );
});
