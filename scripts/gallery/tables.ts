/** Every table that comes with a game, with the name of its game. */
import { TABLES as CITY } from '../../src/games/all-things-zombie/tables/index.ts';
import { BATTLEFIELDS } from '../../src/games/even-death/index.ts';
import { TABLES as GROUND } from '../../src/games/last-days/tables/index.ts';
import { READY_TABLES, type Terrain } from '../../src/tabletop/index.ts';

interface Ready {
  readonly from: string;
  readonly terrain: Terrain;
}

export const ALL_TABLES: readonly Ready[] = [
  ...READY_TABLES.map((terrain) => ({ from: 'ready', terrain })),
  ...BATTLEFIELDS.map((terrain) => ({ from: 'even-death', terrain })),
  ...GROUND.map((terrain) => ({ from: 'last-days', terrain })),
  ...CITY.map((terrain) => ({ from: 'all-things-zombie', terrain })),
];
