import { expect } from 'vitest';
import {
  encounter,
  type EncounterScene,
  person,
  said,
  scene,
  type SceneSpec,
  type Somebody,
  test,
} from '../testing.ts';

const at = (x: number, y: number, more: Partial<Somebody> = {}): Somebody => ({ x, y, ...more });

/** All of the band are active. */
function active(spec: SceneSpec): EncounterScene {
  const ids = (spec.band ?? []).map((_, i) => `a${i + 1}`);
  const own = { do: 'activate' as const, side: 'players', group: ids, with: ids, waking: [], stuck: [], handed: false };
  return scene({ ...spec, doing: [own] });
}

test('ATZ.ACT.1 ATZ.ACT.2 ATZ.ACT.6 ATZ.MOVE.13 what a figure on its feet can do with its movement', () => {
  const m = active({ band: [at(18, 18)] });
  expect(m.asked().options).toEqual(['move:a1', 'face:a1', 'fast-move:a1', 'prone:a1', 'leave-table:a1', 'done']);
});

test('ATZ.MOVE.1 ATZ.MOVE.24 a move is made in parts, up to 8"', () => {
  const m = active({ band: [at(18, 18)], zombies: [{ x: 18, y: 30 }] });
  m.answer('a', 'move:a1');
  expect(m.refused('a', { to: { x: 18, y: 26.5 } })).toMatchObject({ rule: 'ATZ.MOVE.1' });
  m.answer('a', { to: { x: 18, y: 21 } });
  expect(person(m, 'a1')).toMatchObject({ x: 18, y: 21, facing: 90, turn: { inches: 3 } });
  m.answer('a', 'move:a1').answer('a', { to: { x: 18, y: 26, facing: 270 } });
  expect(person(m, 'a1')).toMatchObject({ y: 26, facing: 270, turn: { inches: 8 } });
  const left = ['face:a1', 'fast-move:a1', 'prone:a1', 'charge:a1:z1', 'leave-table:a1', 'done'];
  expect(m.asked().options).toEqual(left);
});

test('ATZ.ACT.6 ATZ.FIG.6 it turns where it stands', () => {
  const m = active({ band: [at(18, 18)] });
  m.answer('a', 'face:a1');
  expect(m.refused('a', { to: { x: 18, y: 19, facing: 90 } })).toMatchObject({ rule: 'ATZ.ACT.6' });
  m.answer('a', [{ x: 18, y: 18, facing: 135 }]);
  expect(person(m, 'a1')).toMatchObject({ facing: 135, turn: { inches: 0, moved: false } });
});

test('ATZ.MOVE.13 ATZ.MOVE.15 ATZ.MOVE.16 down for nothing, up for half the move, and crawling costs double', () => {
  const m = active({ band: [at(18, 18)] });
  m.answer('a', 'prone:a1');
  expect(person(m, 'a1').prone).toBe(true);
  m.answer('a', 'move:a1');
  expect(m.refused('a', { to: { x: 18, y: 22.5 } })).toMatchObject({ rule: 'ATZ.MOVE.1' });
  m.answer('a', { to: { x: 18, y: 20 } });
  m.answer('a', 'stand:a1');
  expect(person(m, 'a1')).toMatchObject({ prone: false, turn: { inches: 8 } });
});

test('ATZ.X.22 ATZ.MOVE.2 ATZ.MOVE.3 ATZ.MOVE.7 Rep 4 with 3 and 6 passes one die and may move 12"', () => {
  const m = active({ band: [at(18, 18)] });
  m.answer('a', 'fast-move:a1').answer('a', [3, 6]);
  expect(person(m, 'a1').turn).toMatchObject({ bonus: 4, fast: true });
  expect(m.asked().options).toEqual(['move:a1', 'face:a1', 'prone:a1', 'leave-table:a1', 'done']);
});

test('ATZ.X.20 ATZ.MOVE.5 ATZ.MOVE.25 one roll for a group, each against its own Rep; a Fast figure rolls one more', () => {
  const m = active({
    band: [
      at(18, 18, { rep: 5 }),
      at(20, 18, { rep: 4, attributes: ['fast'], star: false }),
      at(16, 18, { rep: 3, star: false }),
    ],
  });
  m.answer('a', 'fast-move:a1').answer('a', ['a1', 'a2', 'a3']).answer('a', [4, 5]);
  expect(m.asked()).toMatchObject({ rule: 'ATZ.MOVE.5' });
  m.answer('a', [6]);
  expect([1, 2, 3].map((i) => person(m, `a${i}`).turn.bonus)).toEqual([8, 5, 0]);
  expect([1, 2, 3].map((i) => person(m, `a${i}`).turn.fast)).toEqual([true, true, true]); // ATZ.MOVE.6
});

test('ATZ.MOVE.10 ATZ.MOVE.12 ATZ.MOVE.17 ATZ.ATTR.17 a figure with one die uses the first of the two', () => {
  const wood = {
    id: 'wood',
    outline: [
      [10, 10],
      [26, 10],
      [26, 26],
      [10, 26],
    ] as [number, number][],
    height: 4,
    kind: 'difficult' as const,
    seeThrough: true,
  };
  const bonus = (one: Partial<Somebody>, spec: SceneSpec = {}) => {
    const m = active({ ...spec, band: [at(18, 18, one)] });
    m.answer('a', 'fast-move:a1').answer('a', [5, 2]);
    return person(m, 'a1').turn.bonus;
  };
  expect(bonus({})).toBe(4);
  expect(bonus({ attributes: ['slow'] })).toBe(0);
  expect(bonus({ prone: true })).toBe(0);
  expect(bonus({}, { pieces: [wood] })).toBe(0);
  expect(bonus({ class: 'citizen' })).toBe(4);
  expect(bonus({ class: 'citizen' }, { zombies: [{ x: 30, y: 18 }] })).toBe(0);
});

test('ATZ.MOVE.11 ATZ.TERR.17 who keeps to the road rolls one more, counts the best two, and has to end there', () => {
  const road = {
    id: 'road',
    outline: [
      [14, 0],
      [22, 0],
      [22, 36],
      [14, 36],
    ] as [number, number][],
    height: 0,
    kind: 'normal' as const,
    looks: 'road',
  };
  const m = active({ band: [at(18, 18)], pieces: [road] });
  m.answer('a', 'fast-move:a1').answer('a', ['a1']).answer('a', [5, 4]).answer('a', [1]);
  expect(person(m, 'a1').turn.bonus).toBe(8);
  m.answer('a', 'move:a1');
  expect(m.refused('a', { to: { x: 24, y: 18 } })).toMatchObject({ rule: 'ATZ.MOVE.11' });
  const off = active({ band: [at(18, 18)], pieces: [road] });
  off.answer('a', 'fast-move:a1').answer('a', []).answer('a', [5, 4]);
  expect(person(off, 'a1').turn).toMatchObject({ bonus: 4, keepsRoad: false });
});

test('ATZ.EVENT.12 ATZ.EVENT.13 with a twisted ankle a failed Fast Move ends on the ground after 1d6"', () => {
  const m = active({ band: [at(18, 18, { lame: true })] });
  m.answer('a', 'fast-move:a1').answer('a', [5, 1]).answer('a', [3]);
  m.answer('a', 'move:a1');
  expect(m.refused('a', { to: { x: 18, y: 21.5 } })).toMatchObject({ rule: 'ATZ.MOVE.1' });
  m.answer('a', { to: { x: 18, y: 20 } });
  expect(person(m, 'a1')).toMatchObject({ y: 20, prone: true, status: 'carry-on' });
  expect(m.asked().options).toEqual(['face:a1', 'leave-table:a1', 'done']);
});

test('ATZ.WOUND.2 who carries somebody counts one die only', () => {
  const m = active({ band: [at(18, 18, { carries: 'a2' }), at(18, 18, { status: 'oof' })] });
  m.answer('a', 'fast-move:a1').answer('a', [1, 1]);
  expect(person(m, 'a1').turn.bonus).toBe(4);
});

test('ATZ.GROUP.11 ATZ.GROUP.12 ATZ.X.14 an active figure takes those along whom it has joined', () => {
  const own = {
    do: 'activate' as const,
    side: 'players',
    group: ['a1'],
    with: ['a1'],
    waking: [],
    stuck: [],
    handed: false,
  };
  const m = scene({ band: [at(18, 18), at(18, 26, { star: false }), at(20, 26, { star: false })], doing: [own] });
  expect(m.asked().options).toEqual(['move:a1', 'face:a1', 'fast-move:a1', 'prone:a1', 'leave-table:a1', 'done']);
  m.answer('a', 'move:a1').answer('a', { to: { x: 18, y: 22 } });
  expect(m.asked().options.filter((one) => one.startsWith('take'))).toEqual(['take-along:a2']);
  m.answer('a', 'take-along:a2');
  expect(encounter(m).doing.at(-1)).toMatchObject({ group: ['a1', 'a2'], with: ['a1', 'a2'] });
  expect(person(m, 'a2').turn).toMatchObject({ activated: true, inches: 0 });
  expect(said(m, 'atz.take-along')).toMatchObject([{ unit: 'a2' }]);
  expect(m.asked().options).toEqual([
    'move:a1',
    'face:a1',
    'fast-move:a1',
    'prone:a1',
    'leave-table:a1',
    'move:a2',
    'face:a2',
    'prone:a2',
    'take-along:a3',
    'leave-table:a2',
    'done',
  ]);
});

test('ATZ.BLDG.12 ATZ.BLDG.13 a closed window near by can be crashed through', () => {
  const house = {
    id: 'house',
    outline: [
      [10, 10],
      [20, 10],
      [20, 20],
      [10, 20],
    ] as [number, number][],
    height: 3,
    openings: [
      { id: 'window', kind: 'window' as const, from: [14, 10] as [number, number], to: [16, 10] as [number, number] },
    ],
  };
  const m = active({ band: [at(15, 8)], buildings: [house] });
  expect(m.asked().options).toEqual([
    'move:a1',
    'face:a1',
    'fast-move:a1',
    'prone:a1',
    'crash:a1:window',
    'leave-table:a1',
    'done',
  ]);
  m.answer('a', 'crash:a1:window').answer('a', [4]);
  expect(person(m, 'a1').y).toBeGreaterThan(10);
  expect(person(m, 'a1').turn.inches).toBeCloseTo(1.5, 1);
  expect(encounter(m).changes.openings).toEqual({ window: { state: 'broken' } });
});

test('ATZ.MOVE.4 no Leader Die helps with a Fast Move', () => {
  const m = active({ band: [at(18, 18, { rep: 5 }), at(20, 18, { star: false, rep: 3 })] });
  m.answer('a', 'fast-move:a1').answer('a', ['a2']);
  expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'ATZ.MOVE.2', count: 2 });
  m.answer('a', [4, 4]);
  expect(m.asked().rule).toBe('ATZ.ACT.1');
  expect(person(m, 'a2').turn.bonus).toBe(0);
});

test('ATZ.MOVE.6 who has tried and passed nothing counts as moving fast all the same', () => {
  const m = active({ band: [at(18, 18, { rep: 3 })] });
  m.answer('a', 'fast-move:a1').answer('a', [6, 6]);
  expect(person(m, 'a1').turn).toMatchObject({ fast: true, bonus: 0 });
});

test('ATZ.MOVE.9 a Fast Move may end by dropping to the ground', () => {
  const m = active({ band: [at(18, 18)] });
  m.answer('a', 'fast-move:a1')
    .answer('a', [1, 6])
    .answer('a', 'move:a1')
    .answer('a', { to: { x: 18, y: 29 } });
  expect(m.asked().options).toEqual(['move:a1', 'face:a1', 'prone:a1', 'leave-table:a1', 'done']);
  expect(person(m.answer('a', 'prone:a1'), 'a1')).toMatchObject({ prone: true, y: 29 });
});

test('ATZ.T.RXUNIVERSAL Fast Move: two dice passed double the move, one is half as much again, none adds nothing', () => {
  const bonus = (...dice: number[]): number => {
    const m = active({ band: [at(18, 18, { rep: 4 })] });
    return person(m.answer('a', 'fast-move:a1').answer('a', dice), 'a1').turn.bonus;
  };
  expect([bonus(4, 4), bonus(4, 5), bonus(5, 5)]).toEqual([8, 4, 0]);
});

test('ATZ.TERR.21 from woods a Fast Move has a die less', () => {
  const wood = {
    id: 'wood',
    outline: [
      [10, 10],
      [26, 10],
      [26, 26],
      [10, 26],
    ] as [number, number][],
    height: 4,
    kind: 'difficult' as const,
    seeThrough: true,
    looks: 'wood',
  };
  const m = active({ band: [at(18, 18)], pieces: [wood] });
  m.answer('a', 'fast-move:a1').answer('a', [6, 1]);
  expect(person(m, 'a1').turn.bonus).toBe(0);
});

test('ATZ.TERR.15 a hill slows nobody', () => {
  const hill = {
    id: 'hill',
    outline: [
      [10, 20],
      [26, 20],
      [26, 26],
      [10, 26],
    ] as [number, number][],
    height: 0,
    kind: 'difficult' as const,
    tags: { crest: true as const },
  };
  const m = active({ band: [at(18, 18)], pieces: [hill] });
  m.answer('a', 'move:a1').answer('a', { to: { x: 18, y: 26 } });
  expect(person(m, 'a1')).toMatchObject({ y: 26, turn: { inches: 8 } });
});
