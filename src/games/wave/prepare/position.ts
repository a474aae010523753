import { z } from 'zod';
import { STARTERS } from '../cards/cards.ts';
import { content } from '../cards/content.ts';
import { CHARACTERS, ENEMIES, PHASES, WAVE_CARD } from '../words.ts';

/** What a set-up says: who plays with what and, where a match is entered in its course, how everything lies. */

export const SEATS = ['a', 'b', 'c', 'd', 'e', 'f'] as const; // WAV.GOAL.1
const seat = z.enum(SEATS);

const ids = (list: readonly { readonly id: string }[]): [string, ...string[]] =>
  list.map(({ id }) => id) as [string, ...string[]];
const CARDS = ids([...content.rubble.cards, ...content.weapons]);
const PERKS = ids(content.characters.flatMap(({ always, first }) => [always, first]));

const card = z.enum(CARDS);
const assault = z.enum(ids(content.assaults));
const combat = z.array(z.enum(ids(content.combat)));
const some = z.int().min(0).max(99).default(0);

const person = z.strictObject({
  damage: some,
  inventory: z.array(card).optional().describe('The own weapon and the second one if not said'),
  barricades: some,
  traps: some.describe('Traps that stand before this player'),
  survivors: some.describe('Saved survivors'),
  used: z.array(z.enum(PERKS)).default([]).describe('Perks that were used this round'),
  roundDamage: some.describe('What each attack of this round deals more'),
  roundSplash: some.describe('What each attack of this round deals more to neighbours'),
  focus: z.boolean().default(false).describe('Focus lies on the next attack'),
});
export type PersonSpec = z.infer<typeof person>;

const foe = z.strictObject({
  enemy: z.enum(ENEMIES),
  damage: some,
  spears: some,
  stunned: z.boolean().default(false),
  id: z.int().min(1).optional().describe('Its number among all that have come; from 1, left to right, if not said'),
});

export const position = z.strictObject({
  phase: z.enum(PHASES),
  round: z.int().min(0).max(999),
  chosen: some.describe('Muster: how many choices have been made, the characters first'),
  people: z.array(person).max(SEATS.length).default([]).describe('In the order of the players'),
  line: z.array(foe).default([]).describe('Enemies and survivors from left to right'),
  comers: z.int().min(0).optional().describe('How many cards have come into the line so far'),
  holder: seat.nullable().default(null).describe('Who holds the WAVE! card'),
  rubble: z.array(card).default([]).describe('From the top; cards that are named nowhere lie below, shuffled'),
  active: z
    .array(z.enum([...CARDS, WAVE_CARD]))
    .optional()
    .describe('From the top; if not said, a Search phase has as many as usual'),
  discard: z.array(card).default([]),
  assault: assault.nullable().default(null).describe('The Assault card of this round'),
  assaults: z.array(assault).default([]).describe('From the top; the rest lies below, shuffled'),
  combat: combat.default([]).describe('From the top; cards that are named nowhere lie below, shuffled'),
  combatDiscard: combat.default([]),
  searcher: seat.optional().describe('Search: whose turn it is'),
  found: some.describe('Search: how many cards have been found this round'),
  done: z.array(seat).default([]).describe('Trade: who is done'),
  gave: z.array(seat).default([]).describe('Trade: who has given an item'),
  turn: z
    .strictObject({ seat, actions: z.int().min(0).max(99) })
    .optional()
    .describe('Combat: whose turn it is'),
  left: z.int().min(0).optional().describe('Strike: how many enemies at the right end have yet to attack'),
});
export type Position = z.infer<typeof position>;

export const player = z.strictObject({
  character: z
    .enum(['choose', 'random', ...CHARACTERS])
    .default('choose')
    .describe('A character, or: chosen at the table, or drawn at random'),
  weapon: z
    .enum(['choose', 'random', ...STARTERS])
    .default('choose')
    .describe('The second weapon beside the character’s own, or: chosen at the table, or drawn at random'),
});
export type PlayerSpec = z.infer<typeof player>;

export const isNamed = (wish: string): boolean => wish !== 'choose' && wish !== 'random';
