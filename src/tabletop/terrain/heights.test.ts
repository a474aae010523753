import { describe, expect, test } from 'vitest';
import type { Point } from '../../kernel/index.ts';
import { visibleShare } from '../sight/sight.ts';
import { Tabletop } from '../tabletop.ts';
import { model } from '../testing.ts';
import { generate } from './generate.ts';
import { awkwardOn, BLOCKS_FROM, COVER_UP_TO, SILL } from './heights.ts';
import { READY_TABLES } from './tables.ts';
import type { Piece, Terrain } from './terrain.ts';
import { THEME_NAMES } from './themes.ts';

const dealt = THEME_NAMES.map((theme) => generate({ theme, seed: 'heights', width: 60, depth: 60, zone: 6 }));
const all = [...READY_TABLES, ...dealt].map((table) => [table.id, table] as const);

/** The piece by itself in the middle of a table, lying along x if it is longer than deep. */
function alone(piece: Piece): Terrain {
  const xs = piece.outline.map(({ x }) => x);
  const ys = piece.outline.map(({ y }) => y);
  const [wide, deep] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const middle = { x: Math.min(...xs) + wide / 2, y: Math.min(...ys) + deep / 2 };
  const outline = piece.outline.map(({ x, y }): Point => {
    const [along, across] = wide < deep ? [middle.y - y, x - middle.x] : [x - middle.x, y - middle.y];
    return { x: 30 + along, y: 30 + across };
  });
  const nothing = { id: 'alone', name: '', theme: '', width: 60, depth: 60, buildings: [], areas: [] };
  return { ...nothing, pieces: [{ ...piece, outline }] };
}

/** How much two models see of each other over the middle of a piece, one of them close behind it, from north and south. */
function seenOver(piece: Piece): number[] {
  const terrain = alone(piece);
  const table = new Tabletop(terrain);
  const ys = terrain.pieces[0]?.outline.map(({ y }) => y) ?? [];
  const south = model('south', 30, Math.min(...ys) - 0.51, { height: 1.2, eye: 1.1 });
  const north = model('north', 30, Math.max(...ys) + 8, { height: 1.2, eye: 1.1 });
  return [visibleShare(table, north, south), visibleShare(table, south, north)];
}

describe.each(all)('%s', (_, table) => {
  test('has nothing that neither covers nor blocks sight', () => {
    expect(awkwardOn(table)).toEqual([]);
  });

  test('shows at least a third of whoever stands behind cover, and nothing of whoever stands behind what blocks sight', () => {
    for (const piece of table.pieces.filter(({ blocksSight }) => blocksSight)) {
      const [near = 0, far = 0] = seenOver(piece);
      if (piece.height <= COVER_UP_TO) {
        expect({ piece: piece.id, covered: near >= 1 / 3 && near < 1 }).toEqual({ piece: piece.id, covered: true });
        expect(far).toBeGreaterThan(0.5);
      } else expect({ piece: piece.id, near, far }).toEqual({ piece: piece.id, near: 0, far: 0 });
    }
  });

  test('has windows that begin at 0.75 inches', () => {
    const windows = table.buildings.flatMap(({ openings }) => openings.filter(({ kind }) => kind === 'window'));
    for (const { sill } of windows) expect(sill).toBe(SILL);
  });
});

test('what neither covers nor blocks is named with its height', () => {
  const [piece] = READY_TABLES.flatMap(({ pieces }) => pieces.filter(({ looks }) => looks === 'car'));
  const high = (height: number): Piece => ({ ...(piece as Piece), id: 'car', height });
  const on = (height: number): readonly string[] => awkwardOn({ pieces: [high(height)], buildings: [] });
  expect([COVER_UP_TO, 1.2, BLOCKS_FROM].map(on)).toEqual([[], ['car: 1.2'], []]);
});
