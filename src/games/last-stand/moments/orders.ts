import type { Interrupting, Interrupts, Subject, Term } from '../../../kernel/index.ts';
import { isChoice, type Use } from './abilities.ts';
import { hasEffect } from '../cards/cards.ts';
import { hasFailed, type Moment } from './moment.ts';
import { type Coming, dangerOf, reachesTheGates, stakeOf } from './stakes.ts';
import { lastingOf } from './sources.ts';
import type { State } from '../state.ts';
import type { Seat } from '../verbs.ts';
import type { Ability, Verb } from '../cards/vocabulary.ts';
import { LAST_STAND, LEADERS, type LeaderId, type Loc, type Trigger } from '../wording/words.ts';

/** What standing orders can say about the moments at which a card could be used (DLS.SPEC.5). */

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

type Kind = `window:${Window | 'other'}`;
/** Orders are judged by the moment. */
export type Facts = Readonly<Record<Kind, Moment>>;
type Words = Readonly<Record<string, Term<State, Moment>>>;

const asks = (alarms: readonly Alarm[]): Words =>
  Object.fromEntries(alarms.map((alarm) => [alarm, term('ask', ALARMS[alarm])]));
const term = (says: 'ask' | 'act', holds: Holds): Term<State, Moment> => ({
  says,
  holds: (of, state, seat) => holds(state, of, seat),
});

function wordsIn(window: Window): Words {
  // Before an unseen card nothing is at stake yet, whatever a player wants to be asked about.
  const alarms =
    window === 'cards' ? (Object.keys(ALARMS) as Alarm[]) : [ALARM_FOR[window]].flatMap((one) => one ?? []);
  const conditions: readonly Condition[] = CONDITIONS_FOR[window];
  return {
    ...asks(alarms),
    ...Object.fromEntries(conditions.map((condition) => [condition, term('act', CONDITIONS[condition])])),
  };
}

/** What can be said about being asked in these windows. */
export const askingIn = (windows: readonly Window[]): string[] => [
  'ask',
  ...new Set(windows.flatMap((window) => ALARM_FOR[window] ?? [])),
  'never',
];

/** DLS.SPEC.5: standing orders can be given and changed whenever anybody is asked anything, and everybody sees them. */
export const interrupts: Interrupts<State, Facts> = {
  rule: 'DLS.SPEC.5',
  orders: ({ orders }) => orders,
  open: true,
  seats: ({ phase, seats }) => (phase === 'muster' || phase === 'deploy' ? [] : seats),
  kinds: {
    ...(Object.fromEntries(WINDOWS.map((window) => [`window:${window}`, wordsIn(window)])) as Record<
      `window:${Window}`,
      Words
    >),
    'window:other': {},
  },
  subjects: (state, seat) => [
    ...WINDOWS.map((window) => ({ about: `window:${window}`, words: askingIn([window]) })),
    ...cardsOf(state, seat),
  ],
};

/** Every card and skill of the player's Rangers that has its say in a window. */
const cardsOf = (state: State, seat: Seat): Subject[] =>
  state.rangers
    .filter((ranger) => ranger.seat === seat)
    .flatMap((ranger) =>
      lastingOf(state, ranger).flatMap((source) => {
        const windows = source.abilities.filter((ability) => isChoice({ source, ability })).flatMap(windowsOf);
        const conditions = [...new Set(windows.flatMap((window): readonly string[] => CONDITIONS_FOR[window]))];
        return windows.length === 0
          ? []
          : [{ about: `card:${source.key}`, words: [...askingIn(windows), ...conditions] }];
      }),
    );

/** What a player's orders can be about when this might be used now. A card's own order goes before that of the window. */
export const orderedAbout = ({ source }: Use, of: Moment): Interrupting<Facts, Kind> => ({
  kind: kindOf(of),
  about: [`card:${source.key}`],
  facts: of,
});
export const kindOf = (of: Moment): Kind => `window:${windowOf(of) ?? 'other'}`;

/** What a moment is about, so that a card used unasked is used on just that. */
export function subjectOf(state: State, of: Moment): { readonly leader: LeaderId | null; readonly at: Loc | null } {
  const leader = leaderOf(of) ?? null;
  return { leader, at: leader === null ? (comesTo(of) ?? of.at) : state.leaders[leader].at };
}
