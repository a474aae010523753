import type { Point } from '../../kernel/index.ts';
import type { Framed } from './camera.ts';

/** A point of the table under a pointer. In three dimensions one sees more than where: on which storey, and whom. */
export interface Spot extends Point {
  readonly level?: number;
  readonly figure?: string | null;
}

/** Through what the table is looked at, from straight above or from the side: what hands and keys do to it. */
export interface Lens {
  /** Pixels of an inch in the middle of the screen. */
  readonly pose: { readonly scale: number };
  readonly at: (clientX: number, clientY: number) => Spot;
  readonly onScreen: (clientX: number, clientY: number) => Point;
  readonly panBy: (dx: number, dy: number) => void;
  readonly zoomBy: (factor: number, at?: Point) => void;
  /** Round the table and over it, where that can be done. */
  readonly turnBy?: (dx: number, dy: number) => void;
  readonly fit: () => void;
  readonly frame: (what: Framed) => void;
  readonly reveal: (points: readonly Point[]) => void;
  readonly show: (point: Point) => void;
}
