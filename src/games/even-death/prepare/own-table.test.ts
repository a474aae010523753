import { expect } from 'vitest';
import { type BadSetup, Match, parseSetup } from '../../../kernel/index.ts';
import { generate, READY_TABLES, readyTable, type Terrain } from '../../../tabletop/index.ts';
import { evenDeath } from '../index.ts';
import { rectangle, test } from '../testing.ts';

const players = [
  { faction: 'survivors', humans: [{ class: 'regular', perks: ['medic'] }] },
  { faction: 'zombies', herds: [{ type: 'regular', zombies: 5 }] },
];

const faultsOf = (setup: unknown): string[] => {
  try {
    parseSetup(evenDeath, setup);
    return [];
  } catch (error) {
    return (error as BadSetup).errors.map(({ path }) => path);
  }
};

test('EDM.SETUP.6 on a table of its own the sides choose among its zones and deploy there', () => {
  const terrain = readyTable('crossroads') as Terrain;
  const match = Match.start(evenDeath, { kind: 'battle', terrain, players } as never, { seed: 'own table' });
  const slots = terrain.areas.filter(({ kind }) => kind === 'zone').map(({ id }) => id);
  expect(match.state.battle?.field).toMatchObject({ terrain: { id: 'crossroads' } });
  const [seat = ''] = match.waitingFor;
  expect(match.answer(seat, slots[0] as string).ok).toBe(true);
  const taken = match.state.battle?.sides.map(({ slot }) => slot);
  expect(taken).toEqual(expect.arrayContaining(slots.slice(0, 2)));
});

test('a table of its own has a zone for everybody, and an objective if one is to be held', () => {
  const dealt = generate({ theme: 'farm', seed: 'own', width: 48, depth: 48, zone: 8 });
  expect(faultsOf({ kind: 'battle', terrain: dealt, players })).toEqual([]);
  expect(faultsOf({ kind: 'battle', terrain: { ...dealt, areas: [] }, players })).toEqual(['terrain.areas']);
  const objective = {
    id: 'hill',
    kind: 'objective',
    outline: rectangle(20, 20, 8, 8),
  } as const;
  const bare = { ...dealt, areas: dealt.areas.filter(({ kind }) => kind !== 'objective') };
  expect(faultsOf({ kind: 'battle', terrain: bare, players, objective: true })).toEqual(['terrain.areas']);
  const held = { ...bare, areas: [...bare.areas, objective] };
  const match = Match.start(evenDeath, { kind: 'battle', terrain: held, players, objective: true } as never, {
    seed: 'o',
  });
  expect(match.state.battle?.objective).toMatchObject({ x: 24, y: 24, radius: 4 });
  expect(faultsOf({ kind: 'battle', terrain: dealt, players, pattern: 'lastStand' })).toEqual(['pattern']);
});

test.each(READY_TABLES.map(({ id }) => id))('a battle can be deployed on %s', (id) => {
  expect(faultsOf({ kind: 'battle', terrain: readyTable(id), players })).toEqual([]);
});
