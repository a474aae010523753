import { describe, expect, test } from 'vitest';
import { OutOfPatience, RuleFault } from '../../kernel/index.ts';
import { Problem } from '../problem.ts';
import { carriedOut, type Order } from './orders.ts';
import type { Playroom } from './playroom.ts';

/** A room in which one task does this; which desks were cleared is noted. */
function outcome(task: (given: unknown) => unknown, more: Partial<Order> = {}, used = () => 0, factor = 1) {
  const cleared: unknown[] = [];
  const room = { play: task, clear: (given: unknown) => cleared.push(given) } as unknown as Playroom;
  const order = { id: 7, name: 'play', given: { desk: 3 }, patience: null, ...more } as Order;
  return { replied: carriedOut(room, order, used, factor), cleared };
}
const fails = (error: unknown) => () => {
  throw error;
};

describe('an order that is carried out', () => {
  test('comes back with its number, what it gives and what it cost', () => {
    let millis = 10;
    const { replied, cleared } = outcome(
      (given) => ({ got: given }),
      {},
      () => (millis += 5),
    );
    expect(replied).toEqual({ id: 7, value: { got: { desk: 3 } }, millis: 5 });
    expect(cleared).toEqual([]);
  });

  test('fails as a problem, as rules that broke, out of patience, or as an error of ours', () => {
    const record = { answers: [] } as never;
    expect(outcome(fails(new Problem('stale', 'Too late'))).replied).toMatchObject({
      failed: { kind: 'problem', failure: { code: 'stale', message: 'Too late' } },
    });
    expect(outcome(fails(new RuleFault(['R.1', 'R.2'], record, new Error('x')))).replied).toMatchObject({
      failed: { kind: 'rule-fault', rules: ['R.1', 'R.2'] },
    });
    expect(outcome(fails(new OutOfPatience())).replied).toMatchObject({ failed: { kind: 'out-of-patience' } });
    const ours = new Error('odd');
    expect(outcome(fails(ours)).replied).toMatchObject({
      failed: { kind: 'error', message: 'odd', stack: ours.stack },
    });
    expect(outcome(fails('thrown')).replied).toMatchObject({ failed: { kind: 'error', message: 'thrown' } });
  });

  test('leaves no match behind of which nobody knows how it stands', () => {
    const desk = [{ desk: 3 }];
    expect(outcome(fails(new Error('odd'))).cleared).toEqual(desk);
    expect(outcome(fails(new OutOfPatience())).cleared).toEqual(desk);
    expect(outcome(fails(new Problem('stale', 'Too late'))).cleared).toEqual([]);
    expect(outcome(fails(new RuleFault([], { answers: [] } as never, 'x'))).cleared).toEqual([]);
    expect(outcome(fails(new Error('odd')), { given: {} }).cleared).toEqual([]);
  });
});
