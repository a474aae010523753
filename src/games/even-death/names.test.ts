import { expect, test } from 'vitest';
import { evenDeath } from './index.ts';
import { herdName, humanName, risenName } from './names.ts';
import { battle, said, scene, start } from './testing.ts';

test('units are called as in their list, or by what they are and their number', () => {
  expect(humanName({ class: 'newbie', weapons: [], perks: [] }, 2)).toBe('Newbie Survivor 3');
  expect(humanName({ name: 'Sam', class: 'newbie', weapons: [], perks: [] }, 2)).toBe('Sam');
  const herds = [
    { name: 'Hounds', type: 'fast', zombies: 5 },
    { type: 'fast', zombies: 5 },
    { name: 'Mob', type: 'regular', zombies: 5 },
    { name: 'Mob', type: 'regular', zombies: 5 },
  ] as const;
  expect(herds.map((_, i) => herdName(herds, i))).toEqual(['Hounds', 'Fast Zombies 2', 'Mob 3', 'Mob 4']);
  expect(risenName('Sam')).toBe('Risen Sam');
});

test('a herd keeps the name of its list on the table', () => {
  const players = [
    { faction: 'survivors', humans: [{ class: 'newbie' }] },
    { faction: 'zombies', herds: [{ name: 'Hounds', type: 'fast', zombies: 3 }] },
  ];
  const m = start({ kind: 'battle', players }, 'names');
  for (let i = 0; i < 20 && battle(m).herds.length === 0; i++) {
    const { request, waitingFor } = m.match;
    const [seat = ''] = waitingFor;
    if (request?.kind === 'choose') m.answer(seat, request.options[0]?.id ?? '');
    else if (request?.kind === 'place') m.answer(seat, { ...request.suggestions[0] } as never);
    else break;
  }
  expect(battle(m).herds.map(({ name }) => name)).toEqual(['Hounds']);
  expect(said(m, 'ed.deployed').map(({ name }) => name)).toContain('Hounds');
});

test('a state of version 1, whose herds have no names, can be gone on from', () => {
  const m = scene({ herds: [{ zombies: [[20, 20]] }] });
  const old = JSON.parse(JSON.stringify(m.state()).replace(/"name":"Regular Zombies 1",/, '')) as never;
  expect(old).not.toEqual(m.state());
  expect(evenDeath.migrate?.(old, '1')).toEqual(m.state());
});
