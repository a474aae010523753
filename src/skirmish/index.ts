export { raised } from './heights.ts';
export { isCovered, Looks } from './looks.ts';
export type { LookRules, View } from './looks.ts';
export { allNearestBy, bodyAt, chainsOf, gapBetween, middlesApart, nearestBy, spotOf, touchedBy } from './models.ts';
export type { Stand, Standing } from './models.ts';
export { Tables } from './table.ts';
export { freshId, highestNumber, isZombieId, ZOMBIE_LETTER, zombieName, zombieNumber } from './numbers.ts';
export { activated, allTied, foremost, isSettled, nextUp, pay, placesBy, rollOff, whoActs } from './activation.ts';
export type { Activation, Ranking } from './activation.ts';
export {
  chanceOf,
  chanceToPass,
  contestOdds,
  faceNeeded,
  poolOf,
  rollPool,
  rollTest,
  successesIn,
  successOdds,
  winOdds,
} from './dice.ts';
export type { Factor, Pool, Rolling, Test } from './dice.ts';
export {
  blockAt,
  deployAt,
  latticeIn,
  oppositeEdge,
  regionOf,
  spotsIn,
  stripAlong,
  zoneFault,
} from './prepare/deployment.ts';
export type { Deploying, ZoneFault } from './prepare/deployment.ts';
export { beside, placeOneByOne, settlePlaces, shownPlaces } from './prepare/placing.ts';
export type { Spot } from './prepare/placing.ts';
export type { Placing } from './prepare/placing.ts';
export {
  brief,
  facingShape,
  faultsAt,
  namesEachOnce,
  placeShape,
  standingFaults,
  standingShape,
} from './prepare/custom.ts';
export { barredBy, limitFaults, limitsUsed, listFaults, listPoints } from './prepare/lists.ts';
export type { LimitUse, ListFault, ListLimit } from './prepare/lists.ts';
export { askMove, askWay, judgeMove, walkWay } from './moving.ts';
export type { Moving } from './moving.ts';
export { dealTable, SharedBy, tableShape, tablesFrom, terrainOf } from './prepare/tables.ts';
export type { DealtTable, TableChoice } from './prepare/tables.ts';
export { advance, asFarAs, endOf, routeOf, setOut } from './ways.ts';
export type { Moment, Move, Underway } from './ways.ts';
