export { approach } from './approach.ts';
export { crowdedBy, fits, isOpenLine } from './clearance.ts';
export { crowd } from './crowd.ts';
export { directionOf, facingTowards, inArc } from './direction.ts';
export { contact, distance, distanceToArea, measure, wholeIn, within } from './distance.ts';
export { clumpsOf, holdsTogether } from './formation.ts';
export { generate } from './generate.ts';
export { LIMITS } from './limits.ts';
export { pairUp } from './pairs.ts';
export { apart, between, GRAIN, grained, point, SLACK } from './point.ts';
export { areaOf, inside } from './polygon.ts';
export type { Polygon } from './polygon.ts';
export { reach } from './reach.ts';
export { parseTerrain, terrainSchema } from './schema.ts';
export type { TerrainFile } from './schema.ts';
export { clear, growthOn, look, SLIVER, visibleShare } from './sight.ts';
export type { Look } from './sight.ts';
export { ringsRound } from './spots.ts';
export { READY_TABLES, readyTable } from './tables.ts';
export { Draft, Tabletop } from './tabletop.ts';
export type { OpeningState } from './tabletop.ts';
export type { Area, Building, Link, Model, Opening, Piece, Terrain } from './terrain.ts';
export { THEME_NAMES } from './themes.ts';
export type { Theme } from './themes.ts';
export { walk } from './walk.ts';
export { checkWay, groundAt } from './ways.ts';
export type {
  CheckedWay,
  Stretch,
} from './ways.ts';
