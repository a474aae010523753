import { describe, expect, test } from 'vitest';
import { BadRecord, commitmentTo, type Given, Match, type MatchRecord, parseRecord, verify } from '../index.ts';
import { race, survey, tiny, tinyVerbs, type RaceState } from '../toys.ts';

const { choose } = tinyVerbs;

/** A whole race, undone in the middle, as the file that it is saved in. */
function saved(dice: 'seeded' | 'typed' = 'seeded'): MatchRecord {
  const match = Match.start<RaceState>(race, { players: 2, goal: 12 }, { seed: 'save', dice });
  for (let i = 0; match.request !== null; i++) {
    const seat = match.waitingFor[0] ?? '';
    match.answer(seat, match.request.kind === 'roll' ? [2 + (i % 5)] : match.state.pot > 6 ? 'hold' : 'roll');
    if (i === 3) match.undo(1, match.seats);
  }
  return JSON.parse(JSON.stringify(match.record())) as MatchRecord;
}
const record = saved();

describe('a record', () => {
  test('says how the match was played', () => {
    expect(record).toMatchObject({
      format: 'holdout-record/1',
      game: 'race',
      version: '1',
      setup: { players: 2, goal: 12 },
      seed: 'save',
    });
    expect(record.answers[0]).toEqual({ seat: 'a', answer: 'roll' });
    expect(record.answers[4]).toEqual({ undo: 1, consent: ['a', 'b'] });
    expect(record).not.toHaveProperty('from');
    expect(record).not.toHaveProperty('dice'); // seeded, if nothing is said
    expect(saved('typed').dice).toBe('typed');
  });

  test.each(['seeded', 'typed'] as const)('with %s dice is the match again', (dice) => {
    const again = Match.load(race, saved(dice));
    expect(again.hash()).toBe(saved(dice).hash);
    expect(again.record()).toEqual(saved(dice));
    expect(again.outcome).not.toBeNull();
  });
});

describe('verify', () => {
  const commitment = commitmentTo('save');
  const broken = (change: (entries: MatchRecord['answers'][number][]) => void): MatchRecord => {
    const answers = [...record.answers];
    change(answers);
    return { ...record, answers };
  };

  test('an honest record plays again to the same state', () => {
    expect(verify(race, record, commitment)).toEqual({
      ok: true,
      at: null,
      message: 'Plays again to the same state',
      hash: record.hash,
      commitment,
    });
    const { hash: _, ...unhashed } = record;
    expect(verify(race, unhashed)).toMatchObject({ ok: true, hash: record.hash });
  });

  test('and tells how far it has come', () => {
    const steps: number[] = [];
    verify(race, record, commitment, { onSteps: (played) => steps.push(played) });
    expect(steps).toEqual(record.answers.map((_, i) => i + 1));
  });

  test.each([0, 1, 2, 5, 6])('an answer that was never allowed is found at its place: %d', (at) => {
    const bad = broken((entries) => {
      entries[at] = { ...entries[at], answer: 'fly' } as Given;
    });
    expect(verify(race, bad, commitment)).toMatchObject({ ok: false, at, hash: null });
    expect(verify(race, bad).message).toBe(`Entry ${at} does not fit: The answer is the id of one of the options`);
    expect(() => Match.load(race, bad)).toThrow(BadRecord);
  });

  test('an undo that nobody agreed to is found', () => {
    const bad = broken((entries) => {
      entries[4] = { undo: 1 };
    });
    expect(verify(race, bad)).toMatchObject({ ok: false, at: 4 });
    try {
      Match.load(race, bad);
    } catch (error) {
      expect(error).toMatchObject({ at: 4, facts: { code: 'needs-consent' } });
    }
  });

  test('a refusal is handed on with what was allowed', () => {
    try {
      Match.load(
        race,
        broken((entries) => {
          entries[0] = { seat: 'b', answer: 'roll' };
        }),
      );
    } catch (error) {
      expect(error).toMatchObject({ name: 'BadRecord', at: 0, facts: { code: 'not-your-turn', rule: 'RACE.1' } });
    }
    expect.assertions(1);
  });

  test('an answer too many is found', () => {
    const longer = broken((entries) => entries.push({ seat: 'a', answer: 'roll' }));
    expect(verify(race, longer)).toMatchObject({ ok: false, at: record.answers.length });
  });

  test('answers that fit but were not given end in another state', () => {
    const shorter = broken((entries) => entries.pop());
    expect(verify(race, shorter)).toMatchObject({
      ok: false,
      at: shorter.answers.length,
      message: 'Every answer fits, but the final state is another one',
    });
    expect(verify(race, { ...record, hash: 'x' })).toMatchObject({ ok: false, hash: record.hash });
  });

  test('another seed does not pass', () => {
    expect(verify(race, { ...record, seed: 'other' }, commitment)).toEqual({
      ok: false,
      at: null,
      message: 'The seed is not the one that was committed to',
      hash: null,
      commitment: commitmentTo('other'),
    });
    expect(verify(race, { ...record, seed: 'other' })).toMatchObject({ ok: false });
  });

  test('other rules do not pass', () => {
    expect(verify({ ...race, version: '2' }, record)).toMatchObject({
      ok: false,
      at: null,
      message: 'The record was made under version 1 of the rules, this is 2',
    });
    expect(verify(survey, record)).toMatchObject({ ok: false, message: 'This is a record of race, not of survey' });
  });

  test('a set-up that cannot be played does not pass', () => {
    expect(verify(race, { ...record, setup: { players: 77 } })).toMatchObject({ ok: false, at: null });
    expect(verify(race, { ...record, setup: { players: 77 } }).message).toMatch(/^players: /);
  });

  test('a record that leads to a broken rule says where', () => {
    const game = tiny({
      *step(t) {
        const way = yield* choose(t, 'a', { rule: 'R.1', prompt: { key: 'p' }, options: ['x', 'bad'] });
        if (way === 'bad') throw new Error('oops');
      },
    });
    const match = Match.start(game, null, { seed: 's' });
    match.answer('a', 'x');
    const { hash: _, ...rest } = match.record();
    const answers = [...rest.answers, { seat: 'a', answer: 'bad' }];
    expect(verify(game, { ...rest, answers })).toMatchObject({
      ok: false,
      at: 1,
      message: 'oops (last rules: R.1 < R.1)',
    });
    const never = tiny({
      *step() {
        yield* [];
        throw new Error('never');
      },
    });
    expect(verify(never, rest)).toMatchObject({ ok: false, at: 0 });
  });

  test('other errors are not hidden', () => {
    const odd = {
      ...race,
      seating: () => {
        throw new Error('odd');
      },
    };
    const undoing = {
      ...record,
      answers: [
        { seat: 'a', answer: 'roll' },
        { undo: 0, consent: ['a', 'b'] },
      ],
    };
    expect(() => verify(odd, undoing)).toThrow('odd');
  });

  test('a record may begin at a position, which the verdict mentions', () => {
    const fork = Match.load<RaceState>(
      race,
      broken((entries) => entries.splice(3)),
    ).fork();
    const from = JSON.parse(JSON.stringify(fork.record())) as MatchRecord;
    expect(from.from).toMatchObject({ answers: 3, steps: 3 });
    expect(verify(race, from)).toMatchObject({
      ok: true,
      message: 'Plays again to the same state, from a position that the record gives',
    });
  });

  test('a position that the rules break on is the record’s fault', () => {
    const from = { state: {}, random: [1, 2, 3, 4], answers: 0, events: 0, steps: 0, revealed: 0 };
    expect(verify(race, { ...record, from })).toMatchObject({ ok: false, at: 0 });
    expect(verify(race, { ...record, from }).message).toMatch(/^The rules cannot go on from its position: /);
    expect(() =>
      Match.load(
        {
          ...race,
          schema: {
            safeParse: () => {
              throw new Error('odd');
            },
          } as never,
        },
        { ...record, from },
      ),
    ).toThrow(/^odd$/);
  });
});

test('a position that costs too much to go on from is told as such', () => {
  const game = tiny({
    *step(t) {
      for (let i = 0; i < 5; i++) tinyVerbs.emit(t, 'R.1', 'told');
      yield* choose(t, 'a', { rule: 'R.2', prompt: { key: 'ask' }, options: ['x'] });
      yield* choose(t, 'a', { rule: 'R.2', prompt: { key: 'ask' }, options: ['x'] });
    },
  });
  const match = Match.start(game, null, { seed: 's' });
  const from = { ...match.position(), answers: 0 } as unknown as MatchRecord['from'];
  const began = { ...match.record(), from } as MatchRecord;
  expect(() => Match.load(game, began, { budget: 1 })).toThrow(
    /^The record costs too much to play again, at entry 0: /,
  );
  expect(Match.load(game, began, { budget: 100 }).request).not.toBeNull();
});

describe('parseRecord', () => {
  const from = { state: null, random: [1, 2, 3, 4], answers: 0, events: 0, steps: 0, revealed: 0 };

  test('a record comes through as it is', () => {
    expect(parseRecord(record)).toEqual(record);
    const full: MatchRecord = {
      ...record,
      dice: 'typed',
      from: { ...from, answers: 4, events: 3, steps: 2, revealed: 1 },
      answers: [{ repair: [{ path: 'a.b', value: { c: [1] } }], reason: 'x', consent: ['a'] }, { undo: 0 }],
    };
    expect(parseRecord(full)).toEqual(full);
  });

  test.each<[string, unknown, number]>([
    ['file', null, 0],
    ['file', 'text', 0],
    ['format', { ...record, format: 'other/1' }, 0],
    ['seed', { ...record, seed: 5 }, 0],
    ['game', { ...record, game: undefined }, 0],
    ['version', { ...record, version: 1 }, 0],
    ['dice', { ...record, dice: 'loaded' }, 0],
    ['hash', { ...record, hash: 1 }, 0],
    ['answers', { ...record, answers: {} }, 0],
    ['answers.1', { ...record, answers: [{ seat: 'a', answer: 1 }, { seat: 'a' }] }, 1],
    ['answers.0.undo', { ...record, answers: [{ undo: -1 }] }, 0],
    ['answers.0', { ...record, answers: [{ undo: 0, seat: 'a', answer: 1 }] }, 0],
    ['answers.0', { ...record, answers: [{ repair: [], reason: 'x' }] }, 0],
    ['from.random', { ...record, from: { ...from, random: [1, 2, 3] } }, 0],
    ['from.random.0', { ...record, from: { ...from, random: [0.5, 2, 3, 4] } }, 0],
    ['from.answers', { ...record, from: { ...from, answers: -1 } }, 0],
    ['from.events', { ...record, from: { ...from, events: -1 } }, 0],
    ['from.steps', { ...record, from: { ...from, steps: 0.5 } }, 0],
    ['from.revealed', { ...record, from: { ...from, revealed: null } }, 0],
    ['file', { ...record, extra: 1 }, 0],
  ])('what is wrong is named: %s', (path, data, at) => {
    let caught: unknown;
    try {
      parseRecord(data);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(BadRecord);
    expect(caught).toMatchObject({ at });
    const { message } = caught as BadRecord;
    expect(message.startsWith(`Not a Holdout record: ${path}: `)).toBe(true);
    expect(message).not.toMatch(/: (unknown)?$/);
  });

  test('one with more entries than are read is refused, and one with just as many is not', () => {
    const three = { ...record, answers: record.answers.slice(0, 3) };
    expect(parseRecord(three, 3)).toEqual(three);
    let caught: unknown;
    try {
      parseRecord(three, 2);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(BadRecord);
    expect(caught).toMatchObject({ message: 'The record has 3 entries; more than 2 are not read', at: 2 });
    const many = { ...record, answers: new Array(100_001).fill(null) };
    expect(() => parseRecord(many)).toThrow('The record has 100001 entries; more than 100000 are not read');
  });

  test('what goes wrong while it is read is not hidden', () => {
    const odd = {
      ...record,
      get game(): string {
        throw new TypeError('odd');
      },
    };
    expect(() => parseRecord(odd)).toThrow(new TypeError('odd'));
  });

  test('data nested without end is no record', () => {
    let deep: unknown = 0;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(() => parseRecord({ ...record, setup: deep })).toThrow('Not a Holdout record: nested too deep');
  });
});
