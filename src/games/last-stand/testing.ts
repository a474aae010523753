/** Scenes for tests: the smallest table that a rule needs, decks in a known order, dice typed in. */
import { Match } from '../../kernel/index.ts';
import { Scene, sceneAt } from '../../kernel/testing.ts';
import { leaderCard } from './cards/cards.ts';
import { lastStand } from './index.ts';
import { bareTable, newRanger } from './prepare/bare-table.ts';
import type { Leader, Place, Ranger, State, Turn } from './state.ts';
import { type Deck, LEADERS, type LeaderId, type Loc, type RangerId, type Scenario, TRIBES } from './wording/words.ts';

export type StandScene = Scene<State>;

const SEATS = ['a', 'b', 'c', 'd', 'e'] as const;

type Loose = 'decks' | 'discards' | 'rangers' | 'leaders' | 'places' | 'turn' | 'supply' | 'seats' | 'muster' | 'count';
export type SceneSpec = Partial<Omit<State, Loose>> & {
  /** Frank alone if not said; each with a player of its own unless `seat` says otherwise. The first one is active. */
  readonly rangers?: readonly RangerId[];
  readonly map?: Readonly<Record<Loc, Partial<Place>>>;
  /** On their start locations at full health if not said. */
  readonly leaders?: Partial<Record<LeaderId, Partial<Leader>>>;
  readonly supply?: Partial<State['supply']>;
  readonly decks?: Partial<Record<Deck, string[]>>;
  readonly discards?: Partial<Record<Deck, string[]>>;
  readonly turn?: Partial<Turn>;
  /** Dice by the seed instead of typed in. */
  readonly seeded?: boolean;
  readonly count?: number;
} & Partial<Record<RangerId, Partial<Ranger>>>;

const NAMES: readonly string[] = ['frank', 'pepzi', 'jake', 'hat', 'juniper'];

/** A match that begins with a table made by hand, in Phase II of the first Ranger's turn if not said otherwise. */
export function scene(spec: SceneSpec = {}): StandScene {
  const state = tableOf(spec);
  const setup = {
    scenario: state.scenario,
    players: state.seats.map(() => ({ rangers: ['choose'] })),
    first: 'choose',
  };
  return sceneAt<State>(lastStand, state, { setup, dice: spec.seeded === true ? 'seeded' : 'typed' });
}

export function tableOf(spec: SceneSpec): State {
  const { rangers: cast = ['frank'], map = {}, leaders = {}, supply = {}, decks = {}, discards = {}, turn = {} } = spec;
  const seats = SEATS.slice(0, new Set(cast.map((id, i) => spec[id]?.seat ?? SEATS[i])).size);
  const scenario: Scenario = spec.scenario ?? 2;
  const bare = bareTable(scenario, seats);
  const rest = Object.fromEntries(
    Object.entries(spec).filter(
      ([key]) =>
        !['rangers', 'map', 'leaders', 'supply', 'decks', 'discards', 'turn', 'seeded'].includes(key) &&
        !NAMES.includes(key),
    ),
  );
  const state: State = { ...bare, phase: 'range', count: cast.length, ...rest };
  state.rangers = cast.map((id, i) => ({ ...newRanger(id, SEATS[i] ?? 'a', cast.length), ...spec[id] }));
  for (const [at, put] of Object.entries(map)) Object.assign(state.places[Number(at) - 1] as Place, put);
  for (const id of LEADERS) Object.assign(state.leaders[id], { at: leaderCard(id).start }, leaders[id]);
  Object.assign(state.decks, decks);
  Object.assign(state.discards, discards);
  Object.assign(state.turn, turn);
  for (const tribe of TRIBES) {
    state.supply[tribe] =
      supply[tribe] ?? state.supply[tribe] - state.places.reduce((sum, here) => sum + here[tribe], 0);
  }
  if (spec.depots === undefined) state.depots -= state.places.reduce((sum, { depots }) => sum + depots, 0);
  return state;
}

/** A match from the set-up on. */
export function start(setup: unknown, seed = 'start'): StandScene {
  return new Scene(Match.start<State>(lastStand, setup, { seed }));
}

/** A match that has been set up, everybody answering with the first option. */
export function begun(setup: unknown, seed = 'start'): StandScene {
  const m = start(setup, seed);
  while (['muster', 'deploy'].includes(m.state().phase)) m.answer(m.asked().seats[0] ?? '', m.asked().options[0] ?? '');
  return m;
}

export const here = (m: StandScene, at: Loc): Place => m.state().places[at - 1] as Place;
export const the = (m: StandScene, id: RangerId): Ranger =>
  m.state().rangers.find((ranger) => ranger.id === id) as Ranger;
export const leader = (m: StandScene, id: LeaderId): Leader => m.state().leaders[id];
export const options = (m: StandScene): readonly string[] => m.asked().options;
/** The events of one kind, as their parameters. */
export const said = (m: StandScene, key: string): readonly Record<string, unknown>[] =>
  m.events().flatMap((event) => (event.key === key ? [event.params] : []));
/** The rules under which events of one kind were noted. */
export const rulesFor = (m: StandScene, key: string): readonly string[] =>
  m.events().flatMap((event) => (event.key === key ? [event.rule] : []));
export const raidersAt = (m: StandScene, at: Loc): readonly number[] => {
  const { techie, roadRider, earther } = here(m, at);
  return [techie, roadRider, earther];
};
/** Answers of one seat, one after the other. */
export function answers(
  m: StandScene,
  seat: string,
  ...given: readonly (string | readonly (string | number)[])[]
): StandScene {
  for (const answer of given) m.answer(seat, answer as never);
  return m;
}
/** Cards that a seat could play at any time; standing orders can be given as well. */
export const playable = (m: StandScene, seat: string): readonly string[] =>
  m.standing(seat).filter((id) => id !== 'orders');
