import { describe, expect, test } from 'vitest';
import { type Json, Match } from '../index.ts';
import { patched } from './repair.ts';
import { tiny, tinyVerbs, type TinyState } from '../toys.ts';

const { choose, emit, end } = tinyVerbs;
const ask = { rule: 'R.1', prompt: { key: 'p' } } as const;

describe('patched', () => {
  const state = () => ({
    round: 1,
    name: 'x',
    on: true,
    holder: null as string | null,
    line: [
      { damage: 0, tags: ['a'] },
      { damage: 2, tags: [] },
    ],
    people: { a: { cards: ['axe'] } },
  });

  test.each<[string, Json, (s: ReturnType<typeof state>) => unknown]>([
    ['round', 4, (s) => s.round],
    ['name', 'y', (s) => s.name],
    ['on', false, (s) => s.on],
    ['holder', 'a', (s) => s.holder],
    ['name', null, (s) => s.name],
    ['line.1.damage', 5, (s) => s.line[1]?.damage],
    ['line.0.tags', ['b', 'c'], (s) => s.line[0]?.tags],
    ['people.a.cards', [], (s) => s.people.a.cards],
    ['people.a', { cards: ['rope'] }, (s) => s.people.a],
    ['line', [], (s) => s.line],
  ])('%s becomes %j', (path, value, read) => {
    const result = patched(state(), [{ path, value }]);
    expect(result.fault).toBeNull();
    expect(read(result.state)).toEqual(value);
  });

  test.each<[string, Json, string]>([
    ['rounds', 1, 'rounds is not in the state'],
    ['', 1, ' is not in the state'],
    ['line.2.damage', 1, 'line.2.damage is not in the state'],
    ['line.2', {}, 'line.2 is not in the state'],
    ['round.x', 1, 'round.x is not in the state'],
    ['holder.x', 1, 'holder.x is not in the state'],
    ['people.toString', 'x', 'people.toString is not in the state'],
    ['people.__proto__.cards', [], 'people.__proto__.cards is not in the state'],
    ['round', '4', 'round must keep its kind (number)'],
    ['line', {}, 'line must keep its kind (list)'],
    ['people', [], 'people must keep its kind (object)'],
    ['line.0.tags', [{}, 1], 'line.0.tags needs plain data as its value'],
    ['round', Number.NaN, 'round needs plain data as its value'],
    ['line.0', null, '$.line would no longer be plain data of one kind'],
  ])('%s cannot become %j', (path, value, fault) => {
    expect(patched(state(), [{ path, value }]).fault).toBe(fault);
  });

  test('several corrections are made one after the other', () => {
    const value = { damage: 1, tags: ['new'] };
    const result = patched(state(), [
      { path: 'line', value: [value] },
      { path: 'line.0.damage', value: 9 },
    ]);
    expect(result).toMatchObject({ fault: null, state: { line: [{ damage: 9, tags: ['new'] }] } });
    expect(value.damage).toBe(1);
  });
});

/** Two questions a step; ten points end the match. */
const counting = (): Match<TinyState> =>
  Match.start<TinyState>(
    tiny({
      state: { points: 0, list: [1] },
      *step(t) {
        for (let i = 0; i < 2; i++) {
          const way = yield* choose(t, 'a', { ...ask, options: ['one', 'five'] });
          t.state.points = (t.state.points as number) + (way === 'one' ? 1 : 5);
          emit(t, 'R.2', 'points', { points: t.state.points });
        }
        if ((t.state.list as number[]).length === 0) throw new Error('no list');
        if ((t.state.points as number) >= 10) end(t, { won: ['a'], lost: [], rule: 'R.3', key: 'won', params: {} });
      },
    }),
    null,
    { seed: 'repair' },
  );
const BOTH = ['a', 'b'];
const toThree = [{ path: 'points', value: 3 }];

describe('a repair', () => {
  test('needs everyone to agree', () => {
    const match = counting();
    expect(match.repair(toThree, 'miscounted', ['a'])).toEqual({
      ok: false,
      code: 'needs-consent',
      message: 'A repair needs everyone to agree',
      missing: ['b'],
    });
    expect(match).toMatchObject({ answered: 0, log: [], state: { points: 0 } });
  });

  test('goes back to the last boundary and changes the state there', () => {
    const match = counting();
    for (const answer of ['one', 'one', 'one']) match.answer('a', answer);
    expect(match.repair(toThree, 'miscounted', BOTH)).toEqual({ ok: true });
    expect(match.state.points).toBe(3);
    expect(match).toMatchObject({ answered: 3, steps: 1, eventCount: 2, request: { rule: 'R.1' } });
    expect(match.events).toHaveLength(2);
    expect(match.log.at(-1)).toEqual({ repair: toThree, reason: 'miscounted', consent: BOTH });
    match.answer('a', 'one');
    expect(match.state.points).toBe(4);
    match.answer('a', 'one');
    expect(match).toMatchObject({ steps: 2, state: { points: 5 } });
  });

  test('is part of the record', () => {
    const match = counting();
    for (const answer of ['one', 'one', 'one']) match.answer('a', answer);
    match.repair(toThree, 'miscounted', BOTH);
    match.answer('a', 'five');
    match.repair([{ path: 'points', value: 4 }], 'again', BOTH);
    match.answer('a', 'one');
    const again = Match.load<TinyState>(match.game, JSON.parse(JSON.stringify(match.record())));
    expect(again.hash()).toBe(match.hash());
    expect(again.log).toEqual(match.log);
    expect(again.state.points).toBe(5);
    expect(again.position()).toEqual(match.position());
  });

  test('what a step says before it asks is said once', () => {
    const game = tiny({
      state: { points: 0 },
      *step(t) {
        emit(t, 'R.2', 'begins', { points: t.state.points ?? null });
        yield* choose(t, 'a', { ...ask, options: ['one'] });
        t.state.points = (t.state.points as number) + 1;
      },
    });
    const match = Match.start<TinyState>(game, null, { seed: 's' });
    for (let i = 0; i < 2; i++) match.answer('a', 'one');
    match.repair([{ path: 'points', value: 7 }], 'x', BOTH);
    for (let i = 0; i < 2; i++) match.answer('a', 'one');
    const story = match.events.map(({ n, params }) => [n, params.points]);
    expect(story).toEqual([
      [0, 0],
      [1, 1],
      [2, 7],
      [3, 8],
      [4, 9],
    ]);
    match.undo(4, BOTH);
    expect(match.events.map(({ n, params }) => [n, params.points])).toEqual(story.slice(0, 4));
    const again = Match.load<TinyState>(game, match.record());
    expect(again.events).toEqual(match.events);
    const fork = match.fork({ events: true });
    fork.repair([{ path: 'points', value: 1 }], 'x', BOTH);
    expect(fork.events.map(({ n, params }) => [n, params.points])).toEqual([[3, 1]]);
    const silent = match.fork({ events: false });
    expect(silent.repair([{ path: 'points', value: 1 }], 'x', BOTH)).toEqual({ ok: true });
    expect([silent.events, silent.state]).toEqual([[], fork.state]);
  });

  test('can be undone, with consent', () => {
    const match = counting();
    match.answer('a', 'one');
    match.answer('a', 'one');
    const before = match.hash();
    match.repair(toThree, 'miscounted', BOTH);
    match.answer('a', 'one');
    expect(match.undo(3)).toEqual({ ok: true });
    expect(match.state.points).toBe(3);
    expect(match.undo(2)).toMatchObject({ ok: false, code: 'needs-consent' });
    expect(match.undo(2, BOTH)).toEqual({ ok: true });
    expect(match.hash()).toBe(before);
    expect(Match.load(match.game, match.record()).hash()).toBe(before);
  });

  test('is there for forks and positions too', () => {
    const match = counting();
    match.answer('a', 'one');
    match.answer('a', 'one');
    match.repair(toThree, 'miscounted', BOTH);
    expect(match.position()).toMatchObject({ state: { points: 3 }, answers: 3, steps: 1, revealed: 3 });
    expect(match.fork().hash()).toBe(match.hash());
    match.answer('a', 'one');
    expect(match.sinceBoundary).toEqual([{ seat: 'a', answer: 'one' }]);
    expect(match.fork().hash()).toBe(match.hash());
    for (const answer of ['one', 'one', 'one']) match.answer('a', answer);
    expect(match.fork().hash()).toBe(match.hash());
  });

  test('can bring a match back that was over', () => {
    const match = counting();
    match.answer('a', 'five');
    match.answer('a', 'five');
    expect(match.outcome).not.toBeNull();
    expect(match.repair([{ path: 'points', value: -20 }], 'too early', BOTH).ok).toBe(true);
    expect(match).toMatchObject({ outcome: null, request: { rule: 'R.1' }, state: { points: -20 } });
  });

  test('that does not fit the state is refused, and nothing has changed', () => {
    const match = counting();
    match.answer('a', 'one');
    const before = match.hash();
    expect(match.repair([{ path: 'nowhere', value: 3 }], 'x', BOTH)).toEqual({
      ok: false,
      code: 'cannot-repair',
      message: 'nowhere is not in the state',
      missing: [],
    });
    expect([match.hash(), match.answered, match.log.length]).toEqual([before, 1, 1]);
  });

  test('that the rules cannot go on from is refused, and nothing has changed', () => {
    const game = tiny({
      state: { n: 1 },
      *step(t) {
        if (t.state.n === 0) throw new Error('no n');
        yield* choose(t, 'a', { ...ask, options: ['x', 'y'] });
        yield* choose(t, 'a', { ...ask, options: ['x', 'y'] });
      },
    });
    const match = Match.start<TinyState>(game, null, { seed: 's' });
    match.answer('a', 'x');
    expect(match.repair([{ path: 'n', value: 0 }], 'x', BOTH)).toEqual({
      ok: false,
      code: 'cannot-repair',
      message: 'The rules cannot go on from there: no n',
      missing: [],
    });
    expect(match).toMatchObject({ answered: 1, state: { n: 1 }, log: [{ seat: 'a', answer: 'x' }] });
    expect(match.answer('a', 'y').ok).toBe(true);
  });

  test('after which the question cannot be put is refused as well', () => {
    const game = tiny({
      state: { cards: ['x'] },
      *step(t) {
        yield* choose(t, 'a', () => ({ ...ask, options: t.state.cards as string[] }));
      },
    });
    const match = Match.start<TinyState>(game, null, { seed: 's' });
    expect(match.repair([{ path: 'cards', value: [] }], 'x', BOTH)).toMatchObject({ ok: false, code: 'cannot-repair' });
    expect(match.request).toMatchObject({ options: [{ id: 'x' }] });
  });

  test('in the middle of a question to all drops what was said to it', () => {
    const game = tiny({
      state: { n: 1 },
      *step(t) {
        t.state.got = { ...(yield* tinyVerbs.amount(t, { all: BOTH }, { ...ask, min: 0, max: 9 })) };
      },
    });
    const match = Match.start<TinyState>(game, null, { seed: 's' });
    match.answer('a', 1);
    match.repair([{ path: 'n', value: 2 }], 'x', BOTH);
    expect(match.waitingFor).toEqual(BOTH);
    match.answer('b', 2);
    match.answer('a', 3);
    expect(match.state).toEqual({ n: 2, got: { a: 3, b: 2 } });
  });

  test('keeps its own copy of what was agreed', () => {
    const match = counting();
    const repair = [{ path: 'list', value: [7] }];
    const consent = [...BOTH];
    match.repair(repair, 'x', consent);
    repair[0]?.value.push(8);
    consent.length = 0;
    expect(match.log.at(-1)).toEqual({ repair: [{ path: 'list', value: [7] }], reason: 'x', consent: BOTH });
    expect(match.state.list).toEqual([7]);
  });
});
