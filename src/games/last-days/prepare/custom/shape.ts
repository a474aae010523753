import { z } from 'zod';
import { facingShape, placeShape, standingShape } from '../../../../skirmish/index.ts';
import { changesSchema, EDGES, LIMITS } from '../../../../tabletop/index.ts';
import { CQC_WEAPON_IDS } from '../../data/cqc-weapons.ts';
import { ENCOUNTERS } from '../../data/encounters.ts';
import { FIREARM_IDS } from '../../data/firearms.ts';
import { ITEM_IDS } from '../../data/items.ts';
import { FATES, PHASES, type Phase, PREPARATIONS } from '../../state.ts';
import { tableShape } from '../../tables/index.ts';

/** Every part of a battle under way, by itself. What is left out is as it usually is. */

const id = z.string().min(1).max(LIMITS.name);
const seat = z.string().min(1).max(1);
const count = z.int().min(0).max(1000);
const standing = z.strictObject(placeShape);
const placed = z
  .strictObject({
    x: placeShape.x,
    y: placeShape.y,
    level: placeShape.level.unwrap().optional(),
    facing: facingShape.unwrap().optional(),
  })
  .transform(({ x, y, level, facing }) => ({
    x,
    y,
    ...(level === undefined ? undefined : { level }),
    ...(facing === undefined ? undefined : { facing }),
  }));
const weapon = z.enum([...FIREARM_IDS, ...CQC_WEAPON_IDS]);
const units = z.array(id).max(LIMITS.models).default([]);
const many = <T extends z.ZodType>(one: T) => z.array(one).max(LIMITS.models).default([]);
const orNone = <T extends z.ZodType>(one: T) => one.nullable().default(null);
const flag = z.boolean().default(false);

/** LD.AMMO.2, LD.AMMO.6, LD.SKILL.11, LD.ITEM.21, LD.ATTR.17 */
const gun = z.strictObject({ ammo: count.default(0), empty: flag, lost: flag, spent: flag, silenced: flag });

const character = z.strictObject({
  seat,
  member: id.describe('Its id in the Group'),
  fate: z.enum(FATES).default('here').describe('Whoever is not named waits to be deployed, or misses the game'),
  ...standingShape,
  x: placeShape.x.default(0),
  y: placeShape.y.default(0),
  damage: count.default(0),
  guns: z.array(gun).max(40).default([]).describe('The state of its guns, in the order of the card'),
  blades: z
    .array(z.strictObject({ lost: flag }))
    .max(40)
    .default([]),
  items: z.array(z.enum(ITEM_IDS)).max(80).optional().describe('What it still has of the items on its card'),
  noise: count.default(0),
  locked: orNone(count).describe('The turn in which it took its Locked and Loaded Token'),
  drunk: flag,
  activated: flag,
  ran: flag,
  shot: flag,
  fought: flag,
  frozen: flag,
  subdued: flag,
});

const reason = z.strictObject({
  why: z.enum(['sees', 'hears', 'touches', 'held', 'nothing']),
  target: orNone(id),
  inches: orNone(z.number().min(0)),
  ringed: units,
  way: many(standing),
});

const zombie = z.strictObject({
  id,
  ...standingShape,
  damage: count.default(0),
  knockback: count.default(0),
  activated: flag,
  fought: flag,
  subdued: flag,
  door: orNone(id),
  reason: orNone(reason),
});

const token = z.strictObject({
  id,
  kind: z.enum(['supply', 'captive']).default('supply'),
  at: orNone(standing),
  carrier: orNone(id),
  captive: orNone(z.strictObject({ seat, member: id })),
});

const fire = z.strictObject({ id, ...placeShape, weapon: z.enum(FIREARM_IDS), by: id, until: count });
const noisemaker = z.strictObject({ id, ...placeShape, seat });
const lureParts = { id, ...placeShape, kind: z.enum(['model', 'noisemaker', 'vehicle']) };
const source = z.strictObject({ ...lureParts, name: z.string().max(80), seat: orNone(seat), tokens: count });

const paid = z.strictObject({
  kind: z.enum(['normal', 'difficult', 'ladder', 'stairs', 'climb', 'window', 'drop']),
  ap: count,
  points: many(placed),
  fall: z.number().min(0).default(0),
});
const actions = many(paid);

const horde = z.strictObject({
  apart: units,
  handed: z.array(seat).max(2).default([]),
  unit: orNone(id),
  left: count.default(0),
  of: count.default(0),
  plan: orNone(
    z.strictObject({
      why: z.enum(['sees', 'hears']),
      target: id,
      ringed: units,
      models: count,
      actions,
      door: orNone(id),
    }),
  ),
  walked: many(standing),
});

const activation = z.strictObject({
  unit: id,
  left: count,
  of: count,
  sprint: count.default(0),
  landed: flag,
  tagged: orNone(id),
  heavy: count.default(0),
  going: orNone(z.strictObject({ actions, leaves: flag })),
  answering: orNone(z.strictObject({ run: orNone(standing) })),
  stuck: z.array(id).max(40).default([]),
});

const firing = z.strictObject({
  unit: id,
  both: orNone(z.boolean()),
  shots: z.record(z.string().regex(/^\d+$/), count).default({}),
  moved: z.number().min(0).default(0),
  mayMove: flag,
});

const deed = z.strictObject({
  turn: count,
  answer: z.null().default(null).describe('The answers of another match are not those of this one'),
  kind: z.enum(['zombie', 'rival', 'objective', 'fell', 'wounded']),
  who: id,
  whom: orNone(id),
  weapon: orNone(weapon),
});

const side = z.strictObject({
  seat,
  edge: orNone(z.enum(EDGES)),
  part: orNone(z.enum(['attacker', 'defender'])),
  leader: id.nullable().optional().describe("Who leads now: the Group's Leader if left out"),
  rallied: flag,
  tagged: count.default(0),
  armoury: count.default(0),
  broken: flag,
});

/** LD.TURN.1: wherever somebody decides something. */
const ENTRIES = PHASES.filter((phase): phase is Exclude<Phase, 'over'> => phase !== 'over');

/** A battle with its table, everybody on it, and how far it has come. */
export const positionShape = {
  encounter: z.enum(ENCOUNTERS),
  table: tableShape,
  changes: changesSchema.optional().describe('What is different from the table as it was drawn'),
  doors: z.record(id, count).default({}).describe('Damage Points that doors have taken'),
  phase: z.enum(ENTRIES).default('action'),
  preparing: z.array(z.enum(PREPARATIONS)).max(PREPARATIONS.length).default([]),
  first: orNone(seat),
  placing: orNone(
    z.strictObject({ seat, left: count.default(0), ambush: units, tried: count.default(0), atOnce: flag }),
  ),
  turn: count.default(1),
  sides: z.array(side).max(2).default([]),
  characters: many(character),
  zombies: many(zombie),
  tokens: many(token),
  fires: many(fire),
  noisemakers: many(noisemaker),
  alarms: many(id),
  lures: many(z.strictObject(lureParts)),
  aggressor: orNone(seat),
  noise: orNone(
    z.strictObject({
      first: seat,
      drawing: orNone(z.strictObject({ source, zombies: count, again: orNone(count) })),
    }),
  ),
  ammo: orNone(z.strictObject({ guns: many(z.strictObject({ unit: id, gun: count })) })),
  horde: orNone(horde),
  active: seat.optional().describe('Whose turn it is: the Aggressor if left out'),
  activation: orNone(activation),
  refuge: orNone(id),
  begun: flag,
  firing: orNone(firing),
  dead: flag,
  ceased: z.array(seat).max(2).default([]),
  testing: z.array(seat).max(2).default([]),
  started: count.default(0),
  deeds: z.array(deed).max(2000).default([]),
  lastId: count.default(0).describe('What comes is numbered from here on; at least as high as the ids that are given'),
};
const position = z.strictObject(positionShape);
export type Position = z.output<typeof position>;
export type CharacterGiven = Position['characters'][number];
