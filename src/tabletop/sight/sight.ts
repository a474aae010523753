import type { Point } from '../../kernel/index.ts';
import { crosses } from '../geometry/distance.ts';
import { Gaze, type Upright } from './gaze.ts';
import { type Hidden, hiddenBy, type Strip } from './panel.ts';
import { inside } from '../geometry/polygon.ts';
import { apart, grained, toStretchSquared } from '../geometry/point.ts';
import type { Solid, SolidKind } from '../terrain/solid.ts';
import type { Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';

export interface SightOptions {
  /** Which other models hide what stands behind them: none unless the game says so. */
  readonly blockers?: (model: Model) => boolean;
  /** Ids of pieces, walls or buildings that do not hide anything this time. */
  readonly ignore?: readonly string[];
}

/** A share of up to that much is nothing: the slits that rounding leaves between two walls that meet. */
export const SLIVER = 0.001;

interface Blocker {
  readonly id: string;
  readonly kind: SolidKind | 'model';
  /** How much of the target it hides alone; two blockers may hide the same part. */
  readonly share: number;
}

/** Growth on the line from eye to eye, and for how many inches the line, seen from above, runs inside below its height. */
export interface Growth {
  readonly id: string;
  readonly inches: number;
}

/** What one model sees of another, with the proof. Plain data. */
export interface Look {
  /** The share of the target's panel that the viewer's eye sees: 0 to 1. */
  readonly share: number;
  /** The share of the panel's lower edge that it sees: of the base. */
  readonly foot: number;
  readonly eye: Point & { readonly z: number };
  /** The two tangents from the eye touch the base at `from` and `to`; the panel stands upright between. */
  readonly panel: { readonly from: Point; readonly to: Point; readonly bottom: number; readonly top: number };
  readonly blockers: readonly Blocker[];
  /** Where across the panel, from 0 to 1, something of the target is seen. */
  readonly open: readonly (readonly [number, number])[];
  readonly growth: readonly Growth[];
}

/** How much of `b` the eye of `a` sees, without the proof. */
export const visibleShare = (table: Tabletop, a: Model, b: Model, options: SightOptions = {}): number =>
  shareIn(table, new Gaze(table, a, b), options);

function shareIn(table: Tabletop, gaze: Gaze, options: SightOptions): number {
  if (gaze.half === 0) return overhead(table, gaze, options);
  const low: Upright[] = [];
  forBlockers(table, gaze, options, (_id, _kind, upright) => {
    if (!gaze.isTall(upright.bottom, upright.top)) low.push(upright);
    else if (gaze.shade(upright)) return gaze.covered;
    return false;
  });
  return shareLeft(gaze, low);
}

/** How much of `b` the eye of `a` sees; what hides it from top to bottom is noted in `tall`. */
export function shareAndTall(table: Tabletop, a: Model, b: Model, options: SightOptions, tall: Upright[]): number {
  const gaze = new Gaze(table, a, b);
  if (gaze.half === 0) return overhead(table, gaze, options);
  const low: Upright[] = [];
  forBlockers(table, gaze, options, (_id, _kind, upright) => {
    if (!gaze.isTall(upright.bottom, upright.top)) low.push(upright);
    else if (gaze.shade(upright)) {
      tall.push(upright);
      return gaze.covered;
    }
    return false;
  });
  return shareLeft(gaze, low);
}

/** What is left of the panel. What hides only a part of its height comes last: it may not matter any more. */
function shareLeft(gaze: Gaze, low: readonly Upright[]): number {
  if (gaze.covered) return 0;
  for (const upright of low) gaze.shade(upright);
  return settled(1 - (gaze.strips.length === 0 ? hiddenColumns(gaze) : hiddenOf(gaze).share));
}

/** What `a` sees of `b`, and what hides the rest. */
export const look = (table: Tabletop, a: Model, b: Model, options: SightOptions = {}): Look =>
  lookIn(table, new Gaze(table, a, b), options);

function lookIn(table: Tabletop, gaze: Gaze, options: SightOptions): Look {
  const { viewer: a, target: b } = gaze;
  const eye = { x: a.x, y: a.y, z: gaze.eyeZ };
  const growth = growthBetween(table, gaze);
  if (gaze.half === 0) {
    const share = overhead(table, gaze, options);
    const at = { x: b.x, y: b.y };
    const panel = { from: at, to: at, bottom: gaze.bottom, top: gaze.top };
    return { share, foot: share, eye, panel, blockers: [], open: share === 1 ? [[0, 1]] : [], growth };
  }
  const shadows = new Map<string, { kind: Blocker['kind']; strips: Strip[]; columns: number[] }>();
  forBlockers(table, gaze, options, (id, kind, upright) => {
    // Each blocker's own shadow first, from a clean gaze; what all hide together follows from the sum.
    const [strips, columns] = [gaze.strips.splice(0), gaze.columns.splice(0)];
    if (gaze.shade(upright)) {
      const own = shadows.get(id) ?? { kind, strips: [], columns: [] };
      own.strips.push(...gaze.strips);
      own.columns.push(...gaze.columns);
      shadows.set(id, own);
    }
    gaze.strips.unshift(...strips);
    gaze.columns.unshift(...columns);
    return false;
  });
  const whole = (columns: readonly number[]): Strip[] => stripsOf(columns, gaze.bottom, gaze.top);
  const { share, foot, open } = hiddenBy([...whole(gaze.columns), ...gaze.strips], gaze.bottom, gaze.top);
  const blockers = [...shadows].map(([id, { kind, strips, columns }]) => ({
    id,
    kind,
    share: grained(hiddenBy([...whole(columns), ...strips], gaze.bottom, gaze.top).share),
  }));
  return {
    share: settled(1 - share),
    foot: settled(1 - foot),
    eye,
    panel: { from: gaze.at(-1), to: gaze.at(1), bottom: gaze.bottom, top: gaze.top },
    blockers: blockers
      .filter((blocker) => blocker.share > 0)
      .sort((p, q) => q.share - p.share || (p.id < q.id ? -1 : 1)),
    open: open.map(([from, to]) => [grained((from + 1) / 2), grained((to + 1) / 2)] as const),
    growth,
  };
}

/** Whether the straight line from one point in space to another is clear. As seen from above, touching blocks. */
export const clear = (table: Tabletop, from: Spot, to: Spot, options: SightOptions = {}): boolean =>
  lineBlocker(table, from, to, options) === null;

type Spot = Point & { readonly z: number };

/** The first thing found that blocks the straight line from one point in space to another; null if it is clear. */
export function lineBlocker(
  table: Tabletop,
  from: Spot,
  to: Spot,
  { ignore = [], blockers }: SightOptions,
): Solid | Model | null {
  const { ground } = table;
  let found: Solid | Model | null = null;
  const stopped = table.forSolids(from.x, from.y, to.x, to.y, 0, (solid) => {
    if (!table.hides(solid) || ignore.includes(solid.of) || !crosses(solid, from, to)) return false;
    const [enter, leave] = passage(solid, from, to);
    const z = (share: number): number => from.z + (to.z - from.z) * share;
    if (!between(solid.bottom, solid.top, z(enter), z(leave))) return false;
    found = solid;
    return true;
  });
  if (stopped || blockers === undefined) return found;
  table.grid.along(from.x, from.y, to.x, to.y, table.widest, (model) => {
    if (!blockers(model)) return false;
    const square = toStretchSquared(model.x, model.y, from.x, from.y, to.x, to.y);
    if (square > model.radius * model.radius) return false;
    const z = from.z + (to.z - from.z) * nearestShare(model, from, to);
    const bottom = ground.feetOf(model);
    if (!between(bottom, bottom + model.height, z, z)) return false;
    found = model;
    return true;
  });
  return found;
}

/** Whether a line that passes from height `a` to height `b` meets what stands from `bottom` to `top`. */
const between = (bottom: number, top: number, a: number, b: number): boolean =>
  Math.min(a, b) < top && Math.max(a, b) > bottom;

function nearestShare(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  return square === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square));
}

/** From which to which share of the way a stretch runs inside a convex solid that it crosses. */
export function passage({ corners }: Solid, a: Point, b: Point): readonly [number, number] {
  let [enter, leave] = [0, 1];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  for (let i = 0; i < corners.length; i++) {
    const c = corners[i] as Point;
    const d = corners[(i + 1) % corners.length] as Point;
    const [ex, ey] = [d.x - c.x, d.y - c.y];
    const inward = ex * dy - ey * dx;
    if (inward === 0) continue;
    const share = (ex * (c.y - a.y) - ey * (c.x - a.x)) / inward;
    if (inward > 0) enter = Math.max(enter, share);
    else leave = Math.min(leave, share);
  }
  return enter <= leave ? [enter, leave] : [(enter + leave) / 2, (enter + leave) / 2];
}

/** Straight above or below each other, what counts is whether a floor lies between. */
function overhead(table: Tabletop, { viewer, target, eyeZ, bottom, top }: Gaze, options: SightOptions): number {
  const middle = (bottom + top) / 2;
  return clear(table, { ...viewer, z: eyeZ }, { ...target, z: middle }, { ignore: options.ignore ?? [] }) ? 1 : 0;
}

type Shade = (id: string, kind: Blocker['kind'], upright: Upright) => boolean;

/** Everything that may hide something of the target, from the eye outwards; true ends the search. */
function forBlockers(table: Tabletop, gaze: Gaze, { ignore = [], blockers }: SightOptions, visit: Shade): void {
  const { viewer, target } = gaze;
  const stopped = table.forSolids(viewer.x, viewer.y, target.x, target.y, target.radius, (solid) => {
    if (!table.hides(solid) || (ignore.length > 0 && ignore.includes(solid.of))) return false;
    if (solid.doing.ground !== null && (standsIn(table, solid, viewer) || standsIn(table, solid, target))) return false;
    return visit(solid.of, solid.kind, solid);
  });
  if (stopped || blockers === undefined) return;
  const reach = target.radius + table.widest;
  table.grid.along(viewer.x, viewer.y, target.x, target.y, reach, (model) => {
    if (model.id === viewer.id || model.id === target.id || !blockers(model)) return false;
    const panel = gaze.panelOf(table, model);
    return panel !== null && visit(model.id, 'model', panel);
  });
}

/** Whoever stands on a piece that hides what is behind it, a hill or a heap, sees out of it and is seen there. */
function standsIn(table: Tabletop, { of }: Solid, model: Model): boolean {
  const piece = table.ground.named(of);
  return piece !== undefined && inside(piece.outline, model);
}

/** The growth on the line from eye to eye, without the rest of a look. */
export const growthOn = (table: Tabletop, a: Model, b: Model): readonly Growth[] =>
  growthBetween(table, new Gaze(table, a, b));

function growthBetween(table: Tabletop, { viewer, target, eyeZ, bottom }: Gaze): Growth[] {
  const long = apart(viewer, target);
  const rise = bottom + target.eye - eyeZ;
  const inches = new Map<string, number>();
  table.forSolids(viewer.x, viewer.y, target.x, target.y, 0, (solid) => {
    if (!solid.doing.growth || !crosses(solid, viewer, target)) return false;
    let [enter, leave] = passage(solid, viewer, target);
    // Only where the line runs lower than the growth is high.
    const above = rise === 0 ? null : (solid.top - eyeZ) / rise;
    if (rise > 0) leave = Math.min(leave, above ?? 1);
    else if (rise < 0) enter = Math.max(enter, above ?? 0);
    else if (eyeZ >= solid.top) return false;
    if (leave > enter) inches.set(solid.of, (inches.get(solid.of) ?? 0) + (leave - enter) * long);
    return false;
  });
  return [...inches].map(([id, n]) => ({ id, inches: grained(n) }));
}

function hiddenOf(gaze: Gaze): Hidden {
  return hiddenBy([...stripsOf(gaze.columns, gaze.bottom, gaze.top), ...gaze.strips], gaze.bottom, gaze.top);
}

function hiddenColumns({ columns }: Gaze): number {
  let sum = 0;
  for (let i = 0; i < columns.length; i += 2) sum += (columns[i + 1] as number) - (columns[i] as number);
  return sum / 2;
}

function stripsOf(columns: readonly number[], bottom: number, top: number): Strip[] {
  const strips: Strip[] = [];
  for (let i = 0; i < columns.length; i += 2) {
    const [from, to] = [columns[i] as number, columns[i + 1] as number];
    strips.push({ from, to, low0: bottom, low1: bottom, high0: top, high1: top });
  }
  return strips;
}

/** All and nothing are said as 1 and 0, whatever the last digits of a sum are. */
const settled = (share: number): number => (share < 1e-9 ? 0 : share > 1 - 1e-9 ? 1 : share);
