import type { Point } from '../../kernel/index.ts';
import { grained } from '../geometry/point.ts';
import { inside } from '../geometry/polygon.ts';
import type { Area, Terrain } from './terrain.ts';

/**
 * The sections of a table, in their order: those that are drawn on it, or else a grid of equal ones. Numbers run row by row
 * from the far edge, where y is greatest, to the near one, and in a row along x.
 */
export function sectionsOf({ width, depth, areas }: Terrain, columns = 3, rows = 3): readonly Area[] {
  const drawn = areas.filter(({ kind }) => kind === 'section');
  if (drawn.length > 0) return drawn;
  return Array.from({ length: columns * rows }, (_, i): Area => {
    const [column, row] = [i % columns, rows - 1 - Math.floor(i / columns)];
    const [left, right] = [grained((width * column) / columns), grained((width * (column + 1)) / columns)];
    const [near, far] = [grained((depth * row) / rows), grained((depth * (row + 1)) / rows)];
    const outline = [
      { x: left, y: near },
      { x: right, y: near },
      { x: right, y: far },
      { x: left, y: far },
    ];
    return { id: `section-${i + 1}`, name: `Section ${i + 1}`, kind: 'section', outline };
  });
}

/** The section in which a point lies: the first of those that meet there. */
export const sectionAt = (sections: readonly Area[], at: Point): Area | undefined =>
  sections.find(({ outline }) => inside(outline, at));
