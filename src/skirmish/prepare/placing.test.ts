import { expect, test as plainTest, vi } from 'vitest';
import { type Flow, type Game, Match, type Table } from '../../kernel/index.ts';
import { Scene, test } from '../../kernel/testing.ts';
import { fits, type Model, Tabletop, within } from '../../tabletop/index.ts';
import { model, terrainOf } from '../../tabletop/testing.ts';
import { z } from 'zod';
import { type Placing, settlePlaces } from '../index.ts';
import { placesIn } from '../testing.ts';

/** Three models are put into a strip of three inches, each within an inch of another. */
interface State {
  stand: { id: string; x: number; y: number }[] | null;
}
const table = new Tabletop(terrainOf({ width: 3, depth: 1 }));
const MODELS = ['m1', 'm2', 'm3'].map((id) => model(id, 0, 0));

const faultOf = (stand: readonly Model[], at: Model): string | null => {
  const draft = table.draft();
  for (const one of stand) draft.put(one);
  if (!fits(draft, at, at)) return 'no-room';
  return stand.length === 0 || stand.some((one) => within(one, at, 1)) ? null : 'apart';
};
const placing: Placing = {
  rule: 'P.1',
  seat: 'a',
  unit: { id: 'u' },
  suggest(stand, rest) {
    const ends: Model[] = [];
    for (const one of rest) {
      const spots = [0.5, 1.5, 2.5].map((x) => ({ ...one, x, y: 0.5 }));
      const end = spots.find((at) => faultOf([...stand, ...ends], at) === null);
      if (end !== undefined) ends.push(end);
    }
    return ends;
  },
  fault(stand, one, at) {
    const found = faultOf(stand, { ...one, x: at.x, y: at.y });
    return found === null ? null : { rule: 'P.1', reason: { key: found } };
  },
  region: () => ({
    polygons: [
      [
        { x: 0, y: 0 },
        { x: 3, y: 0 },
        { x: 3, y: 3 },
        { x: 0, y: 3 },
      ],
    ],
  }),
  words: {
    all: (models) => ({ key: 'all', params: { models } }),
    one: ({ id }, left) => ({ key: 'one', params: { id, left } }),
    others: (others) => ({ key: 'others', params: { others } }),
  },
};
const square: Game<object, State> = {
  id: 'square',
  title: 'Square',
  version: '1',
  seats: { min: 1, max: 1 },
  schema: z.strictObject({}),
  examples: { one: {} },
  seating: () => ['a'],
  setup: () => ({ stand: null }),
  *step(t: Table<State>): Flow<void> {
    const stand = yield* settlePlaces(t, placing, MODELS);
    t.state.stand = stand.map(({ id, x, y }) => ({ id, x, y }));
  },
  view: (state) => ({ ...state }) as never,
  redeal() {},
  texts: {},
  names: () => ({}),
};
const start = (): Scene<State> => new Scene(Match.start<State>(square, {}, { seed: 's' }));
const stand = (m: Scene<State>) => m.state().stand?.map(({ id, x, y }) => [id, x, y]);

test('models stand as suggested, or each where its player says', () => {
  const m = start();
  expect(m.asked()).toMatchObject({ kind: 'choose', prompt: 'all', options: ['suggested', 'by-hand'] });
  expect(placesIn(m).map(({ id, x, y }) => [id, x, y])).toEqual([
    ['m1', 0.5, 0.5],
    ['m2', 1.5, 0.5],
    ['m3', 2.5, 0.5],
  ]);
  m.answer('a', 'suggested');
  expect(stand(m)).toEqual([
    ['m1', 0.5, 0.5],
    ['m2', 1.5, 0.5],
    ['m3', 2.5, 0.5],
  ]);
});

plainTest('who is placed where suggested leaves the plan for the others as it is', () => {
  const suggest = vi.spyOn(placing, 'suggest');
  const m = start().answer('a', 'by-hand');
  suggest.mockClear();
  m.answer('a', { x: 0.5, y: 0.5 });
  expect(suggest).not.toHaveBeenCalled();
  // On the same line, but not the same place: too far from the edge of the table.
  expect(m.refused('a', { x: 1.5, y: 0.6 })).toMatchObject({ reason: { key: 'no-room' } });
  suggest.mockRestore();
});

test('a place is refused for its own sake, and for those who would find none any more', () => {
  const m = start().answer('a', 'by-hand');
  expect(m.refused('a', { x: 0.4, y: 0.5 })).toMatchObject({ reason: { key: 'no-room' } });
  expect(m.refused('a', { x: 1, y: 0.5 })).toMatchObject({ reason: { key: 'others', params: { others: 1 } } });
  m.answer('a', { x: 1.5, y: 0.5 });
  expect(placesIn(m).map(({ id }) => id)).toEqual(['m1']);
  expect(m.match.request).toMatchObject({ suggestions: [{ x: 0.5, y: 0.5 }] });
  m.answer('a', { x: 2.5, y: 0.5 }).answer('a', { x: 0.5, y: 0.5 });
  expect(stand(m)).toEqual([
    ['m1', 1.5, 0.5],
    ['m2', 2.5, 0.5],
    ['m3', 0.5, 0.5],
  ]);
});
