import type { TileType } from '../words.ts';

/** The printed tables of the campaign (EDM.T.*): tests compare them with the ledger's. */

/** EDM.CSETUP.12, EDM.CSETUP.13 */
export const FORCE_POINTS = 100;
/** EDM.CGEN.3 */
export const MOST_POINTS = 200;
/** EDM.CGEN.1, EDM.CGEN.2 */
export const MOST_FORCES = 6;
export const MOST_HORDES = 12;
/** EDM.CSETUP.13: for each player. */
export const HORDES_EACH = 3;
/** EDM.CSETUP.15 */
export const FIRST_SUPPLIES = 4;
/** EDM.CTURN.5 */
export const ACTIONS_EACH = 3;
/** EDM.CTURN.4, EDM.CHUMAN.8, EDM.CZOMB.1: what is generated, trained or raised at a time. */
export const NEW_POINTS = 50;
/** EDM.T.ENCOUNTER: the dearest human that is ambushed or recruited. */
export const SMALL_POINTS = 20;
/** EDM.CVP.1 */
export const GOAL = 40;

/** EDM.T.CODDS: what a die must reach. */
export const NEEDED = { generation: 7, supplyDrop: 3, paratrooperDrop: 5, pillage: 4, zombify: 4 } as const;

/** EDM.T.SUPPLY: the fewest Supplies of each state. */
export const SUPPLY_STATES = { abundant: 5, rationing: 1, deprived: 0 } as const;
export type SupplyState = keyof typeof SUPPLY_STATES;

/** EDM.T.HEALTH, EDM.T.HSTATE, EDM.HEALTH.3: by what the die shows, from 1. */
export const HEALTH_CHECK = ['infected', 'sick', 'sick', 'sick', 'sick', 'healthy', 'healthy', 'healthy'] as const;

/** EDM.T.ENCOUNTER: by what the die shows, from 1. */
export const ENCOUNTERS = ['ambush', 'ambush', 'scraps', 'scraps', 'cache', 'cache', 'luxuries', 'recruit'] as const;
export type Encounter = (typeof ENCOUNTERS)[number];
export const FOUND = { scraps: 1, cache: 2 } as const;

/** EDM.T.ZVAR: by what the die shows, from 1; what the words do is said where herds fight (EDM.ZVAR.6, EDM.ZVAR.7). */
export const DECAY = ['rotten', 'rotten', 'fresh', 'fresh', 'fresh', 'fresh', 'fresh', 'fresh'] as const;
export const BRAINS_BY_DIE = [
  'docile',
  'docile',
  'shambling',
  'shambling',
  'shambling',
  'shambling',
  'agitated',
  'agitated',
] as const;
export const HUNGER = ['full', 'full', 'hungry', 'hungry', 'hungry', 'hungry', 'starved', 'starved'] as const;

/** EDM.T.VP */
export const TILE_POINTS: Readonly<Record<TileType, number>> = {
  field: 1, // EDM.CVP.5
  forest: 1,
  mountain: 1,
  water: 1,
  town: 3, // EDM.CVP.3
  city: 5, // EDM.CVP.4
};
export const POINTS = { battle: 2, pillage: 1, suppliesPerPoint: 5 } as const;

/** EDM.T.MAPKEY: what the map shows, and in which colour. */
export const MAP_KEY = {
  field: { colour: 'Light green', name: 'Field' },
  forest: { colour: 'Dark green', name: 'Forest' },
  mountain: { colour: 'Brown', name: 'Mountains' },
  water: { colour: 'Blue', name: 'Water' },
  town: { colour: 'Dark yellow', name: 'Town' },
  city: { colour: 'Yellow', name: 'City' },
  river: { colour: 'Blue line', name: 'River' },
  road: { colour: 'Red line', name: 'Road, bridge' },
} as const satisfies Record<TileType | 'river' | 'road', { colour: string; name: string }>;
