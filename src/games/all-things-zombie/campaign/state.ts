import type { Json, Seat } from '../../../kernel/index.ts';
import type { Profile } from '../state.ts';
import type { Area, Attitude, Class, DayPart, EncounterId, Mode, Resource, Skill } from '../words.ts';
import type { RideId } from './things/rides.ts';

/** ATZ.CAMP.1: Encounters in a row, and all that is carried over from one to the next. */

/** How Encounters are played: on the table, played out fast by bots, or as the players say each time. */
export const ENCOUNTER_WAYS = ['ask', 'play', 'fast'] as const;
type EncounterWay = (typeof ENCOUNTER_WAYS)[number];

/** What is carried, or lies somewhere (ATZ.RES.14). */
export type Stash = Pick<Profile, 'guns' | 'blades' | 'items'>;

/** ATZ.AVAIL: what can still be found in an area. */
export type Stock = Record<Resource, number>;

/** Somebody of a band, from one Encounter to the next. */
export interface Member {
  id: string;
  profile: Profile;
  /** ATZ.RES.3, ATZ.RES.5: Rep that months without full rations have cost so far. */
  hunger: number;
  /** ATZ.KEEP.5: months in the band in a row. */
  months: number;
  /** ATZ.KEEP.8 */
  poisoned: boolean;
  /** ATZ.KEEP.6: it skips the next test. */
  sure: boolean;
  /** ATZ.CLASS.5: zombies killed in the whole campaign, and whether it has hurt somebody armed. */
  kills: number;
  hurtArmed: boolean;
  /** ATZ.GEAR.9: about how old it is, once a year has gone by. */
  years?: number | undefined;
  /** ATZ.ARREST.1: it is free again after so many Encounters or weeks. */
  away: number;
}

/** A vehicle of the band's own, and what lies in it (ATZ.ITEM.15). */
export interface Ride {
  type: RideId;
  stash: Stash;
  /** ATZ.RES.6: the month that it has Fuel for. */
  fuelled: number;
}

/** ATZ.HOME.1: in the area that it is in, by the name of a building if it has one (ATZ.TAKE.4). */
interface Home {
  place: string;
  name: string | null;
  stash: Stash;
}

/** ATZ.BAND.1: a Star and its Grunts, the Star first, with its Home. */
export interface Band {
  seat: Seat;
  members: Member[];
  home: Home;
  ride: Ride | null;
  /** ATZ.VEH.25, ATZ.HOME.7: it lives in its vehicle. */
  livesInRide: boolean;
  /** ATZ.KEEP.5: this month began without one Food for each of them. */
  short: boolean;
  /** ATZ.HOME.2: Encounters of this month that it gives up to stay at Home. */
  stays: number;
  /** ATZ.ITEM.5: the swap of this month is done. */
  swapped: boolean;
  /** The last member that was given a number. */
  lastId: number;
  /** ATZ.BAND.10, ATZ.LEAD.5: the day on which there was nobody left. */
  ended: number | null;
}

/** ATZ.AREA.1: a place that the players have been to; only its kind matters. */
export interface Place {
  id: string;
  name: string;
  area: Area;
  stock: Stock;
}

/** ATZ.MEET.25 to ATZ.MEET.27, ATZ.RECRUIT.4, ATZ.RECRUIT.5: somebody who has been met, and what is remembered on both sides. */
export interface Known {
  id: string;
  profile: Profile;
  attitude: Attitude;
  /** Those who were met together have the same party. */
  party: string;
  place: string;
  /** The day and the number of the Encounter in which it was last met, and how often it has been. */
  day: number;
  encounter: number;
  times: number;
  /** ATZ.RECRUIT.4: players who have failed once to win it for their band. */
  refused: Seat[];
  /** It belonged to a band once (ATZ.KEEP.11). */
  was: Seat | null;
  dead: boolean;
}

/** What somebody has done in an Encounter, for advancement (ATZ.ADV.2, ATZ.ADV.5). */
export interface Part {
  readonly zombies: number;
  readonly ranAway: boolean;
  readonly wentOof: boolean;
  readonly success: boolean;
  readonly skills: readonly Skill[];
}

/** ATZ.KEEP.3, ATZ.KEEP.10: what the last Encounter means for those who test. */
export interface Mood {
  readonly leaderOut: boolean;
  readonly membersOut: number;
  readonly success: boolean;
}

/** An Encounter that is prepared for, or being played. */
export interface Fixture {
  kind: EncounterId;
  mode: Mode;
  seats: Seat[];
  /** ATZ.ENC.1, ATZ.ENC.2 */
  voluntary: boolean;
  day: number;
  dayPart: DayPart;
  /** Who comes along, by seat (ATZ.SEARCH.2). */
  along: Record<Seat, string[]>;
  /** ATZ.SLEEP.4: what members lack, by id. */
  tired: Record<string, number>;
  /** ATZ.RES.6: bands that have taken their vehicle along; nobody where nothing is said. */
  drives?: Seat[];
  /** It is on the table. */
  playing: boolean;
  /** Played out by bots from here on. */
  fast: boolean;
  /** The answer with which it began. */
  from: number | null;
}

/** What became of an Encounter, for the story. */
interface Played {
  number: number;
  kind: EncounterId;
  seats: Seat[];
  voluntary: boolean;
  day: number;
  place: string;
  turns: number;
  /** ATZ.ENC.11: names of those who share in the success. */
  success: string[];
  fast: boolean;
  from: number | null;
  to: number | null;
}

/** Something worth telling, in the words of the log. */
export interface Line {
  day: number;
  /** The Encounter in which it happened; null between Encounters. */
  encounter: number | null;
  /** The answer at which a replay opens. */
  answer: number | null;
  rule: string;
  key: string;
  params: Readonly<Record<string, Json>>;
}

/** What one band does by itself. */
export const SEAT_TASKS = [
  'leave-behind',
  'new-home',
  'camp',
  'stay',
  'eat',
  'company',
  'ride',
  'pack',
  'sleep',
  'come-of-age',
] as const;
type SeatTask = (typeof SEAT_TASKS)[number];

/** ATZ.CAMP.8 to ATZ.CAMP.17: what is still to be done, in order. */
export type Task =
  | { do: 'new-area' | 'fished-out' | 'travel' | 'what-next' | 'how' | 'begin' }
  | { do: SeatTask; seat: Seat }
  | { do: 'which-ride'; seat: Seat; ride: Ride }
  | { do: 'home-here'; seat: Seat; name: string }
  | { do: 'trouble'; seats: Seat[] }
  | { do: 'encounter'; kind: EncounterId; seats: Seat[]; mode: Mode; voluntary: boolean }
  | { do: 'arrest'; seat: Seat; member: string; by: Class }
  | { do: 'advance'; seat: Seat; member: string; part: Part }
  | { do: 'class'; seat: Seat; member: string }
  | { do: 'succession'; seat: Seat }
  | { do: 'keep'; seat: Seat; mood: Mood };
export type TaskId = Task['do'];
/** One kind of task, also where several kinds are written in one. */
type Only<D, T> = T extends { do: infer K } ? (D extends K ? T : never) : never;
export type TaskOf<D extends TaskId> = Only<D, Task>;

export interface Campaign {
  mode: Mode;
  /** How many months it lasts: from Day 1 on 1 is Day 31 and 3 is Day 90; null goes on until it ends by itself. */
  months: number | null;
  /** ATZ.BAND.11: the month that it begins with: the first one, or the second. */
  begins: 1 | 2;
  battles: EncounterWay;
  /** ATZ.PEF.21: people who have been met may come back. */
  peopleReturn: boolean;
  places: Place[];
  /** The place that everybody is in. */
  here: string;
  /** ATZ.AREA.4: the month is spent on the road. */
  onTheRoad: boolean;
  bands: Band[];
  people: Known[];
  /** ATZ.MEET.26: Police, National Guard and Army remember as bodies. */
  wanted: Class[];
  /** ATZ.CAMP.5: the month, and the Encounters of it that have come, or weeks of the first one (ATZ.CAMP.6); 0 before the first. */
  month: number;
  slot: number;
  tasks: Task[];
  fixture: Fixture | null;
  played: Played[];
  story: Line[];
  lastId: number;
}
