import { describe, expect, test } from 'vitest';
import type { Flow, Happening, PlayableAside } from '../index.ts';
import { Match } from '../index.ts';
import { tiny, tinyVerbs, type TinyState, type TinyTable } from '../toys.ts';

const { choose, pick, order, amount, allot, place, path, roll, draw, shuffle, arrange, atRandom, reveal, emit, end } =
  tinyVerbs;
const ask = { rule: 'R.1', prompt: { key: 'p' } } as const;

/** A match of one step, and then an endless choice. */
function playing(
  step: (t: TinyTable) => Flow<void>,
  state: TinyState = {},
  seats: readonly string[] = ['a', 'b', 'c'],
) {
  const game = tiny({
    seats,
    state: { ...state, over: false },
    *step(t) {
      if (t.state.over === true) yield* choose(t, 'a', { rule: 'R.0', prompt: { key: 'idle' }, options: ['idle'] });
      yield* step(t);
      t.state.over = true;
    },
  });
  return Match.start<TinyState>(game, null, { seed: 'flow' });
}

const ok = (match: Match<TinyState>, seat: string, answer: unknown): void => {
  expect(match.answer(seat, answer as never)).toMatchObject({ ok: true });
};

describe('what is asked, and what the rule gets', () => {
  test('choose', () => {
    const match = playing(function* (t) {
      t.state.got = yield* choose(t, 'a', {
        ...ask,
        options: ['x', { means: 'y', about: { foe: 3 } }],
        facts: { n: 1 },
      });
    });
    expect(match.request).toEqual({
      kind: 'choose',
      seats: ['a'],
      mode: 'one',
      rule: 'R.1',
      prompt: { key: 'p' },
      options: [{ id: 'x' }, { id: 'y', means: 'y', about: { foe: 3 } }],
      facts: { n: 1 },
    });
    ok(match, 'a', 'y');
    expect(match.state.got).toBe('y');
  });

  test('pick', () => {
    const match = playing(function* (t) {
      t.state.got = [...(yield* pick(t, 'a', { ...ask, options: ['x', 'y', 'z'], min: 1, max: 2 }))];
    });
    const options = [{ id: 'x' }, { id: 'y' }, { id: 'z' }];
    expect(match.request).toMatchObject({ kind: 'pick', rule: 'R.1', prompt: { key: 'p' }, options, min: 1, max: 2 });
    ok(match, 'a', ['z', 'x']);
    expect(match.state.got).toEqual(['z', 'x']);
  });

  test('pick with a rule about the whole', () => {
    const question = { ...ask, options: ['x', 'y'], min: 0, max: 2, suggestions: [['x']] };
    const match = playing(function* (t) {
      t.state.got = [
        ...(yield* pick(t, 'a', {
          ...question,
          check: (chosen, seat) =>
            chosen.length === 1 ? null : { rule: 'R.2', reason: { key: 'no', params: { seat, n: chosen.length } } },
        })),
      ];
      yield* pick(t, 'a', question);
    });
    expect(match.request).toMatchObject({ suggestions: [['x']], check: expect.any(Function) as object });
    expect(match.answer('a', [])).toMatchObject({
      ok: false,
      refusal: { rule: 'R.2', reason: { key: 'no', params: { seat: 'a', n: 0 } } },
    });
    ok(match, 'a', ['y']);
    expect(match.state.got).toEqual(['y']);
    expect(match.request).not.toHaveProperty('suggestions'); // without a check everything of the right size will do
  });

  test('order', () => {
    const match = playing(function* (t) {
      t.state.got = [...(yield* order(t, 'a', { ...ask, options: ['x', 'y'] }))];
    });
    expect(match.request).toMatchObject({
      kind: 'order',
      rule: 'R.1',
      prompt: { key: 'p' },
      options: [{ id: 'x' }, { id: 'y' }],
    });
    ok(match, 'a', ['y', 'x']);
    expect(match.state.got).toEqual(['y', 'x']);
  });

  test('amount', () => {
    const match = playing(function* (t) {
      t.state.got = yield* amount(t, 'a', { ...ask, min: 1, max: 4 });
    });
    expect(match.request).toMatchObject({ kind: 'amount', rule: 'R.1', prompt: { key: 'p' }, min: 1, max: 4 });
    ok(match, 'a', 3);
    expect(match.state.got).toBe(3);
  });

  test('allot', () => {
    const match = playing(function* (t) {
      const shares = yield* allot(t, 'a', { ...ask, total: 2, options: [{ means: 'x', max: 1 }, 'y'] });
      t.state.got = shares.map(({ means, amount: share }) => `${means} ${share}`);
    });
    const options = [{ id: 'x', max: 1 }, { id: 'y' }];
    expect(match.request).toMatchObject({ kind: 'allot', rule: 'R.1', prompt: { key: 'p' }, total: 2, options });
    ok(match, 'a', { x: 1, y: 1 });
    expect(match.state.got).toEqual(['x 1', 'y 1']);
  });

  test('place', () => {
    const region = { discs: [{ x: 0, y: 0, radius: 9 }] };
    const question = { ...ask, region, suggestions: [{ x: 0, y: 0 }] };
    const match = playing(function* (t) {
      t.state.got = { ...(yield* place(t, 'a', question)) } as TinyState;
      t.state.next = { ...(yield* place(t, 'a', { ...question, levels: [0, 1], facing: true, check: () => null })) };
    });
    expect(match.request).toEqual({ kind: 'place', seats: ['a'], mode: 'one', ...question });
    ok(match, 'a', { x: 1, y: 2 });
    expect(match.state.got).toEqual({ x: 1, y: 2 });
    expect(match.request).toMatchObject({ levels: [0, 1], facing: true, check: expect.any(Function) as object });
  });

  test('path', () => {
    const question = { ...ask, from: { x: 0, y: 0 }, budget: 5, suggestions: [[{ x: 1, y: 0 }]] };
    const match = playing(function* (t) {
      const way = yield* path(t, 'a', question);
      t.state.got = 'to' in way ? 'straight' : way.length;
      yield* path(t, 'a', { ...question, check: () => ({ rule: 'R.2', reason: { key: 'no' } }) });
    });
    expect(match.request).toEqual({ kind: 'path', seats: ['a'], mode: 'one', ...question });
    ok(match, 'a', [
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ]);
    expect(match.state.got).toBe(2);
    expect(match.answer('a', { to: { x: 1, y: 0 } })).toMatchObject({ ok: false, refusal: { rule: 'R.2' } });
  });

  test('suggestions that take long are worked out once, as soon as somebody looks; then there is at least one', () => {
    let looked = 0;
    const region = { discs: [{ x: 0, y: 0, radius: 9 }] };
    const match = playing(function* (t) {
      const suggestions = () => {
        looked++;
        return [{ x: 0, y: 0 }];
      };
      yield* place(t, 'a', { ...ask, region, suggestions });
      yield* path(t, 'a', { ...ask, from: { x: 0, y: 0 }, budget: 5, suggestions: () => [] });
    });
    expect([match.request?.kind, looked]).toEqual(['place', 0]);
    for (let i = 0; i < 2; i++) expect(match.request).toMatchObject({ suggestions: [{ x: 0, y: 0 }] });
    expect(looked).toBe(1);
    ok(match, 'a', { x: 1, y: 1 });
    expect(() => JSON.stringify(match.request)).toThrow('R.1: the table cannot be like this');
  });

  test('any of several: the first answer counts, and the rule learns whose it was', () => {
    const match = playing(function* (t) {
      const { seat, answer } = yield* choose(t, { any: ['a', 'b'] }, { ...ask, options: ['x', 'y'] });
      t.state.got = [seat, answer];
    });
    expect(match.request).toMatchObject({ seats: ['a', 'b'], mode: 'any' });
    expect(match.waitingFor).toEqual(['a', 'b']);
    ok(match, 'b', 'x');
    expect(match.state.got).toEqual(['b', 'x']);
  });

  test('all of several: nothing happens until the last answer is in', () => {
    const match = playing(function* (t) {
      t.state.got = { ...(yield* amount(t, { all: ['a', 'b', 'c'] }, { ...ask, min: 0, max: 9 })) };
    });
    expect(match.request).toMatchObject({ seats: ['a', 'b', 'c'], mode: 'all' });
    ok(match, 'b', 1);
    expect(match.waitingFor).toEqual(['a', 'c']);
    expect(match.state.got).toBeUndefined();
    expect(match.answer('b', 2)).toMatchObject({
      ok: false,
      refusal: { code: 'already-answered', rule: 'R.1', got: 2 },
    });
    ok(match, 'c', 2);
    ok(match, 'a', 3);
    expect(match.state.got).toEqual({ a: 3, b: 1, c: 2 });
  });

  test('secrets and what others read go with the question', () => {
    const others = { key: 'thinking' };
    const match = playing(function* (t) {
      yield* choose(t, 'a', { ...ask, options: ['x'], secret: true, others });
    });
    expect(match.request).toMatchObject({ secret: true, others });
    const open = playing(function* (t) {
      yield* choose(t, 'a', { ...ask, options: ['x'], secret: false });
    });
    expect(Object.keys(open.request ?? {})).toEqual(['kind', 'seats', 'mode', 'rule', 'prompt', 'options']);
  });
});

describe('asides', () => {
  const duck = (seats: readonly string[], play: PlayableAside<TinyState>['play']): PlayableAside<TinyState> => ({
    means: 'duck',
    seats,
    rule: 'R.5',
    label: { key: 'duck' },
    play,
  });
  const count = (t: TinyTable, name: string): void => {
    t.state[name] = ((t.state[name] as number | undefined) ?? 0) + 1;
  };

  test('an aside is played, and the question is put again as things stand then', () => {
    const match = playing(function* (t) {
      t.state.got = yield* choose(t, 'a', () => ({
        ...ask,
        options: t.state.ducks === undefined ? ['stand', 'run'] : ['run'],
        asides: [
          duck(['b'], function* (table, seat) {
            count(table, 'ducks');
            table.state.ducker = seat;
            yield* choose(table, seat, { ...ask, rule: 'R.6', options: ['left', 'right'] });
          }),
        ],
      }));
    });
    expect(match.request?.asides?.map(({ id, seats }) => [id, seats])).toEqual([['duck', ['b']]]);
    ok(match, 'b', 'duck');
    expect(match.request).toMatchObject({ rule: 'R.6', seats: ['b'] });
    ok(match, 'b', 'left');
    expect(match.state).toMatchObject({ ducks: 1, ducker: 'b' });
    expect(match.request).toMatchObject({ rule: 'R.1', seats: ['a'], options: [{ id: 'run' }] });
    expect(match.answer('a', 'stand').ok).toBe(false);
    ok(match, 'a', 'run');
    expect(match.state.got).toBe('run');
  });

  test('an aside may change whom the question goes to', () => {
    const match = playing(function* (t) {
      t.state.got = yield* choose(
        t,
        () => ({ any: t.state.ducks === undefined ? ['a'] : ['a', 'b'] }),
        () => ({
          ...ask,
          options: ['stand'],
          asides: [
            duck(['b'], function* (table) {
              count(table, 'ducks');
            }),
          ],
        }),
      );
    });
    expect(match.request?.seats).toEqual(['a']);
    ok(match, 'b', 'duck');
    expect(match.request?.seats).toEqual(['a', 'b']);
    ok(match, 'b', 'stand');
    expect(match.state.got).toEqual({ seat: 'b', answer: 'stand' });
  });

  test('whoever is asked may take an aside too, and an option of that name goes first', () => {
    const match = playing(function* (t) {
      const asides = [
        duck(['a', 'b'], function* (table) {
          count(table, 'ducks');
          yield* [];
        }),
      ];
      t.state.got = yield* amount(t, 'a', { ...ask, min: 0, max: 1, asides });
      t.state.next = yield* choose(t, 'a', { ...ask, options: ['duck'], asides });
    });
    ok(match, 'a', 'duck');
    expect(match.state.ducks).toBe(1);
    ok(match, 'a', 1);
    ok(match, 'b', 'duck');
    expect(match.state).toMatchObject({ ducks: 2, got: 1 });
    ok(match, 'a', 'duck');
    expect(match.state).toMatchObject({ ducks: 2, next: 'duck' });
  });

  test('an aside in the middle of a question to all: everybody answers anew', () => {
    const match = playing(function* (t) {
      const asides = [
        duck(['a', 'c'], function* (table) {
          count(table, 'ducks');
          yield* [];
        }),
      ];
      t.state.got = { ...(yield* amount(t, { all: ['a', 'b'] }, { ...ask, min: 0, max: 9, asides })) };
    });
    ok(match, 'a', 1);
    ok(match, 'c', 'duck');
    expect(match.waitingFor).toEqual(['a', 'b']);
    ok(match, 'a', 2);
    ok(match, 'a', 'duck');
    expect(match.waitingFor).toEqual(['a', 'b']);
    ok(match, 'b', 3);
    ok(match, 'a', 4);
    expect(match.state).toMatchObject({ ducks: 2, got: { a: 4, b: 3 } });
  });

  test('asking all from within an aside to a question to all keeps the answers apart', () => {
    const match = playing(function* (t) {
      const asides = [
        duck(['c'], function* (table) {
          table.state.inner = {
            ...(yield* amount(table, { all: ['a', 'b'] }, { ...ask, rule: 'R.6', min: 5, max: 9 })),
          };
        }),
      ];
      t.state.got = { ...(yield* amount(t, { all: ['a', 'b'] }, { ...ask, min: 0, max: 4, asides })) };
    });
    ok(match, 'a', 1);
    ok(match, 'c', 'duck');
    ok(match, 'a', 5);
    ok(match, 'b', 6);
    expect(match.state.inner).toEqual({ a: 5, b: 6 });
    ok(match, 'b', 3);
    ok(match, 'a', 2);
    expect(match.state.got).toEqual({ a: 2, b: 3 });
  });

  test('standing asides of the game are offered with every question, but not to those who must be quiet', () => {
    const standing = (seats: readonly string[]): PlayableAside<TinyState> => ({
      ...duck(seats, function* (table) {
        count(table, 'ducks');
        yield* [];
      }),
      standing: true,
    });
    const game = tiny(
      {
        seats: ['a', 'b'],
        *step(t) {
          yield* choose(t, 'a', { ...ask, options: ['x'] });
          yield* choose(t, 'a', { ...ask, options: ['x'], quiet: ['a'] });
          yield* choose(t, 'a', { ...ask, options: ['x'], quiet: ['a', 'b'] });
          const cheer = {
            ...duck(['b'], function* () {
              yield* [];
            }),
            means: 'cheer',
          };
          yield* choose(t, 'a', { ...ask, options: ['x'], asides: [cheer] });
        },
      },
      { asides: () => [standing(['a', 'b'])] },
    );
    const match = Match.start<TinyState>(game, null, { seed: 's' });
    const offered = () => match.request?.asides?.map(({ id, seats }) => [id, ...seats]);
    expect(offered()).toEqual([['duck', 'a', 'b']]);
    ok(match, 'b', 'duck');
    expect(match.state.ducks).toBe(1);
    ok(match, 'a', 'x');
    expect(offered()).toEqual([['duck', 'b']]);
    expect(match.answer('a', 'duck').ok).toBe(false);
    ok(match, 'b', 'duck');
    ok(match, 'a', 'x');
    expect(match.request).not.toHaveProperty('asides');
    ok(match, 'a', 'x');
    expect(offered()).toEqual([
      ['cheer', 'b'],
      ['duck', 'a', 'b'],
    ]);
  });
});

describe('chance', () => {
  test('seeded dice fall at once, as the seed has them', () => {
    const rolling = () =>
      playing(function* (t) {
        t.state.got = [...(yield* roll(t, '3d6', { ...ask, seat: 'a' }))];
        t.state.more = [...(yield* roll(t, '2d10', { ...ask, seat: 'a', target: 5 }))];
      });
    const { state } = rolling();
    expect(state.got).toHaveLength(3);
    expect(state.more).toHaveLength(2);
    expect(rolling().state).toEqual(state);
  });

  test('typed dice are asked of whoever rolls', () => {
    const game = tiny({
      *step(t) {
        t.state.got = [...(yield* roll(t, '2d6', { ...ask, seat: 'b', target: 4 }))];
        t.state.more = [...(yield* roll(t, '1d8', { ...ask, seat: 'a' }))];
      },
    });
    const match = Match.start<TinyState>(game, null, { seed: 's', dice: 'typed' });
    expect(match.request).toEqual({ kind: 'roll', seats: ['b'], mode: 'one', ...ask, count: 2, sides: 6, target: 4 });
    expect(match.answer('b', [1, 7]).ok).toBe(false);
    ok(match, 'b', [6, 1]);
    expect(match.state.got).toEqual([6, 1]);
    expect(match.request).not.toHaveProperty('target');
  });

  test.each(['2d6x', 'x2d6', '2w6', '2d', 'd6', '-1d6', '1.5d6', '1d0', ''])('%j are no dice', (dice) => {
    const game = tiny({
      *step(t) {
        yield* roll(t, dice as '1d6', { ...ask, seat: 'a' });
      },
    });
    expect(() => Match.start(game, null, { seed: 's' })).toThrow(/R\.1.*dice/);
  });

  test('cards are drawn from the top, piles are mixed, things are picked', () => {
    const match = playing(
      function* (t) {
        t.state.card = draw(t, 'R.1', t.state.pile as string[], 'known') ?? null;
        t.state.none = draw(t, 'R.1', [], 'known') ?? null;
        shuffle(t, t.state.mixed as string[]);
        arrange(t, t.state.open as string[]);
        t.state.picked = atRandom(t, 'R.1', ['x', 'y', 'z']);
        yield* choose(t, 'a', { ...ask, options: ['x'] });
      },
      { pile: ['x', 'y'], mixed: 'abcdefgh'.split(''), open: 'abcdefgh'.split('') },
    );
    const { state } = match;
    expect(state).toMatchObject({ card: 'x', pile: ['y'], none: null });
    for (const list of [state.mixed, state.open] as string[][]) {
      expect(list.join('')).not.toBe('abcdefgh');
      expect(list.toSorted().join('')).toBe('abcdefgh');
    }
    expect([0, 1, 2]).toContain(state.picked);
  });

  test('picking from nothing is a fault of the rule', () => {
    const game = tiny({
      *step(t) {
        atRandom(t, 'R.3', []);
        yield* choose(t, 'a', { ...ask, options: ['x'] });
      },
    });
    expect(() => Match.start(game, null, { seed: 's' })).toThrow(/R\.3.*nothing to pick from/);
  });

  test.each<[string, boolean, (t: TinyTable) => unknown]>([
    ['dice', true, (t) => roll(t, '1d6', { ...ask, seat: 'a' }).next()],
    ['a drawn card', true, (t) => draw(t, 'R.1', ['x'], 'secret')],
    ['an open order', true, (t) => arrange(t, ['x'])],
    ['a thing picked at random', true, (t) => atRandom(t, 'R.1', ['x'])],
    ['a reveal', true, (t) => reveal(t, 'R.1')],
    ['a shuffle', false, (t) => shuffle(t, ['x', 'y'])],
    ['an event', false, (t) => emit(t, 'R.1', 'e')],
  ])('%s: something hidden is shown: %s', (_, shown, act) => {
    const match = playing(function* (t) {
      yield* choose(t, 'a', { ...ask, options: ['go'] });
      act(t);
      yield* choose(t, 'a', { ...ask, options: ['go'] });
    });
    ok(match, 'a', 'go');
    expect(match.revealedAt).toBe(shown ? 1 : 0);
    expect(match.undo().ok).toBe(!shown);
  });
});

describe('events', () => {
  test('are numbered and carry what the rule worked out', () => {
    const modifiers = [{ rule: 'R.2', label: 'aimed', value: 1 }];
    const match = playing(function* (t) {
      emit(t, 'R.1', 'bare');
      emit(
        t,
        'R.2',
        'full',
        { n: 1 },
        { dice: [{ sides: 6, rolled: [3], target: 4 }], modifiers, to: ['a'], others: { key: 'o' } },
      );
      yield* choose(t, 'a', { ...ask, options: ['x'] });
    });
    expect(match.events).toEqual([
      { n: 0, rule: 'R.1', key: 'bare', params: {} },
      {
        n: 1,
        rule: 'R.2',
        key: 'full',
        params: { n: 1 },
        dice: [{ sides: 6, rolled: [3], target: 4 }],
        modifiers,
        to: ['a'],
        others: { key: 'o' },
      },
    ] satisfies Happening[]);
  });

  test('say what was true then, though the state has changed since', () => {
    const match = playing(
      function* (t) {
        const cards = t.state.cards as string[];
        const to = ['a'];
        emit(t, 'R.1', 'e', { cards }, { to });
        cards.push('late');
        to.push('b');
        yield* choose(t, 'a', { ...ask, options: ['x'] });
      },
      { cards: ['early'] },
    );
    expect(match.events[0]).toMatchObject({ params: { cards: ['early'] }, to: ['a'] });
  });

  test('an answer hands back the events that it led to', () => {
    const match = playing(function* (t) {
      emit(t, 'R.1', 'before');
      yield* choose(t, 'a', { ...ask, options: ['x'] });
      emit(t, 'R.1', 'after');
    });
    expect(match.answer('a', 'x')).toEqual({ ok: true, events: [{ n: 1, rule: 'R.1', key: 'after', params: {} }] });
    expect(match.eventCount).toBe(2);
    expect(match.eventsSince(1).map(({ key }) => key)).toEqual(['after']);
    expect(match.eventsSince(-5)).toHaveLength(2);
  });
});

describe('the end', () => {
  const outcome = { won: ['a'], lost: ['b'], rule: 'R.8', key: 'won', params: { by: 3 } };
  const ending = () =>
    playing(function* (t) {
      yield* choose(t, 'a', { ...ask, options: ['x'] });
      t.state.reached = 'end';
      end(t, outcome);
    });

  test('comes here and now, and says so', () => {
    const match = ending();
    expect(match.outcome).toBeNull();
    expect(match.answer('a', 'x')).toMatchObject({
      ok: true,
      events: [{ rule: 'R.8', key: 'won', params: { by: 3 } }],
    });
    expect(match.outcome).toEqual(outcome);
    expect(match.request).toBeNull();
    expect(match.waitingFor).toEqual([]);
    expect(match.state).toMatchObject({ reached: 'end', over: false });
  });

  test('afterwards nobody answers any more, and the refusal cites the rule that ended it', () => {
    const match = ending();
    ok(match, 'a', 'x');
    expect(match.answer('a', 'x')).toEqual({
      ok: false,
      refusal: { code: 'match-over', rule: 'R.8', message: 'The match is over', got: 'x', allowed: null },
    });
  });
});

test('an aside that is no longer there when it is played is a fault', () => {
  const asides: PlayableAside<TinyState>[] = [];
  const play = function* (): Flow<void> {
    yield* [];
  };
  asides.push({ means: 'duck', seats: ['b'], rule: 'R.5', label: { key: 'duck' }, play });
  const match = playing(function* (t) {
    yield* choose(t, 'a', { ...ask, options: ['x'], asides });
  });
  (match.request as unknown as { asides: object[] }).asides = [
    { id: 'jump', seats: ['b'], rule: 'R.5', label: { key: 'j' } },
  ];
  expect(() => match.answer('b', 'jump')).toThrow(/^R\.1: .*"aside":"jump"/);
});

describe('dice that the game rolls where people type theirs', () => {
  const game = tiny({
    *step(t) {
      yield* choose(t, 'a', { rule: 'R.1', prompt: { key: 'p' }, options: ['x'] });
      const dice = yield* roll(t, '3d8', { rule: 'R.2', prompt: { key: 'p' }, seat: 'b' });
      emit(t, 'R.3', 'e', { dice });
    },
  });
  const asked = (seed: string): Match => {
    const match = Match.start(game, null, { seed, dice: 'typed' });
    expect(match.rolled()).toBeNull();
    match.answer('a', 'x');
    return match;
  };

  test('follow from the seed and the number of the answer, and are a legal answer', () => {
    const [one, again, other] = [asked('one'), asked('one'), asked('other')];
    const dice = one.rolled() ?? [];
    expect(dice).toHaveLength(3);
    expect(again.rolled()).toEqual(dice);
    expect(other.rolled()).not.toEqual(dice);
    expect(one.answer('b', dice).ok).toBe(true);
    one.answer('a', 'x');
    expect(one.rolled()).not.toEqual(dice);
  });

  test('are like any dice', () => {
    const counts = new Array<number>(9).fill(0);
    for (let i = 0; i < 400; i++)
      for (const die of asked(`seed ${i}`).rolled() ?? []) counts[die] = (counts[die] ?? 0) + 1;
    expect(counts[0]).toBe(0);
    for (const count of counts.slice(1)) expect(count).toBeGreaterThan(100);
  });

  test('in a dream nobody is asked for dice', () => {
    const match = Match.start(game, null, { seed: 's', dice: 'typed' });
    const dream = match.imagine('a', [1, 2, 3, 4]);
    dream.answer('a', 'x');
    expect(dream.request?.kind).toBe('choose');
  });
});
