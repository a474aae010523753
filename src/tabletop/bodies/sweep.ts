import type { Point } from '../../kernel/index.ts';
import { directionOf } from '../geometry/direction.ts';
import { TOUCH } from '../geometry/distance.ts';
import { apart, between, grained, lengthOf, SLACK } from '../geometry/point.ts';
import type { Polygon } from '../geometry/polygon.ts';
import type { Tabletop } from '../tabletop.ts';
import { isModel, type Obstacle, strikes, struckAt } from '../ways/clearance.ts';
import { type Body, boxOn, cornersOfFrame, type Frame, frameOf, type Side, sideOf } from './body.ts';
import { betweenOutlines, nearestOn, overlapping } from './gap.ts';

/** One part of a body's move. Degrees are whole; above 0 it turns to the right. */
export type BodyStep =
  /** Straight on; below 0, backwards. */
  | { readonly do: 'go'; readonly inches: number }
  /** On the spot, about a point so many inches ahead of its middle. */
  | { readonly do: 'turn'; readonly degrees: number; readonly pivot?: number }
  /** Along an even bend. */
  | { readonly do: 'bend'; readonly inches: number; readonly degrees: number };

/** What a moving body meets. */
export interface Strike {
  /** Whom or what it strikes; null: the table's edge. */
  readonly id: string | null;
  readonly what: 'model' | 'body' | 'terrain' | 'edge';
  /** Where they touch. */
  readonly at: Point;
  /** Which side of the moving body touches. */
  readonly side: Side;
  /** Which side of a struck body is touched. */
  readonly struck: Side | null;
  /** In which step of the move, and after how many inches of the whole. */
  readonly step: number;
  readonly inches: number;
  /** Where the moving body is then. */
  readonly body: Body;
}

export interface Swept {
  readonly end: Body;
  readonly inches: number;
  /** Everything struck, in order, what stopped it included. */
  readonly strikes: readonly Strike[];
  readonly stopped: Strike | null;
  /** Where the body stood after each step, for screens. */
  readonly trail: readonly Body[];
}

export interface SweepOptions {
  /** Whether the body goes on after a strike, over or through what it has met: never, unless the game says so. */
  readonly through?: (strike: Strike) => boolean;
  /** Ids of what is not struck at all: riders, a trailer. */
  readonly ignore?: readonly string[];
}

/** Moves a body step by step until it strikes something that stops it. The table is not changed. */
export function sweep(table: Tabletop, body: Body, steps: readonly BodyStep[], options: SweepOptions = {}): Swept {
  return new Sweep(table, body, options).run(steps);
}

/** What keeps a body from standing there: something it overlaps, or the table's edge; or null. */
export function bodyCrowdedBy(table: Tabletop, body: Body): string | null {
  const outline = cornersOfFrame(frameOf(body), SLACK);
  if (outline.some((corner) => isOff(table, corner))) return 'edge';
  const found = around(table, body, body, body, body, []).find((obstacle) => touches(outline, obstacle));
  return found === undefined ? null : isModel(found) ? found.id : found.of;
}

class Sweep {
  #frame: Frame;
  #facing: number;
  #inches = 0;
  #step = 0;
  #stopped: Strike | null = null;
  readonly #strikes: Strike[] = [];
  /** What the body goes on through. */
  readonly #passed = new Set<string | null>();

  constructor(
    readonly table: Tabletop,
    readonly body: Body,
    readonly options: SweepOptions,
  ) {
    this.#frame = frameOf(body);
    this.#facing = body.facing;
  }

  run(steps: readonly BodyStep[]): Swept {
    const trail: Body[] = [];
    for (const step of steps) {
      this.#take(step);
      trail.push(this.#here());
      if (this.#stopped !== null) break;
      this.#step++;
    }
    const end = this.#here();
    return { end, inches: grained(this.#inches), strikes: this.#strikes, stopped: this.#stopped, trail };
  }

  #take(step: BodyStep): void {
    if (step.do === 'go') this.#go(step.inches);
    else if (step.do === 'turn') this.#turn(step.degrees, step.pivot ?? 0);
    else this.#bend(step.inches, step.degrees);
  }

  #here(): Body {
    const { x, y } = this.#frame;
    return { ...this.body, x: grained(x), y: grained(y), facing: this.#facing };
  }

  /** A whole degree at a time, in the middle of its share of the way. */
  #bend(inches: number, degrees: number): void {
    if (degrees === 0) this.#go(inches);
    const parts = Math.abs(degrees);
    for (let i = 0; i < parts && this.#stopped === null; i++) {
      this.#go(inches / parts / 2);
      if (this.#stopped === null) this.#turn(degrees > 0 ? 1 : -1, 0);
      if (this.#stopped === null) this.#go(inches / parts / 2);
    }
  }

  #go(inches: number): void {
    if (inches === 0) return;
    const { x, y, ahead } = this.#frame;
    const to = { x: x + ahead.x * inches, y: y + ahead.y * inches };
    const before = this.#inches;
    const from = this.#frame;
    const met = this.#metOn(from, to);
    for (const { obstacle, share } of met) {
      this.#frame = { ...from, ...between(from, to, share) };
      this.#inches = before + Math.abs(inches) * share;
      if (this.#strike(obstacle)) return;
    }
    this.#frame = { ...from, ...to };
    this.#inches = before + Math.abs(inches);
  }

  /** What is struck on a straight line, in order: by the box less the slack, and where the whole box touches it. */
  #metOn(from: Frame, to: Point): { readonly obstacle: Obstacle | null; readonly share: number }[] {
    const [whole, inner] = [cornersOfFrame(from), cornersOfFrame(from, SLACK)];
    const by = { x: to.x - from.x, y: to.y - from.y };
    const met: { readonly obstacle: Obstacle | null; readonly share: number }[] = [];
    for (const obstacle of this.#near(from, to)) {
      if (sharesOf(inner, by, obstacle) > 1) continue;
      met.push({ obstacle, share: Math.min(1, sharesOf(whole, by, obstacle)) });
    }
    const { width, depth } = this.table.ground.terrain;
    const off = Math.min(
      ...whole.flatMap((c) => [leaves(c.x, by.x, width), leaves(c.y, by.y, depth)]),
      Number.POSITIVE_INFINITY,
    );
    if (off < 1 && !this.#passed.has(null)) met.push({ obstacle: null, share: off });
    return met.sort((a, b) => a.share - b.share || (nameOf(a.obstacle) < nameOf(b.obstacle) ? -1 : 1));
  }

  /** A whole degree at a time: between two of them no corner leaves the box by more than a grain. */
  #turn(degrees: number, pivot: number): void {
    const start = this.#frame;
    const centre = { x: start.x + start.ahead.x * pivot, y: start.y + start.ahead.y * pivot };
    const reach = lengthOf(start.length / 2 + Math.abs(pivot), start.width / 2);
    const wide = { ...start, ...centre, length: 2 * reach, width: 2 * reach };
    let near = this.#near(wide, centre);
    const turned = (ahead: Point): Frame => ({
      ...start,
      ahead,
      x: centre.x - ahead.x * pivot,
      y: centre.y - ahead.y * pivot,
    });
    for (let i = 0; i < Math.abs(degrees); i++) {
      const facing = (this.#facing + (degrees > 0 ? 1 : 359)) % 360;
      const next = turned(directionOf(facing));
      const inner = cornersOfFrame(next, SLACK);
      const struck: (Obstacle | null)[] = near.filter((obstacle) => touches(inner, obstacle));
      if (!this.#passed.has(null) && inner.some((corner) => isOff(this.table, corner))) struck.push(null);
      struck.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
      const before = this.#frame;
      for (const obstacle of struck) {
        // Where it touches is looked for between the two degrees; the body itself stops at the last whole one.
        const touching = closest(before.ahead, next.ahead, (ahead) => {
          const outline = cornersOfFrame(turned(ahead));
          return obstacle === null ? outline.some((c) => isOff(this.table, c)) : touches(outline, obstacle);
        });
        if (this.#strike(obstacle, turned(touching))) return;
        near = near.filter((other) => other !== obstacle);
      }
      this.#frame = next;
      this.#facing = facing;
    }
  }

  /** What may be struck and has not been gone through yet. */
  #near(from: Frame, to: Point): Obstacle[] {
    const { body, table, options } = this;
    return around(table, body, from, to, from, options.ignore ?? []).filter(
      (obstacle) => !this.#passed.has(nameOf(obstacle)),
    );
  }

  /** Notes a strike; true if it stops the body. */
  #strike(obstacle: Obstacle | null, touching: Frame = this.#frame): boolean {
    const name = obstacle === null ? null : nameOf(obstacle);
    if (this.#passed.has(name)) return false;
    const at = this.#contactOf(touching, obstacle);
    const other = obstacle === null || isModel(obstacle) ? undefined : this.table.body(obstacle.of);
    const strike: Strike = {
      id: name,
      what: obstacle === null ? 'edge' : isModel(obstacle) ? 'model' : other === undefined ? 'terrain' : 'body',
      at: { x: grained(at.x), y: grained(at.y) },
      side: sideOf(touching, at),
      struck: other === undefined ? null : sideOf(frameOf(other), at),
      step: this.#step,
      inches: grained(this.#inches),
      body: this.#here(),
    };
    this.#strikes.push(strike);
    if (this.options.through?.(strike) === true) {
      this.#passed.add(name);
      return false;
    }
    this.#stopped = strike;
    return true;
  }

  /** Where a box touches what it has met: the middle of all corners of one that lie on the other. */
  #contactOf(frame: Frame, obstacle: Obstacle | null): Point {
    const outline = cornersOfFrame(frame);
    if (obstacle === null) {
      const { width, depth } = this.table.ground.terrain;
      const rim = ({ x, y }: Point): number => Math.min(x, y, width - x, depth - y);
      const least = Math.min(...outline.map(rim));
      return middleOf(outline.filter((corner) => rim(corner) <= least + TOUCH));
    }
    if (isModel(obstacle)) return nearestOn(outline, obstacle);
    const { corners } = obstacle;
    const touching = [
      ...outline.filter((corner) => apart(corner, nearestOn(corners, corner)) <= TOUCH),
      ...corners.filter((corner) => apart(corner, nearestOn(outline, corner)) <= TOUCH),
    ];
    return touching.length > 0 ? middleOf(touching) : betweenOutlines(outline, corners).from;
  }
}

const nameOf = (obstacle: Obstacle | null): string =>
  obstacle === null ? '' : isModel(obstacle) ? obstacle.id : obstacle.of;

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Everything that may stand in the way of a box from one place to another. */
function around(
  table: Tabletop,
  { id, level }: Body,
  from: Point,
  to: Point,
  { length, width }: { readonly length: number; readonly width: number },
  ignore: readonly string[],
): Obstacle[] {
  const reach = lengthOf(length, width) / 2;
  const found: Obstacle[] = [];
  const isOut = (name: string): boolean => name === id || ignore.includes(name);
  table.forSolids(from.x, from.y, to.x, to.y, reach, (solid) => {
    if (table.bars(solid, level) && !isOut(solid.of)) found.push(solid);
    return false;
  });
  for (const model of table.grid.gather(from.x, from.y, to.x, to.y, reach + table.widest)) {
    if (model.level === level && !isOut(model.id)) found.push(model);
  }
  return found;
}

/** Whether a box overlaps an obstacle. */
function touches(outline: Polygon, obstacle: Obstacle): boolean {
  if (!isModel(obstacle)) return overlapping(outline, obstacle.corners);
  const { x, y, radius } = obstacle;
  return strikes(boxOn(outline), x, y, x, y, radius);
}

/** After which share of the way `by` a box meets an obstacle: above 1, never. */
function sharesOf(outline: Polygon, by: Point, obstacle: Obstacle): number {
  if (touches(outline, obstacle)) return 0;
  if (isModel(obstacle)) {
    // The base comes towards the box as the box comes towards it.
    const to = { x: obstacle.x - by.x, y: obstacle.y - by.y };
    const shape = boxOn(outline);
    if (!strikes(shape, obstacle.x, obstacle.y, to.x, to.y, obstacle.radius)) return Number.POSITIVE_INFINITY;
    return struckAt(shape, obstacle, to, obstacle.radius);
  }
  const { corners } = obstacle;
  const back = { x: -by.x, y: -by.y };
  let first = Number.POSITIVE_INFINITY;
  for (const corner of outline) first = Math.min(first, hits(corner, by, corners));
  for (const corner of corners) first = Math.min(first, hits(corner, back, outline));
  return first;
}

/** After which share of the way `by` a point meets an outline: Infinity, never. */
function hits(at: Point, by: Point, outline: Polygon): number {
  let first = Number.POSITIVE_INFINITY;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const cross = by.x * ey - by.y * ex;
    if (cross === 0) return;
    const share = ((a.x - at.x) * ey - (a.y - at.y) * ex) / cross;
    const along = ((a.x - at.x) * by.y - (a.y - at.y) * by.x) / cross;
    if (share >= 0 && share <= 1 && along >= 0 && along <= 1) first = Math.min(first, share);
  });
  return first;
}

/** After which share of a way a coordinate leaves the table. */
function leaves(from: number, by: number, most: number): number {
  if (from + by < -SLACK) return by === 0 ? 0 : Math.max(0, from / -by);
  if (from + by > most + SLACK) return by === 0 ? 0 : Math.max(0, (most - from) / by);
  return Number.POSITIVE_INFINITY;
}

function isOff({ ground: { terrain } }: Tabletop, { x, y }: Point): boolean {
  return x < -SLACK || y < -SLACK || x > terrain.width + SLACK || y > terrain.depth + SLACK;
}

/** The last direction between two at which something is not yet so: by halves of the angle, to a grain and less. */
function closest(from: Point, to: Point, isSo: (ahead: Point) => boolean): Point {
  let [free, struck] = [from, to];
  if (isSo(free)) return free;
  for (let i = 0; i < 12; i++) {
    const [x, y] = [free.x + struck.x, free.y + struck.y];
    const long = lengthOf(x, y);
    const middle = { x: x / long, y: y / long };
    if (isSo(middle)) struck = middle;
    else free = middle;
  }
  return free;
}
