export { raised } from './heights.ts';
export { isCovered, Looks, stringView } from './looks.ts';
export type { LookRules, StringRules, View } from './looks.ts';
export { allNearestBy, bodyAt, chainsOf, gapBetween, middlesApart, nearestBy, touchedBy } from './models.ts';
export type { Stand, Standing } from './models.ts';
export { Tables } from './table.ts';
export { activated, allTied, foremost, isSettled, nextUp, pay, placesBy, rollOff } from './activation.ts';
export type { Ranking } from './activation.ts';
export {
  chanceOf,
  chanceToPass,
  contestOdds,
  faceNeeded,
  poolOf,
  rollPool,
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
} from './deployment.ts';
export type { ZoneFault } from './deployment.ts';
export { beside, placeOneByOne, settlePlaces, shownPlaces } from './placing.ts';
export type { Spot } from './placing.ts';
export type { Placing } from './placing.ts';
