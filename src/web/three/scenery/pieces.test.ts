import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LAYOUTS } from '../../../games/even-death/index.ts';
import { DISTRICTS, generate, layOut, READY_TABLES, type Terrain, THEME_NAMES } from '../../../tabletop/index.ts';
import { STOCK } from '../../editor/stock.ts';
import { isShaped } from './pieces.ts';

const dealt: Terrain[] = [
  ...DISTRICTS.flatMap(
    (district) => layOut({ district, seed: 'one', width: 48, depth: 48, zone: 8, fair: true }) ?? [],
  ),
  ...THEME_NAMES.map((theme) => generate({ theme, seed: 'one', width: 48, depth: 48, zone: 8 })),
];

function lastDays(): Terrain[] {
  const folder = new URL('../../../games/last-days/tables/', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Terrain | Terrain[]);
}

test('what ready tables, battlefields, the tables of Last Days, dealt tables and the editor put on a table has a shape of its own', () => {
  const looks = [
    ...[...READY_TABLES, ...lastDays(), ...dealt].flatMap(({ pieces }) => pieces.map((piece) => piece.looks)),
    ...LAYOUTS.flatMap(({ terrain }) => terrain.map(({ kind }) => kind)),
    ...STOCK.map(({ make }) => make('x', { x: 30, y: 30 })).flatMap((thing) => ('looks' in thing ? [thing.looks] : [])),
  ];
  expect([...new Set(looks)].filter((look) => !isShaped(look))).toEqual([]);
});
