import type { Placed, Seat, StandingOrders, Table as KernelTable } from '../../kernel/index.ts';
import type { Standing, TableChoice } from '../../skirmish/index.ts';
import type { Edge, TerrainChanges } from '../../tabletop/index.ts';
import type { Campaign } from './campaign/state.ts';
import type { CqcWeaponId } from './data/cqc-weapons.ts';
import type { EncounterId } from './data/encounters.ts';
import type { FirearmId } from './data/firearms.ts';
import type { ItemId } from './data/items.ts';
import type { Group, Member, OwnedGun } from './groups/group.ts';

export type { Standing } from '../../skirmish/index.ts';

/** LD.TURN.1, LD.TURN.4: the Phases of a turn, the Menace Phase in its three steps. */
export const PHASES = [
  'prepare',
  'noise',
  'ammo',
  'zombies',
  'initiative',
  'action',
  'shooting',
  'combat',
  'end',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** What an Encounter has to be settled before the first turn. */
export const PREPARATIONS = [
  'parts',
  'declare',
  'edges',
  'refuge',
  'perks',
  'captives',
  'supplies',
  'deploy-first',
  'deploy-second',
  'zombies',
] as const;
export type Preparation = (typeof PREPARATIONS)[number];

/** LD.AMMO.2: a gun in the hands of somebody, with its own Ammo Tokens. */
export interface Gun extends OwnedGun {
  ammo: number;
  /** LD.AMMO.6: it must be reloaded before it fires again. */
  empty: boolean;
  /** LD.SKILL.11: struck from the hand for the rest of the game. */
  lost: boolean;
  /** LD.ITEM.21: its Silencer is used in this game. */
  silenced: boolean;
  /** LD.ATTR.17: used, and gone for good. */
  spent: boolean;
}

interface Blade {
  id: CqcWeaponId;
  lost: boolean;
}

/** Where somebody is who belongs to the battle. */
export const FATES = ['waiting', 'reserve', 'absent', 'here', 'out', 'left'] as const;
type Fate = (typeof FATES)[number];

/** One of a Group's people. What it is lies in its card; all else is of this battle. */
export interface Character extends Standing {
  id: string;
  seat: Seat;
  member: Member;
  /**
   * `waiting` to be deployed, in `reserve` (LD.ENC.4), `absent` from the game, `here` on the table, `out` of Action, or `left`
   * by an edge (LD.MOVE.21).
   */
  fate: Fate;
  /** For the screen only: sight is all round (LD.GEN.16). */
  facing: number;
  /** Damage Points taken. */
  damage: number;
  guns: Gun[];
  blades: Blade[];
  items: ItemId[];
  /** LD.NOISE.9: Noise Tokens since the last Noise step. */
  noise: number;
  /** LD.LOCK.2: the turn in which it took the Locked and Loaded Token that it holds. */
  locked: number | null;
  /** LD.ITEM.4: it drinks in this game. */
  drunk: boolean;
  /** What it has done this turn. */
  activated: boolean;
  ran: boolean;
  shot: boolean;
  fought: boolean;
  /** LD.HORROR.3: it cannot Break Contact this turn. */
  frozen: boolean;
  /** LD.SKILL.58 */
  subdued: boolean;
}

export interface Zombie extends Standing {
  id: string;
  facing: number;
  damage: number;
  /** LD.ZACT.14 */
  knockback: number;
  activated: boolean;
  fought: boolean;
  subdued: boolean;
  /** LD.ZACT.10, LD.TERRAIN.16: the closed door that it stopped at in this turn's activation. */
  door: string | null;
  /** For the screen: what it went for last, and why. */
  reason: ZombieReason | null;
}
export interface ZombieReason {
  /** `touches`: it is in Contact already (LD.ZACT.6); `held`: Knockback has taken all of its AP (LD.ZACT.17). */
  why: 'sees' | 'hears' | 'touches' | 'held' | 'nothing';
  /** A model, a Noisemaker Token or a vehicle, and how far away it was. */
  target: string | null;
  inches: number | null;
  /** LD.ZACT.12: nearer ones that it could not reach, because zombies stand round them. */
  ringed: string[];
  /** The way that it has come, from where it stood. */
  way: Standing[];
}

/** LD.SUPPLY.1, LD.RESCUE.9: a load that lies somewhere, is carried, or has left the table. */
export interface Token {
  id: string;
  kind: 'supply' | 'captive';
  /** Where it lies, while nobody carries it. */
  at: Standing | null;
  /** The Character or zombie that carries it, on the table or off it (LD.MOVE.22). */
  carrier: string | null;
  /** LD.RESCUE.4: a captured Character of that Group. */
  captive: { seat: Seat; member: string } | null;
}

/** LD.ATTR.7, LD.ATTR.8 */
export interface Fire extends Standing {
  id: string;
  weapon: FirearmId;
  by: string;
  /** The turn in whose End Phase it goes out. */
  until: number;
}

/** LD.ITEM.14 */
interface Noisemaker extends Standing {
  id: string;
  seat: Seat;
}

/** LD.NOISE.10: a model, a Noisemaker Token or a vehicle that made Noise, and where. */
export interface Lure extends Standing {
  id: string;
  kind: 'model' | 'noisemaker' | 'vehicle';
}

/** LD.NOISE.4: what rolls for its Noise. */
export interface NoiseSource extends Lure {
  name: string;
  /** LD.NOISE.3: whose it is; vehicles are nobody's. */
  seat: Seat | null;
  tokens: number;
}

/** The Noise step, while it lasts. */
export interface NoiseStep {
  /** LD.NOISE.3: who handles all of his models first. */
  first: Seat;
  /** LD.NOISE.5: what has drawn zombies that have still to arrive. */
  drawing: Drawing | null;
}
export interface Drawing {
  source: NoiseSource;
  /** How many have still to arrive. */
  zombies: number;
  /** LD.NOISE.8: the tokens above six that count for the second roll; null if there is none. */
  again: number | null;
}

/** LD.ZACT.1: Zombie Activation, while it lasts. */
export interface HordeStep {
  /** Zombies among which the order matters to nobody: they go first. */
  apart: string[];
  /** LD.ZACT.2: players who let the game pick for the rest of this step. */
  handed: Seat[];
  /** The zombie that is moving, and the AP that it has left. */
  unit: string | null;
  left: number;
  of: number;
  /** What it is up to: it holds as long as it heads for the same and nobody else has come or gone. */
  plan: ZombiePlan | null;
  /** Where it has been since that was last told. */
  walked: Standing[];
}
export interface ZombiePlan {
  why: 'sees' | 'hears';
  target: string;
  ringed: string[];
  /** How many models were on the table. */
  models: number;
  /** LD.ZACT.8: what it still does, action by action. */
  actions: Paid[];
  /** LD.ZACT.10: the closed door at the end of them. */
  door: string | null;
}

/** The Ammo step, while it lasts: the guns that have still to roll (LD.AMMO.5), by owner and place among its guns. */
interface AmmoStep {
  guns: { unit: string; gun: number }[];
}

export interface Side {
  seat: Seat;
  group: Group;
  /** LD.DEPLOY.1 */
  edge: Edge | null;
  /** LD.ENC.3: its part in the Encounter, where there are such parts. */
  part: 'attacker' | 'defender' | null;
  /** LD.INIT.7: the Character that leads now; null while nobody of the Group is on the table. */
  leader: string | null;
  /** LD.SKILL.47 */
  rallied: boolean;
  /** LD.SKILL.65: the turn in which Tag-Team was last tried. */
  tagged: number;
  /** LD.PERK.1: re-rolls of Ammo Rolls that the Armoury still allows. */
  armoury: number;
  /** LD.BREAK.6 */
  broken: boolean;
}

/** What somebody did or suffered, for Experience (LD.T.XP) and for the history of each Character. */
export interface Deed {
  turn: number;
  /** The answer after which it happened: there a replay opens. None where play began in the middle. */
  answer: number | null;
  kind: 'zombie' | 'rival' | 'objective' | 'fell' | 'wounded';
  /** The Character who did it, or to whom it happened for `fell` and `wounded`. */
  who: string;
  /** The other one: the victim, or what struck; a token or the vehicle for an objective. */
  whom: string | null;
  weapon: FirearmId | CqcWeaponId | null;
}

/** LD.ACT.1: the model that spends its Action Points. */
export interface Activation {
  unit: string;
  left: number;
  of: number;
  /** LD.SKILL.54: the Sprinter's extra AP. */
  sprint: number;
  /** LD.SKILL.28: after a Long Jump it moves no more. */
  landed: boolean;
  /** LD.SKILL.64: who activates next out of turn. */
  tagged: string | null;
  /** LD.SKILL.29: the AP that Heavy gear and loads took from it. */
  heavy: number;
  /** The way that it has set out on. */
  going: Going | null;
  /** LD.LOCK.3: the action that it has just paid for may be answered; LD.LOCK.8: where a Run began. */
  answering: { run: Standing | null } | null;
  /** Actions for which it has found nowhere to go, as long as nothing else is done. */
  stuck: string[];
}

/** One paid action of a way: Locked and Loaded Tokens answer each of them (LD.LOCK.3). */
export interface Paid {
  kind: 'normal' | 'difficult' | 'ladder' | 'stairs' | 'climb' | 'window' | 'drop';
  ap: number;
  /** Where it leads, corner by corner. */
  points: Placed[];
  /** LD.MOVE.17: how far it falls. */
  fall: number;
}

/** A way that is being walked action by action. */
export interface Going {
  actions: Paid[];
  /** LD.MOVE.21: it leaves the table at the end. */
  leaves: boolean;
}

/** LD.DEPLOY.5, LD.ENC.3: things that the players place in turn, or people who one of them deploys. */
export interface Placing {
  seat: Seat;
  left: number;
  /** LD.SKILL.4: who tries to come in by a neutral side, in the order in which they were nominated. */
  ambush: string[];
  /** LD.SKILL.4: Ambushers who have tried. */
  tried: number;
  /** The rest are placed by the game. */
  atOnce: boolean;
}

/** LD.SHOOT.10: the Character that fires in the Shooting Phase. */
export interface Firing {
  unit: string;
  /** LD.SKILL.32: with a gun in each hand; null until that has been said. */
  both: boolean | null;
  /** Shots so far, by the place of the gun. */
  shots: Record<number, number>;
  /** LD.SKILL.23: inches moved between shots. */
  moved: number;
  /** LD.SKILL.21: it has fired at an enemy and may move now. */
  mayMove: boolean;
}

export interface Battle {
  encounter: EncounterId;
  table: TableChoice;
  /** Doors, ladders, fences: what is different from the table as it was drawn. */
  changes: TerrainChanges;
  /** LD.TERRAIN.18: Damage Points that doors have taken, by id. */
  doors: Record<string, number>;
  phase: Phase;
  /** What is still to be done before the first turn, in order. */
  preparing: Preparation[];
  /** LD.DEPLOY.6: who deploys first; null until that is settled. */
  first: Seat | null;
  /** What the present part of the preparation still has to place, and whose turn that is. */
  placing: Placing | null;
  turn: number;
  sides: Side[];
  characters: Character[];
  zombies: Zombie[];
  tokens: Token[];
  fires: Fire[];
  noisemakers: Noisemaker[];
  /** LD.TERRAIN.23: vehicles whose alarm went off since the last Noise step. */
  alarms: string[];
  lures: Lure[];
  /** LD.INIT.2: who is Aggressor this turn. */
  aggressor: Seat | null;
  /** LD.TURN.4: what is going on in a step of the Menace Phase. */
  noise: NoiseStep | null;
  ammo: AmmoStep | null;
  horde: HordeStep | null;
  /** Whose turn it is within the Phase. */
  active: Seat;
  activation: Activation | null;
  /** LD.HOME.2: the building that is the defender's Refuge. */
  refuge: string | null;
  /** Set by the first step of a Phase in which the players take turns. */
  begun: boolean;
  firing: Firing | null;
  /** LD.CQC.4: the living have attacked, and it is the turn of the dead. */
  dead: boolean;
  /** LD.SHOOT.10: players whose people fire no more in this Phase. */
  ceased: Seat[];
  /** LD.BREAK.4: who still has to test the Breaking Point in this End Phase. */
  testing: Seat[];
  /** LD.ESCAPE.4: Interacts on the vehicle so far. */
  started: number;
  deeds: Deed[];
  lastId: number;
  /** Set when it is over. */
  ending: Ending | null;
}

/** How a battle ended (LD.DEPLOY.10, LD.ENC.7). */
export interface Ending {
  rule: string;
  winner: Seat | null;
  /** Supply Tokens and Captives that each side goes home with, loose ones that it claims included. */
  taken: Record<Seat, string[]>;
}

export interface State {
  options: Options;
  orders: StandingOrders;
  battle: Battle | null;
  /** LD.CAMP.1: null in a one-off game. */
  campaign: Campaign | null;
}

/** Optional rules and readings that a set-up chooses. */
export interface Options {
  /** LD.NOISE.11: no more than 20 zombies by Noise. */
  zombieLimit: boolean;
  /** LD.TERRAIN.21 */
  alarms: boolean;
  /** LD.SKILL.66: our own text for Short Controlled Bursts. */
  bursts: boolean;
}

export type Table = KernelTable<State>;
