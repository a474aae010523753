/** Two small games that show what the server must do: one that can go on for as long as one likes, one full of secrets. */
import { z } from 'zod';
import { type Game, type Json, type Seat, verbs } from '../../src/kernel/index.ts';

const SEATS = ['a', 'b', 'c', 'd'] as const;
const seatsOf = (count: number): readonly Seat[] => SEATS.slice(0, count);

interface Tower {
  readonly seats: readonly Seat[];
  readonly goal: number;
  height: number;
  turn: number;
  rolled: number;
}
interface TowerSetup {
  readonly players: number;
  readonly goal: number;
  /** A die is cast every so many turns: 0 for never. */
  readonly dieEvery: number;
}
const tower = verbs<Tower & { dieEvery: number }, 'TOY.1' | 'TOY.2' | 'TOY.3'>();

/** Players lay one to three stones in turn, in two steps; whoever reaches the goal wins. */
export const stones: Game<TowerSetup, Tower & { dieEvery: number }> = {
  id: 'stones',
  title: 'Stones',
  version: '1',
  seats: { min: 1, max: 4 },
  schema: z.strictObject({
    players: z.int().min(1).max(4),
    goal: z.int().min(1).max(1_000_000),
    dieEvery: z.int().min(0).default(0),
  }) as z.ZodType<TowerSetup>,
  examples: { two: { players: 2, goal: 10, dieEvery: 0 } },
  seating: (setup) => seatsOf(setup.players),
  setup: (_, { players, goal, dieEvery }) => ({
    seats: seatsOf(players),
    goal,
    height: 0,
    turn: 0,
    rolled: 0,
    dieEvery,
  }),
  // The second player may bring another goal.
  bring: (setup, seat, list) => (seat === 'b' ? ({ ...setup, goal: list } as unknown as Json) : null),
  *step(t) {
    const { state } = t;
    const seat = state.seats[state.turn % state.seats.length] ?? 'a';
    const how = yield* tower.choose(t, seat, { rule: 'TOY.1', prompt: { key: 'how' }, options: ['gently', 'boldly'] });
    const laid = yield* tower.amount(t, seat, {
      rule: 'TOY.1',
      prompt: { key: 'lay', params: { seat } },
      min: 1,
      max: 3,
    });
    state.height += laid;
    state.turn++;
    tower.emit(t, 'TOY.1', 'laid', { seat, laid, how, height: state.height });
    if (state.dieEvery > 0 && state.turn % state.dieEvery === 0) {
      const [die = 0] = yield* tower.roll(t, '1d6', { rule: 'TOY.2', prompt: { key: 'roll' }, seat });
      state.rolled += die;
      tower.emit(t, 'TOY.2', 'rolled', { seat, die }, { dice: [{ sides: 6, rolled: [die] }] });
    }
    if (state.height >= state.goal) {
      tower.end(t, {
        won: [seat],
        lost: state.seats.filter((one) => one !== seat),
        rule: 'TOY.3',
        key: 'won',
        params: { seat },
      });
    }
  },
  view: (state) => state as unknown as Json,
  fixed: ['goal', 'seats'],
  redeal: () => undefined,
  texts: {
    how: 'How do you lay your stones?',
    'how.gently': 'Gently',
    'how.boldly': 'Boldly',
    lay: 'How many stones does {seat:seat} lay?',
    roll: 'Roll a die',
    laid: '{seat:seat} lays {laid} {laid:?stone|stones}',
    rolled: '{seat:seat} rolls {die}',
    won: '{seat:seat} finishes the tower',
    'stones.odds': 'A tower',
  },
  names: () => ({}),
  measure: () => [{ key: 'stones.odds', tone: 'even' }],
};

type OldTower = Tower & { dieEvery: number };
interface NewTower extends Omit<OldTower, 'height'> {
  storeys: { readonly stones: number };
}
const newer = verbs<NewTower, 'TOY.1' | 'TOY.3'>();

/** Stones under new rules: the state has another shape, and the question how is no longer put. */
export const stonesTwo: Game<TowerSetup, NewTower> = {
  ...(stones as unknown as Game<TowerSetup, NewTower>),
  version: '2',
  setup: (t, setup) => migrated(stones.setup(t, setup) as OldTower),
  *step(t) {
    const { state } = t;
    const seat = state.seats[state.turn % state.seats.length] ?? 'a';
    const laid = yield* newer.amount(t, seat, {
      rule: 'TOY.1',
      prompt: { key: 'lay', params: { seat } },
      min: 1,
      max: 3,
    });
    state.storeys = { stones: state.storeys.stones + laid };
    state.turn++;
    newer.emit(t, 'TOY.1', 'laid', { seat, laid, how: 'newly', height: state.storeys.stones });
    if (state.storeys.stones >= state.goal) {
      newer.end(t, { won: [seat], lost: [], rule: 'TOY.3', key: 'won', params: { seat } });
    }
  },
  view: (state) => state as unknown as Json,
  migrate: (state, from) => (from === '1' ? migrated(state as unknown as OldTower) : null),
};

const migrated = ({ height, ...rest }: OldTower): NewTower => ({ ...rest, storeys: { stones: height } });

interface Secrets {
  readonly seats: readonly Seat[];
  pile: string[];
  hands: Record<Seat, string[]>;
  shown: string[];
  rounds: number;
}
const dealing = verbs<undefined, never>();
const secret = verbs<Secrets, 'TOY.4' | 'TOY.5' | 'TOY.6'>();

/** Everybody secretly keeps one card and plays the other; every card has a name that nothing else has. */
export const whispers: Game<{ players: number; rounds: number }, Secrets> = {
  id: 'whispers',
  title: 'Whispers',
  version: '1',
  seats: { min: 2, max: 4 },
  schema: z.strictObject({ players: z.int().min(2).max(4), rounds: z.int().min(1).max(20) }),
  examples: { three: { players: 3, rounds: 5 } },
  seating: (setup) => seatsOf(setup.players),
  setup(t, { players, rounds }) {
    const seats = seatsOf(players);
    const pile = Array.from({ length: 100 }, (_, i) => `whisper-${1000 + i}`);
    dealing.shuffle(t, pile);
    const hands = Object.fromEntries(seats.map((seat) => [seat, pile.splice(0, 1)]));
    return { seats, pile, hands, shown: [], rounds };
  },
  *step(t) {
    const { state } = t;
    for (const seat of state.seats) {
      const card = secret.draw(t, 'TOY.4', state.pile, 'secret') ?? '';
      state.hands[seat] = [...(state.hands[seat] ?? []), card];
      secret.emit(t, 'TOY.4', 'drew', { seat, card }, { to: [seat], others: { key: 'drew-hidden', params: { seat } } });
    }
    const options = state.seats.flatMap((seat) =>
      (state.hands[seat] ?? []).map((card) => ({
        means: card,
        label: { key: 'card', params: { card } },
        seats: [seat],
      })),
    );
    const played = yield* secret.choose(
      t,
      { all: state.seats },
      { rule: 'TOY.5', prompt: { key: 'play' }, options, secret: true },
    );
    for (const seat of state.seats) {
      state.hands[seat] = (state.hands[seat] ?? []).filter((card) => card !== played[seat]);
      state.shown.push(played[seat] ?? '');
      secret.emit(t, 'TOY.5', 'played', { seat, card: played[seat] ?? '' });
    }
    if (--state.rounds === 0) secret.end(t, { won: state.seats, lost: [], rule: 'TOY.6', key: 'done', params: {} });
  },
  view: ({ pile, hands, ...open }, seat) =>
    ({ ...open, pile: pile.length, hand: seat === null ? [] : (hands[seat] ?? []) }) as unknown as Json,
  redeal(state, seat, chance) {
    const others = state.seats.filter((one) => one !== seat);
    const unseen = [...state.pile, ...others.flatMap((one) => state.hands[one] ?? [])].sort();
    chance.shuffle(unseen);
    for (const one of others) state.hands[one] = unseen.splice(0, state.hands[one]?.length ?? 0);
    state.pile = unseen;
  },
  texts: {
    play: 'Play a card',
    card: '{card}',
    drew: '{seat:seat} draws {card}',
    'drew-hidden': '{seat:seat} draws a card',
    played: '{seat:seat} plays {card}',
    done: 'All is said',
    'whispers.odds': 'A whisper',
  },
  names: () => ({}),
};
