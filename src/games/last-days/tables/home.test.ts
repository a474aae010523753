import { describe, expect, test } from 'vitest';
import type { Point } from '../../../kernel/index.ts';
import { type Building, changedTerrain, gapBetween, inside, parseTerrain, Tabletop } from '../../../tabletop/index.ts';
import { REFUGE_IDS } from '../data/refuges.ts';
import { fenceFaults, fenceOf, suggestedFences } from './fences.ts';
import { TABLES } from './index.ts';
import { REFUGE_PLANS, refugeOn, withRefuge } from './refuges.ts';
import { barredIn, collisionsOn, opened, partsOf, person, spotsOn, standsAt } from './testing.ts';
import { isTowerClimb, TOWER, towerOn, towerSites, withTower } from './tower.ts';

/** Every Refuge on some tables, and some Refuges on every table. */
const everywhere = TABLES.flatMap((table, i) =>
  REFUGE_IDS.filter((_, j) => (i + j) % 3 === 0).map((refuge) => [refuge, table.id, table] as const),
);
const homeOn = (terrain: (typeof TABLES)[number]): Building => refugeOn(terrain) as Building;

test.each(REFUGE_IDS)('LD.HOME.2 %s has two doors, four windows and a footprint of 6 by 6 inches', (refuge) => {
  const [{ outline, openings, tags } = {} as Building] = REFUGE_PLANS[refuge].buildings;
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, right, near, far] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  expect(Math.min(right - left, far - near)).toBeGreaterThanOrEqual(6);
  const isOnRim = ({ x, y }: Point): boolean => [left, right].includes(x) || [near, far].includes(y);
  const outer = openings.filter(({ from, to, level }) => level === 0 && isOnRim(from) && isOnRim(to));
  expect(tags).toEqual({ refuge });
  expect(outer.filter(({ kind }) => kind === 'door').length).toBeGreaterThanOrEqual(2);
  expect(outer.filter(({ kind }) => kind === 'window').length).toBeGreaterThanOrEqual(4);
  expect(outer.filter(({ kind, open }) => kind === 'door' && open)).toEqual([]);
});

describe.each(everywhere)('%s on %s', (refuge, _, table) => {
  test('LD.HOME.2 LD.HOME.3 stands in the middle, and the table stays whole', () => {
    for (const turned of [0, 1]) {
      const terrain = withRefuge(table, refuge, { at: { x: 18, y: 18 }, turned });
      expect(parseTerrain(terrain)).toEqual({ ok: true, terrain });
      expect(barredIn(terrain).filter((id) => id.startsWith('refuge'))).toEqual([]);
      expect(collisionsOn(terrain)).toEqual([]);
      expect(partsOf(opened(terrain), 0.5)).toHaveLength(1);
      expect(terrain.buildings.length).toBeGreaterThanOrEqual(table.buildings.length - 1);
    }
  });

  test('LD.HOME.4 LD.HOME.5 there is room for three tokens in it, and for twelve people within 4 inches of it', () => {
    const terrain = withRefuge(table, refuge);
    const { outline } = homeOn(terrain);
    const spots = spotsOn(new Tabletop(terrain), 1);
    expect(spots.filter((at) => inside(outline, at)).length).toBeGreaterThanOrEqual(8);
    const near = spots.filter((at) => !inside(outline, at) && gapBetween(outline, [at, at, at]) <= 4.5);
    expect(near.length).toBeGreaterThanOrEqual(24);
  });

  test('LD.PERK.6 LD.PERK.7 fences of up to 24 inches stand 6 to 8 inches from it, can be climbed and seen through', () => {
    const terrain = withRefuge(table, refuge);
    const stretches = suggestedFences(terrain);
    expect(fenceFaults(terrain, stretches)).toEqual([]);
    expect(stretches.reduce((sum, { from, to }) => sum + Math.hypot(to.x - from.x, to.y - from.y), 0)).toBeGreaterThan(
      12,
    );
    const fenced = changedTerrain(terrain, { built: stretches.map(fenceOf) });
    expect(parseTerrain(fenced)).toEqual({ ok: true, terrain: fenced });
    for (const { height, climbable, blocksSight, outline } of stretches.map(fenceOf)) {
      expect({ height, climbable, blocksSight }).toEqual({ height: 2, climbable: true, blocksSight: false });
      const away = gapBetween(outline, homeOn(terrain).outline);
      expect([away >= 5.8, away <= 8]).toEqual([true, true]);
    }
  });

  test('LD.PERK.18 LD.PERK.19 a tower of 6 inches stands within 3 inches of it, with room for one on top', () => {
    const terrain = withRefuge(table, refuge);
    const [at] = towerSites(terrain);
    expect(at).toBeDefined();
    const watched = withTower(terrain, at as Point);
    expect(parseTerrain(watched)).toEqual({ ok: true, terrain: watched });
    const tower = towerOn(watched) as Building;
    expect(tower.height).toBe(TOWER.height);
    expect(gapBetween(tower.outline, homeOn(watched).outline)).toBeLessThanOrEqual(TOWER.near);
    expect(barredIn(watched).filter((id) => id.startsWith('watch-tower'))).toEqual([]);
    expect(collisionsOn(watched)).toEqual([]);
    expect(partsOf(opened(watched), 0.5)).toHaveLength(1);
    expect(standsAt(new Tabletop(watched), person({ ...(at as Point), level: 2 }))).toBe(true);
    expect(tower.links.map((link) => [link.from.level, link.to.level, isTowerClimb(link)])).toEqual([
      [0, 1, true],
      [1, 2, true],
    ]);
  });
});

test('LD.PERK.6 LD.PERK.7 fences that are too long, too near, too far or in the way are refused with the reason', () => {
  const terrain = withRefuge(TABLES[0] as (typeof TABLES)[number], 'gun-shop');
  const { outline } = homeOn(terrain);
  const [left, top] = [Math.min(...outline.map(({ x }) => x)), Math.min(...outline.map(({ y }) => y))];
  const at = (from: [number, number], to: [number, number]) => ({
    from: { x: left + from[0], y: top + from[1] },
    to: { x: left + to[0], y: top + to[1] },
  });
  const bare = { ...terrain, pieces: [], buildings: [homeOn(terrain)] };
  expect(fenceFaults(bare, [at([-3, -7], [11, -7]), at([-7, -3], [-7, 10])])).toEqual([
    { path: '', message: 'The fences are 27 inches long: shorten them to 24' },
  ]);
  expect(
    fenceFaults(bare, [
      at([0, -5], [4, -5]),
      at([0, -8.5], [4, -8.5]),
      at([0, -7], [14, -7]),
      at([0, -7], [0, -7.1]),
      at([0, -6], [8, -8]),
    ]),
  ).toEqual([
    { path: '', message: 'The fences are 30.346 inches long: shorten them to 24' },
    { path: '0', message: 'Fences stand at least 6 inches from the Refuge' },
    { path: '1', message: 'Fences stand at most 8 inches from the Refuge' },
    { path: '2', message: 'Fences stand at most 8 inches from the Refuge' },
    { path: '3', message: 'A stretch of fence is at least a quarter of an inch long' },
  ]);
  const bank = terrain.buildings.find(({ id }) => id === 'bank') as Building;
  const walled = { ...bare, buildings: [...bare.buildings, bank] };
  expect(fenceFaults(walled, [at([-7, 0], [-7, 4])])).toEqual([
    { path: '0', message: 'Bank is in the way of this fence' },
  ]);
});
