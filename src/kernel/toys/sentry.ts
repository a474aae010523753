import { z } from 'zod';
import {
  ALWAYS,
  type Flow,
  type Game,
  type Interrupts,
  interruptVerbs,
  ORDER_TEXTS,
  ownOrders,
  type Seat,
  type StandingOrders,
  type Table,
  verbs,
} from '../index.ts';

const [RUNNER, SENTRY] = ['a', 'b'] as const;

interface Setup {
  readonly runners: number;
}
export interface SentryState {
  /** How many runners have still to go. */
  runners: number;
  /** How far the one who runs is from the sentry. */
  inches: number;
  shots: number;
  bandages: number;
  home: number;
  orders: StandingOrders;
}
/** Each kind of interrupt, and what its orders are judged by. */
interface Facts {
  readonly sighted: { readonly inches: number };
  readonly hit: { readonly bandages: number };
}

const { amount, roll, emit, end } = verbs<SentryState, `SENTRY.${number}`>();
const { interrupt } = interruptVerbs<SentryState, `SENTRY.${number}`, Facts>();

const FAR = 12;
const CLOSE = 3;

const interrupts: Interrupts<SentryState, Facts> = {
  rule: 'SENTRY.2',
  orders: ({ orders }) => orders,
  open: false,
  seats: () => [RUNNER, SENTRY],
  kinds: {
    sighted: {
      'ask.close': { says: 'ask', holds: ({ inches }) => inches <= CLOSE },
      'ask.within': { says: 'ask', amount: { min: 1, max: FAR }, holds: ({ inches }, _state, _seat, n) => inches <= n },
      within: { says: 'act', amount: { min: 1, max: FAR }, holds: ({ inches }, _state, _seat, n) => inches <= n },
      always: ALWAYS,
    },
    hit: {
      spare: { says: 'act', holds: ({ bandages }) => bandages > 1 },
      always: ALWAYS,
    },
  },
};

/** Interrupts: somebody runs, inch by inch, and at every inch a sentry may shoot; a runner who is hit may use a bandage. */
export const sentry: Game<Setup, SentryState> = {
  id: 'sentry',
  title: 'Sentry',
  version: '1',
  seats: { min: 2, max: 2 },
  schema: z.strictObject({ runners: z.int().min(1).max(40) }),
  examples: { few: { runners: 3 } },
  seating: () => [RUNNER, SENTRY],
  setup: (_t, { runners }) => ({
    runners,
    inches: FAR,
    shots: 4,
    bandages: 2,
    home: 0,
    orders: {},
  }),
  *step(t: Table<SentryState>): Flow<void> {
    const { state } = t;
    if (state.runners === 0) return over(t);
    const far = yield* amount(t, RUNNER, () => ({
      rule: 'SENTRY.1',
      prompt: { key: 'sentry.run', params: { inches: state.inches } },
      min: 1,
      max: state.inches,
    }));
    for (let ran = 0; ran < far; ran++) {
      state.inches--;
      if (state.shots > 0 && (yield* isShot(t)) && (yield* falls(t))) return next(t);
    }
    if (state.inches > 0) return;
    state.home++;
    emit(t, 'SENTRY.1', 'sentry.home', {});
    next(t);
  },
  interrupts,
  view: ({ orders, ...seen }, seat) => ({ ...seen, orders: ownOrders(orders, seat) }) as never,
  redeal: () => undefined,
  texts: {
    ...ORDER_TEXTS,
    'sentry.run': 'Run how far of {inches} inches?',
    'sentry.sighted': 'A runner is {inches} inches away',
    'sentry.sighted.hold': 'Hold',
    'sentry.sighted.fire': 'Fire',
    'sentry.hit': 'Use one of {bandages} bandages?',
    'sentry.hit.fall': 'No',
    'sentry.hit.bind': 'Yes',
    'sentry.fell': 'A runner falls',
    'sentry.missed': 'A shot misses',
    'sentry.home': 'A runner is through',
    'sentry.over': '{seats:seat} won',
    'subject.sighted': 'When a runner comes nearer',
    'subject.hit': 'When a runner is hit',
    'order.ask.close': 'ask only about a runner who is close',
    'order.ask.within': 'ask only within',
    'order-unit.ask.within': 'inches',
    'order.within': 'fire within',
    'order-unit.within': 'inches',
    'order.spare': 'use a bandage unless it is the last',
  },
  names: () => ({ a: 'Runners', b: 'Sentry' }),
  follow: (_state, request) => (request.kind === 'amount' ? request.max : null),
};

function* isShot(t: Table<SentryState>): Flow<boolean> {
  const { state } = t;
  const { inches } = state;
  const shot = yield* interrupt(t, SENTRY, {
    kind: 'sighted',
    facts: { inches },
    pass: 'hold',
    act: { do: 'fire', inches },
    question: () => ({
      rule: 'SENTRY.2',
      prompt: { key: 'sentry.sighted', params: { inches } },
      options: ['hold', { do: 'fire', inches }],
    }),
  });
  if (shot === 'hold') return false;
  state.shots--;
  const question = { rule: 'SENTRY.3', prompt: { key: 'sentry.sighted', params: { inches } }, seat: SENTRY } as const;
  const [die = 0] = yield* roll(t, '1d12', question);
  if (die >= inches) return true;
  emit(t, 'SENTRY.3', 'sentry.missed', {});
  return false;
}

function* falls(t: Table<SentryState>): Flow<boolean> {
  const { state } = t;
  const { bandages } = state;
  if (bandages > 0) {
    const bound = yield* interrupt(t, RUNNER, {
      kind: 'hit',
      facts: () => ({ bandages }),
      pass: 'fall',
      act: 'bind',
      question: { rule: 'SENTRY.4', prompt: { key: 'sentry.hit', params: { bandages } }, options: ['fall', 'bind'] },
    });
    if (bound === 'bind') {
      state.bandages--;
      return false;
    }
  }
  emit(t, 'SENTRY.4', 'sentry.fell', {});
  return true;
}

function next(t: Table<SentryState>): void {
  t.state.runners--;
  t.state.inches = FAR;
}

function over(t: Table<SentryState>): never {
  const won: Seat[] = t.state.home > 0 ? [RUNNER] : [SENTRY];
  const lost: Seat[] = t.state.home > 0 ? [SENTRY] : [RUNNER];
  return end(t, { won, lost, rule: 'SENTRY.5', key: 'sentry.over', params: { seats: won } });
}
