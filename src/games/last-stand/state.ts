import type { Seat, StandingOrders, Table as KernelTable } from '../../kernel/index.ts';
import { defenderCard, mutationCard, specialCard, stageFor } from './cards/cards.ts';
import type { StageCard } from './cards/content.ts';
import { location } from './map.ts';
import {
  type CardId,
  CROWD,
  type Deck,
  LAND_LEADERS,
  LAST_STAND,
  LEADERS,
  type LandLeader,
  type LeaderId,
  type Loc,
  type Phase,
  PIECES,
  RAIDERS,
  type RangerId,
  type Raider,
  type Scenario,
  type StageFace,
  type TokenId,
  type Tribe,
} from './wording/words.ts';

/** A Ranger in play and all that lies before it. */
export interface Ranger {
  id: RangerId;
  /** The player who runs it. */
  seat: Seat;
  at: Loc;
  /** Action Tokens on the board, spent beside it, and turned to the wound side (DLS.WOUND.1). */
  ready: number;
  spent: number;
  wounded: number;
  /** Tokens healed since the last Rise & Shine: beside the board too, but no use before the next one (DLS.HEAL.4). */
  healed: number;
  karma: number;
  defenders: CardId[];
  /** Sidekicks among them (DLS.SPEC.11). */
  specials: CardId[];
  artifacts: CardId[];
  mutations: CardId[];
  /** Cards turned sideways (DLS.ART.6). */
  exhausted: CardId[];
  mission: HeldMission | null;
  /** Special Scavenge Tokens that were kept (DLS.SCAV.11). */
  tokens: TokenId[];
  /** Leader boards taken as slayer (DLS.SLAYER.2). */
  slain: LeaderId[];
  /** Abilities with a limit of once a turn that have been used. */
  used: string[];
}

/** What a Ranger has who has nothing yet, or any more: all but the Special tokens, which stay with the player (DLS.MUT.5). */
export const emptyHanded = () => ({
  spent: 0,
  wounded: 0,
  healed: 0,
  karma: 0,
  defenders: [],
  specials: [],
  artifacts: [],
  mutations: [],
  exhausted: [],
  mission: null,
  slain: [],
  used: [],
});

/** A Mission and how far it has come, by the number of its goal: `0` counts, `0.karma` is what was paid. */
export interface HeldMission {
  id: CardId;
  done: Record<string, number>;
}

export interface Leader {
  /** Null while it stands on its board beside the map, and once it is slain. */
  at: Loc | null;
  health: number;
  slain: boolean;
  /** A Scavenge Token on the board (DLS.SCC.15), and whether it lies face up. */
  token: TokenId | null;
  shown: boolean;
}

/** What lies on one location, figures by tribe. */
export interface Place {
  techie: number;
  roadRider: number;
  earther: number;
  monstrosity: number;
  /** Monstrosity cards that lie open here (DLS.MONS.11). */
  cards: CardId[];
  depots: number;
  radiation: number;
  karma: number;
  /** Face down (DLS.SCAV.1). */
  scavenge: TokenId[];
  traps: number;
}

export interface Turn {
  /** Whose turn it is: its number in `rangers`. */
  n: number;
  /** Something was done in Phase II already. */
  begun: boolean;
  /** DLS.SCC.30 */
  scouted: boolean;
  /** Rewards still to be taken: a step of their own, so that the odds of an attack are those of its dice. */
  due: { what: 'battle' | 'depot'; ranger: RangerId }[];
  /** DLS.MUT.8: the active Ranger turned; nothing but the Raider cards is left of the turn. */
  turned: boolean;
  /** Raider cards drawn in this turn, how many it will be, the one in hand and how much of it has been carried out. */
  drawn: number;
  draws: number;
  card: CardId | null;
  part: number;
  /** How many of its placements count: the stage may change before the card is done with. */
  placements: number;
}

export const newTurn = (n: number): Turn => ({
  n,
  begun: false,
  scouted: false,
  due: [],
  turned: false,
  drawn: 0,
  draws: 0,
  card: null,
  part: 0,
  placements: 0,
});

/** What is still to be agreed on before play. */
interface Muster {
  wishes: { ranger: string; seat: Seat }[];
  first: number | 'choose' | 'random';
  /** The step of the scenario's set-up that comes next. */
  step: number;
}

export interface State {
  scenario: Scenario;
  seats: Seat[];
  phase: Phase;
  muster: Muster;
  /** Clockwise round the table. */
  rangers: Ranger[];
  /** How many Rangers play: decks and limits go by it even while they are still choosing. */
  count: number;
  turn: Turn;
  round: number;
  /** Locations 1 to 38. */
  places: Place[];
  leaders: Record<LeaderId, Leader>;
  /** Figures beside the board. */
  supply: Record<Tribe, number>;
  depots: number;
  karma: number;
  radiation: number;
  traps: number;
  /** Entrances to Last Stand with a Blockade. */
  blockades: Loc[];
  /** Piles: the first card is the top one. */
  decks: Record<Deck, CardId[]>;
  discards: Record<Deck, CardId[]>;
  /** How many Raider cards from the top everybody has seen. */
  foreseen: number;
  /** Krank's Ancient Tech: the deck, and his cards face down and face up. */
  tech: { deck: CardId[]; down: CardId[]; up: CardId[] };
  /** The top Adventure card, of which only the location is seen, and the others. */
  adventure: { top: CardId; deck: CardId[]; discard: CardId[] };
  /** Missions that lie open in Last Stand (DLS.MISSION.3). */
  missions: CardId[];
  group: GroupMission | null;
  scavenge: { pool: TokenId[]; discard: TokenId[] };
  /** The Special token that lay on a Leader board (DLS.SCC.38): alike to look at, but the Group Mission needs this one. */
  relic: TokenId | null;
  stage: StageFace;
  /** What each player has said in advance about using cards (DLS.SPEC.5). */
  orders: StandingOrders;
  /** Raider cards kept aside while a Leader is missing (DLS.SCC.26), and how many were drawn in play. */
  aside: CardId[];
  raidersDrawn: number;
}

/** DLS.SETUP.12: the Group Mission on the table. */
export interface GroupMission {
  id: CardId;
  flipped: boolean;
  progress: number;
  special: number;
  relic: number;
}

export type Table = KernelTable<State>;

export const place = (state: State, at: Loc): Place => state.places[at - 1] as Place;
export const active = (state: State): Ranger => state.rangers[state.turn.n] as Ranger;
export const rangersAt = (state: State, at: Loc): Ranger[] => state.rangers.filter((ranger) => ranger.at === at);
export const rangerOf = (state: State, id: string): Ranger =>
  state.rangers.find((ranger) => ranger.id === id) as Ranger;
/** The active Ranger first, then clockwise. */
export const inOrder = (state: State): Ranger[] => [
  ...state.rangers.slice(state.turn.n),
  ...state.rangers.slice(0, state.turn.n),
];

type Figures = Readonly<Record<Tribe, number>>;
/** DLS.OVER.8, DLS.OVER.9: Raiders of all colours, without Monstrosities and Leaders. */
export const raidersOn = (here: Figures): number => RAIDERS.reduce((sum, tribe) => sum + here[tribe], 0);
/** Raiders and Monstrosities: what keeps a Ranger from picking things up (DLS.SCAV.4, DLS.KARMA.2). */
export const enemiesOn = (here: Figures): number => raidersOn(here) + here.monstrosity;
export const roomOn = (here: Figures): number => CROWD - raidersOn(here);
export const tribesOn = (here: Place): Raider[] => RAIDERS.filter((tribe) => here[tribe] > 0);

export const leadersAt = (state: State, at: Loc): LeaderId[] => LEADERS.filter((id) => state.leaders[id].at === at);
export const isAlive = (state: State, leader: LeaderId): boolean => !state.leaders[leader].slain;
export const onMap = (state: State, leader: LeaderId): boolean => state.leaders[leader].at !== null;
export const livingOnMap = (state: State): LeaderId[] => LEADERS.filter((id) => onMap(state, id));
export const landLeadersOnMap = (state: State): LandLeader[] => LAND_LEADERS.filter((id) => onMap(state, id));
export const slainCount = (state: State): number => LEADERS.filter((id) => state.leaders[id].slain).length;
/** DLS.SCC.25: a slain Leader has entered too. */
export const allEntered = (state: State): boolean => LEADERS.every((id) => onMap(state, id) || !isAlive(state, id));

/** DLS.BOARD.5, DLS.RAD.8: printed icons and tokens. */
export const radiationAt = (state: State, at: Loc): number => location(at).radiation + place(state, at).radiation;

export const stageNow = (state: State): StageCard => stageFor(state);
export const depotsOnMap = (state: State): number => state.places.reduce((sum, { depots }) => sum + depots, 0);
export const blockadesLeft = (state: State): number => PIECES.blockade - state.blockades.length;
export const monstrositiesOnMap = (state: State): number =>
  state.places.reduce((sum, { monstrosity }) => sum + monstrosity, 0);

/** DLS.MUT.1 */
export const mutationTotal = (ranger: Ranger): number =>
  ranger.mutations.reduce((sum, card) => sum + mutationCard(card).value, 0);
export const sidekicksOf = (ranger: Ranger): CardId[] => ranger.specials.filter((card) => specialCard(card).sidekick);
/** DLS.CLEAD.2, DLS.DEF.1: cards of the Leader's colour. */
export const cardsAgainst = (ranger: Ranger, leader: LeaderId): CardId[] =>
  ranger.defenders.filter((card) => defenderCard(card).leader === leader);
/** All Action Tokens that are not wounds. */
export const unhurt = ({ ready, spent, healed }: Ranger): number => ready + spent + healed;
export const inLastStand = (ranger: Ranger): boolean => ranger.at === LAST_STAND;
