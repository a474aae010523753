/** Words that stand over the table keep out of each other's way: the most important ones choose first. */

export interface Plate {
  readonly key: string;
  /** Where on the screen it belongs, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Lower chooses first. */
  readonly rank: number;
  /** The sides it would like best: above or below its point. */
  readonly below: boolean;
}

export interface Placed {
  readonly left: number;
  readonly top: number;
}

interface Box extends Placed {
  readonly width: number;
  readonly height: number;
}

const SIDES = [
  [0, -1],
  [0, 1],
  [1, -0.6],
  [-1, -0.6],
  [1, 0.6],
  [-1, 0.6],
  [1, 0],
  [-1, 0],
] as const;
const STEPS = [1, 1.7, 2.6, 3.8] as const;
const GAP = 8;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** Where each plate stands; null where there is no room for it. What must not be covered are `bases`. */
export function placed(
  plates: readonly Plate[],
  screen: { readonly width: number; readonly height: number },
  bases: readonly { readonly x: number; readonly y: number; readonly r: number }[],
): ReadonlyMap<string, Placed | null> {
  const taken: Box[] = [];
  const found = new Map<string, Placed | null>();
  for (const plate of [...plates].sort((a, b) => a.rank - b.rank)) {
    // Half a sentence says nothing: the open decision says it whole.
    if (plate.width > screen.width - 8) {
      found.set(plate.key, null);
      continue;
    }
    let [best, least] = [null as Box | null, plate.rank >= OPTIONAL ? 260 : Infinity];
    for (const step of STEPS) {
      for (const [dx, dy] of SIDES) {
        const box: Box = {
          width: plate.width,
          height: plate.height,
          left: plate.x - plate.width / 2 + dx * (plate.width / 2 + GAP) * (dy === 0 ? step : Math.min(step, 1.4)),
          top: plate.y - plate.height / 2 + dy * (plate.height / 2 + GAP) * step,
        };
        const off =
          box.left < 4 ||
          box.top < 4 ||
          box.left + box.width > screen.width - 4 ||
          box.top + box.height > screen.height - 4;
        let cost = 6 * step + (dy < 0 === plate.below ? 3 : 0) + (off ? 600 : 0);
        for (const other of taken) {
          const area = overlap(box, other);
          if (area > 0) cost += 600 + area;
        }
        for (const { x, y, r } of bases)
          cost += overlap(box, { left: x - r, top: y - r, width: 2 * r, height: 2 * r }) * 0.5;
        if (cost < least) [best, least] = [box, cost];
      }
    }
    if (best !== null && plate.rank < OPTIONAL && least > 600) best = nearestFree(plate, taken, screen) ?? best;
    found.set(plate.key, best);
    if (best !== null) taken.push(best);
  }
  return found;
}

/** Any room at all on the screen, as near to its point as there is some. */
function nearestFree(plate: Plate, taken: readonly Box[], screen: { width: number; height: number }): Box | null {
  const { width, height } = plate;
  let [best, least] = [null as Box | null, Infinity];
  for (let top = 4; top + height <= screen.height - 4; top += 6) {
    for (let left = 4; left + width <= screen.width - 4; left += 12) {
      const far = Math.hypot(left + width / 2 - plate.x, top + height / 2 - plate.y);
      const box: Box = { left, top, width, height };
      if (far < least && taken.every((other) => overlap(box, other) === 0)) [best, least] = [box, far];
    }
  }
  return best;
}

/** From this rank on a plate may be left out. */
export const OPTIONAL = 10;
