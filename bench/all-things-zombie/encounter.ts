import { createBot, nextMove } from '../../src/bots/index.ts';
import { allThingsZombie } from '../../src/games/all-things-zombie/index.ts';
import { inSightOfEachOther } from '../../src/games/all-things-zombie/sight/los.ts';
import { firstSpotted, type Spotted } from '../../src/games/all-things-zombie/sight/watch.ts';
import type { Encounter, Human, Leg } from '../../src/games/all-things-zombie/state.ts';
import { TABLES } from '../../src/games/all-things-zombie/tables/index.ts';
import { encounter, scene, stateOf } from '../../src/games/all-things-zombie/testing.ts';
import { type AnyGame, type Json, Match, type Placed, type Point } from '../../src/kernel/index.ts';
import { bodyAt } from '../../src/skirmish/index.ts';
import { apart, approach, between, facingTowards, fits, type Model, Tabletop } from '../../src/tabletop/index.ts';
import { compare, print } from '../ratio.ts';

/** All Things Zombie: In Sight tests on a way, a whole phase of zombies, and what it costs to open a long campaign again. */

const SIZE = { radius: 0.5, height: 1.25, eye: 1.1 };
const STEP = 0.1;
const [PEOPLE, ZOMBIES, WATCHERS] = [6, 40, 20];

const [table] = TABLES.filter(({ id }) => id === 'high-street');
if (table === undefined) throw new Error('There is no table high-street any more.');
const own = (enc: Encounter): void => void Object.assign(enc, { table: { kind: 'ready', table: table.id } });

/** Places all over the table, the same ones each time. */
function scattered(count: number): Model[] {
  const draft = new Tabletop(table as NonNullable<typeof table>).draft();
  const found: Model[] = [];
  for (let i = 1; found.length < count; i++) {
    const at = { x: 0.6 + ((i * 7919) % 34_800) / 1000, y: 0.6 + ((i * 15_485) % 34_800) / 1000, level: 0 };
    const body = bodyAt(`m${i}`, at, { ...SIZE, radius: 0.52 });
    if (!fits(draft, body, at)) continue;
    draft.put(body);
    found.push(body);
  }
  return found;
}
const places = scattered(PEOPLE + ZOMBIES);
const at = ({ x, y }: Model): Point => ({ x, y });

/** Straight ways of 8 inches of one who is watched by twenty, none of whom sees him at first. */
const crowd = stateOf({
  band: places.slice(0, 1).map(at),
  strangers: [
    {
      attitude: 'enemy',
      people: scattered(90)
        .slice(1)
        .map((place, i) => ({ ...at(place), facing: (i * 67) % 360 })),
    },
  ],
  change: own,
}).encounter;
const [mover, ...all] = crowd.humans as [Human, ...Human[]];
const watchers = all.filter((one) => !inSightOfEachOther(crowd, mover, one)).slice(0, WATCHERS);
const watched: Encounter = { ...crowd, humans: [mover, ...watchers] };
const onTable = new Tabletop(table);
const trips = Array.from({ length: 36 }, (_, i) => {
  const angle = (i * 10 * Math.PI) / 180;
  return { x: mover.x + 8 * Math.cos(angle), y: mover.y + 8 * Math.sin(angle), level: 0 };
}).filter((to) => fits(onTable, bodyAt('mover', to, SIZE), to));

const asked = (to: Placed): Spotted | null => firstSpotted(watched, mover, [{ to } as unknown as Leg], watchers);
function stepped(to: Placed): number | null {
  const long = apart(mover, to);
  const facing = facingTowards(mover, to);
  for (let far = 0; far <= long; far += STEP) {
    const there = { ...mover, ...between(mover, to, far / long), facing };
    if (watchers.some((one) => inSightOfEachOther(watched, there, one))) return far;
  }
  return null;
}
const both = trips.map((to) => ({ exact: asked(to)?.inches ?? null, step: stepped(to) }));
const later = both.filter(({ exact, step }) => step !== null && (exact ?? Number.POSITIVE_INFINITY) > step + 0.001);
const seen = both.filter(({ exact }) => exact !== null);
print(
  `Ways of 8 inches before ${watchers.length} watchers`,
  compare([
    { name: 'a look every tenth of an inch', run: () => trips.map(stepped).length },
    { name: 'the In Sight query', run: () => trips.map(asked).length },
  ]),
  `${trips.length} ways on the table ${table.id}, ${seen.length} come into sight, ${later.length} later than by stepping`,
);

/** The phase of forty zombies with all that comes of it: charges, melees and who is asked in them. */
function deadPhase(): number {
  const m = scene({
    seeded: true,
    band: places.slice(0, PEOPLE).map(at),
    zombies: places.slice(PEOPLE).map(at),
    doing: [{ do: 'dead-phase', left: null }],
    change(now) {
      own(now);
      for (const side of now.sides) if (side.kind === 'dead') side.die = 3;
    },
  });
  while (encounter(m).doing.some((one) => one.do === 'dead-phase')) {
    const { seats, options } = m.asked();
    m.answer(seats[0] as string, options[0] as string);
  }
  return 1;
}
function ways(): number {
  const now = new Tabletop(table as NonNullable<typeof table>, places);
  const far = (a: Model, b: Model): number => Math.hypot(a.x - b.x, a.y - b.y);
  for (const zombie of places.slice(PEOPLE)) {
    const prey = places.slice(0, PEOPLE).reduce((a, b) => (far(zombie, b) < far(zombie, a) ? b : a));
    approach(now, zombie, prey, { budget: 6 });
  }
  return 1;
}
print(
  `Phases of ${ZOMBIES} zombies`,
  compare(
    [
      { name: `${ZOMBIES} ways to the nearest of ${PEOPLE}`, run: ways },
      { name: 'the phase, with charges and melees', run: deadPhase },
    ],
    5,
  ),
  `the table ${table.id}; every question of a melee is answered with its first option`,
);

/** A campaign in which everything is played on the table, taken up again after so many answers. */
const game = allThingsZombie as unknown as AnyGame;
const setup = { ...(game.examples['first-month'] as object), battles: 'play', months: null } as Json;
const lengths = [50, 500, 5000];
function after(answers: number): { from: ReturnType<Match['position']>; given: Match['sinceBoundary']; seed: string } {
  for (let i = 0; ; i++) {
    const seed = `long ${i}`;
    const match = Match.start(game, setup, { seed });
    const bots = Object.fromEntries(match.seats.map((seat) => [seat, createBot('greedy')]));
    for (let move = nextMove(match, bots); move !== null && match.answered < answers; move = nextMove(match, bots)) {
      if (!match.answer(move.seat, move.answer).ok) throw new Error(`${JSON.stringify(move.answer)} is refused`);
    }
    if (match.answered >= answers) return { from: match.position(), given: match.sinceBoundary, seed };
  }
}
print(
  'Campaigns opened',
  compare(
    lengths.map((answers) => {
      const { from, given, seed } = after(answers);
      return {
        name: `after ${answers} answers (${given.length} since the last boundary)`,
        run: () => (Match.resume(game, setup, { seed, from, answers: given }), 1),
      };
    }),
    5,
  ),
  'from the last boundary: the goal is that length does not count',
);
