export { raised } from './heights.ts';
export { isCovered, Looks, stringView } from './looks.ts';
export type { LookRules, StringRules, View } from './looks.ts';
export { allNearestBy, bodyAt, chainsOf, gapBetween, middlesApart, nearestBy, touchedBy } from './models.ts';
export type { Stand, Standing } from './models.ts';
export { Tables } from './table.ts';
