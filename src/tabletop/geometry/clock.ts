import type { Point } from '../../kernel/index.ts';
import { directionOf } from './direction.ts';
import { point } from './point.ts';

/** The face of a clock that lies round a model: twelve o'clock is straight ahead, three o'clock to its right. */
export const HOURS = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export type Hour = (typeof HOURS)[number];

/** So many degrees lie between two hours. Facings grow clockwise as a table is drawn: x to the right, y downwards. */
const AN_HOUR = 30;

type Faced = Point & { readonly facing: number };

/** The point at an hour, so many inches away, and as many degrees farther round clockwise as are asked for. */
export function atHour(from: Faced, hour: Hour, inches: number, degrees = 0): Point {
  const { x, y } = directionOf(from.facing + AN_HOUR * hour + degrees);
  return point(from.x + x * inches, from.y + y * inches);
}
