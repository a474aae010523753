import type {
  ClassId,
  Faction,
  GunId,
  HerdType,
  HumanFaction,
  PerkId,
  WeaponId,
  BladeId,
  CommandId,
  Morale,
} from './words.ts';

/** The printed tables (EDM.T.*): tests compare them with the ledger's. */

export interface Toughness {
  /** What a die must reach. */
  readonly needed: number;
  readonly dice: number;
}

export interface ClassFigures {
  readonly name: string;
  readonly faction: HumanFaction;
  readonly points: number;
  readonly movement: number;
  readonly vitality: number;
  readonly toughness: Toughness;
  readonly armour: boolean;
  /** Perks that it has without choosing (EDM.UNIT.7). */
  readonly has: readonly PerkId[];
  /** The levels of which it may choose one perk each (EDM.UNIT.6). */
  readonly levels: readonly (1 | 2 | 3)[];
}

const human = (
  name: string,
  faction: HumanFaction,
  [points, movement, vitality, needed, dice]: readonly [number, number, number, number, number],
  armour: boolean,
  levels: number,
  has: readonly PerkId[] = [],
): ClassFigures => ({
  name,
  faction,
  points,
  movement,
  vitality,
  toughness: { needed, dice },
  armour,
  has,
  levels: ([1, 2, 3] as const).slice(0, levels),
});

/**
 * EDM.T.SURVIVOR, EDM.T.MILITARY, EDM.T.BANDIT: points, Movement, Vitality, Toughness and its dice. A Commander has nothing
 * that others lack but a perk more (EDM.UNIT.11).
 */
export const CLASS_FIGURES: Readonly<Record<ClassId, ClassFigures>> = {
  newbie: human('Newbie Survivor', 'survivors', [5, 5, 3, 7, 2], false, 0),
  regular: human('Regular Survivor', 'survivors', [10, 6, 4, 7, 2], false, 1),
  seasoned: human('Seasoned Survivor', 'survivors', [15, 6, 5, 6, 3], true, 2),
  hardened: human('Hardened Survivor', 'survivors', [20, 7, 6, 6, 3], true, 3),
  conscript: human('Conscript', 'military', [10, 6, 4, 6, 2], true, 0),
  soldier: human('Soldier', 'military', [20, 6, 4, 6, 3], true, 1, ['specialist']),
  veteran: human('Veteran', 'military', [25, 6, 5, 5, 3], true, 2, ['specialist']),
  commander: human('Commander', 'military', [30, 6, 5, 5, 3], true, 3, ['specialist']),
  convict: human('Convict', 'bandits', [10, 6, 3, 7, 2], false, 0),
  thug: human('Thug', 'bandits', [15, 7, 4, 7, 2], false, 1),
  cutthroat: human('Cutthroat', 'bandits', [20, 7, 4, 6, 3], true, 2),
  boss: human('Boss', 'bandits', [25, 7, 5, 6, 3], true, 3),
};

export interface BandFigures {
  /** The most zombies of this size band. */
  readonly most: number;
  readonly points: number;
  readonly toughness: Toughness;
  /** EDM.T.BRAINSIZE */
  readonly brain: number;
}
export interface HerdFigures {
  readonly name: string;
  readonly movement: number;
  readonly armour: boolean;
  /** EDM.UNIT.9 */
  readonly runner: boolean;
  readonly bands: readonly BandFigures[];
}

const band = (most: number, points: number, needed: number, dice: number): BandFigures => ({
  most,
  points,
  toughness: { needed, dice },
  brain: most === 15 ? 2 : most === 10 ? 1 : 0,
});

/** EDM.T.ZOMBIE */
export const HERD_FIGURES: Readonly<Record<HerdType, HerdFigures>> = {
  regular: {
    name: 'Regular Zombies',
    movement: 4,
    armour: false,
    runner: false,
    bands: [band(5, 10, 7, 2), band(10, 20, 6, 3), band(15, 30, 5, 4)],
  },
  fast: {
    name: 'Fast Zombies',
    movement: 8,
    armour: false,
    runner: true,
    bands: [band(5, 15, 7, 1), band(10, 30, 6, 2), band(15, 45, 6, 3)],
  },
  military: {
    name: 'Military Zombies',
    movement: 4,
    armour: true,
    runner: false,
    bands: [band(5, 20, 6, 2), band(10, 40, 6, 3), band(15, 60, 5, 4)],
  },
};

export interface WeaponFigures {
  readonly name: string;
  readonly points: number;
  readonly hits: number;
  readonly accuracy: number;
}
export interface GunFigures extends WeaponFigures {
  readonly range: readonly [number, number];
  /** EDM.RELOAD.1; 0 for weapons that never need it (EDM.RELOAD.2). */
  readonly reload: number;
}

const gun = (
  name: string,
  points: number,
  range: readonly [number, number],
  hits: number,
  accuracy: number,
  reload: number,
): GunFigures => ({ name, points, range, hits, accuracy, reload });

/** EDM.T.GUNS; a Pistol costs nothing (EDM.WEAPON.2). */
export const GUN_FIGURES: Readonly<Record<GunId, GunFigures>> = {
  pistol: gun('Pistol', 0, [2, 12], 2, 6, 0),
  'machine-pistol': gun('Machine Pistol', 5, [2, 18], 2, 5, 0),
  bow: gun('Bow', 5, [6, 28], 2, 6, 1),
  shotgun: gun('Shotgun', 10, [4, 18], 3, 4, 1),
  'assault-rifle': gun('Assault Rifle', 10, [4, 24], 3, 5, 2),
  rifle: gun('Rifle', 10, [4, 32], 3, 4, 2),
  lmg: gun('LMG', 15, [4, 18], 4, 3, 3),
  molotov: gun('Molotov Cocktail', 10, [6, 18], 3, 3, 3),
  explosive: gun('Projectile Explosive', 20, [12, 32], 6, 3, 3),
};

/** EDM.T.BLADES */
export const BLADE_FIGURES: Readonly<Record<BladeId | 'unarmed', WeaponFigures>> = {
  unarmed: { name: 'Unarmed', points: 0, hits: 1, accuracy: 7 },
  'small-blade': { name: 'Small Blade', points: 5, hits: 2, accuracy: 6 },
  blunt: { name: 'Blunt', points: 10, hits: 3, accuracy: 5 },
  'large-blade': { name: 'Large Blade', points: 15, hits: 3, accuracy: 4 },
  chainsaw: { name: 'Chainsaw', points: 15, hits: 4, accuracy: 6 },
};

export const isGun = (weapon: WeaponId | 'unarmed'): weapon is GunId => weapon in GUN_FIGURES;
export const weaponFigures = (weapon: WeaponId | 'unarmed'): WeaponFigures =>
  isGun(weapon) ? GUN_FIGURES[weapon] : BLADE_FIGURES[weapon];

/** EDM.T.PERK */
export const PERK_LEVELS: Readonly<Record<PerkId, 1 | 2 | 3>> = {
  athletic: 1,
  scavenger: 1,
  medic: 1,
  'quick-reloader': 2,
  parkour: 2,
  immune: 2,
  specialist: 2,
  overwatch: 3,
  stoic: 3,
  concentration: 3,
};

/** EDM.T.COMMAND */
export const COMMAND_COSTS: Readonly<Record<CommandId, number>> = {
  'concentrate-fire': 4,
  'get-to-cover': 3,
  'oscar-mike': 2,
  'suppressive-fire': 3,
};

/** EDM.T.MORALE */
export const MORALE_MODIFIERS: Readonly<Record<Morale, number>> = { eager: 2, willing: 1, shaken: -1, broken: -2 };

export const bandOf = (type: HerdType, zombies: number): BandFigures =>
  HERD_FIGURES[type].bands.find(({ most }) => zombies <= most) as BandFigures;

export const isHuman = (faction: Faction): faction is HumanFaction => faction !== 'zombies';
