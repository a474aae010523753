import type { Placed } from '../../../../kernel/index.ts';
import { apart, between, point, type Route } from '../../../../tabletop/index.ts';
import type { Paid } from '../../state.ts';
import { type GroundPrices, wholeInches } from '../prices.ts';

/** LD.GEN.12: the middle of the base goes along the route. A route in paid actions, each of them up to an inch long (LD.MOVE.1, LD.MOVE.2) or one thing that is no walk. */

type RouteStretch = Route['stretches'][number];

/** Lengths are compared with so much to spare: rounding to the grid adds up. */
const HAIR = 0.02;
/** LD.MOVE.1: an action leads that far. */
const INCH = 1;

/** At the end of an action everybody stands on the grid; where ground changes the route may lie beside it. */
const onGrid = (at: Placed): Placed => ({ ...at, ...point(at.x, at.y) });

/** The cheapest way to pay for a route. */
export function paidActions(stretches: readonly RouteStretch[], prices: GroundPrices): Paid[] {
  const actions: Paid[] = [];
  let walk: RouteStretch[] = [];
  const walked = (): void => {
    const long = walk.reduce((sum, { inches }) => sum + inches, 0);
    const end = walk.at(-1)?.to;
    // A hair's breadth up to a ladder or beyond it is no move of its own.
    if (long > HAIR) actions.push(...walkActions(walk, prices));
    else if (end !== undefined) actions.at(-1)?.points.push(onGrid(end));
    walk = [];
  };
  for (const stretch of stretches) {
    if (stretch.kind === 'walk') {
      walk.push(stretch);
      continue;
    }
    walked();
    actions.push(passageAction(stretch));
  }
  walked();
  return actions;
}

/** Taken whole (LD.TERRAIN.11, LD.MOVE.20). */
function passageAction({ kind, cost, rise, to }: RouteStretch): Paid {
  if (kind === 'walk' || kind === 'door' || kind === 'jump') throw new RangeError(`${kind} is no part of a way`);
  return { kind, ap: cost, points: [onGrid(to)], fall: kind === 'drop' ? wholeInches(-rise) : 0 };
}

/** A part of a walk on one kind of ground: from where to where along it, in inches. */
interface Patch {
  readonly end: number;
  readonly isDifficult: boolean;
}

/**
 * An action over Normal ground ends where Difficult ground begins; one at the price of Difficult ground may lead over both.
 * Going as far as an action can is never worse, so only which of the two comes next is to be tried.
 */
function walkActions(walk: readonly RouteStretch[], prices: GroundPrices): Paid[] {
  const patches: Patch[] = [];
  const corners: { readonly at: Placed; readonly far: number }[] = [];
  let long = 0;
  for (const { inches, ground, from, to } of walk) {
    if (corners.length === 0) corners.push({ at: from, far: 0 });
    long += inches;
    corners.push({ at: to, far: long });
    const isDifficult = ground !== 'normal' && prices.difficult !== prices.normal;
    const before = patches.at(-1);
    if (before !== undefined && before.isDifficult === isDifficult)
      patches[patches.length - 1] = { end: long, isDifficult };
    else patches.push({ end: long, isDifficult });
  }
  let here = 0;
  return cheapest(patches, 0, long, prices, new Map()).cuts.map(({ end, kind }) => {
    const points = pointsBetween(corners, here, end);
    here = end;
    return { kind, ap: prices[kind], points, fall: 0 };
  });
}

interface Cut {
  readonly end: number;
  readonly kind: 'normal' | 'difficult';
}
interface Split {
  readonly ap: number;
  readonly cuts: readonly Cut[];
}
const NOTHING: Split = { ap: 0, cuts: [] };

function cheapest(
  patches: readonly Patch[],
  from: number,
  long: number,
  prices: GroundPrices,
  known: Map<number, Split>,
): Split {
  if (from >= long - HAIR / 10) return NOTHING;
  const key = Math.round(from * 1000);
  const found = known.get(key);
  if (found !== undefined) return found;
  const patch = patches.find(({ end }) => end > from + HAIR / 10) as Patch;
  const ends: Cut[] = patch.isDifficult ? [] : [{ end: reachOf(from, patch.end), kind: 'normal' }];
  if (patch.isDifficult || patch.end < long - HAIR / 10) ends.push({ end: reachOf(from, long), kind: 'difficult' });
  const splits = ends.map((cut): Split => {
    const rest = cheapest(patches, cut.end, long, prices, known);
    return { ap: prices[cut.kind] + rest.ap, cuts: [cut, ...rest.cuts] };
  });
  const best = splits.reduce((one, other) => (other.ap < one.ap ? other : one));
  known.set(key, best);
  return best;
}

/** How far one action leads: an inch, and the hair that may be left before the end. */
const reachOf = (from: number, end: number): number => (end - from <= INCH + HAIR ? end : from + INCH);

/** The corners of a walk after `from` and up to `to` inches. */
function pointsBetween(
  corners: readonly { readonly at: Placed; readonly far: number }[],
  from: number,
  to: number,
): Placed[] {
  const points: Placed[] = [];
  corners.forEach(({ at, far }, i) => {
    if (i === 0) return;
    const before = corners[i - 1] as (typeof corners)[number];
    if (far > from + HAIR / 10 && far < to - HAIR / 10 && isCorner(before.at, at, corners[i + 1]?.at))
      points.push(onGrid(at));
    if (before.far < to - HAIR / 10 && far >= to - HAIR / 10) {
      const share = far === before.far ? 1 : Math.min(1, (to - before.far) / (far - before.far));
      const { x, y } = between(before.at, at, share);
      points.push({ ...point(x, y), level: at.level ?? 0 });
    }
  });
  return points;
}

/** Where ground changes on a straight line there is nothing to see. */
function isCorner(a: Placed, b: Placed, c: Placed | undefined): boolean {
  if (c === undefined) return true;
  return apart(a, b) + apart(b, c) - apart(a, c) > 1e-4;
}
