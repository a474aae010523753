import { describe, expect, test } from 'vitest';
import { bodies } from '../bodies.ts';
import { type Line, lineOf, strideOf } from '../move/line.ts';
import type { Human } from '../state.ts';
import { battle, type BattleScene, scene } from '../testing.ts';
import { TILE_TYPES } from '../words.ts';
import { besides, landAt, MAP, passagesFrom, tileAt } from './map.ts';
import { fieldFor } from './battle/battlefield.ts';
import { groundOf } from '../prepare/battlefield.ts';
import { areaOf, type Model, type Piece } from '../../../tabletop/index.ts';
import { at } from './testing.ts';

describe('the map', () => {
  test('EDM.CSETUP.4 EDM.CSETUP.5 64 tiles; the first die counts rows from the north, the second columns from the west', () => {
    expect(MAP.tiles).toHaveLength(64);
    for (let y = 1; y <= 8; y++) {
      for (let x = 1; x <= 8; x++) expect(landAt(tileAt(y, x))).toMatchObject({ x, y });
    }
    expect(landAt(tileAt(3, 7)).name).toBe("Haddow's End");
  });

  test('EDM.CMAP.1 every kind of terrain lies somewhere', () => {
    expect(TILE_TYPES.filter((type) => !MAP.tiles.some((tile) => tile.type === type))).toEqual([]);
  });

  test('EDM.CMAP.2 roads, bridges and rivers run across tiles as lines', () => {
    for (const { path } of [...MAP.roads, ...MAP.rivers]) {
      path.slice(1).forEach(([x, y], i) => {
        const [fromX, fromY] = path[i] as [number, number];
        expect(besides(tileAt(fromY, fromX))).toContain(tileAt(y, x));
      });
    }
    for (const { x, y } of MAP.bridges) expect(landAt(tileAt(y, x))).toMatchObject({ bridge: true, road: true });
  });

  test('EDM.CGEN.12 the deep of the lake is nobody’s way', () => {
    const deep = at('Orrin Deep');
    expect(landAt(deep).accessible).toBe(false);
    expect(passagesFrom(deep)).toEqual([]);
    for (const beside of besides(deep)) expect(passagesFrom(beside)).not.toContain(deep);
  });

  test('EDM.CGEN.13 from water to water only along a road; between land and water freely', () => {
    const [narrows, shore, north] = [at('Orrin Narrows'), at('Orrin East Shore'), tileAt(4, 4)];
    expect(landAt(north).type).toBe('water');
    expect(passagesFrom(narrows)).toContain(shore);
    expect(passagesFrom(narrows)).not.toContain(north);
    expect(passagesFrom(narrows)).toContain(at('Ashmouth'));
    expect(passagesFrom(at('Mirl Crossing'))).toContain(at('Reedhallow')); // a river does not hinder
  });
});

const onTile = (name: string): readonly Piece[] => groundOf(fieldFor(at(name))).terrain.pieces;
const looksOn = (name: string): Set<string> => new Set(onTile(name).map(({ looks }) => looks ?? ''));
const groundOfType = (name: string, looks: string): Set<string> =>
  new Set(onTile(name).flatMap((piece) => (piece.looks === looks ? [piece.kind] : [])));

describe('battlefields follow the tile', () => {
  test('EDM.CMAP.14 each type has its layout, and a river flows where the map shows one', () => {
    expect(fieldFor(at('Larkmead'))).toMatchObject({ layout: 'harrow-farm' });
    expect(fieldFor(at('Greyshoulder'))).toMatchObject({ layout: 'cinder-gorge' });
    expect(fieldFor(at('Kelstrand'))).toMatchObject({ layout: 'marrow-cross' });
    expect(looksOn('Greyshoulder')).not.toContain('deep-water');
    expect(looksOn('Fennel Wood')).toContain('deep-water');
    expect(looksOn('Outfall')).toContain('deep-water');
    expect(looksOn("Tanner's Common")).toContain('road'); // a road tile
  });

  test('EDM.CMAP.3 EDM.CMAP.13 fields are open, with single houses; the lane is flat and free', () => {
    expect(looksOn('Larkmead')).toContain('crops');
    const lane = onTile('Larkmead').find(({ looks }) => looks === 'road') as Piece;
    expect(lane).toMatchObject({ kind: 'normal', height: 0 });
    expect(onTile('Larkmead').filter(({ looks }) => looks === 'building')).toHaveLength(2);
  });

  test('EDM.CMAP.4 forests are full of trees', () => {
    expect(onTile('Wickwood').filter(({ looks }) => looks === 'wood').length).toBeGreaterThanOrEqual(8);
    expect(looksOn('Wickwood')).not.toContain('building');
  });

  test('EDM.CMAP.5 mountains have hills that are Difficult and cliffs that can be climbed', () => {
    expect(groundOfType('Greyshoulder', 'hill')).toEqual(new Set(['difficult']));
    const cliffs = onTile('Greyshoulder').filter(({ looks }) => looks === 'cliff');
    expect(cliffs.length).toBeGreaterThan(0);
    expect(cliffs.every(({ kind, climbable }) => kind === 'impassable' && climbable)).toBe(true);
  });

  test('EDM.CMAP.6 EDM.CMAP.7 shallows are Difficult, the deep cannot be entered; rocks and trees stand on the shore', () => {
    expect(groundOfType('Orrin Narrows', 'shallows')).toEqual(new Set(['difficult']));
    const deep = onTile('Orrin Narrows').filter(({ looks }) => looks === 'deep-water');
    expect(deep.every(({ kind, climbable }) => kind === 'impassable' && !climbable)).toBe(true);
    expect(deep.length).toBeGreaterThan(0);
    expect(looksOn('Orrin Narrows')).toContain('rocks');
    expect(looksOn('Orrin Narrows')).toContain('wood');
  });

  /** A human on the west bank of the river, which runs southwards from its spring. */
  const onBank = (tile: number, y: number): BattleScene =>
    scene({
      humans: [{ x: WEST, y }],
      herds: [{ zombies: [[1, 1]] }],
      change: (battle) => Object.assign(battle, { field: fieldFor(tile) }),
    });
  const [WEST, EAST, SPRING, SOUTH] = [27.4, 32.6, 31, 59.5];
  /** The places, in steps of half an inch, at which one Move takes a human over the river; or those at which it is Difficult. */
  const places = (tile: number, is: (line: Line) => boolean): number[] => {
    const m = onBank(tile, SPRING);
    const [one] = battle(m).humans as [Human];
    const [model] = bodies(one) as [Model];
    const rows = Array.from({ length: (SOUTH - SPRING) * 2 + 1 }, (_, i) => SPRING + i / 2);
    return rows.filter((y) => is(lineOf(strideOf(battle(m), one, { ...model, y }), { x: EAST, y })));
  };
  const isBarred = ({ fault }: Line): boolean => fault?.rule === 'EDM.MOVE.7';
  const isHalved = ({ fault, halved }: Line): boolean => fault?.rule !== 'EDM.MOVE.7' && halved;
  const isFree = ({ fault }: Line): boolean => fault === null;
  const rivers = (width: string): string[] => MAP.tiles.flatMap(({ river, name }) => (river === width ? [name] : []));

  test.each(rivers('wide'))('EDM.CMAP.8 EDM.CMAP.9 %s: a wide river is crossed at its ford and trunk only', (name) => {
    expect(places(at(name), isFree)).toEqual([54.5, 55, 55.5, 56, 56.5]); // the fallen trunk
    expect(places(at(name), isHalved)).toEqual([42.5, 43, 43.5, 44, 44.5, 45, 45.5]); // the ford
    expect(places(at(name), isBarred)).toHaveLength(58 - 5 - 7);
  });

  test.each(rivers('thin'))('EDM.CMAP.8 %s: a thin river is Difficult all along, but for its trunk', (name) => {
    expect(places(at(name), isBarred)).toEqual([]);
    expect(places(at(name), isFree)).toEqual([54.5, 55, 55.5, 56, 56.5]);
    expect(places(at(name), isHalved)).toHaveLength(58 - 5);
  });

  test('EDM.CMAP.8 EDM.CMAP.9 in play: over the trunk at once, through the ford by halves, into the deep never', () => {
    const over = [{ x: EAST, y: 55.5 }];
    const trunk = onBank(at('Outfall'), 55.5).answer('a', 'move').answer('a', over);
    expect(battle(trunk).humans[0]).toMatchObject({ x: EAST, y: 55.5 });
    const ford = onBank(at('Outfall'), 44).answer('a', 'move');
    expect(ford.refused('a', [{ x: EAST, y: 44 }])).toMatchObject({ rule: 'EDM.MOVE.2', facts: { limit: 3 } });
    ford
      .answer('a', [{ x: 30, y: 44 }])
      .answer('a', 'move')
      .answer('a', [{ x: EAST, y: 44 }]);
    expect(battle(ford).humans[0]).toMatchObject({ x: EAST, y: 44 });
    const deep = onBank(at('Outfall'), 50).answer('a', 'move');
    expect(deep.refused('a', [{ x: 29, y: 50 }])).toMatchObject({ rule: 'EDM.MOVE.7' });
    const brook = onBank(at('Reedhallow'), 50)
      .answer('a', 'move')
      .answer('a', [{ x: 30, y: 50 }]);
    expect(battle(brook).humans[0]).toMatchObject({ x: 30, y: 50 });
  });

  test('EDM.CMAP.10 the ground beside a river is flat', () => {
    const water = onTile('Outfall').filter(({ looks }) => ['deep-water', 'ford', 'bridge'].includes(looks ?? ''));
    expect(water.every(({ height }) => height === 0)).toBe(true);
    expect(looksOn('Outfall')).not.toContain('cliff');
  });

  test('EDM.CMAP.11 EDM.CMAP.12 towns are houses and streets with a few greens, cities have none', () => {
    const share = (name: string): number => {
      const greens = onTile(name).filter(({ looks }) => looks === 'wood');
      return greens.reduce((sum, { outline }) => sum + Math.abs(areaOf(outline)), 0) / 3600;
    };
    expect(share('Marrowby')).toBeGreaterThan(0);
    expect(share('Marrowby')).toBeLessThanOrEqual(0.25);
    expect(share('Kelstrand')).toBe(0);
    for (const name of ['Marrowby', 'Kelstrand']) {
      expect(looksOn(name)).toContain('building');
      expect(looksOn(name)).toContain('road');
    }
  });
});
