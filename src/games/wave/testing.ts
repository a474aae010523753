/** Scenes for tests: the smallest table that a rule needs, piles included. */
import { Match, sampleAnswer, Seeded, seedWords } from '../../kernel/index.ts';
import { Scene, sceneAt } from '../../kernel/testing.ts';
import { content } from './content.ts';
import { wave } from './index.ts';
import { examples, type Setup } from './setup.ts';
import type { Foe, Person, State } from './state.ts';
import type { CharacterId, EnemyId } from './words.ts';

export type WaveScene = Scene<State>;

const SEATS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
type SeatId = (typeof SEATS)[number];
/** Who sits where if a scene does not care. */
const CAST: readonly CharacterId[] = ['drifter', 'trigger', 'psycho', 'pillar', 'haggler', 'hipster'];

type FoeSpec = EnemyId | ({ readonly enemy: EnemyId } & Partial<Foe>);
type Table = Omit<State, 'seats' | 'people' | 'line' | 'nextFoe' | 'supply' | 'turn' | 'waveHolder'>;

/** Piles are listed from the top. What is left out is as plain as it can be. */
export type SceneSpec = Partial<Table> &
  Partial<Record<SeatId, Partial<Person>>> & {
    /** How many players, or their characters from seat a on; 2 if not said. */
    readonly seats?: number | readonly CharacterId[];
    /** Who holds the WAVE! card. */
    readonly holder?: SeatId;
    /** Numbered from 1, left to right. */
    readonly line?: readonly FoeSpec[];
    readonly supply?: Partial<Record<EnemyId, number>>;
    readonly turn?: Partial<State['turn']>;
    readonly seed?: string;
  };

/** A match that begins with a table made by hand. Enemies in the line are `foe:1`, `foe:2` and so on. */
export function scene(spec: SceneSpec = {}): WaveScene {
  const cast = typeof spec.seats === 'object' ? spec.seats : CAST.slice(0, spec.seats ?? 2);
  const setup: Setup = { players: cast.map((character) => ({ character, weapon: 'choose' })), first: 'random' };
  return sceneAt<State>(wave, tableOf(spec, cast), { setup, seed: spec.seed ?? 'scene' });
}

function tableOf(spec: SceneSpec, cast: readonly CharacterId[]): State {
  const { seats: _, a: __, b, c, d, e, f, holder, line = [], supply, turn, seed: ___, ...piles } = spec;
  const people = { a: spec.a, b, c, d, e, f };
  const seats = SEATS.slice(0, cast.length);
  const first = spec.first ?? 'a';
  const foes = line.map(foeOf);
  return {
    phase: 'search',
    round: 1,
    first,
    waveHolder: holder ?? null,
    rubble: new Array<string>(40).fill('single-shoe'),
    active: [],
    discard: [],
    assaults: content.assaults.map(({ id }) => id),
    assault: null,
    combat: new Array<string>(20).fill('plain-hit'),
    combatDiscard: [],
    starters: [],
    wishes: {},
    searcher: first,
    found: 0,
    done: [],
    gave: [],
    strikers: foes.filter(({ enemy }) => enemy !== 'survivor').map(({ id }) => id),
    ...piles,
    seats: [...seats],
    people: Object.fromEntries(seats.map((seat, i) => [seat, personOf(cast[i] ?? 'drifter', people[seat])])),
    line: foes,
    nextFoe: foes.length + 1,
    supply: supplyBeside(foes, supply),
    turn: { seat: first, actions: 1, focus: false, ...turn },
  };
}

const personOf = (character: CharacterId, spec: Partial<Person> = {}): Person => ({
  character,
  damage: 0,
  inventory: [],
  barricades: 0,
  traps: 0,
  survivors: 0,
  used: [],
  roundDamage: 0,
  roundSplash: 0,
  ...spec,
});

function foeOf(spec: FoeSpec, i: number): Foe {
  const foe = { id: i + 1, damage: 0, spears: 0, stunned: false };
  return typeof spec === 'string' ? { ...foe, enemy: spec } : { ...foe, ...spec };
}

/** What is not in the line lies in the supply, unless the scene says how much there is. */
function supplyBeside(line: readonly Foe[], spec: Partial<Record<EnemyId, number>> = {}): Record<EnemyId, number> {
  const rest = content.enemies.map(({ id, copies }) => [
    id,
    spec[id] ?? copies - line.filter(({ enemy }) => enemy === id).length,
  ]);
  return Object.fromEntries(rest) as Record<EnemyId, number>;
}

/** A match from the set-up on. */
export function start(setup: unknown, seed = 'start'): WaveScene {
  return new Scene(Match.start<State>(wave, setup, { seed }));
}

/** A ready set-up played by lot, asides included; `each` looks at every question before it is answered. */
export function byLot(name: string, each: (match: Match<State>) => void): Match<State> {
  const match = Match.start<State>(wave, examples[name], { seed: name });
  const lot = new Seeded(seedWords(`by lot ${name}`));
  for (let i = 0; i < 2000 && match.request !== null; i++) {
    each(match);
    const aside = match.request.asides?.[lot.below(12)];
    const seat = (aside ?? match.request).seats[0] ?? '';
    match.answer(seat, aside?.id ?? sampleAnswer(match.request, seat, (n) => lot.below(n)));
  }
  return match;
}

/** The line in short, leftmost first: `brute`, or `brute 2` with 2 damage on it. */
export const lineOf = (m: WaveScene): string[] =>
  m.state().line.map(({ enemy, damage }) => (damage > 0 ? `${enemy} ${damage}` : enemy));

/** The events of one kind, as their parameters. */
export const said = (m: WaveScene, key: string): readonly unknown[] =>
  m.events().flatMap((event) => (event.key === key ? [event.params] : []));

export const cardsOf = (m: WaveScene, seat: SeatId): readonly string[] => m.state().people[seat]?.inventory ?? [];

export const damageOf = (m: WaveScene): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(m.state().people).map(([seat, { damage }]) => [seat, damage]));

/** The facts that go with the open question. */
export const factsOf = (m: WaveScene): Readonly<Record<string, unknown>> =>
  (m.match.request?.facts ?? {}) as Readonly<Record<string, unknown>>;
