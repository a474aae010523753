import { describe, expect, test } from 'vitest';
import { areaOf, changedTerrain, gapBetween, inside, parseTerrain, Tabletop } from '../../../tabletop/index.ts';
import { ENCOUNTERS } from '../data/encounters.ts';
import { TABLES } from './index.ts';
import { collisionsOn, opened, partsOf, standsAt } from './testing.ts';
import { ENCOUNTER_CHANGES, ESCAPE_VEHICLE } from './variants.ts';

const MIDDLE = { x: 18, y: 18 };
const awayFrom = (outline: readonly { x: number; y: number }[]): number =>
  gapBetween([MIDDLE, MIDDLE, MIDDLE], outline);

describe.each(TABLES.map((table) => [table.id, table] as const))('%s', (_, table) => {
  test.each(ENCOUNTERS)('changed for %s is a table, and whole', (encounter) => {
    const terrain = changedTerrain(table, ENCOUNTER_CHANGES[encounter](table));
    expect(parseTerrain(terrain)).toEqual({ ok: true, terrain });
    expect(collisionsOn(terrain)).toEqual([]);
    expect(partsOf(opened(terrain), 0.5)).toHaveLength(1);
  });

  test('LD.BUSH.2 the centre is clear but for small scatter', () => {
    const terrain = changedTerrain(table, ENCOUNTER_CHANGES.bushwhack(table));
    const near = [
      ...terrain.buildings,
      ...terrain.pieces.filter(({ height, kind }) => height > 0 || kind !== 'normal'),
    ].filter(({ outline }) => awayFrom(outline) < 5);
    expect(near.filter((thing) => 'floors' in thing || thing.height > 0.9 || areaOf(thing.outline) > 9)).toEqual([]);
    expect(near.length).toBeGreaterThanOrEqual(3);
    expect(standsAt(new Tabletop(terrain), MIDDLE)).toBe(true);
  });

  test('LD.MASS.1 within 8 inches of the centre vehicles are wrecks without alarms and remains lie about', () => {
    const { built = [], ...rest } = ENCOUNTER_CHANGES['massacre-site'](table);
    expect(rest).toEqual({});
    const vehicles = table.pieces.filter(({ tags, outline }) => tags?.vehicle !== undefined && awayFrom(outline) < 7.9);
    const wrecks = built.filter(({ looks }) => looks === 'wreck');
    expect(wrecks.map(({ id, outline, tags }) => [id, outline, tags])).toEqual(
      vehicles.map(({ id, outline }) => [id, outline, {}]),
    );
    const remains = built.filter(({ name }) => name === 'Remains');
    expect(remains.map(({ kind, height, outline }) => [kind, height, awayFrom(outline) < 8])).toEqual(
      Array.from({ length: 5 }, () => ['normal', 0, true]),
    );
  });

  test('LD.RESCUE.4 the place of the Captives is marked at the centre and is in nobody’s way', () => {
    const { built = [], ...rest } = ENCOUNTER_CHANGES.rescue(table);
    expect(rest).toEqual({});
    expect(built.map(({ kind, height, outline }) => [kind, height, inside(outline, MIDDLE)])).toEqual([
      ['normal', 0, true],
    ]);
  });

  test('LD.ESCAPE.1 the vehicle stands at the centre, and people can stand all round it', () => {
    const terrain = changedTerrain(table, ENCOUNTER_CHANGES['the-escape'](table));
    const vehicle = terrain.pieces.find(({ id }) => id === ESCAPE_VEHICLE);
    expect(inside(vehicle?.outline ?? [], MIDDLE)).toBe(true);
    const board = new Tabletop(terrain);
    for (const x of [15, 18, 21]) for (const y of [16.15, 19.85]) expect(standsAt(board, { x, y })).toBe(true);
  });
});

test('LD.SCAV.1 LD.HOME.3 terrain is as usual', () => {
  const [table] = TABLES as [(typeof TABLES)[number]];
  expect([ENCOUNTER_CHANGES.scavengers(table), ENCOUNTER_CHANGES['home-defense'](table)]).toEqual([{}, {}]);
});
