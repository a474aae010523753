import type { Class, RaidAim } from '../words.ts';

/** What an Encounter remembers of its own story; those without one have none. */
export interface Plot {
  /** ATZ.ROB.7: the side of the robbers, once they are there. */
  robbers: string | null;
  /** ATZ.ROB.9, ATZ.ROB.10: what became of the robbery. */
  robbery: 'handed-over' | 'refused' | null;
  /** ATZ.ROB.9: what was handed over, by the names of guns, blades and Items. */
  taken: string[];
  /** ATZ.FIRST.15: which crossing of the table it is. */
  crossing: number;
  /** ATZ.FIRST.13: a Fast Move has been reported to the Police. */
  reported: boolean;
  /** ATZ.RAID: in a Raid only. */
  raid?: RaidPlot | undefined;
}

/** ATZ.RAID: who raids whom, for what, and how far they have come. */
export interface RaidPlot {
  /** ATZ.RAID.1: the players raid, or defend what is theirs. */
  role: 'raid' | 'defend';
  aim: RaidAim;
  /** ATZ.RAID.2: the Class of the others. */
  whom: Class;
  /** ATZ.RAID.5: so many buildings have been put up in its section; 0 until the die is rolled. */
  houses: number;
  /** ATZ.RAID.15: activations that it takes in each building, once that is known. */
  needs: Record<string, number>;
  /** ATZ.RAID.15: who is at it, where it stands, for how many activations, and whether it has missed one. */
  workers: Record<string, RaidWorker>;
  /** ATZ.RAID.15: who has been through which building, as `building figure`. */
  looted: string[];
  /** ATZ.RAID.16: raid buildings that have been entered. */
  entered: string[];
  /** ATZ.RAID.16, ATZ.RAID.17: where the Hostage is, once that is known, and who it is. */
  hostage: { who: string; house: string; free: boolean } | 'nowhere' | null;
  /** ATZ.RAID.19: sides of those who defend, or who raid. */
  others: string[];
  /** ATZ.RAID.4: the raiders have what they came for. */
  reached: boolean;
}

interface RaidWorker {
  house: string;
  x: number;
  y: number;
  level: number;
  done: number;
  missed: boolean;
}
