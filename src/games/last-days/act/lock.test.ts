import { expect } from 'vitest';
import type { Answer } from '../../../kernel/index.ts';
import {
  battle,
  type BattleScene,
  block,
  person,
  said,
  scene,
  type SceneSpec,
  type Somebody,
  test,
} from '../testing.ts';

const at = (x: number, y: number, more: Partial<Somebody> = {}): Somebody => ({ x, y, ...more });
/** Seat b holds a token with a Revolver at (14, 5), and a1 acts at (4, 5). */
const holder = (more: Partial<Somebody> = {}): Somebody =>
  at(14, 5, { seat: 'b', name: 'Bob', locked: 2, activated: true, guns: ['revolver'], ...more });
function watched(more: Partial<Somebody> = {}, spec: SceneSpec = {}, bob = holder()): BattleScene {
  return scene({ ...spec, people: [at(4, 5, { name: 'Ann', ...more }), bob, ...(spec.people ?? [])] });
}
const move = (m: BattleScene, x: number, y: number): BattleScene =>
  m.answer('a', 'move').answer('a', [{ x, y }] as Answer);

test('LD.MISC.4 LD.LOCK.1 for 4 AP a model takes the token, and its activation is over', () => {
  const m = scene({ people: [at(4, 5, { guns: ['revolver'] }), at(30, 30, { seat: 'b' })] });
  expect(m.asked().options).toEqual(['move', 'run', 'lock', 'leave', 'done']);
  m.answer('a', 'lock');
  expect(person(m, 'a1').locked).toBe(2);
  expect(m.asked()).toMatchObject({ seats: ['b'] });
});

test('LD.MISC.4 with 3 AP left, or without a gun, there is no such token', () => {
  const m = scene({ people: [at(4, 5, { guns: ['revolver'] }), at(30, 30, { seat: 'b' })] });
  move(m, 7, 5);
  expect(m.asked().options).toEqual(['move', 'run', 'done']);
});

test('LD.X.4 LD.LOCK.3 LD.LOCK.4 LD.LOCK.5 a token answers one paid action, before the next', () => {
  const m = watched();
  move(m, 8, 5);
  // After the first inch: Ann stands at (5, 5), and Bob is asked.
  expect(person(m, 'a1')).toMatchObject({ x: 5, y: 5 });
  expect(battle(m).activation).toMatchObject({ left: 5 });
  expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'LD.LOCK.3', options: ['fire:b1:0', 'hold'] });
  m.answer('b', 'hold');
  expect(person(m, 'a1')).toMatchObject({ x: 6, y: 5 });
  m.answer('b', 'fire:b1:0');
  expect(person(m, 'b1')).toMatchObject({ locked: null }); // LD.LOCK.11
  m.answer('b', [6]).answer('b', [1]); // hit; 1 + 3 against Endurance 3
  expect(person(m, 'a1')).toMatchObject({ x: 6, damage: 1 });
  expect(person(m, 'b1')).toMatchObject({ noise: 1 });
  expect(m.asked()).toMatchObject({ seats: ['a'], prompt: 'ld.go-on', options: ['go-on', 'stop'] });
  m.answer('a', 'go-on');
  expect(person(m, 'a1')).toMatchObject({ x: 8, y: 5 });
  expect(battle(m).activation).toMatchObject({ left: 2 });
});

test('LD.LOCK.5 who has been shot at may stop, and keeps what is left', () => {
  const m = move(watched(), 8, 5).answer('b', 'fire:b1:0').answer('b', [1]).answer('a', 'stop');
  expect(person(m, 'a1')).toMatchObject({ x: 5, y: 5 });
  expect(battle(m).activation).toMatchObject({ left: 5 });
  expect(m.asked()).toMatchObject({ seats: ['a'], prompt: 'ld.menu' });
});

test('LD.LOCK.3 the walk stops only where the holder can fire: not behind a wall, not beyond 12 inches', () => {
  const wall = [block('wall', [8, 0, 0.5, 10], { kind: 'impassable', height: 3, blocksSight: true })];
  const hidden = move(watched({}, { pieces: wall }), 7, 5);
  expect(hidden.asked()).toMatchObject({ seats: ['a'], prompt: 'ld.menu' });
  const far = move(watched({ x: 0.5 }), 2, 5); // 12.5, then 12 inches between the bases… at 1.5 it is 11.5
  expect(person(far, 'a1')).toMatchObject({ x: 1.5 });
  expect(far.asked().seats).toEqual(['b']);
  const range = move(watched({ x: 0.5 }, {}, holder({ x: 15 })), 2, 5);
  expect(person(range, 'a1')).toMatchObject({ x: 2 });
  expect(range.asked().seats).toEqual(['b']); // 12 inches
});

test('LD.LOCK.3 other paid actions are answered too', () => {
  const m = watched({ guns: [{ id: 'revolver', ammo: 2 }] }).answer('a', 'lock');
  expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'LD.LOCK.3' });
  m.answer('b', 'hold');
  expect(battle(m).phase).not.toBe('action');
});

test('LD.LOCK.6 LD.LOCK.7 LD.LOCK.10 up to the Rate of Fire with one of its guns, all at the one who acted', () => {
  const m = move(watched({}, {}, holder({ guns: ['revolver', 'surplus-smg'] })), 5, 5);
  expect(m.asked().options).toEqual(['fire:b1:0', 'fire:b1:1', 'hold']);
  m.answer('b', 'fire:b1:1').answer('b', [1]);
  expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'LD.LOCK.6', options: ['shoot', 'hold'] });
  m.answer('b', 'shoot').answer('b', [1]).answer('b', 'hold');
  expect(said(m, 'ld.shot.missed').map(({ target, weapon }) => [target, weapon])).toEqual([
    ['a1', 'surplus-smg'],
    ['a1', 'surplus-smg'],
  ]);
  expect(person(m, 'b1').guns.map(({ ammo }) => ammo)).toEqual([0, 2]);
});

test('LD.LOCK.2 a token is good in its own Action Phase, and dead in the next', () => {
  const m = move(watched({}, {}, holder({ locked: 1 })), 8, 5);
  expect(m.asked()).toMatchObject({ seats: ['a'], prompt: 'ld.menu' });
});

test('LD.LOCK.14 LD.SHOOT.3 LD.SHOOT.4 nobody fires out of Contact, nor at who touches a friend', () => {
  const engaged = move(watched({}, { zombies: [{ x: 15, y: 5 }] }), 5, 5);
  expect(engaged.asked()).toMatchObject({ seats: ['a'], prompt: 'ld.menu' });
  const friend = at(6, 6, { seat: 'b', activated: true });
  const m = move(watched({}, { people: [friend] }), 6, 5); // the second inch leads into Contact with b2
  expect(m.asked()).toMatchObject({ seats: ['b'] });
  m.answer('b', 'hold');
  expect(m.asked()).toMatchObject({ seats: ['a'], options: ['break-contact', 'done'] });
});

test('LD.MOVE.6 who has Run this turn cannot fire in it', () => {
  const m = move(watched({}, {}, holder({ ran: true })), 8, 5);
  expect(m.asked()).toMatchObject({ seats: ['a'], prompt: 'ld.menu' });
});

test('LD.LOCK.16 LD.INIT.7 who is put Out of Action has no activation any more', () => {
  const m = move(watched({ damage: 2 }), 8, 5)
    .answer('b', 'fire:b1:0')
    .answer('b', [6])
    .answer('b', [6]);
  expect(person(m, 'a1')).toMatchObject({ fate: 'out', x: 5, y: 5 });
  expect(battle(m).activation).toBeNull();
});

test('LD.LOCK.15 several tokens answer one action, one at a time, and unused ones stay', () => {
  const second = holder({ y: 8, name: 'Bea' });
  const m = move(watched({ damage: 2 }, { people: [second] }), 8, 5);
  expect(m.asked().options).toEqual(['fire:b1:0', 'fire:b2:0', 'hold']);
  m.answer('b', 'fire:b2:0').answer('b', [1]);
  expect(m.asked()).toMatchObject({ seats: ['b'], options: ['fire:b1:0', 'hold'] });
  m.answer('b', 'hold');
  expect(person(m, 'b1').locked).toBe(2);
  expect(m.asked()).toMatchObject({ seats: ['a'], prompt: 'ld.go-on' });
});

const order = (about: string, given: Answer): Answer => ({ aside: 'orders', about, order: given }) as Answer;

test('LD.LOCK.3 standing orders say who is asked: never, within, people only, against one by name', () => {
  const never = watched().answer('b', order('locked-and-loaded', 'never'));
  expect(move(never, 8, 5).asked().seats).toEqual(['a']);
  const near = watched({}, {}, holder({ x: 13 })).answer('b', order('locked-and-loaded', { word: 'within', n: 6 }));
  move(near, 8, 5);
  expect(person(near, 'a1').x).toBe(6);
  expect(near.asked().seats).toEqual(['b']);
  const named = watched().answer('b', order('Against Ann', 'never'));
  expect(move(named, 8, 5).asked().seats).toEqual(['a']);
});

test('LD.LOCK.3 an order to fire fires all shots without a question', () => {
  const m = watched({}, {}, holder({ guns: ['semi-automatic'] }));
  m.answer('b', order('locked-and-loaded', { word: 'fire-within', n: 7 }));
  move(m, 8, 5);
  expect(person(m, 'a1').x).toBe(6);
  expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['b'], rule: 'LD.SHOOT.6' });
  m.answer('b', [1]);
  expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['b'], rule: 'LD.SHOOT.6' });
  m.answer('b', [1]);
  expect(m.asked()).toMatchObject({ seats: ['a'], prompt: 'ld.go-on' });
});

test('LD.SKILL.49 LD.SKILL.50 LD.SKILL.51 Situational Awareness may cost the shooter the token, with its Noise and Ammo', () => {
  const aware = { skills: ['situational-awareness'] } as const;
  const m = move(watched(aware, {}, holder({ guns: ['semi-automatic'] })), 8, 5).answer('b', 'fire:b1:0');
  expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['b'], rule: 'LD.SKILL.49' });
  m.answer('b', [4]).answer('a', [4]); // a full tie goes to the owner of the skill
  expect(person(m, 'b1')).toMatchObject({ locked: null, noise: 2, guns: [{ ammo: 2 }] });
  expect(m.asked()).toMatchObject({ prompt: 'ld.go-on' });
  const lost = move(watched(aware), 8, 5).answer('b', 'fire:b1:0').answer('b', [5]).answer('a', [4]);
  expect(lost.asked()).toMatchObject({ kind: 'roll', rule: 'LD.SHOOT.6' });
});

test('LD.LOCK.9 LD.LOCK.11 a token spent is gone, and leaves the Shooting Phase untouched', () => {
  const m = move(watched(), 8, 5).answer('b', 'fire:b1:0').answer('b', [1]);
  expect(person(m, 'b1')).toMatchObject({ shot: false, locked: null });
});

test('LD.LOCK.12 LD.LOCK.13 who gives up an old token may buy a new one in the same activation', () => {
  const m = scene({ people: [at(14, 15, { guns: ['revolver'], locked: 1 }), at(30, 30, { seat: 'b' })] });
  expect(person(m, 'a1').locked).toBeNull();
  expect(m.asked().options).toEqual(['move', 'run', 'lock', 'done']);
  m.answer('a', 'lock');
  expect(person(m, 'a1').locked).toBe(2);
});

test('LD.LOCK.3 LD.LOCK.14 a dead man, a friend and an empty gun answer nothing', () => {
  expect(move(watched({}, {}, holder({ guns: [{ id: 'revolver', empty: true }] })), 8, 5).asked().seats).toEqual(['a']);
  expect(move(watched({}, {}, holder({ fate: 'out' })), 8, 5).asked().seats).toEqual(['a']);
  const friend = scene({
    people: [at(4, 5), at(8, 8, { locked: 2, activated: true, guns: ['revolver'] }), at(33, 33, { seat: 'b' })],
  });
  expect(move(friend, 6, 5).asked().seats).toEqual(['a']);
});

/** A zombie that shambles towards Ann, who holds last turn's token; Bob rolls off and moves it. */
const shambling = (turn: number, more: readonly { x: number; y: number }[] = []): BattleScene =>
  scene({
    phase: 'zombies',
    turn: 3,
    people: [at(10, 10, { guns: ['revolver'], locked: turn }), at(30, 30, { seat: 'b' })],
    zombies: [{ x: 18, y: 10 }, ...more],
  });

test('LD.LOCK.2 LD.LOCK.15 last turn’s token answers a zombie in the next Zombie Activation, an older one does not', () => {
  const m = shambling(2).answer('a', [1]).answer('b', [6]);
  expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'LD.LOCK.3', options: ['fire:a1:0', 'hold'] });
  expect(battle(m).zombies[0]).toMatchObject({ x: 17 });
  m.answer('a', 'hold');
  expect(battle(m).zombies[0]).toMatchObject({ x: 16 });
  const old = shambling(1).answer('a', [1]).answer('b', [6]);
  expect(said(old, 'ld.lock.spent')).toEqual([]);
  expect(old.asked().rule).not.toBe('LD.LOCK.3');
});

test('LD.LOCK.3 orders: people only, and nothing against zombies', () => {
  for (const [about, given] of [
    ['locked-and-loaded', 'people'],
    ['against-zombies', 'never'],
  ] as const) {
    const m = shambling(2, [{ x: 34, y: 2 }])
      .answer('a', [1])
      .answer('b', [6]);
    m.answer('a', order(about, given)).answer('b', 'z1');
    expect(battle(m).zombies[0]).toMatchObject({ x: 13, activated: true });
    expect(person(m, 'a1').locked).toBe(2);
  }
});
