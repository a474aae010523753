import type { Placed, Point } from '../../kernel/index.ts';
import { crowdedBy, fits } from '../ways/clearance.ts';
import { directionOf } from '../geometry/direction.ts';
import { within } from '../geometry/distance.ts';
import { apart, point } from '../geometry/point.ts';
import type { Tabletop } from '../tabletop.ts';
import type { Model } from '../terrain/terrain.ts';
import { walk } from '../ways/walk.ts';
import type { MoveOptions } from '../ways/ways.ts';

/** The clumps into which a group falls if a link joins any two whose bases are at most `inches` apart; largest first. */
export function clumpsOf<T extends Point & { readonly radius: number }>(group: readonly T[], inches: number): T[][] {
  const left = new Set(group);
  const clumps: T[][] = [];
  for (const first of group) {
    if (!left.delete(first)) continue;
    const clump = [first];
    for (const member of clump) {
      for (const other of left) {
        if (within(member, other, inches) && left.delete(other)) clump.push(other);
      }
    }
    clumps.push(clump);
  }
  return clumps.sort((a, b) => b.length - a.length);
}

/** Whether links of that length join the whole group. */
export const holdsTogether = (group: readonly (Point & { readonly radius: number })[], inches: number): boolean =>
  clumpsOf(group, inches).length <= 1;

export interface PushOptions extends MoveOptions {
  /** The longest link: each ends within that of another, as far as it can. */
  readonly link: number;
}

/** Where one member of a group ends, and why there. */
export interface Pushed {
  readonly id: string;
  readonly to: Placed;
  /** `shifted`: moved like all; `beside`: as near to that as it found room; `stayed`: it found none, or must not move. */
  readonly why: 'shifted' | 'beside' | 'stayed';
  /** What stood where it would have gone. */
  readonly by: string | null;
}

/**
 * Moves a group by one vector. Whoever is foremost goes first; each goes as the vector says if there is room and a way
 * within the budget, or else to the free spot nearest to there that is linked to those before it. Those in `held` stay.
 * The table given is not changed.
 */
export function push(
  standing: Tabletop,
  group: readonly Model[],
  by: Point,
  options: PushOptions,
  held: readonly string[] = [],
): Pushed[] {
  const table = standing.draft();
  const pushed: Pushed[] = [];
  const front = (m: Point): number => m.x * by.x + m.y * by.y;
  const moving = group
    .filter(({ id }) => !held.includes(id))
    .sort((a, b) => front(b) - front(a) || (a.id < b.id ? -1 : 1));
  const settled: Model[] = group.filter(({ id }) => held.includes(id));
  for (const { id, x, y, level } of settled) pushed.push({ id, to: { x, y, level }, why: 'stayed', by: null });
  for (const member of moving) {
    const place = placeFor(table, member, by, settled, options);
    const there: Model = { ...member, x: place.to.x, y: place.to.y, level: place.to.level ?? member.level };
    table.put(there);
    settled.push(there);
    pushed.push(place);
  }
  return pushed;
}

/** Rings of spots round the one that was wanted, nearest first. */
const AROUND: readonly Point[] = [0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 3.5, 4].flatMap((far) =>
  Array.from({ length: 12 }, (_, i) => {
    const { x, y } = directionOf(i * 30);
    return { x: x * far, y: y * far };
  }),
);

function placeFor(table: Tabletop, member: Model, by: Point, settled: readonly Model[], options: PushOptions): Pushed {
  const { id, x, y, level } = member;
  const wanted = { ...point(x + by.x, y + by.y), level };
  const crowd = crowdedBy(table, member, wanted);
  const linked = (at: Point): boolean =>
    settled.length === 0 || settled.some((other) => within({ ...at, radius: member.radius }, other, options.link));
  const reachable = (at: Placed): boolean => fits(table, member, at) && walk(table, member, at, options) !== null;
  if (crowd === null && linked(wanted) && reachable(wanted)) return { id, to: wanted, why: 'shifted', by: null };
  const near = AROUND.map((off) => ({ ...point(wanted.x + off.x, wanted.y + off.y), level }))
    .filter((at) => linked(at) && apart(at, wanted) < apart(member, wanted))
    .find(reachable);
  if (near !== undefined) return { id, to: near, why: 'beside', by: crowd };
  return { id, to: { x, y, level }, why: 'stayed', by: crowd };
}
