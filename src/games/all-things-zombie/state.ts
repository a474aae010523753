import type { StandingOrders, Table as KernelTable } from '../../kernel/index.ts';
import type { Campaign } from './campaign/state.ts';
import type { Encounter } from './state/encounter.ts';
import type { Hills } from './words.ts';

export type { Standing } from '../../skirmish/index.ts';
export type {
  Barricade,
  Corpse,
  Dropped,
  Encounter,
  Ending,
  Feast,
  Fire,
  LastingNoise,
  Melee,
  MeleeSide,
  Noise,
} from './state/encounter.ts';
export type { Blade, Gun } from './state/arms.ts';
export type { Human, Pef, Profile, Side, ThisTurn, TurnedBack, Zombie } from './state/figures.ts';
export type { Vehicle } from './state/vehicles.ts';
export type { Doing, DoingOf } from './state/doing.ts';
export type { Leg, PendingTest, TestResult } from './state/reactions.ts';

/** Optional rules and readings that a set-up chooses. */
export interface Options {
  /** ATZ.STAR.4: the four Star advantages, each by itself. */
  freeWill: boolean;
  starPower: boolean;
  cheatingDeath: boolean;
  largerThanLife: boolean;
  /** ATZ.ATTR.1 */
  attributes: 'stars' | 'bands' | 'everyone' | 'nobody';
  /** ATZ.STAR.3 */
  anyRep: boolean;
  /** ATZ.AMMO.7 */
  tightAmmo: boolean;
  /** ATZ.WPN.20 */
  anyTwoWeapons: boolean;
  /** ATZ.MODE.5: the tables of PEFs, Defining Moments, Random Events and Police are left out. */
  quick?: boolean | undefined;
  /** ATZ.CONTACT.4: whether PG is the group that met them or the whole side. */
  playerGroup: 'group' | 'side';
  /** ATZ.TERR.16: hills that are mountains or steep. */
  hills?: Hills | undefined;
}

export interface State {
  options: Options;
  orders: StandingOrders;
  /** The Encounter that is being played; between those of a campaign an empty one. */
  encounter: Encounter;
  /** ATZ.CAMP.1: what links Encounters; single ones have none. */
  campaign?: Campaign;
}

export type Table = KernelTable<State>;
