import type { Point } from '../../kernel/index.ts';
import type { Polygon } from '../geometry/polygon.ts';
import type { GroundKind } from './terrain.ts';

export type SolidKind = 'piece' | 'wall' | 'opening' | 'floor' | 'edge' | 'body';

/** What a solid does. */
export interface Doing {
  /** Bases cannot enter it. */
  readonly bars: boolean;
  /** Sight does not pass. */
  readonly hides: boolean;
  /** The kind of ground it is, where it can be walked on. */
  readonly ground: GroundKind | null;
  readonly growth: boolean;
}

/**
 * A convex part of something on the table, upright from `bottom` to `top`: a stretch of wall has two corners and no
 * thickness, a floor no height.
 */
export class Solid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;

  constructor(
    /** The id of what it is a part of. */
    readonly of: string,
    readonly kind: SolidKind,
    /** Counts the things that solids are parts of: the parts of one thing have the same number. */
    readonly thing: number,
    readonly corners: Polygon,
    readonly bottom: number,
    readonly top: number,
    /** On which level it bars the way. */
    readonly level: number,
    readonly doing: Doing,
    /** The opening that it closes, if it is one: its number. */
    readonly opening: number,
  ) {
    this.xs = corners.map(({ x }) => x);
    this.ys = corners.map(({ y }) => y);
    this.minX = Math.min(...this.xs);
    this.minY = Math.min(...this.ys);
    this.maxX = Math.max(...this.xs);
    this.maxY = Math.max(...this.ys);
  }

  /** From where to where it reaches in x between two values of y. */
  spanIn(low: number, high: number): readonly [number, number] | null {
    let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    const note = (x: number): void => {
      left = Math.min(left, x);
      right = Math.max(right, x);
    };
    this.corners.forEach((a, i) => {
      const b = this.corners[(i + 1) % this.corners.length] as Point;
      if (a.y >= low && a.y <= high) note(a.x);
      for (const y of [low, high]) {
        if (a.y !== b.y && a.y < y !== b.y < y) note(a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y));
      }
    });
    return left <= right ? [left, right] : null;
  }

  /** The share of the stretch from a to b that runs inside, border left out. */
  shareOf(ax: number, ay: number, bx: number, by: number): number {
    const { xs, ys } = this;
    const [dx, dy] = [bx - ax, by - ay];
    let [enter, leave] = [0, 1];
    for (let i = 0; i < xs.length; i++) {
      const j = i + 1 === xs.length ? 0 : i + 1;
      const [cx, cy] = [xs[i] as number, ys[i] as number];
      const [ex, ey] = [(xs[j] as number) - cx, (ys[j] as number) - cy];
      const off = ex * (ay - cy) - ey * (ax - cx); // above 0: a lies on the inner side
      const turn = ex * dy - ey * dx;
      if (turn === 0) {
        if (off <= 0) return 0;
      } else if (turn > 0) {
        if (-off / turn > enter) enter = -off / turn;
      } else if (-off / turn < leave) {
        leave = -off / turn;
      }
      if (enter >= leave) return 0;
    }
    return leave - enter;
  }
}
