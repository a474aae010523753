import { expect } from 'vitest';
import type { Doing, Leg } from '../state.ts';
import { type Driven, drive, rectangle, type SceneSpec, test } from '../testing.ts';

const legTo = (x: number, y: number, through: Leg['through'] = null): Leg => ({
  to: { x, y, level: 0 },
  cost: 1,
  through,
});
const walking = (who: string, ...legs: Leg[]): Doing[] => [
  { do: 'activate', side: 'players', group: ['a1', 'a2'], with: ['a1', 'a2'], waking: [], stuck: [], handed: false },
  { do: 'walk', who, legs, as: 'move', met: [] },
];
/** What lies on the pile once the walk stops, and where the walker stands. */
function goes(spec: SceneSpec, who: string, ...legs: Leg[]): Driven {
  return drive({ ...spec, doing: walking(who, ...legs) }, [], null, ['in-sight', 'activate']);
}

/** a1 stands between a2 and a foe who knows of a1 already. */
const file: SceneSpec = {
  band: [
    { x: 18, y: 9.5, facing: 90 },
    { x: 18, y: 8, facing: 90 },
  ],
  strangers: [{ attitude: 'enemy', people: [{ x: 18, y: 20, facing: 270, class: 'ganger' }] }],
  change: (enc) => void enc.sighted.push('a1 n1'),
};

test('ATZ.SIGHT.5 ATZ.SIGHT.6 somebody behind the mover comes into sight as soon as the mover is out of the way', () => {
  const met = goes(file, 'a1', legTo(24, 9.5));
  expect(met.encounter.doing.at(-1)).toMatchObject({ do: 'in-sight', stage: 'trigger', pairs: [['a2', 'n1']] });
  expect(met.encounter.humans[0]?.x).toBeCloseTo(18.5, 1);
});

test('ATZ.SIGHT.6 ATZ.SIGHT.7 no test for those who have been in sight of each other, and none while the mover stays in the way', () => {
  const known = { ...file, change: (enc) => void enc.sighted.push('a1 n1', 'a2 n1') } satisfies SceneSpec;
  expect(goes(known, 'a1', legTo(24, 9.5)).encounter.doing.at(-1)?.do).toBe('activate');
  expect(goes(file, 'a1', legTo(18, 13)).encounter.doing.at(-1)?.do).toBe('activate');
});

test('ATZ.SIGHT.5 ATZ.BLDG.5 a door that the mover opens lets others be seen', () => {
  const house = {
    id: 'house',
    outline: rectangle(10, 10, 10, 10),
    height: 3,
    openings: [
      { id: 'door', kind: 'door' as const, from: [14, 10] as [number, number], to: [16, 10] as [number, number] },
    ],
  };
  const spec: SceneSpec = {
    band: [
      { x: 14.6, y: 9.3, facing: 90 },
      { x: 15.6, y: 7, facing: 90 },
    ],
    strangers: [{ attitude: 'enemy', people: [{ x: 15.6, y: 18, facing: 270, class: 'ganger' }] }],
    buildings: [house],
    change: (enc) => {
      enc.sighted.push('a1 n1');
      enc.entered['house 0'] = { parts: ['daytime'], searchedTurn: null };
    },
  };
  const met = goes(spec, 'a1', legTo(14.6, 10.7, { id: 'door', kind: 'door' }));
  expect(met.encounter.doing.at(-1)).toMatchObject({ do: 'in-sight', pairs: [['a2', 'n1']] });
  expect(met.encounter.humans[0]).toMatchObject({ x: 14.6, y: 10.7 });
});
