import type { Point } from '../kernel/index.ts';
import { strikesArc, strikesSolid } from './clearance.ts';
import { cornersOf } from './corners.ts';
import type { Ground } from './ground.ts';
import { lengthOf, SLACK } from './point.ts';
import type { Solid } from './solid.ts';
import type { Tabletop } from './tabletop.ts';
import { arcPoints, copyOf, type Leg, noLeg, type Ring, TOLERANCE, tangent, type Turn } from './tangents.ts';

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
 * not move: what has been found out once holds for everyone until a door is opened or closed.
 */
export class Network {
  readonly rings: readonly Ring[];
  /** Where the corners are, for those who go through all of them. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** How many bands the longest leg on this table may take. */
  readonly bands: number;
  readonly #ground: Ground;
  readonly #reach: number;
  readonly #bars: Uint8Array;
  readonly #barred: Solid[] = [];
  readonly #hops: (readonly Hop[] | undefined)[] = [];
  readonly #middles: (Point | null | undefined)[] = [];
  readonly #tight: (Tight | undefined)[] = [];

  constructor(
    table: Tabletop,
    readonly radius: number,
    level: number,
  ) {
    this.#ground = table.ground;
    this.#reach = radius - TOLERANCE;
    const { solids, terrain } = table.ground;
    this.bands = Math.ceil(lengthOf(terrain.width, terrain.depth) / BAND);
    this.#bars = Uint8Array.from(solids, (solid) => (table.bars(solid, level) ? 1 : 0));
    const barring = solids.filter((_, i) => this.#bars[i] === 1);
    this.rings = cornersOf(barring, radius, level);
    this.xs = Float64Array.from(this.rings, ({ x }) => x);
    this.ys = Float64Array.from(this.rings, ({ y }) => y);
  }

  /** Whether a base gets straight from a to b past all terrain. */
  isClear(ax: number, ay: number, bx: number, by: number): boolean {
    const { solids, grid } = this.#ground;
    const bars = this.#bars;
    const reach = this.#reach;
    // What barred the last ways often bars the next one, too.
    for (const solid of this.#barred) if (strikesSolid(solid, ax, ay, bx, by, reach)) return false;
    return !grid.along(ax, ay, bx, by, this.radius, (i) => {
      const solid = solids[i] as Solid;
      if (bars[i] !== 1 || !strikesSolid(solid, ax, ay, bx, by, reach)) return false;
      if (this.#barred.length === RECENT) this.#barred.pop();
      this.#barred.unshift(solid);
      return true;
    });
  }

  isOnTable(x: number, y: number): boolean {
    const rim = this.radius - SLACK;
    const { width, depth } = this.#ground.terrain;
    return x >= rim && y >= rim && x <= width - rim && y <= depth - rim;
  }

  /** The point half way round a corner; null where a base has no room there. */
  middle(ring: number): Point | null {
    const known = this.#middles[ring];
    if (known !== undefined) return known;
    const { x, y, radius, inX, inY, outX, outY } = this.rings[ring] as Ring;
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
    this.#tight[ring] ??= this.#tightness(this.rings[ring] as Ring);
    const { solids, edge } = this.#tight[ring];
    if (solids.length === 0 && !edge) return true;
    const arc = arcPoints(this.rings[ring] as Ring, turn, toX, toY, x, y);
    return (
      solids.every((solid) => !strikesArc(solid, toX, toY, arc, this.#reach)) &&
      (!edge || arc.every((at) => this.isOnTable(at.x, at.y)))
    );
  }

  #tightness(ring: Ring): Tight {
    const { x, y, radius, inX, inY, outX, outY } = ring;
    const [before, after] = [radius / lengthOf(inX, inY), radius / lengthOf(outX, outY)];
    const first: Point = { x: x + inY * before, y: y - inX * before };
    const arc = arcPoints(ring, 1, first.x, first.y, x + outY * after, y - outX * after);
    const solids: Solid[] = [];
    this.#ground.grid.along(x, y, x, y, 2 * radius, (i) => {
      const solid = this.#ground.solids[i] as Solid;
      if (this.#bars[i] === 1 && strikesArc(solid, first.x, first.y, arc, this.#reach)) solids.push(solid);
      return false;
    });
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

/** For how many kinds of movers and states of doors the networks of one terrain are kept. */
const KEPT = 12;
const networks = new WeakMap<Ground, Map<string, Network>>();

/** The network of a table's terrain as its doors stand now. */
export function networkOf(table: Tabletop, radius: number, level: number): Network {
  const key = `${radius}/${level}/${table.passable}`;
  let known = networks.get(table.ground);
  if (known === undefined) {
    known = new Map();
    networks.set(table.ground, known);
  }
  const found = known.get(key) ?? new Network(table, radius, level);
  // The one used last stands last: the first is the one to forget.
  known.delete(key);
  known.set(key, found);
  const oldest = known.keys().next().value;
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return found;
}
