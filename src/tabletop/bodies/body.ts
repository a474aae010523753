import type { Point } from '../../kernel/index.ts';
import { directionOf } from '../geometry/direction.ts';
import type { Polygon } from '../geometry/polygon.ts';
import { Solid } from '../terrain/solid.ts';

/** A box that stands on the table and may move: a car, a cart, a container. Its place is its middle. */
export interface Body {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly level: number;
  /** From end to end along its facing, and across. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Whole degrees from 0 to 359. */
  readonly facing: number;
}

export type Side = 'front' | 'rear' | 'left' | 'right';

/** A box of some length and width about its middle, with the direction it looks in: degrees need not be whole here. */
export interface Frame extends Point {
  readonly length: number;
  readonly width: number;
  readonly ahead: Point;
}

export const frameOf = ({ x, y, length, width, facing }: Body): Frame => ({
  x,
  y,
  length,
  width,
  ahead: directionOf(facing),
});

/** The corners of a box, smaller by `slack` on every side. */
export function cornersOfFrame({ x, y, length, width, ahead }: Frame, slack = 0): Polygon {
  const [along, across] = [length / 2 - slack, width / 2 - slack];
  const corner = (l: number, w: number): Point => ({
    x: x + ahead.x * l * along - ahead.y * w * across,
    y: y + ahead.y * l * along + ahead.x * w * across,
  });
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** The outline of a body as seen from above. */
export const outlineOf = (body: Body): Polygon => cornersOfFrame(frameOf(body));

/** At which side of a box a point lies; towards a corner, front and rear go before left and right. */
export function sideOf({ x, y, length, width, ahead }: Frame, at: Point): Side {
  const [dx, dy] = [at.x - x, at.y - y];
  const along = (2 * (dx * ahead.x + dy * ahead.y)) / length;
  const across = (2 * (dy * ahead.x - dx * ahead.y)) / width;
  if (Math.abs(along) >= Math.abs(across) - 1e-6) return along >= 0 ? 'front' : 'rear';
  // Seen from above, y grows towards the reader: who looks along x has it at the right hand.
  return across > 0 ? 'right' : 'left';
}

const DOING = { bars: true, hides: true, ground: null, growth: false } as const;

/** A box as a solid: it bars the way and hides what is behind it. */
export const boxOn = (outline: Polygon, of = '', level = 0, bottom = 0, top = 0): Solid =>
  new Solid(of, 'body', -1, outline, bottom, top, level, DOING, -1);

/** A body on the table: it bars ways and sight up to its height. */
export class StandingBody {
  /** One solid in a list of its own: what is known of its corners is kept with the list. */
  readonly parts: readonly Solid[];

  constructor(
    readonly body: Body,
    /** How high the floor lies on which it stands. */
    bottom: number,
  ) {
    const { id, level, height } = body;
    this.parts = [boxOn(outlineOf(body), id, level, bottom, bottom + height)];
  }

  get solid(): Solid {
    return this.parts[0] as Solid;
  }
}
