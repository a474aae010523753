import { expect } from 'vitest';
import type { Answer } from '../../../../kernel/index.ts';
import {
  battle,
  block,
  type BattleScene,
  person,
  rectangle,
  said,
  scene,
  type SceneSpec,
  type Somebody,
  test,
} from '../../testing.ts';

const foe: Somebody = { x: 33, y: 33, seat: 'b' };
const one = (more: Partial<Somebody> = {}, spec: SceneSpec = {}): BattleScene =>
  scene({ ...spec, people: [{ x: 9.49, y: 15, name: 'Ann', ...more }, foe] });
const go = (m: BattleScene, ...way: { x: number; y: number; level?: number }[]): BattleScene =>
  m.answer('a', 'move').answer('a', way as Answer);
const paid = (m: BattleScene): unknown => said(m, 'ld.moved').at(-1)?.ap;
const where = (m: BattleScene): unknown => {
  const { x, y, level } = person(m, 'a1');
  return [x, y, level];
};

/** A container 2.5 inches high from (10, 12) to (16, 18). */
const container = [block('box', [10, 12, 6, 6], { kind: 'impassable', height: 2.5, climbable: true })];

test('LD.MOVE.20 LD.TERRAIN.9 LD.T.MOVE a climb costs 2 AP an inch, part inches rounded up, and takes the whole level', () => {
  const m = go(one({}, { pieces: container }), { x: 10.51, y: 15, level: 1 });
  expect(where(m)).toEqual([10.51, 15, 1]);
  expect(paid(m)).toBe(6);
  const short = one({ items: ['riot-shield'] }, { pieces: container }).answer('a', 'move');
  expect(short.refused('a', [{ x: 10.51, y: 15, level: 1 }] as Answer)).toMatchObject({ rule: 'LD.ACT.1' });
});

test('LD.SKILL.24 a Free Runner climbs at 1 AP an inch; LD.INJ.15 a Leg Injury does not matter to a climb', () => {
  expect(paid(go(one({ skills: ['free-runner'] }, { pieces: container }), { x: 10.51, y: 15, level: 1 }))).toBe(3);
  expect(paid(go(one({ scars: ['leg'] }, { pieces: container }), { x: 10.51, y: 15, level: 1 }))).toBe(6);
});

test('LD.TERRAIN.9 a sheer wall is not climbed', () => {
  const wall = [block('box', [10, 12, 6, 6], { kind: 'impassable', height: 2.5 })];
  const m = one({}, { pieces: wall }).answer('a', 'move');
  expect(m.refused('a', [{ x: 10.51, y: 15, level: 1 }] as Answer)).toMatchObject({ rule: 'LD.MOVE.3' });
});

test('LD.MOVE.20 what is too thin to stand on is climbed over for its height', () => {
  const fence = [block('fence', [10, 0, 0.2, 36], { kind: 'impassable', height: 2, climbable: true })];
  const m = go(one({}, { pieces: fence }), { x: 11.5, y: 15 });
  expect(where(m)).toEqual([11.5, 15, 0]);
  expect(paid(m)).toBe(5); // 4 over the fence, 1 beyond it
});

/** A house with a roof 3 inches up, a window in its west wall, a ladder outside in the south and stairs within. */
const house: NonNullable<SceneSpec['buildings']> = [
  {
    id: 'house',
    outline: rectangle(10, 10, 10, 10),
    height: 3,
    flatRoof: true,
    openings: [{ id: 'window', kind: 'window', from: [10, 14], to: [10, 16], sill: 0.75, top: 2 }],
    links: [
      { id: 'ladder', kind: 'ladder', from: { at: [15, 9.4], level: 0 }, to: { at: [15, 10.6], level: 1 } },
      { id: 'stairs', kind: 'stairs', from: { at: [12, 15], level: 0 }, to: { at: [16, 15], level: 1 } },
    ],
  },
];

test('LD.TERRAIN.10 LD.TERRAIN.11 a ladder is paid whole, 1 AP an inch of height; LD.INJ.15 2 with a Leg Injury', () => {
  const m = go(one({ x: 15, y: 9.4 }, { buildings: house }), { x: 15, y: 10.6, level: 1 });
  expect(where(m)).toEqual([15, 10.6, 1]);
  expect(paid(m)).toBe(3);
  expect(paid(go(one({ x: 15, y: 9.4, scars: ['leg'] }, { buildings: house }), { x: 15, y: 10.6, level: 1 }))).toBe(6);
  const short = one({ x: 15, y: 5.4 }, { buildings: house }).answer('a', 'move');
  expect(short.refused('a', [{ x: 15, y: 10.6, level: 1 }] as Answer)).toMatchObject({ rule: 'LD.ACT.1' });
});

test('LD.TERRAIN.7 stairs are steps: as long as they are, at 1 AP an inch', () => {
  const m = go(one({ x: 12, y: 15 }, { buildings: house }), { x: 16, y: 15, level: 1 });
  expect(where(m)).toEqual([16, 15, 1]);
  expect(paid(m)).toBe(4);
});

test('LD.TERRAIN.25 a window is climbed through: its sill rounded up', () => {
  const m = go(one({}, { buildings: house }), { x: 11.5, y: 15 });
  expect(where(m)).toEqual([11.5, 15, 0]);
  expect(paid(m)).toBe(3); // 2 for the window, 1 beyond it
});

test('LD.MOVE.17 LD.MOVE.19 who wants to drops off an edge for 2 AP and takes a Damage roll with the inches fallen', () => {
  const m = one({ x: 10.55, y: 13, level: 1, items: ['assault-armour'] }, { buildings: house });
  m.answer('a', 'move');
  // Nobody drops unless the way is named: the ladder is too far.
  expect(m.refused('a', { to: { x: 9.4, y: 13, level: 0 } })).toMatchObject({ rule: 'LD.ACT.1' });
  m.answer('a', [{ x: 9.4, y: 13, level: 0 }] as Answer);
  expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.MOVE.17' });
  m.answer('a', [3]); // 3 + 3 against Endurance 3, whatever the armour
  expect(person(m, 'a1')).toMatchObject({ level: 0, damage: 2 });
  expect(said(m, 'ld.fell')[0]).toMatchObject({ inches: 3, total: 6, points: 2 });
  expect(battle(m).deeds).toMatchObject([{ kind: 'wounded', who: 'a1', whom: null }]);
});

test('LD.LOCK.3 LD.LOCK.4 a ladder is one action: it is answered at its other end', () => {
  const m = scene({
    people: [
      { x: 15, y: 9.4 },
      { x: 15, y: 5, seat: 'b', locked: 2, activated: true, guns: ['revolver'] },
    ],
    buildings: house,
  });
  go(m, { x: 15, y: 11.6, level: 1 });
  expect(where(m)).toEqual([15, 10.6, 1]);
  expect(m.asked()).toMatchObject({ seats: ['b'], prompt: 'ld.lock' });
});

test('LD.MOVE.20 LD.TERRAIN.10 suggestions lead up ladders, onto what can be climbed, and to closed doors', () => {
  const ends = (m: BattleScene): unknown => {
    const { suggestions } = m.answer('a', 'move').match.request as unknown as { suggestions: { level: number }[][] };
    return suggestions.map((way) => way.at(-1));
  };
  expect(ends(one({ x: 15, y: 9.4 }, { buildings: house }))).toContainEqual({ x: 15, y: 10.6, level: 1 });
  const low = [block('box', [10, 12, 2, 2], { kind: 'impassable', height: 1.5, climbable: true })];
  expect(ends(one({ y: 13 }, { pieces: low }))).toContainEqual({ x: 11, y: 13, level: 1 });
  const shed: NonNullable<SceneSpec['buildings']> = [
    {
      id: 'shed',
      outline: rectangle(10, 10, 6, 6),
      height: 3,
      openings: [{ id: 'door', kind: 'door', from: [10, 12], to: [10, 14] }],
    },
  ];
  expect(ends(one({ x: 6, y: 13 }, { buildings: shed }))).toContainEqual({ x: 9.49, y: 13, level: 0 });
});
