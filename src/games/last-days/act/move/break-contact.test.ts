import { expect } from 'vitest';
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
const held = (more: Partial<Somebody> = {}, spec: SceneSpec = {}): BattleScene =>
  scene({ zombies: [{ x: 11, y: 10 }], ...spec, people: [{ x: 10, y: 10, ...more }, foe] });

test('LD.MOVE.10 LD.MOVE.11 LD.ACT.12 in Contact only Break Contact is open: 3 AP, an inch straight away', () => {
  const m = held({ guns: ['revolver'] });
  expect(m.asked().options).toEqual(['break-contact', 'done']);
  m.answer('a', 'break-contact');
  expect(person(m, 'a1')).toMatchObject({ x: 9, y: 10 });
  expect(battle(m).activation).toMatchObject({ left: 3 });
  expect(m.asked().options).toEqual(['move', 'run', 'done']);
});

test('LD.MOVE.10 LD.MOVE.11 each further enemy costs 1 AP more, and away is away from all of them', () => {
  const m = held(
    {},
    {
      zombies: [
        { x: 11, y: 10 },
        { x: 10, y: 11 },
      ],
    },
  ).answer('a', 'break-contact');
  expect(person(m, 'a1')).toMatchObject({ x: 9.293, y: 9.293 });
  expect(battle(m).activation).toMatchObject({ left: 2 });
});

test('LD.MOVE.12 what is in the way, scenery or models, makes it impossible', () => {
  const wall = [block('wall', [8, 8, 1, 4], { kind: 'impassable', height: 2 })];
  const m = held({}, { pieces: wall });
  expect(m.asked().seats).toEqual(['b']); // nothing is left to a1
  const between = held(
    {},
    {
      zombies: [
        { x: 11, y: 10 },
        { x: 9, y: 10 },
      ],
    },
  );
  expect(between.asked().seats).toEqual(['b']);
  const friend = scene({ people: [{ x: 10, y: 10 }, { x: 8.5, y: 10 }, foe], zombies: [{ x: 11, y: 10 }] });
  friend.answer('a', 'a1');
  expect(friend.asked().seats).toEqual(['b']);
});

test('LD.MOVE.11 LD.ACT.10 it must not end in Contact', () => {
  const m = held(
    {},
    {
      zombies: [
        { x: 11, y: 10 },
        { x: 8, y: 10 },
      ],
    },
  );
  expect(m.asked().seats).toEqual(['b']);
});

test('LD.HORROR.3 LD.TYPES.7 who is frozen with horror stays, and so does an Animal', () => {
  expect(held({ frozen: true }).asked().seats).toEqual(['b']);
  expect(held({ type: 'dog' }).asked().seats).toEqual(['b']);
});

test('LD.MOVE.10 with fewer points than it costs there is nothing to do', () => {
  const m = held({ items: ['assault-armour', 'riot-shield'], blades: ['chainsaw'] });
  expect(m.asked().seats).toEqual(['b']);
});

test('LD.MOVE.21 Break Contact may lead off the table', () => {
  const m = held({ x: 1, y: 10 }, { zombies: [{ x: 2, y: 10 }] });
  expect(m.asked().options).toEqual(['break-contact', 'done']);
  m.answer('a', 'break-contact');
  expect(person(m, 'a1').fate).toBe('left');
  expect(said(m, 'ld.broke-contact')[0]).toMatchObject({ ap: 3 });
});

test('LD.GEN.14 behind a wall there is no Contact', () => {
  const wall = [block('wall', [10.5, 8, 0.1, 4], { kind: 'impassable', height: 2 })];
  const m = held({}, { pieces: wall, zombies: [{ x: 11.1, y: 10 }] });
  expect(m.asked().options).toEqual(['move', 'run', 'done']);
});
