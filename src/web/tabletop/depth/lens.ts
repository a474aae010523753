import type { Point } from '../../../kernel/index.ts';
import type { Look } from '../../../tabletop/index.ts';
import type { Framed } from '../camera.ts';

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

/** Through whose eyes one looks, and at what. */
export interface Eyes {
  /** The model that looks; null where a shot is seen again that somebody fired from there. */
  readonly id: string | null;
  readonly name: string;
  readonly eye: Point & { readonly z: number };
  /** Where it looks to. */
  readonly towards: Point & { readonly z: number };
  /** What is looked at, with what hides it, and what the rules make of it. */
  readonly look: Look | null;
  readonly words: readonly string[];
}
