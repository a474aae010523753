import { z } from 'zod';
import {
  type Flow,
  type Game,
  type Objection,
  type Placed,
  type Seat,
  type SetupFault,
  type Table,
  verbs,
  whole,
} from '../../kernel/index.ts';
import { firstAlong, type Model, type Polygon, type Tabletop } from '../../tabletop/index.ts';
import {
  activated,
  type Activation,
  allTied,
  askMove,
  bodyAt,
  deployAt,
  faultsAt,
  gapBetween,
  isSettled,
  listFaults,
  Looks,
  type Moment,
  type Move,
  nearestBy,
  nextUp,
  pay,
  poolOf,
  type Ranking,
  rollOff,
  rollPool,
  rollTest,
  setOut,
  type Standing,
  standingFaults,
  standingShape,
  stripAlong,
  successesIn,
  type TableChoice,
  Tables,
  tableShape,
  terrainOf,
  type Underway,
  walkWay,
  whoActs,
  zoneFault,
} from '../index.ts';

/**
 * A toy skirmish, for the tests: two gangs come to an alley, roll for the first turn, and act one by one. Who walks into sight
 * of an enemy within six inches is shot at, and stops if it is hit.
 */

const SEATS = ['a', 'b'] as const;
const KINDS = {
  man: { points: 10, radius: 0.5, height: 1.25, eye: 1.1 },
  brute: { points: 25, radius: 1, height: 2, eye: 1.7 },
};
type Kind = keyof typeof KINDS;
const MOVE = 6;
const SNAP = 6;
const ROUNDS = 3;

interface Fighter extends Standing {
  id: string;
  seat: Seat;
  kind: Kind;
  facing: number;
  used: boolean;
}
export interface AlleyState {
  table: TableChoice;
  waiting: { seat: Seat; kind: Kind }[];
  ranking: Ranking;
  fighters: Fighter[];
  round: number;
  active: Seat;
  activation: Activation | null;
}
type Rule = `ALLEY.${number}`;
const { choose, emit, end } = verbs<AlleyState, Rule>();
type T = Table<AlleyState>;

const kind = z.enum(['man', 'brute']);
const shape = z.strictObject({
  table: tableShape,
  gangs: z.tuple([z.array(kind), z.array(kind)]).describe('What each side brings'),
  standing: z
    .array(z.strictObject({ seat: z.enum(SEATS), kind, ...standingShape }))
    .default([])
    .describe('Fighters that stand on the table already'),
});
type AlleySetup = z.output<typeof shape>;

const schema = whole(shape, (given) => [
  ...given.gangs.flatMap((gang, i): SetupFault[] =>
    given.standing.length > 0 && gang.length === 0
      ? []
      : listFaults(
          gang,
          {
            points: (one) => KINDS[one].points,
            limit: 60,
            limits: [
              {
                name: 'Brutes',
                counts: (one) => one === 'brute',
                most: { share: 1 / 2 },
                message: (n, most) => `${n} brutes: ${most} at most`,
              },
            ],
          },
          ['gangs', i],
        ),
  ),
  ...placedFaults(given),
]);

function placedFaults(given: AlleySetup): SetupFault[] {
  const state = stateFrom(given);
  const table = tableOf(state);
  return state.fighters.flatMap((one, i) => faultsAt(['standing'], standingFaults(table, bodyOf(one), [i])));
}

function stateFrom({ table, gangs, standing }: AlleySetup): AlleyState {
  const state: AlleyState = {
    table,
    waiting: gangs.flatMap((gang, i) => gang.map((one) => ({ seat: SEATS[i] as Seat, kind: one }))),
    ranking: allTied(SEATS),
    fighters: [],
    round: 1,
    active: 'a',
    activation: null,
  };
  for (const { seat, kind: one, ...at } of standing) join(state, seat, one, at);
  return state;
}

function join(state: AlleyState, seat: Seat, one: Kind, { x, y, level = 0, facing = 0 }: Placed): void {
  state.fighters.push({ id: `${seat}${state.fighters.length + 1}`, seat, kind: one, x, y, level, facing, used: false });
}

const bodyOf = (one: Fighter): Model => bodyAt(one.id, one, KINDS[one.kind], one.facing);
const tables = new Tables<AlleyState>();
const tableOf = (state: AlleyState): Tabletop => tables.of(state, terrainOf(state.table), state.fighters.map(bodyOf));

const EYES = { share: 1 / 4, arc: 180, blockers: () => true };
const looks = new Looks(EYES);

const objection = (rule: Rule, reason: string): Objection => ({ rule, reason: { key: `alley.no.${reason}` } });

export const alley: Game<AlleySetup, AlleyState> = {
  id: 'alley',
  title: 'Alley',
  version: '1',
  seats: { min: 2, max: 2 },
  schema,
  examples: {
    small: {
      table: { kind: 'ready', table: 'high-street' },
      gangs: [
        ['man', 'man'],
        ['man', 'brute'],
      ],
      standing: [],
    },
  },
  seating: () => SEATS,
  setup: (_t, given) => stateFrom(given),
  *step(t): Flow<void> {
    const { waiting, ranking } = t.state;
    if (waiting.length > 0) yield* deploy(t);
    else if (!isSettled(ranking)) yield* priority(t);
    else yield* play(t);
  },
  view: (state) => ({ ...state }) as never,
  redeal() {},
  texts: {
    'alley.deploy': 'Where does the {kind} come in?',
    'alley.no.zone': 'That is not your strip',
    'alley.no.no-room': 'There is no room',
    'alley.roll': 'Who goes first?',
    'alley.rolled': '{seat} rolls {total}.',
    'alley.who': 'Who acts?',
    'alley.fighter': '{unit}',
    'alley.act': 'What does {unit} do?',
    'alley.act.done': 'Nothing more',
    'alley.act.move': 'Move',
    'alley.shoot': 'Shoot at {unit}',
    'alley.move': 'Where to?',
    'alley.no.off-table': 'That leads off the table',
    'alley.no.blocked': 'Something is in the way',
    'alley.no.model': 'Somebody is in the way',
    'alley.no.no-passage': 'There is no way up',
    'alley.no.not-straight': 'Go straight',
    'alley.no.too-far': 'That is too far',
    'alley.snap': 'A shot as it comes by',
    'alley.snapped': '{by} shoots at {unit}: {total}.',
    'alley.skill': 'Skill',
    'alley.gun': 'Gun',
    'alley.cover': 'Cover',
    'alley.fire': 'Fire',
    'alley.shot': '{unit} is shot at: {hits} {hits:?hit|hits}.',
    'alley.over': 'It is over.',
  },
  names: () => ({ a: 'A', b: 'B' }),
};

/** ALLEY.1: each brings one fighter in turn, to a strip of three inches along its edge. */
function* deploy(t: T): Flow<void> {
  const { state } = t;
  const has = (seat: Seat): boolean => state.waiting.some((one) => one.seat === seat);
  const seat = nextUp('in-turn', SEATS, state.active, has) as Seat;
  const at = state.waiting.findIndex((one) => one.seat === seat);
  const { kind: one } = state.waiting[at] as { kind: Kind };
  const terrain = terrainOf(state.table);
  const zones: Polygon[] = [stripAlong(terrain, seat === 'a' ? 'near' : 'far', 3)];
  const size = KINDS[one];
  const to = yield* deployAt(t, terrain, {
    rule: 'ALLEY.1',
    seat,
    prompt: { key: 'alley.deploy', params: { kind: one } },
    zones,
    radius: size.radius,
    check: (spot) => {
      const fault = zoneFault(tableOf(state), zones, bodyAt('new', spot, size));
      return fault === null ? null : objection('ALLEY.1', fault);
    },
  });
  state.waiting.splice(at, 1);
  join(state, seat, one, to);
  state.active = seat;
}

/** ALLEY.2 */
function* priority(t: T): Flow<void> {
  t.state.ranking = yield* rollOff(t, t.state.ranking, {
    rule: 'ALLEY.2',
    prompt: () => ({ key: 'alley.roll' }),
    sides: 6,
    rolled: (seat, { total, dice }) => emit(t, 'ALLEY.2', 'alley.rolled', { seat, total }, { dice: [dice] }),
  });
  t.state.active = t.state.ranking.flat().at(-1) as Seat;
}

/** ALLEY.3: one fighter each in turn, two actions, until all have acted. */
function* play(t: T): Flow<void> {
  const { state } = t;
  const left = SEATS.filter((seat) => state.fighters.some((one) => one.seat === seat));
  if (left.length < 2 || state.round > ROUNDS) {
    return end(t, {
      won: left,
      lost: SEATS.filter((seat) => !left.includes(seat)),
      rule: 'ALLEY.3',
      key: 'alley.over',
      params: {},
    });
  }
  if (state.activation !== null) return yield* act(t, state.activation);
  const ready = (seat: Seat): Fighter[] => state.fighters.filter((one) => one.seat === seat && !one.used);
  const seat = nextUp('in-turn', state.ranking.flat(), state.active, (other) => ready(other).length > 0);
  if (seat === null) {
    state.round++;
    for (const one of state.fighters) one.used = false;
    return;
  }
  const unit = yield* whoActs(t, seat, ready(seat), {
    rule: 'ALLEY.3',
    prompt: { key: 'alley.who' },
    label: ({ id }) => ({ key: 'alley.fighter', params: { unit: id } }),
  });
  state.active = seat;
  state.activation = activated((unit as Fighter).id, 2);
}

function* act(t: T, activation: Activation): Flow<void> {
  const { state } = t;
  const me = state.fighters.find(({ id }) => id === activation.unit);
  if (me === undefined || activation.left === 0) {
    if (me !== undefined) me.used = true;
    state.activation = null;
    return;
  }
  const table = tableOf(state);
  const seen = state.fighters.filter((foe) => foe.seat !== me.seat && looks.view(table, bodyOf(me), bodyOf(foe)).seen);
  const deed = yield* choose(t, me.seat, {
    rule: 'ALLEY.4',
    prompt: { key: 'alley.act', params: { unit: me.id } },
    options: [
      'move',
      ...seen.map((foe) => ({
        means: { do: 'shoot', target: foe.id } as const,
        label: { key: 'alley.shoot', params: { unit: foe.id } },
      })),
      'done',
    ],
  });
  if (deed === 'done') {
    activation.left = 0;
    return;
  }
  pay(activation, deed === 'move' ? 'move' : 'shoot', 1);
  if (deed === 'move') yield* move(t, me);
  else if (typeof deed === 'object')
    yield* shoot(t, me, state.fighters.find(({ id }) => id === deed.target) as Fighter);
}

/** ALLEY.5: six inches, rough ground at twice the price, friends may be passed. */
const moveOf = (state: AlleyState, me: Fighter): Move => ({
  table: tableOf(state),
  model: bodyOf(me),
  options: {
    budget: MOVE,
    costs: { difficult: 2 },
    pass: ({ id }) => state.fighters.some((one) => one.id === id && one.seat === me.seat),
  },
});

function* move(t: T, me: Fighter): Flow<void> {
  const { state } = t;
  const foe = nearestBy(
    state.fighters.filter(({ seat }) => seat !== me.seat),
    (other) => gapBetween({ places: [me], radius: 0 }, { places: [other], radius: 0 }),
  );
  const route = yield* askMove(
    t,
    moveOf(state, me),
    {
      rule: 'ALLEY.5',
      seat: me.seat,
      prompt: { key: 'alley.move' },
      suggestions: () => [[{ x: me.x, y: me.y }]],
      facts: { unit: me.id, foe: foe?.id ?? null },
    },
    ({ reason, by }) => ({ ...objection('ALLEY.5', reason), facts: { by } }),
  );
  yield* walkWay<Snap>(setOut(bodyOf(me), route), {
    first: (underway, met) => firstSeen(state, me, underway, met),
    arrive: ({ x, y, level = 0, facing = 0 }) => void Object.assign(me, { x, y, level, facing }),
    meet: (moment) => snapShot(t, me, moment),
  });
}

interface Snap extends Moment {
  readonly by: string;
}

/** The first moment at which a foe who has not shot yet sees enough of the mover, close by and before it. */
function firstSeen(state: AlleyState, me: Fighter, underway: Underway, met: readonly Snap[]): Snap | null {
  const { x, y, level = 0 } = underway.here;
  const found = firstAlong(tableOf(state), { ...bodyOf(me), x, y, level }, underway.rest, {
    ...EYES,
    until: 'seen',
    others: state.fighters.filter(({ id, seat }) => seat !== me.seat && met.every(({ by }) => by !== id)).map(bodyOf),
    within: SNAP,
  });
  return found === null || found.by === null ? null : { ...found, by: found.by };
}

/** ALLEY.6: 7 or more with a skill of 3. Who is hit is out. */
function* snapShot(t: T, me: Fighter, { by }: Snap): Flow<'on' | 'stop'> {
  const shooter = t.state.fighters.find(({ id }) => id === by) as Fighter;
  const test = { dice: 1, sides: 6, needed: 7, modifiers: [{ rule: 'ALLEY.6', label: 'alley.skill', value: 3 }] };
  const { passed, total, dice, modifiers } = yield* rollTest(t, test, {
    rule: 'ALLEY.6',
    seat: shooter.seat,
    prompt: { key: 'alley.snap' },
  });
  emit(t, 'ALLEY.6', 'alley.snapped', { by, unit: me.id, total }, { dice: [dice], modifiers });
  if (!passed) return 'on';
  t.state.fighters = t.state.fighters.filter(({ id }) => id !== me.id);
  return 'stop';
}

/** ALLEY.7: three dice at 4 or more, one fewer at a target in cover; two hits take it out. */
function* shoot(t: T, me: Fighter, foe: Fighter): Flow<void> {
  const { state } = t;
  const { cover } = looks.view(tableOf(state), bodyOf(me), bodyOf(foe));
  const pool = poolOf('ALLEY.7', 'alley.gun', { dice: 3, sides: 6, needed: 4 }, cover ? COVER : []);
  const rolled = yield* rollPool(t, pool, { rule: 'ALLEY.7', seat: me.seat, prompt: { key: 'alley.fire' } });
  const hits = successesIn(pool, rolled);
  emit(t, 'ALLEY.7', 'alley.shot', { unit: foe.id, hits }, { dice: [{ sides: 6, rolled }], modifiers: pool.modifiers });
  if (hits > 1) state.fighters = state.fighters.filter(({ id }) => id !== foe.id);
}

const COVER = [{ rule: 'ALLEY.7', label: 'alley.cover', dice: -1 }] as const;
