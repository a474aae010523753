import type { Point } from '../../kernel/index.ts';
import type { Polygon } from '../../tabletop/index.ts';

/** Drawings as path data, in inches. */

const figure = (n: number): string => String(Math.round(n * 1000) / 1000);
const pair = ({ x, y }: Point): string => `${figure(x)} ${figure(y)}`;

export const outlinePath = (outline: Polygon): string => `M${outline.map(pair).join('L')}Z`;
export const linePath = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`;

export const middleOf = (outline: Polygon): Point => {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
};

const turnOf = (outline: Polygon): number =>
  outline.reduce((sum, a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);

const TICKS_APART = 0.7;

/** Short lines from the edge inwards, longer the higher a thing is: as contour lines on a map have them. */
export function contourTicks(outline: Polygon, height: number): string {
  const long = 0.1 + 0.06 * Math.min(height, 6);
  const inward = Math.sign(turnOf(outline));
  return outline
    .map((a, i) => {
      const b = outline[(i + 1) % outline.length] as Point;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const far = Math.hypot(dx, dy);
      if (far === 0) return '';
      const count = Math.max(1, Math.floor(far / TICKS_APART));
      const [nx, ny] = [(-dy / far) * long * inward, (dx / far) * long * inward];
      return Array.from({ length: count }, (_, j) => {
        const share = (j + 0.5) / count;
        const at = { x: a.x + dx * share, y: a.y + dy * share };
        return linePath([at, { x: at.x + nx, y: at.y + ny }]);
      }).join('');
    })
    .join('');
}

/** Two rails and rungs between two points: a ladder; only treads: stairs. */
export function rungs(from: Point, to: Point, wide: number, rails: boolean): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  // A ladder against a wall goes straight up: it is drawn a little way along the table.
  const end = far < 0.3 ? { x: from.x, y: from.y + 0.9 } : to;
  const long = Math.max(far, 0.9);
  const [ux, uy] = [(end.x - from.x) / long, (end.y - from.y) / long];
  const side = (p: Point, by: number): Point => ({ x: p.x - uy * by, y: p.y + ux * by });
  const count = Math.max(3, Math.round(long / 0.3));
  const treads = Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    const at = { x: from.x + (end.x - from.x) * share, y: from.y + (end.y - from.y) * share };
    return linePath([side(at, -wide / 2), side(at, wide / 2)]);
  }).join('');
  if (!rails) return treads;
  return treads + [-wide / 2, wide / 2].map((by) => linePath([side(from, by), side(end, by)])).join('');
}

/** An open door: its leaf and the quarter of a circle that it swings through. */
export function doorLeaf(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const leaf = { x: from.x - dy, y: from.y + dx };
  const wide = figure(Math.hypot(dx, dy));
  return `${linePath([from, leaf])}M${pair(leaf)}A${wide} ${wide} 0 0 0 ${pair(to)}`;
}

/** The ring of the dead: so many teeth, between two radii. */
export function jagged(teeth: number, inner: number, outer: number): string {
  const corners = Array.from({ length: teeth * 2 }, (_, i) => {
    const angle = (Math.PI * i) / teeth;
    const far = i % 2 === 0 ? outer : inner;
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
  });
  return outlinePath(corners);
}
