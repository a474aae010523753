import type { Point, SetupError } from '../../kernel/index.ts';
import { between } from '../geometry/point.ts';
import { outlineFault, toOutline } from '../geometry/polygon.ts';
import type { Building, Link, Opening, Piece, Terrain } from './terrain.ts';

/** What becomes of a terrain in play: plain data in a game's state, beside the terrain that never changes. */

export const OPENING_WORDS = ['open', 'closed', 'locked', 'broken', 'boarded'] as const;
export type OpeningWord = (typeof OPENING_WORDS)[number];

/** What has become of a door or a window. */
interface OpeningChange {
  readonly state: OpeningWord;
  /** What is left of a door or of the boards before it: for the games to count. */
  readonly strength?: number;
}

/** A hole in a wall of a building, burnt, bashed or blown. A base walks through if it reaches down to the floor. */
export interface Hole {
  readonly id: string;
  /** The building, or one of its inner walls. */
  readonly in: string;
  readonly from: Point;
  readonly to: Point;
  readonly level: number;
  /** Lower and upper edge above the storey's floor: from the floor to the ceiling where they are not given. */
  readonly sill?: number;
  readonly top?: number;
}

export interface TerrainChanges {
  /** Doors and windows that are not as the terrain has them, by id. */
  readonly openings?: Readonly<Record<string, OpeningChange>>;
  readonly holes?: readonly Hole[];
  /** Ids of pieces, buildings and inner walls that are no longer there: burnt down, torn down, towed away. */
  readonly gone?: readonly string[];
  /** Pieces put up in play: a barricade, a fence. One with the id of a piece of the terrain takes its place. */
  readonly built?: readonly Piece[];
  /** Ladders and stairs put up in play. */
  readonly links?: readonly Link[];
}

/** What can be done with a door or window just now. */
export interface OpeningState {
  /** A base walks through. What needs a climb, a jump or a hand on the latch is a passage. */
  readonly pass: boolean;
  readonly see: boolean;
}

/** How a door or window stands before anybody has touched it. */
export const wordOf = ({ kind, open }: Opening): OpeningWord => (kind === 'door' && open ? 'open' : 'closed');

/** What a word means: a door lets through what it lets see; one sees through a window until it is boarded up, and nobody walks through. */
export function stateOf({ kind }: Opening, word: OpeningWord): OpeningState {
  if (kind === 'window') return { pass: false, see: word !== 'boarded' };
  const isOpen = word === 'open' || word === 'broken';
  return { pass: isOpen, see: isOpen };
}

export const isUnchanged = ({
  openings = {},
  holes = [],
  gone = [],
  built = [],
  links = [],
}: TerrainChanges): boolean =>
  holes.length + gone.length + built.length + links.length === 0 && Object.keys(openings).length === 0;

/** Whether a stretch lies along a wall. */
export const liesAlong = (from: Point, to: Point, stretch: { readonly from: Point; readonly to: Point }): boolean =>
  toOutline([from, to], stretch.from) <= NEAR && toOutline([from, to], stretch.to) <= NEAR;

/** How far an opening or a hole may lie off its wall. */
const NEAR = 0.002;

/** What is wrong with changes to a terrain: each fault with its path. */
export function changeFaults(terrain: Terrain, changes: TerrainChanges): SetupError[] {
  const { pieces, buildings } = terrain;
  const faults: SetupError[] = [];
  const fault = (path: string, message: string): unknown => faults.push({ path, message });
  const openings = new Set(buildings.flatMap((b) => b.openings.map(({ id }) => id)));
  const walls = buildings.flatMap((b) => b.walls.map(({ id }) => id));
  const known = new Set([...pieces, ...buildings].map(({ id }) => id).concat(walls));
  for (const [id, { state }] of Object.entries(changes.openings ?? {})) {
    if (!openings.has(id)) fault(`openings.${id}`, `This table has no door or window called ${id}`);
    if (!OPENING_WORDS.includes(state)) fault(`openings.${id}.state`, `Choose one of ${OPENING_WORDS.join(', ')}`);
  }
  (changes.gone ?? []).forEach((id, i) => {
    if (!known.has(id)) fault(`gone.${i}`, `This table has no piece, building or inner wall called ${id}`);
  });
  (changes.holes ?? []).forEach((hole, i) => {
    const building = buildings.find((b) => b.id === hole.in || b.walls.some(({ id }) => id === hole.in));
    if (building === undefined) fault(`holes.${i}.in`, `This table has no building or inner wall called ${hole.in}`);
    else if (wallOf(building, hole) === null) fault(`holes.${i}.from`, 'A hole lies along one wall of its storey');
  });
  (changes.built ?? []).forEach(({ outline }, i) => {
    const wrong = outlineFault(outline);
    if (wrong !== null) fault(`built.${i}.outline`, wrong);
  });
  return faults;
}

/** The ends of the wall that a hole is in. */
function wallOf({ id, outline, walls }: Building, hole: Hole): readonly [Point, Point] | null {
  const outer = outline.map((corner, i) => [corner, outline[(i + 1) % outline.length] as Point] as const);
  const inner = walls.flatMap((wall) =>
    wall.level === hole.level && (hole.in === id || hole.in === wall.id) ? [[wall.from, wall.to] as const] : [],
  );
  return [...(hole.in === id ? outer : []), ...inner].find(([from, to]) => liesAlong(from, to, hole)) ?? null;
}

/**
 * The terrain as the changes leave it, as a terrain of its own: for screens, and to start another table from. A hole becomes
 * a door that stands open, or a window; what a boarded opening hides is known to the changes alone.
 */
export function changedTerrain(terrain: Terrain, changes: TerrainChanges): Terrain {
  if (isUnchanged(changes)) return terrain;
  const { openings = {}, holes = [], gone = [], built = [], links = [] } = changes;
  const isLeft = ({ id }: { readonly id: string }): boolean => !gone.includes(id);
  const replaced = new Set(built.map(({ id }) => id));
  const pieces = [...terrain.pieces.filter((piece) => isLeft(piece) && !replaced.has(piece.id)), ...built];
  const buildings = terrain.buildings.filter(isLeft).map((building): Building => {
    const own = holes.flatMap((hole) => {
      const wall =
        building.id === hole.in || building.walls.some(({ id }) => id === hole.in) ? wallOf(building, hole) : null;
      return wall === null ? [] : [openingOf(building, hole)];
    });
    const left = building.openings.flatMap((opening) =>
      own.reduce((parts, hole) => parts.flatMap((part) => cutBy(part, hole)), [opening]),
    );
    return {
      ...building,
      walls: building.walls.filter(isLeft),
      openings: [
        ...left.map((o) =>
          o.kind === 'door' && openings[o.id] !== undefined
            ? { ...o, open: stateOf(o, openings[o.id]?.state ?? 'closed').pass }
            : o,
        ),
        ...own,
      ],
    };
  });
  const [first, ...rest] = buildings;
  return {
    ...terrain,
    pieces,
    // A link belongs to no building in particular: the first one carries it.
    buildings:
      first === undefined || links.length === 0
        ? buildings
        : [{ ...first, links: [...first.links, ...links] }, ...rest],
  };
}

function openingOf({ floors, height }: Building, { id, from, to, level, sill = 0, top }: Hole): Opening {
  const rise = ([...floors, height][level + 1] ?? height) - (floors[level] ?? 0);
  return { id, kind: sill > 0 ? 'window' : 'door', from, to, level, sill, top: top ?? rise, open: true };
}

/** What a hole leaves of an opening beside it. */
function cutBy(opening: Opening, hole: Opening): Opening[] {
  if (opening.level !== hole.level) return [opening];
  const shares = sharesOf(opening.from, opening.to, hole);
  if (shares === null) return [opening];
  const [start, end] = shares;
  const part = (id: string, from: number, to: number): Opening[] =>
    to - from < 1e-9
      ? []
      : [{ ...opening, id, from: between(opening.from, opening.to, from), to: between(opening.from, opening.to, to) }];
  return [...part(opening.id, 0, start), ...part(start > 1e-9 ? `${opening.id}-2` : opening.id, end, 1)];
}

/** From which to which share a stretch from `a` to `b` is taken up by a hole along the same line; null if it is not. */
export function sharesOf(
  a: Point,
  b: Point,
  hole: { readonly from: Point; readonly to: Point },
): readonly [number, number] | null {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const long = Math.sqrt(square);
  const off = (p: Point): number => Math.abs(dx * (p.y - a.y) - dy * (p.x - a.x)) / long;
  if (off(hole.from) > NEAR || off(hole.to) > NEAR) return null;
  const along = (p: Point): number => ((p.x - a.x) * dx + (p.y - a.y) * dy) / square;
  const [one, other] = [along(hole.from), along(hole.to)];
  const [start, end] = [Math.max(0, Math.min(one, other)), Math.min(1, Math.max(one, other))];
  return end - start < 1e-9 ? null : [start, end];
}
