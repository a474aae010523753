import { describe, expect, test } from 'vitest';
import { type Json, Match, type PlayableAside, Viewer } from '../index.ts';
import {
  bids,
  race,
  snatch,
  survey,
  tiny,
  tinyVerbs,
  type SnatchState,
  type TinyState,
  type TinyTable,
} from '../toys.ts';
import type { Flow } from '../index.ts';
import { labelOf } from './view.ts';

const { choose, amount, emit, end } = tinyVerbs;
const texts = {
  p: 'hello {who:seat}',
  'p.x': 'the x of {who:seat}',
  named: 'called {what}',
  others: '{who:seat} is thinking',
  duck: 'duck',
  told: '{card} for you',
  heard: 'something for {who:seat}',
  won: '{who:seat} wins',
  far: '{who:seat} is 1.5 m away.',
};
const ask = { rule: 'R.1', prompt: { key: 'p', params: { who: 'a' } } } as const;
const aside = (means: string, ...seats: string[]): PlayableAside<TinyState> => ({
  means,
  seats,
  rule: 'R.5',
  label: { key: 'duck' },
  *play() {
    yield* [];
  },
});
const playing = (step: (t: TinyTable) => Flow<void>, state: TinyState = {}): Match<TinyState> =>
  Match.start<TinyState>(
    tiny({ seats: ['a', 'b', 'c'], state, step }, { texts, names: () => ({ a: 'Ann', b: 'Bob', c: 'Cy' }) }),
    null,
    { seed: 'view' },
  );
const requestOf = (match: Match<TinyState>, seat: string | null) => new Viewer(match, seat).request();

describe('the request', () => {
  test('says to those who are asked what they might look for in vain, worked out when they look', () => {
    let looks = 0;
    const match = playing(function* (t) {
      yield* choose(t, 'a', {
        ...ask,
        options: ['x'],
        barred: () => {
          looks++;
          return [{ rule: 'R.2', label: { key: 'named', params: { what: 'Y' } } }];
        },
      });
    });
    expect(looks).toBe(0);
    expect(requestOf(match, 'a')?.barred).toEqual([{ rule: 'R.2', text: 'Called Y' }]);
    expect([requestOf(match, 'b'), requestOf(match, null)].map((seen) => seen?.barred)).toEqual([undefined, undefined]);
    expect(looks).toBe(1);
  });

  test('as the seat that is asked sees it', () => {
    const match = playing(function* (t) {
      yield* choose(t, 'a', {
        ...ask,
        options: ['x', { means: 'y', label: { key: 'named', params: { what: 'Y' } }, about: { foe: 1 } }],
        facts: { card: 'axe' },
        asides: [{ ...aside('duck', 'a', 'b'), standing: true }, aside('jump', 'b')],
      });
    });
    expect(requestOf(match, 'a')).toStrictEqual({
      n: 1,
      kind: 'choose',
      seats: ['a'],
      mode: 'one',
      rule: 'R.1',
      prompt: { key: 'p', params: { who: 'a' }, text: 'Hello Ann' },
      waiting: ['a'],
      options: [
        { id: 'x', text: 'The x of Ann' },
        { id: 'y', text: 'Called Y', about: { foe: 1 } },
      ],
      facts: { card: 'axe' },
      asides: [{ id: 'duck', seats: ['a'], rule: 'R.5', text: 'Duck', standing: true }],
    });
    expect(requestOf(match, 'b')?.asides).toEqual([
      { id: 'duck', seats: ['b'], rule: 'R.5', text: 'Duck', standing: true },
      { id: 'jump', seats: ['b'], rule: 'R.5', text: 'Duck', standing: false },
    ]);
    expect(requestOf(match, 'b')?.options).toEqual(requestOf(match, 'a')?.options);
  });

  test('an option or an aside that means more than its id shows what it means', () => {
    const means = { do: 'go', to: 'b' };
    const match = playing(function* (t) {
      const label = { key: 'duck' };
      const asides = [
        { ...aside('go:b', 'a'), means },
        { ...aside('duck', 'a'), means: 'duck' },
      ];
      yield* choose(t, 'a', { ...ask, options: [{ means, label }, { means: 'x' }], asides });
    });
    expect(requestOf(match, 'a')).toMatchObject({ options: [{ id: 'go:b', means, text: 'Duck' }, { id: 'x' }] });
    expect(requestOf(match, 'a')?.options?.[1]).toEqual({ id: 'x', text: 'The x of Ann' });
    const seen = { seats: ['a'], rule: 'R.5', text: 'Duck', standing: false };
    expect(requestOf(match, 'a')?.asides).toEqual([
      { ...seen, id: 'go:b', means },
      { ...seen, id: 'duck' },
    ]);
  });

  test('nobody sees what others could do by the way', () => {
    const match = playing(function* (t) {
      yield* choose(t, 'a', { ...ask, options: ['x'], asides: [aside('duck', 'a', 'b')] });
    });
    expect(requestOf(match, 'c')).not.toHaveProperty('asides');
    expect(requestOf(match, null)).not.toHaveProperty('asides');
    expect(requestOf(match, null)?.options).toEqual([{ id: 'x', text: 'The x of Ann' }]);
  });

  test('a secret one shows nothing to those who are not asked, but their own asides', () => {
    const match = playing(function* (t) {
      yield* choose(t, 'a', {
        ...ask,
        options: ['x'],
        facts: { card: 'axe' },
        secret: true,
        others: { key: 'others', params: { who: 'a' } },
        asides: [aside('duck', 'b')],
      });
    });
    expect(requestOf(match, 'a')).toMatchObject({
      options: [{ id: 'x' }],
      facts: { card: 'axe' },
      prompt: { text: 'Hello Ann' },
    });
    expect(requestOf(match, 'a')).not.toHaveProperty('others');
    expect(requestOf(match, 'a')).not.toHaveProperty('secret');
    const common = {
      n: 1,
      kind: 'choose',
      seats: ['a'],
      mode: 'one',
      rule: 'R.1',
      prompt: { key: 'others', params: { who: 'a' }, text: 'Ann is thinking' },
      waiting: ['a'],
    };
    expect(requestOf(match, 'c')).toEqual(common);
    expect(requestOf(match, null)).toEqual(common);
    expect(requestOf(match, 'b')).toMatchObject({ ...common, asides: [{ id: 'duck' }] });
    expect(requestOf(match, 'b')).not.toHaveProperty('options');
  });

  test('each of several seats sees its own options, onlookers see all', () => {
    const options = ['x', { means: 'y', seats: ['b', 'c'], label: { key: 'named', params: { what: 'y' } } }];
    const match = playing(function* (t) {
      yield* choose(t, { any: ['a', 'b'] }, { ...ask, options });
      yield* choose(t, { any: ['a', 'b', 'c'] }, { ...ask, options, secret: true });
    });
    expect(requestOf(match, 'a')?.options?.map(({ id }) => id)).toEqual(['x']);
    expect(requestOf(match, 'b')?.options).toEqual([
      { id: 'x', text: 'The x of Ann' },
      { id: 'y', text: 'Called y', seats: ['b', 'c'] },
    ]);
    expect(requestOf(match, 'c')?.options?.map(({ id }) => id)).toEqual(['x', 'y']);
    expect(requestOf(match, null)?.options?.map(({ id }) => id)).toEqual(['x', 'y']);
    match.answer('a', 'x');
    expect(requestOf(match, 'b')?.options?.[1]).toEqual({ id: 'y', text: 'Called y' });
  });

  test('what is hardly ever wanted comes last, and says so', () => {
    const match = playing(function* (t) {
      yield* choose(t, 'a', { ...ask, options: [{ means: 'x', seldom: true }, { means: 'y', seldom: false }, 'z'] });
    });
    expect(requestOf(match, 'a')?.options).toMatchObject([{ id: 'y' }, { id: 'z' }, { id: 'x', seldom: true }]);
  });

  test('answers of others to a question to all stay secret until all are in', () => {
    const match = playing(function* (t) {
      t.state.got = { ...(yield* amount(t, { all: ['a', 'b'] }, { ...ask, min: 0, max: 9 })) };
    });
    match.answer('a', 7);
    for (const seat of ['b', 'c', null]) {
      const viewer = new Viewer(match, seat);
      expect(JSON.stringify([viewer.state(), viewer.request(), viewer.events()])).not.toContain('7');
      expect(viewer.request()).toMatchObject({ n: 2, waiting: ['b'], min: 0, max: 9 });
    }
  });

  test('carries whatever its kind needs', () => {
    const match = Match.start(survey, { laps: 1 }, { seed: 's', dice: 'typed' });
    const seen: Record<string, object> = {};
    for (const answer of [
      'axe',
      ['axe'],
      ['axe', 'rope', 'lamp'],
      2,
      { self: 2 },
      { x: 1, y: 1, level: 0, facing: 90 },
      [{ x: 2, y: 1 }],
    ] satisfies Json[]) {
      seen[match.request?.kind ?? ''] = new Viewer(match, 'a').request() ?? {};
      expect(match.answer('a', answer).ok).toBe(true);
    }
    expect(seen.pick).toMatchObject({ min: 1, max: 2, options: [{ id: 'axe', text: 'The axe' }, {}, {}] });
    expect(seen.pick).toMatchObject({ suggestions: [['rope'], ['axe', 'lamp']] });
    expect(seen.pick).not.toHaveProperty('check');
    expect(seen.order).toMatchObject({ options: [{ id: 'axe' }, { id: 'rope' }, { id: 'lamp' }] });
    expect(seen.amount).toMatchObject({ min: 1, max: 3 });
    expect(seen.allot).toMatchObject({
      total: 2,
      options: [{ id: 'guide', text: 'A share for guide', max: 2 }, { id: 'self' }],
    });
    expect(seen.place).toMatchObject({ levels: [0, 1], facing: true, suggestions: [{}, {}], region: { discs: [{}] } });
    expect(seen.path).toMatchObject({ from: { x: 1, y: 1 }, budget: 6, suggestions: [[{}], [{}, {}]] });
    for (const request of Object.values(seen)) expect(JSON.parse(JSON.stringify(request))).toEqual(request);
    expect(new Viewer(match, 'a').request()).toMatchObject({ kind: 'roll', count: 2, sides: 6 });
  });

  test('is null when nothing is asked', () => {
    const match = playing(function* (t) {
      yield* choose(t, 'a', { ...ask, options: ['x'] });
      end(t, { won: ['a'], lost: ['b'], rule: 'R.9', key: 'won', params: { who: 'a' } });
    });
    expect(new Viewer(match, 'a').outcome()).toBeNull();
    match.answer('a', 'x');
    expect(requestOf(match, 'a')).toBeNull();
    expect(new Viewer(match, null).outcome()).toEqual({
      won: ['a'],
      lost: ['b'],
      rule: 'R.9',
      key: 'won',
      params: { who: 'a' },
      text: 'Ann wins',
    });
  });
});

describe('events', () => {
  const telling = () =>
    playing(function* (t) {
      emit(t, 'R.2', 'p', { who: 'b' });
      const dice = [{ sides: 6, rolled: [3] }];
      const modifiers = [{ rule: 'R.3', label: 'l', value: 1 }];
      emit(
        t,
        'R.3',
        'told',
        { card: 'axe' },
        { to: ['a', 'b'], others: { key: 'heard', params: { who: 'a' } }, dice, modifiers },
      );
      emit(t, 'R.4', 'told', { card: 'rope' }, { to: ['c'] });
      yield* choose(t, 'a', { ...ask, options: ['x'] });
    });

  test('are told to everyone, or to those they are for', () => {
    const seen = (seat: string | null) => new Viewer(telling(), seat).events().map(({ n, text }) => [n, text]);
    expect(seen('a')).toEqual([
      [0, 'Hello Bob'],
      [1, 'Axe for you'],
    ]);
    expect(seen('b')).toEqual(seen('a'));
    expect(seen('c')).toEqual([
      [0, 'Hello Bob'],
      [1, 'Something for Ann'],
      [2, 'Rope for you'],
    ]);
    expect(seen(null)).toEqual([
      [0, 'Hello Bob'],
      [1, 'Something for Ann'],
    ]);
  });

  test('carry dice and modifiers for those who may see them', () => {
    const match = telling();
    expect(new Viewer(match, 'a').events(1)).toEqual([
      {
        n: 1,
        rule: 'R.3',
        key: 'told',
        params: { card: 'axe' },
        text: 'Axe for you',
        dice: [{ sides: 6, rolled: [3] }],
        modifiers: [{ rule: 'R.3', label: 'l', value: 1 }],
      },
    ]);
    expect(new Viewer(match, null).events(1)).toEqual([
      { n: 1, rule: 'R.3', key: 'heard', params: { who: 'a' }, text: 'Something for Ann' },
    ]);
    expect(JSON.stringify(new Viewer(match, null).events())).not.toMatch(/axe|rope|rolled|modifiers/);
  });

  test('can be had from any number on', () => {
    expect(new Viewer(telling(), 'c').events(2).map(({ n }) => n)).toEqual([2]);
    expect(new Viewer(telling(), 'c').events(3)).toEqual([]);
  });
});

describe('the state', () => {
  test('is what the game shows to that seat, and a copy of it', () => {
    const match = playing(
      function* (t) {
        yield* choose(t, 'a', { ...ask, options: ['x'] });
      },
      { hidden: 1, list: [1] },
    );
    const state = new Viewer(match, 'a').state() as { list: number[] };
    expect(state).toEqual({ list: [1] });
    state.list.push(2);
    expect(match.state.list).toEqual([1]);
  });

  test('is not copied where it is sent away at once', () => {
    const match = playing(
      function* (t) {
        yield* choose(t, 'a', { ...ask, options: ['x'] });
      },
      { list: [1] },
    );
    const list = (viewer: Viewer<TinyState>): unknown => (viewer.state() as TinyState).list;
    expect(list(new Viewer(match, 'a', {}, { sent: true }))).toBe(match.state.list);
    expect(list(new Viewer(match, 'a', {}, {}))).not.toBe(match.state.list);
  });

  test('nobody sees a card of another’s hand or of the pile', () => {
    const match = Match.start<SnatchState>(snatch, { players: 2 }, { seed: 's' });
    const { hands } = match.state;
    expect(new Viewer(match, 'a').state()).toMatchObject({ hand: hands.a, hands: { a: 3, b: 3 }, deck: 7 });
    expect(new Viewer(match, null).state()).toMatchObject({ hand: null, hands: { a: 3, b: 3 } });
    expect(new Viewer(Match.start(bids, { players: 2 }, { seed: 's' }), 'a').state()).toMatchObject({ prizes: 4 });
  });
});

describe('names', () => {
  test('come from the game, unless somebody gives others', () => {
    const match = Match.start(race, { players: 2 }, { seed: 's' });
    expect(new Viewer(match, 'a').text({ key: 'race.won', params: { seat: 'b' } })).toBe('Player b wins');
    const named = new Viewer(match, 'a', { b: 'Bea' });
    expect(named.text({ key: 'race.won', params: { seat: 'b' } })).toBe('Bea wins');
    expect(named.text({ key: 'race.won', params: { seat: 'a' } })).toBe('Player a wins');
  });
});

describe('in words', () => {
  const viewer = () =>
    new Viewer(
      playing(function* (t) {
        yield* choose(t, 'a', { ...ask, options: ['x'] });
      }),
      'a',
    );

  test('odds are told without the full stops at their ends', () => {
    const far = { key: 'far', params: { who: 'b' }, tone: 'good' } as const;
    const won = { key: 'won', params: { who: 'a' }, tone: 'good' } as const;
    const outcomes = [
      { p: 0.5, facts: [far, won] },
      { p: 0.5, facts: [] },
    ];
    const facts = [{ p: 0.5, tone: 'good', fact: far }] as const;
    const odds = { exact: true, samples: 2, reveals: false, outcomes, facts };
    expect(viewer().odds(odds as never)).toEqual({
      exact: true,
      samples: 2,
      reveals: false,
      outcomes: [
        { p: 0.5, text: 'Bob is 1.5 m away; Ann wins' },
        { p: 0.5, text: 'No effect' },
      ],
      facts: [{ p: 0.5, tone: 'good', text: 'Bob is 1.5 m away' }],
    });
  });

  test('a refusal is told by the rule’s reason, or by the form of the answer', () => {
    const refusal = { code: 'not-an-option', rule: 'R.1', message: 'Pick one', got: 'y', allowed: null } as const;
    expect(viewer().why(refusal as never)).toBe('Pick one');
    expect(viewer().why({ ...refusal, reason: { key: 'won', params: { who: 'b' } } } as never)).toBe('Bob wins');
  });

  test('an option without a label is called by its id, by what it does, or just an option', () => {
    const prompt = { key: 'p', params: { who: 'a' } };
    expect(labelOf({ id: 'x' }, prompt)).toEqual({ key: 'p.x', params: { who: 'a' } });
    expect(labelOf({ id: 'x', means: 'y' } as never, { key: 'p' })).toEqual({ key: 'p.x', params: {} });
    expect(labelOf({ id: 'x', means: { do: 'go', who: 'b' } } as never, prompt)).toEqual({
      key: 'p.go',
      params: { who: 'b', do: 'go' },
    });
    expect(labelOf({ id: 'x', means: { card: 'axe' } } as never, prompt)).toEqual({
      key: 'p.option',
      params: { who: 'a', card: 'axe' },
    });
  });
});
