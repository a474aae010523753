import { type Camera, Raycaster, Vector2, type Vector3 } from 'three';
import type { Point } from '../../../kernel/index.ts';
import { inside, type Terrain } from '../../../tabletop/index.ts';
import { frameOf } from '../../paint/brush.ts';
import type { Spot } from '../../tabletop/depth/lens.ts';
import type { Stood } from './crowd.ts';

/** What lies under a pointer: worked out from terrain and figures, not from what is drawn of them. */

/** Level surfaces that are seen: a roof, a floor, the top of something that can be climbed. */
interface Surface {
  readonly outline: readonly Point[];
  readonly y: number;
  readonly level: number;
  /** A wall or a side stands round it, down to this height: nothing behind it is meant. */
  readonly down: number;
}

/** Smaller than this nobody stands on it. */
const STANDING = 0.9;

/** `cut`: which storey of a building is looked into; null: its roof is on. */
export function surfacesOf({ buildings, pieces }: Terrain, cut: (building: string) => number | null): Surface[] {
  const tops = pieces.filter(({ climbable, height, outline }) => {
    const { width, depth } = frameOf(outline);
    return climbable && height > 0.3 && Math.min(width, depth) >= STANDING;
  });
  return [
    ...tops.map(({ outline, height }) => ({ outline, y: height, level: 1, down: 0 })),
    ...buildings.map(({ id, outline, floors, height, flatRoof }) => {
      const storey = cut(id);
      if (storey !== null) return { outline, y: floors[storey] ?? 0, level: storey, down: 0 };
      // Where nobody can stand on the roof, the rooms below it are meant.
      return { outline, y: height, level: flatRoof ? floors.length : 0, down: 0 };
    }),
  ];
}

export class Picks {
  readonly #caster = new Raycaster();
  surfaces: readonly Surface[] = [];
  all: readonly Stood[] = [];

  constructor(readonly terrain: Terrain) {}

  under(camera: Camera, x: number, y: number): Spot {
    this.#caster.setFromCamera(new Vector2(x, y), camera);
    const { origin, direction } = this.#caster.ray;
    const ground = this.#onGround(origin, direction);
    const found = this.#figure(origin, direction);
    if (found !== null && found.share <= ground.share + 0.3)
      return {
        x: found.stood.figure.x,
        y: found.stood.figure.y,
        level: found.stood.figure.level,
        figure: found.stood.figure.id,
      };
    const { share: _, ...spot } = ground;
    return { ...spot, figure: null };
  }

  /** The first surface that the ray meets from above, or the ground. */
  #onGround(origin: Vector3, direction: Vector3): Spot & { share: number } {
    const { width, depth } = this.terrain;
    const down = Math.min(direction.y, -0.001);
    const at = (y: number): Point & { share: number } => {
      const share = (y - origin.y) / down;
      return { x: origin.x + direction.x * share, y: origin.z + direction.z * share, share };
    };
    let best: Spot & { share: number } = { ...at(0), level: 0 };
    for (const { outline, y, level } of this.surfaces) {
      const hit = at(y);
      if (hit.share < best.share && hit.share > 0 && inside(outline, hit)) best = { ...hit, level };
      // A wall in front of the ground behind it: the storey to which it belongs, just inside.
      if (y < 1.5) continue;
      const side = sideHit(outline, origin, direction, y);
      if (side !== null && side.share < best.share) best = { ...side, level };
    }
    const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
    return { ...best, x: within(best.x, width), y: within(best.y, depth) };
  }

  #figure(origin: Vector3, direction: Vector3): { stood: Stood; share: number } | null {
    let best: { stood: Stood; share: number } | null = null;
    for (const stood of this.all) {
      if (stood.hidden) continue;
      const { figure, y } = stood;
      const radius = figure.box === undefined ? figure.radius : Math.min(figure.box.length, figure.box.width) / 2;
      // An upright post round its middle, as thick as the base at its foot and thinner above.
      const [dx, dz] = [figure.x - origin.x, figure.y - origin.z];
      const square = direction.x * direction.x + direction.z * direction.z;
      const share = square === 0 ? 0 : (dx * direction.x + dz * direction.z) / square;
      for (const [at, high] of [
        [share, 1],
        [(y + 0.1 - origin.y) / direction.y, 0],
      ] as const) {
        if (at <= 0) continue;
        const [px, py, pz] = [origin.x + direction.x * at, origin.y + direction.y * at, origin.z + direction.z * at];
        const off = Math.hypot(px - figure.x, pz - figure.y);
        const hit =
          high === 1
            ? off < radius * 0.72 && py > y - 0.05 && py < y + Math.max(0.7, figure.height) * 1.05
            : off < radius * 1.1;
        if (hit && (best === null || at < best.share)) best = { stood, share: at };
      }
    }
    return best;
  }
}

/** Where a ray meets the upright sides of an outline from outside, between the ground and that height. */
function sideHit(
  outline: readonly Point[],
  origin: Vector3,
  direction: Vector3,
  high: number,
): (Point & { share: number }) | null {
  let best: (Point & { share: number }) | null = null;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const cross = direction.x * ey - direction.z * ex;
    if (Math.abs(cross) < 1e-9) return;
    const share = ((a.x - origin.x) * ey - (a.y - origin.z) * ex) / cross;
    const along = ((a.x - origin.x) * direction.z - (a.y - origin.z) * direction.x) / cross;
    const y = origin.y + direction.y * share;
    if (share <= 0 || along < 0 || along > 1 || y < 0 || y > high || (best !== null && share > best.share)) return;
    const inwards = 0.7 / Math.hypot(direction.x, direction.z);
    best = { x: origin.x + direction.x * (share + inwards), y: origin.z + direction.z * (share + inwards), share };
  });
  return best;
}
