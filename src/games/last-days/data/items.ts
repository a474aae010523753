import type { Attributes } from './attributes.ts';
import type { FirearmClass, FirearmId } from './firearms.ts';

export interface ItemFigures {
  readonly marked: boolean;
  readonly attributes: Attributes;
  /** What damage it turns aside; two pieces of armour cannot be worn together (LD.ITEM.3, LD.ITEM.23). */
  readonly armour: { readonly endurance: number; readonly against: readonly ('ranged' | 'cqc')[] } | null;
  /** The classes of Firearm to which it can be fitted (LD.ITEM.25). */
  readonly fits: readonly FirearmClass[];
}

const none = { attributes: [], armour: null, fits: [] } as const;

/** General equipment (LD.ITEM.1 to LD.ITEM.25). */
export const ITEMS = {
  'assault-armour': {
    ...none,
    marked: true,
    attributes: [{ id: 'heavy', x: 1 }],
    armour: { endurance: 2, against: ['ranged', 'cqc'] }, // LD.ITEM.2
  },
  booze: { ...none, marked: true, attributes: [{ id: 'one-use' }] }, // LD.ITEM.4
  'climbing-gear': { ...none, marked: true, attributes: [{ id: 'one-use' }] }, // LD.ITEM.6
  'medical-supplies': { ...none, marked: true, attributes: [{ id: 'one-use' }] }, // LD.ITEM.8
  'mod-kit': { ...none, marked: false, attributes: [{ id: 'one-use' }] }, // LD.ITEM.12, LD.ITEM.24
  noisemaker: { ...none, marked: false, attributes: [{ id: 'one-use' }] }, // LD.ITEM.14, LD.ITEM.24
  'reflex-sight': { ...none, marked: true, fits: ['smg', 'rifle'] }, // LD.ITEM.15
  'riot-shield': { ...none, marked: true, attributes: [{ id: 'heavy', x: 1 }] }, // LD.ITEM.17
  scope: { ...none, marked: true, fits: ['smg', 'rifle'] }, // LD.ITEM.20
  silencer: { ...none, marked: true, attributes: [{ id: 'one-use' }], fits: ['pistol', 'smg', 'rifle'] }, // LD.ITEM.21
  'tactical-vest': { ...none, marked: true, armour: { endurance: 2, against: ['ranged'] } }, // LD.ITEM.22
} as const satisfies Readonly<Record<string, ItemFigures>>;

export type ItemId = keyof typeof ITEMS;
export const ITEM_IDS = Object.keys(ITEMS) as ItemId[];
export const itemFigures = (id: ItemId): ItemFigures => ITEMS[id];

/** LD.ITEM.4, LD.ITEM.5: what Booze does to its drinker for one game. */
export const BOOZE = { cqc: 1, endurance: 1, courage: 1, ap: -1, fa: -1, intelligence: -1 } as const;

/** LD.ITEM.12: what a Mod-Kit makes of a Firearm. */
export const MOD_KIT = {
  'hunting-rifle': 'surplus-assault-rifle',
  'semi-automatic': 'surplus-smg',
} as const satisfies Partial<Record<FirearmId, FirearmId>>;
/** LD.ITEM.13 */
export const MOD_KIT_RELOAD = -1;

/** LD.ITEM.14: as if it carried this number of Noise Tokens. */
export const NOISEMAKER_NOISE = 5;
/** LD.ITEM.19 */
export const RIOT_SHIELD_CQC = 2;
/** LD.ITEM.20 */
export const SCOPE_LOBOTOMIZER = 1;
