import { z } from 'zod';
import { canonical, type SetupFault } from '../../kernel/index.ts';
import { crowdedBy, grained, LIMITS, type Model, type Tabletop } from '../../tabletop/index.ts';

/** Positions that a set-up describes: what can be said of any model on a table, and what no play could have led to. */

/** Inches on a table, on the grid that everything lies on. */
const inchesShape = z.number().min(0).max(LIMITS.inches).transform(grained);
export const placeShape = {
  x: inchesShape,
  y: inchesShape,
  level: z.int().min(0).max(LIMITS.level).default(0),
};
export const facingShape = z.int().min(0).max(359).default(0);
/** A model as a set-up places it. */
export const standingShape = { ...placeShape, facing: facingShape };

/** A base stands on the table, on a floor that there is, beside what is solid and beside the other bases. */
export function standingFaults(table: Tabletop, body: Model, path: SetupFault['path']): SetupFault[] {
  const by = crowdedBy(table, body, body);
  if (by === null) return [];
  const { width, depth } = table.ground.terrain;
  const fault = (part: string, message: string): SetupFault[] => [{ path: [...path, part], message }];
  if (by === 'edge') return fault('x', `The whole base lies on the table, which is ${width} by ${depth} inches`);
  if (by === 'no-floor') return fault('level', `There is no level ${body.level} to stand on there`);
  const other = table.model(by);
  if (other === undefined) {
    const name = table.ground.named(by)?.name ?? '';
    return fault('x', `It stands in ${name === '' ? by : name}`);
  }
  // Of two that overlap, the later one is told.
  if (isBefore(table, body.id, by)) return [];
  return fault('x', `It overlaps ${by}, which stands at ${other.x}, ${other.y}`);
}

const isBefore = (table: Tabletop, one: string, other: string): boolean => {
  const order = table.models.map(({ id }) => id);
  return order.indexOf(one) < order.indexOf(other);
};

/** Whether a list names each of these once and nobody else: an order of turns, for example. */
export const namesEachOnce = (named: readonly string[], of: readonly string[]): boolean =>
  [...named].sort().join() === [...of].sort().join();

/** Faults told where a part of the set-up lies. */
export const faultsAt = <F extends SetupFault>(path: SetupFault['path'], faults: readonly F[]): F[] =>
  faults.map((fault) => ({ ...fault, path: [...path, ...fault.path] }));

/** What a set-up has to say: without what is undefined, null or as it usually is. */
export function brief<T extends object>(said: T, usual: Partial<Record<keyof T, unknown>> = {}): Partial<T> {
  return Object.fromEntries(
    Object.entries(said).filter(
      ([key, value]) =>
        value !== undefined &&
        value !== null &&
        !(key in usual && canonical(value) === canonical(usual[key as keyof T] ?? null)),
    ),
  ) as Partial<T>;
}
