import { type Point, Recent } from '../../kernel/index.ts';
import { strikesArc, strikesSolid } from '../ways/clearance.ts';
import { cornersOf } from '../ways/corners.ts';
import { StillGrid } from '../geometry/grid.ts';
import type { Ground } from '../terrain/ground.ts';
import { lengthOf, SLACK } from '../geometry/point.ts';
import type { Solid } from '../terrain/solid.ts';
import type { Tabletop } from '../tabletop.ts';
import {
  arcPoints,
  type CornerRing,
  copyOf,
  type Leg,
  noLeg,
  type Ring,
  TOLERANCE,
  tangent,
  type Turn,
} from '../geometry/tangents.ts';
import type { Terrain } from '../terrain/terrain.ts';

/** A leg from one corner to another that is clear of all terrain. */
export interface Hop {
  readonly ring: number;
  readonly turn: Turn;
  readonly leg: Leg;
}

/** Legs are looked for by their length, so many inches at a time: on a large table nobody asks for the longest. */
export const BAND = 24;

export const TURNS: readonly Turn[] = [1, -1];

/** One number for a corner and the way round it. */
export const stateOf = (ring: number, turn: Turn): number => 2 * ring + (turn > 0 ? 1 : 0);

/** So many solids that barred a way are tried first on the next one. */
const RECENT = 4;

const LEG = noLeg();

/**
 * The corners of the terrain that ways of bases of one size turn round on one level, and the legs between them. Terrain does
 * not move: what has been found out once holds for everyone until it changes; bodies stand in it as long as they do not move.
 */
export class Network {
  readonly rings: readonly CornerRing[];
  /** Where the corners are, for those who go through all of them. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** How many bands the longest leg on this table may take. */
  readonly bands: number;
  readonly #terrain: Terrain;
  readonly #reach: number;
  /** All that bars the way, each in every cell in which the middle of a base may strike it. */
  readonly #solids: readonly Solid[];
  readonly #grid: StillGrid<Solid>;
  readonly #recent: Solid[] = [];
  readonly #hops: (readonly Hop[] | undefined)[] = [];
  readonly #middles: (Point | null | undefined)[] = [];
  readonly #tight: (Tight | undefined)[] = [];

  constructor(
    table: Tabletop,
    readonly radius: number,
    readonly level: number,
  ) {
    const { terrain } = table.ground;
    const { width, depth } = terrain;
    this.#terrain = terrain;
    this.#reach = radius - TOLERANCE;
    this.#solids = table.barring(level);
    this.#grid = new StillGrid(width, depth, this.#solids, radius);
    this.bands = Math.ceil(lengthOf(width, depth) / BAND);
    this.rings = cornersOf(this.#solids, radius, level);
    this.xs = Float64Array.from(this.rings, ({ x }) => x);
    this.ys = Float64Array.from(this.rings, ({ y }) => y);
  }

  /** Whether a base gets straight from a to b past all terrain. */
  isClear(ax: number, ay: number, bx: number, by: number): boolean {
    const reach = this.#reach;
    const grid = this.#grid;
    const recent = this.#recent;
    // What barred the last ways often bars the next one, too.
    for (let i = 0; i < recent.length; i++) {
      if (strikesSolid(recent[i] as Solid, ax, ay, bx, by, reach)) return false;
    }
    const count = grid.gather(ax, ay, bx, by, 0);
    for (let i = 0; i < count; i++) {
      const solid = this.#solids[grid.found[i] as number] as Solid;
      if (!strikesSolid(solid, ax, ay, bx, by, reach)) continue;
      if (recent.length === RECENT) recent.pop();
      recent.unshift(solid);
      return false;
    }
    return true;
  }

  /** The solids that a base may strike which comes so close to a stretch. */
  solidsNear(ax: number, ay: number, bx: number, by: number, inches: number): Solid[] {
    const count = this.#grid.gather(ax, ay, bx, by, inches);
    const near: Solid[] = [];
    for (let i = 0; i < count; i++) near.push(this.#solids[this.#grid.found[i] as number] as Solid);
    return near;
  }

  isOnTable(x: number, y: number): boolean {
    const rim = this.radius - SLACK;
    const { width, depth } = this.#terrain;
    return x >= rim && y >= rim && x <= width - rim && y <= depth - rim;
  }

  /** The point half way round a corner; null where a base has no room there. */
  middle(ring: number): Point | null {
    const known = this.#middles[ring];
    if (known !== undefined) return known;
    const { x, y, radius, corner } = this.rings[ring] as CornerRing;
    const { inX, inY, outX, outY } = corner;
    const [before, after] = [lengthOf(inX, inY), lengthOf(outX, outY)];
    const [dx, dy] = [inX / before - outX / after, inY / before - outY / after];
    const long = lengthOf(dx, dy);
    const at = { x: x + (dx / long) * radius, y: y + (dy / long) * radius };
    const found = this.isOnTable(at.x, at.y) && this.isClear(at.x, at.y, at.x, at.y) ? at : null;
    this.#middles[ring] = found;
    return found;
  }

  /** The legs that leave a corner after a turn round it, by bands of length. */
  hops(from: number, turn: Turn, band: number): readonly Hop[] {
    const at = stateOf(from, turn) * this.bands + band;
    const known = this.#hops[at];
    if (known !== undefined) return known;
    const found: Hop[] = [];
    const a = this.rings[from] as Ring;
    this.rings.forEach((b, ring) => {
      if (ring === from || !mayLieIn(band, a, b)) return;
      for (const other of TURNS) {
        if (!tangent(a, turn, b, other, LEG) || Math.floor(LEG.long / BAND) !== band) continue;
        const { fromX, fromY, toX, toY } = LEG;
        if (!this.isOnTable(fromX, fromY) || !this.isOnTable(toX, toY)) continue;
        if (this.isClear(fromX, fromY, toX, toY)) found.push({ ring, turn: other, leg: copyOf(LEG) });
      }
    });
    this.#hops[at] = found;
    return found;
  }

  /** Whether a base gets along the ring of a corner from where a leg meets it to another point of it. */
  isFreeArc(ring: number, turn: Turn, { toX, toY }: Leg, x: number, y: number): boolean {
    this.#tight[ring] ??= this.#tightness(this.rings[ring] as CornerRing);
    const { solids, edge } = this.#tight[ring];
    if (solids.length === 0 && !edge) return true;
    const arc = arcPoints(this.rings[ring] as Ring, turn, toX, toY, x, y);
    for (const solid of solids) if (strikesArc(solid, toX, toY, arc, this.#reach)) return false;
    return !edge || arc.every((at) => this.isOnTable(at.x, at.y));
  }

  #tightness(ring: CornerRing): Tight {
    const { x, y, radius, corner } = ring;
    const { inX, inY, outX, outY } = corner;
    const [before, after] = [radius / lengthOf(inX, inY), radius / lengthOf(outX, outY)];
    const first: Point = { x: x + inY * before, y: y - inX * before };
    const arc = arcPoints(ring, 1, first.x, first.y, x + outY * after, y - outX * after);
    const near = this.solidsNear(x, y, x, y, radius);
    const solids = near.filter((solid) => strikesArc(solid, first.x, first.y, arc, this.#reach));
    return { solids, edge: ![first, ...arc].every((at) => this.isOnTable(at.x, at.y)) };
  }
}

/** What keeps a base from going all the way round a corner. */
interface Tight {
  readonly solids: readonly Solid[];
  readonly edge: boolean;
}

/** Whether a leg between two rings can be as long as a band says. */
function mayLieIn(band: number, a: Ring, b: Ring): boolean {
  const far = lengthOf(b.x - a.x, b.y - a.y);
  const wide = a.radius + b.radius;
  return far - wide < (band + 1) * BAND && far >= band * BAND;
}

/** For how many kinds of movers the networks of one terrain are kept. */
const KEPT = 12;
const networks = new WeakMap<Ground, Recent<string, Network>>();

/** The network of a table's terrain as it stands now. */
export function networkOf(table: Tabletop, radius: number, level: number): Network {
  const key = `${radius}/${level}/${table.parked}`;
  let known = networks.get(table.ground);
  if (known === undefined) {
    known = new Recent(KEPT);
    networks.set(table.ground, known);
  }
  return known.make(key, () => new Network(table, radius, level));
}
