import type { Point } from '../../kernel/index.ts';
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
} from '../ways/clearance.ts';
import type { Network } from './network.ts';
import { apart } from '../geometry/point.ts';
import type { Solid } from '../terrain/solid.ts';
import type { Tabletop } from '../tabletop.ts';
import { type Leg, type Ring, TOLERANCE } from '../geometry/tangents.ts';
import type { Model } from '../terrain/terrain.ts';

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
  #solids: readonly Solid[] = [];
  #struck: Obstacle | null = null;

  constructor(
    readonly table: Tabletop,
    readonly network: Network,
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
    const { mover, network, table, target, pass } = this;
    const { id, level, radius, x, y } = mover;
    this.#solids = network.solidsNear(x, y, ahead.x, ahead.y, wide);
    const models: Model[] = [];
    for (const model of table.grid.gather(x, y, ahead.x, ahead.y, wide + radius + table.widest)) {
      if (model.level !== level || model.id === id || pass(model)) continue;
      if (apart(model, mover) + apart(model, target) < limit + 2 * (radius + model.radius)) models.push(model);
    }
    this.#models = models.sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** What stands between two points, the target included. */
  between(ax: number, ay: number, bx: number, by: number): readonly Obstacle[] {
    if (this.#models === null) return this.#onTable({ x: ax, y: ay }, { x: bx, y: by });
    const reach = this.mover.radius - TOLERANCE;
    let struck: Obstacle[] | null = null;
    for (const model of this.#models) {
      if (strikesModel(model, ax, ay, bx, by, reach)) struck = added(struck, model);
    }
    for (const solid of this.#solids) {
      if (strikesSolid(solid, ax, ay, bx, by, reach)) struck = added(struck, solid);
    }
    return struck ?? NOTHING;
  }

  /** What stands between two points, as long as nothing has been gathered. */
  #onTable(a: Point, b: Point): readonly Obstacle[] {
    const struck: Obstacle[] = [];
    forStruck(this.table, this.mover, this.mover.level, a, b, TOLERANCE, this.pass, (obstacle) => {
      struck.push(obstacle);
      return false;
    });
    return struck;
  }

  /** Whether anything that has been gathered stands in the first inches of a leg, the target left out. */
  isStruck({ fromX, fromY, ux, uy }: Leg, inches: number): boolean {
    const reach = this.mover.radius - TOLERANCE;
    const toX = fromX + ux * inches;
    const toY = fromY + uy * inches;
    // What is struck on one leg often is on the next one, too.
    if (this.#struck !== null && strikes(this.#struck, fromX, fromY, toX, toY, reach)) return true;
    for (const model of this.models) {
      if (model.id === this.target.id || !strikesModel(model, fromX, fromY, toX, toY, reach)) continue;
      this.#struck = model;
      return true;
    }
    for (const solid of this.#solids) {
      if (!strikesSolid(solid, fromX, fromY, toX, toY, reach)) continue;
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
      for (const model of table.grid.gather(ax, ay, bx, by, mover.radius + table.widest)) {
        if (model.level !== mover.level || model.id === mover.id || !strikesModel(model, ax, ay, bx, by, reach))
          continue;
        if (!pass(model)) struck = added(struck, model);
      }
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
    for (const model of this.models) {
      const far = wide + model.radius;
      const dx = model.x - x;
      const dy = model.y - y;
      if (dx * dx + dy * dy < far * far && strikesArc(model, toX, toY, points, reach)) struck = added(struck, model);
    }
    for (const solid of this.#solids) {
      const { minX, minY, maxX, maxY } = solid;
      if (x + wide <= minX || x - wide >= maxX || y + wide <= minY || y - wide >= maxY) continue;
      if (strikesArc(solid, toX, toY, points, reach)) struck = added(struck, solid);
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
