import type { Seat } from '../../../kernel/index.ts';
import type { Standing } from '../../../skirmish/index.ts';
import type { Edge } from '../../../tabletop/index.ts';
import type { ItemId } from '../data/items.ts';
import type { Age, Attitude, Attribute, Class, Fate, Gender, Memory, Skill, Status } from '../words.ts';
import type { Blade, Gun } from './arms.ts';
import type { Aboard } from './vehicles.ts';

/** People, zombies and PEFs as the state holds them. */

/** ATZ.FIG.10: what somebody is, on the table or off it. */
export interface Profile {
  name: string;
  gender: Gender;
  /** ATZ.GEAR.10: no rule looks at it. */
  age: Age;
  star: boolean;
  rep: number;
  skills: Record<Skill, number>;
  class: Class;
  attributes: Attribute[];
  /** ATZ.ATTR.6: 0 for those who are no Medic. */
  medic: number;
  /** ATZ.ATTR.24 */
  ambidextrous: boolean;
  guns: Gun[];
  blades: Blade[];
  items: ItemId[];
  /** ATZ.ZREACT.3, ATZ.ZREACT.11: what it has been through already. */
  metZombie: boolean;
  sawFeast: boolean;
}

/** What a figure has done since its side's last phase began, and may still do. */
export interface ThisTurn {
  /** ATZ.GROUP.10: it acts no more in this turn. */
  activated: boolean;
  /** Inches of its movement that are used up, whatever they were spent on. */
  inches: number;
  /** ATZ.MOVE.3: inches that a Fast Move has added. */
  bonus: number;
  /** ATZ.MOVE.6, ATZ.MOVE.7: it has tried to Fast Move, and counts as moving fast until its side's next phase. */
  fast: boolean;
  /** ATZ.COVER.7: it has moved since its side's current or last phase began. */
  moved: boolean;
  /** ATZ.ACT.3: its active fire is used up. */
  fired: boolean;
  /** ATZ.ACT.4: it has fired in an In Sight test during this turn. */
  firedInSight: boolean;
  /** ATZ.ACT.7, ATZ.ACT.8, ATZ.ACT.10: what else has been done: a reload, something picked up, a task of a whole activation. */
  did: ('reload' | 'pick-up' | 'charge' | 'prone' | 'task' | 'break-off')[];
  /** ATZ.MOVE.11: its Fast Move was helped by the road, so that its move ends on it. */
  keepsRoad: boolean;
  /** ATZ.EVENT.13: it falls where its move ends. */
  stumbles: boolean;
  /** ATZ.BLDG.18, ATZ.BLDG.20: the task of a whole activation, such as `barricade door`. */
  task: string;
  /** ATZ.FIG.5: where it stood when its present activation or reaction move began. */
  from: Standing | null;
}

export interface Human extends Standing, Profile {
  id: string;
  /** Whose band it belongs to; null for people who are run by the rules. */
  seat: Seat | null;
  /** The side that it activates with, by its id. */
  side: string;
  /** ATZ.LEAD.1: the Leader of its side, with a Leader Die. */
  leads: boolean;
  facing: number;
  fate: Fate;
  status: Status;
  prone: boolean;
  /** ATZ.REACT.12: whom it ducked back from; empty for one that dropped prone in the open. Null if it has not ducked back. */
  duckedFrom: string[] | null;
  /** ATZ.STATUS.3, ATZ.ZREACT.8, ATZ.ZREACT.9: activations that it still has to sit out, and whether it reacts meanwhile. */
  stun: { left: number; reacts: boolean } | null;
  /** ATZ.MOVE.14, ATZ.MOVE.21: it may not fire until it is next active or a Reaction Test makes it. */
  cowed: boolean;
  /** ATZ.STAR.6, ATZ.STAR.10 */
  starPower: number;
  /** ATZ.ATTR.23: Hard as Nails has been used. */
  hardened: boolean;
  /** ATZ.SLEEP.4: by how much lack of sleep lowers Rep and Skills. */
  tired: number;
  turn: ThisTurn;
  /** ATZ.WOUND.3: the wounded figure that it carries. */
  carries: string | null;
  /** ATZ.VEH.16: it sits in a vehicle, or hangs on to one. */
  aboard: Aboard | null;
  /** ATZ.CHARGE.24: it holds a gun in one hand and a blade in the other, and this one in its primary hand. */
  bothHands: 'gun' | 'blade' | null;
  /** ATZ.MELEE.25: it was put down by somebody who did not mean to kill. */
  spared: boolean;
  /** ATZ.DMG.7, ATZ.DMG.8: who holds it captive, a side's id; and whether it is tied up. */
  captor: string | null;
  bound: boolean;
  /** ATZ.INFECT.1 to ATZ.INFECT.3: hurt by a zombie and not tested yet, or infected with so many rolls made. */
  bitten: 'untested' | { rolls: number } | null;
  /** ATZ.ATTR.14: turns of delay that are left, and the things that have delayed it already. */
  delay: number;
  delayedBy: string[];
  /** ATZ.EVENT.12, ATZ.X.59: inches less of normal movement, and the one die for Fast Move. */
  lame: boolean;
  /** ATZ.LOOT.1: buildings (with the level), vehicles and bodies that it has searched. */
  searched: string[];
  /** ATZ.CHAL.16, ATZ.BARTER.3, ATZ.RECRUIT.4: Challenges that it may not try again, as `challenge party`. */
  barred: string[];
  /** ATZ.CHAL.18, ATZ.CHAL.19: how its latest Challenge with each party came out. */
  parties: Record<string, 'won' | 'lost'>;
  /** ATZ.RAID.16: a Hostage who has been freed: a player runs it, and it belongs to no band. */
  guest?: true | undefined;
  /** ATZ.MEET.25: it has been met before in this campaign: its id there. */
  known?: string;
  /** What it has done, for milestones, success and advancement (ATZ.CLASS.5, ATZ.ADV.2). */
  deeds: Deeds;
}

interface Deeds {
  zombies: number;
  /** ATZ.CLASS.5: it has damaged an armed character. */
  hurtArmed: boolean;
  wentOof: boolean;
  ranAway: boolean;
  /** ATZ.ADV.5: Skills used successfully. */
  skills: Skill[];
  found: (ItemId | 'weapon')[];
}

export interface Zombie extends Standing {
  id: string;
  facing: number;
  /** ATZ.ZSHOOT.3: it gets up at its next activation. */
  prone: boolean;
  /** ATZ.ZGEN.12: the turn in which it was placed. */
  placed: number;
  /** ATZ.ZACT.9: where it last saw a human when it was active. */
  lastSeen: Standing | null;
  /** ATZ.ZACT.6: humans whom it has seen die. */
  sawDie: string[];
  /** ATZ.ZACT.3: the feast that it is at. */
  feast: string | null;
  /** ATZ.INFECT.5: who it was. */
  was: string | null;
  /** ATZ.EVENT.17: it counts as passing 2d6 in its first Charge into Melee. */
  risen: boolean;
  /** ATZ.VCOMB.7: the vehicle that it hangs on to. */
  rides: string | null;
  /** For the screen: what it did last, and why. */
  reason: ZombieReason | null;
}

interface ZombieReason {
  rule: string;
  target: string | null;
  way: Standing[];
}

/** ATZ.PEF.3, ATZ.PEF.7 */
export interface Pef extends Standing {
  id: string;
  rep: number;
  section: number;
  activated: boolean;
}

/** A side with an activation die of its own (ATZ.TURN.2, ATZ.MULTI.2); zombies and PEFs share one (ATZ.TURN.15). */
export interface Side {
  id: string;
  kind: 'players' | 'people' | 'dead';
  /** Who plays it: in seat order; nobody for those that the rules run. */
  seats: Seat[];
  /** Of people: their Class and how they stand to the players. */
  class: Class | null;
  attitude: Attitude | null;
  /** ATZ.MULTI.10: it rolls from the turn after this one on. */
  since: number;
  /** This turn's activation die. */
  die: number | null;
  /** ATZ.GROUP.10: its groups as they stood when the turn began. */
  groups: string[][];
  /** ATZ.REACT.22: its figures that started the Encounter, or were placed with it. */
  started: string[];
  /** ATZ.NPC.7, ATZ.MEET.25: it has dealt with the players already. */
  met: boolean;
  /** What the strangers' tables need to remember of it. */
  memory: Memory[];
  /** ATZ.MEET.9: whom it has turned back, and where; left out where there is nobody. */
  turnedBack?: TurnedBack[] | undefined;
}

/** ATZ.MEET.9: a side of players, the spot at which it was told to go back, and the edge by which it had come on. */
export interface TurnedBack {
  side: string;
  x: number;
  y: number;
  edge: Edge;
}
