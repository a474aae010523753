import { Seeded, seedWords } from '../../src/kernel/index.ts';
import {
  Draft,
  fits,
  generate,
  inside,
  type Model,
  parseTerrain,
  point,
  type Tabletop,
  type TerrainFile,
} from '../../src/tabletop/index.ts';

/** Random tables of one density: a piece for every 44 square inches, as dense as a dealt-out town. */

export interface Scene {
  readonly table: Tabletop;
  readonly models: readonly Model[];
  readonly width: number;
  readonly depth: number;
}

export const base = (id: string, x: number, y: number): Model => ({
  id,
  ...point(x, y),
  level: 0,
  radius: 0.5,
  height: 1.2,
  eye: 1.1,
  facing: 0,
});

export function scene(pieces: number, models: number, width: number, depth: number, seed: string): Scene {
  const chance = new Seeded(seedWords(seed));
  const upTo = (n: number): number => chance.below(Math.floor(n * 1000)) / 1000;
  const file: TerrainFile = { id: 'bench', name: 'Bench', width, depth, pieces: [] };
  for (let i = 0; i < pieces; i++) {
    const [x, y] = [2 + upTo(width - 4), 2 + upTo(depth - 4)];
    const corners = 4 + chance.below(2);
    const outline = Array.from({ length: corners }, (_, k): [number, number] => {
      const angle = ((k + upTo(0.6)) / corners) * 2 * Math.PI;
      const radius = 0.8 + upTo(1.1);
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    });
    file.pieces?.push({ id: `p${i}`, outline, height: 6, kind: 'impassable', blocksSight: true });
  }
  const parsed = parseTerrain(file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return crowded(new Draft(parsed.terrain), models, chance);
}

/** A dealt-out town with a crowd in its streets. */
export function town(models: number, width: number, depth: number, seed: string): Scene {
  const terrain = generate({ theme: 'town', seed, width, depth, zone: 6 });
  return crowded(new Draft(terrain), models, new Seeded(seedWords(seed)));
}

function crowded(table: Draft, models: number, chance: Seeded): Scene {
  const { width, depth, buildings } = table.ground.terrain;
  const upTo = (n: number): number => chance.below(Math.floor(n * 1000)) / 1000;
  for (let i = 0; i < models; ) {
    const model = base(`m${i}`, 1 + upTo(width - 2), 1 + upTo(depth - 2));
    if (!fits(table, model, model) || buildings.some(({ outline }) => inside(outline, model))) continue;
    table.put(model);
    i++;
  }
  return { table, models: table.models, width, depth };
}

/** Pairs of a model and a free spot for it, so far apart in a straight line. */
export function trips(
  { table, models, width, depth }: Scene,
  count: number,
  least: number,
  most: number,
  seed: string,
) {
  const chance = new Seeded(seedWords(seed));
  const found: { readonly mover: Model; readonly to: { readonly x: number; readonly y: number } }[] = [];
  while (found.length < count) {
    const mover = models[chance.below(models.length)] as Model;
    const to = point(chance.below(width * 1000) / 1000, chance.below(depth * 1000) / 1000);
    const far = Math.hypot(to.x - mover.x, to.y - mover.y);
    if (far >= least && far <= most && fits(table, mover, to)) found.push({ mover, to });
  }
  return found;
}
