import type { Use } from './abilities.ts';
import { hasEffect } from '../cards/cards.ts';
import { hasFailed, type Moment } from './moment.ts';
import { type Coming, dangerOf, reachesTheGates, stakeOf } from './stakes.ts';
import type { State } from '../state.ts';
import type { Seat } from '../verbs.ts';
import type { Ability, Verb } from '../cards/vocabulary.ts';
import { LAST_STAND, LEADERS, type LeaderId, type Loc, type Trigger } from '../wording/words.ts';

/**
 * Standing orders: what a player has said in advance about the moments at which a card could be used (DLS.SPEC.5), so that
 * nobody is held up for a question whose answer is known.
 */

/** The kinds of moments, as players speak of them. */
export const WINDOWS = ['placement', 'leaders', 'events', 'cards', 'dice', 'wounds', 'radiation', 'bets'] as const;
export type Window = (typeof WINDOWS)[number];

const WINDOW_OF: Readonly<Partial<Record<Trigger, Window>>> = {
  place: 'placement',
  leaderMove: 'leaders',
  event: 'events',
  test: 'dice',
  attackRaiders: 'dice',
  attackMonstrosity: 'dice',
  attackDepot: 'dice',
  attackLeader: 'dice',
  wounded: 'wounds',
  radiation: 'radiation',
  gamble: 'bets',
};
/** What is about to happen on the map, as players speak of it. */
const WINDOW_FOR = {
  raiders: 'placement',
  shift: 'placement',
  depot: 'placement',
  monstrosity: 'placement',
  leader: 'leaders',
  event: 'events',
  card: 'cards',
} as const satisfies Record<Coming['what'], Window>;
/** Moments at which a card for any time is of use, by what it does. */
const STIRS = {
  placement: ['remove'],
  leaders: ['leaderStep', 'place'],
  events: ['moveRanger'],
  cards: ['remove', 'leaderStep', 'place'],
} as const satisfies Partial<Record<Window, readonly Verb[]>>;

const windowOf = ({ whens, coming }: Moment): Window | undefined =>
  coming === null ? whens.map((when) => WINDOW_OF[when]).find(Boolean) : WINDOW_FOR[coming.what];

/** The windows in which an ability has its say. */
export function windowsOf({ when, effects }: Ability): Window[] {
  if (when !== 'any') return [WINDOW_OF[when]].flatMap((window) => window ?? []);
  return Object.entries(STIRS).flatMap(([window, verbs]) =>
    hasEffect(effects, ...verbs) && isForOrders(effects) ? [window as Window] : [],
  );
}
const isForOrders = (effects: Ability['effects']): boolean =>
  effects.every((effect) => effect.do !== 'place' || effect.what === 'blockade');

type Holds = (state: State, of: Moment, seat: Seat) => boolean;

/** What a placement would bring about; null where nothing is placed. */
const danger = (state: State, { coming, fewer }: Moment): ReturnType<typeof dangerOf> | null =>
  coming?.what === 'raiders' ? dangerOf(state, coming, fewer) : null;
const exceeds: Holds = (state, of) => ['overrun', 'full'].includes(danger(state, of) ?? '');
const isAtStake: Holds = (state, { coming, fewer }) => coming !== null && stakeOf(state, coming, fewer) !== 'nothing';
const wouldBeLost: Holds = (state, { coming, fewer }) => coming !== null && stakeOf(state, coming, fewer) === 'lost';
const comesTo = ({ coming }: Moment): Loc | null =>
  coming === null ? null : 'at' in coming ? coming.at : 'to' in coming ? coming.to : null;
const leaderOf = ({ coming, vs }: Moment): LeaderId | undefined =>
  coming?.what === 'leader' ? coming.leader : LEADERS.find((leader) => vs.includes(leader));
const entersLastStand: Holds = (state, of, seat) => of.coming?.what === 'leader' && wouldBeLost(state, of, seat);
const comesNear: Holds = (state, of, seat) =>
  entersLastStand(state, of, seat) || (of.coming?.what === 'leader' && reachesTheGates(state, of.coming));
const misses = ({ parts }: Moment): number =>
  parts.reduce((sum, { dice, toHit }) => sum + dice.filter((die) => die < toHit).length, 0);

/** When a card may be used unasked: a closed list, each worked out from the table and the moment. */
export const CONDITIONS = {
  always: () => true,
  overrun: exceeds,
  lastDepots: (state, of, seat) => (exceeds(state, of, seat) || of.coming?.what === 'depot') && state.depots <= 2,
  stormed: (state, of, seat) => comesTo(of) === LAST_STAND && wouldBeLost(state, of, seat),
  lost: wouldBeLost,
  lastStand: entersLastStand,
  gates: comesNear,
  mine: (_state, { touched }, seat) => touched.some((ranger) => ranger.seat === seat),
  anyone: (_state, { touched }) => touched.length > 0,
  failed: (_state, of) => hasFailed(of),
  threeMisses: (_state, of) => misses(of) >= 3,
  threeWounds: (_state, { hurts }) => hurts.reduce((sum, { n }) => sum + n, 0) >= 3,
} as const satisfies Record<string, Holds>;
export type Condition = keyof typeof CONDITIONS;

/** What can be said about a card in each window. */
export const CONDITIONS_FOR = {
  placement: ['overrun', 'lastDepots', 'stormed', 'lost', 'always'],
  leaders: ['lastStand', 'gates', 'always'],
  events: ['mine', 'anyone', 'always'],
  cards: [],
  dice: ['failed', 'threeMisses', 'always'],
  wounds: ['threeWounds', 'always'],
  radiation: ['always'],
  bets: ['always'],
} as const satisfies Record<Window, readonly Condition[]>;

/** When a player who does not want to be asked about everything is asked all the same: where something is at stake. */
const ALARMS = {
  'ask.crowded': isAtStake,
  'ask.gates': CONDITIONS.gates,
  'ask.mine': CONDITIONS.mine,
  'ask.threeWounds': CONDITIONS.threeWounds,
} as const satisfies Record<string, Holds>;
type Alarm = keyof typeof ALARMS;

/** What is at stake in a window; the others are opened only where something is. */
const ALARM_FOR: Readonly<Partial<Record<Window, Alarm>>> = {
  placement: 'ask.crowded',
  leaders: 'ask.gates',
  events: 'ask.mine',
  wounds: 'ask.threeWounds',
};

/** `ask` and `never`, for a window or for a card, or asked in danger only; a card may also be used when a condition holds. */
export type Order = 'ask' | Alarm | 'never' | Condition;
/** By `window:…` and `card:…`; what is not named is asked. */
export type Orders = Record<string, Order>;

/** What can be said about being asked in these windows. */
export const askingIn = (windows: readonly Window[]): Order[] => [
  'ask',
  ...new Set(windows.flatMap((window) => ALARM_FOR[window] ?? [])),
  'never',
];

const isCondition = (order: Order): order is Condition => order in CONDITIONS;
const isAlarm = (order: Order): order is Alarm => order in ALARMS;

/** What a player has said about using this now. A card's own order goes before that of the window. */
function orderFor(state: State, { ranger, source }: Use, of: Moment): Order {
  const orders = state.orders[ranger.seat] ?? {};
  return orders[`card:${source.key}`] ?? orders[`window:${windowOf(of) ?? ''}`] ?? 'ask';
}

/**
 * Whether its player wants to be asked about this use. An alarm is about its own window: in any other one it says nothing,
 * save that before an unseen card nothing is at stake yet.
 */
export function isAskedFor(state: State, use: Use, of: Moment): boolean {
  const order = orderFor(state, use, of);
  if (!isAlarm(order)) return order === 'ask';
  const window = windowOf(of);
  if (window === 'cards') return false;
  return window === undefined || ALARM_FOR[window] !== order || ALARMS[order](state, of, use.ranger.seat);
}

/** Whether its player has said that this is to be used now. */
export function isOrdered(state: State, use: Use, of: Moment): boolean {
  const order = orderFor(state, use, of);
  if (!isCondition(order)) return false;
  const window = windowOf(of);
  const known: readonly Condition[] = window === undefined ? [] : CONDITIONS_FOR[window];
  return known.includes(order) && CONDITIONS[order](state, of, use.ranger.seat);
}

/** What a moment is about, so that a card used unasked is used on just that. */
export function subjectOf(state: State, of: Moment): { readonly leader: LeaderId | null; readonly at: Loc | null } {
  const leader = leaderOf(of) ?? null;
  return { leader, at: leader === null ? (comesTo(of) ?? of.at) : state.leaders[leader].at };
}
