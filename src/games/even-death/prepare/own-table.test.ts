import { expect } from 'vitest';
import { type BadSetup, Match, parseSetup, Seeded, seedWords } from '../../../kernel/index.ts';
import { randomPlay } from '../../../kernel/testing.ts';
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

const withZone = (x: number, y: number, wide: number, deep: number) => {
  const terrain = generate({ theme: 'farm', seed: 'own', width: 48, depth: 48, zone: 8 });
  const zones = terrain.areas.filter(({ kind }) => kind === 'zone');
  const outline = rectangle(x, y, wide, deep).map(([left, top]) => ({ x: left, y: top }));
  const areas = [...terrain.areas.filter((area) => area !== zones[0]), { ...zones[0], outline }];
  return { kind: 'battle', terrain: { ...terrain, pieces: [], buildings: [], areas }, players };
};
const toldOf = (setup: unknown): string[] => {
  try {
    parseSetup(evenDeath, setup);
    return [];
  } catch (error) {
    return (error as BadSetup).errors.map(({ path, message }) => `${path}: ${message}`);
  }
};

test('EDM.DEPLOY.3 EDM.DEPLOY.4 a zone in which a list finds no room is refused', () => {
  const full = withZone(0, 0, 48, 8);
  expect(toldOf(full)).toEqual([]);
  const at = full.terrain.areas.length - 1;
  const thin = ['survivors', 'zombies'].map((side) => `terrain.areas.${at}: There is not enough room for the ${side}`);
  expect(toldOf(withZone(0, 0, 48, 0.9))).toEqual(thin);
  expect(toldOf(withZone(0, 0, 3, 2))).toEqual(thin.slice(1));
  const band = Array.from({ length: 9 }, () => ({ class: 'newbie' }));
  const many = { ...withZone(0, 0, 7, 7), players: [{ faction: 'survivors', humans: band }, players[1]] };
  expect(toldOf({ ...many, terrain: withZone(0, 0, 5, 5).terrain })).toEqual([]);
  expect(toldOf({ ...many, terrain: withZone(0, 0, 5, 4).terrain })).toEqual(thin.slice(0, 1));
});

test('EDM.DEPLOY.3 in a zone hardly wider than a base every unit finds a place', () => {
  const { terrain } = withZone(1, 1.2, 46, 1.4);
  for (const seed of ['one', 'two', 'three']) {
    const match = Match.start(evenDeath, { kind: 'battle', terrain, players } as never, { seed });
    const luck = new Seeded(seedWords(seed));
    while (match.state.battle?.phase === 'slots' || match.state.battle?.phase === 'deploy') {
      const { seat, answer } = randomPlay(match as never, (n) => luck.below(n));
      expect(match.answer(seat, answer)).toMatchObject({ ok: true });
    }
    expect(match.state.battle?.herds).toHaveLength(1);
  }
});

test.each(READY_TABLES.map(({ id }) => id))('a battle can be deployed on %s', (id) => {
  expect(faultsOf({ kind: 'battle', terrain: readyTable(id), players })).toEqual([]);
});
