import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LAYOUTS } from '../../games/even-death/index.ts';
import { DISTRICTS, generate, layOut, READY_TABLES, type Terrain, THEME_NAMES } from '../../tabletop/index.ts';
import { STOCK } from '../editor/stock.ts';
import { isPainted } from './painting.ts';

const dealt = (seed: string): Terrain[] => [
  ...DISTRICTS.flatMap((district) => layOut({ district, seed, width: 48, depth: 48, zone: 8, fair: true }) ?? []),
  ...THEME_NAMES.map((theme) => generate({ theme, seed, width: 48, depth: 48, zone: 8 })),
];

/** The tables of Last Days as they lie in its folder; its refuges lie there in one file. */
function lastDays(): Terrain[] {
  const folder = new URL('../../games/last-days/tables/', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Terrain | Terrain[]);
}

describe('everything on a table is painted as what it is', () => {
  test('what ready tables, battlefields, the tables of Last Days, dealt tables and the editor put there', () => {
    const looks = [
      ...[...READY_TABLES, ...lastDays(), ...dealt('one')].flatMap(({ pieces }) => pieces.map((piece) => piece.looks)),
      ...LAYOUTS.flatMap(({ terrain }) => terrain.map(({ kind }) => kind)),
      ...STOCK.map(({ make }) => make('x', { x: 30, y: 30 })).flatMap((thing) =>
        'looks' in thing ? [thing.looks] : [],
      ),
    ];
    expect([...new Set(looks)].filter((look) => !isPainted(look))).toEqual([]);
  });
});
