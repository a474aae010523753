import { describe, test } from 'vitest';
import { checkLaws } from '../kernel/testing.ts';
import { type RuleGame, rulesOf } from '../rules/index.ts';
import { GAMES } from './index.ts';
import { shortSetups } from './short.ts';

/** So many matches of each game, over all its set-ups, fewer where they are long; the soak run plays more. */
const RUNS: Readonly<Record<string, number>> = {
  wave: 1000,
  'last-stand': 100,
  'even-death': 5,
  'last-days': 6,
  'all-things-zombie': 8,
};
const RUNS_OF_OTHERS = 100;
/** One position in so many is looked at closely. */
const CLOSELY = 600;

describe.each(GAMES)('$id', (game) => {
  const runs = RUNS[game.id] ?? RUNS_OF_OTHERS;
  test(`the laws hold in ${runs} random matches`, { timeout: 600_000 }, async () => {
    const rules = new Set((await rulesOf(game.id as RuleGame)).map(({ id }) => id));
    const setups = shortSetups(game).map(([, setup]) => setup);
    checkLaws(game, { runs, closely: CLOSELY, rules, setups });
  });
});
