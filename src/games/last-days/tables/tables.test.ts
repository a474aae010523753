import { describe, expect, test } from 'vitest';
import {
  apart,
  awkwardOn,
  grained,
  inside,
  parseTerrain,
  SILL,
  Tabletop,
  visibleShare,
} from '../../../tabletop/index.ts';
import { TABLES } from './index.ts';
import {
  barredIn,
  collisionsOn,
  firstToken,
  jumpsOn,
  largeShare,
  longLanes,
  opened,
  partsOf,
  person,
  roofsOutOfReach,
  spotsOn,
  tokensOn,
  waysIn,
} from './testing.ts';

const MIDDLE = { x: 18, y: 18 };

describe.each(TABLES.map((table) => [table.id, table] as const))('%s', (_, terrain) => {
  const { pieces, buildings } = terrain;
  const table = new Tabletop(terrain);
  const isIndoors = (at: { x: number; y: number }): boolean => buildings.some(({ outline }) => inside(outline, at));

  test('LD.TERRAIN.1 measures 36 by 36 inches, and its file read once is read again the same', () => {
    expect([terrain.width, terrain.depth]).toEqual([36, 36]);
    expect(parseTerrain(terrain)).toEqual({ ok: true, terrain });
  });

  test('LD.TERRAIN.4 is a third large pieces, one of them in the middle, and edges do not see each other past it', () => {
    expect(largeShare(terrain)).toBeGreaterThan(1 / 3);
    expect(isIndoors(MIDDLE) || pieces.some(({ outline, height }) => height >= 1.3 && inside(outline, MIDDLE))).toBe(
      true,
    );
    const strip = (deep: number) => spotsOn(table, 0.5).filter(({ y }) => y === deep);
    const [north, south] = [strip(1), strip(35)];
    const seen = north.flatMap((a) => south.filter((b) => visibleShare(table, person(a), person(b)) >= 1 / 4));
    expect(seen.length / (north.length * south.length)).toBeLessThan(0.01);
  });

  test('LD.TERRAIN.5 has few lanes longer than 12 inches', () => {
    const { pairs, open } = longLanes(table, 1.5);
    expect(open / pairs).toBeLessThan(0.02);
  });

  test('LD.TERRAIN.5 LD.TERRAIN.25 has cover up to 0.9 inches, what blocks from 1.3, and windows from 0.75', () => {
    expect(awkwardOn(terrain)).toEqual([]);
    const windows = buildings.flatMap(({ openings }) => openings.filter(({ kind }) => kind === 'window'));
    expect([...new Set(windows.map(({ sill }) => sill))]).toEqual([SILL]);
  });

  test('has nothing that runs into anything else, and nothing in a building whose top one could be on', () => {
    expect(collisionsOn(terrain)).toEqual([]);
    const furniture = pieces.filter(({ outline }) => outline.every(isIndoors));
    expect(furniture.filter(({ climbable }) => climbable).map(({ id }) => id)).toEqual([]);
  });

  test('has room before and behind every door, and at both ends of every ladder and of all stairs', () => {
    expect(barredIn(terrain)).toEqual([]);
  });

  test('LD.DEPLOY.2 leaves room for a Group along every edge, and no building stands where Groups deploy', () => {
    const spots = spotsOn(table, 1).filter((at) => !isIndoors(at));
    const within = (at: number): boolean => at <= 2.5 || at >= 33.5;
    const [near, far] = [spots.filter(({ y }) => y <= 2.5), spots.filter(({ y }) => y >= 33.5)];
    const [left, right] = [spots.filter(({ x }) => x <= 2.5), spots.filter(({ x }) => x >= 33.5)];
    for (const strip of [near, far, left, right]) expect(strip.length).toBeGreaterThanOrEqual(40);
    expect(buildings.filter(({ outline }) => outline.some(({ y }) => within(y))).map(({ id }) => id)).toEqual([]);
  });

  test('LD.SUPPLY.3 LD.SUPPLY.4 has room for five tokens, wherever Groups deploy and whichever side fills up first', () => {
    expect(apart(firstToken(terrain), MIDDLE)).toBeLessThan(1.5);
    for (const across of ['x', 'y'] as const) {
      for (const from of [{ x: 0, y: 0 }, { x: 36, y: 0 }, MIDDLE]) {
        const tokens = tokensOn(terrain, across, (a, b) => apart(a, from) - apart(b, from));
        expect(tokens.length).toBeGreaterThanOrEqual(5);
      }
    }
  });

  test('LD.TERRAIN.8 LD.TERRAIN.10 LD.TERRAIN.13 LD.TERRAIN.21 has a room full of refuse, ladders, doors that stand open and alarms', () => {
    const rooms = pieces.filter(({ kind, outline }) => kind === 'difficult' && outline.every(isIndoors));
    expect(rooms.length).toBeGreaterThanOrEqual(1);
    expect(roofsOutOfReach(terrain)).toEqual([]);
    const doors = buildings.flatMap(({ openings }) => openings.filter(({ kind }) => kind === 'door'));
    expect(new Set(doors.map(({ open }) => open))).toEqual(new Set([true, false]));
    const alarmed = pieces.filter(({ tags }) => tags?.alarm === true);
    expect(alarmed.length).toBeGreaterThanOrEqual(2);
    const kinds = alarmed.map(({ tags }) => tags?.vehicle);
    expect(kinds.filter((kind) => !['car', 'pickup', 'van', 'truck'].includes(String(kind)))).toEqual([]);
  });

  test('is fair: to the middle it is as far from either edge, and buildings stand alike for both', () => {
    const { near, far, left, right } = waysIn(terrain, 0.5);
    expect(Math.abs(near - far)).toBeLessThan(1.5);
    expect(Math.abs(left - right)).toBeLessThan(1.5);
    const turned = ({ x, y }: { x: number; y: number }): string => `${grained(36 - x)} ${grained(36 - y)}`;
    const corners = buildings.flatMap(({ outline, height }) => outline.map(({ x, y }) => `${height} ${x} ${y}`)).sort();
    expect(buildings.flatMap(({ outline, height }) => outline.map((at) => `${height} ${turned(at)}`)).sort()).toEqual(
      corners,
    );
  });

  test('is one whole for people who open doors, and outdoors for the dead who do not', () => {
    expect(partsOf(opened(terrain), 0.5)).toHaveLength(1);
    expect(partsOf(table, 0.5, (at) => !isIndoors(at))).toHaveLength(1);
  });
});

test('LD.MOVE.13 on most tables somebody can jump from roof to roof', () => {
  expect(TABLES.filter((terrain) => jumpsOn(terrain).length > 0).length).toBeGreaterThanOrEqual(6);
});

test('there are ten, each with its own name', () => {
  expect(TABLES).toHaveLength(10);
  expect(new Set(TABLES.flatMap(({ id, name }) => [id, name])).size).toBe(20);
});
