// A small miniatures game that is nothing like Even Death: single models with a facing, storeys, ways of several points, sentries
// who interrupt them, a counter that hides what it is, a car, and as many bystanders as one likes.
import { z } from 'zod';
import { type Game, type Json, type PathAnswer, type Placed, type Point, verbs } from '../../src/kernel/index.ts';
import { apart, checkWay, type Model, Tabletop, type Terrain, readyTable, walk } from '../../src/tabletop/index.ts';

export interface Fighter extends Point {
  readonly id: string;
  readonly name: string;
  readonly seat: string;
  readonly level: number;
  readonly facing: number;
  readonly acted: boolean;
}

interface State {
  round: number;
  acting: string | null;
  fighters: Fighter[];
  bystanders: readonly Fighter[];
}

export interface RooftopsView {
  readonly round: number;
  readonly acting: string | null;
  readonly active: string;
  readonly terrain: Terrain;
  readonly fighters: readonly Fighter[];
  readonly bystanders: readonly Fighter[];
  /** What the counter hides is in no view: it does not exist before somebody looks. */
  readonly counters: readonly (Point & { readonly id: string; readonly level: number })[];
  readonly cars: readonly (Point & { readonly id: string; readonly facing: number })[];
}

export const MOVE = 9;
export const SENTRY = 6;
export const BASE = { radius: 0.4, height: 1.25, eye: 1.1 } as const;

const toy = verbs<State, 'TOY.1' | 'TOY.2' | 'TOY.3'>();
const SEATS = ['a', 'b'];

const TERRAIN = readyTable('high-street') as Terrain;
const COUNTERS = [{ id: 'c1', x: 30, y: 6, level: 0 }];
const CARS = [{ id: 'car', x: 18, y: 30, facing: 30 }];

const modelOf = ({ id, x, y, level, facing }: Fighter): Model => ({ ...BASE, id, x, y, level, facing });

/** What page and rules ask alike: on what is seen, and nothing else. */
export function tableOf({ terrain, fighters }: Pick<RooftopsView, 'terrain' | 'fighters'>): Tabletop {
  return new Tabletop(terrain, fighters.map(modelOf));
}

const passagesOf = ({ buildings }: Terrain) =>
  buildings
    .flatMap(({ links }) => links)
    .flatMap(({ id, from, to }) => [
      { id, from, to, cost: 2 },
      { id: `${id} down`, from: to, to: from, cost: 2 },
    ]);

export interface Route {
  readonly points: readonly Placed[];
  readonly cost: number;
  readonly fault: string | null;
}

/** The cheapest way through the points, one after the other. */
export function routeOf(table: Tabletop, terrain: Terrain, fighter: Fighter, points: readonly Placed[]): Route {
  const passages = passagesOf(terrain);
  const route: Placed[] = [{ x: fighter.x, y: fighter.y, level: fighter.level }];
  let cost = 0;
  for (const to of points) {
    const at = route.at(-1) as Placed;
    const mover = { ...modelOf(fighter), x: at.x, y: at.y, level: at.level ?? 0 };
    const way = walk(table.without([fighter.id]), mover, to, { budget: MOVE - cost + 0.001, passages });
    if (way === null) {
      const straight = checkWay(table.without([fighter.id]), mover, [{ ...to }], { budget: MOVE - cost, passages });
      return { points: [...route, to], cost: cost + apart(at, to), fault: straight.fault?.reason ?? 'too-far' };
    }
    route.push(...way.points);
    cost += way.cost;
  }
  return { points: route, cost, fault: cost > MOVE + 0.001 ? 'too-far' : null };
}

const pointsIn = (answer: PathAnswer): readonly Placed[] => ('to' in answer ? [answer.to] : answer);

export const rooftops: Game<{ players: number; bystanders: number }, State> = {
  id: 'rooftops',
  title: 'Rooftops',
  version: '1',
  seats: { min: 2, max: 2 },
  schema: z.strictObject({ players: z.literal(2), bystanders: z.int().min(0).max(400) }),
  examples: { two: { players: 2, bystanders: 0 }, crowd: { players: 2, bystanders: 144 } },
  seating: () => SEATS,
  setup: (_t, { bystanders }) => ({
    round: 1,
    acting: null,
    fighters: [
      { id: 'ann', name: 'Ann', seat: 'a', x: 13.5, y: 17, level: 0, facing: 0, acted: false },
      { id: 'roof', name: 'Roof', seat: 'a', x: 18, y: 18, level: 1, facing: 90, acted: false },
      { id: 'bob', name: 'Bob', seat: 'b', x: 30, y: 20, level: 0, facing: 180, acted: false },
      { id: 'cat', name: 'Cat', seat: 'b', x: 6, y: 24, level: 0, facing: 0, acted: false },
    ],
    bystanders: Array.from({ length: bystanders }, (_, i) => ({
      id: `z${i}`,
      name: `Bystander ${i + 1}`,
      seat: 'b',
      x: 1 + (i % 34),
      y: 32.5 + Math.floor(i / 34) * 0.8,
      level: 0,
      facing: (i * 37) % 360,
      acted: false,
    })),
  }),
  *step(t) {
    const { state } = t;
    const open = state.fighters.filter(({ acted }) => !acted);
    const [next] = open;
    if (next === undefined) {
      if (state.round === 3) toy.end(t, { won: ['a'], lost: ['b'], rule: 'TOY.3', key: 'over', params: {} });
      state.round += 1;
      state.fighters = state.fighters.map((fighter) => ({ ...fighter, acted: false }));
      return;
    }
    const { seat } = next;
    const own = open.filter((fighter) => fighter.seat === seat);
    const id = yield* toy.choose(t, seat, {
      rule: 'TOY.1',
      prompt: { key: 'who' },
      options: own.map((fighter) => ({
        means: fighter.id,
        label: { key: 'fighter', params: { name: fighter.name } },
        about: { fighter: fighter.id },
      })),
    });
    const fighter = state.fighters.find((one) => one.id === id) as Fighter;
    state.acting = id;
    const table = tableOf({ terrain: TERRAIN, fighters: state.fighters });
    const answer = yield* toy.path(t, seat, {
      rule: 'TOY.2',
      prompt: { key: 'go' },
      facts: { fighter: id },
      from: { x: fighter.x, y: fighter.y },
      budget: MOVE,
      suggestions: [[{ x: fighter.x, y: fighter.y, level: fighter.level, facing: fighter.facing }]],
      check: (way) => {
        const { fault } = routeOf(table, TERRAIN, fighter, pointsIn(way));
        return fault === null ? null : { rule: 'TOY.2', reason: { key: 'fault', params: { fault } } };
      },
    });
    const points = pointsIn(answer);
    const end = points.at(-1) as Placed;
    const { x, y, level = 0, facing = 0 } = end;
    const { points: way } = routeOf(table, TERRAIN, fighter, points);
    toy.emit(t, 'TOY.2', 'moved', { name: fighter.name, points: points.length, facing, level, way: way as never });
    const moved = { ...fighter, x, y, level, facing, acted: true };
    state.fighters = state.fighters.map((one) => (one.id === id ? moved : one));
    state.acting = null;
  },
  view: ({ round, acting, fighters, bystanders }) =>
    ({
      round,
      acting,
      active: fighters.find(({ acted }) => !acted)?.seat ?? 'a',
      terrain: TERRAIN,
      fighters,
      bystanders,
      counters: COUNTERS,
      cars: CARS,
    }) satisfies RooftopsView as unknown as Json,
  fixed: ['terrain'],
  redeal() {},
  texts: {
    who: 'Who acts?',
    fighter: '{name}',
    go: 'Where to?',
    fault: 'That way is {fault}',
    moved: '{name} goes {points} points, level {level}, facing {facing}',
    over: 'It is over',
  },
  names: () => ({ a: 'Red', b: 'Blue' }),
};
