import { z } from 'zod';
import type { Seat, Table as KernelTable } from '../../../kernel/index.ts';
import { bareTable, newRanger } from './bare-table.ts';
import { rangerCard } from '../cards/cards.ts';
import { tableFrom } from './custom.ts';
import { positionSchema } from './position.ts';
import { impossible } from './possible.ts';
import type { State } from '../state.ts';
import { atRandom, choose, emit, type Flow, shuffle, type Table } from '../verbs.ts';
import { RANGERS, type RangerId, type Scenario } from '../wording/words.ts';

const SEATS = ['a', 'b', 'c', 'd', 'e'] as const; // DLS.COMP.1

const wish = z.enum(['choose', 'random', ...RANGERS]);
/** What the players agree on before: the scenario, who runs which Rangers, and who goes first. */
export const schema = z
  .strictObject({
    scenario: z
      .union([z.literal(1), z.literal(2), z.literal(3)])
      .default(2)
      .describe('1 Lightning of the Ancients, 2 Defend Last Stand (the base game), 3 Flight to Paradise'),
    players: z
      .array(
        z.strictObject({
          rangers: z
            .array(wish)
            .min(1)
            .max(RANGERS.length)
            .default(['choose'])
            .describe('The Rangers that this player runs: named, chosen at the table, or drawn at random'),
        }),
      )
      .min(1)
      .max(SEATS.length)
      .describe('One entry for each player, clockwise round the table'),
    first: z
      .union([z.enum(['choose', 'random']), z.int().min(1).max(RANGERS.length)])
      .default('choose')
      .describe('Whose turn is first: agreed on at the table, by lot, or the Ranger with this number (DLS.SETUP.20)'),
    position: positionSchema
      .optional()
      .describe('A table that begins elsewhere: for puzzles, or a match begun on paper'),
  })
  .superRefine(({ scenario, players, first, position }, context) => {
    const all = players.flatMap(({ rangers }, seat) =>
      rangers.map((ranger, i) => ({ ranger, path: ['players', seat, 'rangers', i] })),
    );
    if (all.length > RANGERS.length) {
      context.addIssue({
        code: 'custom',
        path: ['players'],
        message: `There are ${RANGERS.length} Rangers, not ${all.length}`,
      });
    }
    all.forEach(({ ranger, path }, i) => {
      const twice = all.slice(0, i).some((other) => other.ranger === ranger);
      if (twice && ranger !== 'choose' && ranger !== 'random') {
        context.addIssue({ code: 'custom', path, message: `${ranger} is in play already` }); // DLS.SETUP.1
      }
    });
    if (typeof first === 'number' && first > all.length) {
      context.addIssue({ code: 'custom', path: ['first'], message: `There is no Ranger number ${first}` });
    }
    if (position === undefined) return;
    for (const { path, message } of impossible({ scenario, players, first }, position)) {
      context.addIssue({ code: 'custom', path: ['position', ...path], message });
    }
  });
export type Setup = z.infer<typeof schema>;

export const seating = (setup: Setup): readonly Seat[] => SEATS.slice(0, setup.players.length);

const NUMBERS = ['one', 'two', 'three', 'four', 'five'] as const;
const SCENARIO_NAMES = { 2: 'defend', 1: 'lightning', 3: 'flight' } as const;
const table = (
  scenario: Scenario,
  seats: readonly (readonly Setup['players'][number]['rangers'][number][])[],
): Setup => ({
  scenario,
  players: seats.map((rangers) => ({ rangers: [...rangers] })),
  first: 'random',
});

/**
 * A puzzle: one card saves the day. A single Depot is left to build, the Raider cards lie in a known order, and Fuel Run comes
 * second. Fuel Fire is in hand, but its three dice would let Hat attack Bama.
 */
const LAST_DEPOT: Setup = schema.parse({
  scenario: 2,
  players: [{ rangers: ['hat'] }, { rangers: ['pepzi'] }],
  first: 1,
  position: {
    round: 9,
    rangers: [
      { id: 'hat', at: 23, ready: 3, spent: 4, specials: ['S07'], defenders: ['D21', 'D08'] },
      { id: 'pepzi', at: 19, karma: 1, defenders: ['D22', 'D23', 'D28', 'D41'] },
    ],
    map: {
      9: { techie: 3, depots: 2 },
      14: { earther: 2, depots: 1 },
      21: { earther: 3, depots: 1 },
      22: { roadRider: 2, depots: 2 },
      23: { roadRider: 3, depots: 2 },
      27: { earther: 2, depots: 2 },
      34: { techie: 3, depots: 1 },
    },
    leaders: {
      krank: { at: 7, health: 4 },
      bama: { at: 23, health: 2 },
      bramble: { at: 26, health: 5 },
      puke: { at: 20, health: 4 },
    },
    blockades: [18],
    decks: { raider: ['R24', 'R21', 'R39', 'R32', 'R13'] },
  },
});

/** Ready set-ups: every scenario for every number of Rangers, and some where one player runs several. */
export const examples: Readonly<Record<string, Setup>> = Object.fromEntries([
  ...([2, 1, 3] as const).flatMap((scenario) =>
    [2, 1, 3, 4, 5].map((n) => [
      `${SCENARIO_NAMES[scenario]}-${NUMBERS[n - 1]}`,
      table(scenario, new Array<readonly ['random']>(n).fill(['random'])),
    ]),
  ),
  ['puzzle-last-depot', LAST_DEPOT],
  ['draft-two', { ...table(2, [['choose'], ['choose']]), first: 'choose' }],
  ['alone-with-three', table(2, [['random', 'random', 'random']])],
  [
    'two-with-two-each',
    table(3, [
      ['random', 'random'],
      ['random', 'random'],
    ]),
  ],
]);

/** Basic set-up: everything shuffled and in its place; Rangers and scenario come step by step. */
export function setup(t: KernelTable<undefined>, { position, ...given }: Setup): State {
  return position === undefined ? fromTheStart(t, given) : tableFrom(given, position, (pile) => shuffle(t, pile));
}

function fromTheStart(t: KernelTable<undefined>, { scenario, players, first }: Omit<Setup, 'position'>): State {
  const seats = SEATS.slice(0, players.length);
  const state = bareTable(scenario, seats);
  const adventures = [state.adventure.top, ...state.adventure.deck];
  // DLS.SETUP.7, DLS.SETUP.8, DLS.SETUP.10, DLS.SETUP.13
  for (const pile of [...Object.values(state.decks), adventures, state.tech.deck, state.scavenge.pool])
    shuffle(t, pile);
  state.adventure.top = adventures.shift() ?? '';
  state.adventure.deck = adventures;
  const wishes = players.flatMap(({ rangers }, i) => rangers.map((ranger) => ({ ranger, seat: seats[i] as Seat })));
  state.muster = { wishes, first: typeof first === 'number' ? first - 1 : first, step: 0 };
  state.count = wishes.length;
  return state;
}

/** DLS.SETUP.1: each player takes a Ranger, by choice or by lot, each Ranger once. */
export function* muster(t: Table): Flow<void> {
  const { state } = t;
  const next = state.muster.wishes[state.rangers.length];
  if (next === undefined) {
    state.phase = 'deploy';
    return;
  }
  const id = yield* chosenRanger(t, next.ranger, next.seat);
  state.rangers.push(newRanger(id, next.seat, state.count));
  emit(t, 'DLS.SETUP.1', 'ls.ranger.taken', { ranger: id, seat: next.seat });
}

function* chosenRanger(t: Table, named: string, seat: Seat): Flow<RangerId> {
  const { state } = t;
  const spoken = [...state.rangers.map(({ id }) => id as string), ...state.muster.wishes.map(({ ranger }) => ranger)];
  const free = RANGERS.filter((id) => !spoken.includes(id));
  if (named === 'random') return free[atRandom(t, 'DLS.SETUP.1', free)] as RangerId;
  if (named !== 'choose') return rangerCard(named as RangerId).id;
  return yield* choose(t, seat, {
    rule: 'DLS.SETUP.1',
    prompt: { key: 'ls.ranger.choose', params: { seat } },
    options: free.map((id) => ({
      means: id,
      label: { key: 'ls.ranger' as const, params: { ranger: id } },
      about: { ranger: id },
    })),
  });
}
