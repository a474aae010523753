import { expect } from 'vitest';
import type { Answer } from '../../../../kernel/index.ts';
import {
  battle,
  block,
  type BattleScene,
  person,
  said,
  scene,
  type SceneSpec,
  type Somebody,
  test,
} from '../../testing.ts';

const foe: Somebody = { x: 33, y: 33, seat: 'b' };
/** Somebody at (5, 5) with all its points, about to move. */
function mover(more: Partial<Somebody> = {}, spec: SceneSpec = {}): BattleScene {
  const m = scene({ ...spec, people: [{ x: 5, y: 5, ...more }, foe, ...(spec.people ?? [])] });
  return m.answer('a', 'move');
}
const go = (m: BattleScene, ...way: { x: number; y: number; level?: number }[]): BattleScene =>
  m.answer('a', way as Answer);
/** What of its six points has not been spent on the way. */
const left = (m: BattleScene): number => 6 - said(m, 'ld.moved').reduce((sum, { ap }) => sum + Number(ap), 0);
const where = (m: BattleScene): readonly number[] => {
  const { x, y, level } = person(m, 'a1');
  return [x, y, level];
};

test('LD.MOVE.1 LD.GEN.12 an action leads up to an inch over Normal ground, and part inches round up', () => {
  expect(left(go(mover(), { x: 8, y: 5 }))).toBe(3);
  expect(left(go(mover(), { x: 8.1, y: 5 }))).toBe(2);
  expect(left(go(mover(), { x: 5, y: 7.5 }))).toBe(3);
});

const bog = (x: number, wide: number) => [block('bog', [x, 0, wide, 20], { kind: 'difficult', height: 0 })];

test('LD.MOVE.2 LD.TERRAIN.6 LD.TERRAIN.7 LD.TERRAIN.8 Difficult ground costs 2 AP an inch', () => {
  const m = go(mover({}, { pieces: bog(6, 10) }), { x: 8, y: 5 });
  expect(left(m)).toBe(1); // 1 on Normal ground, 2 x 2 on Difficult
});

test('LD.MOVE.1 LD.MOVE.2 where the ground changes the cheapest split is paid', () => {
  // Half an inch each: one action at the price of Difficult ground leads over both.
  expect(left(go(mover({}, { pieces: bog(5.5, 10) }), { x: 6, y: 5 }))).toBe(4);
  // Two inches of Normal ground, half an inch of Difficult: 1 + 1 + 2.
  expect(left(go(mover({}, { pieces: bog(7, 10) }), { x: 7.5, y: 5 }))).toBe(2);
  // A strip half an inch wide: half an inch before it and the strip together, then two inches.
  expect(left(go(mover({}, { pieces: bog(6.5, 0.5) }), { x: 9, y: 5 }))).toBe(1);
});

test('LD.SKILL.24 a Free Runner pays 1 AP an inch for Difficult ground', () => {
  expect(left(go(mover({ skills: ['free-runner'] }, { pieces: bog(6, 10) }), { x: 8, y: 5 }))).toBe(3);
});

test('LD.INJ.15 a Leg Injury makes both Moves cost a point more', () => {
  expect(left(go(mover({ scars: ['leg'] }), { x: 7, y: 5 }))).toBe(2);
  expect(left(go(mover({ scars: ['leg'] }, { pieces: bog(6, 10) }), { x: 7, y: 5 }))).toBe(1); // 2 + 3
  expect(mover({ scars: ['leg'] }).refused('a', [{ x: 9, y: 5 }])).toMatchObject({ rule: 'LD.ACT.1' });
});

test('LD.ACT.1 what takes more points than are left is refused', () => {
  expect(mover().refused('a', [{ x: 12, y: 5 }])).toMatchObject({
    rule: 'LD.ACT.1',
    reason: { key: 'ld.no.reach', params: { left: 6 } },
  });
  // Six inches in all, but of each kind of ground only a part.
  expect(mover({}, { pieces: bog(6.5, 0.4) }).refused('a', [{ x: 10.6, y: 5 }])).toMatchObject({
    rule: 'LD.ACT.1',
    reason: { key: 'ld.no.ap', params: { ap: 7, left: 6 } },
  });
});

test('LD.SKILL.54 a Sprinter has one point more for Moves alone', () => {
  const m = mover({ skills: ['sprinter'] });
  go(m, { x: 6, y: 5 });
  expect(battle(m).activation).toMatchObject({ left: 6, sprint: 0 });
  expect(left(go(mover({ skills: ['sprinter'] }), { x: 12, y: 5 }))).toBe(-1); // all seven
  const rough = go(mover({ skills: ['sprinter'] }, { pieces: bog(5, 10) }), { x: 6, y: 5 });
  expect(battle(rough).activation).toMatchObject({ left: 5, sprint: 0 });
});

test('LD.MOVE.3 a base must fit where it ends, and through where it goes', () => {
  const gap = (wide: number): SceneSpec => ({
    pieces: [
      block('west', [8, 0, 1, 5 - wide / 2], { kind: 'impassable', height: 2 }),
      block('east', [8, 5 + wide / 2, 1, 14], { kind: 'impassable', height: 2 }),
    ],
  });
  expect(mover({}, gap(0.8)).refused('a', [{ x: 7.8, y: 5 }])).toMatchObject({ rule: 'LD.MOVE.3' });
  expect(mover({}, gap(0.8)).refused('a', [{ x: 10, y: 5 }])).toMatchObject({ rule: 'LD.ACT.1' }); // round about
  expect(where(go(mover({}, gap(1)), { x: 10, y: 5 }))).toEqual([10, 5, 0]);
});

test('LD.ACT.8 a model passes friends if it gets clear of their bases', () => {
  const friend: Somebody = { x: 7, y: 5 };
  const m = scene({ people: [{ x: 5, y: 5 }, friend, foe] });
  m.answer('a', 'a1').answer('a', 'move');
  expect(m.refused('a', [{ x: 7.5, y: 5 }])).toMatchObject({ rule: 'LD.ACT.8' });
  go(m, { x: 8, y: 5 });
  expect(left(m)).toBe(3);
  expect(said(m, 'ld.moved')[0]).toMatchObject({ inches: 3 });
});

test('LD.ACT.9 LD.ACT.10 LD.ACT.12 nobody moves through enemies, and Contact ends the activation', () => {
  const spec: SceneSpec = { zombies: [{ x: 8, y: 5 }] };
  expect(mover({}, spec).refused('a', [{ x: 8, y: 5 }])).toMatchObject({ rule: 'LD.ACT.9' });
  const m = go(mover({}, spec), { x: 7, y: 5 });
  expect(where(m)).toEqual([7, 5, 0]);
  expect(left(m)).toBe(4);
  expect(m.asked().options).toEqual(['break-contact', 'done']);
  const past = mover({}, spec);
  go(past, { x: 10, y: 5 });
  expect(where(past)).toEqual([10, 5, 0]);
  expect(said(past, 'ld.moved')[0]?.inches).toBe(5.4); // round it, without Contact
});

test('LD.MOVE.21 LD.MOVE.22 who moves beyond the edge leaves with the load, and needs movement for it', () => {
  const spec: SceneSpec = { tokens: [{ carrier: 'a1' }] };
  const m = mover({ y: 3.5 }, spec);
  expect(
    m.refused('a', [
      { x: 5, y: -0.5 },
      { x: 9, y: 9 },
    ]),
  ).toMatchObject({ rule: 'LD.MOVE.3' });
  go(m, { x: 5, y: -1 });
  expect(person(m, 'a1')).toMatchObject({ fate: 'left', noise: 0 });
  expect(battle(m).tokens[0]).toMatchObject({ carrier: 'a1', at: null });
  expect(m.asked()).toMatchObject({ seats: ['b'] });
  // Four points take it to the edge and no farther.
  const short = mover({ y: 4.5 }, spec);
  expect(short.refused('a', [{ x: 5, y: 0 }])).toMatchObject({ rule: 'LD.ACT.1' });
  expect(where(go(short, { x: 5, y: 0.5 }))).toEqual([5, 0.5, 0]);
});

test('LD.HOME.9 a defender cannot carry a token off', () => {
  const spec: SceneSpec = {
    encounter: 'home-defense',
    tokens: [{ carrier: 'a1' }],
    change: (b) => Object.assign(b.sides[0] as object, { part: 'defender' }),
  };
  expect(mover({ y: 2 }, spec).refused('a', [{ x: 5, y: 0 }])).toMatchObject({ rule: 'LD.HOME.9' });
});

test('LD.ACT.6 a way over several points is gone as it is named, and standing still costs nothing', () => {
  const m = go(mover(), { x: 7, y: 5 }, { x: 7, y: 7 });
  expect(left(m)).toBe(2);
  expect(said(m, 'ld.moved')[0]).toMatchObject({
    inches: 4,
    from: { x: 5, y: 5, level: 0 },
    to: { x: 7, y: 7, level: 0 },
  });
  const still = go(mover(), { x: 5, y: 5 });
  expect(still.asked()).toMatchObject({ prompt: 'ld.menu', options: ['move', 'run', 'leave', 'done'] });
  expect(left(still)).toBe(6);
});

test('LD.GEN.13 the ways that are suggested lead to tokens, enemies and all round, and can be gone', () => {
  const m = mover({}, { tokens: [{ x: 9, y: 9 }], zombies: [{ x: 12, y: 5 }] });
  const request = m.match.request as unknown as { suggestions: readonly (readonly { x: number; y: number }[])[] };
  const ends = request.suggestions.map((way) => way.at(-1));
  expect(ends).toContainEqual({ x: 9, y: 9, level: 0 });
  expect(ends).toContainEqual({ x: 11, y: 5, level: 0 });
  expect(ends.length).toBeGreaterThan(6);
});

/** A fire bomb burns at that place; its reach is 3 inches. */
const fire =
  (x: number, y: number): NonNullable<SceneSpec['change']> =>
  (b) => {
    b.fires = [{ id: 'f1', weapon: 'fire-bomb', by: 'b1', until: 3, x, y, level: 0 }];
  };

test('LD.ATTR.9 who enters the reach of a fire is hit there, once for each entry, and who begins in it is hit too', () => {
  const m = mover({}, { change: fire(12, 5) });
  go(m, { x: 9, y: 5 }, { x: 9, y: 7 });
  expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['b'] });
  expect(person(m, 'a1').x).toBe(8); // 3 inches between the base and the fire
  m.answer('b', [1]);
  expect(said(m, 'ld.burnt')).toHaveLength(1);
  expect(where(m)).toEqual([9, 7, 0]);
  const inside = scene({ people: [{ x: 5, y: 5 }, foe], change: fire(6, 5) });
  expect(inside.asked()).toMatchObject({ kind: 'roll', seats: ['b'] });
  inside.answer('b', [1]);
  expect(inside.asked()).toMatchObject({ prompt: 'ld.menu' });
});
