import type { Placed } from '../../../../kernel/index.ts';
import {
  apart,
  approach,
  freeSpot,
  grained,
  passagesFor,
  type Prices,
  sneak,
  type Tabletop,
  walk,
} from '../../../../tabletop/index.ts';
import { PEF_MOVE_INCHES } from '../../data/strangers/moves.ts';
import { bodyOf, markerOf, PERSON, playersHere, tabletopOf } from '../../figures.ts';
import { ignoredBy } from '../../sight/los.ts';
import type { Encounter, Human, Pef, Standing } from '../../state.ts';

/** ATZ.PEF.11, ATZ.PEF.12, ATZ.PEF.14: the ways of markers: 12" by cover, and nothing but walls slows them. */

/** ATZ.PEF.14: doors, windows and floors cost no more than the way through them. */
const free: Prices = { door: () => 1, window: () => 1, stairs: () => 1, ladder: () => 1 };

/** ATZ.PEF.11: 12" of the way to somebody; where there is none, to the nearest spot. */
export function wayTo(enc: Encounter, pef: Pef, target: Human): Placed[] {
  const table = tabletopOf(enc);
  const { way } = approach(table, markerOf(pef), bodyOf(target), {
    budget: PEF_MOVE_INCHES,
    prices: free,
    pass: () => true,
  });
  return coveredWay(enc, table, pef, way.points) ?? [...way.points];
}

/** The way of a marker to a spot, cut off after so many inches. */
export function wayOf(enc: Encounter, pef: Pef, to: Standing, most = PEF_MOVE_INCHES): Placed[] {
  const table = tabletopOf(enc);
  const mover = markerOf(pef);
  const { x, y, level } = to;
  const goal = freeSpot(table, { id: pef.id, x, y, level, radius: PERSON.radius }, to) ?? to;
  const passages = passagesFor(table, mover, goal, { prices: free });
  const direct = walk(table, mover, { ...goal, level }, { passages, pass: () => true });
  if (direct === null) return [];
  const cut = asFarAs(pef, direct.points, most);
  return coveredWay(enc, table, pef, cut) ?? cut;
}

/** How far along its straight way a marker may end if that keeps it out of sight all the way. */
const ENDS = [PEF_MOVE_INCHES, 10, 8, 6] as const;

/** ATZ.PEF.11: the way in cover that brings it on farthest; null where none is hidden from end to end, and it goes straight. */
function coveredWay(enc: Encounter, table: Tabletop, pef: Pef, direct: readonly Placed[]): Placed[] | null {
  if (!direct.every(({ level = pef.level }) => level === pef.level)) return null;
  const eyes = playersHere(enc).map(bodyOf);
  for (const most of ENDS) {
    const end = asFarAs(pef, direct, most).at(-1);
    if (end === undefined) return null;
    const found = sneak(table, markerOf(pef), end, eyes, {
      budget: PEF_MOVE_INCHES,
      mesh: 1,
      by: 'line',
      ignore: ignoredBy(table),
      pass: () => true,
    });
    if (found !== null && found.seen <= 0.01) return [...found.points];
  }
  return null;
}

/** The first inches of a way. */
function asFarAs(from: Standing, way: readonly Placed[], most: number): Placed[] {
  const points: Placed[] = [];
  let [here, left]: [Standing, number] = [from, most];
  for (const to of way) {
    const there = { x: to.x, y: to.y, level: to.level ?? here.level };
    const far = apart(here, there);
    if (far > left + 1e-6) {
      if (left > 0.01 && there.level === here.level) {
        const share = left / far;
        const at = { x: here.x + (there.x - here.x) * share, y: here.y + (there.y - here.y) * share };
        points.push({ x: grained(at.x), y: grained(at.y), level: there.level });
      }
      return points;
    }
    points.push(there);
    [here, left] = [there, left - far];
  }
  return points;
}

/** ATZ.PEF.12: straight away from somebody, as far as the table goes, and how many inches are left at its edge. */
export function awayFrom(
  enc: Encounter,
  pef: Standing,
  from: Standing,
  inches: number,
): { readonly to: Standing; readonly left: number } {
  const { width, depth } = tabletopOf(enc).ground.terrain;
  const far = apart(pef, from);
  const [ux, uy] = far === 0 ? [0, 1] : [(pef.x - from.x) / far, (pef.y - from.y) / far];
  const rim = PERSON.radius;
  const room = Math.max(0, Math.min(inches, within(pef.x, ux, rim, width - rim), within(pef.y, uy, rim, depth - rim)));
  return {
    to: { x: grained(pef.x + ux * room), y: grained(pef.y + uy * room), level: pef.level },
    left: grained(inches - room),
  };
}

/** How far one can go along an axis before the rim. */
const within = (at: number, speed: number, least: number, most: number): number =>
  speed > 1e-9 ? (most - at) / speed : speed < -1e-9 ? (least - at) / speed : Number.POSITIVE_INFINITY;

/** ATZ.PEF.12: at the edge it turns left or right and goes along it, never off the table. */
export function alongEdge(enc: Encounter, at: Standing, turn: 'left' | 'right', inches: number): Standing {
  const { width, depth } = tabletopOf(enc).ground.terrain;
  const rim = PERSON.radius;
  const [ox, oy] =
    at.x >= width - rim - 0.01 ? [1, 0] : at.x <= rim + 0.01 ? [-1, 0] : at.y >= depth - rim - 0.01 ? [0, 1] : [0, -1];
  const sign = turn === 'left' ? 1 : -1; // left of where it was going is a quarter turn
  const clamp = (n: number, most: number): number => grained(Math.min(most - rim, Math.max(rim, n)));
  return { x: clamp(at.x - oy * sign * inches, width), y: clamp(at.y + ox * sign * inches, depth), level: at.level };
}
