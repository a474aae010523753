import type { Point } from '../../kernel/index.ts';
import type { Strip } from './panel.ts';
import type { Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';

/** Solids nearer to the eye than this are cut off there: the roof on which the viewer stands begins under the feet. */
const NEAR = 1e-6;
const HAIR = 1e-9;

/** Something upright on a convex outline. */
export interface Upright {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly bottom: number;
  readonly top: number;
}

/**
 * What an eye sees of a model or a box. The model's panel is upright over the chord that joins the two points where the tangents
 * from the eye touch its base. All of it lies in the base, so nothing can stand between the panel and the part of the
 * base before it. The panel of a box stands between its two outermost corners.
 *
 * Seen from above, with the eye as origin and the first axis square to the panel, which lies at `far`, a point (x, y) lies at
 * t = (y / x) * (far / half) across the panel, and its shadow reaches (height - eye) * far / x above the eye. Both t and
 * far / x are the same for all points of a line through the eye, and lines stay lines: that is why shadows have straight
 * edges.
 */
export class Gaze {
  readonly eyeZ: number;
  readonly bottom: number;
  readonly top: number;
  /** The direction from the eye to the middle of the target. */
  readonly ux: number;
  readonly uy: number;
  /** How far away the panel is, and half its width; both 0 where the eye is above or below the base. */
  readonly far: number;
  readonly half: number;
  /** Columns of the panel that are hidden from top to bottom: from, to, from, to… in order, without overlap. */
  readonly columns: number[] = [];
  readonly strips: Strip[] = [];

  constructor(
    table: Tabletop,
    readonly viewer: Model,
    readonly target: Model,
  ) {
    const { ground } = table;
    this.eyeZ = ground.feetOf(viewer) + viewer.eye;
    this.bottom = ground.feetOf(target);
    this.top = this.bottom + target.height;
    const [dx, dy] = [target.x - viewer.x, target.y - viewer.y];
    const square = dx * dx + dy * dy;
    const apart = Math.sqrt(square);
    const tangent = square - target.radius * target.radius;
    this.ux = apart === 0 ? 1 : dx / apart;
    this.uy = apart === 0 ? 0 : dy / apart;
    this.far = tangent > 0 ? tangent / apart : 0;
    this.half = tangent > 0 ? (target.radius * Math.sqrt(tangent)) / apart : 0;
  }

  /** The point at `t` across the panel. */
  at(t: number): Point {
    const y = t * this.half;
    return {
      x: this.viewer.x + this.ux * this.far - this.uy * y,
      y: this.viewer.y + this.uy * this.far + this.ux * y,
    };
  }

  /** Whether nothing of the panel is left. */
  get covered(): boolean {
    return (
      this.columns.length === 2 && (this.columns[0] as number) <= HAIR - 1 && (this.columns[1] as number) >= 1 - HAIR
    );
  }

  /** Adds the shadow of something upright on a convex outline; false if it throws none on the panel. */
  shade({ xs, ys, bottom, top }: Upright): boolean {
    const n = this.#clipped(xs, ys);
    if (n === 0) return false;
    const { far, half } = this;
    let [left, right] = [1, -1];
    for (let i = 0; i < n; i++) {
      const x = X[i] as number;
      const t = ((Y[i] as number) / x) * (far / half);
      T[i] = t < -1 ? -1 : t > 1 ? 1 : t;
      Q[i] = far / x;
      if ((T[i] as number) < left) left = T[i] as number;
      if ((T[i] as number) > right) right = T[i] as number;
    }
    if (right - left <= HAIR) return false;
    if (this.isTall(bottom, top)) {
      this.#column(left, right);
      return true;
    }
    return this.#partly(n, bottom, top);
  }

  /** Whether something upright hides all that is behind it, from top to bottom. */
  isTall(bottom: number, top: number): boolean {
    return top >= this.eyeZ && top >= this.top && bottom <= this.bottom && bottom < this.eyeZ;
  }

  /** The panel of another model, as this eye sees it; null where the eye is above its base. */
  panelOf(table: Tabletop, model: Model): Upright | null {
    const { viewer } = this;
    const [dx, dy] = [model.x - viewer.x, model.y - viewer.y];
    const square = dx * dx + dy * dy;
    const tangent = square - model.radius * model.radius;
    if (tangent <= 0) return null;
    const along = tangent / square;
    const across = (model.radius * Math.sqrt(tangent)) / square;
    const bottom = table.ground.feetOf(model);
    const [mx, my] = [viewer.x + dx * along, viewer.y + dy * along];
    const [sx, sy] = [dy * across, dx * across];
    return { xs: [mx - sx, mx + sx], ys: [my + sy, my - sy], bottom, top: bottom + model.height };
  }

  /** Cuts the outline to what lies between eye and panel; how many corners are left in X and Y. */
  #clipped(xs: readonly number[], ys: readonly number[]): number {
    const { ux, uy, far } = this;
    const k = this.half / far;
    const n = xs.length;
    let [behind, beyond, over, under] = [0, 0, 0, 0];
    for (let i = 0; i < n; i++) {
      const dx = (xs[i] as number) - this.viewer.x;
      const dy = (ys[i] as number) - this.viewer.y;
      const x = dx * ux + dy * uy;
      const y = dy * ux - dx * uy;
      X[i] = x;
      Y[i] = y;
      if (x < NEAR) behind++;
      if (x > far) beyond++;
      if (y > k * x) over++;
      if (y < -k * x) under++;
    }
    if (behind === n || beyond === n || over === n || under === n) return 0;
    let left = n;
    if (behind > 0) left = clip(left, 1, 0, NEAR);
    if (beyond > 0) left = clip(left, -1, 0, -far);
    if (over > 0) left = clip(left, k, -1, 0);
    if (under > 0) left = clip(left, k, 1, 0);
    return left;
  }

  #column(from: number, to: number): void {
    const { columns } = this;
    let i = 0;
    while (i < columns.length && (columns[i + 1] as number) < from - HAIR) i += 2;
    let j = i;
    let [low, high] = [from, to];
    while (j < columns.length && (columns[j] as number) <= high + HAIR) {
      if ((columns[j] as number) < low) low = columns[j] as number;
      if ((columns[j + 1] as number) > high) high = columns[j + 1] as number;
      j += 2;
    }
    columns.splice(i, j - i, low, high);
  }

  /** Strips between neighbouring corners: above from the near or the far side, whichever throws the longer shadow. */
  #partly(n: number, bottom: number, top: number): boolean {
    const { eyeZ } = this;
    const stops = Array.from(T.subarray(0, n)).sort((a, b) => a - b);
    let any = false;
    for (let i = 1; i < n; i++) {
      const [from, to] = [stops[i - 1] as number, stops[i] as number];
      if (to - from <= HAIR) continue;
      const [far0, near0] = reachAt(n, from, from, to);
      const [far1, near1] = reachAt(n, to, from, to);
      const strip: Strip = {
        from,
        to,
        low0: eyeZ + (bottom - eyeZ) * (bottom < eyeZ ? near0 : far0),
        low1: eyeZ + (bottom - eyeZ) * (bottom < eyeZ ? near1 : far1),
        high0: eyeZ + (top - eyeZ) * (top < eyeZ ? far0 : near0),
        high1: eyeZ + (top - eyeZ) * (top < eyeZ ? far1 : near1),
      };
      const misses =
        (strip.high0 <= this.bottom && strip.high1 <= this.bottom) ||
        (strip.low0 >= this.top && strip.low1 >= this.top);
      if (misses) continue;
      this.strips.push(strip);
      any = true;
    }
    return any;
  }
}

/** Working space, used anew for every outline. */
const ROOM = 160;
const X = new Float64Array(ROOM);
const Y = new Float64Array(ROOM);
const T = new Float64Array(ROOM);
const Q = new Float64Array(ROOM);

/** Keeps the part of the outline in X and Y where a * x + b * y >= c. */
function clip(n: number, a: number, b: number, c: number): number {
  let kept = 0;
  for (let i = 0; i < n; i++) {
    const j = i + 1 === n ? 0 : i + 1;
    const [xi, yi, xj, yj] = [X[i] as number, Y[i] as number, X[j] as number, Y[j] as number];
    const si = a * xi + b * yi - c;
    const sj = a * xj + b * yj - c;
    if (si >= 0) {
      T[kept] = xi;
      Q[kept] = yi;
      kept++;
    }
    if (si >= 0 !== sj >= 0) {
      const share = si / (si - sj);
      T[kept] = xi + (xj - xi) * share;
      Q[kept] = yi + (yj - yi) * share;
      kept++;
    }
  }
  for (let i = 0; i < kept; i++) {
    X[i] = T[i] as number;
    Y[i] = Q[i] as number;
  }
  return kept;
}

/** The least and greatest q of the outline in T and Q at column `t`, by the edges that span the columns from..to. */
function reachAt(n: number, t: number, from: number, to: number): readonly [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < n; i++) {
    const j = i + 1 === n ? 0 : i + 1;
    const [ti, tj, qi, qj] = [T[i] as number, T[j] as number, Q[i] as number, Q[j] as number];
    if (Math.min(ti, tj) > from + HAIR || Math.max(ti, tj) < to - HAIR) continue;
    const q = qi + ((qj - qi) * (t - ti)) / (tj - ti);
    if (q < least) least = q;
    if (q > most) most = q;
  }
  return [least, most];
}
