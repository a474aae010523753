import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { AnyGame, Fact, Flow } from './index.ts';
import { Match } from './index.ts';
import { checkLaws, LawBroken, playUnderLaws, randomPlay } from './laws.ts';
import { workingsOf } from './asking/table.ts';
import {
  bids,
  race,
  type RaceState,
  snatch,
  type SnatchState,
  survey,
  tiny,
  tinyVerbs,
  type TinyState,
} from './toys.ts';

const { choose, pick, emit, end, draw } = tinyVerbs;
const ask = { rule: 'R.1', prompt: { key: 'p' } } as const;

const rules = (prefix: string): ReadonlySet<string> => new Set(Array.from({ length: 10 }, (_, n) => `${prefix}.${n}`));

describe('the laws hold for every toy', () => {
  test.each<[string, AnyGame]>([
    ['RACE', race],
    ['BIDS', bids],
    ['SNATCH', snatch],
    ['SURVEY', survey],
  ])('%s', (prefix, game) => {
    checkLaws(game, { runs: 15, closely: 8, rules: rules(prefix), cap: 5000 });
  });
});

/** The law that a game breaks, found by playing. */
function brokenBy(game: AnyGame, more: Partial<Parameters<typeof playUnderLaws>[1]> = {}): string {
  for (let seed = 0; seed < 30; seed++) {
    for (const setup of Object.values(game.examples) as unknown[]) {
      try {
        playUnderLaws(game, { setup, seed: `${seed}`, closely: 2, cap: 2000, ...more });
      } catch (error) {
        if (error instanceof LawBroken) return error.law;
        throw error;
      }
    }
  }
  return 'none';
}

/** One choice, over and over, ten times. */
const simple = (more: Partial<AnyGame> = {}, act: (t: { state: TinyState }) => void = () => {}): AnyGame =>
  tiny(
    {
      state: { n: 0, hidden: 1 },
      *step(t) {
        yield* choose(t, 'a', { ...ask, options: ['x', 'y'] });
        t.state.n = (t.state.n as number) + 1;
        act(t);
        emit(t, 'R.2', 'e');
        if (t.state.n === 10) end(t, { won: ['a'], lost: ['b'], rule: 'R.3', key: 'over', params: {} });
      },
    },
    { texts: { p: 'p', 'p.x': 'x', 'p.y': 'y', e: 'e', over: 'over' }, ...more },
  );

/** The same, and it can begin anywhere. */
const settable = (more: Partial<AnyGame> = {}): AnyGame =>
  simple({
    schema: z.strictObject({ n: z.int().min(0).max(9) }),
    examples: { one: { n: 0 } },
    setup: (_, { n }: { n: number }) => ({ n, hidden: 1 }),
    customOf: ({ n }: { n: number }) => ({ n }),
    ...more,
  });

/** The same with another step. */
const stepping = (step: (t: Parameters<AnyGame['step']>[0]) => Flow<void>): AnyGame => simple({ step });

describe('a game that breaks a law is found out', () => {
  test('the game that the others are made of breaks none', () => {
    expect(brokenBy(simple(), { rules: rules('R') })).toBe('none');
    expect(brokenBy(settable(), { rules: rules('R') })).toBe('none');
  });

  let outside = 0;
  const cases: [string, AnyGame, string][] = [
    [
      'what is hidden is in the view',
      simple({
        view: (s: TinyState) => s,
        redeal: (s: TinyState) => {
          s.hidden = 2;
        },
      }),
      'a view leaks nothing',
    ],
    [
      'a request offers what is hidden',
      {
        ...snatch,
        *step(t: Parameters<typeof snatch.step>[0]) {
          const label = { key: 'card.stop' };
          const options = [{ means: 'draw', label, about: { top: t.state.deck[0] ?? null } }];
          yield* (choose as never as (...args: unknown[]) => Flow<void>)(t, 'a', {
            rule: 'SNATCH.1',
            prompt: { key: 'snatch.turn' },
            options,
          });
          t.state.deck.shift();
          if (t.state.deck.length === 0)
            end(t as never, { won: [], lost: [], rule: 'SNATCH.8', key: 'snatch.over', params: { seats: [] } });
        },
      } as never,
      'a question leaks nothing',
    ],
    [
      'a card is shown and nobody notes it',
      {
        ...snatch,
        step: function* (t: Parameters<typeof snatch.step>[0]) {
          yield* snatch.step(t);
          workingsOf(t).revealed = false;
        },
      },
      'an answer that reveals nothing shows nothing',
    ],
    [
      'odds are taken from the real hands',
      {
        ...snatch,
        redeal: (state: SnatchState, seat: string | null, chance: Parameters<typeof snatch.redeal>[2]) => {
          const others = state.seats.filter((other) => other !== seat);
          const unseen = [...others.flatMap((other) => state.hands[other] ?? []), ...state.deck, ...state.out];
          chance.shuffle(unseen);
          for (const other of others) state.hands[other] = unseen.splice(0, state.hands[other]?.length);
          state.out = unseen.splice(0, state.out.length);
          state.deck = unseen;
        },
        measure: (_before: SnatchState, after: SnatchState): Fact[] => [
          { key: 'snatch.scored', params: { points: JSON.stringify(after.hands.b) }, tone: 'even' },
        ],
      },
      'odds know no more than the seat',
    ],
    [
      'an outcome of odds has no text',
      { ...race, measure: () => [{ key: 'unheard', tone: 'even' }] } as AnyGame,
      'odds know no more than the seat',
    ],
    [
      'two outcomes of odds read the same',
      {
        ...race,
        measure: (_before: RaceState, { pot }: RaceState): Fact[] => [
          { key: 'race.lost-pot', params: { pot }, tone: 'bad' },
        ],
      },
      'odds know no more than the seat',
    ],
    [
      'an outcome of odds has an empty text',
      { ...race, texts: { ...race.texts, 'race.pot': ' ' } } as AnyGame,
      'odds know no more than the seat',
    ],
    [
      'something is kept outside the state',
      simple({}, (t) => {
        t.state.outside = ++outside;
      }),
      'a view leaks nothing',
    ],
    [
      'a list mixes kinds',
      simple({}, (t) => {
        t.state.list = [1, {}];
      }),
      'the state is plain data',
    ],
    [
      'a map is in the state',
      simple({}, (t) => {
        t.state.map = new Map() as never;
      }),
      'the state is plain data',
    ],
    ['an event has no text', simple({ texts: { p: 'p', 'p.x': 'x', 'p.y': 'y', over: 'over' } }), 'an event says all'],
    ['an option has no text', simple({ texts: { p: 'p', 'p.x': 'x', e: 'e', over: 'over' } }), 'a request says all'],
    [
      'the outcome has won and lost',
      stepping(function* (t) {
        yield* choose(t as never, 'a', { ...ask, options: ['x'] });
        end(t as never, { won: ['a'], lost: ['a'], rule: 'R.3', key: 'over', params: {} });
      }),
      'an outcome says all',
    ],
    [
      'the outcome names a stranger',
      stepping(function* (t) {
        yield* choose(t as never, 'a', { ...ask, options: ['x'] });
        end(t as never, { won: ['z'], lost: [], rule: 'R.3', key: 'over', params: {} });
      }),
      'an outcome says all',
    ],
    [
      'a choice is suggested that the rule refuses',
      stepping(function* (t) {
        yield* pick(t as never, 'a', {
          ...ask,
          options: ['x', 'y'],
          min: 0,
          max: 2,
          suggestions: [['x'], ['y']],
          check: (ids) => (ids[0] === 'y' ? { rule: 'R.2', reason: { key: 'e' } } : null),
        });
      }),
      'what is offered is accepted',
    ],
    [
      'an aside is offered twice',
      stepping(function* (t) {
        const aside = { means: 'x', seats: ['b'], rule: 'R.1', label: { key: 'e' }, *play() {} };
        yield* choose(t as never, 'a', { ...ask, options: ['x'], asides: [aside, aside] });
      }),
      'a request says all',
    ],
    [
      'a stranger is asked',
      stepping(function* (t) {
        yield* choose(t as never, 'z', { ...ask, options: ['x'] });
      }),
      'a request says all',
    ],
    [
      'an event is for a stranger',
      stepping(function* (t) {
        emit(t as never, 'R.2', 'e', {}, { to: ['z'] });
        yield* choose(t as never, 'a', { ...ask, options: ['x'] });
      }),
      'an event says all',
    ],
    [
      'a modifier has no text',
      stepping(function* (t) {
        emit(t as never, 'R.2', 'e', {}, { modifiers: [{ rule: 'R.2', label: 'cover', value: 1 }] });
        yield* choose(t as never, 'a', { ...ask, options: ['x'] });
      }),
      'an event says all',
    ],
    [
      'a suggestion is not allowed',
      stepping(function* (t) {
        yield* tinyVerbs.place(t as never, 'a', {
          ...ask,
          region: { discs: [{ x: 0, y: 0, radius: 1 }] },
          suggestions: [{ x: 9, y: 9 }],
        });
      }),
      'what is offered is accepted',
    ],
    [
      'a match never ends',
      stepping(function* (t) {
        yield* choose(t as never, 'a', { ...ask, options: ['x'] });
      }),
      'every match ends',
    ],
    [
      'a position makes a set-up that is refused',
      settable({ customOf: () => ({ n: -1 }) }),
      'a position can be set up',
    ],
    ['a set-up begins elsewhere', settable({ customOf: () => ({ n: 0 }) }), 'a position can be set up'],
    ['a view cannot be sent', simple({ view: () => ({ when: undefined }) as never }), 'a view leaks nothing'],
    [
      'a rule breaks on a fork',
      (() => {
        let calls = 0;
        return simple({}, () => {
          if (++calls > 3) throw new Error('oops');
        });
      })(),
      'an answer that reveals nothing shows nothing',
    ],
  ];

  test.each(cases)('%s', (_, game, law) => {
    expect(brokenBy(game, { cap: 200 })).toBe(law);
  });

  test('a rule that is in no book is found', () => {
    const others = (missing: string) => new Set([...rules('R')].filter((id) => id !== missing));
    expect(brokenBy(simple(), { rules: others('R.1') })).toBe('a request says all');
    expect(brokenBy(simple(), { rules: others('R.2') })).toBe('an event says all');
    expect(brokenBy(simple(), { rules: others('R.3') })).toMatch(/says all/);
  });

  test('a request that changes when it is put again is found', () => {
    let puts = 0;
    const game = stepping(function* (t) {
      const options = ++puts % 7 === 0 ? ['x', 'y'] : ['x'];
      yield* pick(t as never, 'a', { ...ask, options, min: 0, max: 2 });
    });
    expect(brokenBy(game)).not.toBe('none');
  });

  test('whoever breaks a law is told which, and how to get there', () => {
    try {
      playUnderLaws(
        simple({}, (t) => {
          t.state.list = [1, {}];
        }),
        { setup: null, seed: '1', closely: 1 },
      );
    } catch (error) {
      expect(error).toBeInstanceOf(LawBroken);
      expect(error).toMatchObject({
        name: 'LawBroken',
        message: 'the state is plain data: not plain data at $.list',
        record: { game: 'tiny', seed: '1', answers: [{ seat: 'a' }] },
      });
    }
    expect.assertions(2);
  });

  test('the shortest match that breaks it is found', () => {
    const game = simple({}, (t) => {
      if (t.state.n === 4) t.state.list = [1, {}];
    });
    expect(() => checkLaws(game, { runs: 20, closely: 1 })).toThrow(/"until":4/);
  });
});

describe('random play', () => {
  test('follows from the seed', () => {
    const play = (seed: string) => playUnderLaws(snatch, { setup: { players: 3 }, seed, closely: 1000 }).record();
    expect(play('1')).toEqual(play('1'));
    expect(play('1').answers).not.toEqual(play('2').answers);
  });

  test('takes asides now and then, standing ones rarely', () => {
    const taken = { fold: 0, stop: 0, answers: 0 };
    for (let i = 0; i < 60; i++) {
      for (const entry of playUnderLaws(snatch, { setup: { players: 3 }, seed: `${i}`, closely: 1000 }).log) {
        if (!('seat' in entry)) continue;
        taken.answers++;
        if (entry.answer === 'fold' || entry.answer === 'stop') taken[entry.answer]++;
      }
    }
    expect(taken.stop).toBeGreaterThan(20);
    expect(taken.fold).toBeGreaterThan(5);
    expect(taken.fold / taken.answers).toBeLessThan(0.05);
  });

  test('lets only those answer who have something to say', () => {
    const game = tiny({
      *step(t) {
        draw(t, 'R.2', ['x'], 'known');
        yield* choose(t, { any: ['a', 'b'] }, { ...ask, options: [{ means: 'x', seats: ['b'] }] });
      },
    });
    const match = Match.start(game, null, { seed: 's' });
    for (let i = 0; i < 10; i++) expect(randomPlay(match, () => 0)).toEqual({ seat: 'b', answer: 'x' });
  });

  test('lets only those choose whose choice the rule can accept', () => {
    const game = tiny({
      *step(t) {
        yield* pick(
          t,
          { any: ['a', 'b'] },
          {
            ...ask,
            options: ['x'],
            min: 0,
            max: 1,
            suggestions: [['x']],
            check: (_, seat) => (seat === 'b' ? null : { rule: 'R.2', reason: { key: 'no' } }),
          },
        );
      },
    });
    const match = Match.start(game, null, { seed: 's' });
    for (let i = 0; i < 10; i++) expect(randomPlay(match, () => 0)).toMatchObject({ seat: 'b' });
  });
});
