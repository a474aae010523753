import { expect, test } from 'vitest';
import { createBot, nextMove } from '../../bots/index.ts';
import { wave } from '../../games/wave/index.ts';
import { BadRecord, Match, type MatchRecord, Viewer } from '../../kernel/index.ts';
import { allHere } from '../match/sources/import.ts';
import { Film } from './film.ts';

/** A match of bots; in the middle of it a few answers are taken back once. */
function played(): MatchRecord {
  const match = Match.start<unknown>(wave, wave.examples.three, { seed: 'film' });
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, createBot('greedy')]));
  let undone = false;
  for (;;) {
    const move = nextMove(match, bots, 20);
    if (move === null) return match.record();
    match.answer(move.seat, move.answer);
    if (match.answered === 40 && !undone) {
      undone = true;
      match.undo(12, match.seats);
    }
  }
}

const record = played();
const upTo = (at: number): MatchRecord => {
  const { hash: _, ...rest } = record;
  return { ...rest, answers: rest.answers.slice(0, at) };
};

test('every moment is what the record up to there plays to, with its whole log', () => {
  const film = new Film(wave, record, allHere(['a', 'b', 'c']));
  const last = record.answers.length;
  expect(record.answers.some((entry) => 'undo' in entry)).toBe(true);
  for (const at of [0, 1, 15, 16, 17, 39, 40, 41, 42, 48, last - 1, last]) {
    const viewer = new Viewer(Match.load(wave, upTo(at)), null);
    const { view, events, request, outcome, answered } = film.at(at).seen;
    expect(view).toEqual(viewer.state());
    expect(events.map(({ n, key }) => [n, key])).toEqual(viewer.events().map(({ n, key }) => [n, key]));
    expect(request?.n).toEqual(viewer.request()?.n);
    expect(outcome?.key).toEqual(viewer.outcome()?.key);
    expect(answered).toBe(Match.load(wave, upTo(at)).answered);
  }
});

test('every moment says who decided what, and what came of it', () => {
  const film = new Film(wave, record, allHere(['a', 'b', 'c']));
  expect(film.at(0)).toMatchObject({ decided: null, happened: [] });
  const log = record.answers.map((_, i) => film.at(i + 1));
  const undone = record.answers.findIndex((entry) => 'undo' in entry);
  expect(log[undone]).toMatchObject({ decided: 'The last decisions are taken back.', happened: [] });
  const [first] = record.answers;
  const options = new Viewer(Match.load(wave, upTo(0)), 'a').request()?.options ?? [];
  const chosen = options.find(({ id }) => first !== undefined && 'seat' in first && first.answer === id);
  expect(log[0]?.decided).toContain(chosen?.text.split(': ')[0]);
  // Every line of the log came of some decision, once.
  const lines = log.slice(0, undone).flatMap(({ happened }) => happened.map(({ n }) => n));
  expect(lines.length).toBeGreaterThan(20);
  expect(lines).toEqual([...new Set(lines)]);
  expect(log.at(-1)?.happened.length).toBeGreaterThan(0);
  expect(log.every(({ decided }) => decided !== null && !decided.includes('{'))).toBe(true);
});

test('it tells how far it has come, and what is wrong with the first answer that does not fit', () => {
  const steps: number[] = [];
  new Film(wave, record, {}, (played) => steps.push(played));
  expect(steps.slice(0, 3)).toEqual([0, 16, 32]);
  const answers = record.answers.map((entry, i) => (i === 20 ? { seat: 'a', answer: 'fly' } : entry));
  expect(() => new Film(wave, { ...record, answers }, {})).toThrow(BadRecord);
  expect(() => new Film(wave, { ...record, answers }, {})).toThrow('Entry 20 does not fit');
});
