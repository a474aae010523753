import { BrokenTable } from '../../kernel/index.ts';
import { parseTerrain } from './schema.ts';
import crossroads from '../tables/crossroads.json' with { type: 'json' };
import farmstead from '../tables/farmstead.json' with { type: 'json' };
import highStreet from '../tables/high-street.json' with { type: 'json' };
import refuge from '../tables/refuge.json' with { type: 'json' };
import woodland from '../tables/woodland.json' with { type: 'json' };
import works from '../tables/works.json' with { type: 'json' };
import type { Terrain } from './terrain.ts';

/** Tables that are ready to play on, the same for both sides. */
export const READY_TABLES: readonly Terrain[] = [crossroads, farmstead, works, woodland, highStreet, refuge].map(
  (file) => {
    const parsed = parseTerrain(file);
    if (!parsed.ok)
      throw new BrokenTable('tabletop', {
        table: file.id,
        errors: parsed.errors.map((e) => `${e.path}: ${e.message}`),
      });
    return parsed.terrain;
  },
);

export const readyTable = (id: string): Terrain | undefined => READY_TABLES.find((table) => table.id === id);
