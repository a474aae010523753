import { describe, expect, test } from 'vitest';
import type { Point } from '../../../kernel/index.ts';
import {
  areaOf,
  awkwardOn,
  type Building,
  clear,
  gapBetween,
  inside,
  type Piece,
  sectionsOf,
  Tabletop,
  type Terrain,
} from '../../../tabletop/index.ts';
import { barredIn, collisionsOn, opened, partsOf, spotsOn } from '../../../tabletop/terrain/testing.ts';
import { parseTerrain } from '../../../tabletop/index.ts';
import { TABLES } from './index.ts';

const roadsOf = ({ pieces }: Terrain): Piece[] => pieces.filter(({ looks }) => looks === 'road');
const vehiclesOf = ({ pieces }: Terrain): Piece[] => pieces.filter(({ tags }) => tags?.['vehicle'] !== undefined);
const spanOf = (outline: readonly Point[], axis: 'x' | 'y'): [number, number] => {
  const all = outline.map((corner) => corner[axis]);
  return [Math.min(...all), Math.max(...all)];
};
/** How many square inches of a building, all of which are boxes, lie in a section. */
function within({ outline }: Building, section: readonly Point[]): number {
  const long = (axis: 'x' | 'y'): number => {
    const [[a, b], [c, d]] = [spanOf(outline, axis), spanOf(section, axis)];
    return Math.max(0, Math.min(b, d) - Math.max(a, c));
  };
  return long('x') * long('y');
}
const builtUp = (terrain: Terrain): number[] =>
  sectionsOf(terrain).flatMap(({ outline }, i) =>
    terrain.buildings.some((building) => within(building, outline) >= 4) ? [i + 1] : [],
  );

describe.each(TABLES.map((table) => [table.id, table] as const))('%s', (_, terrain) => {
  const { buildings, pieces, theme } = terrain;
  const table = new Tabletop(terrain);
  const isIndoors = (at: Point): boolean => buildings.some(({ outline }) => inside(outline, at));

  test('ATZ.FIG.1 ATZ.TERR.2 measures 36 by 36 inches and has its nine sections, row by row from the far edge', () => {
    expect([terrain.width, terrain.depth]).toEqual([36, 36]);
    expect(parseTerrain(terrain)).toEqual({ ok: true, terrain });
    expect(sectionsOf({ ...terrain, areas: [] }).map(({ outline }) => outline)).toEqual(
      sectionsOf(terrain).map(({ outline }) => outline),
    );
  });

  test('ATZ.TERR.3 ATZ.TERR.4 ATZ.TERR.5 the street runs through sections 2, 5 and 8 from edge to edge, four lanes wide in town', () => {
    const [street] = roadsOf(terrain);
    if (street === undefined) {
      expect(terrain.id).toBe('farm');
      return;
    }
    expect(spanOf(street.outline, 'y')).toEqual([0, 36]);
    const [left, right] = spanOf(street.outline, 'x');
    expect([left >= 12, right <= 24]).toEqual([true, true]);
    expect(right - left).toBe(theme === 'urban' ? 8 : 4.5);
  });

  test('ATZ.TERR.7 ATZ.TERR.8 ATZ.TERR.9 buildings stand in nine, four or one of the sections', () => {
    expect(builtUp(terrain)).toHaveLength({ urban: 9, suburban: 4, rural: 1 }[theme] ?? 0);
  });

  test('ATZ.TERR.10 buildings are within 4 inches of a street', () => {
    const roads = roadsOf(terrain);
    const far = buildings.filter(
      ({ outline, tags }) =>
        tags?.['use'] !== 'shed' && roads.length > 0 && !roads.some((road) => gapBetween(road.outline, outline) <= 4),
    );
    expect(far.map(({ id }) => id)).toEqual([]);
  });

  test('ATZ.TERR.11 has as many vehicles as a die allows', () => {
    const [least, most] = { urban: [5, 10], suburban: [3, 8], rural: [1, 3] }[theme] ?? [0, 0];
    expect(vehiclesOf(terrain).length).toBeGreaterThanOrEqual(least as number);
    expect(vehiclesOf(terrain).length).toBeLessThanOrEqual(most as number);
  });

  test('ATZ.TERR.12 ATZ.BLDG.2 ATZ.BLDG.3 ATZ.BLDG.4 buildings have storeys as the area has, and a Defensive Value', () => {
    const most = { urban: 4, suburban: 2, rural: 1 }[theme] ?? 0;
    expect(Math.max(...buildings.map(({ floors }) => floors.length))).toBeLessThanOrEqual(most);
    for (const { tags } of buildings) expect([1, 2]).toContain(tags?.['defence']);
    for (const { tags } of buildings) expect(tags?.['use']).toBeTypeOf('string');
  });

  test('ATZ.AREA.5 a suburb has buildings on up to half of it, and the country very few', () => {
    const covered = buildings.reduce((sum, { outline }) => sum + areaOf(outline), 0) / (terrain.width * terrain.depth);
    const [least, most] = { urban: [0.15, 1], suburban: [0.08, 0.5], rural: [0, 0.2] }[theme] ?? [0, 0];
    expect(covered).toBeGreaterThanOrEqual(least as number);
    expect(covered).toBeLessThanOrEqual(most as number);
    if (theme === 'rural') expect(buildings.length).toBeLessThanOrEqual(6);
  });

  test('ATZ.DAY.4 has lamps along its street in built-up areas, and hoses against fire', () => {
    const lamps = pieces.filter(({ tags }) => tags?.['light'] !== undefined);
    expect(lamps.length).toBeGreaterThanOrEqual(theme === 'rural' ? 0 : 4);
    expect([...pieces, ...buildings].filter(({ tags }) => tags?.['hose'] === true).length).toBeGreaterThanOrEqual(1);
  });

  test('ATZ.TERR.13 every hill has its crest', () => {
    const crests = pieces.filter(({ tags }) => tags?.['crest'] === true);
    const hills = pieces.filter(({ looks }) => looks === 'hill');
    expect(
      hills.filter(({ outline }) => !crests.some((crest) => crest.outline.every((at) => inside(outline, at)))),
    ).toEqual([]);
    expect(crests).toHaveLength(hills.length);
  });

  test('has nothing that runs into anything else, and room at every door, ladder and stair', () => {
    expect(collisionsOn(terrain)).toEqual([]);
    expect(barredIn(terrain)).toEqual([]);
    expect(awkwardOn(terrain)).toEqual([]);
    for (const { floors, links } of buildings)
      expect(new Set(links.filter(({ kind }) => kind === 'stairs').map(({ to }) => to.level)).size).toBe(
        floors.length - 1,
      );
  });

  test('is one whole for people who open doors, and outdoors for the dead', () => {
    expect(partsOf(opened(terrain), 0.5)).toHaveLength(1);
    expect(partsOf(table, 0.5, (at) => !isIndoors(at))).toHaveLength(1);
  });

  test('ATZ.PEF.4 ATZ.ZGEN.2 leaves room to come on along the near edge, and most of it is seen from no other edge', () => {
    const edge = spotsOn(table, 1).filter(({ y }) => y <= 1);
    expect(edge.length).toBeGreaterThanOrEqual(18);
    const far = spotsOn(table, 1).filter(({ y }) => y >= 35);
    const seen = edge.flatMap((a) => far.filter((b) => clear(table, { ...a, z: 1.1 }, { ...b, z: 1.1 })));
    expect(seen.length / (edge.length * far.length)).toBeLessThan(0.4);
  });
});

test('there are twelve, each with its own name, and every kind of area is among them', () => {
  expect(TABLES).toHaveLength(12);
  expect(new Set(TABLES.flatMap(({ id, name }) => [id, name])).size).toBe(24);
  expect(new Set(TABLES.map(({ theme }) => theme))).toEqual(new Set(['urban', 'suburban', 'rural']));
});

test('ATZ.TERR.6 a table in town may have a crossing in its middle, with a street from section 4 to section 6', () => {
  const across = TABLES.filter((table) =>
    roadsOf(table).some(({ outline }) => {
      const [left, right] = spanOf(outline, 'x');
      const [far, near] = spanOf(outline, 'y');
      return left === 0 && right === 36 && far >= 12 && near <= 24;
    }),
  );
  expect(across.map(({ id }) => id)).toContain('high-street');
});

test('ATZ.TERR.1 every ready table lies in one of the three kinds of areas', () => {
  expect(TABLES).toHaveLength(12);
  expect(new Set(TABLES.map(({ theme }) => theme))).toEqual(new Set(['urban', 'suburban', 'rural']));
});
