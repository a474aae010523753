import { z } from 'zod';
import type { Seat, Table as KernelTable } from '../../kernel/index.ts';
import { leaderCard, rangerCard, tribeCard } from './cards.ts';
import { content } from './content.ts';
import { LOCATIONS } from './map.ts';
import { emptyHanded, type Leader, newTurn, type Place, type Ranger, type State } from './state.ts';
import { atRandom, choose, emit, type Flow, shuffle, type Table } from './table.ts';
import {
  type Deck,
  LAST_STAND,
  LEADERS,
  type LeaderId,
  PIECES,
  RANGERS,
  type RangerId,
  type Scenario,
  TRIBES,
  type Tribe,
} from './words.ts';

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
  })
  .superRefine(({ players, first }, context) => {
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

/** Ready set-ups: every scenario for every number of Rangers, and some where one player runs several. */
export const examples: Readonly<Record<string, Setup>> = Object.fromEntries([
  ...([2, 1, 3] as const).flatMap((scenario) =>
    [2, 1, 3, 4, 5].map((n) => [
      `${SCENARIO_NAMES[scenario]}-${NUMBERS[n - 1]}`,
      table(scenario, new Array<readonly ['random']>(n).fill(['random'])),
    ]),
  ),
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

/** DLS.SETUP.15, DLS.SETUP.16: 7 Action Tokens each, or 5 with five Rangers; the others leave the game (DLS.SETUP.17). */
export const tokensFor = (rangers: number): number => (rangers === 5 ? 5 : 7);

const emptyPlace = (): Place => ({
  techie: 0,
  roadRider: 0,
  earther: 0,
  monstrosity: 0,
  cards: [],
  depots: 0,
  radiation: 0,
  karma: 0,
  scavenge: [],
  traps: 0,
});

export const newRanger = (id: RangerId, seat: Seat, rangers: number): Ranger => ({
  id,
  seat,
  at: LAST_STAND, // DLS.SETUP.2
  ready: tokensFor(rangers), // DLS.WOUND.2
  tokens: [],
  ...emptyHanded(),
});

/** DLS.SETUP.3, DLS.SETUP.4: beside the map, at full health. */
const newLeader = (id: LeaderId): Leader => ({
  at: null,
  health: leaderCard(id).fullHealth,
  slain: false,
  token: null,
  shown: false,
});

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);

/** DLS.SETUP.7: every card of every deck; Group Missions stay aside (DLS.SETUP.12). */
export const allDecks = (): Record<Deck, string[]> => ({
  defender: ids(content.defenders.cards),
  special: ids(content.specials), // DLS.SPEC.1: a deck of their own
  raider: ids(content.raiders),
  mission: ids(content.missions.filter(({ group }) => !group)),
  mutation: ids(content.mutations),
  monstrosity: ids(content.monstrosities),
  common: ids(content.common),
  unique: ids(content.unique),
});

const emptyDecks = (): Record<Deck, string[]> => ({
  defender: [],
  special: [],
  raider: [],
  mission: [],
  mutation: [],
  monstrosity: [],
  common: [],
  unique: [],
});

/** A table with nothing on the map yet and everything in its order. */
export function bareTable(scenario: Scenario, seats: readonly Seat[]): State {
  const [top = '', ...deck] = ids(content.adventures);
  return {
    scenario,
    seats: [...seats],
    phase: 'muster',
    muster: { wishes: [], first: 'choose', step: 0 },
    rangers: [],
    count: 0,
    turn: newTurn(0),
    round: 1,
    places: LOCATIONS.map(emptyPlace),
    leaders: Object.fromEntries(LEADERS.map((id) => [id, newLeader(id)])) as Record<LeaderId, Leader>,
    supply: Object.fromEntries(TRIBES.map((id) => [id, tribeCard(id).figures])) as Record<Tribe, number>, // DLS.SETUP.5
    depots: PIECES.depot, // DLS.SETUP.18
    karma: PIECES.karma, // DLS.SETUP.14
    radiation: PIECES.radiation,
    traps: PIECES.trap,
    blockades: [],
    decks: allDecks(),
    discards: emptyDecks(),
    foreseen: 0,
    tech: { deck: ids(content.tech), down: [], up: [] },
    adventure: { top, deck, discard: [] },
    missions: [],
    group: null,
    scavenge: { pool: ids(content.scavenge.tokens), discard: [] },
    relic: null,
    stage: content.stages.scenarios[scenario][0] ?? '1B', // DLS.SETUP.11, DLS.STAGE.6
    orders: {},
    aside: [],
    raidersDrawn: 0,
  };
}

/** Basic set-up: everything shuffled and in its place; Rangers and scenario come step by step. */
export function setup(t: KernelTable<undefined>, { scenario, players, first }: Setup): State {
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
    options: free.map((id) => ({ id, label: { key: 'ls.ranger', params: { ranger: id } }, about: { ranger: id } })),
  });
}
