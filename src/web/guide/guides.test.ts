import { describe, expect, test } from 'vitest';
import { gameOf } from '../../games/index.ts';
import { type AnyGame, type Answer, Seeded, seedWords } from '../../kernel/index.ts';
import { CATALOGUE } from '../catalogue.ts';
import type { Guide } from './guide.ts';
import { playedThrough } from './testing.ts';
import { toldAt } from './trail.ts';

const GUIDED = CATALOGUE.flatMap(({ id, guide }) => (guide === undefined ? [] : [{ id, guide }]));

async function firstMatch(id: string): Promise<{ game: AnyGame; guide: Guide }> {
  const game = gameOf(id);
  const guide = await GUIDED.find((one) => one.id === id)?.guide();
  if (game === undefined || guide === undefined) throw new Error(`${id} has no first match`);
  return { game, guide };
}

/** A dozen matches, some of them long. */
const PATIENCE = 180_000;

describe.each(GUIDED.map(({ id }) => id))('the first match of %s', { timeout: PATIENCE }, (id) => {
  test('is played to its end by somebody who does as the guide says, and every sentence is said', async () => {
    const { game, guide } = await firstMatch(id);
    const { passed, outcome } = playedThrough(game, guide);
    const lessons = new Set(passed.map(({ told }) => told.lesson));
    const remarks = new Set(passed.map(({ told }) => told.remark));
    const unsaid = [
      ...guide.lessons.filter(({ otherwise }, i) => otherwise !== true && !lessons.has(i)),
      ...guide.remarks.filter(({ otherwise }, i) => otherwise !== true && !remarks.has(i)),
    ];
    expect(unsaid.map(({ says }) => says)).toEqual([]);
    expect(outcome?.won).toEqual([guide.you]);
    // Ten minutes at most: a quarter of a minute for each decision.
    expect(passed.length).toBeGreaterThan(8);
    expect(passed.length).toBeLessThanOrEqual(40);
  });

  test('is heard by those who go their own way as well, and ends', async () => {
    const { game, guide } = await firstMatch(id);
    const lessons = new Set<number | null>();
    const remarks = new Set<number | null>();
    for (let walk = 0; walk < 12; walk++) {
      const chance = new Seeded(seedWords(`${id} ${walk}`));
      const wilful = (tries: Answer | undefined): Answer | undefined => (chance.below(3) === 0 ? undefined : tries);
      const { passed, outcome } = playedThrough(game, guide, (_, tries) => wilful(tries));
      expect(outcome).not.toBeNull();
      for (const { told } of passed) {
        lessons.add(told.lesson);
        remarks.add(told.remark);
      }
    }
    expect(guide.lessons.filter((_, i) => !lessons.has(i)).map(({ says }) => says)).toEqual([]);
    expect(guide.remarks.filter((_, i) => !remarks.has(i)).map(({ says }) => says)).toEqual([]);
  });

  test('says the same again after an undo, wherever it goes back to', async () => {
    const { game, guide } = await firstMatch(id);
    const { passed } = playedThrough(game, guide);
    const all = passed.map(({ told }) => told);
    for (const { now, told } of passed) {
      const read = all.findLast(({ answered }) => answered < now.answered)?.read ?? -1;
      const events = now.heard.filter(({ n }) => n > read);
      expect(toldAt(guide, all, { ...now, events }).at(-1)).toEqual(told);
    }
  });

  test('is told in short sentences, and leads on', async () => {
    const { guide } = await firstMatch(id);
    const said = [guide.premise, ...[...guide.lessons, ...guide.remarks].map(({ says }) => says)];
    expect(said.filter((says) => says.length > 200 || !/[.?!]$/.test(says))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
    expect(guide.next.length).toBeGreaterThan(0);
    expect(guide.minutes).toBeLessThanOrEqual(10);
  });
});
