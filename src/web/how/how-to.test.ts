import { expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { entryOf } from '../catalogue.ts';

test.each(GAMES.map(({ id }) => id))('%s is explained in five minutes', async (game) => {
  const how = await entryOf(game)?.howTo?.();
  const words = [how?.aim, ...(how?.parts.flatMap(({ title, text }) => [title, ...text]) ?? []), ...(how?.tips ?? [])]
    .join(' ')
    .split(/\s+/);
  expect(words.length).toBeGreaterThan(150);
  // Slow readers manage 150 words a minute.
  expect(words.length).toBeLessThan(750);
});
