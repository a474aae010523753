import { expect, test } from 'vitest';
import { playUnderLaws } from '../../kernel/testing.ts';
import { rulesOf } from '../../rules/index.ts';
import { lastDays } from './index.ts';

/** One position in so many is looked at closely. */
const CLOSELY = 150;

/** Battles of every Encounter are played with those of the other games. */
test('LD.TURN.3 LD.CAMP.2 random answers keep the laws in a campaign of one game and bring it to an end', async () => {
  const rules = new Set((await rulesOf('last-days')).map(({ id }) => id));
  const fast = lastDays.examples['campaign-fast'] as Extract<(typeof lastDays.examples)[string], { kind: 'campaign' }>;
  const setup = { ...fast, groups: fast.groups.slice(0, 2), games: 1 };
  const match = playUnderLaws(lastDays, { setup, seed: 'one', closely: CLOSELY, rules });
  expect(match.outcome).not.toBeNull();
}, 600_000);
