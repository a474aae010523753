import type { Placed } from '../../../kernel/index.ts';
import { apart, between, GRAIN, grained } from '../../../tabletop/index.ts';
import type { Standing } from '../state.ts';

/** The first point of a way at which something becomes true, such as LOS to a marker. */
export interface Glimpse {
  readonly at: Standing;
  /** How far along the way, and before which of its points. */
  readonly inches: number;
  readonly leg: number;
}

/** How often a way is looked at before the very point is sought. */
const STEP = 0.2;

export function firstWhere(from: Standing, way: readonly Placed[], isTrue: (at: Standing) => boolean): Glimpse | null {
  if (isTrue(from)) return { at: from, inches: 0, leg: 0 };
  let here = from;
  let inches = 0;
  for (const [leg, to] of way.entries()) {
    const there: Standing = { x: to.x, y: to.y, level: to.level ?? here.level };
    const far = apart(here, there);
    const isFlat = there.level === here.level;
    const steps = isFlat ? Math.max(1, Math.ceil(far / STEP)) : 1;
    for (let i = 1; i <= steps; i++) {
      if (!isTrue(i === steps ? there : on(here, there, i / steps))) continue;
      const share = isFlat ? soonest(here, there, (i - 1) / steps, i / steps, isTrue) : 1;
      return { at: share === 1 ? there : on(here, there, share), inches: grained(inches + share * far), leg };
    }
    here = there;
    inches += far;
  }
  return null;
}

const on = (a: Standing, b: Standing, share: number): Standing => {
  const { x, y } = between(a, b, share);
  return { x: grained(x), y: grained(y), level: b.level };
};

function soonest(a: Standing, b: Standing, not: number, yes: number, isTrue: (at: Standing) => boolean): number {
  let [low, high] = [not, yes];
  while ((high - low) * apart(a, b) > GRAIN) {
    const middle = (low + high) / 2;
    if (isTrue(on(a, b, middle))) high = middle;
    else low = middle;
  }
  return high;
}
