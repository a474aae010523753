/** What kinds of things there are in Even Death May Die. */

/** EDM.SETUP.1: the seats, in the order of the set-up's players. */
export const SEATS = ['a', 'b', 'c', 'd'] as const;

/** EDM.SETUP.2 */
export const HUMAN_FACTIONS = ['survivors', 'military', 'bandits'] as const;
export type HumanFaction = (typeof HUMAN_FACTIONS)[number];
export const FACTIONS = [...HUMAN_FACTIONS, 'zombies'] as const;
export type Faction = (typeof FACTIONS)[number];

/** EDM.UNIT.2, EDM.UNIT.3, EDM.UNIT.4: by faction, the weakest first. */
export const CLASSES = [
  'newbie',
  'regular',
  'seasoned',
  'hardened',
  'conscript',
  'soldier',
  'veteran',
  'commander',
  'convict',
  'thug',
  'cutthroat',
  'boss',
] as const;
export type ClassId = (typeof CLASSES)[number];

/** EDM.UNIT.5 */
export const HERD_TYPES = ['regular', 'fast', 'military'] as const;
export type HerdType = (typeof HERD_TYPES)[number];

/** EDM.SETUP.10: the most zombies of each size band. */
export const BANDS = [5, 10, 15] as const;
/** EDM.HERD.1 */
export const HERD_MAX = 15;

export const GUNS = [
  'pistol',
  'machine-pistol',
  'bow',
  'shotgun',
  'assault-rifle',
  'rifle',
  'lmg',
  'molotov',
  'explosive',
] as const;
export type GunId = (typeof GUNS)[number];
/** Unarmed is always at hand and carried by nobody (EDM.WEAPON.3). */
export const BLADES = ['small-blade', 'blunt', 'large-blade', 'chainsaw'] as const;
export type BladeId = (typeof BLADES)[number];
export const WEAPONS = [...GUNS, ...BLADES] as const;
export type WeaponId = (typeof WEAPONS)[number];

export const PERKS = [
  'athletic',
  'scavenger',
  'medic',
  'quick-reloader',
  'parkour',
  'immune',
  'specialist',
  'overwatch',
  'stoic',
  'concentration',
] as const;
export type PerkId = (typeof PERKS)[number];

/** EDM.MORALE.2: from the best to the worst. */
export const MORALES = ['eager', 'willing', 'shaken', 'broken'] as const;
export type Morale = (typeof MORALES)[number];

/** EDM.COND.1; a counter makes a human Infected, whatever this says (EDM.COND.11). */
export const HEALTHS = ['healthy', 'sick'] as const;
export type Health = (typeof HEALTHS)[number];
export const FATIGUES = ['energised', 'fine', 'exhausted'] as const;
export type Fatigue = (typeof FATIGUES)[number];

/** EDM.ZVAR.2, EDM.ZVAR.5, EDM.ZVAR.8 */
export const DECAYS = ['rotten', 'fresh'] as const;
export const BRAINS = ['docile', 'shambling', 'agitated'] as const;
export const HUNGERS = ['full', 'hungry', 'starved'] as const;
export interface Behaviour {
  decay: (typeof DECAYS)[number];
  brains: (typeof BRAINS)[number];
  hunger: (typeof HUNGERS)[number];
}

/** EDM.COMMAND.4 */
export const COMMANDS = ['concentrate-fire', 'get-to-cover', 'oscar-mike', 'suppressive-fire'] as const;
export type CommandId = (typeof COMMANDS)[number];

/** EDM.TURN.4: everything that an action can be spent on. */
export const ACTIONS = [
  'move',
  'withdraw',
  'shoot',
  'melee',
  'bite',
  'aim',
  'climb',
  'get-up',
  'interact',
  'reload',
  'shove',
  'command',
  'medic',
  'split',
  'merge',
] as const;
export type ActionId = (typeof ACTIONS)[number];

/** EDM.CHUMAN.1 */
export const STRUCTURES = ['farm', 'aid-station', 'training-ground'] as const;
export type Structure = (typeof STRUCTURES)[number];

/** EDM.CMAP.1 */
export const TILE_TYPES = ['field', 'forest', 'mountain', 'water', 'town', 'city'] as const;
export type TileType = (typeof TILE_TYPES)[number];

/** EDM.MODEL.3: every model alike. */
export const BASE = { radius: 0.5, height: 1.2, eye: 1.1 } as const;
