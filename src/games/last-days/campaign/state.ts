import type { Seat } from '../../../kernel/index.ts';
import type { TableChoice } from '../../../skirmish/index.ts';
import type { EncounterId } from '../data/encounters.ts';
import type { PerkId } from '../data/refuges.ts';
import type { Group } from '../groups/group.ts';

/** LD.CAMP.1: games in a row, and what is carried from one to the next. */

/** How battles are fought: as the two players agree each time, or as all agreed beforehand. */
export const BATTLE_WAYS = ['ask', 'play', 'fast'] as const;
type BattleWay = (typeof BATTLE_WAYS)[number];

/** LD.ATTACK.4: who counts against a Group in a Zombie Attack. */
export const ATTACK_COUNTS = ['living', 'all'] as const;
type AttackCounts = (typeof ATTACK_COUNTS)[number];

export interface CampaignSide {
  seat: Seat;
  /** LD.CAMP.5: the Group with its Refuge, its points and its stash. */
  group: Group;
  /** Games that it has won (LD.END.2). */
  won: number;
  /** LD.PERK.1: its Armoury is worked for the next game. */
  armoury: boolean;
  /** LD.PERK.12: its Radio Room lets it change the next Encounter die. */
  radio: boolean;
}

/** LD.INJ.5: somebody in the hands of the Group that they fought last. */
interface Captivity {
  seat: Seat;
  member: string;
  captor: Seat;
  /** LD.INJ.5: a Rescue has been chosen. */
  rescue: boolean;
}

/** What is still to be done after a game (LD.CAMP.2), in order. */
export type Task =
  | { do: 'vehicle' | 'survivor' | 'succession' | 'experience' | 'rearm' | 'arm-leader' | 'jobs'; seat: Seat }
  | { do: 'attack' | 'overrun' | 'leave' | 'captives'; seat: Seat }
  /** `extra`: after the loss of a Refuge (LD.LOSE.8). */
  | { do: 'injury'; seat: Seat; member: string; extra: boolean }
  | { do: 'level'; seat: Seat; member: string }
  /** LD.SKILL.48: whether a Scavenger carried it. */
  | { do: 'token'; seat: Seat; token: string; scavenger: boolean };
export type TaskId = Task['do'];
export type TaskOf<D extends TaskId> = Extract<Task, { do: D }>;

/** What a game has left behind for one of the two Groups, by the ids of its members. */
export interface AfterSide {
  seat: Seat;
  /** LD.INJ.1: went Out of Action. */
  out: string[];
  /** LD.XP.4: was on the table, and was not Out of Action at the end. */
  survived: string[];
  /** LD.T.XP: what deeds have earned. */
  earned: Record<string, number>;
  /** LD.SKILL.17: has used First Aid Training since the game. */
  aided: string[];
  /** LD.PERK.16: the Store Room's re-roll is used. */
  stored: boolean;
  /** LD.JOB.2: has a Job. */
  busy: string[];
  /** LD.JOB.3 */
  guards: string[];
  /** LD.JOB.4, LD.JOB.5: Perks that somebody has worked, and those that were built just now. */
  worked: PerkId[];
  built: PerkId[];
  /** LD.PERK.17: one die of the Zombie Attack may be rolled again. */
  tower: boolean;
}

/** The time after a game. */
export interface Aftermath {
  tasks: Task[];
  sides: AfterSide[];
}

/** A game that is to be played, or is being played. */
export interface Fixture {
  seats: [Seat, Seat];
  encounter: EncounterId;
  /** LD.RESCUE.1: whose Rescue it is. */
  attacker: Seat | null;
}

/** What became of a game, for the story. */
interface Played extends Fixture {
  game: number;
  winner: Seat | null;
  turns: number;
  fast: boolean;
}

export interface Campaign {
  /** LD.END.2: how many games each Group plays; null is as many as they like. */
  games: number | null;
  /** LD.END.1: the first Group that has built its Refuge up wins. */
  goal: boolean;
  attackCounts: AttackCounts;
  battles: BattleWay;
  /** The tables, one after the other. */
  tables: TableChoice[];
  sides: CampaignSide[];
  /** Games so far, the present one included, and rounds: in a round every Group plays once, and with an odd number one rests. */
  game: number;
  round: number;
  /** Who still plays in this round. */
  pairs: { seats: [Seat, Seat] }[];
  fixture: Fixture | null;
  after: Aftermath | null;
  captives: Captivity[];
  /** LD.RESCUE.2: Rescues that are still to be played, in order: `seat` frees its people from `captor`. */
  rescues: { seat: Seat; captor: Seat }[];
  /** The two who fight have agreed to play out the rest fast, or to end the game as if somebody had given up. */
  hurried?: true;
  calledOff?: { by: Seat | null };
  played: Played[];
}
