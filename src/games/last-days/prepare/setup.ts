import { z } from 'zod';
import type { Table as KernelTable } from '../../../kernel/index.ts';
import { newBattle } from '../battle.ts';
import { ENCOUNTERS } from '../data/encounters.ts';
import type { Group } from '../groups/group.ts';
import type { Options, State } from '../state.ts';
import { tableShape } from '../tables/index.ts';
import type { Seat } from '../verbs.ts';

export const SEATS = ['a', 'b'] as const;

const optionsShape = z
  .strictObject({
    zombieLimit: z
      .boolean()
      .default(true)
      .describe('No Noise is rolled while 20 zombies are on the table (LD.NOISE.11)'),
    alarms: z.boolean().default(false).describe('Cars have alarms that shots may set off (LD.TERRAIN.21)'),
    bursts: z.boolean().default(false).describe('Short Controlled Bursts with our own rule (LD.SKILL.66)'),
  })
  .prefault({});

const battleShape = z.strictObject({
  kind: z.literal('battle'),
  encounter: z.enum(ENCOUNTERS).default('scavengers'),
  table: tableShape,
  groups: z.tuple([z.custom<Group>(), z.custom<Group>()]),
  options: optionsShape,
});

export const schema = z.discriminatedUnion('kind', [battleShape]);
export type Setup = z.output<typeof schema>;

export const seating = (_setup: Setup): readonly Seat[] => SEATS;

export const USUAL: Options = { zombieLimit: true, alarms: false, bursts: false };

export function setup(_t: KernelTable<undefined>, { encounter, table, groups, options }: Setup): State {
  const battle = newBattle({ encounter, table, groups: { a: groups[0], b: groups[1] } });
  return { options, orders: {}, battle };
}
