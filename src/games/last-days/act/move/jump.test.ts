import { expect } from 'vitest';
import {
  battle,
  type BattleScene,
  block,
  person,
  rectangle,
  said,
  scene,
  type SceneSpec,
  type Somebody,
  test,
} from '../../testing.ts';

const foe: Somebody = { x: 33, y: 33, seat: 'b' };
const roof = (
  id: string,
  at: readonly [number, number, number, number],
  height = 3,
): NonNullable<SceneSpec['buildings']>[number] => ({
  id,
  outline: rectangle(...at),
  height,
  flatRoof: true,
});
/** Two roofs with a gap between x = 14 and the x given; Ann stands at the edge. */
const roofs = (x: number, more: Partial<Somebody> = {}, spec: SceneSpec = {}, height = 3): BattleScene =>
  scene({
    ...spec,
    people: [{ x: 13.49, y: 13, level: 1, name: 'Ann', ...more }, foe, ...(spec.people ?? [])],
    buildings: [roof('one', [8, 10, 6, 6]), roof('other', [x, 10, 6, 6], height)],
  });
const leap = (m: BattleScene, x: number, y: number): BattleScene => m.answer('a', 'jump').answer('a', { x, y });
const where = (m: BattleScene): unknown => {
  const { x, y, level } = person(m, 'a1');
  return [x, y, level];
};

test('LD.MOVE.13 LD.MOVE.14 a jump costs 2 AP an inch of the gap, rounded up, and ends at the far edge', () => {
  const m = roofs(16.4);
  expect(m.asked().options).toEqual(['move', 'run', 'jump', 'done']);
  leap(m, 20, 13);
  expect(where(m)).toEqual([16.902, 13, 1]);
  expect(said(m, 'ld.jumped')[0]).toMatchObject({ inches: 2.4, ap: 6 });
  expect(m.asked().seats).toEqual(['b']);
});

interface Shown {
  readonly kind: string;
  readonly prompt: unknown;
  readonly facts: unknown;
  readonly suggestions: readonly { readonly x: number; readonly y: number }[];
}

test('LD.MOVE.15 LD.GEN.13 neither the option nor the question says how wide the gap is', () => {
  const narrow = roofs(15).answer('a', 'jump');
  const wide = roofs(20).answer('a', 'jump');
  const shown = (m: BattleScene): unknown => {
    const { kind, prompt, facts, suggestions } = m.match.request as unknown as Shown;
    const away = suggestions.map((at) => Math.round(100 * Math.hypot(at.x - 13.49, at.y - 13)) / 100);
    return { kind, prompt, facts, away: [...new Set(away)] };
  };
  expect(shown(narrow)).toEqual(shown(wide));
});

test('LD.MOVE.16 LD.MOVE.17 who has not the points falls to the bottom, and all that is left is gone', () => {
  const m = leap(roofs(18), 20, 13);
  expect(said(m, 'ld.jump.short')[0]).toMatchObject({ ap: 8, left: 6 });
  expect(where(m)).toEqual([14.502, 13, 0]);
  m.answer('a', [6]); // 6 + 3 against 3
  expect(person(m, 'a1')).toMatchObject({ fate: 'out' });
});

test('LD.MOVE.13 LD.MOVE.17 a far side that lies lower adds a fall of the difference', () => {
  const m = leap(roofs(15, {}, {}, 1.5), 20, 13);
  expect(where(m)).toEqual([15.502, 13, 1]);
  m.answer('a', [1]); // 1 + 2 against 3
  expect(person(m, 'a1').damage).toBe(1);
  expect(battle(m).activation).toMatchObject({ left: 4 });
});

test('LD.MOVE.13 LD.MOVE.14 not up, not away from the edge, and only where there is a far side', () => {
  expect(roofs(15, {}, {}, 4).asked().options).toEqual(['move', 'run', 'done']);
  expect(roofs(15, { x: 12 }).asked().options).toEqual(['move', 'run', 'done']);
  const m = roofs(15).answer('a', 'jump');
  expect(m.refused('a', { x: 8, y: 13 })).toMatchObject({ rule: 'LD.MOVE.14' });
});

test('LD.MOVE.19 a jump may end in Contact, but needs room', () => {
  const m = leap(roofs(15, {}, { zombies: [{ x: 16.51, y: 13, level: 1 }] }), 20, 13);
  expect(where(m)).toEqual([15.502, 13, 1]);
  expect(m.asked().seats).toEqual(['b']); // in Contact, and behind it is the edge
  const full = roofs(15, {}, { zombies: [{ x: 15.51, y: 13, level: 1 }] });
  expect(full.answer('a', 'jump').refused('a', { x: 20, y: 13 })).toMatchObject({ rule: 'LD.MOVE.3' });
});

test('LD.MOVE.13 LD.TYPES.5 water on the ground is jumped too, by Animals as well', () => {
  const ditch = [block('ditch', [10, 0, 1.5, 36], { kind: 'impassable', height: 0 })];
  const m = scene({ people: [{ x: 9.49, y: 13, type: 'dog' }, foe], pieces: ditch });
  expect(m.asked().options).toEqual(['move', 'jump', 'done']);
  leap(m, 14, 13);
  expect(where(m)).toEqual([12.002, 13, 0]);
  expect(battle(m).activation).toMatchObject({ left: 4 });
});

test('LD.MOVE.16 who jumps short over water stays on the near side', () => {
  const ditch = [block('ditch', [10, 0, 4, 36], { kind: 'impassable', height: 0 })];
  const m = leap(scene({ people: [{ x: 9.49, y: 13 }, foe], pieces: ditch }), 16, 13);
  expect(where(m)).toEqual([9.49, 13, 0]);
  expect(m.asked().seats).toEqual(['b']);
});

const runner = { skills: ['free-runner'] } as const;
const long = (m: BattleScene, x: number, y: number, level = 1): BattleScene =>
  m.answer('a', 'long-jump').answer('a', { x, y, level });

test('LD.SKILL.25 LD.SKILL.28 a Long Jump leads 6 inches over gaps for 3 AP, and nothing moves after it', () => {
  const m = roofs(18, { ...runner, guns: [{ id: 'revolver', ammo: 1 }] });
  expect(m.asked().options).toEqual(['move', 'run', 'jump', 'long-jump', 'reload:0', 'lock', 'done']);
  long(m, 19, 13);
  expect(where(m)).toEqual([19, 13, 1]);
  expect(battle(m).activation).toMatchObject({ left: 3, landed: true });
  expect(m.asked().options).toEqual(['reload:0', 'done']);
  expect(roofs(18, runner).answer('a', 'long-jump').refused('a', { x: 19.6, y: 13, level: 1 })).toMatchObject({
    rule: 'LD.SKILL.25',
  });
});

test('LD.SKILL.26 not through models or obstacles, not into Difficult ground', () => {
  const bog = [block('bog', [4, 4, 10, 3], { kind: 'difficult', height: 0 })];
  const ground = (spec: SceneSpec): BattleScene =>
    scene({ ...spec, people: [{ x: 5, y: 10, ...runner }, foe] }).answer('a', 'long-jump');
  expect(ground({ pieces: bog }).refused('a', { x: 5, y: 6, level: 0 })).toMatchObject({ rule: 'LD.SKILL.26' });
  const over = ground({ pieces: bog }).answer('a', { x: 3.4, y: 5, level: 0 }); // beside it
  expect(where(over)).toEqual([3.4, 5, 0]);
  const wall = [block('wall', [7, 8, 0.5, 4], { kind: 'impassable', height: 2 })];
  expect(ground({ pieces: wall }).refused('a', { x: 10, y: 10, level: 0 })).toMatchObject({ rule: 'LD.SKILL.26' });
  const dead = { zombies: [{ x: 7.5, y: 10 }] };
  expect(ground(dead).refused('a', { x: 10, y: 10, level: 0 })).toMatchObject({ rule: 'LD.SKILL.26' });
  expect(ground(dead).refused('a', { x: 6.5, y: 10, level: 0 })).toMatchObject({ rule: 'LD.ACT.10' });
});

test('LD.SKILL.27 down 3 inches at most, and never up', () => {
  const down = long(roofs(20, runner), 16, 13, 0);
  expect(where(down)).toEqual([16, 13, 0]);
  expect(person(down, 'a1').damage).toBe(0);
  const high = scene({
    people: [{ x: 13.49, y: 13, level: 1, ...runner }, foe],
    buildings: [roof('one', [8, 10, 6, 6], 3.5)],
  });
  expect(high.answer('a', 'long-jump').refused('a', { x: 16, y: 13, level: 0 })).toMatchObject({ rule: 'LD.SKILL.27' });
  const up = roofs(16, runner, {}, 4).answer('a', 'long-jump');
  expect(up.refused('a', { x: 18, y: 13, level: 1 })).toMatchObject({ rule: 'LD.SKILL.27' });
});

test('LD.SKILL.29 nobody leaps with a Heavy load', () => {
  expect(roofs(18, { ...runner, items: ['riot-shield'] }).asked().options).toEqual(['move', 'run', 'jump', 'done']);
  const strong = roofs(18, { skills: ['free-runner', 'heavy-lifter'], items: ['riot-shield'] });
  expect(strong.asked().options).toEqual(['move', 'run', 'jump', 'long-jump', 'done']);
});
