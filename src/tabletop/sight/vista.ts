import { type Point, Recent } from '../../kernel/index.ts';
import { inside } from '../geometry/polygon.ts';
import type { Ground } from '../terrain/ground.ts';
import type { Solid } from '../terrain/solid.ts';

/**
 * What an eye has before it in every direction: how far it sees until something hides all that is behind it, from top to
 * bottom. It depends on the eye and on the heights that are looked at, not on who moves there; so it is worked out once, by
 * sectors as they are asked for, and kept.
 *
 * Seen from above, the open part is a star round the eye. Its borders are fronts of what hides, and straight lines away from
 * the eye past corners. It is never smaller than the truth: what lies outside is hidden, what lies inside may still be
 * hidden, by low things, hills, models and bodies. Those of terrain are listed as `partly`.
 *
 * Directions are measured as on a square round the eye, from 0 to 4: that needs no angles, and grows as they do.
 */
export class Vista {
  /** False where the eye stands in something that hides: then nothing is said here. */
  readonly isGood: boolean;
  readonly #walls: Seen[] = [];
  readonly #low: Seen[] = [];
  readonly #sectors: (Sector | undefined)[] = [];

  constructor(
    readonly ground: Ground,
    readonly x: number,
    readonly y: number,
    /** How high the eye is. */
    readonly eye: number,
    /** From where to where a target reaches that is looked at. */
    readonly bottom: number,
    readonly top: number,
    /** Whether what can be walked on hides, too, such as hills: nobody who stands on one is hidden by it. */
    readonly hills: Hills,
  ) {
    let isGood = true;
    const highest = top > eye ? top : eye;
    const lowest = bottom < eye ? bottom : eye;
    for (const solid of ground.solids) {
      if (!solid.doing.hides || (solid.opening !== -1 && ground.stateOf(solid.opening)?.see === true)) continue;
      if (solid.bottom >= highest || solid.top <= lowest) continue;
      const isTall = solid.top >= highest && solid.bottom <= bottom && solid.bottom < eye;
      const isHill = solid.doing.ground !== null && hills !== 'walls';
      if (isHill && isOn(ground, solid, x, y)) continue;
      const isWall = isTall && (!isHill || hills === 'hide');
      const seen = seenFrom(x, y, solid, solid.bottom <= bottom && solid.doing.ground === null);
      if (seen !== null) (isWall ? this.#walls : this.#low).push(seen);
      else if (isWall) isGood = false;
      else this.#low.push({ ...EVERYWHERE, top: solid.top });
    }
    this.isGood = isGood;
  }

  /** The sector of that number; numbers go on all round. */
  sector(number: number): Sector {
    const known = this.#sectors[number];
    if (known !== undefined) return known;
    const low = (number + ASKEW) / PER_UNIT;
    const high = (number + 1 + ASKEW) / PER_UNIT;
    const made = sectorOf(low, high, within(this.#walls, low, high), within(this.#low, low, high));
    this.#sectors[number] = made;
    return made;
  }
}

const within = (all: readonly Seen[], low: number, high: number): Seen[] =>
  all.filter(({ from, to }) => (from <= high && to >= low) || (from <= high - 4 && to >= low - 4) || to >= low + 4);

/** So many sectors there are, and so many to a unit of direction. */
export const SECTORS = 64;
export const PER_UNIT = SECTORS / 4;
/** Sectors do not end where corners of a table drawn in inches may lie. */
export const ASKEW = 0.371_533_209;

/**
 * What hides and can be walked on, such as hills and hedges, does not hide from an eye in it, nor anybody in it: they are
 * looked at one by one, or hide while nobody stands in any of them. For lines from eye to eye they are like walls.
 */
type Hills = 'look' | 'hide' | 'walls';

const isOn = (ground: Ground, { of, corners }: Solid, x: number, y: number): boolean =>
  inside(ground.named(of)?.outline ?? corners, { x, y });

/** Something that hides, as the eye sees it: from which to which direction, 0 to 4, `to` perhaps beyond. */
export interface Seen {
  readonly from: number;
  readonly to: number;
  /** How far away it is, its nearest point and its farthest. */
  readonly near: number;
  readonly most: number;
  readonly top: number;
  /** Whether it stands on no higher ground than the target, and hides for sure. */
  readonly isFirm: boolean;
  /** Its right and its left end, with the eye as origin. */
  readonly rx: number;
  readonly ry: number;
  readonly lx: number;
  readonly ly: number;
  /** Its corners, with the eye as origin. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** A part of what is seen all round. */
export interface Sector {
  /** The directions at which anything changes, first and last included; as directions and as vectors. */
  readonly at: readonly number[];
  readonly vx: readonly number[];
  readonly vy: readonly number[];
  /** Between each two of them the front of what hides, by its two ends x, y, x, y with the eye as origin; or FREE. */
  readonly fronts: readonly number[];
  /** Borders of the open part: flat quadruples x, y, x, y, with the eye as origin. */
  readonly borders: readonly number[];
  readonly partly: readonly Seen[];
  /** Whether fronts cross each other, so that more may be hidden than is said. */
  readonly isRough: boolean;
}

/** Nothing in that direction. */
export const FREE = 1e6;
const HAIR = 1e-9;

/** The direction of a vector, from 0 to 4. */
export function directionTo(dx: number, dy: number): number {
  const sum = (dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy);
  if (dy >= 0) return dx >= 0 ? dy / sum : 1 - dx / sum;
  return dx < 0 ? 2 - dy / sum : 3 + dx / sum;
}

const vectorX = (at: number): number => {
  const n = at >= 4 ? at - 4 : at;
  return n <= 2 ? 1 - n : n - 3;
};
const vectorY = (at: number): number => {
  const n = at >= 4 ? at - 4 : at;
  return n <= 1 ? n : n <= 3 ? 2 - n : n - 4;
};

/** Closer than that to something that hides, an eye stands in it. */
const INSIDE = 1e-6;

/** All round the eye. */
const EVERYWHERE: Seen = {
  from: 0,
  to: 8,
  near: 0,
  most: Number.POSITIVE_INFINITY,
  top: 0,
  isFirm: false,
  rx: 0,
  ry: 0,
  lx: 0,
  ly: 0,
  xs: [],
  ys: [],
};

function seenFrom(x: number, y: number, solid: Solid, isFirm: boolean): Seen | null {
  const n = solid.xs.length;
  const xs: number[] = [];
  const ys: number[] = [];
  let [l, r] = [0, 0];
  for (let i = 0; i < n; i++) {
    xs.push((solid.xs[i] as number) - x);
    ys.push((solid.ys[i] as number) - y);
    if (cross(xs, ys, l, i) > 0) l = i;
    if (cross(xs, ys, r, i) < 0) r = i;
  }
  let [near, most] = [Number.POSITIVE_INFINITY, 0];
  let isAround = n > 2;
  for (let i = 0; i < n; i++) {
    const j = i + 1 === n ? 0 : i + 1;
    most = Math.max(most, (xs[i] as number) * (xs[i] as number) + (ys[i] as number) * (ys[i] as number));
    if (cross(xs, ys, i, j) < 0) isAround = false;
    near = Math.min(near, awayFrom(xs[i] as number, ys[i] as number, xs[j] as number, ys[j] as number));
  }
  if (isAround || near < INSIDE) return null;
  const [rx, ry, lx, ly] = [xs[r] as number, ys[r] as number, xs[l] as number, ys[l] as number];
  const [from, to] = [directionTo(rx, ry), directionTo(lx, ly)];
  const { top } = solid;
  return { from, to: to < from ? to + 4 : to, near, most: Math.sqrt(most), top, isFirm, rx, ry, lx, ly, xs, ys };
}

const cross = (xs: readonly number[], ys: readonly number[], i: number, j: number): number =>
  (xs[i] as number) * (ys[j] as number) - (ys[i] as number) * (xs[j] as number);

/** How far the origin is from a stretch. */
function awayFrom(ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / square));
  const [x, y] = [ax + dx * share, ay + dy * share];
  return Math.sqrt(x * x + y * y);
}

function sectorOf(low: number, high: number, walls: readonly Seen[], partly: readonly Seen[]): Sector {
  const at = [low, high];
  for (const { xs, ys } of walls) {
    xs.forEach((dx, i) => {
      const to = directionTo(dx, ys[i] as number);
      if (to > low && to < high) at.push(to);
      else if (to + 4 < high) at.push(to + 4);
    });
  }
  at.sort((a, b) => a - b);
  const vx = at.map(vectorX);
  const vy = at.map(vectorY);
  const fronts: number[] = [];
  const borders: number[] = [];
  let isRough = false;
  for (let i = 1; i < at.length; i++) {
    const [a, b] = [at[i - 1] as number, at[i] as number];
    const middle = (a + b) / 2;
    const [mx, my] = [vectorX(middle), vectorY(middle)];
    let [best, reach]: [Seen | null, number] = [null, FREE];
    for (const wall of walls) {
      if (!spans(wall, a, b)) continue;
      const far = reachAt(wall, mx, my);
      if (far < reach) [best, reach] = [wall, far];
    }
    const [ax, ay, bx, by] = [vx[i - 1], vy[i - 1], vx[i], vy[i]] as [number, number, number, number];
    const from = best === null ? FREE : reachAt(best, ax, ay);
    const to = best === null ? FREE : reachAt(best, bx, by);
    fronts.push(ax * from, ay * from, bx * to, by * to);
    for (const wall of walls) {
      if (wall === best || isRough || !spans(wall, a, b)) continue;
      isRough = reachAt(wall, ax, ay) < from - HAIR || reachAt(wall, bx, by) < to - HAIR;
    }
    if (best !== null) borders.push(ax * from, ay * from, bx * to, by * to);
    const before = i === 1 ? Number.NaN : (fronts[4 * (i - 2) + 2] as number);
    if (i > 1) radial(borders, before, fronts[4 * (i - 2) + 3] as number, ax * from, ay * from);
  }
  return { at, vx, vy, fronts, borders, partly, isRough };
}

/** Where a front ends and another one begins farther away, sight passes the corner in a straight line. */
function radial(borders: number[], ax: number, ay: number, bx: number, by: number): void {
  if (Math.abs(ax - bx) + Math.abs(ay - by) > HAIR) borders.push(ax, ay, bx, by);
}

const spans = ({ from, to }: Seen, a: number, b: number): boolean =>
  (from <= a + HAIR && to >= b - HAIR) || (from <= a - 4 + HAIR && to >= b - 4 - HAIR) || to >= b + 4 - HAIR;

/** How many times a vector it is to the front of something that lies in that direction. */
function reachAt({ xs, ys }: Seen, vx: number, vy: number): number {
  let least = FREE;
  const n = xs.length;
  for (let i = 0; i < n; i++) {
    const j = i + 1 === n ? 0 : i + 1;
    const [ax, ay] = [xs[i] as number, ys[i] as number];
    const [ex, ey] = [(xs[j] as number) - ax, (ys[j] as number) - ay];
    const turn = vx * ey - vy * ex;
    // An edge that is seen from its end: its corners belong to other edges, too.
    if (turn * turn < 1e-18 * (ex * ex + ey * ey)) continue;
    const share = (vy * ax - vx * ay) / turn;
    if (share < -1e-7 || share > 1 + 1e-7) continue;
    const far = (ax * ey - ay * ex) / turn;
    if (far > 0 && far < least) least = far;
  }
  return least;
}

/** So many eyes on one ground are kept. */
const KEPT = 256;
const kept = new WeakMap<Ground, Recent<string, Vista>>();
/** What was asked for last, by whom: mostly it is asked for again. */
const lately = new WeakMap<object, Vista>();

export function vistaOf(ground: Ground, by: Point, eye: number, bottom: number, top: number, hills: Hills): Vista {
  const last = lately.get(by);
  if (last !== undefined && last.ground === ground && last.eye === eye && last.bottom === bottom) {
    if (last.top === top && last.hills === hills) return last;
  }
  let of = kept.get(ground);
  if (of === undefined) {
    of = new Recent(KEPT);
    kept.set(ground, of);
  }
  const { x, y } = by;
  const found = of.make(
    `${x} ${y} ${eye} ${bottom} ${top} ${hills}`,
    () => new Vista(ground, x, y, eye, bottom, top, hills),
  );
  lately.set(by, found);
  return found;
}
