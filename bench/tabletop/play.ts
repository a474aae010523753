import {
  changedTerrain,
  type Piece,
  point,
  Tabletop,
  type TerrainChanges,
  visibleShare,
  walk,
} from '../../src/tabletop/index.ts';
import { compare, print } from '../ratio.ts';
import { town, trips } from './scenes.ts';

/** What changes in play costs, against the slow way to get the same. See docs/tabletop.md. */

const streets = town(40, 60, 44, 'changes');
const { terrain } = streets.table.ground;
const asked = trips(streets, 12, 3, 12, 'asked');
let turn = 0;

/** Something new every time, so that nothing is known already: a barricade is put up, another one torn down, a piece gone. */
function nextChanges(): TerrainChanges {
  turn++;
  const at = (x: number, y: number) => point(x + (turn % 997) / 1000, y);
  const barricade = (id: string, x: number): Piece => ({
    ...(terrain.pieces[0] as Piece),
    id,
    outline: [at(x, 20), at(x + 2, 20), at(x + 2, 20.4), at(x, 20.4)],
    kind: 'impassable',
    blocksSight: true,
    height: 1,
  });
  return {
    gone: [(terrain.pieces[turn % terrain.pieces.length] as Piece).id],
    built: [barricade('north', 20), barricade('south', 30)],
  };
}

const answers = (table: Tabletop): number[] =>
  asked.map(({ mover, to }) => {
    const cost = walk(table, mover, to, { budget: 14 })?.cost ?? 0;
    return cost + visibleShare(table, mover, { ...mover, id: '', ...to });
  });

for (let i = 0; i < 20; i++) {
  const changes = nextChanges();
  const [beside, anew] = [
    new Tabletop(terrain, streets.models, changes),
    new Tabletop(changedTerrain(terrain, changes), streets.models),
  ];
  const [ours, theirs] = [answers(beside), answers(anew)];
  if (ours.some((n, k) => Math.abs(n - (theirs[k] as number)) > 1e-6)) throw new Error('changed terrains differ');
}

print(
  'Changes of the terrain',
  compare([
    {
      name: 'the terrain made anew',
      run: () => answers(new Tabletop(changedTerrain(terrain, nextChanges()), streets.models)).length / asked.length,
    },
    {
      name: 'changes beside the terrain',
      run: () => answers(new Tabletop(terrain, streets.models, nextChanges())).length / asked.length,
    },
    {
      name: 'no changes',
      run: () => answers(new Tabletop(terrain, streets.models)).length / asked.length,
    },
  ]),
  `a town of 60 by 44 inches with 40 bases; a piece goes and two come, then ${asked.length} ways and shares are asked for`,
);
