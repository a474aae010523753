/** Scenes for tests: the smallest table that a rule needs, piles included. */
import { expect } from 'vitest';
import { type Answer, legalAnswers, Match, sampleAnswer, Seeded, seedWords } from '../../kernel/index.ts';
import { Scene, sceneAt } from '../../kernel/testing.ts';
import { content } from './cards/content.ts';
import { wave } from './index.ts';
import { examples, type Setup } from './prepare/setup.ts';
import { type Foe, newcomer, type Person, type State } from './state.ts';
import type { WaveRule } from './verbs.ts';
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
  const setup = {
    players: cast.map((character) => ({ character, weapon: 'choose' })),
    first: 'random',
    position: null,
  } satisfies Setup;
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
    turn: { seat: first, actions: 1, ...turn },
  };
}

const personOf = (character: CharacterId, spec: Partial<Person> = {}): Person => ({
  ...newcomer(),
  character,
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

/** What a lot takes twice out of three times where it is offered, so that matches get somewhere. */
const LIVELY = /^(attack|craft|use|perk|keep|swap|free-delay)/;

const isLively = (answer: Answer): boolean => typeof answer === 'string' && LIVELY.test(answer);

/** A ready set-up played by lot, asides included; `each` looks at every question before it is answered. */
export function byLot(begin: string | object, seed: string, each: (match: Match<State>) => void): Match<State> {
  const match = Match.start<State>(wave, typeof begin === 'string' ? examples[begin] : begin, { seed });
  const lot = new Seeded(seedWords(`by lot ${seed}`));
  const below = (n: number): number => lot.below(n);
  for (let i = 0; i < 2000 && match.request !== null; i++) {
    each(match);
    const aside = match.request.asides?.[below(12)];
    const seat = (aside ?? match.request).seats[0] ?? '';
    const lively = (legalAnswers(match.request, seat, 50) ?? []).filter(isLively);
    const chosen = below(3) > 0 ? lively[below(Math.max(1, lively.length))] : undefined;
    match.answer(seat, aside?.id ?? chosen ?? sampleAnswer(match.request, seat, below));
  }
  return match;
}

/** The line in short, leftmost first: `brute`, or `brute 2` with 2 damage on it. */
export const lineOf = (m: WaveScene): string[] =>
  m.state().line.map(({ enemy, damage }) => (damage > 0 ? `${enemy} ${damage}` : enemy));

/** Which rule, or which of several, each line of the log cites. */
export const CITED: Readonly<Record<string, readonly WaveRule[]>> = {
  'wave.accepted': ['WAV.WAVE.2'],
  'wave.action.more': ['WAV.COMBAT.3'],
  'wave.ammo.spent.arrow': ['WAV.AMMO.7'],
  'wave.ammo.spent.bullet': ['WAV.AMMO.7'],
  'wave.ammo.spent.shell': ['WAV.AMMO.7'],
  'wave.assault': ['WAV.ASSAULT.1'],
  'wave.attack': ['WAV.WEAPON.13'],
  'wave.barricade.broke': ['WAV.TOKEN.2'],
  'wave.barricade.stands': ['WAV.TOKEN.1'],
  'wave.card.used': ['WAV.DECK.3'],
  'wave.cards.drawn': ['WAV.DECK.1'],
  'wave.cards.drawn.enemy': ['WAV.STRIKE.5'],
  'wave.character.taken': ['WAV.SETUP.2'],
  'wave.combat': ['WAV.COMBAT.1'],
  'wave.combat.reshuffled': ['WAV.DECK.10'],
  'wave.comers': ['WAV.LINE.1', 'WAV.LINE.2'],
  'wave.crafted': ['WAV.CRAFT.2'],
  'wave.delayed': ['WAV.WAVE.5'],
  'wave.delayed.free': ['WAV.CHAR.4'],
  'wave.discarded': ['WAV.INV.7', 'WAV.SEARCH.6', 'WAV.TRADE.9', 'WAV.RUBBLE.7'],
  'wave.felled': ['WAV.WEAPON.14', 'WAV.SURV.3'],
  'wave.first': ['WAV.FIRST.6'],
  'wave.foe.hurt': ['WAV.WEAPON.5', 'WAV.WEAPON.6', 'WAV.WEAPON.11', 'WAV.TOKEN.7', 'WAV.TOKEN.11'],
  'wave.found': ['WAV.SEARCH.2'],
  'wave.grenade.thrown': ['WAV.TOKEN.14'],
  'wave.healed': ['WAV.HEAL.1'],
  'wave.hurt': ['WAV.STRIKE.6', 'WAV.STRIKE.7'],
  'wave.kept': ['WAV.SEARCH.4', 'WAV.SEARCH.6', 'WAV.RUBBLE.7'],
  'wave.left': ['WAV.SEARCH.5'],
  'wave.looked': ['WAV.RUBBLE.7'],
  'wave.lost': ['WAV.END.3'],
  'wave.lost-card': ['WAV.RED.7', 'WAV.ENEMY.4'],
  'wave.no-assault': ['WAV.LAST.1'],
  'wave.nobody-comes': ['WAV.LAST.1'],
  'wave.nothing-to-lose': ['WAV.INV.9'],
  'wave.perk': ['WAV.CHAR.3', 'WAV.CHAR.4'],
  'wave.pills': ['WAV.SPECIAL.12'],
  'wave.played': ['WAV.HEAL.6', 'WAV.SPECIAL.3', 'WAV.SPECIAL.5', 'WAV.SPECIAL.6', 'WAV.SPECIAL.9', 'WAV.SPECIAL.11'],
  'wave.red.ignored': ['WAV.CHAR.3'],
  'wave.redrawn': ['WAV.SPECIAL.15'],
  'wave.round': ['WAV.PILE.1'],
  'wave.rubble.reshuffled': ['WAV.PILE.7'],
  'wave.spear.put': ['WAV.TOKEN.10'],
  'wave.strike': ['WAV.STRIKE.6'],
  'wave.strike.stunned': ['WAV.TOKEN.15'],
  'wave.strike.survivor': ['WAV.STRIKE.4'],
  'wave.strikes': ['WAV.STRIKE.1'],
  'wave.stunned': ['WAV.TOKEN.15'],
  'wave.suffered': ['WAV.WAVE.4', 'WAV.RED.6', 'WAV.SPECIAL.4', 'WAV.SPECIAL.10', 'WAV.DAMAGE.3'],
  'wave.survivors.gave': ['WAV.SURV.6'],
  'wave.survivors.joined': ['WAV.SURV.5'],
  'wave.taken-over': ['WAV.WAVE.10'],
  'wave.trade.finished': ['WAV.TRADE.2'],
  'wave.trade.given': ['WAV.TRADE.1'],
  'wave.trade.refused': ['WAV.TRADE.5'],
  'wave.trade.returned': ['WAV.TRADE.10'],
  'wave.trap.set': ['WAV.TOKEN.6'],
  'wave.trap.sprung': ['WAV.TOKEN.9'],
  'wave.turn.begins': ['WAV.COMBAT.1'],
  'wave.turn.forgone': ['WAV.COMBAT.6'],
  'wave.unhurt': ['WAV.STRIKE.6', 'WAV.STRIKE.7'],
  'wave.weapon.taken': ['WAV.SETUP.4'],
  'wave.won': ['WAV.END.1'],
};

/** The events of one kind, as their parameters; each must cite its rule. */
export function said(m: WaveScene, key: string): readonly unknown[] {
  const events = m.events().filter((event) => event.key === key);
  for (const { rule } of events) expect(CITED[key], `the rule of ${key}`).toContain(rule);
  return events.map(({ params }) => params);
}

export const personOfSeat = (match: Match<State>, seat: string): Person => match.state.people[seat] as Person;

export const cardsOf = (m: WaveScene, seat: SeatId): readonly string[] => m.state().people[seat]?.inventory ?? [];

export const damageOf = (m: WaveScene): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(m.state().people).map(([seat, { damage }]) => [seat, damage]));

/** The facts that go with the open question. */
export const factsOf = (m: WaveScene): Readonly<Record<string, unknown>> =>
  (m.match.request?.facts ?? {}) as Readonly<Record<string, unknown>>;
