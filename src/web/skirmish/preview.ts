import { insideRegion, type Placed, type Point, type SeenRequest } from '../../kernel/index.ts';
import type { Preview } from './face.ts';

/** Somebody points there, and nothing comes of it yet: a game adds what its rules say. */
export const nothingAt = (to: Placed): Preview => ({
  to,
  ghosts: [],
  route: null,
  inches: null,
  limit: null,
  fault: null,
  faultAt: null,
  notes: [],
  stops: [],
});

/** Where the points that somebody has set end. */
export const endOf = (points: readonly Placed[]): Placed => points.at(-1) ?? { x: 0, y: 0 };

/** Why a spot is none that the question allows, by where it lies alone; null where it is one. */
export const outsideFault = (request: SeenRequest | null, at: Point): string | null =>
  request?.region === undefined || insideRegion(request.region, at) ? null : 'That is outside of where it may be.';
