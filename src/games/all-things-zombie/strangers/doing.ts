import type { Seat } from '../../../kernel/index.ts';
import type { Contact } from '../data/strangers/contact.ts';
import type { Comparison, Joining } from '../data/strangers/meetings.ts';
import type { NpcMove } from '../data/strangers/moves.ts';

/** ATZ.PEF, ATZ.CONTACT, ATZ.MEET, ATZ.NPC, ATZ.POLICE, ATZ.MERCY: people who are met. */

/** ATZ.PEF.9: eligible PEFs move, one after the other. */
export interface PefPhaseDoing {
  do: 'pef-phase';
  left: string[] | null;
}

/** ATZ.PEF.15, ATZ.DEFINE.2: a PEF, or a Defining Moment, is resolved where it is. */
export interface ContactDoing {
  do: 'contact';
  pef: string | null;
  x: number;
  y: number;
  level: number;
  /** The player's group in whose sight it is. */
  group: string[];
  stage: 'resolve' | 'who' | 'how-many' | 'people';
  /** ATZ.DEFINE.3: zombies count as nobody. */
  noDead?: boolean;
  /** ATZ.RAID.11: it is resolved since its building came into sight. */
  house?: string;
  /** What the Contact table says, and what it adds to How Many. */
  met?: Contact;
  modifier?: number;
  /** How many of them there are. */
  count?: number;
}

/** ATZ.MEET.1: two groups face each other. */
export interface MeetDoing {
  do: 'meet';
  side: string;
  people: string[];
  group: string[];
  /** `past`: they were told to go back, and are seen beyond that spot (ATZ.MEET.9). */
  stage: 'roll' | 'past' | 'result' | 'talk' | 'join' | 'barter' | 'searched';
  /** How the player's successes compare with theirs. */
  comparison?: Comparison;
  /** ATZ.MEET.10, ATZ.MEET.13: who of them asks to join. */
  joining?: Joining;
  /** ATZ.MEET.8, ATZ.MEET.20: what happens to people who carry weapons. */
  armed?: 'arrest' | 'disarm';
}

/** ATZ.MEET.4: a player has said that it comes to blows; it does once what is going on is over. */
export interface WalkTheWalkDoing {
  do: 'walk-the-walk';
  seat: Seat;
  side: string;
}

/** ATZ.NPC.2: a group of people that the rules run acts. */
export interface PeopleDoing {
  do: 'people';
  side: string;
  group: string[];
  stage: 'zombies' | 'table' | 'move' | 'fire';
  /** The row of ATZ.T.NPCMOVE. */
  row?: NpcMove | 'flank';
  /** Who has still to move. */
  left?: string[];
}

/** ATZ.NPC.7, ATZ.NPC.10: people who have come close deal with the players. */
export interface InteractDoing {
  do: 'interact';
  side: string;
  people: string[];
  group: string[];
}

/** ATZ.MERCY.9: one roll for all whom a group holds. */
export interface MercyDoing {
  do: 'mercy';
  captors: string;
  captives: string[];
  surrendering: boolean;
  /** ATZ.MERCY.2: Stars who have still to say whether they cheat death. */
  asking: string[];
}

export type StrangersDoing =
  | PefPhaseDoing
  | ContactDoing
  | MeetDoing
  | WalkTheWalkDoing
  | PeopleDoing
  | InteractDoing
  | MercyDoing;
