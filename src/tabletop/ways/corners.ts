import type { Point } from '../../kernel/index.ts';
import type { Solid } from '../terrain/solid.ts';
import type { Tabletop } from '../tabletop.ts';
import { type CornerRing, cornerRing } from '../geometry/tangents.ts';

/** Which way a corner points: a way touches it between these two directions, counter-clockwise from `from` to `to`. */
interface Wedge {
  readonly from: Point;
  readonly to: Point;
}

/**
 * The corners that ways of a base turn round: one ring for each, however many solids meet there. Where walls meet, a way
 * touches the corner only between all of them; where a wall goes straight on, not at all.
 */
export function cornersOf(solids: Iterable<Solid>, radius: number, level: number): CornerRing[] {
  const wedges = new Map<string, { readonly at: Point; readonly of: Wedge[] }>();
  for (const { corners } of solids) {
    const n = corners.length;
    for (let i = 0; i < n; i++) {
      const at = corners[i] as Point;
      const wedge = {
        from: outOf(corners[(i + n - 1) % n] as Point, at),
        to: outOf(at, corners[(i + 1) % n] as Point),
      };
      const key = `${at.x},${at.y}`;
      const there = wedges.get(key);
      if (there === undefined) wedges.set(key, { at, of: [wedge] });
      else there.of.push(wedge);
    }
  }
  const rings: CornerRing[] = [];
  for (const { at, of } of wedges.values()) {
    const left = of.length === 1 ? (of[0] as Wedge) : common(of);
    if (left === null) continue;
    const before = { x: at.x + left.from.y, y: at.y - left.from.x };
    rings.push(cornerRing(before, at, { x: at.x - left.to.y, y: at.y + left.to.x }, radius, level));
  }
  return rings;
}

const things = new WeakMap<readonly Solid[], Map<string, readonly CornerRing[]>>();

/** The corners of all that bars the way with a solid, as doors stand now. They are kept: every way past it asks for them. */
export function cornersOfThing(table: Tabletop, solid: Solid, radius: number): readonly CornerRing[] {
  const { level } = solid;
  const parts = table.partsOf(solid);
  let known = things.get(parts);
  if (known === undefined) {
    known = new Map();
    things.set(parts, known);
  }
  const barring = parts.filter((part) => table.bars(part, level));
  const key = `${radius} ${barring.length === parts.length ? 'all' : barring.map((part) => part.opening).join()}`;
  const found = known.get(key) ?? cornersOf(barring, radius, level);
  known.set(key, found);
  return found;
}

/** The direction square to an edge, away from what lies to its left. */
function outOf(a: Point, b: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.sqrt(dx * dx + dy * dy);
  return { x: dy / long, y: -dx / long };
}

const HAIR = 1e-6;
const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
const holds = ({ from, to }: Wedge, at: Point): boolean => cross(from, at) >= -HAIR && cross(at, to) >= -HAIR;

/** What all wedges have in common; null if that is nothing, or no more than a line. */
function common(wedges: readonly Wedge[]): Wedge | null {
  const isIn = (at: Point): boolean => wedges.every((wedge) => holds(wedge, at));
  const from = wedges.map((wedge) => wedge.from).find(isIn);
  const to = wedges.map((wedge) => wedge.to).find(isIn);
  if (from === undefined || to === undefined) return null;
  // Half a turn and no turn at all look alike: only one of them holds what lies square to its beginning.
  return cross(from, to) >= HAIR || isIn({ x: -from.y, y: from.x }) ? { from, to } : null;
}
