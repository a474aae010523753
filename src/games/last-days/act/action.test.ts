import { expect } from 'vitest';
import { battle, person, said, scene, type Somebody, test } from '../testing.ts';

const at = (x: number, y: number, more: Partial<Somebody> = {}): Somebody => ({ x, y, ...more });
const DONE = 'done';

test('LD.ACT.1 LD.ACT.3 LD.ACT.5 LD.ACT.14 the Aggressor begins, and the players take turns model by model', () => {
  const m = scene({
    people: [at(5, 5), at(8, 5), at(11, 5), at(5, 30, { seat: 'b' })],
    aggressor: 'b',
  });
  // b has one model: it is not asked which.
  expect(m.asked()).toMatchObject({
    seats: ['b'],
    rule: 'LD.ACT.6',
    prompt: 'ld.menu',
    options: ['move', 'run', 'leave', 'done'],
  });
  m.answer('b', DONE);
  expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'LD.ACT.3', options: ['a1', 'a2', 'a3'] });
  m.answer('a', 'a2').answer('a', DONE);
  expect(m.asked()).toMatchObject({ seats: ['a'], prompt: 'ld.who', options: ['a1', 'a3'] });
  m.answer('a', 'a1').answer('a', DONE);
  expect(m.asked()).toMatchObject({ seats: ['a'], prompt: 'ld.menu' });
  m.answer('a', DONE);
  expect(battle(m).phase).not.toBe('action');
});

test('LD.ACT.2 LD.ACT.4 LD.CHAR.6 a model acts once, and what it does not spend is lost', () => {
  const m = scene({ people: [at(5, 5), at(5, 30, { seat: 'b' })] });
  m.answer('a', 'move').answer('a', [{ x: 7, y: 5 }]);
  expect(battle(m).activation).toMatchObject({ unit: 'a1', left: 4, of: 6 });
  m.answer('a', DONE);
  expect(battle(m).activation).toMatchObject({ unit: 'b1', left: 6 });
  m.answer('b', DONE);
  expect(battle(m).activation).toBeNull();
  expect(battle(m).phase).not.toBe('action');
});

test('LD.ACT.6 LD.ACT.7 an action may be taken again, and the activation ends with the last point', () => {
  const m = scene({ people: [at(5, 5), at(5, 30, { seat: 'b' })] });
  m.answer('a', 'move')
    .answer('a', [{ x: 7, y: 5 }])
    .answer('a', 'move')
    .answer('a', [{ x: 7, y: 9 }]);
  expect(person(m, 'a1')).toMatchObject({ x: 7, y: 9, activated: true });
  expect(m.asked()).toMatchObject({ seats: ['b'], prompt: 'ld.menu' });
});

test('LD.ACT.13 LD.ATTR.11 LD.ATTR.12 LD.SUPPLY.7 Heavy gear and a load are taken off as the model activates', () => {
  const carrier = at(5, 5, { items: ['assault-armour', 'riot-shield'], blades: ['heavy-club'] });
  const m = scene({ people: [carrier, at(5, 30, { seat: 'b' })], tokens: [{ carrier: 'a1' }] });
  expect(battle(m).activation).toMatchObject({ left: 1, of: 1, heavy: 5 }); // 6 - 1 - 1 - 1 - 2
});

test('LD.ATTR.11 AP never fall below 0', () => {
  const m = scene({
    people: [at(5, 5, { items: ['assault-armour'], blades: ['chainsaw', 'chainsaw'] }), at(5, 30, { seat: 'b' })],
    tokens: [{ carrier: 'a1' }],
  });
  expect(said(m, 'ld.activated')[0]).toMatchObject({ unit: 'a1', ap: 0 });
  expect(m.asked()).toMatchObject({ seats: ['b'] });
});

test('LD.X.9 LD.SKILL.38 a Heavy Lifter with two items of Heavy 1 loses 1 AP', () => {
  const m = scene({
    people: [
      at(5, 5, { skills: ['heavy-lifter'], items: ['assault-armour', 'riot-shield'] }),
      at(5, 30, { seat: 'b' }),
    ],
  });
  expect(battle(m).activation).toMatchObject({ left: 5, heavy: 1 });
});

test('LD.ATTR.16 LD.TYPES.6 LD.NOISE.2 a Dog makes a Noise each time that it activates', () => {
  const m = scene({ people: [at(5, 5, { type: 'dog' }), at(5, 30, { seat: 'b' })] });
  expect(person(m, 'a1').noise).toBe(1);
  expect(m.asked().options).toEqual(['move', 'leave', 'done']);
});

test('LD.LOCK.12 a token that is still held when its holder activates is discarded', () => {
  const m = scene({ people: [at(5, 5, { locked: 1 }), at(5, 30, { seat: 'b' })] });
  expect(person(m, 'a1').locked).toBeNull();
  expect(said(m, 'ld.lock.discarded')).toHaveLength(1);
});
