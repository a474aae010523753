import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { type AnyGame, Match, Viewer } from '../kernel/index.ts';
import { counsel, createBot, decisiveMoments, inWords, nextMove } from './index.ts';
import type { Reel } from './moments.ts';

const gameNamed = (id: string): AnyGame => GAMES.find((game) => game.id === id) as AnyGame;

describe.each(GAMES)('$id', (game) => {
  test('the coach says what to do, why, and what may come of it, and leaves the match alone', {
    timeout: 60_000,
  }, () => {
    const match = Match.start(game, Object.values(game.examples)[0], { seed: 'coach' });
    const bots = Object.fromEntries(match.seats.map((seat) => [seat, createBot('greedy')]));
    for (let i = 0; i < 6; i++) {
      const move = nextMove(match, bots, 0);
      if (move === null) break;
      match.answer(move.seat, move.answer);
    }
    const [seat = ''] = match.waitingFor;
    const before = match.hash();
    const advice = counsel(match, seat, 0);
    expect(match.hash()).toBe(before);
    if (advice === null) throw new Error(`No advice for ${match.request?.prompt.key}`);
    const said = inWords(advice, new Viewer(match, seat, game.names(match.state)));
    expect(said.because).not.toBe('');
    expect(said.foreseen?.samples).toBeGreaterThanOrEqual(2);
    expect(match.fork().answer(seat, said.answer).ok).toBe(true);
  });
});

/** However long it takes: what is found does not hang on how fast the machine is. */
const THOROUGH = { millis: Number.POSITIVE_INFINITY, worlds: 6 };

/** A match of Wave! by players who answer by lot, as its record can be looked through. */
function playedMatch(): { match: Match; reel: Reel } {
  const wave = gameNamed('wave');
  const match = Match.start(wave, wave.examples.two, { seed: 'm1' });
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, createBot('random')]));
  for (let move = nextMove(match, bots, 0); move !== null; move = nextMove(match, bots, 0)) {
    match.answer(move.seat, move.answer);
  }
  const { hash: _, ...record } = match.record();
  return {
    match,
    reel: {
      entries: record.answers,
      at: (at) => Match.reopen(wave, { ...record, answers: record.answers.slice(0, at) }),
      play: (on, entry) => 'answer' in entry && on.answer(entry.seat, entry.answer).ok,
    },
  };
}

test('the moments that decided a match are decisions of those who ask, each with another that was open to them', () => {
  const { match, reel } = playedMatch();
  const shares: number[] = [];
  const moments = decisiveMoments(reel, ['a'], { ...THOROUGH, onSteps: (share) => shares.push(share) });
  expect(moments.length).toBeGreaterThan(0);
  expect(moments.length).toBeLessThanOrEqual(3);
  expect(moments.filter(({ isClear }) => isClear)).not.toEqual([]);
  expect(moments.map(({ at }) => at)).toEqual(moments.map(({ at }) => at).sort((a, b) => a - b));
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  for (const { at, seat, done, instead, odds, ended } of moments) {
    expect(reel.entries[at]).toEqual({ seat: 'a', answer: done });
    expect(seat).toBe('a');
    expect(instead).not.toEqual(done);
    expect(reel.at(at).answer('a', instead).ok).toBe(true);
    expect(odds.instead.samples).toBe(odds.done.samples);
    for (const { won, lost } of [ended.done, ended.instead]) expect(won + lost).toBeLessThanOrEqual(odds.done.samples);
  }
  expect(match.outcome).not.toBeNull();
}, 60_000);

test('nothing hung on a decision that was taken back', () => {
  const { reel } = playedMatch();
  const [first] = decisiveMoments(reel, ['a'], THOROUGH);
  if (first === undefined) throw new Error('No moment was found');
  const again = [...reel.entries.slice(0, first.at + 1), { undo: first.at }, ...reel.entries.slice(first.at)];
  const taken: Reel = {
    entries: again,
    at: (at) => reel.at(at <= first.at + 1 ? at : at - 2),
    play: (on, entry) => ('undo' in entry ? on.undo(entry.undo, on.seats).ok : reel.play(on, entry)),
  };
  const found = decisiveMoments(taken, ['a'], THOROUGH);
  expect(found.map(({ at }) => at)).not.toContain(first.at);
}, 60_000);
