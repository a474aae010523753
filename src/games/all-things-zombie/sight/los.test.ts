import { describe, expect } from 'vitest';
import { humanOf, inches, touches } from '../figures.ts';
import { coverOf } from '../shoot/cover.ts';
import type { Encounter } from '../state.ts';
import { block, type SceneSpec, stateOf, test } from '../testing.ts';
import { isBright } from './light.ts';
import { inSightOfEachOther, sees } from './los.ts';

/** Whether a1, in the middle and looking to the right, sees a2. */
const saw = (at: { x: number; y: number }, more: SceneSpec = {}, facing = 0): boolean => {
  const { encounter: enc } = stateOf({
    size: 72,
    ...more,
    band: [{ x: 36, y: 36, facing }, { ...at, facing: 0 }, ...(more.band ?? [])],
  });
  return sees(enc, humanOf(enc, 'a1'), humanOf(enc, 'a2'));
};

describe('facing', () => {
  test('ATZ.FIG.3 the half of the table ahead is in sight, however far', () => {
    expect([saw({ x: 70, y: 36 }), saw({ x: 37, y: 70 }), saw({ x: 37, y: 2 })]).toEqual([true, true, true]);
  });

  test('ATZ.FIG.4 the half behind is not; the dividing line is in front', () => {
    expect([saw({ x: 30, y: 36 }), saw({ x: 35, y: 60 })]).toEqual([false, false]);
    expect([saw({ x: 36, y: 60 }), saw({ x: 36, y: 10 })]).toEqual([true, true]);
    expect(saw({ x: 30, y: 36 }, {}, 180)).toBe(true);
  });
});

test('ATZ.FIG.2 distances run from middle to middle, and contact is an inch', () => {
  const at = (x: number) => ({ x, y: 10, level: 0 });
  expect(inches(at(10), at(16.5))).toBe(6.5);
  const { encounter: enc } = stateOf({ band: [at(10), at(11), at(12.1)] });
  const [one, other, far] = ['a1', 'a2', 'a3'].map((id) => humanOf(enc, id)) as [never, never, never];
  expect([touches(one, other), touches(other, far)]).toEqual([true, false]);
});

describe('what is in between', () => {
  const wall = block('wall', [40, 20, 1, 30], { height: 3, kind: 'impassable', blocksSight: true });
  const low = block('fence', [40, 20, 1, 30], { height: 1, cover: true, kind: 'impassable' });

  test('ATZ.SIGHT.1 cover does not take anybody out of sight', () => {
    const state = stateOf({
      size: 72,
      pieces: [low],
      band: [
        { x: 36, y: 36 },
        { x: 41.6, y: 36 },
      ],
    });
    const [one, other] = state.encounter.humans as [never, never];
    expect(coverOf(state, other, one).cover).toBe(true);
    expect(saw({ x: 41.6, y: 36 }, { pieces: [low] })).toBe(true);
  });

  test('ATZ.SIGHT.2 terrain, darkness and another figure do', () => {
    const at = { x: 50, y: 36 };
    expect(saw(at)).toBe(true);
    expect(saw(at, { pieces: [wall] })).toBe(false);
    expect(saw(at, { dayPart: 'evening' })).toBe(false);
    expect(saw({ x: 48, y: 36 }, { dayPart: 'evening' })).toBe(true);
    expect(saw(at, { change: (enc) => void (enc.clocks.badWeather = true) })).toBe(false);
    expect(saw(at, { band: [{ x: 42, y: 36 }] })).toBe(false);
    expect(saw(at, { band: [{ x: 42, y: 37 }] })).toBe(true);
  });

  test('ATZ.DAY.9 in the Morning and in the Daytime vision is unlimited', () => {
    const far = { x: 71, y: 36 };
    const bright = (dayPart: 'morning' | 'daytime' | 'evening' | 'night'): boolean => {
      const { encounter: enc } = stateOf({ size: 72, dayPart, band: [{ x: 1, y: 36 }] });
      return isBright(enc, humanOf(enc, 'a1'), { ...far, level: 0 });
    };
    expect([bright('morning'), bright('daytime'), bright('evening'), bright('night')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('ATZ.TERR.14 over a crest nobody sees or is seen, but who touches it does', () => {
    const crest = { ...block('crest', [44, 20, 1, 30], { height: 0 }), tags: { crest: true as const } };
    const over = { x: 50, y: 36 };
    expect(saw(over)).toBe(true);
    expect(saw(over, { pieces: [crest] })).toBe(false);
    expect(saw({ x: 45.4, y: 36 }, { pieces: [crest] })).toBe(true);
  });

  const wood = (x: number, wide: number) =>
    block('wood', [x, 20, wide, 30], { height: 4, kind: 'difficult', seeThrough: true });

  const moonlit = (enc: Encounter): void => void (enc.daylight.moon = true);
  test('ATZ.TERR.18 in a wood one sees 12", and 6" at Night', () => {
    const pieces = [wood(30, 30)];
    expect([48, 48.1].map((x) => saw({ x, y: 36 }, { pieces }))).toEqual([true, false]);
    const night = { pieces, dayPart: 'night' as const, change: moonlit };
    expect([42, 42.1].map((x) => saw({ x, y: 36 }, night))).toEqual([true, false]);
    expect(saw({ x: 48, y: 36 }, { pieces, dayPart: 'evening' })).toBe(true);
  });

  test('ATZ.TERR.19 from outside one sees those at the edge, and nobody more than 1" in; nor do they see out', () => {
    const pieces = [wood(44, 20)];
    expect([44.9, 45.1].map((x) => saw({ x, y: 36 }, { pieces }))).toEqual([true, false]);
    expect(saw({ x: 34.9, y: 36 }, { pieces: [wood(20, 15)] }, 180)).toBe(true);
    expect(saw({ x: 70, y: 36 }, { pieces: [wood(30, 6.9)] })).toBe(true);
    expect(saw({ x: 70, y: 36 }, { pieces: [wood(30, 7.2)] })).toBe(false);
  });

  const house = (openings: NonNullable<NonNullable<SceneSpec['buildings']>[number]['openings']>) => ({
    id: 'house',
    outline: [
      [44, 30],
      [56, 30],
      [56, 42],
      [44, 42],
    ] as [number, number][],
    height: 3,
    openings,
  });
  const opening = (kind: 'door' | 'window', more: object = {}) => ({
    id: 'it',
    kind,
    from: [44, 35] as [number, number],
    to: [44, 37] as [number, number],
    ...more,
  });

  test('ATZ.BLDG.5 buildings block LOS but for a window or an open door', () => {
    const at = { x: 46, y: 36 };
    const into = (...openings: Parameters<typeof house>[0]): boolean => saw(at, { buildings: [house(openings)] });
    expect(into()).toBe(false);
    expect(into(opening('window'))).toBe(true);
    expect(into(opening('door'))).toBe(false);
    expect(into(opening('door', { open: true }))).toBe(true);
  });

  test('ATZ.BLDG.25 who stands still inside has cover and concealment, who moves only concealment', () => {
    const cover = (moved: boolean) => {
      const state = stateOf({
        size: 72,
        buildings: [house([])],
        band: [
          { x: 36, y: 36 },
          { x: 50, y: 36 },
        ],
        change: ({ humans }) => void ((humans[1] as never as { turn: { moved: boolean } }).turn.moved = moved),
      });
      return coverOf(state, humanOf(state.encounter, 'a2'), humanOf(state.encounter, 'a1'));
    };
    expect(cover(false)).toMatchObject({ cover: true, concealed: true });
    expect(cover(true)).toMatchObject({ cover: false, concealed: true });
  });

  test('ATZ.TERR.20 so it is in woods', () => {
    const cover = (moved: boolean) => {
      const state = stateOf({
        size: 72,
        pieces: [wood(44, 10)],
        band: [
          { x: 36, y: 36 },
          { x: 45, y: 36 },
        ],
        change: ({ humans }) => void ((humans[1] as never as { turn: { moved: boolean } }).turn.moved = moved),
      });
      return coverOf(state, humanOf(state.encounter, 'a2'), humanOf(state.encounter, 'a1'));
    };
    expect(cover(false)).toMatchObject({ cover: true, concealed: true });
    expect(cover(true)).toMatchObject({ cover: false, concealed: true });
  });
});

test('ATZ.GROUP.5 LOS in either direction is enough', () => {
  const mutual = (first: number, second: number): boolean => {
    const { encounter: enc } = stateOf({
      band: [
        { x: 10, y: 10, facing: first },
        { x: 13, y: 10, facing: second },
      ],
    });
    return inSightOfEachOther(enc, humanOf(enc, 'a1'), humanOf(enc, 'a2'));
  };
  expect([mutual(0, 0), mutual(180, 180), mutual(180, 0)]).toEqual([true, true, false]);
});
