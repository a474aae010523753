/** ATZ.PEF, ATZ.CONTACT, ATZ.MEET, ATZ.NPC, ATZ.POLICE: people who are met. */

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
}

/** ATZ.MEET.1 */
export interface MeetDoing {
  do: 'meet';
  side: string;
  people: string[];
  group: string[];
  stage: 'roll' | 'talk' | 'deal';
}

/** ATZ.NPC.2: a group of people that the rules run acts. */
export interface PeopleDoing {
  do: 'people';
  side: string;
  group: string[];
  stage: 'zombies' | 'table' | 'move' | 'fire';
}

export type StrangersDoing = PefPhaseDoing | ContactDoing | MeetDoing | PeopleDoing;
