import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  BadRecord,
  BadSetup,
  BrokenTable,
  commitmentTo,
  type Flow,
  hashOf,
  Match,
  RuleFault,
  seedWords,
} from '../index.ts';
import { bids, race, snatch, tiny, tinyVerbs, type RaceState, type TinyState } from '../toys.ts';

const { choose, amount, roll, draw, emit, end } = tinyVerbs;
const ask = { rule: 'R.1', prompt: { key: 'p' } } as const;
const started = (step: Parameters<typeof tiny>[0]['step'], state: TinyState = {}): Match<TinyState> =>
  Match.start<TinyState>(tiny({ state, step }), null, { seed: 'match' });

describe('a match', () => {
  test('starts where the set-up and the seed put it', () => {
    const match = Match.start<RaceState>(race, { players: 2 }, { seed: 'x' });
    expect(match.setup).toEqual({ players: 2, goal: 30 });
    expect(match.seats).toEqual(['a', 'b']);
    expect(match.game.id).toBe('race');
    expect(match.dice).toBe('seeded');
    expect(match).toMatchObject({ answered: 0, steps: 0, revealedAt: 0, eventCount: 0, firstEvent: 0, outcome: null });
    expect(match.commitment).toBe(commitmentTo('x'));
    expect(match.hash()).toBe(hashOf({ state: match.state, random: seedWords('x') }));
    expect(match.whole()).toEqual({ ...match.state, random: seedWords('x') });
  });

  test('a set-up that cannot be played is refused with all that is wrong', () => {
    const bad = (setup: unknown): readonly object[] => {
      try {
        Match.start(race, setup, { seed: 'x' });
      } catch (error) {
        if (error instanceof BadSetup) return error.errors;
      }
      return [];
    };
    expect(bad({ players: 9, goal: 0 })).toMatchObject([{ path: 'players' }, { path: 'goal' }]);
    expect(bad('nonsense')).toMatchObject([{ path: '' }]);
    expect(() => Match.start(race, 'nonsense', { seed: 'x' })).toThrow(/^set-up: /);
    expect(() => Match.start(race, { players: 9 }, { seed: 'x' })).toThrow(/^players: /);
    expect(() => Match.start(race, { players: 9, goal: 0 }, { seed: 'x' })).toThrow(/^players: .*; goal: /);
  });

  test('a game may find a set-up impossible while it deals', () => {
    const errors = [{ path: 'cards', message: 'too few' }];
    const game = tiny(
      { *step() {} },
      {
        setup: () => {
          throw new BadSetup(errors);
        },
      },
    );
    expect(() => Match.start(game, null, { seed: 'x' })).toThrow(BadSetup);
    expect(() => Match.start(game, null, { seed: 'x' })).toThrow('cards: too few');
  });

  test('what leaves the match can be changed without changing it', () => {
    const match = started(function* (t) {
      t.state.got = [...(yield* tinyVerbs.pick(t, 'a', { ...ask, options: ['x', 'y'], min: 1, max: 2 }))];
    });
    const answer = ['x'];
    match.answer('a', answer);
    answer.push('y');
    match.record().answers.forEach((entry) => {
      if ('seat' in entry) expect(entry.answer).toEqual(['x']);
    });
    (match.whole() as { got: string[] }).got.push('z');
    expect(match.state.got).toEqual(['x']);
  });

  test('a rule may do with an answer what it likes: the record keeps it as it was', () => {
    const match = started(function* (t) {
      const got = (yield* tinyVerbs.pick(t, 'a', { ...ask, options: ['x', 'y'], min: 1, max: 2 })) as string[];
      got.push('more');
      t.state.got = got;
    });
    match.answer('a', ['y']);
    expect(match.state.got).toEqual(['y', 'more']);
    expect(match.log).toEqual([{ seat: 'a', answer: ['y'] }]);
    expect(Match.load(match.game, match.record()).hash()).toBe(match.hash());
  });

  test('steps follow each other until somebody is asked', () => {
    const match = started(
      function* (t) {
        t.state.n = (t.state.n as number) + 1;
        if (t.state.n % 3 === 0) yield* choose(t, 'a', { ...ask, options: ['x'] });
      },
      { n: 0 },
    );
    expect(match).toMatchObject({ steps: 2, state: { n: 3 } });
    match.answer('a', 'x');
    expect(match).toMatchObject({ steps: 5, state: { n: 6 } });
  });
});

describe('a rule that breaks', () => {
  const fragile = () =>
    started(
      function* (t) {
        const way = yield* choose(t, 'a', { ...ask, options: ['good', 'bad', 'broken'] });
        emit(t, 'R.2', 'went', { way });
        t.state.n = (t.state.n as number) + 1;
        if (way === 'bad') throw new TypeError('oops');
        if (way === 'broken') throw new BrokenTable('R.3', { way });
      },
      { n: 0 },
    );
  const faultOf = (act: () => unknown): RuleFault => {
    try {
      act();
    } catch (error) {
      if (error instanceof RuleFault) return error;
      throw error;
    }
    throw new Error('nothing broke');
  };

  test('leaves the match exactly as it was', () => {
    const match = fragile();
    match.answer('a', 'good');
    const everything = (): unknown => {
      const { answered, steps, revealedAt, eventCount, request } = match;
      return {
        hash: match.hash(),
        events: [...match.events],
        log: [...match.log],
        answered,
        steps,
        revealedAt,
        eventCount,
        request,
      };
    };
    const before = everything();
    faultOf(() => match.answer('a', 'bad'));
    expect(everything()).toEqual(before);
    expect(match.answer('a', 'good')).toMatchObject({ ok: true });
    expect(match.state.n).toBe(2);
  });

  test('is named, with the rules that ran last, the newest first', () => {
    const match = fragile();
    match.answer('a', 'good');
    const fault = faultOf(() => match.answer('a', 'bad'));
    expect(fault.rules).toEqual(['R.2', 'R.1', 'R.2', 'R.1']);
    expect(fault.message).toBe('oops (last rules: R.2 < R.1 < R.2 < R.1)');
    expect(fault.cause).toBeInstanceOf(TypeError);
    expect(fault.name).toBe('RuleFault');
    expect(faultOf(() => match.answer('a', 'broken')).message).toMatch(/^R\.3: .*\{"way":"broken"\}/);
    for (let i = 0; i < 9; i++) match.answer('a', 'good');
    expect(faultOf(() => match.answer('a', 'bad')).rules).toHaveLength(8);
  });

  test('hands over the record that leads there', () => {
    const match = fragile();
    match.answer('a', 'good');
    const { record } = faultOf(() => match.answer('a', 'bad'));
    expect(record.answers).toEqual([
      { seat: 'a', answer: 'good' },
      { seat: 'a', answer: 'bad' },
    ]);
    expect(record).not.toHaveProperty('hash');
    expect(() => Match.load(match.game, JSON.parse(JSON.stringify(record)))).toThrow('oops');
  });

  test('in the middle of a question to all, those who have answered have still answered', () => {
    const match = started(function* (t) {
      yield* amount(t, { all: ['a', 'b'] }, { ...ask, min: 0, max: 9 });
      throw new Error('oops');
    });
    match.answer('a', 1);
    faultOf(() => match.answer('b', 2));
    expect(match.waitingFor).toEqual(['b']);
    expect(match.answered).toBe(1);
  });

  test('before anything is asked, or in the set-up, is reported too', () => {
    const early = faultOf(() =>
      started(function* (t) {
        emit(t, 'R.4', 'e');
        yield* [];
        throw new Error('oops');
      }),
    );
    expect(early.rules).toEqual(['R.4']);
    expect(early.record).toMatchObject({ game: 'tiny', seed: 'match', answers: [] });
    const game = tiny(
      { *step() {} },
      {
        setup: (t) => {
          emit(t, 'R.5', 'e');
          throw new Error('no cards');
        },
      },
    );
    expect(faultOf(() => Match.start(game, null, { seed: 'x' })).message).toBe('no cards (last rules: R.5)');
  });

  test('while it checks an answer is reported, and nothing has changed', () => {
    const match = started(function* (t) {
      yield* tinyVerbs.place(t, 'a', {
        ...ask,
        region: { discs: [{ x: 0, y: 0, radius: 9 }] },
        suggestions: [{ x: 0, y: 0 }],
        check: () => {
          throw new Error('no map');
        },
      });
    });
    const fault = faultOf(() => match.answer('a', { x: 1, y: 1 }));
    expect(fault.message).toBe('no map (last rules: R.1)');
    expect(fault.record.answers).toHaveLength(1);
    expect([match.answered, match.log.length, match.request?.rule]).toEqual([0, 0, 'R.1']);
  });

  test('with something that is no error is reported as well', () => {
    const match = started(function* (t) {
      yield* choose(t, 'a', { ...ask, options: ['x'] });
      // oxlint-disable-next-line typescript/only-throw-error
      throw 'a word';
    });
    expect(faultOf(() => match.answer('a', 'x')).message).toBe('a word (last rules: R.1)');
  });
});

describe('a resolution that never ends', () => {
  test('is stopped and names its rule', () => {
    const match = started(function* (t) {
      yield* choose(t, 'a', { ...ask, options: ['x'] });
      for (;;) emit(t, 'R.7', 'again');
    });
    expect(() => match.answer('a', 'x')).toThrow(/R\.7.*does not end/);
    expect(match).toMatchObject({ answered: 0, eventCount: 0 });
  });

  test('is stopped where steps follow each other and ask nobody', () => {
    const game = (loud: boolean) =>
      tiny({
        *step(t) {
          if (t.state.stuck !== true) yield* choose(t, 'a', { ...ask, options: ['x'] });
          t.state.stuck = true;
          if (loud) emit(t, 'R.8', 'e');
        },
      });
    const match = Match.start(game(false), null, { seed: 's' });
    expect(() => match.answer('a', 'x')).toThrow(/^R\.1: .*ask nobody/);
    expect(() => started(function* () {})).toThrow(/^kernel: .*ask nobody/);
    expect(() => Match.start(game(true), null, { seed: 's' }).answer('a', 'x')).toThrow(/R\.8/);
  });

  test('each answer may do its share of work', () => {
    const match = started(function* (t) {
      yield* choose(t, 'a', { ...ask, options: ['x'] });
      for (let i = 0; i < 60_000; i++) emit(t, 'R.7', 'e');
    });
    expect(match.answer('a', 'x').ok).toBe(true);
    expect(match.answer('a', 'x').ok).toBe(true);
  });

  test('a question that nobody can answer is a fault of its rule', () => {
    const match = started(function* (t) {
      yield* choose(t, 'a', { ...ask, options: ['x'] });
      yield* choose(t, 'a', { ...ask, rule: 'R.9', options: [] });
    });
    expect(() => match.answer('a', 'x')).toThrow(/R\.9/);
    expect(match.request?.rule).toBe('R.1');
  });
});

describe('a position', () => {
  const play = (match: Match<TinyState>, ...answers: string[]): Match<TinyState> => {
    for (const answer of answers) expect(match.answer('a', answer).ok).toBe(true);
    return match;
  };
  const twoQuestions = (state: TinyState = { n: 0 }) =>
    started(function* (t) {
      const one = yield* choose(t, 'a', { ...ask, options: ['x', 'y'] });
      const [die = 0] = yield* roll(t, '1d6', { ...ask, seat: 'a' });
      const two = yield* choose(t, 'a', { ...ask, options: ['x', 'y'] });
      emit(t, 'R.2', 'said', { one, two });
      t.state.n = (t.state.n as number) + die;
    }, state);

  test('is the last boundary, with what led to it', () => {
    const match = play(twoQuestions(), 'x', 'y');
    const boundary = match.position();
    expect(boundary).toEqual({
      state: match.state,
      random: (match.whole() as { random: number[] }).random,
      answers: 2,
      events: 1,
      steps: 1,
      revealed: 1,
    });
    play(match, 'x');
    expect(match.position()).toEqual(boundary);
    expect(match.sinceBoundary).toEqual([{ seat: 'a', answer: 'x' }]);
    expect(boundary.state).not.toBe(match.state);
  });

  test('is the same whether it was kept ready or worked out', () => {
    const [kept, worked] = [twoQuestions(), twoQuestions()];
    kept.fork();
    for (const way of 'xyxxyyxyx') {
      play(kept, way);
      play(worked, way);
    }
    expect(kept.position()).toEqual(worked.position());
    expect(kept.position().answers).toBe(8);
  });

  test('is all that a store needs to go on', () => {
    const match = play(twoQuestions(), 'x', 'y', 'x');
    const { position, answers } = JSON.parse(
      JSON.stringify({ position: match.position(), answers: match.sinceBoundary }),
    ) as { position: never; answers: [] };
    const again = Match.resume<TinyState>(match.game, null, { seed: 'match', from: position, answers });
    expect(again.hash()).toBe(match.hash());
    expect(again).toMatchObject({ answered: 3, steps: 1, revealedAt: 3, eventCount: 1, firstEvent: 1 });
    play(match, 'y');
    const result = again.answer('a', 'y');
    expect(result).toEqual({ ok: true, events: match.eventsSince(1) });
    expect(again.hash()).toBe(match.hash());
    expect(again.undo(1, ['a', 'b'])).toMatchObject({ ok: false, code: 'cannot-undo' });
    expect(Match.load(again.game, JSON.parse(JSON.stringify(again.record()))).hash()).toBe(match.hash());
  });

  test('that a match began with is no hindrance to forks and undo', () => {
    const whole = play(twoQuestions(), 'x', 'y', 'x', 'y');
    const from = whole.position();
    const resumed = Match.resume<TinyState>(whole.game, null, { seed: 'match', from });
    expect(resumed.record()).not.toHaveProperty('dice');
    for (const match of [whole, resumed]) play(match, 'y', 'x', 'x', 'x', 'y');
    expect(resumed.hash()).toBe(whole.hash());
    expect(resumed.sinceBoundary).toEqual([{ seat: 'a', answer: 'y' }]);
    expect(resumed.fork({ events: true }).hash()).toBe(whole.hash());
    expect(resumed.fork().sinceBoundary).toEqual([{ seat: 'a', answer: 'y' }]);
    for (const to of [8, 7, 5, 4]) {
      for (const match of [whole, resumed]) expect(match.undo(to, match.seats).ok).toBe(true);
      expect(resumed.hash()).toBe(whole.hash());
      expect(resumed.events).toEqual(whole.eventsSince(from.events));
      expect(resumed.position()).toEqual(whole.position());
    }
  });

  test('keeps what was last shown, though nothing is shown again', () => {
    const match = started(function* (t) {
      const way = yield* choose(t, 'a', { ...ask, options: ['walk', 'dig'] });
      if (way === 'dig') draw(t, 'R.2', ['x'], 'known');
    });
    play(match, 'walk', 'dig', 'walk', 'walk');
    expect(match.position()).toMatchObject({ answers: 4, revealed: 2 });
    expect(match.fork().revealedAt).toBe(2);
    expect(match.fork().fork().revealedAt).toBe(2);
    match.undo();
    expect(match.revealedAt).toBe(2);
  });

  test('of older rules is brought into today’s shape', () => {
    const match = play(twoQuestions(), 'x', 'y');
    const from = match.position();
    const options = { seed: 'match', from, version: '0' };
    const changed = (migrate: (state: never, version: string) => TinyState | null) =>
      ({ ...match.game, migrate }) as never;
    const added = Match.resume<TinyState>(
      changed((state: TinyState, version) => ({ ...state, added: version })),
      null,
      options,
    );
    expect(added.state.added).toBe('0');
    const untouched = changed(() => {
      throw new Error('asked');
    });
    expect(Match.resume<TinyState>(untouched, null, { seed: 'match', from }).state).toEqual(from.state);
    expect(Match.resume<TinyState>(match.game, null, options).state).toEqual(from.state);
    const impossible = changed(() => null);
    expect(() => Match.resume(impossible, null, options)).toThrow(BadRecord);
    expect(() => Match.load(impossible, { ...match.record(), from: from as never, version: '0' })).toThrow(
      "Today's rules (1) cannot go on from a position of version 0",
    );
  });
});

test('the state of chance is in the record’s hash: two matches with other seeds never look equal', () => {
  const one = Match.start(race, { players: 2 }, { seed: '1' });
  const two = Match.start(race, { players: 2 }, { seed: '2' });
  expect(one.state).toEqual(two.state);
  expect(one.hash()).not.toBe(two.hash());
});

test('seats are asked for once', () => {
  let asked = 0;
  const game = {
    ...race,
    schema: z.any(),
    seating: () => {
      asked++;
      return ['a'];
    },
  } as never;
  const match = Match.start(game, { players: 1, goal: 5 }, { seed: 's' });
  expect([match.seats, match.seats]).toEqual([['a'], ['a']]);
  expect(asked).toBe(1);
});

test('dice that were typed make the same match as dice that fell', () => {
  const seeded = Match.start<RaceState>(race, { players: 1, goal: 12 }, { seed: 'typed' });
  const typed = Match.start<RaceState>(race, { players: 1, goal: 12 }, { seed: 'typed', dice: 'typed' });
  while (seeded.request !== null) {
    const way = seeded.state.pot > 8 ? 'hold' : 'roll';
    const result = seeded.answer('a', way);
    typed.answer('a', way);
    const rolled = result.ok ? result.events.flatMap(({ dice = [] }) => dice.flatMap((pool) => pool.rolled)) : [];
    if (rolled.length > 0) expect(typed.answer('a', rolled).ok).toBe(true);
  }
  expect(typed.state).toEqual(seeded.state);
  expect(typed.outcome).toEqual(seeded.outcome);
  expect(typed.record()).toMatchObject({ dice: 'typed' });
  expect(seeded.record()).not.toHaveProperty('dice');
  expect(Match.load(race, typed.record()).hash()).toBe(typed.hash());
});

describe('what counts as shown', () => {
  test('what was shown before the first answer does not bind it', () => {
    const match = started(function* (t) {
      draw(t, 'R.2', ['x'], 'known');
      yield* choose(t, 'a', { ...ask, options: ['x'] });
      yield* choose(t, 'a', { ...ask, options: ['x'] });
    });
    match.answer('a', 'x');
    expect(match.revealedAt).toBe(0);
    expect(match.undo().ok).toBe(true);
  });

  test('answers that all were secret are shown when the last is in', () => {
    const match = Match.start(bids, { players: 2 }, { seed: 's' });
    match.answer('a', 1);
    expect(match.revealedAt).toBe(0);
    expect(match.undo().ok).toBe(true);
    match.answer('a', 1);
    match.answer('b', 2);
    expect(match.revealedAt).toBe(2);
    expect(match.undo(1)).toMatchObject({ ok: false, code: 'needs-consent' });
  });

  test('so they are where chance has no part in it', () => {
    const match = started(function* (t) {
      yield* amount(t, { all: ['a', 'b'] }, { ...ask, min: 0, max: 9 });
      yield* choose(t, 'a', { ...ask, options: ['x'] });
    });
    match.answer('b', 1);
    expect(match.revealedAt).toBe(0);
    match.answer('a', 1);
    expect(match.revealedAt).toBe(2);
  });

  test('alone there is nobody to keep an answer from', () => {
    const match = started(function* (t) {
      yield* amount(t, { all: ['a'] }, { ...ask, min: 0, max: 9 });
      yield* choose(t, 'a', { ...ask, options: ['x'] });
    });
    match.answer('a', 1);
    expect(match.revealedAt).toBe(0);
  });

  test('typed dice are shown when they are typed, not when they are asked for', () => {
    const match = Match.start(race, { players: 2 }, { seed: 's', dice: 'typed' });
    match.answer('a', 'roll');
    expect(match.revealedAt).toBe(0);
    expect(match.undo().ok).toBe(true);
    match.answer('a', 'roll');
    match.answer('a', [3]);
    expect(match.revealedAt).toBe(2);
    expect(match.undo().ok).toBe(false);
  });
});

test('a seat called like a part of every object is a stranger all the same', () => {
  const match = Match.start(bids, { players: 2 }, { seed: 's' });
  for (const seat of ['toString', '__proto__', 'constructor', '']) {
    expect(match.answer(seat, 1)).toMatchObject({ ok: false, refusal: { code: 'not-your-turn' } });
  }
});

test('an ending in the middle of an aside ends the match', () => {
  const outcome = { won: [], lost: ['a', 'b'], rule: 'R.8', key: 'lost', params: {} };
  const match = started(function* (t) {
    const play = function* (): Flow<void> {
      yield* [];
      end(t, outcome);
    };
    yield* choose(t, 'a', {
      ...ask,
      options: ['x'],
      asides: [{ means: 'quit', seats: ['b'], rule: 'R.6', label: { key: 'q' }, play }],
    });
  });
  match.answer('b', 'quit');
  expect(match.outcome).toEqual(outcome);
});

test('a spectator’s match: hidden hands are dealt and stay hidden', () => {
  const match = Match.start(snatch, { players: 2 }, { seed: 's' });
  expect(JSON.stringify(match.game.view(match.state as never, null))).not.toContain('stop"');
});

test('a rule may keep and change what the set-up gave it: the set-up stays as it was', () => {
  const game = tiny(
    {
      *step(t) {
        const list = t.state.list as number[];
        yield* tinyVerbs.choose(t, 'a', { rule: 'R.1', prompt: { key: 'p' }, options: list.map(String) });
        list.push(list.length);
      },
    },
    { setup: (_, setup) => ({ list: setup }) },
  );
  const match = Match.start(game, [0], { seed: 's' });
  match.answer('a', '0');
  match.answer('a', '1');
  expect(match.setup).toEqual([0]);
  expect(Match.load(game, match.record()).hash()).toBe(match.hash());
});
