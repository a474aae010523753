import type { Point } from '../../kernel/index.ts';
import {
  type Area,
  type Building,
  grained,
  inside,
  type Piece,
  type Polygon,
  type Terrain,
} from '../../tabletop/index.ts';

/** Whatever can be selected, moved and named on a table that is being drawn. */
export type Thing = Piece | Building | Area;
export const PARTS = ['areas', 'pieces', 'buildings'] as const;
export type Part = (typeof PARTS)[number];

export const thingsOf = ({ areas, pieces, buildings }: Terrain): readonly Thing[] => [
  ...areas,
  ...pieces,
  ...buildings,
];

export function partOf(terrain: Terrain, id: string): Part | null {
  return PARTS.find((part) => terrain[part].some((thing) => thing.id === id)) ?? null;
}
export const thingNamed = (terrain: Terrain, id: string): Thing | undefined =>
  thingsOf(terrain).find((thing) => thing.id === id);

export const isBuilding = (thing: Thing): thing is Building => 'floors' in thing;
export const isPiece = (thing: Thing): thing is Piece => 'looks' in thing;

/** What a thing is called where it has no name of its own. */
export const called = (thing: Thing): string =>
  thing.name || (isPiece(thing) ? thing.looks : isBuilding(thing) ? 'Building' : thing.kind);

/** The terrain with some things changed. */
export function changed(terrain: Terrain, ids: readonly string[], change: (thing: Thing) => Thing): Terrain {
  const each = <T extends Thing>(list: readonly T[]): T[] =>
    list.map((thing) => (ids.includes(thing.id) ? (change(thing) as T) : thing));
  return {
    ...terrain,
    pieces: each(terrain.pieces),
    buildings: each(terrain.buildings),
    areas: each(terrain.areas),
  };
}

export function added(terrain: Terrain, things: readonly Thing[]): Terrain {
  return {
    ...terrain,
    pieces: [...terrain.pieces, ...things.filter(isPiece)],
    buildings: [...terrain.buildings, ...things.filter(isBuilding)],
    areas: [...terrain.areas, ...things.filter((thing): thing is Area => !isPiece(thing) && !isBuilding(thing))],
  };
}

export function removed(terrain: Terrain, ids: readonly string[]): Terrain {
  const rest = <T extends Thing>(list: readonly T[]): T[] => list.filter(({ id }) => !ids.includes(id));
  return {
    ...terrain,
    pieces: rest(terrain.pieces),
    buildings: rest(terrain.buildings),
    areas: rest(terrain.areas),
  };
}

/** Every point of a thing, its inner walls, doors and stairs included, goes somewhere else. */
function mapped(thing: Thing, to: (point: Point) => Point): Thing {
  const at = (point: Point): Point => {
    const { x, y } = to(point);
    return { x: grained(x), y: grained(y) };
  };
  const outline = thing.outline.map(at);
  if (!isBuilding(thing)) return { ...thing, outline };
  return {
    ...thing,
    outline,
    walls: thing.walls.map((wall) => ({ ...wall, from: at(wall.from), to: at(wall.to) })),
    openings: thing.openings.map((opening) => ({ ...opening, from: at(opening.from), to: at(opening.to) })),
    links: thing.links.map((link) => ({
      ...link,
      from: { ...at(link.from), level: link.from.level },
      to: { ...at(link.to), level: link.to.level },
    })),
  };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

export function boxOf(outlines: readonly Polygon[]): Box {
  const xs = outlines.flatMap((outline) => outline.map(({ x }) => x));
  const ys = outlines.flatMap((outline) => outline.map(({ y }) => y));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, depth: Math.max(...ys) - y };
}
export const centreOf = ({ x, y, width, depth }: Box): Point => ({ x: x + width / 2, y: y + depth / 2 });

export const moved = (thing: Thing, dx: number, dy: number): Thing =>
  mapped(thing, ({ x, y }) => ({ x: x + dx, y: y + dy }));

/** Turned about a point, with the hands of a clock. */
export function turned(thing: Thing, degrees: number, about: Point): Thing {
  // Quarter turns are exact: what stood along the edges does so afterwards.
  const quarter = degrees % 90 === 0;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = quarter
    ? [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))]
    : [Math.cos(angle), Math.sin(angle)];
  return mapped(thing, ({ x, y }) => ({
    x: about.x + (x - about.x) * cos - (y - about.y) * sin,
    y: about.y + (x - about.x) * sin + (y - about.y) * cos,
  }));
}

export const scaled = (thing: Thing, wide: number, deep: number, about: Point): Thing =>
  mapped(thing, ({ x, y }) => ({ x: about.x + (x - about.x) * wide, y: about.y + (y - about.y) * deep }));

/** An id that nothing on the table has. */
export function freshId(taken: ReadonlySet<string>, base: string): string {
  const stem = base.replace(/-\d+$/, '') || 'piece';
  for (let n = 1; ; n++) if (!taken.has(`${stem}-${n}`)) return `${stem}-${n}`;
}

export function idsOf(terrain: Terrain): Set<string> {
  const parts = terrain.buildings.flatMap(({ walls, openings, links }) => [...walls, ...openings, ...links]);
  return new Set([...thingsOf(terrain), ...parts].map(({ id }) => id));
}

/** The same thing under new ids. */
export function renamed(thing: Thing, taken: Set<string>): Thing {
  const fresh = (base: string): string => {
    const id = freshId(taken, base);
    taken.add(id);
    return id;
  };
  const id = fresh(thing.id);
  if (!isBuilding(thing)) return { ...thing, id };
  return {
    ...thing,
    id,
    walls: thing.walls.map((wall) => ({ ...wall, id: fresh(`${id}-wall-1`) })),
    openings: thing.openings.map((opening) => ({ ...opening, id: fresh(`${id}-${opening.kind}-1`) })),
    links: thing.links.map((link) => ({ ...link, id: fresh(`${id}-${link.kind}-1`) })),
  };
}

/** Copies that stand in the other half as these stand in theirs: turned by half a circle round the middle of the table. */
export function halfTurned(terrain: Terrain, ids: readonly string[]): Thing[] {
  const middle = { x: terrain.width / 2, y: terrain.depth / 2 };
  const taken = idsOf(terrain);
  return thingsOf(terrain)
    .filter(({ id }) => ids.includes(id))
    .map((thing) => renamed(turned(thing, 180, middle), taken))
    .map((thing) => ('side' in thing && thing.side !== undefined ? { ...thing, side: 1 - (thing.side % 2) } : thing));
}

/** The topmost thing under a point, or one that is very near to it. Things of no depth are hard to hit. */
export function thingAt(terrain: Terrain, at: Point, slack: number): Thing | null {
  const all = [...thingsOf(terrain)].reverse();
  return (
    all.find(({ outline }) => inside(outline, at)) ??
    all.find(({ outline }) => nearOutline(outline, at) <= slack) ??
    null
  );
}

function nearOutline(outline: Polygon, at: Point): number {
  return Math.min(...outline.map((a, i) => toStretch(at, a, outline[(i + 1) % outline.length] as Point).far));
}

/** The point of a stretch that lies nearest, how far it is, and at which share of the stretch. */
export function toStretch(
  p: Point,
  a: Point,
  b: Point,
): { readonly at: Point; readonly far: number; readonly share: number } {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square));
  const at = { x: a.x + dx * share, y: a.y + dy * share };
  return { at, far: Math.hypot(p.x - at.x, p.y - at.y), share };
}
