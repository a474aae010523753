import { type Point, Recent } from '../../kernel/index.ts';
import { inside, meet, type Polygon } from '../geometry/polygon.ts';
import { Base } from './base.ts';
import { isUnchanged, type OpeningState, type OpeningWord, stateOf, type TerrainChanges, wordOf } from './changes.ts';
import { NO_OVERLAY, type Overlay, overlayOf } from './overlay.ts';
import type { Solid } from './solid.ts';
import type { Building, Link, Model, Opening, Piece, Terrain } from './terrain.ts';

/**
 * The terrain of a table as it stands now: what it was when play began, split and indexed once, and what has changed. Only
 * what has changed is made anew; ask for one with `groundOf`.
 */
export class Ground {
  readonly terrain: Terrain;
  readonly openings: readonly Opening[];
  readonly #states: readonly OpeningState[];
  readonly #overlay: Overlay;

  constructor(
    readonly base: Base,
    readonly changes: TerrainChanges,
  ) {
    this.terrain = base.terrain;
    this.openings = base.openings;
    this.#overlay = overlayOf(base, changes);
    this.#states = base.openings.map((opening, i) => {
      const state = stateOf(opening, changes.openings?.[opening.id]?.state ?? wordOf(opening));
      return base.high.has(i) ? { ...state, pass: false } : state;
    });
  }

  /** Visits each solid that may lie within `reach` of a stretch, those of the first day first; true ends the visit. */
  along(
    ax: number,
    ay: number,
    bx: number,
    by: number,
    reach: number,
    visit: (solid: Solid) => boolean | undefined,
  ): boolean {
    const { grid } = this.base;
    const overlay = this.#overlay;
    if (overlay === NO_OVERLAY) return grid.along(ax, ay, bx, by, reach, visit);
    const { gone, added } = overlay;
    if (grid.along(ax, ay, bx, by, reach, (solid, i) => gone[i] === 0 && visit(solid))) return true;
    return added.along(ax, ay, bx, by, reach, visit);
  }

  #hills: readonly Hill[] | null = null;

  /** Whether a stretch runs over something that can be walked on and hides what is behind it: a hill, a hedge. */
  isHill(ax: number, ay: number, bx: number, by: number): boolean {
    this.#hills ??= this.things.flatMap((thing) => hillOf(thing) ?? []);
    for (const { outline, minX, minY, maxX, maxY } of this.#hills) {
      if ((ax < minX && bx < minX) || (ax > maxX && bx > maxX)) continue;
      if ((ay < minY && by < minY) || (ay > maxY && by > maxY)) continue;
      if (touches(outline, { x: ax, y: ay }, { x: bx, y: by })) return true;
    }
    return false;
  }

  /** All that stands. */
  get solids(): readonly Solid[] {
    const { gone, added } = this.#overlay;
    const { shapes } = this.base.grid;
    return this.#overlay === NO_OVERLAY ? shapes : [...shapes.filter((_, i) => gone[i] === 0), ...added.all];
  }

  /** The solids of a thing, by its number. */
  parts(thing: number): readonly Solid[] {
    return this.#overlay.parts.get(thing) ?? this.base.parts[thing] ?? [];
  }

  /** The piece or building of that id. */
  named(id: string): Piece | Building | undefined {
    const { named } = this.#overlay;
    return named.has(id) ? named.get(id) : this.base.byId.get(id);
  }

  /** Pieces and buildings that stand, those of the first day first. */
  get things(): readonly (Piece | Building)[] {
    if (this.#things === null) {
      const { pieces, buildings } = this.terrain;
      const { built = [] } = this.changes;
      this.#things = [...pieces, ...buildings].filter(({ id }) => !this.#overlay.named.has(id)).concat(built);
    }
    return this.#things;
  }
  #things: readonly (Piece | Building)[] | null = null;

  /** Stairs and ladders that are there. */
  get links(): readonly Link[] {
    if (this.#links === null) {
      const { links = [] } = this.changes;
      this.#links = [...this.things.flatMap((thing) => ('links' in thing ? thing.links : [])), ...links];
    }
    return this.#links;
  }
  #links: readonly Link[] | null = null;

  /** The number of the door or window of that id; -1 where there is none. */
  numberOf(id: string): number {
    return this.base.numbers.get(id) ?? -1;
  }

  /** Whether sight and bases pass the opening of that number. */
  stateOf(opening: number): OpeningState | undefined {
    return this.#states[opening];
  }

  /** How the door or window of that id stands; undefined where there is none. */
  wordOf(id: string): OpeningWord | undefined {
    const opening = this.openings[this.numberOf(id)];
    return opening === undefined ? undefined : (this.changes.openings?.[id]?.state ?? wordOf(opening));
  }

  /** How high one stands at that point on that level: on a floor, a roof, the top of a piece. */
  elevation({ x, y }: Point, level: number): number {
    if (level === 0) return 0;
    let found = 0;
    this.along(x, y, x, y, 0, ({ of, kind, level: on, top, bottom, corners }) => {
      const stands = (kind === 'floor' && on === level) || (kind === 'piece' && level === 1 && this.#isClimbable(of));
      if (!stands || !inside(corners, { x, y })) return false;
      found = kind === 'floor' ? bottom : top;
      return true;
    });
    return found;
  }

  /** How high the feet of a model are. */
  feetOf(model: Model): number {
    return this.elevation(model, model.level) + (model.lift ?? 0);
  }

  #isClimbable(id: string): boolean {
    const found = this.named(id);
    return found !== undefined && 'climbable' in found && found.climbable;
  }
}

interface Hill {
  readonly outline: Polygon;
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

function hillOf(thing: Piece | Building): Hill | null {
  if ('floors' in thing || !thing.blocksSight || thing.kind === 'impassable') return null;
  const { outline } = thing;
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return { outline, minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
}

/** Whether a stretch meets an outline or lies inside. */
function touches(outline: Polygon, a: Point, b: Point): boolean {
  if (inside(outline, a)) return true;
  return outline.some((c, i) => meet(a, b, c, outline[(i + 1) % outline.length] as Point));
}

interface Kept {
  readonly base: Base;
  readonly untouched: Ground;
  readonly changed: Recent<string, Ground>;
}

/** So many states of one terrain are kept, with all that has been found out about ways there. */
const KEPT = 32;
const grounds = new WeakMap<Terrain, Kept>();

/** The same terrain is split and indexed once, however many matches are played on it and whatever becomes of it there. */
export function groundOf(terrain: Terrain, changes: TerrainChanges = {}): Ground {
  let kept = grounds.get(terrain);
  if (kept === undefined) {
    const base = new Base(terrain);
    kept = { base, untouched: new Ground(base, {}), changed: new Recent(KEPT) };
    grounds.set(terrain, kept);
  }
  const { base, untouched, changed } = kept;
  if (isUnchanged(changes)) return untouched;
  const key = JSON.stringify(changes);
  // What belongs to a game's state may be written over: the ground keeps a copy.
  return changed.make(key, () => new Ground(base, JSON.parse(key) as TerrainChanges));
}
