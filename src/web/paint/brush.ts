import type { Point } from '../../kernel/index.ts';
import type { Polygon } from '../../tabletop/index.ts';
import type { Chance } from './random.ts';
import type { Textures } from './textures.ts';

export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export type Sheet = HTMLCanvasElement | OffscreenCanvas;

/** Something to paint on, beside the page or in it. */
export function newSheet(width: number, height: number): readonly [Sheet, Brush] {
  const [w, h] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
  if (typeof OffscreenCanvas === 'undefined') {
    const canvas = document.createElement('canvas');
    canvas.width = w;
    canvas.height = h;
    return [canvas, canvas.getContext('2d') as CanvasRenderingContext2D];
  }
  const canvas = new OffscreenCanvas(w, h);
  return [canvas, canvas.getContext('2d') as OffscreenCanvasRenderingContext2D];
}

/** What everything is painted with: lengths are inches of the table. */
export interface Kit {
  readonly brush: Brush;
  /** Pixels of an inch. */
  readonly scale: number;
  readonly textures: Textures;
}

/** The light comes from there: the upper left. */
export const SUN: Point = { x: -0.8, y: -0.6 };

export function trace(brush: Brush, points: readonly Point[], closed = true): void {
  brush.beginPath();
  points.forEach(({ x, y }, i) => (i === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)));
  if (closed) brush.closePath();
}

/** The same with its corners rounded off. */
export function traceSmooth(brush: Brush, points: readonly Point[]): void {
  brush.beginPath();
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length] as Point;
    const [mx, my] = [(p.x + q.x) / 2, (p.y + q.y) / 2];
    if (i === 0) {
      const before = points[points.length - 1] as Point;
      brush.moveTo((p.x + before.x) / 2, (p.y + before.y) / 2);
    }
    brush.quadraticCurveTo(p.x, p.y, mx, my);
  });
  brush.closePath();
}

export function disc(brush: Brush, x: number, y: number, r: number): void {
  brush.beginPath();
  brush.arc(x, y, Math.max(0, r), 0, Math.PI * 2);
}

export function box(brush: Brush, x: number, y: number, w: number, h: number, r = 0): void {
  brush.beginPath();
  if (r > 0) brush.roundRect(x, y, w, h, r);
  else brush.rect(x, y, w, h);
}

export function line(brush: Brush, x1: number, y1: number, x2: number, y2: number): void {
  brush.beginPath();
  brush.moveTo(x1, y1);
  brush.lineTo(x2, y2);
  brush.stroke();
}

export function filled(brush: Brush, style: string | CanvasPattern | CanvasGradient): void {
  brush.fillStyle = style;
  brush.fill();
}

export function stroked(brush: Brush, style: string | CanvasPattern, width: number): void {
  brush.strokeStyle = style;
  brush.lineWidth = width;
  brush.stroke();
}

/** An outline that was not drawn with a ruler: a corner every `step` inches, each off by up to `by`. */
export function rough(outline: Polygon, chance: Chance, step: number, by: number): Point[] {
  return outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    const far = Math.hypot(b.x - a.x, b.y - a.y);
    const count = Math.max(1, Math.round(far / step));
    return Array.from({ length: count }, (_, k) => ({
      x: a.x + ((b.x - a.x) * k) / count + (chance() - 0.5) * 2 * by,
      y: a.y + ((b.y - a.y) * k) / count + (chance() - 0.5) * 2 * by,
    }));
  });
}

/** How a thing lies: its middle, its length along the longest edge, its width across, and the angle of its length. */
export interface Lie extends Point {
  readonly long: number;
  readonly wide: number;
  readonly angle: number;
}

export function lieOf(outline: Polygon): Lie {
  let [best, angle] = [0, 0];
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    const far = Math.hypot(b.x - a.x, b.y - a.y);
    if (far > best + 1e-6) [best, angle] = [far, Math.atan2(b.y - a.y, b.x - a.x)];
  });
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const us = outline.map(({ x, y }) => x * c + y * s);
  const vs = outline.map(({ x, y }) => y * c - x * s);
  const [u0, u1, v0, v1] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
  const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
  const turned = v1 - v0 > u1 - u0;
  return {
    x: u * c - v * s,
    y: u * s + v * c,
    long: turned ? v1 - v0 : u1 - u0,
    wide: turned ? u1 - u0 : v1 - v0,
    angle: turned ? angle + Math.PI / 2 : angle,
  };
}

/** Paints in the thing's own frame: its middle is 0, its length along x. The sun is where it stands then. */
export function lyingAs(brush: Brush, lie: Lie, paint: (sun: Point) => void): void {
  brush.save();
  brush.translate(lie.x, lie.y);
  brush.rotate(lie.angle);
  const [c, s] = [Math.cos(-lie.angle), Math.sin(-lie.angle)];
  paint({ x: SUN.x * c - SUN.y * s, y: SUN.x * s + SUN.y * c });
  brush.restore();
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

export function frameOf(points: readonly Point[]): Frame {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return { x: x0, y: y0, width: x1 - x0, depth: y1 - y0 };
}

/** The outline with every edge moved outwards; inwards below 0. */
export function widened(outline: Polygon, by: number): Point[] {
  let area = 0;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    area += a.x * b.y - b.x * a.y;
  });
  const out = area > 0 ? by : -by;
  return outline.map((p, i) => {
    const before = outline[(i + outline.length - 1) % outline.length] as Point;
    const after = outline[(i + 1) % outline.length] as Point;
    const normal = (a: Point, b: Point): Point => {
      const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      return { x: (b.y - a.y) / far, y: -(b.x - a.x) / far };
    };
    const [m, n] = [normal(before, p), normal(p, after)];
    const cut = Math.max(0.3, 1 + m.x * n.x + m.y * n.y);
    return { x: p.x + ((m.x + n.x) * out) / cut, y: p.y + ((m.y + n.y) * out) / cut };
  });
}

/** Whether a point lies in an outline. Only for pictures: the rules have their own, to the thousandth. */
export function inside(outline: Polygon, { x, y }: Point): boolean {
  let odd = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) odd = !odd;
  });
  return odd;
}
