import { z } from 'zod';
import { type Json, type SetupFault, type Table as KernelTable, whole } from '../../../kernel/index.ts';
import { faultsAt } from '../../../skirmish/index.ts';
import { newBattle } from '../battle.ts';
import { CAMPAIGN_SEATS, customCampaign, customCampaignSchema } from '../campaign/custom/setup.ts';
import { fromElsewhere } from '../campaign/elsewhere.ts';
import { ATTACK_COUNTS, BATTLE_WAYS, type Campaign } from '../campaign/state.ts';
import { ENCOUNTERS } from '../data/encounters.ts';
import { groupFaults } from '../groups/faults.ts';
import { groupShape } from '../groups/shape.ts';
import type { State } from '../state.ts';
import { tableShape } from '../tables/index.ts';
import type { Seat } from '../verbs.ts';
import { customSchema, customState } from './custom/setup.ts';
import { optionsShape } from './options.ts';

export { USUAL } from './options.ts';

/** LD.GROUP.1, LD.GROUP.16: two Groups of 100 points with basic equipment, in one of the six Encounters. */
const battleShape = whole(
  z.strictObject({
    kind: z.literal('battle'),
    encounter: z.enum(ENCOUNTERS).default('scavengers').describe('Which Encounter is played'),
    table: tableShape,
    groups: z.tuple([groupShape, groupShape]).describe('The two Groups'),
    points: z.int().min(20).max(500).default(100).describe('The Scavenge Points that each Group may spend'),
    options: optionsShape,
  }),
  ({ groups, points, options }) =>
    groups.flatMap((group, i): SetupFault[] =>
      faultsAt(['groups', i], groupFaults(group, { use: 'one-off', points, bursts: options.bursts })),
    ),
);

/** LD.CAMP.1: two to eight Groups that play one game after another. */
const campaignShape = whole(
  z.strictObject({
    kind: z.literal('campaign'),
    groups: z.array(groupShape).min(2).max(8).describe('The Groups, one for each player'),
    groupsAre: z.enum(['new', 'running']).default('new').describe('New Groups, or Groups from another campaign'),
    points: z.int().min(20).max(500).default(100).describe('The Scavenge Points that each new Group may spend'),
    games: z.int().min(1).max(50).nullable().default(6).describe('How many games each Group plays (LD.END.2)'),
    goal: z.boolean().default(false).describe('Who builds up a Refuge first wins (LD.END.1)'),
    attackCounts: z.enum(ATTACK_COUNTS).default('living').describe('Who counts in a Zombie Attack (LD.ATTACK.4)'),
    battles: z.enum(BATTLE_WAYS).default('ask').describe('Played on the table, played out fast, or asked each time'),
    tables: z.array(tableShape).max(20).default([]).describe('The tables in turn; all ready ones if left out'),
    options: optionsShape,
  }),
  ({ groups, groupsAre, points, options }) =>
    groups.flatMap((group, i): SetupFault[] =>
      faultsAt(['groups', i], groupFaults(group, { use: groupsAre, points, bursts: options.bursts })),
    ),
);

export const schema = z.discriminatedUnion('kind', [battleShape, campaignShape, customSchema, customCampaignSchema]);
export type Setup = z.output<typeof schema>;

export const seating = (given: Setup): readonly Seat[] =>
  CAMPAIGN_SEATS.slice(0, given.kind === 'custom-campaign' ? given.sides.length : given.groups.length);

/** A player's own Group takes the place of the one that was planned (LD.GROUP.1, LD.CAMP.1). */
export function bring(given: Setup, seat: Seat, list: Json): Json | null {
  if (given.kind !== 'battle' && given.kind !== 'campaign') return null;
  const groups = seating(given).map((other, i) => (other === seat ? list : given.groups[i]));
  return { ...given, groups } as unknown as Json;
}

export function setup(_t: KernelTable<undefined>, given: Setup): State {
  if (given.kind === 'custom') return customState(given);
  if (given.kind === 'custom-campaign') return customCampaign(given);
  const { options } = given;
  if (given.kind === 'campaign') return { options, orders: {}, battle: null, campaign: newCampaign(given) };
  const { encounter, table, groups } = given;
  const battle = newBattle({ encounter, table, groups: { a: groups[0], b: groups[1] } });
  return { options, orders: {}, battle, campaign: null };
}

type CampaignSetup = Extract<Setup, { kind: 'campaign' }>;

const newCampaign = ({ groups, games, goal, attackCounts, battles, tables }: CampaignSetup): Campaign => ({
  games,
  goal,
  attackCounts,
  battles,
  tables,
  sides: groups.map((group, i) => ({
    seat: CAMPAIGN_SEATS[i] as Seat,
    group: fromElsewhere(group),
    won: 0,
    armoury: false,
    radio: false,
  })),
  game: 0,
  round: 0,
  pairs: [],
  fixture: null,
  after: null,
  captives: [],
  rescues: [],
  played: [],
});
