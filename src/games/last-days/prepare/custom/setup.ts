import { z } from 'zod';
import { ordersSchema, whole, wrongOrders } from '../../../../kernel/index.ts';
import { faultsAt } from '../../../../skirmish/index.ts';
import { groupFaults } from '../../groups/faults.ts';
import type { Group } from '../../groups/group.ts';
import { groupShape } from '../../groups/shape.ts';
import { interrupts } from '../../interrupts.ts';
import type { State } from '../../state.ts';
import type { Seat } from '../../verbs.ts';
import { optionsShape } from '../options.ts';
import { battleFrom } from './build.ts';
import { positionFaults } from './faults.ts';
import { positionShape } from './shape.ts';

/** A battle that is under way: the table and every model given, for puzzles, real tables and tests. */

export const customSchema = whole(
  z.strictObject({
    kind: z.literal('custom'),
    groups: z.tuple([groupShape, groupShape]).describe('The two Groups'),
    options: optionsShape,
    orders: ordersSchema,
    ...positionShape,
  }),
  (given) => {
    const { kind: _kind, groups, options, orders, ...position } = given;
    const rough = [
      ...groups.flatMap((group, i) =>
        faultsAt(['groups', i], groupFaults(group, { use: 'running', bursts: options.bursts })),
      ),
      ...wrongOrders(interrupts, orders, ['a', 'b']),
    ];
    return rough.length > 0 ? rough : positionFaults(position, seated(groups));
  },
);
export type CustomSetup = z.output<typeof customSchema>;

const seated = ([a, b]: readonly [Group, Group]): Readonly<Record<Seat, Group>> => ({ a, b });

/** The battle in the middle of which play begins. */
export const customState = ({ kind: _kind, groups, options, orders, ...position }: CustomSetup): State => ({
  options,
  orders,
  battle: battleFrom(position, seated(groups)),
  campaign: null,
});
