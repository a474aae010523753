import type { Point } from '../../../kernel/index.ts';
import { grained } from '../../../tabletop/index.ts';

/** The arc of fire: which further targets a weapon may take on, in which order, and what it burns on the way. */

const ARC_SIDES = ['left', 'right'] as const;
export type ArcSide = (typeof ARC_SIDES)[number];

/**
 * ATZ.WPN.17: how far to the left of the line of fire somebody stands, in inches across it at the first target's distance; to
 * the right it is negative. Null beside or behind the shooter.
 */
export function across(shooter: Point, first: Point, other: Point): number | null {
  const [ux, uy] = [first.x - shooter.x, first.y - shooter.y];
  const [vx, vy] = [other.x - shooter.x, other.y - shooter.y];
  const along = ux * vx + uy * vy;
  if (along <= 0) return null;
  const far = Math.sqrt(ux * ux + uy * uy);
  return grained((far * (ux * vy - uy * vx)) / along);
}

/** ATZ.WPN.18: a shot for each inch, begun or whole, by which two neighbours in the arc are more than an inch apart. */
export const burnedOver = (gap: number): number => Math.max(0, Math.ceil(gap) - 1);

export interface InArc<T> {
  readonly target: T;
  readonly side: ArcSide;
  /** Inches from the first target. */
  readonly inches: number;
}

/** ATZ.WPN.17: everybody in an arc of so many inches to one side of the first target, the nearest to it first. */
export function arcOf<T extends Point>(shooter: Point, first: T, others: readonly T[], rating: number): InArc<T>[] {
  return others
    .flatMap((target): InArc<T>[] => {
      const off = target === first ? null : across(shooter, first, target);
      if (off === null || Math.abs(off) > rating) return [];
      if (off === 0) return ARC_SIDES.map((side) => ({ target, side, inches: 0 }));
      return [{ target, side: off > 0 ? 'left' : 'right', inches: Math.abs(off) }];
    })
    .toSorted((a, b) => a.inches - b.inches);
}

/** The arc as far as it has been declared: shots on targets and burned ones, in the order in which dice are laid on them. */
export interface Declared {
  /** The targets of the shots; null is a burned one. */
  readonly shots: readonly (string | null)[];
  readonly rating: number;
}

export interface Next {
  readonly target: string;
  readonly side: ArcSide;
  readonly burned: number;
}

/** ATZ.SHOOT.4, ATZ.WPN.18, examples ATZ.X.34 and ATZ.X.35: whom the arc may go on to, with the shots that are left. */
export function nextInArc(
  { shots, rating }: Declared,
  arc: readonly InArc<{ readonly id: string }>[],
  side: ArcSide | null,
): Next[] {
  const aimed = shots.filter((shot) => shot !== null);
  const last = arc.find(({ target }) => target.id === aimed.at(-1));
  const from = last?.inches ?? 0;
  return arc.flatMap((one): Next[] => {
    if (side !== null && one.side !== side) return [];
    if (aimed.includes(one.target.id) || one.inches < from) return [];
    const burned = burnedOver(grained(one.inches - from));
    if (shots.length + burned + 1 > rating) return [];
    return [{ target: one.target.id, side: one.side, burned }];
  });
}

/** ATZ.SHOOT.6, example ATZ.X.42: which die goes on whom, from high to low; a burned shot takes its place in that order (ATZ.WPN.18). */
export const laidOut = (
  shots: readonly (string | null)[],
  used: readonly number[],
): readonly { readonly target: string | null; readonly die: number }[] =>
  shots.map((target, i) => ({ target, die: used[i] as number }));
