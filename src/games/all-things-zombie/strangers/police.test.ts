import { describe, expect } from 'vitest';
import { play } from '../dead/testing.ts';
import { clothesOf, SOMEBODY, type Somebody } from '../people/somebody.ts';
import { type SceneSpec, test } from '../testing.ts';
import { definingMoment, enter, isNew, stayedIn } from './define.ts';
import { entryOf, policeClock } from './police.ts';
import { onTop } from './testing.ts';
import type { Encounter } from '../state.ts';

const fired = (day: number, police: number | null = null): SceneSpec => ({
  band: [{ x: 18, y: 4, facing: 90 }],
  day,
  change: (enc) => {
    enc.shotsFired = true;
    enc.clocks.police = police;
  },
});

describe('the Police', () => {
  test('ATZ.POLICE.1 ATZ.POLICE.2 without a shot nothing, and after Day 20 never', () => {
    expect(play({ band: [{ x: 18, y: 4 }], day: 5 }, policeClock).clocks.police).toBeNull();
    expect(play(fired(21), policeClock).clocks.police).toBeNull();
  });
  test('ATZ.POLICE.2 half a die of turns until Day 10, and a die more until Day 20', () => {
    expect(play(fired(10), policeClock, [5]).clocks.police).toBe(2);
    expect(play(fired(11), policeClock, [5], [4]).clocks.police).toBe(6);
    expect(play(fired(10, 3), policeClock).clocks.police).toBe(2);
  });
  const come = (day: number, die: number, ...rows: number[][]) => play(fired(day, 1), policeClock, [die], ...rows);
  const guns = ({ humans }: Encounter) =>
    humans.flatMap(({ seat, guns }) => (seat === null ? [guns.map(({ id }) => id)] : []));
  test('ATZ.POLICE.3 ATZ.POLICE.4 ATZ.POLICE.6 a side of their own; until Day 10 one shotgun for every two', () => {
    const enc = come(10, 3, [3, 4], [2, 2], [4]);
    expect(guns(enc)).toEqual([['BAP', 'SG'], ['BAP']]);
    expect(enc.clocks.police).toBe('came');
    expect(enc.sides.map(({ class: kind, attitude, since }) => [kind, attitude, since])).toEqual([
      [null, null, 0],
      ['police', 'neutral', 2],
      [null, null, 0],
    ]);
    expect(enc.humans.filter(({ seat }) => seat === null).every(({ items }) => items.length === 0)).toBe(true);
  });
  test('ATZ.POLICE.4 ATZ.GEAR.6 after Day 10 shotguns and armor for all', () => {
    const enc = come(11, 5, [3, 4], [2, 2], [3, 3], [4, 4], [1], [6]);
    expect(guns(enc)).toEqual([
      ['BAP', 'SG'],
      ['BAP', 'SG'],
      ['BAP', 'SG'],
      ['BAP', 'SG'],
    ]);
    expect(enc.humans.filter(({ seat }) => seat === null).every(({ items }) => items.includes('body-armor'))).toBe(
      true,
    );
  });
  test('ATZ.POLICE.5 they come on at the edge farthest from the players, and meet whom they see', () => {
    const enc = come(10, 1, [3, 4], [2, 2], [4]);
    const officers = enc.humans.filter(({ seat }) => seat === null);
    expect(officers.every(({ y }) => y > 32)).toBe(true);
    expect(onTop(enc)).toMatchObject({
      do: 'meet',
      group: ['a1'],
      people: officers.map(({ id }) => id),
      stage: 'roll',
    });
  });
  test('ATZ.POLICE.3 ATZ.POLICE.5 ATZ.RES.8 two to a Sedan, the better one at the wheel, engine on and with its own Fuel', () => {
    const enc = come(11, 5, [3, 4], [2, 2], [3, 3], [4, 4], [1], [6]);
    expect(
      enc.vehicles.map(({ type, looks, keys, owner, running, fuel }) => [type, looks, keys, owner, running, fuel]),
    ).toEqual([
      ['sedan', 'police', 'held', enc.sides[1]?.id, true, 4],
      ['sedan', 'police', 'held', enc.sides[1]?.id, true, 1],
    ]);
    const crews = enc.vehicles.map(({ id }) => enc.humans.filter(({ aboard }) => aboard?.vehicle === id));
    expect(crews.map((crew) => crew.map(({ aboard }) => aboard?.seat ?? -1).toSorted((a, b) => a - b))).toEqual([
      [0, 1],
      [0, 1],
    ]);
    const reps = crews.map((crew) => crew.toSorted((a, b) => a.aboard!.seat - b.aboard!.seat).map(({ rep }) => rep));
    expect(reps.flat()).toEqual(reps.flat().toSorted((a, b) => b - a));
  });
  test('ATZ.CONTACT.5 the Police, the Guard and the Army wear uniforms, others what they like', () => {
    const [one] = SOMEBODY as readonly [Somebody];
    const kinds = ['police', 'guard', 'army', 'citizen'] as const;
    expect(kinds.map((kind) => clothesOf(one, kind))).toEqual([
      'a police uniform',
      'National Guard fatigues',
      'Army fatigues',
      one.clothes,
    ]);
  });
  test('ATZ.POLICE.5 where there is no room for a car they come on foot', () => {
    const full = {
      id: 'rock',
      looks: 'rock',
      outline: [
        [0, 20],
        [36, 20],
        [36, 35],
        [0, 35],
      ] as [number, number][],
      height: 3,
      kind: 'impassable',
    };
    const enc = play({ ...fired(10, 1), pieces: [full] as never }, policeClock, [1], [3, 4], [2, 2]);
    expect([enc.vehicles, enc.humans.filter(({ aboard }) => aboard !== null)]).toEqual([[], []]);
  });
  test('ATZ.POLICE.5 where a street meets that edge', () => {
    const road = {
      id: 'road',
      looks: 'road',
      outline: [
        [26, 0],
        [30, 0],
        [30, 36],
        [26, 36],
      ] as [number, number][],
      height: 0,
    };
    const { x, y } = entryOf(play({ band: [{ x: 18, y: 4 }], pieces: [road] }, policeClock));
    expect([Math.round(x), Math.round(y)]).toEqual([28, 36]);
  });
});

describe('Defining Moments', () => {
  const house = {
    id: 'house',
    outline: [
      [10, 10],
      [20, 10],
      [20, 20],
      [10, 20],
    ] as [number, number][],
    height: 3,
  };
  const staying = (parts: ('daytime' | 'evening')[], x = 15): SceneSpec => ({
    band: [{ x, y: 15 }],
    buildings: [house],
    dayPart: 'evening',
    change: (enc) => void (enc.entered['house 0'] = { parts, searchedTurn: null }),
  });
  test('ATZ.DEFINE.1 ATZ.DEFINE.4 ATZ.DEFINE.5 a floor is new once in every Day Part', () => {
    const enc = play(staying(['daytime']), function* () {
      yield* [];
    });
    expect([isNew(enc, 'house', 0), isNew(enc, 'house', 1)]).toEqual([true, true]);
    enter(enc, 'house', 0);
    expect([isNew(enc, 'house', 0), isNew(enc, 'house', 1)]).toEqual([false, true]);
    expect(enc.entered['house 0']?.parts).toEqual(['daytime', 'evening']);
  });
  test('ATZ.DEFINE.2 it is resolved like a PEF where they are', () => {
    const { humans } = play(staying([]), function* () {
      yield* [];
    });
    expect(definingMoment(humans)).toEqual({
      do: 'contact',
      pef: null,
      x: 15,
      y: 15,
      level: 0,
      group: ['a1'],
      stage: 'resolve',
    });
  });
  test('ATZ.DEFINE.3 who stays into another Day Part has another one, without zombies', () => {
    const enc = play(staying(['daytime']), stayedIn);
    expect(onTop(enc)).toMatchObject({ do: 'contact', pef: null, group: ['a1'], noDead: true });
    expect(onTop(play(staying(['daytime', 'evening']), stayedIn)).do).toBe('turn');
    expect(onTop(play(staying(['daytime'], 25), stayedIn)).do).toBe('turn');
  });
});
