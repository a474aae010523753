import type { Point } from '../kernel/index.ts';
import { type Body, StandingBody } from './bodies/body.ts';
import { MovingGrid } from './geometry/grid.ts';
import type { OpeningState, TerrainChanges } from './terrain/changes.ts';
import { type Ground, groundOf } from './terrain/ground.ts';
import { Loose } from './terrain/loose.ts';
import type { Solid } from './terrain/solid.ts';
import type { Model, Terrain } from './terrain/terrain.ts';

const NO_BODIES = new Loose([]);

/**
 * A table with models on it: what every question of distance, sight and movement is put to. It never changes. To ask what
 * would be if somebody stood elsewhere, or not at all, take a draft of it.
 */
export class Tabletop {
  /** The terrain as it stands now. */
  protected current: Ground;
  /** Models by the cell of their middle. */
  readonly grid: MovingGrid<Model>;
  protected broadest: number;
  /** Counts what has been changed on it: what was worked out at another age may be wrong by now. */
  protected changed = 0;
  protected readonly standing: Map<string, Model>;
  protected boxes: ReadonlyMap<string, StandingBody> = new Map();
  protected loose = NO_BODIES;

  /** A table of its own, or a copy of another one: what lies in the same cell is shared until one of them changes it. */
  constructor(
    from: Terrain | Tabletop,
    models: readonly Model[] = [],
    changes: TerrainChanges = {},
    bodies: readonly Body[] = [],
  ) {
    if (from instanceof Tabletop) {
      this.current = from.current;
      this.grid = from.grid.copy();
      this.broadest = from.broadest;
      this.standing = new Map(from.standing);
      this.boxes = from.boxes;
      this.loose = from.loose;
    } else {
      this.current = groundOf(from, changes);
      this.grid = new MovingGrid(from.width, from.depth);
      this.broadest = 0;
      this.standing = new Map();
    }
    for (const model of models) this.stand(model);
    if (bodies.length > 0) this.park([...this.bodies, ...bodies]);
  }

  get ground(): Ground {
    return this.current;
  }

  get age(): number {
    return this.changed;
  }

  protected stand(model: Model): void {
    this.changed++;
    const before = this.standing.get(model.id);
    if (before !== undefined) this.grid.remove(before);
    this.standing.set(model.id, model);
    this.grid.add(model);
    if (model.radius > this.broadest) this.broadest = model.radius;
  }

  /** Lets these bodies stand on the table, and no others; of two with one id the last. */
  protected park(bodies: readonly Body[]): void {
    this.changed++;
    this.boxes = new Map(
      bodies.map((body) => {
        const before = this.boxes.get(body.id);
        const bottom = this.current.elevation(body, body.level);
        const isSame = before?.body === body && before.solid.bottom === bottom;
        return [body.id, isSame ? before : new StandingBody(body, bottom)];
      }),
    );
    this.loose = this.boxes.size === 0 ? NO_BODIES : new Loose([...this.boxes.values()].map(({ solid }) => solid));
  }

  /** A table to try things out on. What is done there does not touch this one. */
  draft(): Draft {
    return new Draft(this);
  }

  /** The table as it would be if these models were not there: a draft, too. */
  without(ids: Iterable<string>): Draft {
    const table = new Draft(this);
    for (const id of ids) table.take(id);
    return table;
  }

  /** The largest base on the table. */
  get widest(): number {
    return this.broadest;
  }

  /** How many models stand on it. */
  get size(): number {
    return this.standing.size;
  }

  get models(): readonly Model[] {
    return [...this.standing.values()];
  }

  model(id: string): Model | undefined {
    return this.standing.get(id);
  }

  get bodies(): readonly Body[] {
    return [...this.boxes.values()].map(({ body }) => body);
  }

  get hasBodies(): boolean {
    return this.loose !== NO_BODIES;
  }

  body(id: string): Body | undefined {
    return this.boxes.get(id)?.body;
  }

  /** All that stands where it cannot be walked on that level: terrain and bodies. */
  barring(level: number): Solid[] {
    return [...this.current.solids, ...this.loose.all].filter((solid) => this.bars(solid, level));
  }

  /** Where the bodies stand, in one word: what is known of ways past them holds as long as it is the same. */
  get parked(): string {
    return this.loose.all.map(({ of, level, xs, ys }) => `${of} ${level} ${xs.join()} ${ys.join()}`).join(';');
  }

  /** The solids of the thing that a solid is a part of. */
  partsOf({ kind, of, thing }: Solid): readonly Solid[] {
    return kind === 'body' ? (this.boxes.get(of)?.parts ?? []) : this.current.parts(thing);
  }

  /** How the door or window of that id lets through and lets see just now. */
  opening(id: string): OpeningState | undefined {
    return this.current.stateOf(this.current.numberOf(id));
  }

  /** Whether a base on that level cannot enter the solid. */
  bars({ doing, level, opening }: Solid, on: number): boolean {
    return doing.bars && level === on && (opening === -1 || this.current.stateOf(opening)?.pass !== true);
  }

  /** Whether sight does not pass the solid. */
  hides({ doing, opening }: Solid): boolean {
    return doing.hides && (opening === -1 || this.current.stateOf(opening)?.see !== true);
  }

  /** Visits every solid that may lie within `reach` of a stretch; true ends the visit. */
  forSolids(
    ax: number,
    ay: number,
    bx: number,
    by: number,
    reach: number,
    visit: (solid: Solid) => boolean | undefined,
  ): boolean {
    if (this.current.along(ax, ay, bx, by, reach, visit)) return true;
    return this.loose !== NO_BODIES && this.loose.along(ax, ay, bx, by, reach, visit);
  }

  /** The models whose bases may lie within `inches` of a point: nearer first, then by id. */
  near(at: Point, inches: number): Model[] {
    const found: { readonly model: Model; readonly gap: number }[] = [];
    this.grid.along(at.x, at.y, at.x, at.y, inches + this.widest, (model) => {
      const [dx, dy] = [model.x - at.x, model.y - at.y];
      const far = inches + model.radius;
      const square = dx * dx + dy * dy;
      if (square <= far * far) found.push({ model, gap: Math.sqrt(square) - model.radius });
      return false;
    });
    return found.sort((a, b) => a.gap - b.gap || (a.model.id < b.model.id ? -1 : 1)).map(({ model }) => model);
  }
}

/** A table on which models can be put and taken away, and whose terrain can change. */
export class Draft extends Tabletop {
  /** Puts a model on the table, or where it stands now. */
  put(model: Model): void {
    this.stand(model);
  }

  take(id: string): void {
    const model = this.standing.get(id);
    if (model === undefined) return;
    this.changed++;
    this.grid.remove(model);
    this.standing.delete(id);
  }

  /** Puts a body on the table, or where it stands now. */
  putBody(body: Body): void {
    this.park([...this.bodies.filter(({ id }) => id !== body.id), body]);
  }

  /** Lets these bodies stand on the table, and no others. */
  putBodies(bodies: readonly Body[]): void {
    this.park(bodies);
  }

  takeBody(id: string): void {
    this.park(this.bodies.filter((body) => body.id !== id));
  }

  /** Lets the terrain stand as these changes leave it: all of them, not only the last one. */
  change(changes: TerrainChanges): void {
    this.current = groundOf(this.current.terrain, changes);
    this.park(this.bodies);
  }
}
