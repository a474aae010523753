import type { Placed, Point } from '../../../kernel/index.ts';
import {
  apart,
  between,
  inside,
  meet,
  passagesFor,
  type Polygon,
  type Prices,
  type Tabletop,
} from '../../../tabletop/index.ts';
import type { Standing } from '../state.ts';
import { isSteep } from '../tables/hills.ts';

/** ATZ.ZMOVE: how far zombies get. */

/** ATZ.ZMOVE.1 */
export const PACE = 6;
/** ATZ.ZMOVE.7, ATZ.ZMOVE.8, ATZ.ZMOVE.9: in buildings, woods and water an inch counts as an inch and a half, so that 6" become 4". */
export const SLOW = 1.5;
/** ATZ.TERR.16: 6" become 2". */
const STEEP = 3;
/** ATZ.ZMOVE.3: a door costs 2", whether it stands open or is opened. */
const DOOR = 2;

/** ATZ.ZMOVE.4, ATZ.ZMOVE.12: what is locked or barricaded has to be broken first; a way round is nearly always better. */
const BARRED = 100;
export const isBarred = (state: string | undefined): boolean => state === 'boarded' || state === 'locked';

/** ATZ.ZMOVE.3 to ATZ.ZMOVE.5: doors, and windows as large as doors. Zombies do not climb. */
const prices: Prices = {
  door: (_, state) => (isBarred(state) ? BARRED : state === 'closed' ? DOOR : null),
  window: (window, state) => (window.tags?.['large'] !== true ? null : isBarred(state) ? BARRED : DOOR),
  stairs: () => PACE,
};

export type Passages = ReturnType<typeof passagesFor>;

/** The ways through doors and windows that zombies can take from a place. */
export const passagesOn = (table: Tabletop, from: Standing): Passages =>
  passagesFor(table, { id: 'zombie', ...from, radius: 0.5 }, from, { prices });

/** How far along a way the pace takes it; the whole of it if that is not too far. */
export function affordedOf(
  table: Tabletop,
  from: Standing,
  way: readonly Placed[],
  passages: Passages,
  pace = PACE,
): number {
  let [left, inches, here]: [number, number, Placed] = [pace, 0, from];
  const slow = slowOn(table);
  for (const to of way) {
    const long = apart(here, to);
    const through = passages.find((one) => isAt(one.from, here) && isAt(one.to, to));
    const price = through?.cost ?? paceOf(slow, here, to) + DOOR * openDoors(table, here, to);
    if (price > left) {
      if (through !== undefined) return inches;
      return inches + partOf(table, slow, here, to, left);
    }
    left -= price;
    inches += through?.cost ?? long;
    here = to;
  }
  return inches;
}

/** As much of a straight leg as is paid for. */
function partOf(table: Tabletop, slow: readonly Slow[], a: Placed, b: Placed, left: number): number {
  const long = apart(a, b);
  let [low, high] = [0, long];
  while (high - low > 0.001) {
    const middle = (low + high) / 2;
    const at = { ...b, ...between(a, b, middle / long) };
    if (paceOf(slow, a, at) + DOOR * openDoors(table, a, at) > left) high = middle;
    else low = middle;
  }
  return low;
}

/** What a way costs a zombie: slow ground, and the doors that it goes through. */
export function costOf(table: Tabletop, from: Standing, way: readonly Placed[], passages: Passages): number {
  const slow = slowOn(table);
  let [cost, here]: [number, Placed] = [0, from];
  for (const to of way) {
    const through = passages.find((one) => isAt(one.from, here) && isAt(one.to, to));
    cost += through?.cost ?? paceOf(slow, here, to) + DOOR * openDoors(table, here, to);
    here = to;
  }
  return cost;
}

const isAt = (p: Point, q: Point): boolean => apart(p, q) < 0.01;

/** Ground that slows zombies, and how many inches one of its inches counts for. */
interface Slow {
  readonly outline: Polygon;
  readonly factor: number;
}

function slowOn({ ground: { terrain, changes } }: Tabletop): Slow[] {
  const pieces = terrain.pieces.filter(({ looks }) => looks === 'wood' || looks === 'water');
  const slow = [...pieces, ...terrain.buildings].map(({ outline }) => ({ outline, factor: SLOW }));
  const steep = (changes.built ?? []).filter(isSteep).map(({ outline }) => ({ outline, factor: STEEP }));
  return [...slow, ...steep];
}

function paceOf(slow: readonly Slow[], a: Point, b: Point): number {
  const long = apart(a, b);
  const stops = [0, 1, ...slow.flatMap(({ outline }) => crossingsOf(outline, a, b))].sort((p, q) => p - q);
  return stops.slice(1).reduce((sum, stop, i) => {
    const start = stops[i] as number;
    const middle = between(a, b, (start + stop) / 2);
    const factor = slow.reduce((most, one) => (inside(one.outline, middle) ? Math.max(most, one.factor) : most), 1);
    return sum + (stop - start) * long * factor;
  }, 0);
}

function crossingsOf(outline: Polygon, a: Point, b: Point): number[] {
  return outline.flatMap((c, i) => {
    const d = outline[(i + 1) % outline.length] as Point;
    if (!meet(a, b, c, d)) return [];
    const [dx, dy, ex, ey] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
    const cross = dx * ey - dy * ex;
    return cross === 0 ? [] : [Math.min(1, Math.max(0, ((c.x - a.x) * ey - (c.y - a.y) * ex) / cross))];
  });
}

const openDoors = (table: Tabletop, a: Placed, b: Placed): number =>
  table.ground.openings.filter(
    ({ kind, level, from, to, id }) =>
      kind === 'door' && level === (b.level ?? 0) && meet(a, b, from, to) && table.opening(id)?.pass === true,
  ).length;
