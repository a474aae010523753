import type { Json, Names, Seat } from '../kernel/index.ts';
import type { Field } from './field.ts';
import type { Ink } from './ink.ts';

export interface Easel {
  readonly width: number;
  readonly ink: Ink;
  readonly names: Names;
  /** Who looks at the board, if not a spectator. */
  readonly seat: Seat | null;
}

/** A game's table as text. */
export interface Board {
  /** Draws the view, and nothing but the view. */
  draw(view: Json, easel: Easel): readonly string[];
  /** The table with everybody on it, where there is one: to be drawn in letters, and to find the way by names. */
  field?(view: Json): Field | null;
  /** The number that something bears on the board, as `#4`: what an option is about, so that it can be found there. */
  tag?(about: Json): number | null;
}
