import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOf, type Point } from '../../kernel/index.ts';
import { crossable, generate } from './generate.ts';
import { distance } from '../geometry/distance.ts';
import { parseTerrain, type TerrainFile } from './schema.ts';
import { visibleShare } from '../sight/sight.ts';
import { Tabletop } from '../tabletop.ts';
import { READY_TABLES, readyTable } from './tables.ts';
import type { Terrain } from './terrain.ts';
import { box, model } from '../testing.ts';
import { THEME_NAMES } from './themes.ts';

const file = (more: Partial<TerrainFile>): TerrainFile => ({ id: 'test', name: 'Test', width: 40, depth: 40, ...more });

function errorsOf(more: Partial<TerrainFile>): readonly string[] {
  const parsed = parseTerrain(file(more));
  return parsed.ok ? [] : parsed.errors.map(({ path, message }) => `${path}: ${message}`);
}

describe('a terrain file', () => {
  test.each(READY_TABLES.map((table) => [table.name, table] as const))(
    'read once is read again the same: %s',
    (_, table) => {
      expect(parseTerrain(table)).toEqual({ ok: true, terrain: table });
    },
  );

  test('is read with what is not said filled in, and positions on the grain', () => {
    const parsed = parseTerrain(
      file({
        pieces: [
          {
            id: 'p',
            outline: [
              [1.00049, 1],
              [5, 1],
              [5, 4],
            ],
          },
        ],
      }),
    );
    expect(parsed).toMatchObject({
      ok: true,
      terrain: { pieces: [{ kind: 'normal', height: 0, outline: [{ x: 1, y: 1 }, {}, {}] }] },
    });
  });

  test.each<[string, Partial<TerrainFile>, RegExp]>([
    [
      'an outline that crosses itself',
      {
        pieces: [
          {
            id: 'p',
            outline: [
              [0, 0],
              [4, 4],
              [4, 0],
              [0, 4],
            ],
          },
        ],
      },
      /^pieces\.0\.outline: .*meet/,
    ],
    [
      'a corner beyond the table',
      {
        pieces: [
          {
            id: 'p',
            outline: [
              [35, 35],
              [41, 35],
              [36, 37],
            ],
          },
        ],
      },
      /^pieces\.0\.outline\.1: The table ends at 40 by 40/,
    ],
    [
      'an id that is there already',
      { pieces: [{ id: 'p', outline: box(0, 0, 2, 2) }], areas: [{ id: 'p', kind: 'fire', outline: box(5, 5, 2, 2) }] },
      /^areas\.0\.id: .*more than one p/,
    ],
    [
      'a piece that hides and can be seen through',
      { pieces: [{ id: 'p', outline: box(0, 0, 2, 2), blocksSight: true, seeThrough: true }] },
      /^pieces\.0\.seeThrough/,
    ],
    [
      'floors out of order',
      { buildings: [{ id: 'h', outline: box(5, 5, 8, 8), floors: [0, 3, 3], height: 6 }] },
      /^buildings\.0\.floors\.1: Each floor lies lower/,
    ],
    [
      'a door beside the wall',
      {
        buildings: [
          {
            id: 'h',
            outline: box(5, 5, 8, 8),
            height: 3,
            openings: [{ id: 'd', kind: 'door', from: [7, 5.1], to: [9, 5.1] }],
          },
        ],
      },
      /^buildings\.0\.openings\.0\.from: .*along one wall/,
    ],
    [
      'a window higher than its storey',
      {
        buildings: [
          {
            id: 'h',
            outline: box(5, 5, 8, 8),
            height: 3,
            openings: [{ id: 'd', kind: 'window', from: [7, 5], to: [9, 5], top: 4 }],
          },
        ],
      },
      /^buildings\.0\.openings\.0\.top: The storey is 3/,
    ],
    [
      'a level that is not there',
      {
        buildings: [
          { id: 'h', outline: box(5, 5, 8, 8), height: 3, walls: [{ id: 'w', from: [6, 6], to: [9, 6], level: 1 }] },
        ],
      },
      /^buildings\.0\.walls\.0\.level: The building has levels 0 to 0/,
    ],
  ])('with %s is refused, with path and reason', (_, more, reason) => {
    expect(errorsOf(more)).toEqual([expect.stringMatching(reason)]);
  });
});

/** What stands at a point, half a turn away from it, must be the same. */
function expectSymmetric(terrain: Terrain): void {
  const { width, depth, pieces, buildings } = terrain;
  const turned = ({ x, y }: Point): Point => ({
    x: Math.round((width - x) * 1000) / 1000,
    y: Math.round((depth - y) * 1000) / 1000,
  });
  const shape = (outline: readonly Point[]): string =>
    outline
      .map(({ x, y }) => `${x},${y}`)
      .sort()
      .join(' ');
  const shapes = pieces.map(({ outline, kind, height }) => `${kind} ${height} ${shape(outline)}`);
  for (const { outline, kind, height } of pieces)
    expect(shapes).toContain(`${kind} ${height} ${shape(outline.map(turned))}`);
  const gates = buildings.flatMap((b) => b.openings.map((o) => `${o.kind} ${shape([o.from, o.to])}`));
  for (const b of buildings)
    for (const o of b.openings) expect(gates).toContain(`${o.kind} ${shape([turned(o.from), turned(o.to)])}`);
}

describe('ready tables', () => {
  test.each(READY_TABLES.map((table) => [table.id, table] as const))(
    '%s is the same for both sides and can be crossed',
    (_, table) => {
      expectSymmetric(table);
      expect(crossable(table)).toBe(true);
      expect(table.areas.filter(({ kind }) => kind === 'zone')).toHaveLength(2);
    },
  );

  test('hide the two edges from each other in the middle, and can be found by name', () => {
    expect(readyTable('no-such-table')).toBeUndefined();
    for (const id of ['high-street', 'refuge', 'works', 'farmstead']) {
      const table = readyTable(id);
      if (table === undefined) throw new Error(id);
      const { width, depth } = table;
      const [near, far] = [model('a', width / 2 + 3, 1), model('b', width / 2 + 3, depth - 1)];
      expect(visibleShare(new Tabletop(table), near, far)).toBe(0);
      expect(visibleShare(new Tabletop(table), far, near)).toBe(0);
    }
  });
});

describe('random tables', () => {
  test.each(THEME_NAMES)('%s: the same seed gives the same table, another seed another', (theme) => {
    const wish = { theme, seed: 'one', width: 48, depth: 48, zone: 6 };
    expect(hashOf(generate(wish))).toBe(hashOf(generate(wish)));
    expect(hashOf(generate(wish))).not.toBe(hashOf(generate({ ...wish, seed: 'two' })));
  });

  test('are the same for both sides, passable, and leave the zones free', () => {
    fc.assert(
      fc.property(fc.constantFrom(...THEME_NAMES), fc.string(), fc.constantFrom(36, 60), (theme, seed, size) => {
        const terrain = generate({ theme, seed, width: size, depth: size, zone: 6 });
        expectSymmetric(terrain);
        expect(crossable(terrain)).toBe(true);
        const barring = [...terrain.pieces.filter(({ kind }) => kind === 'impassable'), ...terrain.buildings];
        for (const { outline } of barring) for (const { y } of outline) expect(y >= 6 && y <= size - 6).toBe(true);
        expect(terrain.pieces.length + terrain.buildings.length).toBeGreaterThan(8);
      }),
      { numRuns: 8 },
    );
  });

  test('no two pieces stand closer than a base is wide', () => {
    const { pieces } = generate({ theme: 'industrial', seed: 'gaps', width: 60, depth: 44, zone: 6 });
    const corners = pieces.flatMap(({ id, outline }) => outline.map((p) => ({ ...p, id, radius: 0 })));
    const gaps = corners.flatMap((a) => corners.filter(({ id }) => id !== a.id).map((b) => distance(a, b)));
    expect(Math.min(...gaps)).toBeGreaterThan(1);
  });
});
