import type { Point } from '../../kernel/index.ts';
import type { Polygon } from './polygon.ts';

/** From which to which share of a straight line something holds: 0 is where it begins, 1 where it ends. */
export type Span = readonly [from: number, to: number];

/** Where the line from a to b, prolonged both ways, lies within `reach` of a point; null if it never does. */
export function discSpan(disc: Point, reach: number, a: Point, b: Point): Span | null {
  const [dx, dy, px, py] = [b.x - a.x, b.y - a.y, a.x - disc.x, a.y - disc.y];
  const square = dx * dx + dy * dy;
  const half = dx * px + dy * py;
  const under = half * half - square * (px * px + py * py - reach * reach);
  if (square === 0 || under < 0) return null;
  const root = Math.sqrt(under);
  return [(-half - root) / square, (-half + root) / square];
}

/** Where the line from a to b, prolonged both ways, lies within `reach` of the stretch from c to d. */
export function stretchSpan(c: Point, d: Point, reach: number, a: Point, b: Point): Span | null {
  const ends = joined(discSpan(c, reach, a, b), discSpan(d, reach, a, b));
  const [ex, ey, dx, dy] = [d.x - c.x, d.y - c.y, b.x - a.x, b.y - a.y];
  const long = Math.sqrt(ex * ex + ey * ey);
  if (long === 0) return ends;
  // Beside the stretch: between the lines through its ends, and not farther off than the reach.
  let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const keep = (at: number, slope: number, low: number, high: number): void => {
    if (slope === 0) {
      if (at < low || at > high) [from, to] = [1, 0];
      return;
    }
    const [one, other] = [(low - at) / slope, (high - at) / slope];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  };
  keep((ex * (a.x - c.x) + ey * (a.y - c.y)) / long, (ex * dx + ey * dy) / long, 0, long);
  keep((ex * (a.y - c.y) - ey * (a.x - c.x)) / long, (ex * dy - ey * dx) / long, -reach, reach);
  return joined(ends, from <= to ? [from, to] : null);
}

/** Where the line from a to b runs in the area or within `reach` of it: in order, without overlap. */
export function areaSpans(outline: Polygon, reach: number, a: Point, b: Point): Span[] {
  const spans: Span[] = [];
  const cuts: number[] = [];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  outline.forEach((c, i) => {
    const d = outline[(i + 1) % outline.length] as Point;
    const near = reach > 0 ? stretchSpan(c, d, reach, a, b) : null;
    if (near !== null) spans.push(near);
    const [above, below] = [dx * (c.y - a.y) - dy * (c.x - a.x), dx * (d.y - a.y) - dy * (d.x - a.x)];
    if (above > 0 === below > 0) return;
    const share = above / (above - below);
    const [x, y] = [c.x + (d.x - c.x) * share - a.x, c.y + (d.y - c.y) * share - a.y];
    cuts.push((x * dx + y * dy) / (dx * dx + dy * dy));
  });
  cuts.sort((p, q) => p - q);
  for (let i = 1; i < cuts.length; i += 2) spans.push([cuts[i - 1] as number, cuts[i] as number]);
  return unionOf(spans);
}

/** The same stretches of a line, in order and without overlap. */
export function unionOf(spans: readonly Span[]): Span[] {
  const whole: [number, number][] = [];
  for (const [from, to] of [...spans].sort((p, q) => p[0] - q[0])) {
    const last = whole.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else whole.push([from, to]);
  }
  return whole;
}

const joined = (one: Span | null, other: Span | null): Span | null =>
  one === null || other === null ? (one ?? other) : [Math.min(one[0], other[0]), Math.max(one[1], other[1])];
