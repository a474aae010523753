import { BrokenTable } from '../../../kernel/index.ts';
import { tablesFrom } from '../../../skirmish/index.ts';
import { parseTerrain, type Terrain } from '../../../tabletop/index.ts';
import church from './church.json' with { type: 'json' };
import farm from './farm.json' with { type: 'json' };
import gasStation from './gas-station.json' with { type: 'json' };
import highStreet from './high-street.json' with { type: 'json' };
import hospital from './hospital.json' with { type: 'json' };
import mall from './mall.json' with { type: 'json' };
import school from './school.json' with { type: 'json' };
import suburb from './suburb.json' with { type: 'json' };
import trailerPark from './trailer-park.json' with { type: 'json' };
import works from './works.json' with { type: 'json' };

/**
 * LD.TERRAIN.1, LD.TERRAIN.4, LD.TERRAIN.5: the tables of Last Days, 36 by 36 inches. What stands on them is the same for both sides, turned by half a
 * circle; what is inside and in between differs.
 */
export const TABLES: readonly Terrain[] = [
  highStreet,
  suburb,
  gasStation,
  school,
  farm,
  trailerPark,
  works,
  hospital,
  church,
  mall,
].map((file) => {
  const parsed = parseTerrain(file);
  if (parsed.ok) return parsed.terrain;
  const errors = parsed.errors.map(({ path, message }) => `${path}: ${message}`);
  throw new BrokenTable('LD.TERRAIN.1', { table: file.id, errors });
});

export const { tableShape, terrainOf } = tablesFrom(TABLES);
