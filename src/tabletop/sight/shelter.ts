import type { Point } from '../../kernel/index.ts';
import { SLACK } from '../geometry/point.ts';
import type { Upright } from './gaze.ts';

/**
 * Places from which the same things that hide a model now hide it still. One look proves more than it was asked for: what
 * covers the panel throws a shadow, and all of the shadow is as dark. Its borders are straight lines, so how far a mover
 * stays in it is a division; no look is needed before its end.
 *
 * The borders are flat triples nx, ny, c: a place (x, y) is on the right side where nx * x + ny * y >= c.
 */
export type Shelter = readonly number[];

/** Who moves: the one who is looked at, or the one who looks. */
export type Moves = 'target' | 'eye';

const HAIR = 1e-9;
/** A base that touches a wall may overlap it by the slack, and is behind it all the same while it is looked at steeply. */
const LAP = SLACK + 0.001;
const SMALLEST = 0.2;
const ROOT3 = Math.sqrt(3);

/** Something that hides, as a line across it: its left and its right end as seen from the eye. */
interface Chord {
  readonly lx: number;
  readonly ly: number;
  readonly rx: number;
  readonly ry: number;
  /** What keeps the target behind the line. */
  readonly behind: Shelter;
}

/** The shelter of a target behind things that hide it from top to bottom; null if they are not sure to do so together. */
export function shelterBehind(
  moves: Moves,
  eye: Point,
  target: Point & { readonly radius: number },
  tall: readonly Upright[],
): Shelter | null {
  const chords: Chord[] = [];
  for (const upright of tall) {
    const chord = chordOf(moves, eye, target, upright);
    if (chord !== null) chords.push(chord);
  }
  const mover = moves === 'target' ? target : eye;
  // From the left end on, each time the one that reaches farthest to the right.
  let first: Chord | null = null;
  for (const chord of chords) {
    if ((first === null || isRightOf(eye, first, chord)) && holds(leftOf(moves, eye, target, chord), mover)) {
      first = chord;
    }
  }
  if (first === null) return null;
  const borders = first.behind.concat(leftOf(moves, eye, target, first) ?? []);
  let last: Chord = first;
  for (let i = 0; i <= chords.length; i++) {
    const end = rightOf(moves, eye, target, last);
    if (end !== null && holds(end, mover)) return borders.concat(end);
    let next: Chord | null = null;
    for (const chord of chords) {
      const overlaps = (last.rx - eye.x) * (chord.ly - eye.y) - (last.ry - eye.y) * (chord.lx - eye.x) >= -HAIR;
      if (overlaps && isRightOf(eye, next ?? last, chord)) next = chord;
    }
    if (next === null) return null;
    borders.push(...next.behind);
    if (moves === 'eye') borders.push(...jointOf(last, next));
    last = next;
  }
  return null;
}

/** Whether a chord reaches farther to the right than another. */
const isRightOf = (eye: Point, than: Chord, { rx, ry }: Chord): boolean =>
  (than.rx - eye.x) * (ry - eye.y) - (than.ry - eye.y) * (rx - eye.x) < -HAIR;

export function holds(shelter: Shelter | null, { x, y }: Point): boolean {
  if (shelter === null) return false;
  for (let i = 0; i < shelter.length; i += 3) {
    if ((shelter[i] as number) * x + (shelter[i + 1] as number) * y < (shelter[i + 2] as number) - HAIR) return false;
  }
  return true;
}

/** How far one can go from (x, y) in a direction, inches at most, before a border is crossed; -1 if it is crossed already. */
export function shelteredFor(shelter: Shelter, x: number, y: number, ux: number, uy: number, most: number): number {
  let end = most;
  for (let i = 0; i < shelter.length; i += 3) {
    const nx = shelter[i] as number;
    const ny = shelter[i + 1] as number;
    const room = nx * x + ny * y - (shelter[i + 2] as number);
    if (room < -HAIR) return -1;
    const slope = nx * ux + ny * uy;
    if (slope < 0 && room < -slope * end) end = room <= 0 ? 0 : room / -slope;
  }
  return end;
}

function chordOf(
  moves: Moves,
  { x: ex, y: ey }: Point,
  target: Point & { readonly radius: number },
  { xs, ys }: Upright,
): Chord | null {
  let [l, r] = [0, 0];
  for (let i = 1; i < xs.length; i++) {
    const px = (xs[i] as number) - ex;
    const py = (ys[i] as number) - ey;
    if (((xs[l] as number) - ex) * py - ((ys[l] as number) - ey) * px > 0) l = i;
    if (((xs[r] as number) - ex) * py - ((ys[r] as number) - ey) * px < 0) r = i;
  }
  const [lx, ly, rx, ry] = [xs[l] as number, ys[l] as number, xs[r] as number, ys[r] as number];
  const long = Math.sqrt((rx - lx) * (rx - lx) + (ry - ly) * (ry - ly));
  if (long < HAIR) return null;
  // The line's normal, away from the eye: whose left is on the left.
  const [mx, my] = [(ly - ry) / long, (rx - lx) / long];
  const away = -(mx * (ex - lx) + my * (ey - ly));
  if (Math.abs(away) < 1e-6) return null;
  const side = away > 0 ? 1 : -1;
  const behind = behindOf(moves, { x: ex, y: ey }, target, lx, ly, mx * side, my * side);
  return behind === null ? null : { lx, ly, rx, ry, behind };
}

/**
 * What keeps all of the target's panel behind the line through (lx, ly) with that normal, and the eye before it. Seen within
 * 60 degrees of the normal, from 4 radii away and more, no part of the panel is nearer to the line than the middle by more
 * than sin(75°) of the radius: so a base may overlap the line by its slack. Otherwise all of the base must be behind it.
 */
function behindOf(
  moves: Moves,
  { x: ex, y: ey }: Point,
  { x, y, radius }: Point & { readonly radius: number },
  lx: number,
  ly: number,
  mx: number,
  my: number,
): Shelter | null {
  const [dx, dy] = [x - ex, y - ey];
  const along = mx * dx + my * dy;
  const isSteep =
    radius >= SMALLEST && along >= 4 * radius && ROOT3 * along >= Math.abs(mx * dy - my * dx) && radius > LAP;
  const reach = isSteep ? radius - LAP : radius;
  const line = mx * lx + my * ly;
  if (mx * x + my * y - line < reach) return null;
  const borders = moves === 'target' ? [mx, my, line + reach] : [-mx, -my, 1e-6 - line];
  if (!isSteep) return borders;
  // The bounds of steepness, which depend on the stretch from eye to target.
  const [fx, fy, sign] = moves === 'target' ? [ex, ey, 1] : [x, y, -1];
  for (const [nx, ny, least] of [
    [mx, my, 4 * radius],
    [ROOT3 * mx - my, ROOT3 * my + mx, 0],
    [ROOT3 * mx + my, ROOT3 * my - mx, 0],
  ] as const) {
    borders.push(sign * nx, sign * ny, least + sign * (nx * fx + ny * fy));
  }
  return borders;
}

/** The line past the chord's left end that touches the target: to the left of it something would be seen. */
const leftOf = (moves: Moves, eye: Point, target: Point & { readonly radius: number }, c: Chord): Shelter | null =>
  moves === 'target' ? past(eye, c.lx, c.ly, target.radius, 1) : touching(target, c.lx, c.ly, 1);

const rightOf = (moves: Moves, eye: Point, target: Point & { readonly radius: number }, c: Chord): Shelter | null =>
  moves === 'target' ? past(eye, c.rx, c.ry, target.radius, -1) : touching(target, c.rx, c.ry, -1);

/** The target's middle stays that far on one side of the line from the eye past (x, y). */
function past(eye: Point, x: number, y: number, radius: number, turn: 1 | -1): Shelter {
  const [dx, dy] = [x - eye.x, y - eye.y];
  const long = Math.sqrt(dx * dx + dy * dy) * turn;
  const [nx, ny] = [dy / long, -dx / long];
  return [nx, ny, nx * eye.x + ny * eye.y + radius];
}

/** The eye stays on one side of the line through (x, y) that touches the target. */
function touching(target: Point & { readonly radius: number }, x: number, y: number, turn: 1 | -1): Shelter | null {
  const [dx, dy] = [target.x - x, target.y - y];
  const square = dx * dx + dy * dy;
  const under = square - target.radius * target.radius;
  if (under <= 0) return null;
  const [cosine, sine] = [Math.sqrt(under), target.radius * turn];
  const [wx, wy] = [(dx * cosine - dy * sine) / square, (dy * cosine + dx * sine) / square];
  return [wy * turn, -wx * turn, turn * (wy * x - wx * y)];
}

/** An eye that moves must not see between two chords: their ends go on overlapping. */
function jointOf({ rx, ry }: Chord, { lx, ly }: Chord): Shelter {
  const [dx, dy] = [rx - lx, ry - ly];
  return Math.abs(dx) < HAIR && Math.abs(dy) < HAIR ? [] : [dy, -dx, -(rx * ly - ry * lx)];
}
