import fc from 'fast-check';
import type { Placed, Point } from '../kernel/index.ts';
import type { Mover } from './ways/clearance.ts';
import { Heap } from './geometry/heap.ts';
import { grained } from './geometry/point.ts';
import { parseTerrain, type TerrainFile } from './terrain/schema.ts';
import type { Tabletop } from './tabletop.ts';
import type { Model, Terrain } from './terrain/terrain.ts';
import { walk } from './ways/walk.ts';
import { checkWay, type Passage } from './ways/ways.ts';

/** Scenes for tests, and slow, obviously right versions of what the table works out. */

export function terrainOf(file: Partial<TerrainFile>): Terrain {
  const parsed = parseTerrain({ id: 'test', name: 'Test', width: 40, depth: 40, ...file });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.terrain;
}

export const model = (id: string, x: number, y: number, more: Partial<Model> = {}): Model => ({
  id,
  x,
  y,
  level: 0,
  radius: 0.5,
  height: 1.2,
  eye: 1.1,
  facing: 0,
  ...more,
});

type Pair = [number, number];
type PieceFile = NonNullable<TerrainFile['pieces']>[number];
type BuildingFile = NonNullable<TerrainFile['buildings']>[number];
type OpeningFile = NonNullable<BuildingFile['openings']>[number];

export const box = (x: number, y: number, wide: number, deep: number): Pair[] => [
  [x, y],
  [x + wide, y],
  [x + wide, y + deep],
  [x, y + deep],
];

/** Something solid: it bars the way and hides what is behind it. */
export const block = (id: string, outline: Pair[], more: Partial<PieceFile> = {}): PieceFile => ({
  id,
  outline,
  height: 3,
  kind: 'impassable',
  blocksSight: true,
  ...more,
});

/** A building with openings in its walls. */
export const building = (outline: Pair[], openings: OpeningFile[], more: Partial<BuildingFile> = {}): BuildingFile => ({
  id: 'house',
  outline,
  height: 3,
  openings,
  ...more,
});
export const door = (id: string, from: Pair, to: Pair): OpeningFile => ({ id, kind: 'door', from, to });
export const pane = (id: string, from: Pair, to: Pair): OpeningFile => ({ id, kind: 'window', from, to });

const coordinate = fc.integer({ min: 4000, max: 36000 }).map((n) => n / 1000);
const heights = fc.constantFrom(0.4, 0.9, 1.15, 1.5, 3, 6);

/** Turned boxes, triangles, and L-shapes. */
const outlines: fc.Arbitrary<Pair[]> = fc
  .record({
    x: coordinate,
    y: coordinate,
    a: fc.integer({ min: 200, max: 4000 }),
    b: fc.integer({ min: 200, max: 4000 }),
    turn: fc.integer({ min: 0, max: 359 }),
    shape: fc.constantFrom('box', 'triangle', 'corner'),
  })
  .map(({ x, y, a, b, turn, shape }) => {
    const [w, d] = [a / 1000, b / 1000];
    const flat: Record<typeof shape, Pair[]> = {
      box: box(0, 0, w, d),
      triangle: [
        [0, 0],
        [w, 0],
        [w / 3, d],
      ],
      corner: [
        [0, 0],
        [w, 0],
        [w, d / 2],
        [w / 2, d / 2],
        [w / 2, d],
        [0, d],
      ],
    };
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const clamp = (n: number): number => Math.min(40, Math.max(0, grained(n)));
    return flat[shape].map(([px, py]): Pair => [clamp(x + px * c - py * s), clamp(y + px * s + py * c)]);
  });

export const blocks = (max: number, tall = false): fc.Arbitrary<PieceFile[]> =>
  fc
    .array(fc.tuple(outlines, tall ? fc.constant(6) : heights), { maxLength: max })
    .map((list) => list.map(([outline, height], i) => block(`p${i}`, outline, { height })));

export const spots: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate });

/** Whether the straight line in space meets something upright on that outline: by all its crossings, one by one. */
export function slowlyBlocked(
  outline: readonly Point[],
  bottom: number,
  top: number,
  from: Point & { z: number },
  to: Point & { z: number },
): boolean {
  const stops = [0, 1];
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < 1e-12) return;
    const s = ((a.x - from.x) * ey - (a.y - from.y) * ex) / cross;
    const u = ((a.x - from.x) * dy - (a.y - from.y) * dx) / cross;
    if (s > 0 && s < 1 && u >= 0 && u <= 1) stops.push(s);
  });
  stops.sort((a, b) => a - b);
  for (let i = 1; i < stops.length; i++) {
    const [enter, leave] = [stops[i - 1] as number, stops[i] as number];
    if (!slowlyInside(outline, mix(from, to, (enter + leave) / 2))) continue;
    const [z0, z1] = [from.z + (to.z - from.z) * enter, from.z + (to.z - from.z) * leave];
    if (Math.min(z0, z1) < top && Math.max(z0, z1) > bottom) return true;
  }
  return false;
}

const mix = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

export function slowlyInside(outline: readonly Point[], { x, y }: Point): boolean {
  let odd = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) odd = !odd;
  });
  return odd;
}

/** How much of the panel is seen, by a grid of lines from the eye. */
export function slowShare(terrain: Terrain, viewer: Model, target: Model, others: readonly Model[] = []): number {
  const [dx, dy] = [target.x - viewer.x, target.y - viewer.y];
  const far = Math.hypot(dx, dy);
  const half = Math.asin(target.radius / far); // the angle between the middle and a tangent
  const [across, up] = [160, 24];
  const reach = far * Math.cos(half) * Math.cos(half);
  let seen = 0;
  for (let i = 0; i < across; i++) {
    const t = ((i + 0.5) / across) * 2 - 1;
    const side = t * reach * Math.tan(half);
    const at = {
      x: viewer.x + (dx * reach - dy * side) / far,
      y: viewer.y + (dy * reach + dx * side) / far,
    };
    for (let j = 0; j < up; j++) {
      const to = { ...at, z: ((j + 0.5) / up) * target.height };
      const from = { x: viewer.x, y: viewer.y, z: viewer.eye };
      const hidden =
        terrain.pieces.some((p) => p.blocksSight && slowlyBlocked(p.outline, 0, p.height, from, to)) ||
        others.some((other) => hiddenByDisc(other, from, to));
      if (!hidden) seen++;
    }
  }
  return seen / (across * up);
}

/** Whether the line passes a base lower than the model is high, at its chord between the two tangents. */
function hiddenByDisc(other: Model, from: Point & { z: number }, to: Point & { z: number }): boolean {
  const [dx, dy] = [other.x - from.x, other.y - from.y];
  const square = dx * dx + dy * dy;
  const [lx, ly] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(lx, ly);
  const away = Math.abs(dx * ly - dy * lx) / long;
  const chord = (square - other.radius ** 2) / Math.sqrt(square); // how far away the chord is
  const along = (dx * lx + dy * ly) / Math.sqrt(square);
  const share = chord / along;
  return away < other.radius && share > 0 && share < 1 && from.z + (to.z - from.z) * share < other.height;
}

/** How far along a way something first is true, step by step; null if it never is. */
export function slowAlong(
  mover: Model,
  way: readonly Placed[],
  step: number,
  isTrue: (there: Model, along: Point) => boolean,
): number | null {
  let [here, level, start] = [mover as Point, mover.level, 0];
  for (const to of way) {
    const from = to.level === undefined || to.level === level ? here : to;
    level = to.level ?? level;
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    const along = long === 0 ? { x: 0, y: 0 } : { x: (to.x - from.x) / long, y: (to.y - from.y) / long };
    for (let i = Math.ceil(start / step - 1e-9); i * step <= start + long + 1e-9; i++) {
      const far = i * step - start;
      const there = { ...mover, x: from.x + along.x * far, y: from.y + along.y * far, level };
      if (isTrue(there, along)) return i * step;
    }
    [here, start] = [to, start + long];
  }
  return null;
}

/** The length of a shortest way on a grid of quarter inches, all of whose steps are legal for a base of that radius. */
export function slowWalk(table: Tabletop, from: Mover, to: Point, radius: number, most: number): number | null {
  const mesh = 0.25;
  const mover = { ...from, radius };
  const at = (i: number, j: number): Point => ({ x: from.x + i * mesh, y: from.y + j * mesh });
  const known = new Map<string, number>([['0,0', 0]]);
  const done = new Set<string>();
  const queue = new Heap<{ readonly cell: readonly [number, number]; readonly rank: number }>();
  queue.push({ cell: [0, 0], rank: 0 });
  const free = (a: Point, b: Point): boolean => checkWay(table, { ...mover, ...a }, [b]).fault === null;
  let best: number | null = null;
  for (;;) {
    const here = queue.pop()?.cell;
    if (here === undefined) return best;
    const key = here.join();
    if (done.has(key)) continue;
    done.add(key);
    const far = known.get(key) as number;
    if (far > most || (best !== null && far >= best)) return best;
    const p = at(...here);
    if (Math.hypot(p.x - to.x, p.y - to.y) < 0.4 && free(p, to)) {
      best = Math.min(best ?? Number.POSITIVE_INFINITY, far + Math.hypot(p.x - to.x, p.y - to.y));
    }
    for (const [di, dj] of NEIGHBOURS) {
      const next = [here[0] + di, here[1] + dj] as const;
      const sum = far + Math.hypot(di, dj) * mesh;
      if (done.has(next.join()) || sum >= (known.get(next.join()) ?? Number.POSITIVE_INFINITY)) continue;
      if (!free(p, at(...next))) continue;
      known.set(next.join(), sum);
      queue.push({ cell: next, rank: sum });
    }
  }
}

const NEIGHBOURS = [-1, 0, 1]
  .flatMap((i) => [-1, 0, 1].map((j) => [i, j] as const))
  .filter(([i, j]) => i !== 0 || j !== 0);

/** A box turned by any angle, as four corners. */
export function slowBox(middle: Point, length: number, width: number, degrees: number): Point[] {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return box(-length / 2, -width / 2, length, width).map(([l, w]) => ({
    x: middle.x + l * c - w * s,
    y: middle.y + l * s + w * c,
  }));
}

/** Whether two convex outlines overlap: unless some line square to an edge keeps them apart. */
export function slowlyOverlap(a: readonly Point[], b: readonly Point[]): boolean {
  const axes = [a, b].flatMap((outline) =>
    outline.flatMap((p, i) => {
      const q = outline[(i + 1) % outline.length] as Point;
      const along = { x: q.x - p.x, y: q.y - p.y };
      return [{ x: -along.y, y: along.x }, along];
    }),
  );
  return axes.every(({ x, y }) => {
    const [ours, theirs] = [a, b].map((outline) => outline.map((p) => p.x * x + p.y * y)) as [number[], number[]];
    return Math.max(...ours) >= Math.min(...theirs) && Math.max(...theirs) >= Math.min(...ours);
  });
}

/** How far a point is from an outline, 0 inside: by points a hundredth of an inch apart along its edges. */
export function slowlyAway(outline: readonly Point[], at: Point): number {
  if (slowlyInside(outline, at)) return 0;
  return Math.min(
    ...outline.map((a, i) => {
      const b = outline[(i + 1) % outline.length] as Point;
      const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 0.01);
      let least = Number.POSITIVE_INFINITY;
      for (let s = 0; s <= steps; s++) {
        const p = mix(a, b, s / steps);
        least = Math.min(least, Math.hypot(p.x - at.x, p.y - at.y));
      }
      return least;
    }),
  );
}

/** What the cheapest way costs that takes up to so many passages, every order of them tried; null: there is none. */
export function slowRoute(
  table: Tabletop,
  mover: Mover,
  goal: Point & { level: number },
  passages: readonly Passage[],
  most: number,
): number | null {
  const direct = mover.level === goal.level ? (walk(table, mover, goal)?.cost ?? null) : null;
  if (most === 0) return direct;
  return passages.reduce<number | null>((best, passage) => {
    if (passage.from.level !== mover.level || passage.cost >= (best ?? Number.POSITIVE_INFINITY)) return best;
    const there = walk(table, mover, passage.from, best === null ? {} : { budget: best });
    if (there === null) return best;
    const rest = slowRoute(table, { ...mover, ...passage.to }, goal, passages, most - 1);
    const sum = rest === null ? Number.POSITIVE_INFINITY : there.cost + passage.cost + rest;
    return sum < (best ?? Number.POSITIVE_INFINITY) ? sum : best;
  }, direct);
}
