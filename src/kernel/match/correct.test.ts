import { describe, expect, test } from 'vitest';
import { correctable, valueAt } from './correct.ts';
import type { Game } from '../game.ts';
import type { Json } from '../data/json.ts';
import { Match } from './match.ts';
import { verbs } from '../asking/flow.ts';
import { z } from 'zod';

interface Dealt {
  readonly seats: readonly string[];
  hands: Record<string, string[]>;
  pile: string[];
  score: Record<string, number>;
  line: { name: string; hurt: number }[];
}
const { choose } = verbs<Dealt, 'TOY.1'>();

/** Two hands and a pile, all of them secret, beside things that everybody sees. */
const cards: Game<null, Dealt> = {
  id: 'cards',
  title: 'Cards',
  version: '1',
  seats: { min: 2, max: 2 },
  schema: z.null(),
  examples: { two: null },
  seating: () => ['a', 'b'],
  setup: () => ({
    seats: ['a', 'b'],
    hands: { a: ['ace', 'two'], b: ['king', 'king'] },
    pile: ['king', 'king', 'king', 'king', 'king', 'king', 'king', 'three'],
    score: { a: 1, b: 2 },
    line: [{ name: 'wanderer', hurt: 2 }],
  }),
  *step(t) {
    yield* choose(t, 'a', { rule: 'TOY.1', prompt: { key: 'q' }, options: ['on', 'off'] });
    yield* choose(t, 'a', { rule: 'TOY.1', prompt: { key: 'q' }, options: ['on', 'off'] });
    t.state.score.a = (t.state.score.a ?? 0) + 1;
  },
  view: (state) => state as unknown as Json,
  redeal(state, seat, chance) {
    const others = state.seats.filter((one) => one !== seat);
    const unseen = [...state.pile, ...others.flatMap((one) => state.hands[one] ?? [])].sort();
    chance.shuffle(unseen);
    for (const one of others) state.hands[one] = unseen.splice(0, 2);
    state.pile = unseen;
  },
  texts: { q: '?', 'q.on': 'On', 'q.off': 'Off' },
  names: () => ({}),
};
const begun = (): Match<Dealt> => Match.start(cards, null, { seed: 'x' });

describe('what can be corrected by hand', () => {
  test('a seat sees what is open and its own hand, not the pile nor the other hand', () => {
    expect(correctable(begun(), 'a')).toEqual({
      seats: ['a', 'b'],
      hands: { a: ['ace', 'two'] },
      score: { a: 1, b: 2 },
      line: [{ name: 'wanderer', hurt: 2 }],
    });
  });

  test('a spectator sees no hand', () => {
    expect(correctable(begun(), null)).toMatchObject({ hands: {} });
  });

  test('what lies hidden under a name is hidden with its name', () => {
    type Trapped = Dealt & { traps?: Record<string, { sprung: boolean }> };
    const trapped: Game<null, Trapped> = {
      ...(cards as unknown as Game<null, Trapped>),
      setup: (t, setup) => ({ ...(cards.setup(t, setup) as Dealt), traps: { cellar: { sprung: false } } }),
      redeal(state, seat, chance) {
        cards.redeal(state, seat, chance);
        const rooms = ['attic', 'cellar', 'hall'];
        chance.shuffle(rooms);
        state.traps = { [rooms[0] ?? '']: { sprung: false } };
      },
    };
    expect(correctable(Match.start(trapped, null, { seed: 'x' }), 'a')).toMatchObject({ traps: {} });
    expect(JSON.stringify(correctable(Match.start(trapped, null, { seed: 'x' }), 'a'))).not.toContain('cellar');
  });

  test('a list of which nobody may know how long it is, or whether there is one, is hidden', () => {
    type Loaded = Dealt & { shells?: string[] | number };
    const loaded = (others: readonly (string[] | number)[]): Game<null, Loaded> => ({
      ...(cards as unknown as Game<null, Loaded>),
      setup: (t, setup) => ({ ...(cards.setup(t, setup) as Dealt), shells: ['shell'] }),
      redeal(state, seat, chance) {
        cards.redeal(state, seat, chance);
        const lots = [['shell'], ...others];
        chance.shuffle(lots);
        state.shells = lots[0] ?? [];
      },
    });
    const seen = (others: readonly (string[] | number)[]): unknown =>
      valueAt(correctable(Match.start(loaded(others), null, { seed: 'x' }), 'a'), 'shells');
    expect([seen([]), seen([['shell', 'shell']]), seen([[]]), seen([0])]).toEqual([
      ['shell'],
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('it is the state of the last boundary, where a repair takes hold', () => {
    const match = begun();
    match.answer('a', 'on');
    match.answer('a', 'on');
    match.answer('a', 'on');
    expect(valueAt(correctable(match, 'a'), 'score.a')).toBe(2);
    expect(match.repair([{ path: 'score.a', value: 9 }], 'miscounted', ['a', 'b'])).toEqual({ ok: true });
    expect(match.state.score).toEqual({ a: 9, b: 2 });
    expect(match.answered).toBe(3);
  });
});

test('a value is found by its path', () => {
  const state = { line: [{ hurt: 2 }], none: null };
  expect(valueAt(state, 'line.0.hurt')).toBe(2);
  expect(valueAt(state, 'none')).toBe(null);
  expect(['line.1.hurt', 'line.0.hurt.x', 'nothing'].map((path) => valueAt(state, path))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
