import { expect, test } from 'vitest';
import { RULE_PREFIX, type RuleGame } from '../index.ts';
import { howToPlay } from './index.ts';

test.each(Object.keys(RULE_PREFIX) as RuleGame[])('%s is explained in five minutes', async (game) => {
  const how = await howToPlay(game);
  const words = [how.aim, ...how.parts.flatMap(({ title, text }) => [title, ...text]), ...how.tips]
    .join(' ')
    .split(/\s+/);
  expect(words.length).toBeGreaterThan(150);
  // Slow readers manage 150 words a minute.
  expect(words.length).toBeLessThan(750);
});
