import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadRecord, type Entry, Match, type MatchRecord, parseRecord, verify } from '../index.ts';
import { isRungDue, Ladder } from './ladder.ts';
import { Meter, OverBudget } from './meter.ts';
import { tiny, tinyVerbs, type TinyState } from '../toys.ts';

const { choose, emit, roll } = tinyVerbs;

/** Counts every rule that runs: two for each answer. */
let ran = 0;
const walk = tiny({
  state: { at: 0, sum: 0 },
  *step(t) {
    const way = yield* choose(t, 'a', { rule: 'R.1', prompt: { key: 'p' }, options: ['on', 'back'] });
    ran++;
    const [die = 0] = yield* roll(t, '1d6', { rule: 'R.2', prompt: { key: 'p' }, seat: 'a' });
    emit(t, 'R.3', 'went', { way, die });
    t.state.at = (t.state.at as number) + 1;
    t.state.sum = (t.state.sum as number) * 7 + die * (way === 'on' ? 1 : 2);
    t.state.sum %= 1_000_003;
  },
});
const consent = ['a', 'b'];
const on: Entry = { seat: 'a', answer: 'on' };
const recordOf = (answers: readonly Entry[]): MatchRecord => ({
  ...Match.start(walk, null, { seed: 'ladder' }).record(),
  hash: undefined as never,
  answers,
});
const costOf = (work: () => unknown): number => {
  ran = 0;
  work();
  return ran;
};

describe('a record costs about as much as it is long', () => {
  test('776 answers with 12 pairs of undo and redo at the end', () => {
    const pairs = Array.from({ length: 12 }, (): Entry[] => [{ undo: 775, consent }, on]);
    const record = recordOf([...new Array<Entry>(776).fill(on), ...pairs.flat()]);
    expect(costOf(() => Match.load(walk, record))).toBeLessThan(2 * record.answers.length);
    expect(costOf(() => verify(walk, record))).toBeLessThan(2 * record.answers.length);
    expect(costOf(() => Match.reopen(walk, record))).toBe(776);
  });

  test.each([
    ['one back, one on', 5000, 1],
    ['ten back, ten on', 5000, 10],
    ['far back and all again', 1000, 500],
  ])('10,000 entries: %s', (_name, begun, back) => {
    const entries: Entry[] = new Array<Entry>(begun).fill(on);
    while (entries.length < 10_000) entries.push({ undo: begun - back, consent }, ...new Array<Entry>(back).fill(on));
    const record = recordOf(entries);
    // Between two boundaries that are kept there are 256 rules, which is 64 of these answers.
    const undone = entries.filter((entry) => 'undo' in entry).length;
    expect(costOf(() => Match.load(walk, record))).toBeLessThan(2 * entries.length + 65 * undone);
  });

  test('whatever is undone, it plays on to the same, and no undo costs more than twice what it takes back', () => {
    const moves = fc.array(
      fc.oneof(
        fc.nat({ max: 40 }).map((on) => ({ on })),
        fc.nat().map((undo) => ({ undo })),
      ),
      {
        minLength: 20,
        maxLength: 60,
      },
    );
    fc.assert(
      fc.property(moves, (list) => {
        const match = Match.start<TinyState>(walk, null, { seed: 'ladder' });
        let most = 0;
        let [spent, played] = [0, 0];
        for (const move of list) {
          if ('on' in move) {
            for (let i = 0; i < move.on * 10; i++) match.answer('a', 'on');
            played += move.on * 10;
            most = Math.max(most, match.answered);
          } else if (match.answered > 0) {
            const to = match.answered - 1 - (move.undo % match.answered);
            spent += costOf(() => match.undo(to, consent)) - 65;
          }
        }
        expect(spent).toBeLessThanOrEqual(2 * played);
        const straight = Match.start<TinyState>(walk, null, { seed: 'ladder' });
        while (straight.answered < match.answered) straight.answer('a', 'on');
        expect(match.hash()).toBe(straight.hash());
        expect(match.events).toEqual(straight.events);
        expect(match.position()).toEqual(straight.position());
      }),
      { numRuns: 30, seed: 1 },
    );
  });

  test('few boundaries are kept', () => {
    const ladder = new Ladder<null>();
    const position = { state: null, random: [], events: 0, steps: 0, revealed: 0 };
    for (let at = 0; at < 1_000_000; at += 8) {
      if (isRungDue(ladder, at)) ladder.add({ position: { ...position, answers: at }, at });
    }
    expect(ladder.length).toBeLessThan(30);
    for (const back of [1, 300, 5_000, 80_000, 600_000]) {
      const to = 1_000_000 - back;
      expect(to - (ladder.nearest(to)?.at ?? 0), `${back} back`).toBeLessThanOrEqual(back + 300);
    }
  });
});

describe('a budget', () => {
  const record = recordOf(new Array<Entry>(400).fill(on));

  test('is enough for what it costs, and stops what costs more with a clear word', () => {
    expect(Match.load(walk, record, { budget: 2000 }).answered).toBe(400);
    expect(() => Match.load(walk, record, { budget: 1000 })).toThrow(BadRecord);
    expect(() => Match.load(walk, record, { budget: 1000 })).toThrow(
      /costs too much to play again, at entry \d+: .* 1000 rules/,
    );
    expect(() => Match.reopen(walk, record, { budget: 1000 })).toThrow(BadRecord);
    expect(verify(walk, record, undefined, { budget: 1000 })).toMatchObject({ ok: false, hash: null });
    expect(costOf(() => verify(walk, record, undefined, { budget: 1000 }))).toBeLessThan(300);
  });

  test('may be spent to the last rule, and not by one more', () => {
    const meter = new Meter(3);
    meter.spend(2);
    expect(() => meter.spend(1)).not.toThrow();
    expect(() => meter.spend(1)).toThrow(new OverBudget(3));
  });

  test('is counted in undo and repair too', () => {
    const back = Array.from({ length: 300 }, (): Entry[] => [{ undo: 399, consent }, on]);
    expect(() => Match.load(walk, recordOf([...record.answers, ...back.flat()]), { budget: 3000 })).toThrow(BadRecord);
    const repair: Entry = { repair: [{ path: 'sum', value: 1 }], reason: 'why not', consent };
    const mended = recordOf([...record.answers, ...new Array<Entry>(2000).fill(repair)]);
    expect(() => Match.load(walk, mended, { budget: 3000 })).toThrow(BadRecord);
    expect(Match.load<TinyState>(walk, recordOf([...record.answers, repair]), { budget: 3000 }).state.sum).toBe(1);
  });

  test('ends with the record: play goes on as long as it likes', () => {
    const match = Match.load(walk, record, { budget: 2000 });
    for (let i = 0; i < 1000; i++) expect(match.answer('a', 'on').ok).toBe(true);
  });

  test('more entries than are read', () => {
    expect(() => parseRecord(JSON.parse(JSON.stringify(record)), 399)).toThrow(
      'The record has 400 entries; more than 399 are not read',
    );
    expect(parseRecord(JSON.parse(JSON.stringify(record)), 400).answers).toHaveLength(400);
  });
});
