import type { BufferGeometry } from 'three';
import type { Building, OpeningState } from '../../../tabletop/index.ts';
import { Clay } from '../shape/clay.ts';
import { shapeFloor, shapeRoof, shapeStairs } from './roofs.ts';
import { outsideOf, shapeWall, spansOf } from './walls.ts';

/** What of a building is shown and hidden by itself. */
export interface Part {
  readonly building: string;
  readonly kind: 'wall' | 'stub' | 'inner' | 'low' | 'floor' | 'roof';
  readonly level: number;
  /** Which way the wall looks, for outer ones. */
  readonly out: { readonly x: number; readonly z: number } | null;
  readonly geometry: BufferGeometry;
}

export function partsOf(building: Building, openings: Readonly<Record<string, OpeningState>>): Part[] {
  const { id, floors } = building;
  const outside = outsideOf(building);
  const shaped = (key: string, make: (clay: Clay) => void): BufferGeometry => {
    const clay = new Clay(`${id} ${key}`);
    make(clay);
    return clay.made();
  };
  const walls = spansOf(building).flatMap((span, i): Part[] => {
    const { from, to, level, inner } = span;
    const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const out = inner ? null : { x: -(to.y - from.y) / long, z: (to.x - from.x) / long };
    return [false, true].map((cut) => ({
      building: id,
      kind: inner ? (cut ? 'low' : 'inner') : cut ? 'stub' : 'wall',
      level,
      out,
      geometry: shaped(`wall ${i} ${cut}`, (clay) => shapeWall(clay, span, outside, openings, cut)),
    }));
  });
  const storeys = floors.map(
    (_, level): Part => ({
      building: id,
      kind: 'floor',
      level,
      out: null,
      geometry: shaped(`floor ${level}`, (clay) => {
        if (level > 0) shapeFloor(clay, building, level);
        shapeStairs(clay, building, level);
      }),
    }),
  );
  const roof = shaped('roof', (clay) => shapeRoof(clay, building));
  return [...walls, ...storeys, { building: id, kind: 'roof', level: floors.length, out: null, geometry: roof }];
}
