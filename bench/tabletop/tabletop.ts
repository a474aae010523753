import {
  approach,
  checkWay,
  clear,
  crowd,
  Draft,
  type Model,
  Tabletop,
  visibleShare,
  walk,
} from '../../src/tabletop/index.ts';
import { compare as measured, print, type Result, type Variant } from '../ratio.ts';
import { flattened } from './flatten.ts';
import { HalfInchGrid } from './half-inch.ts';
import { scene, town as streets, trips } from './scenes.ts';

/** What the table costs, as ratios measured side by side in this run. See docs/tabletop.md. */

/** Searches have many branches: they need some rounds before the compiler has seen them all. */
function compare(variants: readonly Variant[], rounds?: number): Result[] {
  for (const { run } of variants) for (let i = 0; i < 10; i++) run();
  return measured(variants, rounds);
}

const blockers = (): boolean => true;
const town = scene(60, 198, 60, 44, 'sight');
const flat = flattened(town);
const pairs = trips(town, 400, 2, 60, 'pairs').map(({ mover }, i) => [mover, town.models[i % 198] as Model] as const);
const others = pairs.filter(([a, b]) => a.id !== b.id);

// The same answers first: a ratio between different answers says nothing.
let [same, seen] = [0, 0];
const { table } = town;
const middle = (m: Model) => ({ x: m.x, y: m.y, z: 1 });
for (const [a, b] of others) {
  const ours = visibleShare(table, a, b, { blockers });
  if (Math.abs(ours - flat.share(a, b)) > 1e-6) throw new Error(`shares differ: ${ours}, ${flat.share(a, b)}`);
  const line = clear(table, middle(a), middle(b), { blockers: ({ id }) => id !== a.id && id !== b.id });
  if (line !== flat.clear(a, b)) throw new Error('lines differ');
  same++;
  if (ours > 0) seen++;
}

print(
  'Lines between middles',
  compare([
    { name: '@flatten-js/core', run: () => others.slice(0, 40).map(([a, b]) => flat.clear(a, b)).length },
    {
      name: 'clear',
      run: () =>
        others.map(([a, b]) => clear(table, middle(a), middle(b), { blockers: ({ id }) => id !== a.id && id !== b.id }))
          .length,
    },
  ]),
  `60 pieces, 198 bases, 60 by 44 inches; the same answers to all ${same}`,
);
print(
  'Shares of a base',
  compare([
    { name: '@flatten-js/core', run: () => others.slice(0, 10).map(([a, b]) => flat.share(a, b)).length },
    { name: 'visibleShare', run: () => others.map(([a, b]) => visibleShare(table, a, b, { blockers })).length },
  ]),
  `the same scene; equal to 6 digits in all ${same}, of which ${seen} see something`,
);

const field = scene(60, 100, 60, 44, 'ways');
const near = trips(field, 150, 3, 12, 'near');
const grid = new HalfInchGrid(field, field.models[0] as Model);
const lengths: number[] = [];
let [illegal, lost, clipped] = [0, 0, 0];
for (const { mover, to } of near) {
  const way = walk(field.table, mover, to, { budget: 14 });
  const coarse = grid.search(mover, to, 14);
  const walkable = coarse !== null && checkWay(field.table, mover, coarse.points.slice(0, -1)).fault === null;
  if (coarse !== null && !walkable) clipped++;
  if (way === null) {
    if (coarse !== null && walkable && coarse.inches < 13) lost++;
    continue;
  }
  if (checkWay(field.table, mover, way.points, { budget: 14 }).fault !== null) illegal++;
  if (coarse !== null && walkable) lengths.push(coarse.inches / way.inches);
}
lengths.sort((a, b) => a - b);
const at = (share: number): string => (lengths[Math.floor((lengths.length - 1) * share)] ?? 0).toFixed(2);
print(
  'Ways of up to 14 inches',
  compare([
    { name: 'half-inch grid A*', run: () => near.map(({ mover, to }) => grid.search(mover, to, 14)).length },
    { name: 'walk', run: () => near.map(({ mover, to }) => walk(field.table, mover, to, { budget: 14 })).length },
  ]),
  `60 pieces, 100 bases; ${clipped} of the grid's ways clip something, the others are ×${at(0)} to ×${at(1)} as long, ` +
    `half of them above ×${at(0.5)}; ${illegal} of ours illegal, ${lost} missed`,
);

/** Every one of 150 goes for the nearest of ten, as far as 6 inches take it; in eight towns, for they differ a lot. */
const towns = ['crowd', 'a', 'b', 'c', 'd', 'e', 'f', 'g'].map((seed) => {
  const dead = streets(150, 60, 44, seed);
  const living = streets(160, 60, 44, seed).models.slice(150);
  const { terrain } = dead.table.ground;
  const drives = dead.models.map((mover) => ({ mover, target: nearestOf(living, mover) }));
  const setUp = (): Draft => new Draft(terrain, [...dead.models, ...living]);
  return { table: dead.table, drives, setUp, standing: setUp(), strolls: trips(dead, 150, 3, 14, 'strolls') };
});

function nearestOf(living: readonly Model[], zombie: Model): Model {
  const far = ({ x, y }: Model): number => Math.hypot(x - zombie.x, y - zombie.y);
  return living.reduce((best, person) => (far(person) < far(best) ? person : best));
}

// What a crowd does is compared with approaches one by one, each from where the crowd's moves before it have led.
const turn = { budget: 6 };
let [unlawful, farther, nearer] = [0, 0, 0];
for (const { drives, setUp } of towns) {
  const [now, bare] = [setUp(), new Tabletop(setUp().ground.terrain)];
  const left = (mover: Model, at: { readonly x: number; readonly y: number }, { x, y }: Model): number =>
    approach(bare, { ...mover, x: at.x, y: at.y }, { ...mover, id: '', x, y }).way.inches;
  for (const { id, way, to } of crowd(now, drives, turn)) {
    const { mover, target } = drives.find((drive) => drive.mover.id === id) as (typeof drives)[number];
    if (way !== null && checkWay(now, mover, way.points, turn).fault !== null) unlawful++;
    const alone = approach(now, mover, target, turn).way.points.at(-1) ?? mover;
    const gain = left(mover, alone, target) - left(mover, to, target);
    if (gain > 0.2) nearer++;
    if (gain < -0.2) farther++;
    now.put({ ...mover, x: to.x, y: to.y });
  }
}
/** Town by town, and what came out is dropped before the next, as after a turn. */
const inAll = (move: (town: (typeof towns)[number]) => void): number => {
  towns.forEach(move);
  return 150 * towns.length;
};
print(
  'Moves',
  compare(
    [
      {
        name: '150 ways of up to 14 inches anywhere',
        run: () =>
          inAll(({ table, strolls }) => strolls.map(({ mover, to }) => walk(table, mover, to, { budget: 14 }))),
      },
      {
        name: 'a whole turn of 150 zombies as a crowd',
        run: () => inAll(({ drives, standing }) => crowd(standing, drives, turn)),
      },
      {
        name: 'a whole turn of 150 zombies, one by one',
        run: () =>
          inAll(({ drives, setUp }) => {
            const now = setUp();
            for (const { mover, target } of drives) {
              const end = approach(now, mover, target, { budget: 6, horizon: 8 }).way.points.at(-1);
              if (end !== undefined) now.put({ ...mover, x: end.x, y: end.y });
            }
          }),
      },
      {
        name: 'the 150 whole ways to their prey, one by one',
        run: () =>
          inAll(({ drives, standing }) => drives.map(({ mover, target }) => approach(standing, mover, target))),
      },
    ],
    25,
  ),
  `eight towns of 60 by 44 inches, in each 150 zombies and ten people in the streets; models moved; of the crowd's moves ` +
    `${unlawful} are illegal, ${nearer} end nearer than the same move alone by 0.2 inches and more, ${farther} farther`,
);

for (const [title, unit] of [
  ['Shares by the size of the table', 'shares'],
  ['Ways by the size of the table', 'ways'],
] as const) {
  const variants = [1, 2, 4].map((size) => {
    const [pieces, bases] = [15 * size * size, 25 * size * size];
    const big = scene(pieces, bases, 30 * size, 22 * size, `size ${size}`);
    const asked = trips(big, 200, 3, 12, 'asked');
    return {
      name: `${pieces} pieces, ${bases} bases`,
      run: () =>
        asked.map(({ mover, to }) =>
          unit === 'ways'
            ? walk(big.table, mover, to, { budget: 14 })
            : visibleShare(big.table, mover, { ...mover, id: '', ...to }, { blockers }),
        ).length,
    };
  });
  print(title, compare(variants), 'equal density; ×1: cost does not grow with the table');
}
