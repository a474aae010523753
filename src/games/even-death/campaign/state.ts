import type { Seat } from '../../../kernel/index.ts';
import type { HerdEntry, HumanEntry } from '../lists.ts';
import type { Faction, Health, Structure } from '../words.ts';

/** A human of a Force between battles (EDM.CGEN.7). */
export interface Member {
  entry: HumanEntry;
  vitality: number;
  infected: boolean;
  health: Health;
}

/** A Force counter, or a Horde counter with herds in place of members. */
export interface Group {
  id: string;
  seat: Seat;
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
}

export type CampaignPhase = 'order' | 'tiles' | 'forces' | 'hordes' | 'start' | 'actions' | 'battle';

export interface Campaign {
  phase: CampaignPhase;
  sides: CampaignSide[];
  order: Seat[];
  active: Seat;
  actions: number;
  tiles: Tile[];
  groups: Group[];
  lastId: number;
  /** Who fights in the battle under way: the groups by id, the one that began it first. */
  fighting: string[];
  /** EDM.CGEN.6: a group that stands on another of its own and must move on. */
  passing: string | null;
}
