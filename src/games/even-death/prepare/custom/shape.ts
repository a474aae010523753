import { z } from 'zod';
import { facingShape, placeShape, standingShape } from '../../../../skirmish/index.ts';
import { LIMITS } from '../../../../tabletop/index.ts';
import { herdEntry, humanEntry } from '../lists.ts';
import { ACTIONS, COMMANDS, FATIGUES, HEALTHS, HERD_MAX, HERD_TYPES, MORALES, SEATS } from '../../words.ts';

/** What can be said of a battle that is under way. Whatever is not said is as it is when a battle begins. */

export const seat = z.enum(SEATS);
/** Of a unit or a model. */
const id = z.string().regex(/^[a-dhz]\d{1,6}$/, 'An id is a letter and a number, such as h3');
const herdId = z.string().regex(/^h\d{1,6}$/, 'The id of a herd is h and a number');
const zombieId = z.string().regex(/^z\d{1,6}$/, 'The id of a zombie is z and a number');
/** Of a piece, a gate, a door, a ladder. */
export const thing = z.string().min(1).max(LIMITS.name);
const flag = z.boolean().default(false);

const climbing = z
  .strictObject({
    piece: thing.describe('What it climbs: a piece, a ladder or stairs'),
    height: z.number().min(0).max(LIMITS.inches).describe('How many inches it has climbed'),
    to: z.strictObject(placeShape).describe('Where it comes out'),
    by: id.optional().describe('The zombie that climbs first'),
    below: z.array(zombieId).max(HERD_MAX).optional().describe('The zombies that do not climb (EDM.CLIMB.6)'),
  })
  .optional();

/** EDM.CGEN.7: how a human came to the battle. */
export const condition = {
  vitality: z.int().min(1).max(6).optional().describe('Full if not said'),
  infected: flag,
  health: z.enum(HEALTHS).default('healthy'),
  fatigue: z.enum(FATIGUES).default('fine'),
};

/** How a human stands on the table. */
export const humanState = {
  ...standingShape,
  ...condition,
  morale: z.enum(MORALES).default('willing'),
  down: flag,
  used: flag.describe('It has acted this turn'),
  climbing,
  trauma: flag.describe('It has seen a friend die since it was last selected'),
  isolated: flag,
  beset: flag.describe('It sees several full herds, one of them for the first time'),
  watchful: flag.describe('On Overwatch this turn'),
  herdsSeen: z.array(herdId).max(LIMITS.models).default([]),
  reload: z.array(z.int().min(0).max(3)).max(2).default([]).describe('Reload actions that each weapon still needs'),
  medicUsed: flag,
  specialistUsed: flag,
  suppressed: flag,
};

const number = z.int().min(1).max(LIMITS.models).optional().describe('Its number in the list; counted if not said');

/** A human that is not on the table: still to come, or fallen. */
export const recruitShape = humanEntry.extend({ number, ...condition });
export const humanShape = humanEntry.extend({
  seat,
  number,
  came: z.strictObject(condition).optional().describe('How it came to the battle, if not as it is now'),
  ...humanState,
});

/** A herd that is not on the table. */
export const herdListed = herdEntry.extend({ number });
export const herdShape = z.strictObject({
  seat,
  id: herdId.optional(),
  number,
  name: herdEntry.shape.name,
  arose: flag.describe('It is in no list: it split off or rose in the battle'),
  came: z.int().min(1).max(HERD_MAX).optional().describe('How many zombies it came with, if not as many as now'),
  type: z.enum(HERD_TYPES),
  facing: facingShape,
  used: flag.describe('It has acted this turn'),
  climbing,
  zombies: z
    .array(z.strictObject({ id: zombieId.optional(), ...placeShape, down: flag }))
    .min(1)
    .max(HERD_MAX),
});

/** What a side has beside its units on the table. */
export const sideState = {
  slot: z.string().max(LIMITS.name).optional().describe('The deployment zone, where it is taken already'),
  conceded: z.literal(true).optional().describe('It has given up (EDM.DEATH.11)'),
  commandPoints: z.int().min(0).max(999).default(0),
  commandedBy: id.optional().describe('The unit that gave a Command this turn'),
  commands: z.array(z.enum(COMMANDS)).max(8).default([]),
};

/** EDM.TURN.3: the unit that is acting. */
export const activationShape = z.strictObject({
  unit: id,
  actions: z.int().min(0).max(3).describe('Actions that it still has'),
  of: z.int().min(2).max(3).default(2),
  rambler: seat.optional().describe('Who moves a herd that rambles'),
  aiming: flag,
  done: z.array(z.enum(ACTIONS)).max(99).default([]),
  arranging: z
    .strictObject({
      starts: z.record(zombieId, z.strictObject(placeShape)),
      inches: z.number().min(0).max(LIMITS.inches),
      dared: flag,
    })
    .optional()
    .describe('Where the zombies of a herd stood before its Move, while they may be arranged otherwise'),
});

/** Where in the battle play begins. */
export const course = {
  openGates: z
    .array(thing)
    .max(LIMITS.pieces)
    .optional()
    .describe('Gates and doors that stand open; as drawn if not said'),
  active: seat.optional().describe('Whose turn it is: the first in the order if not said'),
  ranking: z
    .array(z.array(seat).max(4))
    .max(4)
    .optional()
    .describe('While dice settle an order: who shares which place'),
  order: z
    .array(seat)
    .max(4)
    .optional()
    .describe('The order of turns, or of deployment; that of the players if not said, rolled where zones are chosen'),
  round: z.int().min(0).max(9999).optional().describe('1 if not said'),
  lastWound: z.int().min(0).max(9999).optional().describe('The round of the last wound: the present one if not said'),
  lastId: z.int().min(0).max(999_999).default(0).describe('Herds and zombies that arise are numbered from here on'),
  activation: activationShape.optional().describe('The unit that is acting, if one is'),
};
