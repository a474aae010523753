import type { Point } from '../../../kernel/index.ts';
import { lengthOf, type Walk } from '../../tabletop/alive/acts.ts';
import { lasting, mayMove, untilPressed } from '../../tabletop/alive/motion.ts';

/** Models go their way over the table, as they do on the plan: they stand where they stand already, and what is seen comes after. */

const SHORTEST = 180;
const AN_INCH = 60;
const LONGEST = 850;

export interface Step extends Point {
  /** Which way it goes, in radians about the upright; null when it has arrived. */
  readonly turn: number | null;
}

/** Shows the walks from frame to frame; the answer ends them at once. */
export function walkOf(walks: readonly Walk[], show: (places: ReadonlyMap<string, Step>) => void): () => void {
  if (walks.length === 0 || !mayMove()) return () => undefined;
  const begin = performance.now();
  let frame = 0;
  const at = (now: number): void => {
    let going = false;
    const places = new Map(
      walks.map(({ id, points }): [string, Step] => {
        const share = Math.min(1, (now - begin) / lasting(Math.min(LONGEST, SHORTEST + AN_INCH * lengthOf(points))));
        going ||= share < 1;
        return [id, along(points, share * (2 - share))];
      }),
    );
    show(places);
    frame = going ? requestAnimationFrame(at) : 0;
  };
  const end = (): void => {
    if (frame === 0) return;
    cancelAnimationFrame(frame);
    frame = 0;
    show(new Map(walks.map(({ id, points }) => [id, along(points, 1)])));
  };
  frame = requestAnimationFrame(at);
  const forget = untilPressed(end);
  return forget;
}

function along(points: readonly Point[], share: number): Step {
  const last = points.at(-1) as Point;
  if (share >= 1) return { ...last, turn: null };
  let left = lengthOf(points) * share;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    if (left <= long) {
      const part = long === 0 ? 0 : left / long;
      return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, turn: -Math.atan2(b.y - a.y, b.x - a.x) };
    }
    left -= long;
  }
  return { ...last, turn: null };
}
