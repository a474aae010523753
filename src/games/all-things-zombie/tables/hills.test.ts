import { expect } from 'vitest';
import { costOf } from '../dead/pace.ts';
import { tabletopOf } from '../figures.ts';
import { legsTo, routeFor } from '../move/way.ts';
import { isOpen } from '../sight/los.ts';
import { bodyOf } from '../figures.ts';
import type { Human, State } from '../state.ts';
import { block, type SceneSpec, stateOf, test } from '../testing.ts';
import type { Hills } from '../words.ts';
import { withHills } from './hills.ts';

/** A hill of 6 by 6 inches with a crest, and somebody on each side of it. */
const spec: SceneSpec = {
  band: [
    { x: 18, y: 8, facing: 90 },
    { x: 18, y: 22 },
  ],
  zombies: [{ x: 30, y: 10 }],
  pieces: [
    {
      ...block('hill', [15, 12, 21, 18], { height: 2, kind: 'difficult' }),
      looks: 'hill',
      blocksSight: true,
      cover: true,
    },
    { ...block('crest', [16, 14.9, 20, 15.1], { height: 2, kind: 'normal' }), looks: 'crest', tags: { crest: true } },
  ],
};
const on = (hills?: Hills): State => {
  const state = stateOf({ ...spec, options: hills === undefined ? {} : { hills } });
  state.encounter.changes = withHills(state.encounter, hills);
  return state;
};
const first = ({ encounter }: State): Human => encounter.humans[0] as Human;
const priceOver = (state: State): number => {
  const human = { ...first(state), y: 10 };
  return (legsTo(state, human, { x: 18, y: 15.4, level: 0 }, 99) ?? []).reduce((sum, { cost }) => sum + cost, 0);
};

test('ATZ.TERR.16 ATZ.TERR.15 a hill slows nobody; a steep one takes a whole move for 2 inches', () => {
  expect(priceOver(on())).toBeCloseTo(5.4, 1);
  // The base reaches the slope half an inch before its middle does.
  expect(priceOver(on('steep'))).toBeGreaterThan(1.5 + 4 * 3.4);
  const zombies = (state: State): number =>
    costOf(tabletopOf(state.encounter), { x: 18, y: 10, level: 0 }, [{ x: 18, y: 15, level: 0 }], []);
  expect(zombies(on())).toBe(5);
  expect(zombies(on('steep'))).toBe(2 + 3 * 3);
});

test('ATZ.TERR.16 nobody gets over a mountain or sees across it', () => {
  const state = on('mountains');
  const way = routeFor(state, { ...first(state), y: 10 }, [{ x: 18, y: 15, level: 0 }], 99);
  expect(way.fault).not.toBeNull();
  // Beside the crest one looks over a hill.
  const seen = ({ encounter: enc }: State): boolean => {
    const [a, b] = enc.humans as [Human, Human];
    return isOpen(enc, tabletopOf(enc), { ...bodyOf(a), x: 15.4, y: 11 }, { ...bodyOf(b), x: 15.4, y: 19 });
  };
  expect([seen(on()), seen(state)]).toEqual([true, false]);
});
