import { createRequire } from 'node:module';
import type { Model } from '../../src/tabletop/index.ts';
import type { Scene } from './scenes.ts';

/** The same questions put to @flatten-js/core: its shapes, its index, its intersections. */

interface Shape {
  intersect(other: unknown): readonly unknown[];
}
interface Core {
  readonly Point: new (x: number, y: number) => unknown;
  readonly Segment: new (a: unknown, b: unknown) => Shape & { readonly box: unknown };
  readonly Circle: new (centre: unknown, radius: number) => Shape;
  readonly Polygon: new (corners: readonly (readonly [number, number])[]) => Shape;
  readonly Box: new (left: number, low: number, right: number, high: number) => unknown;
  readonly PlanarSet: new () => { add(shape: unknown): void; search(box: unknown): readonly Shape[] };
}

const core = createRequire(new URL('../peers/package.json', import.meta.url))('@flatten-js/core') as {
  default?: Core;
} & Core;
const { Point, Segment, Circle, Polygon, Box, PlanarSet } = core.default ?? core;

type Known = { readonly corners: readonly (readonly [number, number])[] } | { readonly model: Model };

export function flattened({ table, models }: Scene) {
  const set = new PlanarSet();
  const known = new Map<Shape, Known>();
  for (const { outline } of table.ground.terrain.pieces) {
    const corners = outline.map(({ x, y }) => [x, y] as const);
    const shape = new Polygon(corners);
    set.add(shape);
    known.set(shape, { corners });
  }
  for (const model of models) {
    const shape = new Circle(new Point(model.x, model.y), model.radius);
    set.add(shape);
    known.set(shape, { model });
  }
  const isSelf = (shape: Shape, a: Model, b: Model): boolean => {
    const what = known.get(shape);
    return what !== undefined && 'model' in what && (what.model.id === a.id || what.model.id === b.id);
  };

  /** Whether the line between the middles of two bases is clear. */
  const clear = (a: Model, b: Model): boolean => {
    const line = new Segment(new Point(a.x, a.y), new Point(b.x, b.y));
    return !set.search(line.box).some((shape) => !isSelf(shape, a, b) && line.intersect(shape).length > 0);
  };

  /** The share of b's chord that a's middle sees: one line between every two neighbouring corners and tangents. */
  const share = (a: Model, b: Model): number => {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const far = Math.hypot(dx, dy);
    const [ux, uy] = [dx / far, dy / far];
    const tangent = far * far - b.radius * b.radius;
    const [reach, half] = [tangent / far, (b.radius * Math.sqrt(tangent)) / far];
    const at = (t: number): readonly [number, number] => [
      a.x + ux * reach - uy * half * t,
      a.y + uy * reach + ux * half * t,
    ];
    const [l, r] = [at(-1), at(1)];
    const box = new Box(
      Math.min(a.x, l[0], r[0]),
      Math.min(a.y, l[1], r[1]),
      Math.max(a.x, l[0], r[0]),
      Math.max(a.y, l[1], r[1]),
    );
    const near = set.search(box).filter((shape) => !isSelf(shape, a, b));
    const stops = [-1, 1];
    const stop = (x: number, y: number): void => {
      const [px, py] = [(x - a.x) * ux + (y - a.y) * uy, (y - a.y) * ux - (x - a.x) * uy];
      if (px <= 0) return;
      const t = ((py / px) * reach) / half;
      if (t > -1 && t < 1) stops.push(t);
    };
    for (const shape of near) {
      const what = known.get(shape) as Known;
      if ('corners' in what) for (const [x, y] of what.corners) stop(x, y);
      else {
        const [ex, ey] = [what.model.x - a.x, what.model.y - a.y];
        const square = ex * ex + ey * ey;
        const rest = Math.sqrt(square - what.model.radius ** 2);
        for (const turn of [1, -1]) {
          const [along, across] = [(rest * rest) / square, (turn * what.model.radius * rest) / square];
          stop(a.x + ex * along - ey * across, a.y + ey * along + ex * across);
        }
      }
    }
    stops.sort((p, q) => p - q);
    let seen = 0;
    for (let i = 1; i < stops.length; i++) {
      const [from, to] = [stops[i - 1] as number, stops[i] as number];
      if (to - from < 1e-12) continue;
      const line = new Segment(new Point(a.x, a.y), new Point(...at((from + to) / 2)));
      if (!near.some((shape) => line.intersect(shape).length > 0)) seen += to - from;
    }
    return seen / 2;
  };
  return { clear, share };
}
