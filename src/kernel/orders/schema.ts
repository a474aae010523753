import { z } from 'zod';
import type { SetupFault } from '../game.ts';
import type { Seat } from '../asking/request.ts';
import { type AnyInterrupts, type StandingOrders, termOf, wordOf } from './orders.ts';

/** Standing orders in a position that is set up by hand. */
export const ordersSchema = z
  .record(z.string(), z.record(z.string(), z.union([z.string(), z.strictObject({ word: z.string(), n: z.int() })])))
  .default({})
  .describe('Standing orders, by seat');

/** Orders that nobody can have given. */
export const wrongOrders = (
  { kinds }: Pick<AnyInterrupts, 'kinds'>,
  orders: StandingOrders,
  seats: readonly Seat[],
): SetupFault[] =>
  Object.entries(orders).flatMap(([seat, given]): SetupFault[] => {
    if (!seats.includes(seat)) return [{ path: ['orders', seat], message: 'Nobody sits there' }];
    return Object.entries(given).flatMap(([about, order]) => {
      const word = wordOf(order);
      const term = termOf(kinds, word);
      const path = ['orders', seat, about];
      if (word !== 'ask' && word !== 'never' && term === undefined) {
        return [{ path, message: `There is no order ${word}` }];
      }
      const { amount } = term ?? {};
      if (amount === undefined) {
        return typeof order === 'string' ? [] : [{ path, message: `The order ${word} takes no number` }];
      }
      const fits = typeof order === 'object' && order.n >= amount.min && order.n <= amount.max;
      return fits ? [] : [{ path, message: `The order ${word} takes a number from ${amount.min} to ${amount.max}` }];
    });
  });
