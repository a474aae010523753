import type { Point } from '../kernel/index.ts';
import { MovingGrid } from './grid.ts';
import { Ground } from './ground.ts';
import type { Solid } from './solid.ts';
import type { Model, Terrain } from './terrain.ts';

/** What can be done with a door or window just now. */
export interface OpeningState {
  readonly pass: boolean;
  readonly see: boolean;
}

const grounds = new WeakMap<Terrain, Ground>();

/** The same terrain is split and indexed once, however many matches are played on it. */
function groundOf(terrain: Terrain): Ground {
  const known = grounds.get(terrain);
  if (known !== undefined) return known;
  const ground = new Ground(terrain);
  grounds.set(terrain, ground);
  return ground;
}

/** A table with models on it: what every question of distance, sight and movement is put to. */
export class Tabletop {
  readonly ground: Ground;
  /** The largest base on the table. */
  widest = 0;
  /** Models by the cell of their middle. */
  readonly grid: MovingGrid<Model>;
  readonly #models = new Map<string, Model>();
  readonly #openings: OpeningState[];
  #passable: string | null = null;

  constructor(terrain: Terrain, models: readonly Model[] = [], openings: Readonly<Record<string, OpeningState>> = {}) {
    this.ground = groundOf(terrain);
    this.grid = new MovingGrid(terrain.width, terrain.depth);
    this.#openings = this.ground.openings.map(
      ({ id, kind, open }) => openings[id] ?? { pass: kind === 'door' && open, see: kind === 'window' || open },
    );
    for (const model of models) this.put(model);
  }

  get models(): readonly Model[] {
    return [...this.#models.values()];
  }

  model(id: string): Model | undefined {
    return this.#models.get(id);
  }

  /** Puts a model on the table, or where it stands now. */
  put(model: Model): void {
    const before = this.#models.get(model.id);
    if (before !== undefined) this.grid.remove(before);
    this.#models.set(model.id, model);
    this.grid.add(model);
    if (model.radius > this.widest) this.widest = model.radius;
  }

  take(id: string): void {
    const model = this.#models.get(id);
    if (model === undefined) return;
    this.grid.remove(model);
    this.#models.delete(id);
  }

  setOpening(id: string, state: OpeningState): void {
    this.ground.openings.forEach((opening, i) => {
      if (opening.id === id) this.#openings[i] = state;
    });
    this.#passable = null;
  }

  /** Which openings can be passed: what is known of ways past the terrain holds as long as this is the same. */
  get passable(): string {
    this.#passable ??= this.#openings.map(({ pass }) => (pass ? 'o' : '-')).join('');
    return this.#passable;
  }

  opening(id: string): OpeningState | undefined {
    return this.#openings[this.ground.openings.findIndex((opening) => opening.id === id)];
  }

  /** Whether a base on that level cannot enter the solid. */
  bars({ doing, level, opening }: Solid, on: number): boolean {
    return doing.bars && level === on && (opening === -1 || this.#openings[opening]?.pass !== true);
  }

  /** Whether sight does not pass the solid. */
  hides({ doing, opening }: Solid): boolean {
    return doing.hides && (opening === -1 || this.#openings[opening]?.see !== true);
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
