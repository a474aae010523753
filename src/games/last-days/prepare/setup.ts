import { z } from 'zod';
import { type SetupFault, type Table as KernelTable, whole } from '../../../kernel/index.ts';
import { faultsAt } from '../../../skirmish/index.ts';
import { newBattle } from '../battle.ts';
import { ENCOUNTERS } from '../data/encounters.ts';
import { groupFaults } from '../groups/faults.ts';
import { groupShape } from '../groups/shape.ts';
import type { Options, State } from '../state.ts';
import { tableShape } from '../tables/index.ts';
import type { Seat } from '../verbs.ts';

export const SEATS = ['a', 'b'] as const;

export const optionsShape = z
  .strictObject({
    zombieLimit: z
      .boolean()
      .default(true)
      .describe('No Noise is rolled while 20 zombies are on the table (LD.NOISE.11)'),
    alarms: z.boolean().default(false).describe('Cars have alarms that shots may set off (LD.TERRAIN.21)'),
    bursts: z.boolean().default(false).describe('Short Controlled Bursts with our own rule (LD.SKILL.66)'),
  })
  .prefault({});

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

export const schema = z.discriminatedUnion('kind', [battleShape]);
export type Setup = z.output<typeof schema>;

export const seating = (_setup: Setup): readonly Seat[] => SEATS;

export const USUAL: Options = { zombieLimit: true, alarms: false, bursts: false };

export function setup(_t: KernelTable<undefined>, { encounter, table, groups, options }: Setup): State {
  const battle = newBattle({ encounter, table, groups: { a: groups[0], b: groups[1] } });
  return { options, orders: {}, battle };
}
