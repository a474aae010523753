/** ATZ.ZACT, ATZ.ZBLDG, ATZ.ZREACT: what the dead do, and what it does to the living. */

/** ATZ.ZACT.2: the zombies that activate, one after the other where they meet people. */
export interface DeadPhaseDoing {
  do: 'dead-phase';
  /** Those who have still to move, all at once; null until the phase has begun. */
  left: string[] | null;
  /** ATZ.ZACT.4: humans in melee with zombies that go on fighting. */
  fights?: string[];
  /** ATZ.ZACT.7, ATZ.ZACT.16: who charges whom. */
  charges?: { target: string; chargers: string[] }[];
}

/** ATZ.ZBLDG: a building, or a floor of it, is entered for the first time. */
export interface EntryDoing {
  do: 'entry';
  building: string;
  level: number;
  who: string[];
  stage: 'inside' | 'check' | 'surprise' | 'defining';
  zombies: string[];
}

/** ATZ.ZREACT.3 */
export interface ZedDoing {
  do: 'zed-or-no-zed';
  who: string;
  zombie: string;
}

/** ATZ.ZREACT.7 */
export interface FeastDoing {
  do: 'see-the-feast';
  who: string;
  feast: string;
  /** ATZ.ZREACT.9: for so many turns it is Stunned once it has ducked back. */
  turns?: number;
}

export type DeadDoing = DeadPhaseDoing | EntryDoing | ZedDoing | FeastDoing;
