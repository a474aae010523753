import { copy } from '../../../kernel/index.ts';
import { groupMissionOf } from '../cards/cards.ts';
import { content } from '../cards/content.ts';
import type { Position, PositionRanger } from './position.ts';
import { leaderAtStart, piecesOf } from '../goals/scenarios.ts';
import { bareTable, emptyPlace, tokensFor } from './bare-table.ts';
import { stageOf } from '../enemy/stage.ts';
import { emptyHanded, type GroupMission, type Leader, type Place, type Ranger, type State } from '../state.ts';
import { DECKS, LEADERS, type LeaderId, type RangerId, type Scenario, TRIBES } from '../wording/words.ts';

/** Tables that begin somewhere else than at the beginning: puzzles, tests, matches that were begun on paper. */

const SEATS = ['a', 'b', 'c', 'd', 'e'] as const;
/** What the players agreed on before. */
export interface Players {
  readonly scenario: Scenario;
  readonly players: { rangers: ('choose' | 'random' | RangerId)[] }[];
  readonly first: 'choose' | 'random' | number;
}
type Shuffle = (pile: string[]) => void;
export const isBefore = ({ phase }: Pick<State, 'phase'>): boolean => phase === 'muster' || phase === 'deploy';

/** DLS.SCA.8, DLS.SCA.13: what has left the game unless something else is said. */
function goneAtStart(scenario: Scenario, named: ReadonlySet<string>): string[] {
  const cards = scenario === 1 ? content.raiders.filter(({ kind }) => kind === 'advance').map(({ id }) => id) : [];
  const tokens = Object.entries(content.scavenge.scenarioUse[scenario].remove ?? {}).flatMap(([kind, n]) =>
    content.scavenge.tokens
      .filter((token) => token.kind === kind && !token.star && !named.has(token.id))
      .map(({ id }) => id)
      .slice(0, n),
  );
  return [...cards.filter((id) => !named.has(id)), ...tokens];
}

/** Every card and token that the position names, wherever it lies. */
function namedIn(position: Position): Set<string> {
  const { rangers, map, leaders, decks, discards, adventure, tech, scavenge, missions, aside, turn } = position;
  return new Set([
    ...rangers.flatMap(({ defenders, specials, artifacts, mutations, tokens, mission }) => [
      ...[defenders, specials, artifacts, mutations, tokens].flat(),
      ...(mission === null ? [] : [mission.id]),
    ]),
    ...Object.values(map).flatMap((here) => [...here.cards, ...here.scavenge]),
    ...Object.values(leaders).flatMap(({ token }) => token ?? []),
    ...[...Object.values(decks), ...Object.values(discards)].flat(),
    ...[adventure.deck, adventure.discard, tech.deck, tech.down, tech.up, scavenge.pool, scavenge.discard].flat(),
    ...missions,
    ...aside,
    ...(turn.card === null ? [] : [turn.card]),
  ]);
}

const rangerOf = ({ mission, ready, ...given }: PositionRanger, seat: string, count: number): Ranger => ({
  ...emptyHanded(),
  ...given,
  seat,
  ready: ready ?? Math.max(0, tokensFor(count) - given.spent - given.healed - given.wounded),
  mission,
});

/** The table that a position describes; the cards that it does not name are shuffled beneath their decks. */
export function tableFrom({ scenario, players, first }: Players, given: Position, shuffle: Shuffle): State {
  const position = copy(given) as Position;
  const seats = SEATS.slice(0, players.length);
  const wishes = players.flatMap(({ rangers }, i) => rangers.map((ranger) => ({ ranger, seat: SEATS[i] as string })));
  const count = wishes.length;
  const bare = bareTable(scenario, seats);
  const named = namedIn(position);
  const out = new Set([...named, ...(position.gone ?? goneAtStart(scenario, named))]);
  const beneath = (top: readonly string[], all: readonly string[]): string[] => {
    const rest = all.filter((id) => !out.has(id));
    if (rest.length > 1) shuffle(rest);
    return [...top, ...rest];
  };
  const { adventure, tech, scavenge, group, ...open } = position;
  const { ranger, ...turn } = position.turn;
  const [top = '', ...deck] = beneath(adventure.deck, [bare.adventure.top, ...bare.adventure.deck]);
  const card = groupMissionOf(scenario);
  const state: State = {
    ...bare,
    phase: open.phase,
    muster: { wishes, first: typeof first === 'number' ? first - 1 : first, step: open.step },
    rangers: open.rangers.map((each, i) => rangerOf(each, wishes[i]?.seat ?? 'a', count)),
    count,
    turn: { ...turn, n: ranger - 1 },
    round: open.round,
    places: bare.places.map((here, i): Place => ({ ...here, ...open.map[i + 1] })),
    leaders: Object.fromEntries(
      LEADERS.map((id): [LeaderId, Leader] => {
        const { at, health, ...board } = open.leaders[id] ?? { token: null, shown: false, slain: false };
        const begins = board.slain ? { at: null, health: 0 } : leaderAtStart(scenario, id, count);
        return [id, { ...board, at: at === undefined ? begins.at : at, health: health ?? begins.health }];
      }),
    ) as Record<LeaderId, Leader>,
    blockades: open.blockades,
    decks: Object.fromEntries(
      DECKS.map((name) => [name, beneath(open.decks[name] ?? [], bare.decks[name])]),
    ) as State['decks'],
    discards: { ...bare.discards, ...open.discards },
    foreseen: open.foreseen,
    tech: { ...tech, deck: beneath(tech.deck, bare.tech.deck) },
    adventure: { top, deck, discard: adventure.discard },
    missions: open.missions,
    group: card === undefined || group === null ? null : { id: card.id, ...NO_PROGRESS, ...group },
    scavenge: { ...scavenge, pool: beneath(scavenge.pool, bare.scavenge.pool) },
    relic: open.relic,
    orders: open.orders,
    aside: open.aside,
    raidersDrawn: open.raidersDrawn,
  };
  state.stage = stageOf(state);
  return counted(state);
}
const NO_PROGRESS = { flipped: false, progress: 0, special: 0, relic: 0 };

/** What is beside the map is whatever is not on it (DLS.T.COMP). */
function counted(state: State): State {
  const on = (count: (here: Place) => number): number => state.places.reduce((sum, here) => sum + count(here), 0);
  const { figures, depots } = piecesOf(state);
  for (const tribe of TRIBES) state.supply[tribe] = figures[tribe] - on((here) => here[tribe]);
  state.depots = depots - on((here) => here.depots);
  state.karma -= on(({ karma }) => karma) + state.rangers.reduce((sum, { karma }) => sum + karma, 0);
  state.radiation -= on(({ radiation }) => radiation);
  state.traps -= on(({ traps }) => traps);
  return state;
}

const progressOf = ({ flipped, progress, special, relic }: GroupMission) => ({ flipped, progress, special, relic });

/** The position of a table: every card is named, so that nothing is left to be shuffled. */
function positionOf(state: State): Position {
  const { turn, group, adventure, places, rangers, leaders, orders, muster, ...open } = state;
  const { n, ...running } = turn;
  const empty = JSON.stringify(emptyPlace());
  const position = {
    phase: open.phase,
    step: muster.step,
    round: open.round,
    turn: { ...running, ranger: n + 1 },
    rangers: rangers.map(({ seat: _seat, ...ranger }) => ranger),
    map: Object.fromEntries(
      places.flatMap((here, i) => (JSON.stringify(here) === empty ? [] : [[String(i + 1), here]])),
    ),
    leaders,
    blockades: open.blockades,
    decks: open.decks,
    discards: open.discards,
    adventure: { deck: [adventure.top, ...adventure.deck], discard: adventure.discard },
    tech: open.tech,
    scavenge: open.scavenge,
    relic: open.relic,
    missions: open.missions,
    group: group === null ? null : progressOf(group),
    stage: open.stage,
    aside: open.aside,
    raidersDrawn: open.raidersDrawn,
    foreseen: open.foreseen,
    orders,
  } satisfies Position;
  const named = namedIn(position);
  return { ...position, gone: everything().filter((id) => !named.has(id)) };
}

export const everything = (): string[] => {
  const { decks, adventure, tech, scavenge } = bareTable(2, []);
  return [...Object.values(decks).flat(), adventure.top, ...adventure.deck, ...tech.deck, ...scavenge.pool];
};

/** The set-up that begins where the table stands. */
export function customOf(state: State): Players & { position: Position } {
  const { wishes, first } = state.muster;
  return {
    scenario: state.scenario,
    players: state.seats.map((seat) => ({
      rangers: wishes.flatMap(({ ranger, seat: whose }) => (whose === seat ? [ranger as 'choose'] : [])),
    })),
    first: typeof first === 'number' ? first + 1 : first,
    position: positionOf(state),
  };
}
