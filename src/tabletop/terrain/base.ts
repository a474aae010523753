import { StillGrid } from '../geometry/grid.ts';
import { Builder } from './builder.ts';
import type { Solid } from './solid.ts';
import type { Building, Opening, Piece, Terrain } from './terrain.ts';

/** What every state of one terrain has in common: its solids and their index. Built once; it never changes. */
export class Base {
  readonly grid: StillGrid<Solid>;
  readonly openings: readonly Opening[];
  /** The number of each opening, by its id. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Numbers of openings that lead from an upper storey into the open. */
  readonly high: ReadonlySet<number>;
  /** The solids of each thing, by its number. */
  readonly parts: readonly (readonly Solid[])[];
  readonly byId = new Map<string, Piece | Building>();
  /** The things that make up a piece, a building or an inner wall. */
  readonly things: ReadonlyMap<string, readonly number[]>;

  constructor(readonly terrain: Terrain) {
    const builder = new Builder();
    const things = new Map<string, number[]>();
    for (const thing of [...terrain.pieces, ...terrain.buildings]) {
      const first = builder.things;
      if ('floors' in thing) builder.building(thing);
      else builder.piece(thing);
      things.set(
        thing.id,
        Array.from({ length: builder.things - first }, (_, i) => first + i),
      );
      this.byId.set(thing.id, thing);
    }
    const walls = new Set(terrain.buildings.flatMap((building) => building.walls.map(({ id }) => id)));
    const parts: Solid[][] = Array.from({ length: builder.things }, () => []);
    for (const solid of builder.solids) {
      parts[solid.thing]?.push(solid);
      if (solid.kind === 'wall' && walls.has(solid.of)) things.set(solid.of, [solid.thing]);
    }
    this.things = things;
    this.parts = parts;
    this.openings = builder.openings;
    // Of two with one id the first one counts.
    this.numbers = new Map(builder.openings.map(({ id }, i) => [id, i] as const).reverse());
    this.high = builder.high;
    this.grid = new StillGrid(terrain.width, terrain.depth, builder.solids);
  }
}
