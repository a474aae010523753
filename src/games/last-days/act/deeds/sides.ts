import type { Point } from '../../../../kernel/index.ts';
import { apart, facingTowards } from '../../../../tabletop/index.ts';

const COMPASS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const;
type Side = (typeof COMPASS)[number] | 'here';

/** Where one of several things beside a base lies; `nth` tells those apart that lie on the same side. */
export interface Whereabouts {
  readonly side: Side;
  readonly nth: number;
  readonly of: number;
}

/** This near to the middle of the base is under it. */
const UNDER = 0.25;

function sideOf(unit: Point, at: Point): Side {
  if (apart(unit, at) < UNDER) return 'here';
  const eighth = Math.round(facingTowards(unit, at) / 45);
  return COMPASS[((eighth % 8) + 8) % 8] as Side;
}

/** On which side of a base each of them lies, so that the options can be told apart. */
export function whereabouts(unit: Point, spots: readonly Point[]): Whereabouts[] {
  const sides = spots.map((at) => sideOf(unit, at));
  return sides.map((side, i) => ({
    side,
    nth: sides.slice(0, i + 1).filter((one) => one === side).length,
    of: sides.filter((one) => one === side).length,
  }));
}
