import type { Solid } from './solid.ts';

/** A few solids that are not in the index: what has been built, and what moves. Each is asked whether it lies near. */
export class Loose {
  constructor(readonly all: readonly Solid[]) {}

  /** Visits each solid that may lie within `reach` of a stretch; true ends the visit. */
  along(
    ax: number,
    ay: number,
    bx: number,
    by: number,
    reach: number,
    visit: (solid: Solid) => boolean | undefined,
  ): boolean {
    const left = (ax < bx ? ax : bx) - reach;
    const right = (ax < bx ? bx : ax) + reach;
    const low = (ay < by ? ay : by) - reach;
    const high = (ay < by ? by : ay) + reach;
    for (const solid of this.all) {
      if (solid.maxX < left || solid.minX > right || solid.maxY < low || solid.minY > high) continue;
      if (visit(solid) === true) return true;
    }
    return false;
  }
}
