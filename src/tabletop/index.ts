export { approach } from './approach.ts';
export type { Approach, ApproachOptions } from './approach.ts';
export { crowdedBy, fits, isOpenLine } from './clearance.ts';
export type { Mover } from './clearance.ts';
export { crowd } from './crowd.ts';
export type { CrowdOptions, Drive, Driven } from './crowd.ts';
export { directionOf, facingTowards, inArc } from './direction.ts';
export { contact, distance, distanceToArea, measure, TOUCH, wholeIn, within } from './distance.ts';
export type { ArmsLength, Contact, Measured } from './distance.ts';
export { clumpsOf, holdsTogether, push } from './formation.ts';
export type { Pushed, PushOptions } from './formation.ts';
export { crossable, generate } from './generate.ts';
export type { TableWish } from './generate.ts';
export { LIMITS } from './limits.ts';
export { pairUp } from './pairs.ts';
export { apart, between, GRAIN, grained, point, SLACK } from './point.ts';
export { areaOf, inside, outlineFault } from './polygon.ts';
export type { Polygon } from './polygon.ts';
export { reach } from './reach.ts';
export type { Reach, ReachOptions } from './reach.ts';
export { parseTerrain, terrainSchema } from './schema.ts';
export type { TerrainFile } from './schema.ts';
export { clear, growthOn, look, sees, sight, SLIVER, visibleShare } from './sight.ts';
export type { Blocker, Growth, Look, Sight, SightOptions } from './sight.ts';
export { ringsRound, spotsRound } from './spots.ts';
export type { SpotOptions } from './spots.ts';
export { READY_TABLES, readyTable } from './tables.ts';
export { Draft, Tabletop } from './tabletop.ts';
export type { OpeningState } from './tabletop.ts';
export { GROUNDS } from './terrain.ts';
export type { Area, Building, GroundKind, Link, Model, Opening, Piece, Terrain, Wall } from './terrain.ts';
export { THEME_NAMES } from './themes.ts';
export type { Theme } from './themes.ts';
export { walk } from './walk.ts';
export { checkWay, groundAt } from './ways.ts';
export type {
  CheckedWay,
  FaultReason,
  GroundCosts,
  MoveOptions,
  Passage,
  Stretch,
  Way,
  WayFault,
} from './ways.ts';
