import { expect, test } from 'vitest';
import { copy } from '../../../kernel/index.ts';
import { lastStand } from '../index.ts';
import { tableOf } from '../testing.ts';

test('a table of version 3 goes on: nothing was healed apart from what lay among the spent tokens', () => {
  const state = tableOf({ rangers: ['frank', 'hat'], frank: { ready: 2, spent: 4, wounded: 1 } });
  const old = copy(state) as unknown as { rangers: Record<string, unknown>[] };
  for (const ranger of old.rangers) delete ranger.healed;
  expect(lastStand.migrate?.(old as never, '3')).toEqual(state);
});
