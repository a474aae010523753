import type { Placed, Point } from '../kernel/index.ts';
import { type ArmsLength, contact, GRAIN, type Model, type Tabletop } from '../tabletop/index.ts';

/** Figures and units: how they stand on the table, and who is near whom. What else they are is their game's affair. */

/** A place on the table, as a state holds it: `level` 0 is the ground. */
export interface Standing {
  x: number;
  y: number;
  level: number;
}

/** The place alone, for the log: where somebody falls is told as `fell`, and stays to be seen. */
export const spotOf = ({ x, y }: Point): { x: number; y: number } => ({ x, y });

/** The size of a figure: its base, its height, and how high its eyes are. */
export type Base = Pick<Model, 'radius' | 'height' | 'eye'>;

/** A figure as the tabletop knows it; `lift` is how far its feet are above the floor of its level. */
export function bodyAt(id: string, { x, y, level = 0 }: Placed, base: Base, facing = 0, lift = 0): Model {
  const { radius, height, eye } = base;
  const body = { id, x, y, level, facing, radius, height, eye };
  return lift === 0 ? body : { ...body, lift };
}

/** The models of one unit, or of one side: where they stand, all on bases of one size. */
export interface Stand {
  readonly places: readonly Point[];
  readonly radius: number;
}

/** From the nearest base edge of one unit to the nearest of another. */
export const gapBetween = (a: Stand, b: Stand): number =>
  Math.max(0, middlesApart(a.places, b.places) - a.radius - b.radius);

/** From the nearest middle of a base to the nearest other one, for games that measure so. */
export function middlesApart(some: readonly Point[], others: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of some) {
    for (const other of others) {
      const [dx, dy] = [other.x - x, other.y - y];
      const square = dx * dx + dy * dy;
      if (square < least) least = square;
    }
  }
  return Math.sqrt(least);
}

/** Who of `those` is nearest, by the measure that the game gives; of equally near ones the first. */
export function nearestBy<T>(those: readonly T[], inches: (one: T) => number): T | null {
  let [best, least] = [null as T | null, Number.POSITIVE_INFINITY];
  for (const one of those) {
    const far = inches(one);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

/** Those who are nearest: several only where the distance is the same. */
export function allNearestBy<T>(those: readonly T[], inches: (one: T) => number): T[] {
  const far = those.map(inches);
  const least = Math.min(...far) + GRAIN / 2;
  return those.filter((_, i) => (far[i] as number) <= least);
}

/** The other models that a model is in contact with, of those that count: the nearest first. */
export function touchedBy(
  table: Tabletop,
  model: Model,
  counts: (other: Model) => boolean,
  armsLength?: ArmsLength,
): Model[] {
  return table
    .near(model, model.radius + (armsLength?.reach ?? TOUCH))
    .filter(({ id }) => id !== model.id)
    .filter((other) => counts(other) && contact(table, model, other, armsLength).touching);
}
/** Looks far enough for bases that touch. */
const TOUCH = 0.05;

/**
 * Who belongs together, in a chain from one to the next: each group in the order in which its members are given. `links` says
 * who holds others; those who do not are taken along by a neighbour who does, and alone they are groups of one.
 */
export function chainsOf<T>(
  those: readonly T[],
  linked: (a: T, b: T) => boolean,
  links: (one: T) => boolean = () => true,
): T[][] {
  const left = new Set(those);
  const groups: T[][] = [];
  for (const first of [...those.filter(links), ...those]) {
    if (!left.delete(first)) continue;
    const group = new Set([first]);
    for (const one of group) {
      if (!links(one)) continue;
      for (const other of left) {
        if (!linked(one, other)) continue;
        left.delete(other);
        group.add(other);
      }
    }
    groups.push(those.filter((one) => group.has(one)));
  }
  return groups;
}
