import type { Seat } from '../../../kernel/index.ts';
import { leaderCard, tribeCard } from '../cards/cards.ts';
import { content } from '../cards/content.ts';
import { LOCATIONS } from '../map.ts';
import { emptyHanded, type Leader, newTurn, type Place, type Ranger, type State } from '../state.ts';
import {
  type Deck,
  LAST_STAND,
  LEADERS,
  type LeaderId,
  PIECES,
  type RangerId,
  type Scenario,
  TRIBES,
  type Tribe,
} from '../wording/words.ts';

/** A table with all its pieces and nothing on the map yet. */

/** DLS.SETUP.15, DLS.SETUP.16: 7 Action Tokens each, or 5 with five Rangers; the others leave the game (DLS.SETUP.17). */
export const tokensFor = (rangers: number): number => (rangers === 5 ? 5 : 7);

export const emptyPlace = (): Place => ({
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
