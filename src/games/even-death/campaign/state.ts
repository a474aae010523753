import type { Seat } from '../../../kernel/index.ts';
import type { HerdEntry, HumanEntry } from '../prepare/lists.ts';
import type { Holding } from '../prepare/objective.ts';
import type { Behaviour, Faction, Health, Structure } from '../words.ts';

/** What a Force or Horde is made of when it is put on the map. */
export interface Roster {
  humans: HumanEntry[];
  herds: HerdEntry[];
}

/** A human of a Force between battles (EDM.CGEN.7). */
export interface Member {
  entry: HumanEntry;
  vitality: number;
  infected: boolean;
  health: Health;
}

/** A Force counter with its members, or a Horde counter with its herds. */
export interface Group {
  id: string;
  seat: Seat;
  kind: 'force' | 'horde';
  /** Counted for each player, never used twice. */
  number: number;
  /** The number of its tile, row by row from the north-west. */
  tile: number;
  members: Member[];
  herds: HerdEntry[];
}

export interface Tile {
  controller: Faction | null;
  structure: Structure | null;
  /** EDM.CHUMAN.13 */
  searched: boolean;
  /** EDM.CHUMAN.7, EDM.CHUMAN.11: in the present turn. */
  healed: boolean;
  trained: boolean;
}

export interface CampaignSide {
  seat: Seat;
  faction: Faction;
  supplies: number;
  /** EDM.CVP.2, EDM.CVP.7: points that are kept. */
  points: number;
  /** EDM.CGEN.11 */
  out: boolean;
  /** Turns begun: the first one skips what EDM.CTURN says. */
  turns: number;
  /** EDM.MORALE.5: Eager until its next turn. */
  luxuries: boolean;
  /** How many Forces or Hordes it has ever had. */
  raised: number;
  /** Lists that are still to be put on the map: from the set-up, or chosen for the Hordes. */
  lists: Roster[];
}

export type CampaignPhase = 'order' | 'tiles' | 'forces' | 'hordes' | 'start' | 'actions' | 'battle';
/** How battles are fought: as the players agree each time, or as they agreed beforehand. */
export type BattleWay = 'ask' | 'play' | 'fast';

/** What became of a battle, for whoever looks at the map afterwards. */
interface LastBattle {
  tile: number;
  /** The groups that fought, with their players; the one that began it first. */
  groups: { id: string; seat: Seat }[];
  winner: Seat | null;
  rounds: number;
  fast: boolean;
}

export interface Campaign {
  phase: CampaignPhase;
  battles: BattleWay;
  /** EDM.SETUP.12: how the objective of every battle is held, if the players have agreed on objectives. */
  objective?: Holding;
  sides: CampaignSide[];
  /** While the order is being rolled for: the places from the first to the last, and who shares them. */
  ranking: Seat[][];
  order: Seat[];
  active: Seat;
  /** Actions left in this turn. */
  actions: number;
  tiles: Tile[];
  groups: Group[];
  /** Who fights in the battle under way: the groups by id, the one that began it first. */
  fighting: string[];
  /** EDM.CSHARED.11: rolled for that battle. */
  behaviour: Behaviour | null;
  /** All who fight have agreed to play out the rest of the battle fast. */
  hurried?: true;
  lastBattle: LastBattle | null;
  /** EDM.CGEN.6: a group that stands on another of its own and must move on. */
  passing: string | null;
}
