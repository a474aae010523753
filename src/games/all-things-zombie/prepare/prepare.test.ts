import { describe, expect } from 'vitest';
import { encounter, type SceneSpec, test } from '../testing.ts';
import { meeting, onTop } from '../strangers/testing.ts';
import type { PrepareDoing } from './doing.ts';
import { PLANS } from './encounters.ts';

const preparing = (given: Partial<PrepareDoing>): PrepareDoing => ({
  do: 'prepare',
  left: ['enter'],
  entering: ['a1'],
  paces: {},
  meeting: [],
  placed: 0,
  ...given,
});
const set = (doing: PrepareDoing, spec: SceneSpec = {}) =>
  meeting({ band: [{ x: 0, y: 0, fate: 'waiting', rep: 4 }], ...spec, doing: [doing] });

test('ATZ.ENC.12 ATZ.SEARCH.4 ATZ.FIRST.2 ATZ.FIRST.6 players, zombies, PEFs, in this order; in Zed! no zombies', () => {
  expect(PLANS.search.steps).toEqual(['moon', 'pace', 'enter', 'start-zombies', 'pefs', 'pefs-in-sight']);
  expect(PLANS.zed.steps).toEqual(['moon', 'pace', 'enter', 'pefs', 'pefs-in-sight']);
});
test('ATZ.PEF.4 ATZ.ZGEN.2 everybody comes on by the near edge, as far as its move leads', () => {
  const m = set(preparing({}));
  expect(m.asked()).toMatchObject({ kind: 'place', rule: 'ATZ.PEF.4' });
  expect(m.refused('a', { x: 18, y: 9, facing: 90 }).rule).toBe('ATZ.PEF.4');
  m.answer('a', { x: 18, y: 8, facing: 90 });
  expect(encounter(m).humans[0]).toMatchObject({ x: 18, y: 8, fate: 'here', facing: 90 });
  expect(onTop(encounter(m)).do).toBe('turn');
});
test('ATZ.ZGEN.2 a Fast Move brings them on farther, by the dice passed, and they count as fast', () => {
  const m = set(preparing({ left: ['pace', 'enter'] }));
  expect(m.asked()).toMatchObject({ rule: 'ATZ.ZGEN.2', options: ['normal', 'fast'] });
  m.answer('a', 'fast').answer('a', [4, 5]).answer('a', { x: 18, y: 12, facing: 90 });
  expect(encounter(m).humans[0]).toMatchObject({ y: 12, turn: { fast: true } });
});
test('ATZ.ZGEN.3 ATZ.SEARCH.4 zombies come for each of them who came on', () => {
  const m = set(preparing({ left: ['start-zombies'], entering: [], meeting: ['a1', 'a2'] }), {
    band: [
      { x: 18, y: 8 },
      { x: 20, y: 8 },
    ],
  });
  expect(m.asked().rule).toBe('ATZ.ZGEN.3');
  m.answer('a', [1]).answer('a', [6]).answer('a', [2]).answer('a', [1, 2]);
  expect(encounter(m).zombies).toHaveLength(3);
  expect(onTop(encounter(m)).do).toBe('turn');
});
test('ATZ.PEF.2 ATZ.PEF.3 three PEFs are placed; ATZ.PEF.22 those in sight are resolved at once', () => {
  const m = set(preparing({ left: ['pefs', 'pefs-in-sight'], entering: [] }), { band: [{ x: 18, y: 4 }] });
  for (const section of [1, 2, 3]) m.answer('a', [section]).answer('a', [3, 4]);
  expect(encounter(m).pefs.map(({ section }) => section)).toEqual([1, 2, 3]);
  expect(onTop(encounter(m))).toMatchObject({ do: 'contact', pef: encounter(m).pefs[0]?.id });
  m.answer('a', [6, 6]).answer('a', [6, 6]).answer('a', [6, 6]);
  expect([encounter(m).pefs, onTop(encounter(m)).do]).toEqual([[], 'turn']);
});
test('ATZ.DAY.3 ATZ.DAY.6 an Encounter at Night begins with the moon', () => {
  const m = set(preparing({ left: ['moon'], entering: [] }), { dayPart: 'night' });
  expect(encounter(m.answer('a', [1])).daylight.moon).toBe(true);
});

describe('holding out', () => {
  test('ATZ.ENC.6 they begin in the middle of the table', () => {
    const m = set(preparing({}), { kind: 'hold-out' });
    expect(m.refused('a', { x: 18, y: 5, facing: 90 }).rule).toBe('ATZ.ENC.6');
    expect(encounter(m.answer('a', { x: 18, y: 18, facing: 90 })).humans[0]).toMatchObject({ x: 18, y: 18 });
  });
});
