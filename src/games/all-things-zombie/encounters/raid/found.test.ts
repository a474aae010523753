import { describe, expect } from 'vitest';
import { type Building, gapBetween, inArc, inside } from '../../../../tabletop/index.ts';
import { bodyOf, terrainIn } from '../../figures.ts';
import type { Encounter, Human, Side } from '../../state.ts';
import { wouldSee } from '../../sight/los.ts';
import { drive, type Said, type SceneSpec, stateOf, test } from '../../testing.ts';
import { meeting, onTop } from '../../strangers/testing.ts';
import { raidOf } from '../plot.ts';
import { placeFound, seesRaided } from './defenders.ts';
import { seesHouse } from './places.ts';
import { HOUSE, raidScene } from './testing.ts';

/** Who is found in the buildings of a Raid. */

const wall = (left: number, right: number, y: number) => ({
  id: 'wall',
  outline: [
    [left, y],
    [right, y],
    [right, y + 0.5],
    [left, y + 0.5],
  ] as [number, number][],
  height: 4,
  kind: 'impassable' as const,
  blocksSight: true,
});
const house = (enc: Encounter): Building => terrainIn(enc).buildings.find(({ id }) => id === HOUSE) as Building;

test('ATZ.RAID.11 the PEF in a building is resolved once somebody has LOS to the building', () => {
  const pefs = [{ x: 18, y: 30 }];
  const going = (spec: SceneSpec) => {
    const state = stateOf(raidScene({}, { band: [{ x: 18, y: 8, facing: 90 }], pefs, ...spec }));
    const mover = state.encounter.humans[0] as Human;
    const legs = [{ to: { x: 33, y: 8, level: 0 }, cost: 8, through: null }];
    return seesRaided(state, mover, legs, { do: 'walk', who: 'a1', legs, as: 'move', met: [] });
  };
  expect(going({})).toMatchObject({ id: 'pef p1', inches: 0, begins: [{ do: 'contact', pef: 'p1', house: HOUSE }] });
  const behind = going({ pieces: [wall(8, 24, 20)] });
  expect(behind?.inches).toBeGreaterThan(8);
  expect(going({ kind: 'search', change: (enc) => void delete enc.plot })).toBeNull();
  const enc = stateOf(raidScene({}, { pieces: [wall(0, 36, 20)] })).encounter;
  expect(seesHouse(enc, enc.humans[0] as Human, house(enc))).toBe(false);
});

test('ATZ.RAID.2 who lives in the buildings of the Raid are those whom one wanted to raid, and Enemies', () => {
  const m = meeting(
    raidScene(
      { whom: 'survivor' },
      {
        band: [{ x: 18, y: 18, facing: 90 }],
        pefs: [{ x: 18, y: 30 }],
        doing: [{ do: 'contact', pef: 'p1', x: 18, y: 30, level: 0, group: ['a1'], stage: 'resolve', house: HOUSE }],
      },
    ),
  );
  m.answer('a', [1, 2]);
  expect(m.asked()).toMatchObject({ rule: 'ATZ.CONTACT.2' });
  m.answer('a', [1]);
  m.answer('a', [3, 4]);
  m.answer('a', [2]);
  m.answer('a', [4]);
  const { encounter: enc } = m.state();
  const side = enc.sides.find(({ kind }) => kind === 'people') as Side;
  expect([side.class, side.attitude, raidOf(enc)?.others]).toEqual(['survivor', 'enemy', [side.id]]);
});

describe('where they are', () => {
  const found = (dice: readonly Said[], shots: boolean, attitude: 'enemy' | 'neutral' = 'neutral') => {
    const state = stateOf(
      raidScene(
        {},
        {
          band: [{ x: 18, y: 8, facing: 90 }],
          strangers: [{ attitude, people: [{ x: 18, y: 30 }] }],
          change: (enc) => void (enc.shotsFired = shots),
        },
      ),
    );
    const side = state.encounter.sides.find(({ kind }) => kind === 'people') as Side;
    const driven = drive(state, dice, (t) => placeFound(t, side, HOUSE, ['a1']), ['in-sight']);
    const [star, stranger] = driven.encounter.humans as [Human, Human];
    return {
      asked: driven.asked,
      enc: driven.encounter,
      inside: inside(house(driven.encounter).outline, stranger),
      gap: gapBetween(house(driven.encounter).outline, [stranger]),
      faces: inArc(bodyOf(stranger), bodyOf(star), 180),
      open: wouldSee(driven.encounter, star, stranger),
    };
  };

  test('ATZ.RAID.12 inside once a shot has been fired, and no die is rolled', () => {
    expect(found([], true)).toMatchObject({ asked: [], inside: true });
  });
  test('ATZ.RAID.13 inside on an even number, at a window on 1 to 3', () => {
    expect(found([[2], [3]], false)).toMatchObject({ inside: true, faces: true, open: true });
    expect(found([[6], [4]], false)).toMatchObject({ inside: true, faces: false, open: false });
  });
  test('ATZ.RAID.14 outside on an odd number, an inch more than the die from the wall, facing the players on 1 to 3', () => {
    const near = found([[1], [3], [2]], false);
    expect(near).toMatchObject({ inside: false, faces: true });
    expect(near.gap).toBeGreaterThan(2.7);
    expect(near.gap).toBeLessThan(3.3);
    const far = found([[5], [4], [5]], false);
    expect(far).toMatchObject({ inside: false, faces: false });
    expect(Math.round(far.gap)).toBe(6);
  });
  test('ATZ.RAID.13 ATZ.SIGHT.4 Enemies who come into sight that way go to In Sight as they stand', () => {
    const { enc } = found([[5], [4], [5]], false, 'enemy');
    expect(onTop(enc)).toMatchObject({ do: 'in-sight', pairs: [['a1', 'n1']] });
    expect((enc.humans[1] as Human).facing).toBeGreaterThan(0);
  });
});
