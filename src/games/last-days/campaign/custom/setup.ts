import { z } from 'zod';
import { ordersSchema, whole, wrongOrders } from '../../../../kernel/index.ts';
import { ENCOUNTERS } from '../../data/encounters.ts';
import { PERK_IDS } from '../../data/refuges.ts';
import type { Group } from '../../groups/group.ts';
import { groupShape } from '../../groups/shape.ts';
import { interrupts } from '../../interrupts.ts';
import { battleFrom } from '../../prepare/custom/build.ts';
import { positionShape } from '../../prepare/custom/shape.ts';
import { optionsShape } from '../../prepare/options.ts';
import type { State } from '../../state.ts';
import { tableShape } from '../../tables/index.ts';
import type { Seat } from '../../verbs.ts';
import { freeIn, sideOf } from '../people.ts';
import { fromElsewhere } from '../elsewhere.ts';
import { ATTACK_COUNTS, BATTLE_WAYS, type Campaign, type Fixture } from '../state.ts';
import { campaignFaults } from './faults.ts';

/** A campaign that is under way: the Groups, what is being done after a game, or the battle that is being fought. */

export const CAMPAIGN_SEATS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

const seat = z.enum(CAMPAIGN_SEATS);
const member = z.string().min(1).max(20);
const members = z.array(member).max(40).default([]);
const count = z.int().min(0).max(10_000);
const flag = z.boolean().default(false);
const seats = z.tuple([seat, seat]);
const perks = z.array(z.enum(PERK_IDS)).max(30).default([]);

const task = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.enum([
      'vehicle',
      'survivor',
      'succession',
      'experience',
      'rearm',
      'arm-leader',
      'jobs',
      'attack',
      'overrun',
      'leave',
      'captives',
    ]),
    seat,
  }),
  z.strictObject({ do: z.literal('injury'), seat, member, extra: flag }),
  z.strictObject({ do: z.literal('level'), seat, member }),
  z.strictObject({ do: z.literal('token'), seat, token: z.string().min(1).max(20), scavenger: flag }),
]);

const afterSide = z.strictObject({
  seat,
  out: members,
  survived: members,
  earned: z.record(member, count).default({}),
  aided: members,
  stored: flag,
  busy: members,
  guards: members,
  worked: perks,
  built: perks,
  tower: flag,
});

const fixtureParts = { seats, encounter: z.enum(ENCOUNTERS), attacker: seat.nullable().default(null) };

const campaignShape = z.strictObject({
  kind: z.literal('custom-campaign'),
  games: z.int().min(1).max(50).nullable().default(6).describe('How many games each Group plays (LD.END.2)'),
  goal: flag.describe('Who builds up a Refuge first wins (LD.END.1)'),
  attackCounts: z.enum(ATTACK_COUNTS).default('living'),
  battles: z.enum(BATTLE_WAYS).default('ask'),
  tables: z.array(tableShape).max(20).default([]),
  options: optionsShape,
  orders: ordersSchema,
  sides: z
    .array(z.strictObject({ group: groupShape, won: count.default(0), armoury: flag, radio: flag }))
    .min(2)
    .max(CAMPAIGN_SEATS.length)
    .describe('The Groups, one for each player'),
  game: count.default(0).describe('Games so far, the present one included'),
  round: count.default(0),
  pairs: z.array(z.strictObject({ seats })).max(4).default([]).describe('Who still plays in this round'),
  fixture: z.strictObject(fixtureParts).nullable().default(null).describe('The game that is being played'),
  after: z
    .strictObject({ tasks: z.array(task).max(300).default([]), sides: z.array(afterSide).length(2) })
    .nullable()
    .default(null),
  captives: z
    .array(z.strictObject({ seat, member, captor: seat, rescue: flag }))
    .max(100)
    .default([]),
  rescues: z
    .array(z.strictObject({ seat, captor: seat }))
    .max(20)
    .default([]),
  played: z
    .array(
      z.strictObject({ ...fixtureParts, game: count, winner: seat.nullable().default(null), turns: count, fast: flag }),
    )
    .max(1000)
    .default([]),
  battle: z.strictObject(positionShape).nullable().default(null),
});
export type CampaignCustom = z.output<typeof campaignShape>;

export const customCampaignSchema = whole(campaignShape, (given) => [
  ...wrongOrders(interrupts, given.orders, seatsIn(given)),
  ...campaignFaults(given, campaignFrom(given), battleGroups),
]);

const seatsIn = ({ sides }: Pick<CampaignCustom, 'sides'>): Seat[] => CAMPAIGN_SEATS.slice(0, sides.length);

function campaignFrom(given: CampaignCustom): Campaign {
  const { kind: _kind, options: _options, orders: _orders, battle: _battle, sides, ...course } = given;
  return {
    ...course,
    sides: sides.map(({ group, ...side }, i) => ({
      seat: CAMPAIGN_SEATS[i] as Seat,
      ...side,
      group: fromElsewhere(group),
    })),
  };
}

/** LD.INJ.5: those who fight; captives are with their captors. */
const battleGroups = (campaign: Campaign, { seats: both }: Fixture): Record<Seat, Group> =>
  Object.fromEntries(
    both.map((one): [Seat, Group] => {
      const { group } = sideOf(campaign, one);
      return [one, { ...group, members: freeIn(group) }];
    }),
  );

export function customCampaign(given: CampaignCustom): State {
  const { options, orders, battle } = given;
  const campaign = campaignFrom(given);
  const { fixture } = campaign;
  return {
    options,
    orders,
    battle: battle === null || fixture === null ? null : battleFrom(battle, battleGroups(campaign, fixture)),
    campaign,
  };
}
