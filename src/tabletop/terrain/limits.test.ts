import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { parseTerrain, type TerrainFile } from './schema.ts';
import { READY_TABLES } from './tables.ts';

const file = (more: Partial<TerrainFile>): TerrainFile => ({
  id: 'test',
  name: 'Test',
  width: LIMITS.inches,
  depth: LIMITS.inches,
  ...more,
});
const errorsOf = (more: Partial<TerrainFile>): readonly string[] => {
  const parsed = parseTerrain(file(more));
  return parsed.ok ? [] : parsed.errors.map(({ path }) => path);
};

/** Small triangles that do not touch. */
const triangles = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = [(i % 60) * 4, Math.floor(i / 60) * 4];
    return {
      id: `t${i}`,
      outline: [
        [x, y],
        [x + 1, y],
        [x, y + 1],
      ] as [number, number][],
    };
  });
/** A regular outline with so many corners, on a parabola. */
const bow = (corners: number, y: number) => ({
  id: `bow${y}`,
  outline: Array.from({ length: corners }, (_, i): [number, number] => [i, y + (i * i) / 1000]),
});
const house = (parts: Partial<NonNullable<TerrainFile['buildings']>[number]>) => ({
  id: 'house',
  outline: [
    [0, 0],
    [200, 0],
    [200, 40],
    [0, 40],
  ] as [number, number][],
  height: 3,
  ...parts,
});
const walls = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const x = 0.5 + i * 0.9;
    return { id: `w${i}`, from: [x, 1] as [number, number], to: [x, 2] as [number, number] };
  });

test.each<[string, (n: number) => Partial<TerrainFile>, number, string]>([
  ['width', (n) => ({ width: n }), LIMITS.inches, 'width'],
  ['pieces', (n) => ({ pieces: triangles(n) }), LIMITS.pieces, 'pieces'],
  ['areas', (n) => ({ areas: triangles(n).map((one) => ({ ...one, kind: 'zone' as const })) }), LIMITS.areas, 'areas'],
  [
    'buildings',
    (n) => ({ buildings: triangles(n).map((one) => ({ ...one, height: 3 })) }),
    LIMITS.buildings,
    'buildings',
  ],
  ['parts of a building', (n) => ({ buildings: [house({ walls: walls(n) })] }), LIMITS.parts, 'buildings.0.walls'],
  ['corners of an outline', (n) => ({ pieces: [bow(n, 1)] }), LIMITS.outline, 'pieces.0.outline'],
  ['letters of a name', (n) => ({ name: 'n'.repeat(n) }), LIMITS.name, 'name'],
])('as many %s as the limit says, and not one more', (_, made, limit, path) => {
  expect(errorsOf(made(limit))).toEqual([]);
  expect(errorsOf(made(limit + 1))).toEqual([path]);
});

test('corners are counted over the whole table', () => {
  const full = Math.floor(LIMITS.corners / LIMITS.outline);
  const rest = LIMITS.corners - full * LIMITS.outline;
  const rows = Array.from({ length: full }, (_, i) => bow(LIMITS.outline, 4 * i));
  expect(errorsOf({ pieces: [...rows, bow(rest, 4 * full)] })).toEqual([]);
  expect(parseTerrain(file({ pieces: [...rows, bow(rest + 1, 4 * full)] }))).toMatchObject({
    errors: [{ path: '', message: 'The table has 3001 corners, and the limit is 3000: simplify its outlines' }],
  });
});

test('a table may be several times as large as the ready ones', () => {
  for (const { width, depth, pieces, buildings, areas } of READY_TABLES) {
    const corners = [...pieces, ...buildings, ...areas].reduce((sum, { outline }) => sum + outline.length, 0);
    const used = [Math.max(width, depth) / LIMITS.inches, pieces.length / LIMITS.pieces, corners / LIMITS.corners];
    expect(Math.max(...used), `${width} by ${depth}, ${pieces.length} pieces, ${corners} corners`).toBeLessThan(1 / 3);
  }
});
