import { describe, expect, test } from 'vitest';
import { awkwardOn, inside, parseTerrain, SILL, Tabletop, visibleShare } from '../../../tabletop/index.ts';
import { TABLES } from './index.ts';
import { barredIn, collisionsOn, largeShare, longLanes, opened, partsOf, person, spotsOn } from './testing.ts';

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

  test('is one whole for people who open doors, and outdoors for the dead who do not', () => {
    expect(partsOf(opened(terrain), 0.5)).toHaveLength(1);
    expect(partsOf(table, 0.5, (at) => !isIndoors(at))).toHaveLength(1);
  });
});
