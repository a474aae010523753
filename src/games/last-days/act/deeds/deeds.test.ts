import { expect } from 'vitest';
import type { Answer } from '../../../../kernel/index.ts';
import type { Gun } from '../../state.ts';
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
const one = (more: Partial<Somebody> = {}, spec: SceneSpec = {}): BattleScene =>
  scene({ ...spec, people: [{ x: 10, y: 10, name: 'Ann', ...more }, foe, ...(spec.people ?? [])] });
const left = (m: BattleScene): number | undefined => battle(m).activation?.left;

test('LD.MISC.2 LD.MISC.3 LD.AMMO.2 a gun is reloaded for 2 AP, empty or not, and each by itself', () => {
  const m = one({
    guns: [
      { id: 'revolver', empty: true, ammo: 3 },
      { id: 'surplus-smg', ammo: 2 },
    ],
  });
  expect(m.asked().options).toEqual(['move', 'run', 'reload:0', 'reload:1', 'lock', 'done']);
  m.answer('a', 'reload:1');
  expect(left(m)).toBe(4);
  expect(person(m, 'a1').guns).toMatchObject([
    { empty: true, ammo: 3 },
    { empty: false, ammo: 0 },
  ]);
  m.answer('a', 'reload:0');
  expect(person(m, 'a1').guns).toMatchObject([{ empty: false, ammo: 0 }, { ammo: 0 }]);
  expect(m.asked().options).toEqual(['move', 'run', 'done']);
});

test('LD.X.10 LD.ATTR.20 LD.ATTR.21 LD.SKILL.45 Slow Loading costs 3 AP, with Quick-Load 2; a normal gun with it 1', () => {
  const price = (gun: Gun['id'], skills: Somebody['skills'] = []): number => {
    const m = one({ guns: [{ id: gun, empty: true, ammo: 1 }], skills }).answer('a', 'reload:0');
    return Number(said(m, 'ld.reloaded')[0]?.ap);
  };
  expect(price('revolver')).toBe(2);
  expect(price('revolver', ['quick-load'])).toBe(1);
  expect(price('squad-automatic-weapon')).toBe(3);
  expect(price('squad-automatic-weapon', ['quick-load'])).toBe(2);
});

const token = { tokens: [{ x: 11, y: 10 }] };

test('LD.SUPPLY.5 LD.MISC.5 LD.SUPPLY.7 a token that the base touches is picked up for 3 AP; its weight counts later', () => {
  const m = one({}, token);
  expect(m.asked().options).toEqual(['move', 'run', 'pick-up:t1', 'done']);
  m.answer('a', 'pick-up:t1');
  expect(battle(m).tokens[0]).toMatchObject({ carrier: 'a1', at: null });
  expect(left(m)).toBe(3);
});

test('LD.SUPPLY.5 a token that the base stands on is picked up, whatever stands aslant beside it', () => {
  const outline = [
    { x: 7, y: 12 },
    { x: 13, y: 10 },
    { x: 13.5, y: 11.5 },
    { x: 7.5, y: 13.5 },
  ];
  const m = one(
    { x: 10, y: 10.4 },
    { tokens: [{ x: 10, y: 10.4 }], pieces: [{ id: 'car', outline, kind: 'impassable', height: 1 }] },
  );
  expect(m.asked().options).toEqual(['move', 'run', 'pick-up:t1', 'done']);
});

test('LD.SUPPLY.5 of two tokens in reach each says on which side it lies', () => {
  const at = (x: number, y: number) => ({ x, y });
  const m = one({}, { tokens: [at(10, 9), at(10.7, 10.7), at(10, 10), at(9, 10)] });
  const { request } = m.match;
  const labels = request?.kind === 'choose' ? request.options.map(({ label }) => label) : [];
  expect(labels.flatMap((label) => (label?.key === 'ld.menu.pick-up.at' ? [label.params?.['side']] : []))).toEqual([
    'north',
    'south-east',
    'here',
    'west',
  ]);
});

test('LD.SUPPLY.5 of two tokens on the same side each has a number', () => {
  const m = one(
    {},
    {
      tokens: [
        { x: 11, y: 10 },
        { x: 10.9, y: 10.2 },
        { x: 9, y: 10 },
      ],
    },
  );
  const { request } = m.match;
  const labels = request?.kind === 'choose' ? request.options.map(({ label }) => label) : [];
  expect(labels.flatMap((label) => (label?.params?.['side'] === undefined ? [] : [[label.key, label.params]]))).toEqual(
    [
      ['ld.menu.pick-up.nth', { kind: 'supply', ap: 3, side: 'east', nth: 1, of: 2 }],
      ['ld.menu.pick-up.nth', { kind: 'supply', ap: 3, side: 'east', nth: 2, of: 2 }],
      ['ld.menu.pick-up.at', { kind: 'supply', ap: 3, side: 'west', nth: 1, of: 1 }],
    ],
  );
});

test('LD.SUPPLY.8 nobody carries two', () => {
  const m = one({}, { tokens: [{ x: 11, y: 10 }, { carrier: 'a1' }] });
  expect(m.asked().options).toEqual(['move', 'run', 'put-down', 'done']);
});

test('LD.SUPPLY.11 LD.MISC.6 not with an enemy in Contact, and no Animal does it', () => {
  expect(one({}, { ...token, zombies: [{ x: 9, y: 10 }] }).asked().options).toEqual(['break-contact', 'done']);
  expect(one({ type: 'dog' }, token).asked().options).toEqual(['move', 'done']);
});

test('LD.SUPPLY.6 a token is put down on the side that the player names', () => {
  const m = one({}, { tokens: [{ carrier: 'a1' }] }).answer('a', 'put-down');
  expect(m.asked()).toMatchObject({ kind: 'place', rule: 'LD.SUPPLY.6' });
  m.answer('a', { x: 10, y: 12 });
  expect(battle(m).tokens[0]).toMatchObject({ carrier: null, at: { x: 10, y: 11, level: 0 } });
  expect(left(m)).toBe(1); // 6 - 2 Heavy - 3
});

test('LD.SUPPLY.6 LD.SUPPLY.10 a token never lies beyond the edge or behind a wall', () => {
  const wall = [block('wall', [10.55, 8, 0.2, 4], { kind: 'impassable', height: 2 })];
  const m = one(
    { y: 0.5 },
    {
      tokens: [{ carrier: 'a1' }],
      pieces: wall.map((w) => ({
        ...w,
        outline: [
          [10.55, 0],
          [10.75, 0],
          [10.75, 4],
          [10.55, 4],
        ] as never,
      })),
    },
  );
  m.answer('a', 'put-down');
  expect(m.refused('a', { x: 10, y: 0 })).toMatchObject({ rule: 'LD.SUPPLY.6' });
  expect(m.refused('a', { x: 12, y: 0.5 })).toMatchObject({ rule: 'LD.SUPPLY.6' });
  m.answer('a', { x: 9, y: 0.5 });
  expect(battle(m).tokens[0]?.at).toEqual({ x: 9, y: 0.5, level: 0 });
});

test('LD.SUPPLY.9 a token is passed to a friend in base contact who has none and is no Animal', () => {
  const people: Somebody[] = [
    { x: 11, y: 10, activated: true, name: 'Al' },
    { x: 9, y: 10, type: 'dog', activated: true },
    { x: 10, y: 11, activated: true },
    { x: 10, y: 8, activated: true },
  ];
  const m = scene({
    people: [{ x: 10, y: 10 }, ...people, foe],
    tokens: [{ carrier: 'a1' }, { carrier: 'a4' }],
  });
  expect(m.asked().options).toEqual(['move', 'run', 'pass-token:a2', 'put-down', 'done']);
  m.answer('a', 'pass-token:a2');
  expect(battle(m).tokens[0]).toMatchObject({ carrier: 'a2' });
});

test('LD.ITEM.14 LD.ATTR.17 a Noisemaker is set down for 1 AP and is used up', () => {
  const m = one({ items: ['noisemaker'] });
  expect(m.asked().options).toEqual(['move', 'run', 'noisemaker', 'done']);
  m.answer('a', 'noisemaker').answer('a', { x: 13, y: 10 });
  expect(battle(m).noisemakers).toMatchObject([{ seat: 'a', x: 11, y: 10, level: 0 }]);
  expect(person(m, 'a1').items).toEqual([]);
  expect(left(m)).toBe(5);
  expect(m.asked().options).toEqual(['move', 'run', 'done']);
});

const crate = [block('crate', [10.5, 8, 4, 4], { kind: 'impassable', height: 2, climbable: true, name: 'Container' })];

test('LD.ITEM.6 LD.ITEM.7 LD.TERRAIN.10 LD.TERRAIN.11 Climbing Gear makes a ladder for either side, at 1 AP an inch', () => {
  const m = one({ items: ['climbing-gear'] }, { pieces: crate });
  expect(m.asked().options).toEqual(['move', 'run', 'climbing-gear:crate', 'done']);
  m.answer('a', 'climbing-gear:crate');
  expect(left(m)).toBe(3);
  expect(person(m, 'a1').items).toEqual([]);
  m.answer('a', 'move').answer('a', [{ x: 11.2, y: 10, level: 1 }] as Answer);
  expect(person(m, 'a1')).toMatchObject({ x: 11.2, level: 1 });
  // Two inches of ladder, one on the top
  expect(said(m, 'ld.moved')[0]).toMatchObject({ ap: 3 });
});

test('LD.ESCAPE.3 LD.ESCAPE.4 LD.ESCAPE.7 LD.XP.5 the vehicle is started with Intelligence/15, easier each time', () => {
  const spec: SceneSpec = {
    encounter: 'the-escape',
    change: (b) => {
      b.started = 5;
    },
  };
  const m = one({ x: 18, y: 16.2 }, spec);
  expect(m.asked().options).toEqual(['move', 'run', 'start-vehicle', 'done']);
  m.answer('a', 'start-vehicle').answer('a', [6]); // 6 + 3 + 5
  expect(battle(m)).toMatchObject({ started: 6, ending: null, activation: { left: 3 } });
  m.answer('a', 'start-vehicle').answer('a', [6]);
  expect(battle(m)).toMatchObject({
    started: 7,
    phase: 'over',
    activation: null,
    ending: { rule: 'LD.ESCAPE.7', winner: 'a' },
  });
  expect(battle(m).deeds).toMatchObject([{ kind: 'objective', who: 'a1', whom: 'escape-vehicle' }]);
});

test('LD.SKILL.31 a Gear-Head rolls two dice at the vehicle and picks one', () => {
  const spec: SceneSpec = {
    encounter: 'the-escape',
    change: (b) => {
      b.started = 7;
    },
  };
  const m = one({ x: 18, y: 16.2, skills: ['gear-head'] }, spec)
    .answer('a', 'start-vehicle')
    .answer('a', [2, 5]);
  expect(m.asked()).toMatchObject({ rule: 'LD.SKILL.31', options: ['high', 'low'] });
  m.answer('a', 'high');
  expect(m.outcome).toMatchObject({ won: ['a'], lost: ['b'] });
});

const team = (more: Partial<Somebody> = {}): BattleScene =>
  scene({
    people: [{ x: 10, y: 10, skills: ['tag-team'] }, { x: 14, y: 10, name: 'Al', ...more }, { x: 20, y: 20 }, foe],
  }).answer('a', 'a1');

test('LD.SKILL.63 LD.SKILL.64 LD.SKILL.65 Tag-Team lets a friend of the same Keyword within 3 inches act next', () => {
  const m = team();
  expect(m.asked().options).toEqual(['move', 'run', 'tag-team:a2', 'done']);
  m.answer('a', 'tag-team:a2').answer('a', [3]); // Intelligence 3
  expect(m.asked().options).toEqual(['move', 'run', 'done']); // once a turn
  m.answer('a', 'done');
  expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'LD.SKILL.64', options: ['at-once', 'wait'] });
  m.answer('a', 'at-once');
  expect(battle(m).activation).toMatchObject({ unit: 'a2' });
  m.answer('a', 'done');
  expect(battle(m).activation).toMatchObject({ unit: 'b1' });
});

test('LD.SKILL.64 who may act next can wait, and acts later as usual', () => {
  const m = team().answer('a', 'tag-team:a2').answer('a', [3]).answer('a', 'done').answer('a', 'wait');
  expect(battle(m).activation).toMatchObject({ unit: 'b1' });
  expect(m.answer('b', 'done').asked()).toMatchObject({ seats: ['a'], prompt: 'ld.who', options: ['a2', 'a3'] });
});

test('LD.SKILL.63 LD.SKILL.65 a failed attempt counts as the use; distance and Keyword matter', () => {
  const m = team().answer('a', 'tag-team:a2').answer('a', [2]);
  expect(m.asked().options).toEqual(['move', 'run', 'done']);
  m.answer('a', 'done');
  expect(battle(m).activation).toMatchObject({ unit: 'b1' });
  expect(team({ x: 14.1 }).asked().options).toEqual(['move', 'run', 'done']);
  expect(team({ keyword: 'selfish' }).asked().options).toEqual(['move', 'run', 'done']);
});

test('LD.MOVE.21 LD.XP.2 near an edge leaving is an option of its own', () => {
  const m = one({ y: 2.5 }, { tokens: [{ carrier: 'a1' }] });
  expect(m.asked().options).toEqual(['move', 'run', 'put-down', 'leave', 'done']);
  m.answer('a', 'leave');
  expect(person(m, 'a1').fate).toBe('left');
  expect(battle(m).deeds).toMatchObject([{ kind: 'objective', who: 'a1', whom: 't1' }]);
});
