import type { Standing, TableChoice } from '../../../skirmish/index.ts';
import type { TerrainChanges } from '../../../tabletop/index.ts';
import type { ItemId } from '../data/items.ts';
import type { Area, BladeId, DayPart, EncounterId, GunId, Mode, Resource } from '../words.ts';
import type { Doing } from './doing.ts';
import type { Human, Pef, Side, Zombie } from './figures.ts';
import type { Vehicle } from './vehicles.ts';
import type { Plot } from './plot.ts';
import type { PendingTest } from './reactions.ts';

/** One Encounter: all that lies on the table, and all that is going on. */

/** ATZ.ZGEN.6: a noise since the zombies could last activate (ATZ.ZACT.10), in shots. */
export interface Noise extends Standing {
  shots: number;
  turn: number;
  /** ATZ.ZACT.10: the zombies that have not been able to act since it was made; all of them, where nothing is said. */
  unheardBy?: string[];
}

/** ATZ.ZGEN.10: a noise that goes on. */
export interface LastingNoise extends Standing {
  id: string;
  what: 'alarm' | 'chainsaw' | 'music' | 'phone' | 'engine';
  shots: number;
  /** The last turn in which it sounds; null until somebody turns it off. */
  until: number | null;
  /** Whose chainsaw it is, which building or vehicle it comes from. */
  of: string | null;
}

/** ATZ.ZACT.12 */
export interface Feast extends Standing {
  id: string;
  of: string;
  left: number;
}

/** ATZ.ACT.8, ATZ.EVENT.15: what lies on the ground. */
export interface Dropped extends Standing {
  id: string;
  thing: { gun: GunId; empty: boolean } | { blade: BladeId } | { item: ItemId } | 'phone';
}

/** What has happened to one floor of a building in this Encounter (ATZ.ZBLDG.1, ATZ.DEFINE.4). The key is `building level`. */
interface Entered {
  /** The Day Parts in which it has been entered or stayed in (ATZ.DEFINE.3, ATZ.DEFINE.5). */
  parts: DayPart[];
  /** ATZ.EVENT.8: the turn in which it was last searched. */
  searchedTurn: number | null;
}

/** ATZ.BLDG.15 to ATZ.BLDG.23: the DV of a door or window that is not as the table has it. */
export interface Barricade {
  dv: number;
  /** ATZ.BLDG.23: broken from outside. */
  destroyed: boolean;
  /** ATZ.BLDG.22: the turn in which it was opened: passable from the next activation on. */
  openedTurn: number | null;
}

/** ATZ.FIRE: a building that burns. Inches along its outer wall, from its first corner. */
export interface Fire {
  building: string;
  /** ATZ.FIRE.4: it smoulders until it is lit. */
  lit: boolean;
  /** Where it began, and how far it has eaten to the left and to the right of that. */
  at: number;
  left: number;
  right: number;
  /** ATZ.FIRE.11: so much of it has been put out. */
  putOut: number;
}

/** What Random Events and clocks have set going. */
interface Clocks {
  /** ATZ.POLICE.2: turns until the Police come; null while nothing has called them; `came` once they are there. */
  police: number | 'came' | null;
  /** ATZ.EVENT.20: activation rolls until bad weather. */
  weather: number | null;
  badWeather: boolean;
  /** ATZ.EVENT.3, ATZ.EVENT.21 */
  noMoreZombies: boolean;
  moreZombies: number;
  /** ATZ.EVENT.19: the zombies lose their next activation. */
  deadLoseTurn: boolean;
  /** ATZ.EVENT.4: the building at which the Encounter may be ended. */
  safePlace: string | null;
  /** ATZ.EVENT.9: who argues with the Leader. */
  argument: { leader: string; member: string } | null;
  /** ATZ.EVENT.18: who is lost, and how often its group could have activated since. */
  lost: { who: string; chances: number } | null;
  /** ATZ.EVENT.11: who has the wrong reloads. */
  wrongReloads: string | null;
}

/** ATZ.DAY.8 */
interface Daylight {
  part: DayPart;
  /** ATZ.DAY.3: only rolled for once it is Night. */
  moon: boolean | null;
  hadMorning: boolean;
  hadEvening: boolean;
}

/** How the Encounter goes for the players (ATZ.ENC.10, ATZ.ENC.11). */
interface Objective {
  met: boolean;
  /** The turn in which it was met. */
  turn: number | null;
  /** Who shares the success. */
  by: string[];
}

export interface Encounter {
  kind: EncounterId;
  mode: Mode;
  /** The campaign's day: 31 and more are all the same (ATZ.CAMP.2). */
  day: number;
  area: Area;
  /** ATZ.ER.5, ATZ.ER.6 */
  er: { now: number; original: number };
  table: TableChoice;
  /** Doors, windows, holes: what is different from the table as it was drawn. */
  changes: TerrainChanges;
  barricades: Record<string, Barricade>;
  entered: Record<string, Entered>;
  /** ATZ.LOOT.3: vehicles (pieces of the table) that have been searched. */
  searchedVehicles: string[];
  daylight: Daylight;
  clocks: Clocks;
  /** ATZ.PEF.10, ATZ.POLICE.1: anybody has fired in this Encounter. */
  shotsFired: boolean;
  turn: number;
  sides: Side[];
  /** ATZ.MULTI.5: the side whose die is compared with the zombies'. */
  named: string;
  humans: Human[];
  zombies: Zombie[];
  /** ATZ.VEH: what can be driven, and what is left of it. */
  vehicles: Vehicle[];
  /** Zombies that have been killed lie there (ATZ.EVENT.17, ATZ.RES.13). */
  corpses: Corpse[];
  pefs: Pef[];
  noises: Noise[];
  lasting: LastingNoise[];
  fires: Fire[];
  feasts: Feast[];
  dropped: Dropped[];
  /** ATZ.MELEE.14: who is in melee with whom, and how often they have been evenly matched. */
  melees: Melee[];
  /** The sides in the order of this turn's dice, and whose phase it is. */
  order: string[];
  /** ATZ.SIGHT.6, ATZ.SIGHT.7: pairs of figures that have been in sight of each other in this phase, as `a b` with a before b. */
  sighted: string[];
  /** ATZ.REACT.24: tests that are due, in the order in which they were called for. */
  pending: PendingTest[];
  /** All that is going on, the innermost last: the step of the last one is taken next. */
  doing: Doing[];
  objective: Objective;
  /** What its own story has come to, in Encounters that have one. */
  plot?: Plot;
  /** ATZ.LOOT.10, ATZ.AVAIL.7: what can be found in this area, and what has been found together; only in campaigns. */
  stock?: { left: Record<Resource, number>; together: Resource[] };
  lastId: number;
  ending: Ending | null;
}

export interface Corpse extends Standing {
  id: string;
  /** ATZ.RES.13: it has been searched. */
  looted: boolean;
}

/** ATZ.MELEE.14: two who are in melee with each other; somebody who fights many is in one with each of them (ATZ.MELEE.17). */
export interface Melee {
  id: string;
  sides: [MeleeSide, MeleeSide];
}

export interface MeleeSide {
  who: string;
  /** ATZ.MELEE.11: how many evenly matched results it has had in this melee. */
  even: number;
  /** ATZ.CHARGE.13, ATZ.CHARGE.22: it counts as Unarmed for one round, or until it is next active. */
  unarmed: 'round' | 'active' | null;
  /** What it fights with: the place among its blades, the butt of a gun, bare hands; null until that is settled. */
  arm: number | 'butt' | 'bare' | null;
  /** ATZ.MELEE.24: it does not mean to kill. */
  mild: boolean;
}

/** How an Encounter ended. */
export interface Ending {
  rule: 'ATZ.ENC.10' | 'ATZ.EVENT.4' | 'ATZ.ROB.12' | 'ATZ.RAID.18';
  key: 'met' | 'destroyed' | 'left' | 'safe' | 'robbed' | 'raided' | 'agreed';
}
