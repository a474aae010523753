import type { Seat, Table as KernelTable } from '../../kernel/index.ts';
import type { Standing } from '../../skirmish/index.ts';
import type { Terrain } from '../../tabletop/index.ts';
import type { Campaign } from './campaign/state.ts';
import type { HerdEntry, HumanEntry } from './prepare/lists.ts';
import type { ActionId, Behaviour, CommandId, Faction, Fatigue, Health, HerdType, Morale, WeaponId } from './words.ts';

export type { Standing } from '../../skirmish/index.ts';

/** A unit on the face of a piece (EDM.CLIMB.2): how many inches it has climbed, and on which side it comes out. */
export interface Climbing {
  piece: string;
  height: number;
  to: Standing;
  /** The model that climbs first. */
  by: string;
  /** EDM.CLIMB.6: the zombies of its herd that do not climb, because they are held or stand on another level. */
  below?: string[];
}

/** EDM.RELOAD.1: a carried weapon, and how many Reload actions it still needs before it can be fired. */
interface Carried {
  id: WeaponId;
  reload: number;
}

/** A human on the table. What it is lies in its entry of the list: class, perks, name. */
export interface Human extends Standing {
  id: string;
  seat: Seat;
  /** Its number in the list. */
  number: number;
  entry: HumanEntry;
  weapons: Carried[];
  facing: number;
  vitality: number;
  morale: Morale;
  /** An Infection counter (EDM.INFECT.2). */
  infected: boolean;
  health: Health;
  fatigue: Fatigue;
  down: boolean;
  /** Selected and done with this turn (EDM.TURN.6). */
  used: boolean;
  climbing: Climbing | null;
  /** It has seen a friend die since it was last selected (EDM.PSYCH.4). */
  trauma: boolean;
  /** Judged as its player's turn began: EDM.PSYCH.6, EDM.PSYCH.7, EDM.PERK.11. */
  isolated: boolean;
  beset: boolean;
  watchful: boolean;
  /** Full herds that it has been checked for already (EDM.PSYCH.7). */
  herdsSeen: string[];
  /** EDM.PERK.3: once a battle. */
  medicUsed: boolean;
  /** EDM.PERK.9: once a turn. */
  specialistUsed: boolean;
  /** EDM.COMMAND.8 */
  suppressed: boolean;
}

export interface Zombie extends Standing {
  id: string;
  down: boolean;
}

export interface Herd {
  id: string;
  /** What it is called at the table. */
  name: string;
  seat: Seat;
  /** The number of its entry in the list, or null for herds that arose in the battle. */
  entry: number | null;
  type: HerdType;
  zombies: Zombie[];
  facing: number;
  used: boolean;
  climbing: Climbing | null;
}

export interface Side {
  seat: Seat;
  faction: Faction;
  /** Of the deployment pattern; null until it is chosen, and for a side that came into being in the battle (EDM.DEATH.10). */
  slot: string | null;
  /** Has conceded, or has nothing left on the table. */
  out: boolean;
  /** EDM.DEATH.11: has conceded, and cannot win any more whatever rises for it. */
  conceded?: boolean;
  /** Whether it counts for victory: not so a side that arose in the battle (EDM.DEATH.10). */
  counts: boolean;
  commandPoints: number;
  /** EDM.COMMAND.3: the unit that gave this turn's Command. */
  commandedBy: string | null;
  /** Commands in force, until their time is over. */
  commands: CommandId[];
  /** What is not yet on the table: numbers of humans or herds in the list. */
  reserve: number[];
  list: ArmyList;
  /** EDM.WIN.3: the units as they left. */
  withdrawn: (Human | Herd)[];
}

/** A human as it comes to the battle (EDM.CGEN.7). */
export interface Recruit {
  entry: HumanEntry;
  vitality: number;
  infected: boolean;
  health: Health;
  fatigue: Fatigue;
}

export interface ArmyList {
  humans: Recruit[];
  herds: HerdEntry[];
}

/** What the selected unit still may do. */
export interface Activation {
  unit: string;
  actions: number;
  /** How many actions it began with. */
  of: number;
  /** Who moves a herd that failed its Rambling Check (EDM.RAMBLE.3), or null. */
  rambler: Seat | null;
  /** EDM.HUMAN.2 */
  aiming: boolean;
  done: ActionId[];
  /**
   * Where the zombies of a herd stood before its last Move, how far they may be from there, and whether the Move dared
   * Dangerous ground, while the arrangement may be changed.
   */
  arranging: { starts: Record<string, Standing>; inches: number; dared: boolean } | null;
}

/**
 * A table from the authored ones, with kinds of pieces left out, and its river thin enough to be waded through
 * (EDM.CMAP.8) where that is said; or a table that the set-up brings along.
 */
export type Field =
  | { layout: string; without: string[]; thinRiver?: boolean }
  | { terrain: Terrain; features: Feature[] };

export interface Feature {
  id: string;
  kind: 'ladder' | 'gate';
  x: number;
  y: number;
  piece: string;
}

export type BattlePhase = 'slots' | 'deploy' | 'priority' | 'play' | 'over';

/** EDM.SETUP.6 */
export const PATTERNS = ['two', 'three', 'four', 'lastStand'] as const;
export type Pattern = (typeof PATTERNS)[number];
export const patternFor = (players: number): Pattern => (players === 2 ? 'two' : players === 3 ? 'three' : 'four');

export interface Battle {
  phase: BattlePhase;
  field: Field;
  pattern: Pattern;
  /** Who stands in the middle in a last stand, or null. */
  defender: Seat | null;
  /** EDM.SETUP.12 */
  objective: { x: number; y: number; radius: number; rounds: number; holder: Seat | null; held: number } | null;
  sides: Side[];
  humans: Human[];
  herds: Herd[];
  /** Counts up, for the names of herds and zombies that arise. */
  lastId: number;
  /** While an order is being rolled for: the places from the first to the last, and who shares them. */
  ranking: Seat[][];
  /** EDM.DEPLOY.1 first, from EDM.PRIO.1 on the order of turns. */
  order: Seat[];
  round: number;
  active: Seat;
  activation: Activation | null;
  openGates: string[];
  /** EDM.WIN.6: the round in which somebody was wounded last. */
  lastWound: number;
  behaviour: Behaviour;
  /** EDM.SETUP.15: the secondary factors count. */
  campaign: boolean;
  /** Set when it is over: the seat that won, or null for a draw. */
  winner: Seat | null;
  /** EDM.MORALE.5: factions that begin Eager. */
  eager: Faction[];
}

export interface State {
  players: { seat: Seat; faction: Faction }[];
  /** The battle that is being fought. */
  battle: Battle | null;
  campaign: Campaign | null;
}

export type Table = KernelTable<State>;
