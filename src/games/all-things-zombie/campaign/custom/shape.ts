import { z } from 'zod';
import { LIMITS } from '../../../../tabletop/index.ts';
import { positionShape, stockShape } from '../../prepare/custom/shape.ts';
import { optionsShape } from '../../prepare/options.ts';
import { profileShape } from '../../prepare/profile.ts';
import { ordersSchema } from '../../../../kernel/index.ts';
import { AREAS, ATTITUDES, CLASSES, DAY_PARTS, ENCOUNTERS, MODES, SKILLS } from '../../words.ts';
import { CAMPAIGN_SEATS, stashShape } from '../setup.ts';
import { RIDE_IDS } from '../things/rides.ts';
import { ENCOUNTER_WAYS, SEAT_TASKS } from '../state.ts';

/** ATZ.CAMP.1: every part of a campaign that is under way. What is left out is as it usually is. */

const seat = z.enum(CAMPAIGN_SEATS);
const seats = z.array(seat).max(4);
const id = z.string().min(1).max(LIMITS.name);
const name = z.string().min(1).max(60);
const count = z.int().min(0).max(100_000);
const flag = z.boolean().default(false);
const kind = z.enum(ENCOUNTERS);
const mode = z.enum(MODES);
const day = z.int().min(0).max(99_999);

const member = z.strictObject({
  id,
  profile: profileShape,
  hunger: count.default(0).describe('Rep lost to half rations so far (ATZ.RES.3)'),
  months: count.default(0).describe('Months in the band in a row (ATZ.KEEP.5)'),
  poisoned: flag.describe('Its mind has been poisoned (ATZ.KEEP.8)'),
  sure: flag.describe('It skips the next Keeping It Together (ATZ.KEEP.6)'),
  kills: count.default(0),
  hurtArmed: flag,
  years: count.optional().describe('About how old it is (ATZ.GEAR.9)'),
  away: count.default(0).describe('Under arrest for so many Encounters (ATZ.ARREST.1)'),
});

/** ATZ.RES.6: `fuelled` is the month that it has Fuel for. */
const ride = z.strictObject({
  type: z.enum(RIDE_IDS),
  stash: stashShape.prefault({}),
  fuelled: count.default(0),
});

const band = z.strictObject({
  members: z.array(member).max(11),
  home: z.strictObject({ place: id, name: name.nullable().default(null), stash: stashShape.prefault({}) }),
  ride: ride.nullable().default(null),
  livesInRide: flag,
  short: flag.describe('The month began without one Food for each (ATZ.KEEP.5)'),
  stays: count.default(0),
  swapped: flag,
  lastId: count.default(0),
  ended: day.nullable().default(null),
});

const known = z.strictObject({
  id,
  profile: profileShape,
  attitude: z.enum(ATTITUDES).default('neutral'),
  party: name,
  place: id,
  day: day.default(0),
  encounter: count.default(0),
  times: count.default(1),
  refused: seats.default([]),
  was: seat.nullable().default(null),
  dead: flag,
});

const part = z.strictObject({
  zombies: count.default(0),
  ranAway: flag,
  wentOof: flag,
  success: flag,
  skills: z.array(z.enum(SKILLS)).default([]),
});
const mood = z.strictObject({ leaderOut: flag, membersOut: count.default(0), success: flag });

const task = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(['new-area', 'fished-out', 'travel', 'what-next', 'how', 'begin']) }),
  z.strictObject({ do: z.enum(SEAT_TASKS), seat }),
  z.strictObject({ do: z.literal('which-ride'), seat, ride }),
  z.strictObject({ do: z.literal('home-here'), seat, name }),
  z.strictObject({ do: z.literal('trouble'), seats }),
  z.strictObject({ do: z.literal('encounter'), kind, seats, mode: mode.default('same-side'), voluntary: flag }),
  z.strictObject({ do: z.literal('arrest'), seat, member: id, by: z.enum(CLASSES) }),
  z.strictObject({ do: z.literal('advance'), seat, member: id, part }),
  z.strictObject({ do: z.literal('class'), seat, member: id }),
  z.strictObject({ do: z.literal('succession'), seat }),
  z.strictObject({ do: z.literal('keep'), seat, mood }),
]);

const fixture = z.strictObject({
  kind,
  mode: mode.default('same-side'),
  seats: seats.min(1),
  voluntary: flag,
  day,
  dayPart: z.enum(DAY_PARTS).default('daytime'),
  along: z.partialRecord(seat, z.array(id).max(11)),
  tired: z.record(id, z.int().min(0).max(3)).default({}),
  drives: seats.optional().describe('Bands that have taken their vehicle along (ATZ.RES.6)'),
  playing: flag,
  fast: flag,
  from: count.nullable().default(null),
});

const played = z.strictObject({
  number: count,
  kind,
  seats,
  voluntary: flag,
  day,
  place: id,
  turns: count.default(0),
  success: z.array(name).max(44).default([]),
  fast: flag,
  from: count.nullable().default(null),
  to: count.nullable().default(null),
});

const line = z.strictObject({
  day,
  encounter: count.nullable().default(null),
  answer: count.nullable().default(null),
  rule: z.string().max(40),
  key: z.string().max(80),
  params: z.record(z.string().max(40), z.json()).default({}),
});

export const campaignParts = {
  kind: z.literal('custom-campaign'),
  options: optionsShape,
  orders: ordersSchema,
  mode: mode.default('same-side'),
  months: z.int().min(1).max(60).nullable().default(1),
  begins: z.union([z.literal(1), z.literal(2)]).default(1),
  battles: z.enum(ENCOUNTER_WAYS).default('ask'),
  peopleReturn: z.boolean().default(true),
  places: z
    .array(z.strictObject({ id, name, area: z.enum(AREAS), stock: stockShape }))
    .min(1)
    .max(100),
  here: id,
  onTheRoad: flag,
  bands: z.array(band).min(1).max(4).describe('One band for each player'),
  people: z.array(known).max(2000).default([]).describe('Everybody who has been met'),
  wanted: z
    .array(z.enum(['police', 'guard', 'army']))
    .max(3)
    .default([]),
  month: count.default(1),
  slot: count.default(0).describe('Encounters of this month so far'),
  tasks: z.array(task).max(300).default([]).describe('What is still to be done, in order'),
  fixture: fixture.nullable().default(null),
  played: z.array(played).max(5000).default([]),
  story: z.array(line).max(20_000).default([]),
  lastId: count.default(0),
  position: z.strictObject(positionShape).nullable().default(null).describe('The Encounter that is on the table'),
};
