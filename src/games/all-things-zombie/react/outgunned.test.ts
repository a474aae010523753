import { describe, expect } from 'vitest';
import type { Doing } from '../state.ts';
import { drive, gun, type SceneSpec, type Somebody, stateOf, test } from '../testing.ts';
import { isOutgunned } from './results.ts';

/** Whether n1 is outgunned by a1, 10" away or farther, who has fired at it with something of that ranking. */
function outgunned(one: Partial<Somebody>, ranking: number, more: { far?: number; doing?: Doing[] } = {}): boolean {
  const { far = 10, doing = [] } = more;
  const people = [
    { x: 2 + far, y: 18, facing: 180, ...one },
    { x: 40, y: 40, status: 'oof' as const },
  ];
  const state = stateOf({ size: 48, band: [{ x: 2, y: 18 }], strangers: [{ attitude: 'enemy', people }], doing });
  const human = state.encounter.humans.find(({ id }) => id === 'n1');
  if (human === undefined) throw new Error('nobody there');
  return isOutgunned(state, human, ['a1'], ranking);
}

/** What becomes of n1 once it has been fired at by a1 and has rolled, up to its fire or its charge. */
const firedAt = (spec: SceneSpec, ranking: number, dice: readonly number[]): string => {
  const { encounter } = drive(
    {
      size: 48,
      doing: [{ do: 'reactions', stage: 'test', results: [] }],
      change: (enc) => void enc.pending.push({ who: 'n1', test: 'received-fire', by: ['a1'], ranking }),
      ...spec,
    },
    [dice],
    null,
    ['volley', 'charge', 'walk'],
  );
  const top = encounter.doing.at(-1)?.do;
  return top === 'volley' || top === 'charge' ? top : (encounter.humans.find(({ id }) => id === 'n1')?.status ?? '');
};
const fight = (one: Partial<Somebody>, x = 12): SceneSpec => ({
  band: [{ x: 2, y: 18 }],
  strangers: [{ attitude: 'enemy', people: [{ x, y: 18, facing: 180, ...one }] }],
});

test('ATZ.OUTGUN.1 ATZ.T.OUTGUN by a weapon whose highest Target Rating is higher than that of one’s own', () => {
  const own = { guns: ['BAP'] as const };
  expect([1, 2, 3].map((ranking) => outgunned(own, ranking))).toEqual([false, false, true]);
  expect([2, 3, 4].map((ranking) => outgunned({ guns: ['AR'] }, ranking))).toEqual([false, false, true]);
});

test('ATZ.OUTGUN.2 who cannot shoot back makes no comparison, and neither fires nor stays in the open', () => {
  const unarmed = [{}, { guns: [gun('AR', { empty: true })] }, { guns: [gun('AR', { dry: true })] }];
  for (const one of unarmed) {
    expect(outgunned(one, 4)).toBe(false);
    expect(firedAt(fight(one, 42), 1, [1, 1])).toBe('ducked-back');
    expect(firedAt(fight(one), 1, [1, 1])).toBe('charge');
  }
  expect(outgunned({ guns: ['P'] }, 4, { far: 13 })).toBe(false);
});

test('ATZ.OUTGUN.3 it can do no better than Duck Back, whatever it rolls', () => {
  const dice = [
    [1, 1],
    [1, 6],
  ];
  const own = { guns: ['P'] as const, class: 'army' as const };
  expect(dice.map((two) => firedAt(fight(own), 2, two))).toEqual(['volley', 'volley']);
  expect(dice.map((two) => firedAt(fight(own), 3, two))).toEqual(['ducked-back', 'ducked-back']);
});

test('ATZ.OUTGUN.5 ATZ.X.38 a figure with two BAPs is outgunned by a weapon of their ranking, and not by one BAP', () => {
  const two = { guns: ['BAP', 'BAP'] as const };
  expect([outgunned(two, 2), outgunned(two, 3), outgunned(two, 4)]).toEqual([false, true, true]);
});

describe('never', () => {
  test('ATZ.OUTGUN.6 ATZ.T.OUTGUN those who retrieve wounded, and chargers', () => {
    const own = { guns: ['P'] as const };
    expect(outgunned(own, 4)).toBe(true);
    expect(outgunned({ ...own, carries: 'n2' }, 4)).toBe(false);
    const charge: Doing = { do: 'charge', target: 'a1', chargers: ['n1'], calm: [], stage: 'fire', passed: [] };
    expect(outgunned(own, 4, { doing: [charge] })).toBe(false);
    expect(outgunned(own, 4, { doing: [{ ...charge, chargers: ['n2'] }] })).toBe(true);
  });

  test('ATZ.STAR.26 ATZ.OUTGUN.6 Stars', () => {
    expect(outgunned({ guns: ['P'], star: true }, 4)).toBe(false);
  });
});

test('ATZ.OUTGUN.7 the weapon in hand is the one that it would fire back with: loaded, in range, the strongest', () => {
  const arms = [gun('SAW', { empty: true }), gun('SMG'), gun('P')];
  expect([outgunned({ guns: arms }, 3), outgunned({ guns: arms }, 4)]).toEqual([false, true]);
  // At 30" only the rifle is in range, and it is the weaker one.
  expect([24, 30].map((far) => outgunned({ guns: ['SMG', 'SAR'] }, 3, { far }))).toEqual([false, true]);
});

test('ATZ.X.37 an AR without ammo: with two dice passed it cannot fire or Carry On, and ducks back out of reach', () => {
  const billy = { guns: [gun('AR', { empty: true })], class: 'survivor' as const };
  expect(firedAt(fight(billy, 40), 1, [1, 2])).toBe('ducked-back');
  expect(firedAt(fight({ ...billy, guns: ['AR'] }, 40), 1, [1, 2])).toBe('volley');
});

test('ATZ.X.39 a BAP against an SMG: both miss and pass two dice, and the firing ends with Char ducking back', () => {
  const met = drive(
    {
      band: [{ x: 12, y: 18, star: false, class: 'survivor', guns: ['BAP'], facing: 0, name: 'Char' }],
      strangers: [
        { attitude: 'enemy', people: [{ x: 20, y: 18, class: 'ganger', guns: ['SMG'], facing: 180, name: 'Gnarly' }] },
      ],
      doing: [{ do: 'reactions', stage: 'test', results: [] }],
      change: (enc) => void enc.pending.push({ who: 'n1', test: 'received-fire', by: ['a1'], ranking: 2 }),
    },
    [
      [1, 2],
      [1, 1, 1],
      [1, 2, 2],
      [1, 2],
    ],
    null,
    [],
  );
  expect(met.asked).toEqual(['ATZ.REACT.3 2d6', 'ATZ.ZGEN.4 3d6', 'ATZ.SHOOT.6 3d6', 'ATZ.REACT.3 2d6']);
  const [char, gnarly] = met.encounter.humans;
  expect([char?.status, gnarly?.status]).toEqual(['ducked-back', 'carry-on']);
  expect(met.told.filter((one) => one === 'ATZ.REACT.23 atz.react.fires')).toHaveLength(1);
});
