export { approach } from './ways/approach.ts';
export { crowdedBy, fits, isOpenLine } from './ways/clearance.ts';
export { changedTerrain } from './terrain/changes.ts';
export type { OpeningState, TerrainChanges } from './terrain/changes.ts';
export { crowd } from './crowds/crowd.ts';
export { directionOf, facingTowards, inArc } from './geometry/direction.ts';
export { contact, distance, distanceToArea, measure, wholeIn, within } from './geometry/distance.ts';
export type { ArmsLength } from './geometry/distance.ts';
export { clumpsOf, holdsTogether } from './crowds/formation.ts';
export { generate } from './terrain/generate.ts';
export { awkwardOn, COVER, isAwkwardPiece, SILL } from './terrain/heights.ts';
export { LIMITS } from './terrain/limits.ts';
export { pairUp } from './geometry/pairs.ts';
export { apart, between, GRAIN, grained, point, SLACK } from './geometry/point.ts';
export { areaOf, inside, meet } from './geometry/polygon.ts';
export type { Polygon } from './geometry/polygon.ts';
export { reach } from './ways/reach.ts';
export { parseTerrain, terrainSchema } from './terrain/schema.ts';
export type { TerrainFile } from './terrain/schema.ts';
export { clear, growthOn, look, SLIVER, visibleShare } from './sight/sight.ts';
export type { Look } from './sight/sight.ts';
export { ringsRound } from './ways/spots.ts';
export { READY_TABLES, readyTable } from './terrain/tables.ts';
export { Draft, Tabletop } from './tabletop.ts';
export type { Area, Building, Link, Model, Opening, Piece, Terrain } from './terrain/terrain.ts';
export { TAGS, takes } from './terrain/tags.ts';
export type { Tagged, Tags, TagValue } from './terrain/tags.ts';
export { THEME_NAMES } from './terrain/themes.ts';
export type { Theme } from './terrain/themes.ts';
export { walk } from './ways/walk.ts';
export { checkWay, groundAt } from './ways/ways.ts';
export type {
  CheckedWay,
  Stretch,
} from './ways/ways.ts';
