import { expect } from 'vitest';
import type { Answer } from '../../../../kernel/index.ts';
import { mayShoot } from '../../shoot/aim.ts';
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
function runner(more: Partial<Somebody> = {}, spec: SceneSpec = {}): BattleScene {
  return scene({ ...spec, people: [{ x: 5, y: 5, name: 'Ann', ...more }, foe, ...(spec.people ?? [])] }).answer(
    'a',
    'run',
  );
}
const to = (x: number, y: number): Answer => [{ x, y }] as Answer;

test('LD.MOVE.4 LD.MOVE.7 LD.MOVE.8 LD.MOVE.9 2 inches for each AP, once a turn, and it makes a Noise', () => {
  const m = runner().answer('a', to(9.5, 5));
  expect(person(m, 'a1')).toMatchObject({ x: 9.5, y: 5, ran: true, noise: 1 });
  expect(battle(m).activation).toMatchObject({ left: 3 }); // 4.5 inches take 3 points
  expect(m.asked().options).toEqual(['move', 'done']);
  expect(runner().refused('a', to(17.5, 5))).toMatchObject({ rule: 'LD.MOVE.4' });
  expect(person(runner().answer('a', to(17, 5)), 'a1').x).toBe(17);
});

test('LD.MOVE.4 a Run is one straight line', () => {
  expect(
    runner().refused('a', [
      { x: 7, y: 5 },
      { x: 7, y: 7 },
    ] as Answer),
  ).toMatchObject({ rule: 'LD.MOVE.4' });
  const wall = [block('wall', [8, 4, 1, 2], { kind: 'impassable', height: 2 })];
  expect(runner({}, { pieces: wall }).refused('a', to(12, 5))).toMatchObject({ rule: 'LD.MOVE.3' });
});

test('LD.MOVE.5 a Run cannot enter Difficult Terrain', () => {
  const bog = [block('bog', [8, 0, 4, 20], { kind: 'difficult', height: 0 })];
  expect(runner({}, { pieces: bog }).refused('a', to(9, 5))).toMatchObject({ rule: 'LD.MOVE.5' });
  expect(person(runner({}, { pieces: bog }).answer('a', to(8, 5)), 'a1').x).toBe(8);
});

test('LD.MOVE.6 LD.MOVE.8 a Run keeps the model from shooting this turn', () => {
  const m = runner({ guns: ['revolver'] }, { zombies: [{ x: 12, y: 5 }] });
  expect(mayShoot(battle(m), person(m, 'a1'))).toBe(true);
  m.answer('a', to(7, 5));
  expect(mayShoot(battle(m), person(m, 'a1'))).toBe(false);
});

test('LD.SKILL.56 a Stalker runs without a sound', () => {
  expect(person(runner({ skills: ['stalker'] }).answer('a', to(9, 5)), 'a1')).toMatchObject({ noise: 0, ran: true });
});

test('LD.SKILL.55 a Sprinter’s point counts for a Run', () => {
  const m = runner({ skills: ['sprinter'] }).answer('a', to(19, 5));
  expect(person(m, 'a1').x).toBe(19);
  const short = runner({ skills: ['sprinter'] }).answer('a', to(7, 5));
  expect(battle(short).activation).toMatchObject({ left: 6, sprint: 0 });
});

test('LD.ATTR.12 Heavy is taken off before a Run is measured', () => {
  const m = runner({ items: ['riot-shield'] });
  expect(m.refused('a', to(15.5, 5))).toMatchObject({ rule: 'LD.MOVE.4' });
  m.answer('a', to(15, 5));
  expect(person(m, 'a1').x).toBe(15);
});

test('LD.ACT.8 LD.ACT.9 LD.ACT.12 a Run passes friends, not enemies, and Contact ends it', () => {
  const past = scene({ people: [{ x: 5, y: 5 }, { x: 8, y: 5 }, foe] })
    .answer('a', 'a1')
    .answer('a', 'run');
  past.answer('a', to(10, 5));
  expect(person(past, 'a1').x).toBe(10);
  const dead = { zombies: [{ x: 10, y: 5 }] };
  expect(runner({}, dead).refused('a', to(12, 5))).toMatchObject({ rule: 'LD.ACT.9' });
  expect(runner({}, { zombies: [{ x: 10, y: 6.005 }] }).refused('a', to(14, 5))).toMatchObject({ rule: 'LD.ACT.12' });
  const m = runner({}, dead).answer('a', to(9, 5));
  expect(person(m, 'a1').x).toBe(9);
  expect(m.asked().options).toEqual(['break-contact', 'done']);
});

test('LD.TYPES.5 LD.ACT.11 an Animal does not run', () => {
  const m = scene({ people: [{ x: 5, y: 5, type: 'dog' }, foe] });
  expect(m.asked().options).toEqual(['move', 'leave', 'done']);
});

test('LD.MOVE.21 a Run may lead off the table', () => {
  const m = runner().answer('a', to(5, -3));
  expect(person(m, 'a1').fate).toBe('left');
  expect(said(m, 'ld.ran')[0]).toMatchObject({ ap: 3 });
});

/** Bob holds a token at (11, 9) and sees the end of a Run from (5, 5) to (17, 5). */
const bob = (more: Partial<Somebody> = {}): Somebody => ({
  x: 11,
  y: 9,
  seat: 'b',
  locked: 2,
  activated: true,
  guns: ['revolver'],
  ...more,
});
const wall = [block('wall', [4, 7, 5, 0.3], { kind: 'impassable', height: 3, blocksSight: true })];
const watched = (more: Partial<Somebody> = {}): BattleScene =>
  scene({ people: [{ x: 5, y: 5, name: 'Ann', ...more }, bob()], pieces: wall })
    .answer('a', 'run')
    .answer('a', to(17, 5));

test('LD.LOCK.8 LD.MOVE.9 against a Run the shooter picks the point, and a runner who stands completes it', () => {
  const m = watched();
  expect(m.asked()).toMatchObject({ seats: ['b'], prompt: 'ld.lock.run', options: ['fire:b1:0', 'hold'] });
  m.answer('b', 'fire:b1:0');
  expect(m.asked()).toMatchObject({ rule: 'LD.LOCK.8', options: ['best', 'first', 'last', 'elsewhere'] });
  const first = m.match.request as unknown as { options: { id: string; about: { x: number; inches: number } }[] };
  const about = (id: string) => first.options.find((one) => one.id === id)?.about;
  expect(about('best')).toMatchObject({ x: 11, inches: 3 });
  expect(about('last')).toMatchObject({ x: 17 });
  m.answer('b', 'best');
  const [request] = [m.match.request as unknown as { target: number }];
  expect(request.target).toBe(5); // Firearms 3, -1 for the Run
  m.answer('b', [5]).answer('b', [1]);
  expect(person(m, 'a1')).toMatchObject({ x: 17, y: 5, damage: 1 });
});

test('LD.LOCK.8 a runner who is put Out of Action falls where it was shot, with its load', () => {
  const m = scene({
    people: [{ x: 5, y: 5, damage: 2 }, { x: 30, y: 30 }, bob()],
    tokens: [{ carrier: 'a1' }],
  });
  m.answer('a', 'a1').answer('a', 'run').answer('a', to(11, 5)).answer('b', 'fire:b1:0').answer('b', 'elsewhere');
  expect(m.asked()).toMatchObject({ kind: 'place', rule: 'LD.LOCK.8' });
  m.answer('b', { x: 8, y: 5.2 }).answer('b', [6]).answer('b', [6]);
  expect(m.asked()).toMatchObject({ kind: 'place', rule: 'LD.SUPPLY.10' });
  m.answer('a', { x: 8, y: 4 });
  expect(person(m, 'a1')).toMatchObject({ fate: 'out', x: 8, y: 5 });
  expect(battle(m).tokens[0]?.at).toEqual({ x: 8, y: 4, level: 0 });
});

test('LD.LOCK.8 a point without a shot is refused', () => {
  const m = watched().answer('b', 'fire:b1:0').answer('b', 'elsewhere');
  expect(m.refused('b', { x: 5.5, y: 5 })).toMatchObject({ rule: 'LD.LOCK.8', reason: { key: 'ld.no.shot' } });
});

test('LD.LOCK.8 LD.MOVE.21 who runs off the table is shot at on the way, or is gone', () => {
  const m = scene({ people: [{ x: 5, y: 5 }, { x: 30, y: 30 }, bob()] });
  m.answer('a', 'a1').answer('a', 'run').answer('a', to(5, -2));
  expect(person(m, 'a1')).toMatchObject({ fate: 'here', y: 0.5 });
  m.answer('b', 'hold');
  expect(person(m, 'a1').fate).toBe('left');
});

/** Bob holds a token at (13, 5), and Ann runs straight at him from (5, 5). */
const charged = (): BattleScene =>
  scene({ people: [{ x: 5, y: 5, name: 'Ann' }, bob({ x: 13, y: 5 })] })
    .answer('a', 'run')
    .answer('a', to(12, 5));

test('LD.LOCK.8 LD.LOCK.14 a Run that ends in Contact with the holder is answered before it gets there', () => {
  const m = charged();
  expect(m.asked()).toMatchObject({ seats: ['b'], prompt: 'ld.lock.run', options: ['fire:b1:0', 'hold'] });
  m.answer('b', 'fire:b1:0').answer('b', 'best');
  m.answer('b', [5]).answer('b', [1]); // 3 for Firearms, 1 less for the Run; 1 + 3 against Endurance 3
  expect(person(m, 'a1')).toMatchObject({ x: 12, y: 5, damage: 1 });
  expect(person(m, 'b1')).toMatchObject({ locked: null, noise: 1 });
});

test('LD.LOCK.8 LD.SHOOT.3 but not at the point where the two touch', () => {
  const m = charged().answer('b', 'fire:b1:0').answer('b', 'elsewhere');
  expect(m.refused('b', { x: 12, y: 5 })).toMatchObject({ rule: 'LD.LOCK.8', reason: { key: 'ld.no.shot' } });
  m.answer('b', { x: 11.5, y: 5 }).answer('b', [1]);
  expect(person(m, 'a1')).toMatchObject({ x: 12, y: 5, damage: 0 });
});

test('LD.LOCK.8 LD.SHOOT.3 a holder whom somebody else touches answers no Run', () => {
  const m = scene({ people: [{ x: 5, y: 5 }, bob({ x: 13, y: 5 })], zombies: [{ x: 14, y: 5 }] });
  m.answer('a', 'run').answer('a', to(12, 5));
  expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'LD.CQC.7' });
  expect(person(m, 'b1').locked).toBe(2);
});
