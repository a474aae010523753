import { describe, test } from 'vitest';
import { checkLaws } from '../kernel/testing.ts';
import { type RuleGame, rulesOf } from '../rules/index.ts';
import { GAMES } from './index.ts';

/** So many matches of each game, over all its set-ups; the soak run plays more. */
const RUNS = 1000;
/** One position in so many is looked at closely. */
const CLOSELY = 600;

describe.each(GAMES)('$id', (game) => {
  test(`the laws hold in ${RUNS} random matches`, { timeout: 600_000 }, async () => {
    const rules = new Set((await rulesOf(game.id as RuleGame)).map(({ id }) => id));
    checkLaws(game, { runs: RUNS, closely: CLOSELY, rules });
  });
});
