import type { Point } from '../kernel/index.ts';
import {
  forStruck,
  idOf,
  isModel,
  type Mover,
  type Obstacle,
  strikes,
  strikesArc,
  strikesModel,
  strikesSolid,
  struckAt,
} from './clearance.ts';
import { apart } from './point.ts';
import type { Solid } from './solid.ts';
import type { Tabletop } from './tabletop.ts';
import { type Leg, type Ring, TOLERANCE } from './tangents.ts';
import type { Model } from './terrain.ts';

/** What is struck, and at which share of the way. */
interface Struck {
  readonly share: number;
  readonly by: Obstacle;
}

/** Most legs and arcs are clear: a list is made only for those that are not. */
const NOTHING: readonly Obstacle[] = [];
function added(list: Obstacle[] | null, obstacle: Obstacle): Obstacle[] {
  if (list === null) return [obstacle];
  list.push(obstacle);
  return list;
}

/** What one of a crowd can strike: asked of the table, or, once it has been gathered, of a short list. */
export class Surroundings {
  #models: readonly Model[] | null = null;
  readonly #solids: Solid[] = [];
  #struck: Obstacle | null = null;

  constructor(
    readonly table: Tabletop,
    readonly mover: Mover,
    readonly target: Model,
    readonly pass: (model: Model) => boolean,
  ) {}

  /** The models gathered, the target among them. */
  get models(): readonly Model[] {
    return this.#models ?? [];
  }

  /** Gathers what stands so close to the stretch ahead, models only if a way shorter than the limit can meet them. */
  gather(ahead: Point, wide: number, limit: number): void {
    const { mover, table, target, pass } = this;
    const { id, level, radius, x, y } = mover;
    const { solids, grid } = table.ground;
    grid.along(x, y, ahead.x, ahead.y, wide + radius, (i) => {
      const solid = solids[i] as Solid;
      if (table.bars(solid, level)) this.#solids.push(solid);
      return false;
    });
    const models: Model[] = [];
    table.grid.along(x, y, ahead.x, ahead.y, wide + radius + table.widest, (model) => {
      if (model.level !== level || model.id === id || pass(model)) return false;
      if (apart(model, mover) + apart(model, target) < limit + 2 * (radius + model.radius)) models.push(model);
      return false;
    });
    this.#models = models.sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** What stands between two points, the target included. */
  between(ax: number, ay: number, bx: number, by: number): readonly Obstacle[] {
    const { mover, table } = this;
    let struck: Obstacle[] | null = null;
    if (this.#models === null) {
      forStruck(table, mover, mover.level, { x: ax, y: ay }, { x: bx, y: by }, TOLERANCE, this.pass, (obstacle) => {
        struck = added(struck, obstacle);
        return false;
      });
      return struck ?? NOTHING;
    }
    const reach = mover.radius - TOLERANCE;
    for (const model of this.#models) {
      if (strikesModel(model, ax, ay, bx, by, reach)) struck = added(struck, model);
    }
    for (const solid of this.#solids) {
      if (strikesSolid(solid, ax, ay, bx, by, reach)) struck = added(struck, solid);
    }
    return struck ?? NOTHING;
  }

  /** Whether anything that has been gathered stands between two points, the target left out. */
  isStruck(ax: number, ay: number, bx: number, by: number): boolean {
    const reach = this.mover.radius - TOLERANCE;
    // What is struck on one leg often is on the next one, too.
    if (this.#struck !== null && strikes(this.#struck, ax, ay, bx, by, reach)) return true;
    for (const model of this.models) {
      if (model.id === this.target.id || !strikesModel(model, ax, ay, bx, by, reach)) continue;
      this.#struck = model;
      return true;
    }
    for (const solid of this.#solids) {
      if (!strikesSolid(solid, ax, ay, bx, by, reach)) continue;
      this.#struck = solid;
      return true;
    }
    return false;
  }

  /** Who stands between two points, where no terrain does. */
  modelsBetween(ax: number, ay: number, bx: number, by: number): readonly Obstacle[] {
    const { mover, table, pass } = this;
    const reach = mover.radius - TOLERANCE;
    let struck: Obstacle[] | null = null;
    if (this.#models === null) {
      table.grid.along(ax, ay, bx, by, mover.radius + table.widest, (model) => {
        if (model.level !== mover.level || model.id === mover.id || !strikesModel(model, ax, ay, bx, by, reach))
          return false;
        if (!pass(model)) struck = added(struck, model);
        return false;
      });
      return struck ?? NOTHING;
    }
    for (const model of this.#models) {
      if (strikesModel(model, ax, ay, bx, by, reach)) struck = added(struck, model);
    }
    return struck ?? NOTHING;
  }

  /** What stands in an arc round a ring that begins where a leg meets it. */
  round({ x, y, radius }: Ring, { toX, toY }: Leg, points: readonly Point[]): readonly Obstacle[] {
    const wide = this.mover.radius + radius;
    const reach = this.mover.radius - TOLERANCE;
    let struck: Obstacle[] | null = null;
    for (const model of this.#models ?? []) {
      if (strikesModel(model, x, y, x, y, wide) && strikesArc(model, toX, toY, points, reach))
        struck = added(struck, model);
    }
    for (const solid of this.#solids) {
      if (strikesSolid(solid, x, y, x, y, wide) && strikesArc(solid, toX, toY, points, reach))
        struck = added(struck, solid);
    }
    return struck ?? NOTHING;
  }

  /** What is struck first on the way from a to b; the target is not. */
  first(obstacles: readonly Obstacle[], a: Point, b: Point): Struck | null {
    const { target, mover } = this;
    let found: Struck | null = null;
    for (const by of obstacles) {
      if (isModel(by) && by.id === target.id) continue;
      if (!strikes(by, a.x, a.y, b.x, b.y, mover.radius - TOLERANCE)) continue;
      const share = struckAt(by, a, b, mover.radius);
      if (found === null || share < found.share || (share === found.share && idOf(by) < idOf(found.by)))
        found = { share, by };
    }
    return found;
  }
}
