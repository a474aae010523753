import { CQC_WEAPONS, type CqcWeaponId } from './cqc-weapons.ts';
import { FIREARMS, type FirearmId } from './firearms.ts';
import { ITEMS, type ItemId } from './items.ts';

/** Whatever a Character can carry. */
export type GearId = FirearmId | CqcWeaponId | ItemId;
const GEAR = { ...FIREARMS, ...CQC_WEAPONS, ...ITEMS };
export const GEAR_IDS = Object.keys(GEAR) as GearId[];

/** LD.LEADER.1: gear with an asterisk. */
export const isMarked = (gear: GearId): boolean => GEAR[gear].marked;
export const isFirearm = (gear: GearId): gear is FirearmId => gear in FIREARMS;
export const isCqcWeapon = (gear: GearId): gear is CqcWeaponId => gear in CQC_WEAPONS;
export const isItem = (gear: GearId): gear is ItemId => gear in ITEMS;

export interface Offer {
  /** Scavenge Points. */
  readonly cost: number;
  /** LD.EQUIP.5, LD.EQUIP.6: the most copies that a Group may hold when it buys; none is no limit. */
  readonly rarity: number | null;
}

/** LD.T.EQUIP: all that can be bought. Everything else is found (LD.GUN.3, LD.BLADE.1, LD.ITEM.1). */
export const STARTING_EQUIPMENT = {
  revolver: { rarity: null, cost: 2 },
  'semi-automatic': { rarity: null, cost: 3 },
  magnum: { rarity: null, cost: 3 },
  'sawed-off-shotgun': { rarity: null, cost: 3 },
  'pump-action-shotgun': { rarity: null, cost: 5 },
  'surplus-smg': { rarity: 2, cost: 4 },
  'military-smg': { rarity: 1, cost: 6 },
  'hunting-rifle': { rarity: null, cost: 4 },
  'high-power-rifle': { rarity: 1, cost: 7 },
  'surplus-assault-rifle': { rarity: 2, cost: 6 },
  'military-assault-rifle': { rarity: 1, cost: 8 },
  'squad-automatic-weapon': { rarity: 1, cost: 10 },
  'hunting-bow': { rarity: null, cost: 3 },
  'hunting-crossbow': { rarity: 2, cost: 4 },
  club: { rarity: null, cost: 2 },
  'heavy-club': { rarity: null, cost: 2 },
  knife: { rarity: null, cost: 2 },
  'heavy-blade': { rarity: 1, cost: 3 },
  booze: { rarity: null, cost: 2 },
  'medical-supplies': { rarity: null, cost: 2 },
} as const satisfies Partial<Readonly<Record<GearId, Offer>>>;

export type StartingGear = keyof typeof STARTING_EQUIPMENT;
export const STARTING_GEAR = Object.keys(STARTING_EQUIPMENT) as StartingGear[];

const OFFERS: Partial<Readonly<Record<GearId, Offer>>> = STARTING_EQUIPMENT;
/** What a thing costs and how many there are; nothing for what can only be found. */
export const offerOf = (gear: GearId): Offer | null => OFFERS[gear] ?? null;

/** LD.EQUIP.2 */
export const MOST_FIREARMS = 2;
export const MOST_CQC_WEAPONS = 2;
