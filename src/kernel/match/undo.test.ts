import { describe, expect, test } from 'vitest';
import { type Flow, Match } from '../index.ts';
import { race, tiny, tinyVerbs, type RaceState, type TinyState } from '../toys.ts';

const { choose, draw, emit } = tinyVerbs;
const ask = { rule: 'R.1', prompt: { key: 'p' } } as const;

/** Three questions a step; `dig` shows a card. */
const digging = (): Match<TinyState> =>
  Match.start<TinyState>(
    tiny({
      state: { pile: ['p', 'q', 'r', 's', 't'], said: [] },
      *step(t) {
        for (let i = 0; i < 3; i++) {
          const way = yield* choose(t, 'a', { ...ask, options: ['walk', 'dig'] });
          const found = way === 'dig' ? draw(t, 'R.2', t.state.pile as string[], 'known') : way;
          (t.state.said as string[]).push(found ?? 'nothing');
          emit(t, 'R.2', 'said', { way });
        }
      },
    }),
    null,
    { seed: 'undo' },
  );
const play = (match: Match<TinyState>, ...answers: string[]): string[] =>
  answers.map((answer) => {
    expect(match.answer('a', answer).ok).toBe(true);
    return match.hash();
  });

describe('undo', () => {
  test('goes back one answer, to where the match was', () => {
    const match = digging();
    const [, two] = play(match, 'walk', 'walk', 'walk');
    expect(match.undo()).toEqual({ ok: true });
    expect(match.hash()).toBe(two);
    expect(match).toMatchObject({ answered: 2, steps: 0, eventCount: 2, request: { rule: 'R.1' } });
    expect(match.events).toHaveLength(2);
  });

  test('goes back to after any answer, and the same answers lead to the same place', () => {
    const match = digging();
    const start = match.hash();
    const hashes = [start, ...play(match, 'walk', 'walk', 'walk', 'walk', 'walk', 'walk', 'walk')];
    for (const to of [5, 3, 0]) {
      expect(match.undo(to).ok).toBe(true);
      expect(match.hash()).toBe(hashes[to]);
      expect(match.answered).toBe(to);
      expect(match.eventCount).toBe(to);
      expect(match.events.map(({ n }) => n)).toEqual(Array.from({ length: to }, (_, n) => n));
    }
    expect(play(match, 'walk', 'walk')[1]).toBe(hashes[2]);
  });

  test('is free back to the last reveal, and not further', () => {
    const match = digging();
    const hashes = play(match, 'walk', 'dig', 'walk', 'walk');
    expect(match.revealedAt).toBe(2);
    expect(match.undo(2).ok).toBe(true);
    expect(match.hash()).toBe(hashes[1]);
    expect(match.undo(1)).toEqual({
      ok: false,
      code: 'needs-consent',
      message: 'Something hidden has been shown since: undo needs everyone to agree',
      missing: ['a', 'b'],
    });
    expect(match.undo(1, ['b'])).toMatchObject({ ok: false, missing: ['a'] });
    expect(match.hash()).toBe(hashes[1]);
    expect(match.log.at(-1)).toEqual({ undo: 2 });
  });

  test('goes further where everyone agrees', () => {
    const match = digging();
    const hashes = play(match, 'walk', 'dig', 'walk', 'walk');
    expect(match.undo(1, ['b', 'a'])).toEqual({ ok: true });
    expect(match.hash()).toBe(hashes[0]);
    expect(match.revealedAt).toBe(0);
    expect(match.log.at(-1)).toEqual({ undo: 1, consent: ['b', 'a'] });
  });

  test('cannot go where no answer is', () => {
    const match = digging();
    const refused = (to?: number) => match.undo(to, ['a', 'b']);
    expect(refused()).toEqual({ ok: false, code: 'cannot-undo', message: 'There is nothing to undo', missing: [] });
    play(match, 'walk', 'walk');
    for (const to of [-1, 2, 3, 0.5, Number.NaN]) {
      expect(refused(to)).toEqual({
        ok: false,
        code: 'cannot-undo',
        message: 'Undo goes to after answer 0 to 1',
        missing: [],
      });
    }
    expect(match.log).toHaveLength(2);
  });

  test('takes back the end of a match', () => {
    const match = Match.start<RaceState>(race, { players: 1, goal: 1 }, { seed: 'y' });
    while (match.request !== null) match.answer('a', match.state.pot > 0 ? 'hold' : 'roll');
    expect(match.undo(match.answered - 1).ok).toBe(true);
    expect(match).toMatchObject({ outcome: null, request: { rule: 'RACE.1' } });
    match.answer('a', 'hold');
    expect(match.outcome).toMatchObject({ won: ['a'] });
  });

  test('keeps the undone answers in the record, as undone', () => {
    const match = digging();
    play(match, 'walk', 'walk');
    match.undo(0);
    play(match, 'dig');
    expect(match.log).toEqual([
      { seat: 'a', answer: 'walk' },
      { seat: 'a', answer: 'walk' },
      { undo: 0 },
      { seat: 'a', answer: 'dig' },
    ]);
    const again = Match.load<TinyState>(match.game, match.record());
    expect(again.hash()).toBe(match.hash());
    expect(again.log).toEqual(match.log);
    expect(again.answered).toBe(1);
  });

  test('works from a boundary that was kept as from the start', () => {
    const [kept, plain] = [digging(), digging()];
    kept.fork();
    for (const match of [kept, plain]) {
      play(match, 'walk', 'walk', 'dig', 'walk', 'dig', 'walk', 'walk');
      match.undo(5);
    }
    expect(kept.hash()).toBe(plain.hash());
    expect(kept.events).toEqual(plain.events);
    kept.undo(1, kept.seats);
    plain.undo(1, plain.seats);
    expect(kept.hash()).toBe(plain.hash());
    expect(kept.events).toEqual(plain.events);
    expect(kept.position()).toEqual(plain.position());
  });

  test('knows asides for what they are, however often it goes back', () => {
    const match = Match.start<TinyState>(
      tiny({
        state: { said: [] },
        *step(t) {
          const play = function* (): Flow<void> {
            (t.state.said as string[]).push('ducked');
            yield* [];
          };
          const asides = [{ means: 'duck', seats: ['a', 'b'], rule: 'R.5', label: { key: 'd' }, play }];
          (t.state.said as string[]).push(yield* choose(t, 'a', () => ({ ...ask, options: ['x', 'y'], asides })));
        },
      }),
      null,
      { seed: 's' },
    );
    for (const answer of ['x', 'duck', 'y', 'x', 'duck', 'x']) match.answer('a', answer);
    match.fork();
    for (const answer of ['y', 'duck', 'y']) match.answer('a', answer);
    expect(match.state.said).toEqual(['x', 'ducked', 'y', 'x', 'ducked', 'x', 'y', 'ducked', 'y']);
    for (const to of [8, 7, 4, 2]) {
      expect(match.undo(to).ok).toBe(true);
      expect((match.state.said as string[]).length).toBe(to);
      expect(match.fork().hash()).toBe(match.hash());
    }
    expect(match.state.said).toEqual(['x', 'ducked']);
  });

  test('in a dream goes back through the dream', () => {
    const game = tiny(
      {
        state: { hidden: 0, seen: [] },
        *step(t) {
          yield* choose(t, 'a', () => ({ ...ask, options: ['x'] }));
          (t.state.seen as number[]).push(t.state.hidden as number);
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
    const dream = match.imagine('a', [1, 2, 3, 4]);
    const hashes = [dream.hash()];
    for (let i = 0; i < 4; i++) {
      dream.answer('a', 'x');
      hashes.push(dream.hash());
      dream.fork();
    }
    for (const to of [4, 3, 2, 1]) {
      expect(dream.undo(to).ok).toBe(true);
      expect(dream.hash()).toBe(hashes[to - 1]);
    }
  });

  test('the consent that was given is kept as it was given', () => {
    const match = digging();
    play(match, 'dig');
    const consent = ['a', 'b'];
    match.undo(0, consent);
    consent.length = 0;
    expect(match.log.at(-1)).toEqual({ undo: 0, consent: ['a', 'b'] });
  });
});

describe('a record of our own', () => {
  const withUndo = (): Match<TinyState> => {
    const match = digging();
    play(match, 'walk', 'dig', 'walk');
    match.undo(2);
    play(match, 'walk', 'walk', 'dig');
    expect(match.undo(1, match.seats).ok).toBe(true);
    play(match, 'dig', 'walk');
    return match;
  };

  test('opens again without playing what was taken back', () => {
    const record = withUndo().record();
    const game = withUndo().game;
    const again = Match.reopen<TinyState>(game, record);
    expect(again.record()).toEqual(record);
    // What was taken back is not looked at: an answer that nobody could give does not matter there, and does elsewhere.
    const odd = record.answers.map((entry, i) => (i === 2 ? { seat: 'a', answer: 'fly' } : entry));
    expect(Match.reopen(game, { ...record, answers: odd }).hash()).toBe(record.hash);
    expect(() => Match.load(game, { ...record, answers: odd })).toThrow('Entry 2 does not fit');
    const broken = record.answers.map((entry, i) => (i === 0 ? { seat: 'a', answer: 'fly' } : entry));
    expect(() => Match.reopen(game, { ...record, answers: broken })).toThrow('Entry 0 does not fit');
  });

  test('opens again without playing what was taken back down to its very first answer', () => {
    const match = digging();
    play(match, 'walk', 'walk');
    expect(match.undo(0, match.seats).ok).toBe(true);
    play(match, 'walk');
    const record = match.record();
    const odd = record.answers.map((entry, i) => (i < 2 ? { seat: 'a', answer: 'fly' } : entry));
    expect(Match.reopen(match.game, { ...record, answers: odd }).hash()).toBe(match.hash());
  });

  test('that takes back what was never answered is found out', () => {
    const { record, game } = { record: withUndo().record(), game: withUndo().game };
    expect(() => Match.reopen(game, { ...record, answers: [...record.answers, { undo: 99 }] })).toThrow('Undo goes to');
  });

  test('is played as it is from a repair on', () => {
    const match = withUndo();
    expect(match.repair([{ path: 'said', value: ['mended'] }], 'by hand', match.seats)).toEqual({ ok: true });
    play(match, 'walk');
    match.undo();
    play(match, 'walk');
    const again = Match.reopen<TinyState>(match.game, match.record());
    expect(again.record()).toEqual(match.record());
    expect(again.state).toEqual(match.state);
  });
});
