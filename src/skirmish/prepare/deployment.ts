import {
  type Flow,
  insideRegion,
  type Message,
  type Objection,
  type Placed,
  type Point,
  type Region,
  type Seat,
  type Table,
  verbs,
} from '../../kernel/index.ts';
import {
  apart,
  type Edge,
  EDGES,
  facingTowards,
  fits,
  type Model,
  point,
  type Polygon,
  type Tabletop,
  type Terrain,
  wholeIn,
} from '../../tabletop/index.ts';

/** Coming to the table: zones, the strips along its edges, and where there is room in them. */

export const oppositeEdge = (edge: Edge): Edge => EDGES[(EDGES.indexOf(edge) + 2) % 4] as Edge;

/** The strip along an edge, so many inches deep. */
export function stripAlong({ width, depth }: Terrain, edge: Edge, deep: number): Polygon {
  const [left, right] = [edge === 'right' ? width - deep : 0, edge === 'left' ? deep : width];
  const [top, bottom] = [edge === 'far' ? depth - deep : 0, edge === 'near' ? deep : depth];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** The zones as the region of a question. */
export const regionOf = (zones: readonly Polygon[]): Region => ({ polygons: zones.map((zone) => [...zone]) });

/** What stands against a place: the whole base lies in one zone, and there is room for it. */
export type ZoneFault = 'zone' | 'no-room';

export function zoneFault(table: Tabletop, zones: readonly Polygon[], model: Model): ZoneFault | null {
  if (!zones.some((zone) => wholeIn(model, zone))) return 'zone';
  return fits(table, model, model) ? null : 'no-room';
}

/** So many places are suggested. */
const SPOTS = 12;
/** So far apart are the places that are tried. */
const MESH = 2.5;

/**
 * Points of the zones for a base, so far apart, from a corner on: where a zone is a straight strip that the base fits into, at
 * least one row of them is good.
 */
export function latticeIn(zones: readonly Polygon[], radius: number, inches: number): Point[] {
  return zones.flatMap((zone) => {
    const [xs, ys] = [zone.map(({ x }) => x), zone.map(({ y }) => y)];
    const [right, bottom] = [Math.max(...xs) - radius, Math.max(...ys) - radius];
    const points: Point[] = [];
    for (let y = Math.min(...ys) + radius; y <= bottom; y += inches) {
      for (let x = Math.min(...xs) + radius; x <= right; x += inches) points.push({ x, y });
    }
    return points;
  });
}

/** A dozen places all over the zones that suit, from the middle of the table outwards, each looking there. */
export function spotsIn(
  { width, depth }: Terrain,
  zones: readonly Polygon[],
  radius: number,
  suits: (at: Point) => boolean,
): Placed[] {
  const middle = { x: width / 2, y: depth / 2 };
  const region = regionOf(zones);
  const lattice: Point[] = [];
  for (let y = 1; y < depth; y += MESH) {
    for (let x = 1; x < width; x += MESH) if (insideRegion(region, { x, y })) lattice.push({ x, y });
  }
  lattice.sort((a, b) => apart(a, middle) - apart(b, middle) || a.y - b.y || a.x - b.x);
  const step = Math.max(1, Math.floor(lattice.length / SPOTS));
  const found: Point[] = [];
  for (let i = 0; i < lattice.length && found.length < SPOTS; i += step) {
    const spot = lattice.slice(i, i + step).find(suits);
    if (spot !== undefined) found.push(spot);
  }
  if (found.length === 0) {
    const spot = lattice.find(suits) ?? latticeIn(zones, radius, radius).find(suits);
    if (spot !== undefined) found.push(spot);
  }
  return found.map((spot) => ({ ...spot, facing: facingTowards(spot, middle) }));
}

/** Places round a point, rows shifted against each other, so far apart; the nearest first. */
const latticeOf = (spacing: number): readonly Point[] =>
  Array.from({ length: 11 * 11 }, (_, i) => {
    const [column, row] = [(i % 11) - 5, Math.floor(i / 11) - 5];
    return { x: (column + (row % 2 === 0 ? 0 : 0.5)) * spacing, y: row * spacing * 0.866 };
  }).sort((a, b) => a.x * a.x + a.y * a.y - (b.x * b.x + b.y * b.y) || a.y - b.y || a.x - b.x);

const lattices = new Map<number, readonly Point[]>();

/** How models stand as one block, as close round a point as the zones and the ground allow; null if not all find room. */
export function blockAt(
  table: Tabletop,
  zones: readonly Polygon[],
  at: Point,
  models: readonly Model[],
  spacing: number,
): Model[] | null {
  const lattice = lattices.get(spacing) ?? latticeOf(spacing);
  lattices.set(spacing, lattice);
  const block: Model[] = [];
  for (const off of lattice) {
    const next = models[block.length];
    if (next === undefined) break;
    const model = { ...next, ...point(at.x + off.x, at.y + off.y) };
    if (zoneFault(table, zones, model) === null) block.push(model);
  }
  return block.length === models.length ? block : null;
}

/** How one model is deployed. */
export interface Deploying<R extends string = string, K extends string = string> {
  readonly rule: R;
  readonly seat: Seat;
  readonly prompt: Message<K>;
  readonly zones: readonly Polygon[];
  /** Of the base that must find room. */
  readonly radius: number;
  /** What the rule has against a place. */
  readonly check: (at: Placed) => Objection | null;
}

/** Asks where in the zones a unit is put down, and where it looks. */
export function* deployAt<S>(t: Table<S>, terrain: Terrain, deploying: Deploying): Flow<Placed> {
  const { rule, seat, prompt, zones, radius, check } = deploying;
  const { place } = verbs<S, string>();
  return yield* place(t, seat, () => ({
    rule,
    prompt,
    region: regionOf(zones),
    suggestions: spotsIn(terrain, zones, radius, (spot) => check(spot) === null),
    facing: true,
    check,
  }));
}
