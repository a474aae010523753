import { describe, expect, test } from 'vitest';
import { type AnyGame, type Fact, Match, type Odds, odds as weigh, oddsTakeLong, Viewer } from '../index.ts';
import {
  bids,
  race,
  snatch,
  survey,
  tiny,
  tinyVerbs,
  type RaceState,
  type SnatchState,
  type SurveyState,
  type TinyState,
  type TinyTable,
} from '../toys.ts';
import type { Flow } from '../index.ts';

const { choose, roll, draw, arrange, atRandom, end } = tinyVerbs;
const ask = { rule: 'R.1', prompt: { key: 'p' } } as const;

/** The odds of an answer that is legal. */
function odds<S>(...asked: Parameters<typeof weigh<S>>): Odds {
  const weighed = weigh(...asked);
  if (!weighed.ok) throw new Error(weighed.refusal.message);
  return weighed.odds;
}

/** The outcomes as `{ key or value: probability }`. */
const table = ({ outcomes }: Odds): Record<string, number> =>
  Object.fromEntries(outcomes.map(({ p, facts: [fact] }) => [JSON.stringify(fact?.params?.n) ?? fact?.key ?? '', p]));
/** The value that a match has come to. */
const reached = (_before: TinyState, { n }: TinyState): Fact[] => [{ key: 'n', n: n as number, tone: 'even' }];

/** A game in which `go` leads to `n`, by whatever the rule does. */
const leading = (
  rule: (t: TinyTable) => Flow<number> | number,
  state: TinyState = {},
  more: Partial<AnyGame> = {},
): AnyGame =>
  tiny(
    {
      state: { ...state, n: 0 },
      *step(t) {
        yield* choose(t, 'a', { ...ask, options: ['go'] });
        const led = rule(t);
        t.state.n = typeof led === 'number' ? led : yield* led;
        yield* choose(t, 'a', { ...ask, options: ['go'] });
      },
    },
    { measure: reached, ...more },
  );
const oddsOf = (game: AnyGame, options = {}, dice: 'seeded' | 'typed' = 'seeded'): Odds =>
  odds(Match.start<TinyState>(game, null, { seed: 's', dice }), 'a', 'go', options);

describe('exact odds', () => {
  test('one die', () => {
    const match = Match.start<RaceState>(race, { players: 2 }, { seed: 's' });
    const result = odds(match, 'a', 'roll');
    expect(result).toMatchObject({ exact: true, samples: 6 });
    expect(result.outcomes).toHaveLength(6);
    for (const { p } of result.outcomes) expect(p).toBeCloseTo(1 / 6, 12);
    expect(result.facts.map(({ fact }) => fact.key)).toContain('race.lost-pot');
    expect(result.reveals).toBe(true);
  });

  test('the sum of two dice, walked as 21 pools', () => {
    const result = oddsOf(
      leading(function* (t) {
        const [one = 0, two = 0] = yield* roll(t, '2d6', { ...ask, seat: 'a' });
        return one + two;
      }),
    );
    expect(result).toMatchObject({ exact: true, samples: 21 });
    const found = table(result);
    for (let n = 2; n <= 12; n++) expect(found[n]).toBeCloseTo((6 - Math.abs(7 - n)) / 36, 12);
    expect(result.outcomes.map(({ p }) => p)).toEqual(result.outcomes.map(({ p }) => p).toSorted((a, b) => b - a));
  });

  test('the best of three dice, and a second roll that depends on the first', () => {
    const best = oddsOf(
      leading(function* (t) {
        return Math.max(...(yield* roll(t, '3d6', { ...ask, seat: 'a' })));
      }),
    );
    expect(table(best)[6]).toBeCloseTo(91 / 216, 12);
    expect(table(best)[1]).toBeCloseTo(1 / 216, 12);
    const again = oddsOf(
      leading(function* (t) {
        const [die = 0] = yield* roll(t, '1d6', { ...ask, seat: 'a' });
        return die < 6 ? die : 6 + ((yield* roll(t, '1d6', { ...ask, seat: 'a' }))[0] ?? 0);
      }),
    );
    expect(table(again)[3]).toBeCloseTo(1 / 6, 12);
    expect(table(again)[12]).toBeCloseTo(1 / 36, 12);
    expect(again.samples).toBe(11);
  });

  test('dice whose place has a meaning', () => {
    const result = oddsOf(
      leading(function* (t) {
        const [tens = 0, units = 0] = yield* roll(t, '2d3', { ...ask, seat: 'a', ordered: true });
        return tens * 10 + units;
      }),
    );
    expect(table(result)[31]).toBeCloseTo(1 / 9, 12);
    expect(table(result)[13]).toBeCloseTo(1 / 9, 12);
  });

  test('hits of a pool against hits of another, walked by their numbers', () => {
    const result = oddsOf(
      leading(function* (t) {
        const blow = yield* roll(t, '6d8', { ...ask, seat: 'a', target: 3, counting: true });
        const guard = yield* roll(t, '4d8', { ...ask, seat: 'a', target: 5, counting: true });
        return Math.max(0, blow.filter((die) => die >= 3).length - guard.filter((die) => die >= 5).length);
      }),
    );
    expect(result).toMatchObject({ exact: true, samples: 35 });
    expect(table(result)[6]).toBeCloseTo(0.75 ** 6 / 16, 12);
  });

  test('cards from a pile that everybody knows, whatever lies on top', () => {
    const game = (pile: string[]) =>
      leading(
        (t) =>
          (draw(t, 'R.2', t.state.pile as string[], 'known') === 'red' ? 1 : 0) * 10 +
          (draw(t, 'R.2', t.state.pile as string[], 'known') === 'red' ? 1 : 0),
        { pile },
      );
    const found = table(oddsOf(game(['red', 'blue', 'blue', 'red'])));
    expect(found[11]).toBeCloseTo((2 / 4) * (1 / 3), 12);
    expect(found[10]).toBeCloseTo((2 / 4) * (2 / 3), 12);
    expect(table(oddsOf(game(['blue', 'blue', 'red', 'red'])))).toEqual(found);
  });

  test('a thing picked at random', () => {
    const result = oddsOf(leading((t) => (['x', 'x', 'y'][atRandom(t, 'R.2', ['x', 'x', 'y'])] === 'x' ? 1 : 2)));
    expect(table(result)[1]).toBeCloseTo(2 / 3, 12);
  });

  test('typed dice have the same odds as those that fall by themselves', () => {
    const game = leading(function* (t) {
      const [one = 0, two = 0] = yield* roll(t, '2d6', { ...ask, seat: 'a' });
      return one + two;
    });
    expect(oddsOf(game, {}, 'typed')).toEqual(oddsOf(game));
    const match = Match.start<RaceState>(race, { players: 2 }, { seed: 's', dice: 'typed' });
    expect(odds(match, 'a', 'roll')).toMatchObject({ exact: true, samples: 6 });
    match.answer('a', 'roll');
    expect(odds(match, 'a', [4])).toMatchObject({ exact: true, samples: 1, outcomes: [{ p: 1 }] });
  });

  test('without chance there is one outcome', () => {
    expect(oddsOf(leading(() => 5))).toEqual({
      exact: true,
      samples: 1,
      outcomes: [{ p: 1, facts: [{ key: 'n', params: { n: 5 } }] }],
      facts: [{ p: 1, tone: 'even', fact: { key: 'n', params: { n: 5 } } }],
      reveals: false,
    });
  });

  test('questions on the way are answered as the game would', () => {
    const game = leading(
      function* (t) {
        const way = yield* choose(t, 'a', { ...ask, options: ['low', 'high'] });
        const [die = 0] = yield* roll(t, '1d2', { ...ask, seat: 'a' });
        return way === 'high' ? 10 + die : die;
      },
      {},
      { follow: (_state, request) => (request.kind === 'choose' && request.options.length > 1 ? 'high' : null) },
    );
    expect(table(oddsOf(game))).toEqual({ 11: 1 / 2, 12: 1 / 2 });
    expect(table(oddsOf({ ...game, follow: () => null } as AnyGame))).toEqual({ 0: 1 });
    expect(table(oddsOf({ ...game, follow: () => 'nonsense' } as AnyGame))).toEqual({ 0: 1 });
  });

  test('give up on a step that asks without end', () => {
    const game = leading(
      function* (t) {
        for (;;) {
          yield* choose(t, 'a', { ...ask, options: ['go'] });
          t.state.n = (t.state.n as number) + 1;
        }
      },
      {},
      { follow: () => 'go' },
    );
    expect(table(oddsOf(game))).toEqual({ 100: 1 });
  });

  test('look no further than the end of the step, or of the match', () => {
    const game = tiny(
      {
        state: { n: 0 },
        *step(t) {
          t.state.n = (t.state.n as number) + 1;
          const way = yield* choose(t, 'a', { ...ask, options: ['go', 'stop'] });
          if (way === 'stop') end(t, { won: [], lost: [], rule: 'R.9', key: 'over', params: {} });
        },
      },
      { measure: reached, follow: () => 'go' },
    );
    const match = Match.start<TinyState>(game, null, { seed: 's' });
    expect(table(odds(match, 'a', 'go'))).toEqual({ 1: 1 });
    expect(odds(match, 'a', 'stop').outcomes).toEqual([
      {
        p: 1,
        facts: [
          { key: 'over', params: {} },
          { key: 'n', params: { n: 1 } },
        ],
      },
    ]);
    expect(match.state.n).toBe(1);
  });

  test('a game without a measure has one outcome and no facts; a caller may bring another', () => {
    const game = leading(function* (t) {
      return (yield* roll(t, '1d6', { ...ask, seat: 'a' }))[0] ?? 0;
    });
    const { measure: _, ...plain } = game;
    expect(oddsOf(plain as AnyGame).outcomes).toMatchObject([{ facts: [] }]);
    const even = (_before: TinyState, after: TinyState): Fact[] => [
      { key: (after.n as number) % 2 === 0 ? 'even' : 'odd', tone: 'even' },
    ];
    expect(table(oddsOf(game, { measure: even })).even).toBeCloseTo(1 / 2, 12);
    const bound = {
      ...game,
      measure(this: AnyGame) {
        return [{ key: this.id, tone: 'even' }];
      },
    } as AnyGame;
    expect(oddsOf(bound).facts).toMatchObject([{ fact: { key: 'tiny' } }]);
  });

  test('tell the measure before, after and whose answer it is', () => {
    const calls: unknown[] = [];
    const measure = (before: TinyState, after: TinyState, seat: string) => {
      calls.push([before.n, after.n, seat]);
      return [];
    };
    oddsOf(
      leading(() => 5),
      { measure },
    );
    expect(calls).toEqual([[0, 5, 'a']]);
  });

  test('leave the match as it is', () => {
    const match = Match.start<SurveyState>(survey, { laps: 1 }, { seed: 's' });
    const before = match.hash();
    odds(match, 'a', 'axe');
    expect(match.hash()).toBe(before);
    expect(match.answered).toBe(0);
  });
});

describe('sampled odds', () => {
  test('say so where there are too many ways', () => {
    const game = leading(function* (t) {
      const dice = yield* roll(t, '2d6', { ...ask, seat: 'a' });
      return dice.includes(6) ? 1 : 0;
    });
    expect(oddsOf(game, { bound: 21 })).toMatchObject({ exact: true, samples: 21 });
    const result = oddsOf(game, { bound: 20, samples: 2000 });
    expect(result).toMatchObject({ exact: false, samples: 2000 });
    expect(table(result)[1]).toBeGreaterThan(11 / 36 - 0.05);
    expect(table(result)[1]).toBeLessThan(11 / 36 + 0.05);
    expect(oddsOf(game, { bound: 20 }).samples).toBe(400);
    expect(oddsOf(game, { bound: 20 })).toEqual(oddsOf(game, { bound: 20 }));
    expect(table(oddsOf(game, { bound: 20, samples: 2000 }, 'typed'))[1]).toBeGreaterThan(0.2);
  });

  test('say so where a throw is repeated until it suits', () => {
    const game = leading(function* (t) {
      for (;;) {
        const [die = 1] = yield* roll(t, '1d6', { ...ask, seat: 'a' });
        if (die >= 5) return die;
      }
    });
    const result = oddsOf(game, { samples: 2000 });
    expect(result).toMatchObject({ exact: false, samples: 2000 });
    expect(table(result)[5]).toBeGreaterThan(0.45);
    expect(table(result)[6]).toBeGreaterThan(0.45);
  });

  test('try an answer only as often as the game thinks worth while, and walk through nothing', () => {
    let played = 0;
    const costly = leading(
      function* (t) {
        played++;
        const [die = 0] = yield* roll(t, '1d6', { ...ask, seat: 'a' });
        return die;
      },
      {},
      { samples: (_state, request, answer) => (request.kind === 'choose' && answer === 'go' ? 5 : null) },
    );
    expect(oddsOf(costly)).toMatchObject({ exact: false, samples: 5 });
    expect(played).toBe(5);
    expect(oddsOf(costly, { samples: 3 }).samples).toBe(3);
  });

  test('say beforehand whether they take long: where an answer is tried a handful of times only', () => {
    const takeLong = (tries: number | null): boolean => {
      const game = leading(() => 1, {}, { samples: () => tries });
      return oddsTakeLong(Match.start<TinyState>(game, null, { seed: 's' }), 'go');
    };
    expect([null, 0, 1, 20, 21, 100].map(takeLong)).toEqual([false, false, true, true, false, false]);
    expect(
      oddsTakeLong(
        Match.start<TinyState>(
          leading(() => 1),
          null,
          { seed: 's' },
        ),
        'go',
      ),
    ).toBe(false);
  });

  test('of an answer to which they do not apply say nothing; a game may try fewer times, never more', () => {
    const of = (tries: number, options = {}): Odds =>
      oddsOf(
        leading(() => 1, {}, { samples: () => tries }),
        options,
      );
    expect(of(0)).toEqual({ exact: true, samples: 1, outcomes: [{ p: 1, facts: [] }], facts: [], reveals: false });
    expect(of(7)).toMatchObject({ exact: false, samples: 7 });
    expect(of(500)).toMatchObject({ exact: false, samples: 400 });
    expect(of(500, { samples: 3 })).toMatchObject({ exact: false, samples: 3 });
  });

  test('tell an end first, then what is at stake by how likely it is, and last what the answer says itself', () => {
    const game = leading(
      function* (t) {
        const [die = 0] = yield* roll(t, '1d4', { ...ask, seat: 'a' });
        if (die === 4) end(t, { won: [], lost: [], rule: 'R.1', key: 'over', params: {} });
        return die;
      },
      {},
      {
        measure: (_before: TinyState, { n }: TinyState): Fact[] => {
          const spent: Fact[] = [{ key: 'spent', n: n as number, tone: 'bad', stated: true }];
          return [...((n as number) > 0 ? spent : []), { key: n === 1 ? 'one' : 'more', tone: 'even' }];
        },
      },
    );
    expect(oddsOf(game).facts.map(({ p, fact }) => [fact.key, fact.params?.n, Math.round(p * 100)])).toEqual([
      ['over', undefined, 25],
      ['more', undefined, 75],
      ['one', undefined, 25],
      ['spent', '1–3', 75],
    ]);
  });

  test('look no further than the end of the step either', () => {
    const game = tiny(
      {
        state: { n: 0 },
        *step(t) {
          t.state.n = (t.state.n as number) + 1;
          yield* choose(t, 'a', { ...ask, options: ['go'] });
          draw(t, 'R.2', ['x', 'y'], 'secret');
        },
      },
      { measure: reached, follow: () => 'go' },
    );
    expect(oddsOf(game, { samples: 5 })).toMatchObject({ exact: false, outcomes: [{ facts: [{ params: { n: 1 } }] }] });
  });

  test.each<[string, (t: TinyTable) => Flow<number> | number]>([
    ['a pile whose cards are secret', (t) => Number(draw(t, 'R.2', ['1', '2'], 'secret'))],
    [
      'an order that lies open',
      (t) => {
        const list = ['1', '2'];
        arrange(t, list);
        return Number(list[0]);
      },
    ],
    [
      'a pool beyond counting',
      function* (t) {
        return (yield* roll(t, '40d10', { ...ask, seat: 'a' }))[0] ?? 0;
      },
    ],
  ])('say so where chance cannot be walked: %s', (_, rule) => {
    const result = oddsOf(leading(rule), { samples: 50 });
    expect(result).toMatchObject({ exact: false, samples: 50 });
    expect(result.outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12);
  });

  test('imagine the hidden cards anew each time', () => {
    const game = leading(
      (t) => Number((t.state.hidden as string[])[0]),
      { hidden: ['1', '2', '3'] },
      {
        redeal: (state, _seat, chance) => chance.arrange(state.hidden as string[]),
      },
    );
    const found = table(oddsOf(game, { samples: 600 }));
    for (const n of [1, 2, 3]) expect(found[n]).toBeGreaterThan(0.2);
  });
});

describe('odds know no more than the seat', () => {
  test('hidden hands are walked through like dice', () => {
    const game = leading(
      (t) => (t.state.hidden === 'ace' ? 1 : 0),
      { hidden: 'ace', deck: ['two', 'two', 'two'] },
      {
        redeal: (state, _seat, chance) => {
          const unseen = [state.hidden as string, ...(state.deck as string[])];
          state.hidden = chance.draw(unseen, true) as string;
          state.deck = unseen;
        },
      },
    );
    const result = oddsOf(game);
    expect(result).toMatchObject({ exact: true, samples: 2 });
    expect(table(result)).toEqual({ 0: 3 / 4, 1: 1 / 4 });
  });

  test('a seat’s own cards are known', () => {
    const match = Match.start<SnatchState>(snatch, { players: 2 }, { seed: 'own' });
    const card = match.state.hands.a?.find((held) => held !== 'stop' && held !== '5') ?? '';
    expect(odds(match, 'a', card)).toMatchObject({
      exact: true,
      outcomes: [{ facts: [{ params: { points: Number(card) } }] }],
    });
  });
});

describe('facts', () => {
  /** `go` rolls a die; what it shows leads to these facts. */
  const dice = (facts: (die: number) => Fact[]): Odds =>
    oddsOf(
      leading(
        function* (t) {
          return (yield* roll(t, '1d6', { ...ask, seat: 'a' }))[0] ?? 0;
        },
        {},
        { measure: (_before, after) => facts(after.n as number) },
      ),
    );
  const rounded = ({ facts }: Odds): unknown[] =>
    facts.map(({ p, tone, fact }) => [Math.round(p * 6), tone, fact.key, fact.params?.n ?? null]);

  test('are counted each by itself, whatever comes with them', () => {
    const found = dice((die) => [
      ...(die >= 3 ? [{ key: 'felled', tone: 'good' } as const] : []),
      ...(die % 2 === 1 ? [{ key: 'hurt', tone: 'bad' } as const] : []),
    ]);
    expect(rounded(found)).toEqual([
      [4, 'good', 'felled', null],
      [3, 'bad', 'hurt', null],
    ]);
    expect(found.outcomes.map(({ p, facts }) => [Math.round(p * 6), facts.map(({ key }) => key)])).toEqual([
      [2, ['felled', 'hurt']],
      [2, ['felled']],
      [1, ['hurt']],
      [1, []],
    ]);
  });

  test('that differ only in their amount are one fact with a range', () => {
    expect(rounded(dice((die) => (die > 3 ? [{ key: 'wounds', n: die - 3, tone: 'bad' }] : [])))).toEqual([
      [3, 'bad', 'wounds', '1–3'],
    ]);
    expect(rounded(dice((die) => (die > 3 ? [{ key: 'wounds', n: 2, tone: 'bad' }] : [])))).toEqual([
      [3, 'bad', 'wounds', 2],
    ]);
  });

  test('that the answer states are told only where chance decides about them', () => {
    const spent = { key: 'spent', n: 1, tone: 'bad', stated: true } as const;
    expect(dice(() => [spent])).toMatchObject({ facts: [], outcomes: [{ facts: [] }] });
    expect(rounded(dice((die) => (die === 6 ? [spent] : [])))).toEqual([[1, 'bad', 'spent', 1]]);
    expect(rounded(dice((die) => [{ ...spent, n: die > 4 ? 2 : 1 }]))).toEqual([[6, 'bad', 'spent', '1–2']]);
  });

  test('tell how the match ends, in the words of the game and as the seat will like it', () => {
    const game = tiny({
      *step(t) {
        yield* choose(t, 'a', { ...ask, options: ['go'] });
        const [die = 0] = yield* roll(t, '1d2', { ...ask, seat: 'a' });
        const [won, lost] = die === 1 ? [['a'], []] : [[], ['a']];
        end(t, { won, lost, rule: 'R.9', key: die === 1 ? 'won' : 'lost', params: {} });
      },
    });
    expect(rounded(oddsOf(game))).toEqual([
      [3, 'good', 'won', null],
      [3, 'bad', 'lost', null],
    ]);
  });

  test('are put into words; where nothing happens, that is said', () => {
    const game = { ...race, texts: { ...race.texts, 'race.lost-pot': 'Gone' } } as AnyGame;
    const match = Match.start<RaceState>(game, { players: 2 }, { seed: 's' });
    const seen = new Viewer(match, 'a').odds(odds(match, 'a', 'roll'));
    expect(seen.facts).toContainEqual({ p: 1 / 6, tone: 'bad', text: 'Gone' });
    const none = { exact: true, samples: 1, reveals: false, outcomes: [{ p: 1, facts: [] }], facts: [] };
    expect(new Viewer(match, 'a').odds(none).outcomes).toEqual([{ p: 1, text: 'No effect' }]);
  });
});

test('odds look past the end of the step while what was set off goes on', () => {
  const game = tiny(
    {
      state: { n: 0 },
      *step(t) {
        if (t.state.n === 0) yield* choose(t, 'a', { ...ask, options: ['go'] });
        t.state.n = (t.state.n as number) + ((yield* roll(t, '1d2', { ...ask, seat: 'a' }))[0] ?? 0);
      },
    },
    { measure: reached, goesOn: (_before: TinyState, now: TinyState) => (now.n as number) < 3 },
  );
  // 1, 1 and then 1 or 2; 1 and 2; 2 and then 1 or 2.
  expect(table(oddsOf(game))).toEqual({ 3: 1 / 8 + 1 / 4 + 1 / 4, 4: 1 / 8 + 1 / 4 });
});

describe('there are no odds', () => {
  test('for an answer that is not allowed: it is refused as if it were given', () => {
    const match = Match.start(race, { players: 2 }, { seed: 's' });
    const refused = <S>(of: Match<S>, seat: string, answer: string | number): unknown => {
      const weighed = weigh(of, seat, answer);
      return weighed.ok ? null : [weighed.refusal.code, weighed.refusal.message];
    };
    expect(refused(match, 'a', 'fly')).toEqual(['bad-answer', 'The answer is the id of one of the options']);
    expect(refused(match, 'b', 'roll')).toEqual(['not-your-turn', expect.stringContaining('Waiting for a')]);
    const all = Match.start(bids, { players: 2 }, { seed: 's' });
    all.answer('a', 1);
    expect(refused(all, 'a', 1)).toEqual(['already-answered', expect.stringContaining('has answered')]);
  });

  test('when the match is over', () => {
    const game = tiny({
      *step(t) {
        yield* choose(t, 'a', { ...ask, options: ['go'] });
        end(t, { won: [], lost: [], rule: 'R.9', key: 'over', params: {} });
      },
    });
    const match = Match.start(game, null, { seed: 's' });
    match.answer('a', 'go');
    expect(weigh(match, 'a', 'go')).toMatchObject({ ok: false, refusal: { code: 'match-over' } });
  });

  test('where a rule breaks on the way, and the fault is not hidden', () => {
    expect(() =>
      oddsOf(
        leading(() => {
          throw new TypeError('oops');
        }),
      ),
    ).toThrow('oops');
  });
});
