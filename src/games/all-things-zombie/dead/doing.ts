/** ATZ.ZACT, ATZ.ZBLDG, ATZ.ZREACT: what the dead do, and what it does to the living. */

/** ATZ.ZACT.2: the zombies that activate, one after the other where they meet people. */
export interface DeadPhaseDoing {
  do: 'dead-phase';
  /** Those who have still to move, all at once; null until the phase has begun. */
  left: string[] | null;
  /** ATZ.ZACT.10: all that activate, busy or not: what they hear now they do not hear again. */
  active?: string[];
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
  /** Who has entered it. */
  who: string[];
  /** Others of the group may come in, the dice are rolled, the zombies are there. */
  stage: 'inside' | 'check' | 'surprise' | 'defining';
  zombies: string[];
  /** Who has been asked whether it comes in, too. */
  asked?: string[];
  /** ATZ.ZBLDG.4: who has which zombies before it, and what comes of that. */
  meetings?: Meeting[];
  /** ATZ.ZBLDG.5: rolled once for all of them. */
  die?: number;
}

/** ATZ.ZBLDG.7 to ATZ.ZBLDG.12 */
export interface Meeting {
  who: string;
  zombies: string[];
  how: 'fire' | 'away' | 'melee' | 'caught' | 'one-shot' | null;
  done: boolean;
  /** ATZ.ZBLDG.10: it has moved away, and its zombies come after it. */
  fled?: true;
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
