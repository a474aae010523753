import { expect } from 'vitest';
import type { WalkDoing } from '../../course/doing.ts';
import type { Human, Leg } from '../../state.ts';
import { encounter, type SceneSpec, type Somebody, stateOf, test } from '../../testing.ts';
import { meetsPeople } from '../ahead.ts';
import { meeting, onTop } from '../testing.ts';

const wall = {
  id: 'wall',
  outline: [
    [6, 14],
    [36, 14],
    [36, 15],
    [6, 15],
  ] as [number, number][],
  height: 3,
  kind: 'impassable' as const,
  blocksSight: true,
};
const going = (spec: SceneSpec, who: string, y: number) => {
  const state = stateOf(spec);
  const mover = state.encounter.humans.find(({ id }) => id === who) as Human;
  const legs: Leg[] = [{ to: { x: mover.x, y, level: 0 }, cost: 8, through: null }];
  const walk: WalkDoing = { do: 'walk', who, legs, as: 'move', met: [] };
  return meetsPeople(state, mover, legs, walk);
};
const unmet = (met: boolean): SceneSpec => ({
  band: [{ x: 4, y: 4 }],
  pieces: [wall],
  strangers: [{ attitude: 'neutral', people: [{ x: 30, y: 24, class: 'police' }], side: { met } }],
});

test('ATZ.POLICE.5 ATZ.MEET.1 people who have not been met are met at the first point of LOS, whoever moves', () => {
  const moment = going(unmet(false), 'a1', 20);
  expect(moment?.at.y).toBeCloseTo(14.25, 2);
  expect(moment?.begins).toEqual([{ do: 'meet', side: 'people-1', people: ['n1'], group: ['a1'], stage: 'roll' }]);
  expect(going(unmet(false), 'a1', 12)).toBeNull();
  expect(going(unmet(true), 'a1', 20)).toBeNull();
  const theirs: SceneSpec = {
    ...unmet(false),
    band: [{ x: 30, y: 24 }],
    strangers: [{ attitude: 'neutral', people: [{ x: 4, y: 4 }], side: { met: false } }],
  };
  expect(going(theirs, 'n1', 20)?.begins).toMatchObject([{ do: 'meet', group: ['a1'], people: ['n1'] }]);
});
/** A soldier at 18, 20 who has turned the players back at 18, 10. */
const guarded = (edge: 'near' | 'far', at: Somebody, of = 'players', soldier: Partial<Somebody> = {}): SceneSpec => ({
  band: [at],
  strangers: [
    {
      attitude: 'neutral',
      people: [{ x: 18, y: 20, class: 'army', facing: 270, ...soldier }],
      side: { met: true, turnedBack: [{ side: of, x: 18, y: 10, edge }] },
    },
  ],
});

test('ATZ.MEET.9 who was turned back and is seen past that spot has Enemies at once', () => {
  const back = guarded('near', { x: 18, y: 8, facing: 90 });
  expect(going(back, 'a1', 9.9)).toBeNull();
  const moment = going(back, 'a1', 14);
  expect(moment?.at.y).toBeCloseTo(10.01, 2);
  expect(moment?.begins).toMatchObject([{ do: 'meet', stage: 'past' }]);
  const m = meeting({ ...back, doing: [...(moment?.begins ?? [])] });
  expect(onTop(encounter(m))).toMatchObject({ do: 'in-sight', pairs: [['a1', 'n1']] });
  expect(encounter(m).sides[1]?.attitude).toBe('enemy');
});
test('ATZ.MEET.9 past the spot is on the way from the edge that its side has come on by, and of its side only', () => {
  expect(going(guarded('far', { x: 18, y: 8 }), 'a1', 9.5)?.inches).toBe(0);
  expect(going(guarded('far', { x: 18, y: 12 }), 'a1', 14)).toBeNull();
  expect(going(guarded('near', { x: 18, y: 8 }, 'players-b'), 'a1', 14)).toBeNull();
});
test('ATZ.MEET.9 it is as bad to be seen there by soldiers who come along', () => {
  const comes = (y: number) =>
    going({ ...guarded('near', { x: 4, y }, 'players', { x: 30, y: 10 }), pieces: [wall] }, 'n1', 24);
  expect(comes(18)?.begins).toMatchObject([{ do: 'meet', stage: 'past', group: ['a1'], people: ['n1'] }]);
  expect(comes(9)).toBeNull();
});
