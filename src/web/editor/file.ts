import type { Point } from '../../kernel/index.ts';
import { parseTerrain, type Terrain, type TerrainFile } from '../../tabletop/index.ts';
import { called, PARTS, type Thing } from './things.ts';

const pair = ({ x, y }: Point): [number, number] => [x, y];
const pairs = (outline: readonly Point[]): [number, number][] => outline.map(pair);

/** A table as it is written into a file. */
export function toFile(terrain: Terrain): TerrainFile {
  return {
    ...terrain,
    pieces: terrain.pieces.map((piece) => ({ ...piece, outline: pairs(piece.outline) })),
    areas: terrain.areas.map((area) => ({ ...area, outline: pairs(area.outline) })),
    buildings: terrain.buildings.map((building) => ({
      ...building,
      floors: [...building.floors],
      outline: pairs(building.outline),
      walls: building.walls.map((wall) => ({ ...wall, from: pair(wall.from), to: pair(wall.to) })),
      openings: building.openings.map((opening) => ({ ...opening, from: pair(opening.from), to: pair(opening.to) })),
      links: building.links.map(({ from, to, ...link }) => ({
        ...link,
        from: { at: pair(from), level: from.level },
        to: { at: pair(to), level: to.level },
      })),
    })),
  };
}

/** Something that is wrong with a table, and with what on it. */
export interface EditorFault {
  /** The thing that has to change; null for the table itself. */
  readonly id: string | null;
  readonly path: string;
  readonly message: string;
}

/** All that keeps the table from being played on, each with its path and its thing. */
export function faultsIn(terrain: Terrain): readonly EditorFault[] {
  const parsed = parseTerrain(toFile(terrain));
  if (parsed.ok) return [];
  const said = new Set<string>();
  return parsed.errors.flatMap(({ path, message }): EditorFault[] => {
    const [part = '', index = ''] = path.split('.');
    const list = (PARTS as readonly string[]).includes(part) ? terrain[part as (typeof PARTS)[number]] : null;
    const thing: Thing | undefined = list?.[Number(index)];
    if (thing === undefined) return [{ id: null, path, message }];
    const { id } = thing;
    if (!isOff(terrain, thing)) return [{ id, path, message: `${called(thing)}: ${message}.` }];
    // Once is enough: every corner would say the same, and a shape that is cut off seems bent as well.
    if (said.has(id)) return [];
    said.add(id);
    return [{ id, path, message: `${called(thing)} lies partly off the table.` }];
  });
}

const isOff = ({ width, depth }: Terrain, { outline }: Thing): boolean =>
  outline.some(({ x, y }) => x < 0 || y < 0 || x > width || y > depth);
