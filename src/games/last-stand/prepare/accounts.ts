import { artifactLimit, handLimit } from '../moments/abilities.ts';
import { isCommon, leaderCard, rangerCard, scavengeToken } from '../cards/cards.ts';
import { content } from '../cards/content.ts';
import { ENTRANCES, LOCATIONS, pathOf } from '../map.ts';
import { piecesOf } from '../goals/scenarios.ts';
import { allDecks, tokensFor } from './bare-table.ts';
import { depotsOnMap, enemiesOn, mutationTotal, place, type Ranger, raidersOn, type State, unhurt } from '../state.ts';
import {
  type CardId,
  CROWD,
  DECKS,
  type Deck,
  LAST_STAND,
  LEADERS,
  type LeaderId,
  type Loc,
  PIECES,
  SPECIAL_LIMIT,
  TRIBES,
  TURNS_AT,
} from '../wording/words.ts';

/** What must add up on every table that play can reach: pieces, cards, limits. Random matches and custom set-ups are held to it. */

export interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}
const fault = (path: Fault['path'], message: string): Fault => ({ path, message });
const when = (wrong: boolean, path: Fault['path'], message: string): Fault[] => (wrong ? [fault(path, message)] : []);
const sum = <T>(list: readonly T[], count: (item: T) => number): number =>
  list.reduce((total, item) => total + count(item), 0);

/** DLS.HAND.2, DLS.HAND.3, DLS.HAND.4: who holds more than the limits allow. */
export const overLimits = (state: State): Fault[] =>
  state.rangers.flatMap((ranger, i) => {
    const { defenders, artifacts, specials } = ranger;
    const most = (limit: number, what: string): string => `${rangerCard(ranger.id).name} may hold ${limit} ${what}`;
    const hand = handLimit(state, ranger);
    const bag = artifactLimit(state, ranger);
    return [
      ...when(defenders.length > hand, ['rangers', i, 'defenders'], most(hand, 'Defender cards')),
      ...when(artifacts.length > bag, ['rangers', i, 'artifacts'], most(bag, 'Artifacts')),
      ...when(specials.length > SPECIAL_LIMIT, ['rangers', i, 'specials'], most(SPECIAL_LIMIT, 'Special cards')),
    ];
  });

const CALLED: Readonly<Record<string, string>> = {
  techie: 'Techies',
  roadRider: 'Road Riders',
  earther: 'Earthers',
  monstrosity: 'Monstrosities',
  depots: 'Depots',
  karma: 'Karma Tokens',
  radiation: 'Radiation Tokens',
  traps: 'Trap Tokens',
};

/** DLS.T.COMP: pieces beside the map and on it are as many as the game has. */
function missingPieces(state: State): Fault[] {
  const { figures, depots } = piecesOf(state); // DLS.SCC.2, DLS.SCC.11
  const wrong = (what: string, there: number, all: number): Fault[] =>
    when(there !== all, [what], `There are ${all} in the game, not ${there}`);
  const on = (count: (here: State['places'][number]) => number): number => sum(state.places, count);
  return [
    ...TRIBES.flatMap((tribe) => wrong(tribe, state.supply[tribe] + on((here) => here[tribe]), figures[tribe])),
    ...wrong('depots', state.depots + depotsOnMap(state), depots),
    ...[...TRIBES.map((tribe) => [tribe, state.supply[tribe]] as const), ...besides(state)].flatMap(([what, left]) =>
      when(left < 0, [what], `Too many ${CALLED[what]} are in play: ${-left} more than there are`),
    ),
    ...wrong('karma', state.karma + on(({ karma }) => karma) + sum(state.rangers, ({ karma }) => karma), PIECES.karma),
    ...wrong('radiation', state.radiation + on(({ radiation }) => radiation), PIECES.radiation),
    ...wrong('traps', state.traps + on(({ traps }) => traps), PIECES.trap),
  ];
}

const besides = ({ depots, karma, radiation, traps }: State): (readonly [string, number])[] =>
  Object.entries({ depots, karma, radiation, traps });

/** Where each card of a deck lies, by the path to it; the Special cards that are used up lie nowhere. */
function placesOf(state: State): Readonly<Record<Deck, readonly (readonly CardId[])[]>> {
  const held = (of: (ranger: Ranger) => readonly CardId[]): readonly CardId[][] =>
    state.rangers.map((each) => [...of(each)]);
  const { decks, discards, turn } = state;
  const extra: Readonly<Record<Deck, readonly (readonly CardId[])[]>> = {
    defender: held(({ defenders }) => defenders),
    special: held(({ specials }) => specials),
    raider: [state.aside, turn.card === null ? [] : [turn.card]],
    mission: [state.missions, ...held(({ mission }) => (mission === null ? [] : [mission.id]))],
    mutation: held(({ mutations }) => mutations),
    monstrosity: state.places.map(({ cards }) => cards),
    common: held(({ artifacts }) => artifacts.filter(isCommon)),
    unique: held(({ artifacts }) => artifacts.filter((card) => !isCommon(card))),
  };
  return Object.fromEntries(
    DECKS.map((deck) => [deck, [decks[deck], discards[deck], ...extra[deck]]]),
  ) as unknown as ReturnType<typeof placesOf>;
}

/** Every card is in one place, and none is missing that cannot be. */
function lostCards(state: State): Fault[] {
  const there = placesOf(state);
  const known = allDecks();
  return DECKS.flatMap((deck) => accounted(deck, there[deck].flat(), known[deck], mayBeGone(state, deck)));
}

/** DLS.SPEC.12, DLS.SCA.8: cards that have left the game. */
const mayBeGone = ({ scenario }: State, deck: Deck): readonly CardId[] => {
  if (deck === 'special') return content.specials.map(({ id }) => id);
  if (deck !== 'raider' || scenario !== 1) return [];
  return content.raiders.filter(({ kind }) => kind === 'advance').map(({ id }) => id);
};

function accounted(what: string, there: readonly CardId[], all: readonly CardId[], gone: readonly CardId[]): Fault[] {
  const seen = new Set(gone);
  const known = new Set(all);
  const met = new Set<CardId>();
  const faults: Fault[] = [];
  for (const card of there) {
    if (!known.has(card)) faults.push(fault([what], `There is no card ${card} in this deck`));
    if (met.has(card)) faults.push(fault([what], `There is only one ${card}`));
    met.add(card);
    seen.add(card);
  }
  for (const card of all) if (!seen.has(card)) faults.push(fault([what], `${card} is missing`));
  return faults;
}

/** The piles that are no decks: Adventures, Krank's tech, Scavenge Tokens. */
function lostTokens(state: State): Fault[] {
  const { adventure, tech, scavenge } = state;
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
  const tokens = [
    ...scavenge.pool,
    ...scavenge.discard,
    ...state.places.flatMap((here) => here.scavenge),
    ...state.rangers.flatMap((ranger) => ranger.tokens),
    ...LEADERS.flatMap((id) => state.leaders[id].token ?? []),
  ];
  const allTokens = ids(content.scavenge.tokens);
  const out = content.scavenge.scenarioUse[state.scenario].remove ?? {};
  const spent = allTokens.filter((id) => scavengeToken(id).kind === 'special' || scavengeToken(id).kind in out);
  const allTech = ids(content.tech);
  return [
    ...accounted('adventure', [adventure.top, ...adventure.deck, ...adventure.discard], ids(content.adventures), []),
    ...accounted('tech', [...tech.deck, ...tech.down, ...tech.up], allTech, state.leaders.krank.slain ? allTech : []),
    ...accounted('scavenge', tokens, allTokens, spent),
  ];
}

/** DLS.SETUP.15, DLS.MUT.2 and what else a Ranger's board cannot show. */
const brokenRangers = (state: State): Fault[] =>
  state.rangers.flatMap((ranger, i) => {
    const tokens = unhurt(ranger) + ranger.wounded;
    const has = [...ranger.artifacts, ...ranger.specials];
    return [
      ...when(
        tokens !== tokensFor(state.count),
        ['rangers', i],
        `A Ranger has ${tokensFor(state.count)} Action Tokens here, not ${tokens}`,
      ),
      ...when(
        mutationTotal(ranger) >= TURNS_AT,
        ['rangers', i, 'mutations'],
        `With ${TURNS_AT} or more the Ranger is lost`,
      ),
      ...ranger.exhausted.flatMap((card) =>
        when(!has.includes(card), ['rangers', i, 'exhausted'], `${card} is not held`),
      ),
      ...ranger.slain.flatMap((id) => when(!state.leaders[id].slain, ['rangers', i, 'slain'], `${id} is alive`)),
    ];
  });

/** DLS.RAIDER.7, DLS.OVER.13, DLS.MONS.11 */
const brokenPlaces = (state: State): Fault[] =>
  LOCATIONS.flatMap((at) => {
    const here = place(state, at);
    const crowd = at === LAST_STAND ? enemiesOn(here) : raidersOn(here);
    const what = at === LAST_STAND ? 'enemies in Last Stand' : 'Raiders on a location';
    return [
      ...when(crowd > CROWD, ['map', at], `There are never more than ${CROWD} ${what}`),
      ...when(
        here.cards.length > here.monstrosity,
        ['map', at, 'cards'],
        'There are more cards than Monstrosities here',
      ),
    ];
  });

/** DLS.LEADMV.2, DLS.CLEAD.16, DLS.CLEAD.18 */
const brokenLeaders = (state: State): Fault[] =>
  LEADERS.flatMap((id) => {
    const { at, health, slain } = state.leaders[id];
    const full = leaderCard(id).fullHealth;
    return [
      ...when(slain && (at !== null || health !== 0), ['leaders', id], 'A slain Leader is off the map, without health'),
      ...when(
        !slain && (health < 1 || health > full),
        ['leaders', id, 'health'],
        `A living Leader has 1 to ${full} health`,
      ),
      ...when(at !== null && !isOnWay(id, at), ['leaders', id, 'at'], 'The way of this Leader does not lead there'),
    ];
  });
const isOnWay = (id: LeaderId, at: Loc): boolean => at !== LAST_STAND && (id === 'puke' || pathOf(id).includes(at));

const brokenGates = ({ blockades }: State): Fault[] => [
  ...blockades.flatMap((at, i) => [
    ...when(!ENTRANCES.includes(at), ['blockades', i], `${at} is no entrance to Last Stand`),
    ...when(blockades.indexOf(at) < i, ['blockades', i], 'One Blockade at each entrance'),
  ]),
  ...when(blockades.length > PIECES.blockade, ['blockades'], `There are ${PIECES.blockade} Blockades`),
];

/** Everything that is wrong with a table, limits included. */
export const faultsOf = (state: State): Fault[] => [
  ...missingPieces(state),
  ...lostCards(state),
  ...lostTokens(state),
  ...brokenRangers(state),
  ...overLimits(state),
  ...brokenPlaces(state),
  ...brokenLeaders(state),
  ...brokenGates(state),
];
