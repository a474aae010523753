import { expect } from 'vitest';
import type { Answer } from '../../../../kernel/index.ts';
import {
  battle,
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
/** A house from (10, 10) to (20, 20) with a door in its west wall. */
const house = (open: boolean): NonNullable<SceneSpec['buildings']> => [
  {
    id: 'house',
    outline: rectangle(10, 10, 10, 10),
    height: 3,
    openings: [{ id: 'door', kind: 'door', from: [10, 14], to: [10, 16], open }],
  },
];
const at = (open: boolean, more: Partial<Somebody> = {}, spec: SceneSpec = {}): BattleScene =>
  scene({ ...spec, people: [{ x: 9.495, y: 15, ...more }, foe, ...(spec.people ?? [])], buildings: house(open) });
const through = (m: BattleScene): BattleScene => m.answer('a', 'move').answer('a', [{ x: 11.5, y: 15 }] as Answer);

test('LD.MISC.1 LD.TERRAIN.13 LD.TERRAIN.14 a closed door that the base touches is opened for 2 AP, and lets through', () => {
  const m = at(false);
  expect(m.asked().options).toEqual(['move', 'run', 'door:door', 'done']);
  m.answer('a', 'move');
  expect(m.refused('a', [{ x: 11.5, y: 15 }] as Answer)).toMatchObject({
    rule: 'LD.ACT.1',
    reason: { key: 'ld.no.reach', params: { left: 6 } },
  });
  m.answer('a', [{ x: 9.495, y: 15 }] as Answer).answer('a', 'door:door');
  expect(battle(m).activation).toMatchObject({ left: 4 });
  expect(battle(m).changes.openings).toEqual({ door: { state: 'open' } });
  expect(person(through(m), 'a1')).toMatchObject({ x: 11.5 });
});

test('LD.MISC.1 an open door is closed again, unless somebody stands in it', () => {
  const m = at(true).answer('a', 'door:door');
  expect(battle(m).changes.openings).toEqual({ door: { state: 'closed' } });
  const standing = at(true, {}, { zombies: [{ x: 10.3, y: 14.6 }] });
  expect(standing.asked().options).toEqual(['move', 'run', 'leave', 'done']);
});

test('LD.MISC.1 LD.SKILL.19 of two doors in reach each says on which side it is', () => {
  const openings = [
    { id: 'west', kind: 'door', from: [10, 10.1], to: [10, 11.1], open: false },
    { id: 'north', kind: 'door', from: [10.1, 10], to: [11.1, 10], open: true },
  ] as const;
  const m = scene({
    people: [{ x: 10.52, y: 10.52, skills: ['entry-man'] }, foe],
    buildings: [{ id: 'house', outline: rectangle(10, 10, 10, 10), height: 3, openings }] as never,
  });
  const { request } = m.match;
  const options = request?.kind === 'choose' ? request.options : [];
  expect(
    options.flatMap(({ id, label }) =>
      label?.params?.['side'] === undefined ? [] : [[id, label.key, label.params['side']]],
    ),
  ).toEqual([
    ['door:north', 'ld.menu.close.at', 'north'],
    ['door:west', 'ld.menu.open.at', 'west'],
    ['entry-man:north', 'ld.menu.entry-man.at', 'north'],
    ['entry-man:west', 'ld.menu.entry-man.at', 'west'],
  ]);
});

test('LD.MISC.1 from half an inch away nobody reaches the door', () => {
  expect(at(false, { x: 9 }).asked().options).toEqual(['move', 'run', 'done']);
});

test('LD.SKILL.19 LD.TERRAIN.19 Entry Man breaks a door down with Strength/6 for 1 AP, and may try again', () => {
  const m = at(false, { skills: ['entry-man'] });
  expect(m.asked().options).toEqual(['move', 'run', 'door:door', 'entry-man:door', 'done']);
  m.answer('a', 'entry-man:door').answer('a', [2]); // 2 + 3
  expect(said(m, 'ld.entry-man.failed')).toHaveLength(1);
  m.answer('a', 'entry-man:door').answer('a', [3]);
  expect(battle(m).activation).toMatchObject({ left: 4 });
  expect(battle(m).changes.openings).toEqual({ door: { state: 'broken' } });
  expect(m.asked().options).toEqual(['move', 'run', 'done']); // nothing is left to close
  expect(person(through(m), 'a1')).toMatchObject({ x: 11.5 });
});

test('LD.SKILL.20 LD.PERK.14 reinforced doors of a Refuge withstand Entry Man', () => {
  const change: SceneSpec['change'] = (b) => {
    b.refuge = 'house';
    const side = b.sides.find(({ seat }) => seat === 'b');
    if (side === undefined) return;
    side.part = 'defender';
    side.group = { ...side.group, refuge: 'gun-shop' };
  };
  const m = at(false, { skills: ['entry-man'] }, { encounter: 'home-defense', change });
  expect(m.asked().options).toEqual(['move', 'run', 'door:door', 'done']);
});

test('LD.GEN.14 LD.ACT.12 through an open door there is Contact, through a closed one there is not', () => {
  const beyond = { zombies: [{ x: 10.5, y: 15 }] };
  expect(at(true, { x: 9.5 }, beyond).asked().options).toEqual(['break-contact', 'done']);
  expect(at(false, { x: 9.495 }, { zombies: [{ x: 10.505, y: 15 }] }).asked().options).toEqual([
    'move',
    'run',
    'door:door',
    'done',
  ]);
});
