import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Seeded, seedWords } from '../../kernel/index.ts';
import { inside } from '../geometry/polygon.ts';
import { box, terrainOf } from '../testing.ts';
import { anyPointIn, sectionAt, sectionsOf } from './sections.ts';

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

test('any point of an area comes up, and none beside it', () => {
  const chance = new Seeded(seedWords('points'));
  const outline = box(4, 4, 4, 4)
    .slice(0, 3)
    .map(([x, y]) => ({ x, y }));
  const drawn = Array.from({ length: 400 }, () => anyPointIn(outline, (n) => chance.below(n)));
  expect(drawn.every((at) => inside(outline, at))).toBe(true);
  // A half of this triangle's area lies beyond x = 4 + 4 / √2.
  const beyond = drawn.filter(({ x }) => x > 4 + 4 / Math.sqrt(2)).length;
  expect(beyond).toBeGreaterThan(160);
  expect(beyond).toBeLessThan(240);
});
