import type { Point } from '../../kernel/index.ts';

/**
 * The outlines round the part of a grid of values that lies at or below a limit, by marching squares: in each cell the
 * outline crosses the edges between a corner inside and one outside, where the values between them reach the limit.
 * Coordinates count columns and rows. The outermost rows and columns must lie outside.
 */
export function contours(values: readonly (readonly number[])[], limit: number): Point[][] {
  const next = new Map<string, { readonly key: string; readonly at: Point }>();
  const value = (x: number, y: number): number => values[y]?.[x] ?? Number.POSITIVE_INFINITY;
  for (let y = 0; y + 1 < values.length; y++) {
    for (let x = 0; x + 1 < (values[0]?.length ?? 0); x++) {
      // Corners counter-clockwise; an edge is named by the corner it starts from.
      const corners = [
        { x, y },
        { x: x + 1, y },
        { x: x + 1, y: y + 1 },
        { x, y: y + 1 },
      ];
      const inside = corners.map((c) => value(c.x, c.y) <= limit);
      corners.forEach((from, i) => {
        const to = corners[(i + 1) % 4] as Point;
        if (!(inside[i] === true && inside[(i + 1) % 4] === false)) return;
        // The outline leaves here; it comes back through the first edge ahead that leads inside again.
        for (let k = 1; k < 4; k++) {
          const [a, b] = [(i + k) % 4, (i + k + 1) % 4];
          if (inside[a] === true || inside[b] !== true) continue;
          const [out, back] = [corners[a] as Point, corners[b] as Point];
          next.set(keyOf(back, out), { key: keyOf(from, to), at: cut(from, to, value, limit) });
          break;
        }
      });
    }
  }
  return chained(next);
}

/** Edges of neighbouring cells are one: the inside corner comes first. */
const keyOf = (inside: Point, outside: Point): string => `${inside.x},${inside.y},${outside.x},${outside.y}`;

/** Where between two corners the value reaches the limit; half way where one of them is barred. */
function cut(a: Point, b: Point, value: (x: number, y: number) => number, limit: number): Point {
  const [low, high] = [value(a.x, a.y), value(b.x, b.y)];
  const share = high === Number.POSITIVE_INFINITY || high === low ? 0.5 : (limit - low) / (high - low);
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

function chained(next: Map<string, { readonly key: string; readonly at: Point }>): Point[][] {
  const outlines: Point[][] = [];
  for (const start of next.keys()) {
    const outline: Point[] = [];
    for (let key = start; ; ) {
      const step = next.get(key);
      if (step === undefined) break;
      next.delete(key);
      outline.push(step.at);
      key = step.key;
    }
    if (outline.length >= 3) outlines.push(outline);
  }
  return outlines;
}
