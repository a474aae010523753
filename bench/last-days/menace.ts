import { TABLES, terrainOf } from '../../src/games/last-days/index.ts';
import { battle, scene } from '../../src/games/last-days/testing.ts';
import { bodyAt } from '../../src/skirmish/index.ts';
import { approach, fits, type Model, Tabletop } from '../../src/tabletop/index.ts';
import { compare, print } from '../ratio.ts';

/** Last Days: the Menace Phase of 20 zombies among 16 people against 20 ways on the same table. */

const SIZE = { radius: 0.5, height: 1.25, eye: 1.1 };
const [PEOPLE, ZOMBIES] = [16, 20];

/** Places all over a table, the same ones each time. */
function scattered(terrain: ReturnType<typeof terrainOf>): Model[] {
  const table = new Tabletop(terrain).draft();
  const found: Model[] = [];
  for (let i = 1; found.length < PEOPLE + ZOMBIES; i++) {
    const at = { x: 0.6 + ((i * 7919) % 34_800) / 1000, y: 0.6 + ((i * 15_485) % 34_800) / 1000, level: 0 };
    const body = bodyAt(`m${i}`, at, { ...SIZE, radius: 0.52 });
    if (!fits(table, body, at)) continue;
    table.put(body);
    found.push(body);
  }
  return found;
}

function menacePhase(id: string, models: readonly Model[]): number {
  const m = scene({
    phase: 'zombies',
    seeded: true,
    people: models.slice(0, PEOPLE).map(({ x, y }, i) => ({ x, y, seat: i % 2 === 0 ? 'a' : 'b' })),
    zombies: models.slice(PEOPLE).map(({ x, y }) => ({ x, y })),
    change: (now) => void Object.assign(now, { table: { kind: 'ready', table: id } }),
  });
  while (battle(m).phase === 'zombies') {
    const { seats, options } = m.asked();
    m.answer(seats[0] as string, options.includes('rest') ? 'rest' : (options[0] as string));
  }
  return 1;
}

/** The way of each of the 20 to the nearest of the 16, on foot and as far as it goes in a turn. */
function ways(terrain: ReturnType<typeof terrainOf>, models: readonly Model[]): number {
  const table = new Tabletop(terrain, models);
  const far = (a: Model, b: Model): number => Math.hypot(a.x - b.x, a.y - b.y);
  for (const zombie of models.slice(PEOPLE)) {
    const nearest = models.slice(0, PEOPLE).reduce((a, b) => (far(zombie, b) < far(zombie, a) ? b : a));
    approach(table, zombie, nearest, { budget: 5 });
  }
  return 1;
}

for (const { id } of TABLES) {
  const terrain = terrainOf({ kind: 'ready', table: id });
  const models = scattered(terrain);
  print(
    `Menace Phases on the table ${id}`,
    compare(
      [
        { name: '20 ways on foot to the nearest of 16', run: () => ways(terrain, models) },
        { name: 'the Menace Phase of 20 zombies', run: () => menacePhase(id, models) },
      ],
      3,
    ),
    'doors, windows, climbs and drops among its ways, what each heads for judged before every action',
  );
}
