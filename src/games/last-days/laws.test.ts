import { expect, test } from 'vitest';
import { playUnderLaws } from '../../kernel/testing.ts';
import { rulesOf } from '../../rules/index.ts';
import { lastDays } from './index.ts';
import { LONG } from './prepare/examples.ts';

/** One position in so many is looked at closely. */
const CLOSELY = 150;

const short = Object.entries(lastDays.examples).filter(([name]) => !LONG.some((long) => long === name));
/** LD.CAMP.2: one game of a campaign, and what comes after it. */
const campaign = {
  ...lastDays.examples['campaign-fast'],
  groups: lastDays.examples['campaign-fast']?.groups.slice(0, 2),
};

test.each([...short, ['a campaign of one game', { ...campaign, games: 1 }]])(
  'LD.TURN.3 LD.CAMP.2 random answers keep the laws and bring it to an end: %s',
  { timeout: 600_000 },
  async (_name, setup) => {
    const rules = new Set((await rulesOf('last-days')).map(({ id }) => id));
    const match = playUnderLaws(lastDays, { setup: setup as never, seed: 'one', closely: CLOSELY, rules });
    expect(match.outcome).not.toBeNull();
  },
);
