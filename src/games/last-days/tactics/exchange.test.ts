import { expect } from 'vitest';
import { battle, block, scene, type SceneSpec, type Somebody, test } from '../testing.ts';
import { exchangeOf } from './exchange.ts';

const ann = (more: Partial<Somebody> = {}): Somebody => ({ x: 10, y: 10, guns: ['hunting-rifle'], ...more });
const bob = (more: Partial<Somebody> = {}): Somebody => ({ x: 20, y: 10, seat: 'b', ...more });
const exchange = (spec: SceneSpec, seat: 'a' | 'b' = 'a'): number => exchangeOf(battle(scene(spec)), seat);

test('what one side takes is what the other loses, and nothing where nobody can do anything', () => {
  const spec = { people: [ann(), bob()] };
  expect(exchange(spec)).toBeGreaterThan(0.5);
  expect(exchange(spec, 'b')).toBeCloseTo(-exchange(spec));
  expect(exchange({ people: [ann({ guns: [] }), bob()] })).toBe(0);
});

test('LD.SHOOT.1 LD.T.FAMOD a wall keeps all of it off, and cover some', () => {
  const open = exchange({ people: [ann(), bob()] });
  const behind = (height: number): number =>
    exchange({ people: [ann(), bob()], pieces: [block('wall', [18, 6, 1, 8], { height, blocksSight: true })] });
  expect(behind(3)).toBe(0);
  expect(behind(0.75)).toBeGreaterThan(0);
  expect(behind(0.75)).toBeLessThan(open);
});

test.each<{ rule: string; more: Partial<Somebody> }>([
  { rule: 'LD.MOVE.6 who has Run', more: { ran: true } },
  { rule: 'LD.SHOOT.10 who has fired', more: { shot: true } },
  { rule: 'LD.AMMO.6 an empty gun', more: { guns: [{ id: 'hunting-rifle', empty: true }] } },
  { rule: 'LD.SHOOT.5 a target out of range', more: { x: 1, y: 34, guns: ['revolver'] } },
])('$rule takes nothing', ({ more }) => {
  expect(exchange({ people: [ann(more), bob()] })).toBe(0);
});

test('LD.SHOOT.3 LD.SHOOT.4 nobody fires out of Contact, nor at who touches a friend', () => {
  const held = exchange({ people: [ann(), bob()], zombies: [{ x: 9, y: 10 }] });
  expect(held).toBeLessThan(0);
  const friend = { x: 19, y: 10, blades: [] } satisfies Somebody;
  const fought = exchange({ people: [ann(), friend, bob()] });
  expect(fought).toBeCloseTo(exchange({ people: [ann({ guns: [] }), friend, bob()] }));
});

test('LD.SHOOT.8 of two who shoot at each other the Defender has the better of it', () => {
  const duel = (aggressor: 'a' | 'b'): number =>
    exchange({ people: [ann(), bob({ guns: ['hunting-rifle'] })], aggressor });
  expect(duel('b')).toBeGreaterThan(0);
  expect(duel('a')).toBeCloseTo(-duel('b'));
});

test('LD.CQC.3 of two who fight the Aggressor has the better of it, and two are better than one', () => {
  const near = { x: 11, y: 10, seat: 'b' } satisfies Somebody;
  const fight = (aggressor: 'a' | 'b', more: readonly Somebody[] = []): number =>
    exchange({ people: [ann({ guns: [] }), near, ...more], aggressor });
  expect(fight('a')).toBeGreaterThan(0);
  expect(fight('b')).toBeCloseTo(-fight('a'));
  expect(fight('a', [{ x: 12, y: 10 }])).toBeGreaterThan(fight('a'));
});

test('LD.ZACT.7 the dead who can reach somebody are half of their trouble before they come, and none where they see nobody', () => {
  const dead = (y: number, pieces: SceneSpec['pieces'] = []): number =>
    exchange({ people: [ann({ guns: [] }), bob({ x: 30, y: 30 })], zombies: [{ x: 10, y }], pieces });
  expect(dead(14)).toBeLessThan(0);
  expect(dead(17)).toBe(0);
  expect(dead(14, [block('wall', [6, 12, 8, 0.5], { height: 3, blocksSight: true })])).toBe(0);
});
