import { ASKEW, directionTo, FREE, PER_UNIT, type Sector, SECTORS, type Seen, type Vista } from './vista.ts';

/** Questions to a vista about a round target: how much of its panel lies in the open, and how far it stays in the dark. */

/** What the last `openShare` has found besides: how much of the share is seen at least and at most past what hides a part. */
export const past = { least: 0, most: 0 };

/** What hides a part of the target: from where to where across the panel, and how much of its height at most and at least. */
const ROOM = 64;
const LEFT = new Float64Array(ROOM);
const RIGHT = new Float64Array(ROOM);
const MOST = new Float64Array(ROOM);
const LEAST = new Float64Array(ROOM);
const PART: Seen[] = [];

/** Who touches the open within that is in it: rounding may take as much away. */
const HAIR = 1e-6;

/** Closer to the eye than so many times its radius, nothing is said about a target. */
const CLOSE = 1.05;

const wrapped = (number: number): number =>
  number < 0 ? number + SECTORS : number >= SECTORS ? number - SECTORS : number;

/** The share of the panel of a base that nothing tall hides; NaN close to the eye. */
export function openShare(vista: Vista, x: number, y: number, radius: number): number {
  const dx = x - vista.x;
  const dy = y - vista.y;
  const square = dx * dx + dy * dy;
  past.least = 0;
  past.most = 1;
  if (square <= radius * radius * CLOSE) return Number.NaN;
  const away = Math.sqrt(square);
  const tangent = Math.sqrt(square - radius * radius);
  const ux = dx / away;
  const uy = dy / away;
  const far = (tangent * tangent) / away;
  const wide = tangent / radius;
  const low = directionTo(dx * tangent + dy * radius, dy * tangent - dx * radius);
  let high = directionTo(dx * tangent - dy * radius, dy * tangent + dx * radius);
  if (high < low) high += 4;
  let isRough = false;
  let parts = 0;
  const last = Math.floor(high * PER_UNIT - ASKEW);
  const start = Math.floor(low * PER_UNIT - ASKEW);
  for (let n = start; n <= last; n++) {
    const sector = vista.sector(wrapped(n));
    if (sector.isRough) isRough = true;
    if (sector.partly.length > 0) parts = partsOf(vista, sector, parts, ux, uy, far, away, tangent, wide);
  }
  let sum = 0;
  let least = 0;
  let most = 0;
  for (let n = start; n <= last; n++) {
    const number = wrapped(n);
    const shift = (n - number) / PER_UNIT;
    const { at, vx, vy, fronts } = vista.sector(number);
    for (let i = 1; i < at.length; i++) {
      if ((at[i] as number) + shift <= low) continue;
      if ((at[i - 1] as number) + shift >= high) break;
      const ax = vx[i - 1] as number;
      const ay = vy[i - 1] as number;
      const bx = vx[i] as number;
      const by = vy[i] as number;
      const t0 = ((ux * ay - uy * ax) / (ux * ax + uy * ay)) * wide;
      const t1 = ((ux * by - uy * bx) / (ux * bx + uy * by)) * wide;
      let from = t0 < -1 ? -1 : t0;
      let to = t1 > 1 ? 1 : t1;
      const f = 4 * (i - 1);
      const q0 = far / ((fronts[f] as number) * ux + (fronts[f + 1] as number) * uy);
      const q1 = far / ((fronts[f + 2] as number) * ux + (fronts[f + 3] as number) * uy);
      if (q0 >= 1 && q1 >= 1) continue;
      if (q0 > 1 || q1 > 1) {
        const crossing = t0 + ((1 - q0) / (q1 - q0)) * (t1 - t0);
        if (q0 < 1) to = crossing < to ? crossing : to;
        else from = crossing > from ? crossing : from;
      }
      if (to <= from) continue;
      sum += to - from;
      let [hides, hidesMost] = [0, 0];
      for (let p = 0; p < parts; p++) {
        const across = Math.min(to, RIGHT[p] as number) - Math.max(from, LEFT[p] as number);
        if (across <= 0) continue;
        hidesMost += across * (MOST[p] as number);
        const surely = across * (LEAST[p] as number);
        if (surely > hides) hides = surely;
      }
      if (hidesMost < to - from) least += to - from - hidesMost;
      most += to - from - hides;
    }
  }
  past.least = isRough ? 0 : least / 2;
  past.most = most / 2;
  return sum < 2e-9 ? 0 : sum / 2;
}

/** Takes note of what hides a part of the target. What rises no higher than the eye hides no more than its own height. */
function partsOf(
  { eye, bottom, top }: Vista,
  { partly }: Sector,
  before: number,
  ux: number,
  uy: number,
  far: number,
  away: number,
  tangent: number,
  wide: number,
): number {
  let n = before;
  for (const part of partly) {
    const { near, most, top: high, isFirm, rx, ry, lx, ly } = part;
    if (near >= away || n === ROOM) continue;
    const [rAlong, lAlong] = [rx * ux + ry * uy, lx * ux + ly * uy];
    if (rAlong <= 0 && lAlong <= 0 && near > 0) continue;
    const left = rAlong <= 0 ? -1 : ((ux * ry - uy * rx) / rAlong) * wide;
    const right = lAlong <= 0 ? 1 : ((ux * ly - uy * lx) / lAlong) * wide;
    if (left >= 1 || right <= -1) continue;
    // A wide one lies in several sectors.
    let i = 0;
    while (i < before && PART[i] !== part) i++;
    if (i < before) continue;
    PART[n] = part;
    LEFT[n] = left;
    RIGHT[n] = right;
    MOST[n] = high > eye ? 1 : shareBelow(eye - (most < far ? ((eye - high) * far) / most : eye - high), bottom, top);
    // The shadow of what is higher than the eye rises behind it, the others fall: least where it is farthest, or nearest.
    const deep = high > eye ? most : (near * tangent) / away;
    LEAST[n] = isFirm && most < far ? shareBelow(eye - ((eye - high) * far) / deep, bottom, top) : 0;
    n++;
  }
  return n;
}

const shareBelow = (z: number, bottom: number, top: number): number =>
  z <= bottom ? 0 : z >= top ? 1 : (z - bottom) / (top - bottom);

/** Whether a point lies in the open. */
export function isOpen(vista: Vista, x: number, y: number): boolean {
  const dx = x - vista.x;
  const dy = y - vista.y;
  if (dx === 0 && dy === 0) return true;
  const to = directionTo(dx, dy);
  const n = Math.floor(to * PER_UNIT - ASKEW);
  const { at, fronts } = vista.sector(wrapped(n));
  const there = n < 0 ? to + 4 : to;
  let i = 1;
  while (i < at.length - 1 && (at[i] as number) < there) i++;
  const f = 4 * (i - 1);
  const ax = fronts[f] as number;
  const ay = fronts[f + 1] as number;
  const bx = fronts[f + 2] as number;
  const by = fronts[f + 3] as number;
  if (Math.abs(ax) + Math.abs(ay) >= FREE / 2) return true;
  return (bx - ax) * (dy - ay) - (by - ay) * (dx - ax) > 0;
}

/**
 * How far along a stretch, `from` inches or more, a base first comes so close to the open that more than a share of it may
 * be seen: not before. More than `to` if it does not get there. Where it stands at `from` is known not to be open.
 */
export function opensAt(
  vista: Vista,
  ax: number,
  ay: number,
  ux: number,
  uy: number,
  from: number,
  to: number,
  radius: number,
  share: number,
): number {
  const px = ax - vista.x;
  const py = ay - vista.y;
  // Where along the stretch it is nearest to the eye, and how far from it there.
  const along = -(px * ux + py * uy);
  const nearest = along < from ? from : along > to ? to : along;
  const nx = px + ux * nearest;
  const ny = py + uy * nearest;
  const square = nx * nx + ny * ny;
  const spare = square - radius * radius * CLOSE - 1e-9;
  if (spare <= 0) return from;
  // More than a share is seen only if something shows that is not among the outermost parts of the panel, that share each.
  // The rest of it lies within less than the radius from the middle of the base.
  const rest = (1 - share) * (1 - share);
  const inner = radius * Math.sqrt(rest + ((radius * radius) / square) * (1 - rest));
  // At least as wide as half of the base looks, in directions: these grow no faster than angles, and an angle is less
  // than its tangent.
  const wide = inner / Math.sqrt(spare);
  const start = directionTo(px + ux * from, py + uy * from);
  const turn = turnFrom(start, directionTo(px + ux * to, py + uy * to));
  const last = Math.floor((start + (turn > 0 ? turn : 0) + wide) * PER_UNIT - ASKEW);
  let n = Math.floor((start + (turn < 0 ? turn : 0) - wide) * PER_UNIT - ASKEW);
  let first = Number.POSITIVE_INFINITY;
  for (; n <= last; n++) {
    const { borders } = vista.sector(wrapped(n));
    for (let i = 0; i < borders.length; i += 4) {
      const cx = (borders[i] as number) - px;
      const cy = (borders[i + 1] as number) - py;
      const dx = (borders[i + 2] as number) - px;
      const dy = (borders[i + 3] as number) - py;
      // Across and along the stretch.
      const c = ux * cy - uy * cx;
      const d = ux * dy - uy * dx;
      if (c > inner ? d > inner : c < -inner && d < -inner) continue;
      const f = ux * cx + uy * cy;
      const g = ux * dx + uy * dy;
      if (f < from - inner ? g < from - inner : f > to + inner && g > to + inner) continue;
      const at = comesTo(c, f, d, g, from, inner);
      if (at <= from) return from;
      if (at < first) first = at;
    }
  }
  return first;
}

/** By how much a direction is to the left of another one: -2 to 2. */
function turnFrom(start: number, to: number): number {
  const turn = to - start;
  return turn > 2 ? turn - 4 : turn < -2 ? turn + 4 : turn;
}

/**
 * Where on the line of places (0, s), from `from` on, one first is within `radius` of the stretch from (c, f) to (d, g): across
 * and along. Infinity if that is never.
 */
function comesTo(c: number, f: number, d: number, g: number, from: number, radius: number): number {
  let first = Number.POSITIVE_INFINITY;
  const ex = d - c;
  const ey = g - f;
  const square = ex * ex + ey * ey;
  // Within the radius at the outset?
  const on = square === 0 ? 0 : ((from - f) * ey - c * ex) / square;
  const share = on < 0 ? 0 : on > 1 ? 1 : on;
  const x = c + ex * share;
  const y = f + ey * share - from;
  if (x * x + y * y <= radius * radius + HAIR) return from;
  for (let end = 0; end < 2; end++) {
    const across = end === 0 ? c : d;
    const under = radius * radius - across * across;
    if (under < 0) continue;
    const enters = (end === 0 ? f : g) - Math.sqrt(under);
    if (enters > from - HAIR && enters < first) first = enters;
  }
  if (square === 0 || ex === 0) return first;
  // Beside the stretch: where the distance to its line comes down to the radius.
  const length = Math.sqrt(square);
  for (let side = -1; side <= 1; side += 2) {
    // The line through (c, f) with direction (ex, ey): distance of (0, s) is ((s - f) * ex + c * ey) / length.
    const s = f + (side * radius * length - c * ey) / ex;
    if (s < from - HAIR || s >= first) continue;
    const beside = (s - f) * ey - c * ex;
    if (beside >= -HAIR && beside <= square + HAIR) first = s;
  }
  return first;
}
