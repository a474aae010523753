import { between } from '../geometry/point.ts';
import type { Base } from './base.ts';
import { Builder } from './builder.ts';
import { type Hole, sharesOf, type TerrainChanges } from './changes.ts';
import { Loose } from './loose.ts';
import { type Doing, Solid } from './solid.ts';
import type { Building, Piece } from './terrain.ts';

/** What changes have made of a base: the solids that are no longer there, and those that are new. */
export interface Overlay {
  /** By the number of a solid of the base: not 0 if it does not count. */
  readonly gone: Uint8Array;
  readonly added: Loose;
  /** Things that are not what they were, by number. */
  readonly parts: ReadonlyMap<number, readonly Solid[]>;
  /** Pieces and buildings that are new, and those that are gone. */
  readonly named: ReadonlyMap<string, Piece | Building | undefined>;
}

export const NO_OVERLAY: Overlay = {
  gone: new Uint8Array(0),
  added: new Loose([]),
  parts: new Map(),
  named: new Map(),
};

export function overlayOf(base: Base, changes: TerrainChanges): Overlay {
  const { holes = [], gone = [], built = [] } = changes;
  if (holes.length + gone.length + built.length === 0) return NO_OVERLAY;
  const parts = new Map<number, readonly Solid[]>();
  const named = new Map<string, Piece | Building | undefined>();
  for (const id of [...gone, ...built.map((piece) => piece.id)]) {
    for (const thing of base.things.get(id) ?? []) parts.set(thing, []);
    if (base.byId.has(id)) named.set(id, undefined);
  }
  for (const hole of holes) {
    for (const thing of base.things.get(hole.in) ?? []) {
      const before = parts.get(thing) ?? base.parts[thing] ?? [];
      const after = before.flatMap((solid) => cutOut(base, solid, hole));
      if (after.length !== before.length || after.some((solid, i) => solid !== before[i])) parts.set(thing, after);
    }
  }
  const builder = new Builder(base.parts.length);
  for (const piece of built) {
    builder.piece(piece);
    named.set(piece.id, piece);
  }
  for (let thing = base.parts.length; thing < builder.things; thing++) {
    parts.set(
      thing,
      builder.solids.filter((solid) => solid.thing === thing),
    );
  }
  return { gone: goneOf(base, parts), added: new Loose(newIn(base, parts)), parts, named };
}

function goneOf({ grid }: Base, parts: Overlay['parts']): Uint8Array {
  return Uint8Array.from(grid.shapes, (solid) => ((parts.get(solid.thing)?.includes(solid) ?? true) ? 0 : 1));
}

function newIn(base: Base, parts: Overlay['parts']): Solid[] {
  return [...parts].flatMap(([thing, solids]) => solids.filter((solid) => base.parts[thing]?.includes(solid) !== true));
}

/** What a hole leaves of a stretch of wall, or of a door or window in it: to its left and right, below and above. */
function cutOut(base: Base, solid: Solid, hole: Hole): readonly Solid[] {
  const [a, b] = solid.corners;
  if ((solid.kind !== 'wall' && solid.kind !== 'opening') || solid.level !== hole.level) return [solid];
  const shares = a === undefined || b === undefined ? null : sharesOf(a, b, hole);
  if (a === undefined || b === undefined || shares === null) return [solid];
  const [start, end] = shares;
  const floor = floorOf(base, solid);
  const sill = floor + (hole.sill ?? 0);
  const top = hole.top === undefined ? Number.POSITIVE_INFINITY : floor + hole.top;
  const left: Solid[] = [];
  const add = (from: number, to: number, low: number, high: number, doing: Doing): void => {
    if (to - from < 1e-9 || high <= low) return;
    const corners = [between(a, b, from), between(a, b, to)];
    left.push(new Solid(solid.of, solid.kind, solid.thing, corners, low, high, solid.level, doing, solid.opening));
  };
  add(0, start, solid.bottom, solid.top, solid.doing);
  add(end, 1, solid.bottom, solid.top, solid.doing);
  add(start, end, solid.bottom, Math.min(sill, solid.top), { ...solid.doing, bars: false });
  add(start, end, Math.max(top, solid.bottom), solid.top, { ...solid.doing, bars: false });
  // A hole that does not reach down to the floor is no way: one sees through, and has to climb.
  if (sill > floor)
    add(start, end, Math.max(sill, solid.bottom), Math.min(top, solid.top), { ...solid.doing, hides: false });
  return left;
}

/** How high the floor lies on which a wall stands. */
function floorOf({ byId, things }: Base, solid: Solid): number {
  for (const [id, own] of things) {
    const found = byId.get(id);
    if (found !== undefined && 'floors' in found && own.includes(solid.thing)) return found.floors[solid.level] ?? 0;
  }
  return solid.bottom;
}
