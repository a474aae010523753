import { expect } from 'vitest';
import { battle, said, scene, type Somebody, test } from '../testing.ts';

const a: Somebody = { x: 10, y: 10, name: 'Ann' };
const b: Somebody = { x: 26, y: 26, seat: 'b', name: 'Bob' };

test('LD.INIT.1 LD.INIT.2 LD.INIT.4 each Leader adds Courage and Intelligence to a die, and the winner chooses the part', () => {
  const m = scene({ phase: 'initiative', people: [{ ...a, type: 'sarge', skills: [] }, b] });
  expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['a'], rule: 'LD.INIT.1' });
  m.answer('a', [1]).answer('b', [3]);
  expect(said(m, 'ld.initiative.rolled').map(({ name, total }) => [name, total])).toEqual([
    ['Ann', 8], // 1 + Courage 4 + Intelligence 3
    ['Bob', 9],
  ]);
  expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'LD.INIT.2', options: ['aggressor', 'defender'] });
  m.answer('b', 'defender');
  expect(battle(m)).toMatchObject({ phase: 'action', aggressor: 'a', active: 'a' });
});

test('LD.INIT.3 a tie is rolled again', () => {
  const m = scene({ phase: 'initiative', people: [a, b] });
  m.answer('a', [4]).answer('b', [4]);
  expect(said(m, 'ld.initiative.tied')).toEqual([{ total: 10 }]);
  expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['a'] });
  m.answer('a', [5]).answer('b', [4]);
  expect(m.asked()).toMatchObject({ seats: ['a'], options: ['aggressor', 'defender'] });
  m.answer('a', 'aggressor');
  expect(battle(m)).toMatchObject({ phase: 'action', aggressor: 'a' });
});

test('LD.INIT.1 a Group with nobody on the table does not roll', () => {
  const m = scene({ phase: 'initiative', people: [b, { ...a, fate: 'left' }], change: leaderless });
  expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['b'] });
  m.answer('b', [1]);
  expect(m.asked()).toMatchObject({ seats: ['b'], options: ['aggressor', 'defender'] });
});
function leaderless({ sides }: { sides: { seat: string; leader: string | null }[] }): void {
  for (const side of sides) if (side.seat === 'a') side.leader = null;
}

test('LD.SKILL.60 a Leader with Tactical Acumen rolls two dice and picks one', () => {
  const m = scene({ phase: 'initiative', people: [{ ...a, skills: ['tactical-acumen'] }, b] });
  m.answer('a', [2, 6]);
  expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'LD.SKILL.60', options: ['high', 'low'] });
  m.answer('a', 'high').answer('b', [5]);
  expect(said(m, 'ld.initiative.rolled').map(({ die, total }) => [die, total])).toEqual([
    [6, 12],
    [5, 11],
  ]);
});

test('LD.SKILL.60 the lower die may be picked, and equal dice leave nothing to pick', () => {
  const m = scene({ phase: 'initiative', people: [{ ...a, skills: ['tactical-acumen'] }, b] });
  m.answer('a', [2, 6]).answer('a', 'low').answer('b', [2]); // a tie
  m.answer('a', [3, 3]).answer('b', [2]);
  expect(m.asked()).toMatchObject({ seats: ['a'], options: ['aggressor', 'defender'] });
});

test.each([
  { x: 14, dice: 2 }, // 3 inches between the bases
  { x: 14.1, dice: 1 },
])('LD.SKILL.61 LD.SKILL.62 another within 3 inches gives the second die, never a third: %o', ({ x, dice }) => {
  const helpers: Somebody[] = [
    { ...a, x, skills: ['tactical-acumen'] },
    { ...a, x, y: 11.2, skills: ['tactical-acumen'] },
  ];
  const m = scene({ phase: 'initiative', people: [a, ...helpers.slice(0, dice), b] });
  m.answer('a', [4, 4].slice(0, dice)).answer('b', [1]);
  expect(said(m, 'ld.initiative.rolled')[0]).toMatchObject({ name: 'Ann', total: 10 });
});

const armed = (phase: 'shooting' | 'combat'): string[] => {
  const near = phase === 'combat' ? 11 : 15;
  const m = scene({
    phase,
    aggressor: 'a',
    people: [
      { ...a, guns: ['revolver'], blades: ['knife'] },
      { ...b, x: near, y: 10, guns: ['revolver'], blades: ['knife'] },
    ],
  });
  return [...m.asked().seats];
};

test('LD.INIT.5 LD.INIT.6 the Aggressor picks the first fighter, the Defender the first shooter', () => {
  expect(armed('shooting')).toEqual(['b']);
  expect(armed('combat')).toEqual(['a']);
});

test('LD.INIT.7 LD.INIT.8 LD.INIT.9 LD.INIT.10 who leads after the Leader has the highest Courage and Intelligence', () => {
  const m = scene({
    phase: 'action',
    people: [
      { ...a, y: 1.5, activated: false },
      { ...a, x: 15, type: 'kid', activated: true },
      { ...a, x: 20, activated: true },
      b,
    ],
  });
  m.answer('a', 'leave'); // Kid and Survivor both have 3 + 3
  expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'LD.INIT.9', options: ['a2', 'a3'] });
  m.answer('a', 'a3');
  expect(battle(m).sides[0]?.leader).toBe('a3');
});

test('LD.INIT.11 a leader who stands in is followed by the next one', () => {
  const m = scene({
    people: [
      { ...a, y: 1.5 },
      { ...a, x: 15, y: 1.5, type: 'sarge', name: 'Sam' },
      { ...a, x: 20, name: 'Al' },
      { ...b, activated: true },
    ],
  });
  m.answer('a', 'a1').answer('a', 'leave');
  expect(battle(m).sides[0]?.leader).toBe('a2');
  m.answer('a', 'a2').answer('a', 'leave');
  expect(battle(m).sides[0]?.leader).toBe('a3');
});
