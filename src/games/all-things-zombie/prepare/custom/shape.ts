import { z } from 'zod';
import { facingShape, placeShape, standingShape } from '../../../../skirmish/index.ts';
import { changesSchema, EDGES, LIMITS } from '../../../../tabletop/index.ts';
import { ITEMS } from '../../data/items.ts';
import { VEHICLE_TYPES } from '../../data/vehicles.ts';
import { freshTurn } from '../../encounter.ts';
import { tableShape } from '../../tables/index.ts';
import {
  AREAS,
  ATTITUDES,
  BLADES,
  CLASSES,
  DAY_PARTS,
  ENCOUNTERS,
  FATES,
  GUNS,
  MEMORIES,
  MODES,
  RAID_AIMS,
  RESOURCES,
  SKILLS,
  STATUSES,
} from '../../words.ts';
import { PREPARATIONS } from '../doing.ts';
import { bladeShape, gunShape, profileShape } from '../profile.ts';

/** Every part of an Encounter that is under way. What is left out is as it usually is. */

const id = z.string().min(1).max(LIMITS.name);
const seat = z.string().min(1).max(1);
const count = z.int().min(0).max(100_000);
const die = z.int().min(1).max(6);
const flag = z.boolean().default(false);
const ids = z.array(id).max(LIMITS.models).default([]);
const orNone = <T extends z.ZodType>(one: T) => one.nullable().default(null);
const some = <T extends z.ZodType>(one: T) => z.array(one).max(LIMITS.models);
const many = <T extends z.ZodType>(one: T) => some(one).default([]);
const standing = z.strictObject(placeShape);
const inches = z.number().min(0).max(Number.MAX_SAFE_INTEGER).default(0);

const thisTurn = z
  .strictObject({
    activated: flag,
    inches,
    bonus: inches,
    fast: flag,
    moved: flag,
    fired: flag,
    firedInSight: flag,
    did: z.array(z.enum(['reload', 'pick-up', 'charge', 'prone', 'task', 'break-off'])).default([]),
    keepsRoad: flag,
    task: z.string().max(120).default(''),
    stumbles: flag,
    from: orNone(standing),
  })
  .default(freshTurn);

const deeds = z
  .strictObject({
    zombies: count.default(0),
    hurtArmed: flag,
    wentOof: flag,
    ranAway: flag,
    skills: z.array(z.enum(SKILLS)).default([]),
    found: z.array(z.enum([...ITEMS, 'weapon'])).default([]),
  })
  .prefault({});

const human = profileShape.extend({
  id,
  seat: orNone(seat).describe('Whose band it belongs to; nobody’s if the rules run it'),
  side: id,
  leads: flag,
  ...standingShape,
  x: placeShape.x.default(0),
  y: placeShape.y.default(0),
  fate: z.enum(FATES).default('here'),
  status: z.enum(STATUSES).default('carry-on'),
  prone: flag,
  duckedFrom: orNone(z.array(id)),
  stun: orNone(z.strictObject({ left: count, reacts: flag })),
  cowed: flag,
  starPower: count.default(0),
  hardened: flag,
  tired: count.default(0),
  turn: thisTurn,
  carries: orNone(id),
  aboard: orNone(z.strictObject({ vehicle: id, seat: z.int().min(-1).max(50) })),
  bothHands: orNone(z.enum(['gun', 'blade'])),
  spared: flag,
  captor: orNone(id),
  bound: flag,
  bitten: orNone(z.union([z.literal('untested'), z.strictObject({ rolls: count })])),
  delay: count.default(0),
  delayedBy: ids,
  lame: flag,
  searched: ids,
  barred: z.array(z.string().max(120)).default([]),
  parties: z.record(z.string().max(120), z.enum(['won', 'lost'])).default({}),
  guest: z.literal(true).optional().describe('A Hostage who has been freed, of no band (ATZ.RAID.16)'),
  known: id.optional().describe('Its id among the people of the campaign (ATZ.MEET.25)'),
  deeds,
});

const zombie = z.strictObject({
  id,
  ...placeShape,
  facing: facingShape,
  prone: flag,
  placed: count.default(0),
  lastSeen: orNone(standing),
  sawDie: ids,
  feast: orNone(id),
  was: orNone(id),
  risen: flag,
  rides: orNone(id),
  reason: orNone(z.strictObject({ rule: z.string().max(40), target: orNone(id), way: many(standing) })),
});

const vehicle = z.strictObject({
  id,
  type: z.enum(VEHICLE_TYPES),
  looks: z.string().max(40).default('car'),
  name: z.string().max(LIMITS.name).default('Car'),
  ...placeShape,
  facing: facingShape,
  length: z.number().min(0.5).max(12).optional().describe('As long as its type usually is, if nothing is said'),
  width: z.number().min(0.5).max(4).optional(),
  height: z.number().min(0.5).max(4).default(1.2),
  here: z.boolean().default(true),
  state: z.enum(['whole', 'overturned', 'destroyed']).default('whole'),
  running: flag,
  speed: z.number().min(0).max(24).default(0),
  coasted: count.default(0),
  heard: count.default(0),
  keys: z.enum(['unknown', 'none', 'inside', 'held']).default('unknown'),
  owner: orNone(id),
  fuel: orNone(z.int().min(0).max(99)),
  stalled: flag,
  tried: count.default(0),
  items: z.array(z.enum(ITEMS)).max(200).default([]),
  arms: z
    .strictObject({ guns: z.array(gunShape).max(60).default([]), blades: z.array(bladeShape).max(60).default([]) })
    .optional(),
  leftWith: seat.nullable().optional(),
});

const pef = z.strictObject({
  id,
  ...placeShape,
  rep: z.int().min(0).max(6),
  section: z.int().min(0).max(9),
  activated: flag,
});

const side = z.strictObject({
  id,
  kind: z.enum(['players', 'people', 'dead']),
  seats: z.array(seat).max(4).default([]),
  class: orNone(z.enum(CLASSES)),
  attitude: orNone(z.enum(ATTITUDES)),
  since: count.default(0),
  die: orNone(die),
  groups: z.array(z.array(id)).default([]),
  started: ids,
  met: flag,
  memory: z.array(z.enum(MEMORIES)).default([]),
  turnedBack: z
    .array(z.strictObject({ side: id, x: placeShape.x, y: placeShape.y, edge: z.enum(EDGES) }))
    .max(40)
    .optional(),
});

const meleeSide = z.strictObject({
  who: id,
  even: count.default(0),
  unarmed: orNone(z.enum(['round', 'active'])),
  arm: orNone(z.union([count, z.enum(['butt', 'bare'])])),
  mild: flag,
});

const thing = z.union([
  z.strictObject({ gun: z.enum(GUNS), empty: flag }),
  z.strictObject({ blade: z.enum(BLADES) }),
  z.strictObject({ item: z.enum(ITEMS) }),
  z.literal('phone'),
]);

const clocks = z
  .strictObject({
    police: orNone(z.union([count, z.literal('came')])),
    weather: orNone(count),
    badWeather: flag,
    noMoreZombies: flag,
    moreZombies: count.default(0),
    deadLoseTurn: flag,
    safePlace: orNone(id),
    argument: orNone(z.strictObject({ leader: id, member: id })),
    lost: orNone(z.strictObject({ who: id, chances: count })),
    wrongReloads: orNone(id),
  })
  .prefault({});

/** ATZ.AVAIL.1 */
export const stockShape = z.strictObject({
  armor: count,
  food: count,
  fuel: count,
  luxury: count,
  medical: count,
  weapon: count,
});

/** What can be going on in a position: a set-up begins between two deeds, never in the middle of a test. */
const going = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('turn'),
    stage: z.enum(['starts', 'dice', 'phases', 'close']).default('starts'),
    done: count.default(0),
  }),
  z.strictObject({
    do: z.literal('prepare'),
    left: z.array(z.enum(PREPARATIONS)),
    entering: ids,
    paces: z.record(id, z.array(z.int().min(1).max(6))).default({}),
    meeting: ids,
    onFoot: z.array(id).optional(),
    placed: count.default(0),
  }),
  z.strictObject({
    do: z.literal('phase'),
    side: id,
    groups: orNone(z.array(z.array(id))),
    passed: ids,
  }),
  z.strictObject({
    do: z.literal('activate'),
    side: id,
    group: ids,
    with: ids,
    waking: z.array(z.strictObject({ who: id, done: count })).default([]),
    stuck: z.array(z.string().max(80)).default([]),
    handed: flag,
    leaders: z
      .array(z.strictObject({ leader: id, passed: z.boolean() }))
      .optional()
      .describe('Leader Dice that have been rolled (ATZ.LEAD.8)'),
  }),
]);
export type Going = z.output<typeof going>;

/** What the story of an Encounter has come to. */
const plot = z.strictObject({
  robbers: orNone(id),
  robbery: orNone(z.enum(['handed-over', 'refused'])),
  taken: z.array(z.string().max(40)).max(99).default([]),
  crossing: z.int().min(1).max(2).default(1),
  reported: flag,
  raid: z
    .strictObject({
      role: z.enum(['raid', 'defend']),
      aim: z.enum(RAID_AIMS).default('loot'),
      whom: z.enum(CLASSES).default('ganger'),
      houses: z.int().min(0).max(4).default(0).describe('How many buildings are put up for the Raid (ATZ.RAID.5)'),
      needs: z.record(id, z.int().min(1).max(3)).default({}),
      workers: z
        .record(id, z.strictObject({ house: id, ...placeShape, done: count.default(0), missed: flag }))
        .default({}),
      looted: z.array(z.string().max(80)).max(99).default([]),
      entered: ids,
      hostage: orNone(z.union([z.literal('nowhere'), z.strictObject({ who: id, house: id, free: flag })])),
      others: ids,
      reached: flag,
    })
    .optional(),
});

/** The parts of an Encounter under way. */
export const positionShape = {
  encounter: z.enum(ENCOUNTERS).default('search'),
  mode: z.enum(MODES).default('same-side'),
  day: z.int().min(1).max(999).default(31),
  area: z.enum(AREAS).default('suburban'),
  er: z.strictObject({ now: count, original: count }),
  table: tableShape,
  changes: changesSchema.default({}),
  barricades: z
    .record(id, z.strictObject({ dv: z.int().min(0).max(3), destroyed: flag, openedTurn: orNone(count) }))
    .default({}),
  entered: z
    .record(z.string(), z.strictObject({ parts: z.array(z.enum(DAY_PARTS)), searchedTurn: orNone(count) }))
    .default({}),
  searchedVehicles: ids,
  daylight: z
    .strictObject({
      part: z.enum(DAY_PARTS).default('daytime'),
      moon: orNone(z.boolean()),
      hadMorning: flag,
      hadEvening: flag,
    })
    .prefault({}),
  clocks,
  shotsFired: flag,
  stock: z.strictObject({ left: stockShape, together: z.array(z.enum(RESOURCES)).default([]) }).optional(),
  turn: count.default(0),
  sides: z.array(side).min(2).max(40),
  named: id,
  humans: z.array(human).min(1).max(LIMITS.models),
  zombies: many(zombie),
  corpses: many(z.strictObject({ id, ...placeShape, looted: flag })),
  vehicles: z
    .array(vehicle)
    .max(60)
    .optional()
    .describe('What can be driven; the vehicles that are parked on the table, if nothing is said'),
  pefs: many(pef),
  noises: many(z.strictObject({ ...placeShape, shots: count, turn: count, unheardBy: some(id).optional() })),
  lasting: many(
    z.strictObject({
      id,
      ...placeShape,
      what: z.enum(['alarm', 'chainsaw', 'music', 'phone', 'engine']),
      shots: count,
      until: orNone(count),
      of: orNone(id),
    }),
  ),
  fires: many(
    z.strictObject({
      building: id,
      lit: z.boolean().default(true),
      at: inches,
      left: inches,
      right: inches,
      putOut: inches,
    }),
  ),
  feasts: many(z.strictObject({ id, ...placeShape, of: id, left: z.int().min(-1).max(6) })),
  dropped: many(z.strictObject({ id, ...placeShape, thing })),
  melees: many(z.strictObject({ id, sides: z.tuple([meleeSide, meleeSide]) })),
  order: ids,
  sighted: z.array(z.string().max(120)).default([]),
  pending: many(
    z.strictObject({
      who: id,
      test: z.enum(['received-fire', 'man-down']),
      by: ids,
      ranking: count.default(0),
    }),
  ),
  going: z.array(going).min(1).max(8),
  objective: z.strictObject({ met: flag, turn: orNone(count), by: ids }).prefault({}),
  plot: plot.optional(),
  lastId: count.default(1000),
} as const;

const whole = z.strictObject(positionShape);
export type Position = z.output<typeof whole>;
