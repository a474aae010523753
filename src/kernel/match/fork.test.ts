import { describe, expect, test } from 'vitest';
import { type Flow, Match, seedWords } from '../index.ts';
import {
  race,
  snatch,
  tiny,
  tinyVerbs,
  type RaceState,
  type SnatchState,
  type TinyState,
  type TinyTable,
} from '../toys.ts';

const { choose, emit, end } = tinyVerbs;
const ask = { rule: 'R.1', prompt: { key: 'p' } } as const;

function racing(answers: number): Match<RaceState> {
  const match = Match.start<RaceState>(race, { players: 2, goal: 500 }, { seed: 'fork' });
  for (let i = 0; i < answers; i++) match.answer(match.waitingFor[0] ?? '', match.state.pot > 9 ? 'hold' : 'roll');
  return match;
}

describe('a fork', () => {
  test.each([0, 1, 7, 80, 200])('stands where the match stands after %d answers', (answers) => {
    const match = racing(answers);
    const fork = match.fork();
    expect(fork.hash()).toBe(match.hash());
    expect(fork).toMatchObject({
      answered: match.answered,
      steps: match.steps,
      revealedAt: match.revealedAt,
      eventCount: match.eventCount,
      waitingFor: match.waitingFor,
      setup: match.setup,
      dice: match.dice,
      seats: match.seats,
    });
    expect(fork.state).not.toBe(match.state);
  });

  test('is played on by itself', () => {
    const match = racing(5);
    const before = match.hash();
    const [one, two] = [match.fork(), match.fork()];
    one.answer(one.waitingFor[0] ?? '', 'roll');
    expect(match.hash()).toBe(before);
    expect(two.hash()).toBe(before);
    match.answer(match.waitingFor[0] ?? '', 'roll');
    expect(one.hash()).toBe(match.hash());
    expect(one.steps).toBe(match.steps);
    expect(two.hash()).toBe(before);
  });

  test('of a fork of a fork stands there too', () => {
    const fork = racing(5).fork();
    fork.answer(fork.waitingFor[0] ?? '', 'roll');
    const again = fork.fork();
    expect(again.hash()).toBe(fork.hash());
    again.answer(again.waitingFor[0] ?? '', 'roll');
    expect(again.fork().fork().hash()).toBe(again.hash());
  });

  test('has no log unless somebody wants to read it', () => {
    const match = racing(9);
    const [quiet, loud] = [match.fork(), match.fork({ events: true })];
    for (const each of [match, quiet, loud]) each.answer(each.waitingFor[0] ?? '', 'roll');
    expect(quiet.events).toEqual([]);
    expect(loud.events).toEqual(match.eventsSince(loud.firstEvent));
    expect(quiet.eventCount).toBe(match.eventCount);
    expect(quiet.hash()).toBe(loud.hash());
  });

  test('can be saved: its record leads to where it stands', () => {
    const game = tiny({
      *step(t) {
        const one = yield* choose(t, 'a', { ...ask, options: ['x', 'y'] });
        const two = yield* choose(t, 'a', { ...ask, options: ['x', 'y'] });
        t.state.said = `${one}${two}`;
      },
    });
    const match = Match.start<TinyState>(game, null, { seed: 's' });
    for (const answer of ['x', 'y', 'y']) match.answer('a', answer);
    const fork = match.fork();
    expect(fork.log).toEqual([{ seat: 'a', answer: 'y' }]);
    fork.answer('a', 'x');
    const again = Match.load<TinyState>(game, JSON.parse(JSON.stringify(fork.record())));
    expect(again.hash()).toBe(fork.hash());
    expect(again.answered).toBe(4);
    expect(match.log).toHaveLength(3);
  });

  test('of a match that is over is over', () => {
    const match = Match.start<RaceState>(race, { players: 1, goal: 1 }, { seed: 'y' });
    while (match.request !== null) match.answer('a', match.state.pot > 0 ? 'hold' : 'roll');
    const fork = match.fork();
    expect(fork.outcome).toEqual(match.outcome);
    expect(fork.hash()).toBe(match.hash());
  });

  test('may stop between steps', () => {
    const game = tiny({
      state: { n: 0 },
      *step(t) {
        t.state.n = (t.state.n as number) + 1;
        if (t.state.n !== 3) yield* choose(t, 'a', { ...ask, options: ['x', 'y'] });
        emit(t, 'R.2', 'done');
      },
    });
    const match = Match.start<TinyState>(game, null, { seed: 's' });
    const fork = match.fork({ pause: true });
    fork.answer('a', 'x');
    expect(fork).toMatchObject({ steps: 1, state: { n: 1 }, request: null, outcome: null, isPaused: true });
    expect(fork.answer('a', 'x')).toMatchObject({ ok: false, refusal: { code: 'match-over', rule: 'kernel' } });
    expect(fork.fork()).toMatchObject({ steps: 1, state: { n: 1 }, request: null, answered: 1 });
    match.answer('a', 'x');
    expect(match).toMatchObject({ steps: 1, state: { n: 2 } });
    match.answer('a', 'x');
    expect(match).toMatchObject({ steps: 3, state: { n: 4 } });
  });

  test('is not paused while somebody is asked, nor once it is over, nor unless it was told to', () => {
    const game = tiny({
      *step(t) {
        yield* choose(t, 'a', { ...ask, options: ['x'] });
        end(t, { won: ['a'], lost: ['b'], rule: 'R.3', key: 'over', params: {} });
      },
    });
    const match = Match.start<TinyState>(game, null, { seed: 's' });
    const fork = match.fork({ pause: true });
    expect(fork).toMatchObject({ outcome: null, isPaused: false });
    fork.answer('a', 'x');
    expect(fork).toMatchObject({ request: null, outcome: { rule: 'R.3' }, isPaused: false });
    expect(match.isPaused).toBe(false);
  });

  test('goes back no further than it began', () => {
    const fork = racing(5).fork();
    const first = fork.position().answers;
    expect(fork.undo(first - 1, fork.seats)).toMatchObject({ ok: false, code: 'cannot-undo' });
    fork.answer(fork.waitingFor[0] ?? '', 'roll');
    expect(fork.undo(fork.answered - 1, fork.seats).ok).toBe(true);
  });

  test('works in the middle of a question to all', () => {
    const game = tiny({
      *step(t) {
        t.state.got = { ...(yield* tinyVerbs.amount(t, { all: ['a', 'b'] }, { ...ask, min: 0, max: 9 })) };
      },
    });
    const match = Match.start<TinyState>(game, null, { seed: 's' });
    match.answer('a', 4);
    const fork = match.fork();
    expect(fork.waitingFor).toEqual(['b']);
    fork.answer('b', 5);
    expect(fork.state.got).toEqual({ a: 4, b: 5 });
  });

  test('builds a question on demand only when somebody looks at it', () => {
    let built = 0;
    const duck = {
      means: 'duck',
      seats: ['b'],
      rule: 'R.5',
      label: { key: 'duck' },
      *play(t: TinyTable): Flow<void> {
        t.state.ducks = ((t.state.ducks as number | undefined) ?? 0) + 1;
        yield* choose(t, 'b', () => ({ ...ask, rule: 'R.6', options: ['left', 'right'] }));
      },
    };
    const game = tiny({
      *step(t) {
        const said: string[] = [];
        for (let i = 0; i < 3; i++) {
          said.push(
            yield* choose(t, 'a', () => {
              built++;
              return { ...ask, options: ['x', 'y'], asides: [duck] };
            }),
          );
        }
        t.state.said = said;
      },
    });
    const match = Match.start<TinyState>(game, null, { seed: 's' });
    for (const [seat, answer] of [
      ['a', 'x'],
      ['b', 'duck'],
      ['b', 'left'],
      ['a', 'y'],
    ] as const)
      match.answer(seat, answer);
    match.position();
    built = 0;
    const fork = match.fork();
    // The aside that was played belonged to a question: that one is built, and no other.
    expect(built).toBe(1);
    expect(fork.waitingFor).toEqual(['a']);
    expect(fork.hash()).toBe(match.hash());
    expect(built).toBe(1);
    expect(fork.request).toEqual(match.request);
    expect(fork.request).toBe(fork.request);
    expect(built).toBe(2);
    fork.answer('b', 'duck');
    expect(fork.request?.rule).toBe('R.6');
    const deeper = fork.fork();
    deeper.answer('b', 'right');
    deeper.answer('a', 'x');
    expect(deeper.state).toEqual({ ducks: 2, said: ['x', 'y', 'x'] });
    expect(deeper.fork().hash()).toBe(deeper.hash());
  });

  test('a dream is asked what fits the dream', () => {
    const game = tiny(
      {
        state: { hidden: ['x'] },
        *step(t) {
          yield* choose(t, 'a', () => ({ ...ask, options: t.state.hidden as string[] }));
        },
      },
      {
        redeal: (state) => {
          state.hidden = ['y'];
        },
      },
    );
    const match = Match.start<TinyState>(game, null, { seed: 's' });
    expect(match.imagine('b', seedWords('w')).request).toMatchObject({ options: [{ id: 'y' }] });
  });

  test('finds its boundary ready for a while, and then works it out again', () => {
    let steps = 0;
    const game = tiny({
      state: { n: 0 },
      *step(t) {
        steps++;
        yield* choose(t, 'a', () => ({ ...ask, options: ['x'] }));
        t.state.n = (t.state.n as number) + 1;
      },
    });
    const [match, plain] = [0, 1].map(() => Match.start<TinyState>(game, null, { seed: 's' })) as [Match, Match];
    const stepsFor = (act: () => void): number => {
      steps = 0;
      act();
      return steps;
    };
    const play = (count: number): void => {
      for (let i = 0; i < count; i++) for (const each of [match, plain]) each.answer('a', 'x');
    };
    match.fork();
    play(20);
    expect(stepsFor(() => match.fork())).toBe(1);
    play(200);
    // Back to the newest boundary that was kept, 64 steps after the last fork, and on from there.
    expect(stepsFor(() => match.position())).toBeLessThanOrEqual(200 - 64 + 1);
    expect(match.position()).toEqual(plain.position());
    expect(match.fork().hash()).toBe(plain.hash());
    expect(stepsFor(() => match.fork())).toBe(1);
    expect(stepsFor(() => match.undo(match.answered - 1))).toBeLessThan(128); // from the nearest boundary that was kept
    expect(match.state).toMatchObject({ n: 219 });
  });

  test('undo begins at a boundary that was kept', () => {
    let steps = 0;
    const game = tiny({
      *step(t) {
        steps++;
        yield* choose(t, 'a', { ...ask, options: ['x'] });
        yield* choose(t, 'a', { ...ask, options: ['x'] });
      },
    });
    const match = Match.start(game, null, { seed: 's' });
    for (let i = 0; i < 21; i++) match.answer('a', 'x');
    match.fork();
    steps = 0;
    match.undo();
    expect(steps).toBe(1);
    expect(match.answered).toBe(20);
  });

  test('does not copy the state more often than somebody asks', () => {
    let copied = 0;
    const state = () =>
      Object.defineProperty({ n: 0 }, 'watched', {
        enumerable: true,
        get: () => {
          copied++;
          return 1;
        },
      });
    const game = tiny(
      {
        *step(t) {
          yield* choose(t, 'a', { ...ask, options: ['x'] });
        },
      },
      { setup: () => state() as never },
    );
    const match = Match.start(game, null, { seed: 's' });
    for (let i = 0; i < 100; i++) match.answer('a', 'x');
    expect(copied).toBe(0);
    match.fork();
    expect(copied).toBeGreaterThan(0);
  });
});

describe('imagining', () => {
  const words = seedWords('dream');
  const dealt = (): Match<SnatchState> => {
    const match = Match.start<SnatchState>(snatch, { players: 3 }, { seed: 'cards' });
    match.answer('a', 'draw');
    return match;
  };

  test('keeps what the seat knows and draws the rest anew', () => {
    const match = dealt();
    const imagined = match.imagine('a', words);
    expect(imagined.state.hands.a).toEqual(match.state.hands.a);
    expect(imagined.state.deck).toHaveLength(match.state.deck.length);
    expect([imagined.state.hands.b, imagined.state.hands.c]).not.toEqual([match.state.hands.b, match.state.hands.c]);
    expect(imagined).toMatchObject({ answered: match.answered, steps: match.steps, revealedAt: match.revealedAt });
  });

  test('depends on the words alone, and leaves the match alone', () => {
    const match = dealt();
    const before = match.hash();
    expect(match.imagine('a', words).hash()).toBe(match.imagine('a', words).hash());
    expect(match.imagine('a', words).hash()).not.toBe(match.imagine('a', seedWords('other')).hash());
    expect(match.imagine(null, words).state.hands.a).not.toEqual(match.state.hands.a);
    expect(match.hash()).toBe(before);
  });

  test('changes the chance to come', () => {
    const match = Match.start<RaceState>(race, { players: 1, goal: 500 }, { seed: 'x' });
    const rolled = (from: Match<RaceState>): number[] =>
      Array.from({ length: 8 }, () => {
        from.answer('a', 'roll');
        return from.state.pot;
      });
    expect(rolled(match.imagine('a', words))).not.toEqual(rolled(match.fork()));
    expect(rolled(match.imagine('a', words))).toEqual(rolled(match.imagine('a', words)));
  });

  test('a dream can be forked, dreamt in again, and taken back', () => {
    const imagined = dealt().imagine('a', words, { events: true });
    expect(imagined.fork().hash()).toBe(imagined.hash());
    imagined.answer(imagined.waitingFor[0] ?? '', 'draw');
    expect(imagined.fork().hash()).toBe(imagined.hash());
    const deeper = imagined.imagine('b', seedWords('deeper'));
    expect(deeper.fork().hash()).toBe(deeper.hash());
    const before = deeper.hash();
    const { answered } = deeper;
    deeper.answer(deeper.waitingFor[0] ?? '', 'draw');
    expect(deeper.undo(answered, deeper.seats).ok).toBe(true);
    expect(deeper.hash()).toBe(before);
  });

  test('in the middle of a step goes on from there', () => {
    const game = tiny(
      {
        state: { hidden: 0 },
        *step(t) {
          yield* choose(t, 'a', { ...ask, options: ['x'] });
          yield* choose(t, 'a', { ...ask, options: ['x'] });
          t.state.seen = t.state.hidden ?? null;
          yield* choose(t, 'a', { ...ask, options: ['x'] });
        },
      },
      {
        redeal: (state, _seat, chance) => {
          state.hidden = 1 + chance.below(1_000_000);
        },
      },
    );
    const match = Match.start<TinyState>(game, null, { seed: 's' });
    match.answer('a', 'x');
    const imagined = match.imagine('a', words);
    imagined.answer('a', 'x');
    expect(imagined.state.seen).toBe(imagined.state.hidden);
    expect(imagined.state.seen).not.toBe(0);
    expect(imagined.fork().hash()).toBe(imagined.hash());
    expect(imagined.answered).toBe(2);
  });
});
