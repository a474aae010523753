import { z } from 'zod';
import { ordersSchema } from '../../../kernel/index.ts';
import { DECKS, LEADERS, PHASES, RANGERS, STAGES } from '../wording/words.ts';
import { loc } from '../cards/vocabulary.ts';

/** A table as it can be written down: what is not said is as it usually is, and cards that are nowhere are shuffled into their deck. */

const count = z.int().min(0);
const none = count.default(0);
const ids = (what: string) => z.array(z.string()).default([]).describe(what);

const ranger = z.strictObject({
  id: z.enum(RANGERS),
  at: loc.default(19).describe('The location, 1 to 38; 19 is Last Stand'),
  ready: count.optional().describe('Action Tokens on the board; those that are nowhere else, if not said'),
  spent: none,
  healed: none.describe('Healed since the last Rise & Shine: back with the next one'),
  wounded: none,
  karma: none,
  defenders: ids('Defender cards'),
  specials: ids('Special cards, Sidekicks among them'),
  artifacts: ids('Common and Unique Artifacts'),
  mutations: ids('Mutation cards'),
  exhausted: ids('Cards turned sideways'),
  mission: z
    .strictObject({ id: z.string(), done: z.record(z.string(), count).default({}) })
    .nullable()
    .default(null),
  tokens: ids('Special Scavenge Tokens'),
  slain: z.array(z.enum(LEADERS)).default([]).describe('Leader boards taken as slayer'),
  used: ids('Abilities with a limit of once a turn that have been used'),
});

const place = z.strictObject({
  techie: none,
  roadRider: none,
  earther: none,
  monstrosity: none,
  cards: ids('Monstrosity cards that lie open'),
  depots: none,
  radiation: none.describe('Radiation Tokens, besides what is printed'),
  karma: none,
  scavenge: ids('Scavenge Tokens, face down'),
  traps: none,
});

const leader = z.strictObject({
  at: loc.nullable().optional(),
  health: count.optional(),
  slain: z.boolean().default(false),
  token: z.string().nullable().default(null),
  shown: z.boolean().default(false),
});

const turn = z.strictObject({
  ranger: z.int().min(1).max(RANGERS.length).default(1).describe('Whose turn it is, counted round the table'),
  begun: z.boolean().default(false),
  scouted: z.boolean().default(false),
  due: z.array(z.strictObject({ what: z.enum(['battle', 'depot']), ranger: z.enum(RANGERS) })).default([]),
  turned: z.boolean().default(false),
  drawn: none.describe('Raider cards drawn in this turn'),
  draws: none,
  card: z.string().nullable().default(null).describe('The Raider card in hand'),
  part: none,
  placements: none,
});

const piles = z.partialRecord(z.enum(DECKS), z.array(z.string())).default({});

export const positionSchema = z.strictObject({
  phase: z.enum(PHASES).default('range'),
  step: none.describe('How far the set-up of the scenario has come'),
  round: z.int().min(1).default(1),
  turn: turn.prefault({}),
  rangers: z.array(ranger).max(RANGERS.length).describe('In the order of the players and of their Rangers'),
  map: z
    .record(z.string().regex(/^([1-9]|[12]\d|3[0-8])$/, 'Locations are numbered 1 to 38'), place)
    .default({})
    .describe('What stands and lies on the locations, by their numbers'),
  leaders: z.partialRecord(z.enum(LEADERS), leader).default({}).describe('As the scenario begins, if not said'),
  blockades: z.array(loc).default([]),
  decks: piles.describe('The top cards of each deck, in their order; the others are shuffled beneath'),
  discards: piles,
  adventure: z.strictObject({ deck: ids('Adventure cards from the top'), discard: ids('Discarded') }).prefault({}),
  tech: z.strictObject({ deck: ids('From the top'), down: ids('Face down'), up: ids('Face up') }).prefault({}),
  scavenge: z.strictObject({ pool: ids('From the top'), discard: ids('Discarded') }).prefault({}),
  relic: z.string().nullable().default(null).describe('The Special token that lay on a Leader board (scenario 3)'),
  missions: ids('Missions that lie open in Last Stand'),
  group: z
    .strictObject({ flipped: z.boolean().default(false), progress: none, special: none, relic: none })
    .nullable()
    .optional()
    .describe('How far the Group Mission has come; null before it is laid out'),
  stage: z.enum(STAGES).optional().describe('It follows from the Leaders'),
  aside: ids('Raider cards kept aside while a Leader is missing'),
  raidersDrawn: none,
  foreseen: none.describe('Raider cards from the top that everybody has seen'),
  orders: ordersSchema,
  gone: z.array(z.string()).optional().describe('Cards and tokens that have left the game'),
});
export type Position = z.output<typeof positionSchema>;
export type PositionRanger = z.output<typeof ranger>;
