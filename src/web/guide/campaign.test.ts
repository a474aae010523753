import { expect, test } from 'vitest';
import { gameOf } from '../../games/index.ts';
import { type AnyGame, type Answer, Seeded, seedWords } from '../../kernel/index.ts';
import { CATALOGUE } from '../catalogue.ts';
import type { Guide } from './guide.ts';
import { playedThrough } from './testing.ts';

const GUIDED = CATALOGUE.flatMap(({ id, campaign }) => (campaign === undefined ? [] : [[id, campaign] as const]));
const PATIENCE = 300_000;

async function found(id: string, load: () => Promise<Guide>): Promise<{ game: AnyGame; guide: Guide }> {
  return { game: gameOf(id) as AnyGame, guide: await load() };
}

test.each(GUIDED)(
  'the first campaign of %s is lived through by somebody who does as the guide says, and every sentence is said',
  async (id, load) => {
    const { game, guide } = await found(id, load);
    const { passed, outcome } = playedThrough(game, guide);
    const lessons = new Set(passed.map(({ told }) => told.lesson));
    const remarks = new Set(passed.map(({ told }) => told.remark));
    const unsaid = [
      ...guide.lessons.filter(({ otherwise }, i) => otherwise !== true && !lessons.has(i)),
      ...guide.remarks.filter(({ otherwise }, i) => otherwise !== true && !remarks.has(i)),
    ];
    expect(unsaid.map(({ says }) => says)).toEqual([]);
    expect(passed.filter(({ told }) => told.lesson === null).map(({ now }) => now.request.prompt.key)).toEqual([]);
    expect(outcome?.won).toEqual([guide.you]);
    expect(passed.length).toBeLessThanOrEqual(40);
  },
  PATIENCE,
);

test.each(GUIDED)(
  'the first campaign of %s ends for somebody who goes their own way, too',
  async (id, load) => {
    const { game, guide } = await found(id, load);
    const chance = new Seeded(seedWords(id));
    const wilful = (tries: Answer | undefined): Answer | undefined => (chance.below(3) === 0 ? undefined : tries);
    expect(playedThrough(game, guide, (_, tries) => wilful(tries)).outcome).not.toBeNull();
  },
  PATIENCE,
);

test.each(GUIDED)('the first campaign of %s is told in short sentences, and leads on', async (_, load) => {
  const guide = await load();
  const said = [...guide.lessons, ...guide.remarks].map(({ says }) => says);
  expect(said.filter((says) => says.length > 200 || !/[.?!]$/.test(says))).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
  expect(guide.next.length).toBeGreaterThan(0);
});
