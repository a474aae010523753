import type { Point } from '../../../../kernel/index.ts';
import { apart, distanceToArea, flightBlockedBy, GRAIN, inside, point } from '../../../../tabletop/index.ts';
import type { Battle, Character, Standing } from '../../state.ts';
import { bodyOf, tabletopOf, terrainIn } from '../../units.ts';

/** Gaps that can be jumped: between roofs and tops, and over ditches and water on the ground. */

export interface Gap {
  /** LD.MOVE.13: from edge to edge along the line of the jump. */
  readonly inches: number;
  /** Where a jumper who makes it is set down, at the far edge. */
  readonly landing: Standing;
  /** How much lower that lies. */
  readonly down: number;
  /** LD.MOVE.16: where one who does not is set down, and how far below. */
  readonly bottom: Standing;
  readonly deep: number;
}

/** LD.MOVE.14: the edge is that near to the base. */
const AT_EDGE = 0.06;
/** The line of a jump may be so far from straight across: the edge lies that far ahead at most. */
const OBLIQUE = 1;
/** Nobody looks for the far side beyond this. */
const WIDEST = 8;
const STEP = 0.1;

type Footing = { readonly level: number; readonly height: number };

/** What there is to stand on at a point, no higher than the jumper stands: the highest of it; null over a gap. */
function footingAt(battle: Battle, at: Point, from: Footing): Footing | null {
  const { ground } = tabletopOf(battle);
  if (from.level === 0) {
    const isDitch = ditchesOn(battle).some(({ outline }) => inside(outline, at));
    return isDitch ? null : from;
  }
  let best: Footing | null = null;
  for (const level of topsOn(battle)) {
    const height = ground.elevation(at, level);
    if (height > 0 && height <= from.height + GRAIN && (best === null || height > best.height))
      best = { level, height };
  }
  return best;
}

/** Water and holes: nobody stands in them, and nothing rises above them. */
const ditchesOn = (battle: Battle) =>
  tabletopOf(battle).ground.things.filter(
    (thing) => 'kind' in thing && thing.kind === 'impassable' && thing.height === 0,
  );

/** The levels above ground that there are on this table. */
function topsOn(battle: Battle): number[] {
  const { buildings } = terrainIn(battle);
  const most = Math.max(1, ...buildings.map(({ floors, flatRoof }) => floors.length - (flatRoof ? 0 : 1)));
  return Array.from({ length: most }, (_, i) => i + 1);
}

const footingOf = (battle: Battle, unit: Character): Footing => ({
  level: unit.level,
  height: tabletopOf(battle).ground.elevation(unit, unit.level),
});

/** LD.MOVE.14: whether the base stands at the edge of something. */
export function isAtEdge(battle: Battle, unit: Character): boolean {
  const body = bodyOf(unit);
  if (unit.level === 0) return ditchesOn(battle).some(({ outline }) => distanceToArea(body, outline) <= AT_EDGE);
  const from = footingOf(battle, unit);
  return ROUND.some(({ x, y }) => {
    const rim = { x: unit.x + x * (body.radius + AT_EDGE), y: unit.y + y * (body.radius + AT_EDGE) };
    return !isSame(footingAt(battle, rim, from), from);
  });
}

const isSame = (a: Footing | null, b: Footing): boolean =>
  a !== null && a.level === b.level && Math.abs(a.height - b.height) <= GRAIN;

/** Sixteen directions. */
export const ROUND: readonly Point[] = Array.from({ length: 16 }, (_, i) => {
  const quarter = [
    { x: 1, y: 0 },
    { x: 0.924, y: 0.383 },
    { x: 0.707, y: 0.707 },
    { x: 0.383, y: 0.924 },
  ][i % 4] as Point;
  const turns = Math.floor(i / 4);
  const { x, y } = quarter;
  return [
    { x, y },
    { x: -y, y: x },
    { x: -x, y: -y },
    { x: y, y: -x },
  ][turns] as Point;
});

/** The gap that a jump towards a point would lead over; null where there is none, or no far side that can be reached so. */
export function gapTowards(battle: Battle, unit: Character, to: Point): Gap | null {
  const far = apart(unit, to);
  if (far < 0.01 || !isAtEdge(battle, unit)) return null;
  const way = { x: (to.x - unit.x) / far, y: (to.y - unit.y) / far };
  const at = (inches: number): Point => ({ x: unit.x + way.x * inches, y: unit.y + way.y * inches });
  const from = footingOf(battle, unit);
  const edge = changeAlong(0, OBLIQUE, (inches) => !isSame(footingAt(battle, at(inches), from), from));
  if (edge === null) return null;
  const other = changeAlong(edge, edge + WIDEST, (inches) => footingAt(battle, at(inches), from) !== null);
  if (other === null) return null;
  const footing = footingAt(battle, at(other), from) as Footing;
  const body = bodyOf(unit);
  const { radius } = body;
  const beyond = (edge > radius + AT_EDGE ? edge : radius) + 2 * GRAIN; // obliquely the base wants more room
  const end = at(other + beyond);
  const landing = { ...point(end.x, end.y), level: footing.level };
  if (
    flightBlockedBy(tabletopOf(battle).without(tabletopOf(battle).models.map(({ id }) => id)), body, landing) !== null
  ) {
    return null;
  }
  const near = from.level === 0 ? unit : at(edge + radius + 2 * GRAIN);
  return {
    inches: other - edge,
    landing,
    down: from.height - footing.height,
    bottom: { ...point(near.x, near.y), level: 0 },
    deep: from.height,
  };
}

/** The first place on a line at which something becomes true, to a thousandth of an inch; null if it does not. */
function changeAlong(from: number, to: number, holds: (inches: number) => boolean): number | null {
  for (let before = from, here = from + STEP; here <= to + 1e-9; before = here, here += STEP) {
    if (!holds(here)) continue;
    let [low, high] = [before, here];
    while (high - low > GRAIN / 2) {
      const middle = (low + high) / 2;
      if (holds(middle)) high = middle;
      else low = middle;
    }
    return high;
  }
  return null;
}
