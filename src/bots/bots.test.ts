import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { type AnyGame, Match, seedWords } from '../kernel/index.ts';
import { botNames, createBot, nextMove } from './index.ts';

const start = (game: AnyGame, seed: string): Match => {
  const names = Object.keys(game.examples);
  const name = names[Number.parseInt(seed, 36) % names.length] ?? names[0] ?? '';
  return Match.start(game, game.examples[name], { seed });
};

/** Plays on with one bot in all seats, showing every moment before the bot moves. */
function playOut(match: Match, name: string, before: (match: Match) => void = () => {}, millis?: number): Match {
  const bot = createBot(name);
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, bot]));
  for (let i = 0; match.request !== null && i < 5000; i++) {
    before(match);
    const move = nextMove(match, bots, millis);
    if (move === null) throw new Error(`${name} has no move for ${match.request.prompt.key}`);
    expect(move.because, 'a reason').not.toBe('');
    const answered = match.answer(move.seat, move.answer);
    if (!answered.ok) throw new Error(`${name}: ${JSON.stringify(move.answer)}: ${answered.refusal.message}`);
  }
  return match;
}

describe.each(GAMES)('$id', (game) => {
  test.each(botNames)('%s plays whole matches with legal answers only, however short of time', (name) => {
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c']) {
      expect(playOut(start(game, seed), name, () => {}, 0).outcome).not.toBeNull();
    }
  });

  test.each(botNames)('%s decides alike whatever lies where it cannot see', (name) => {
    const bot = createBot(name);
    let moment = 0;
    for (const seed of ['3', '8']) {
      playOut(start(game, seed), name, (match) => {
        if (moment++ % 7 !== 0) return;
        const words = seedWords(`moment ${moment}`);
        for (const seat of match.waitingFor) {
          const otherwise = match.imagine(seat, seedWords(`other ${moment}`));
          expect(bot.decide(otherwise, seat, { words })).toEqual(bot.decide(match, seat, { words }));
        }
      });
    }
    expect(moment).toBeGreaterThan(20);
  });

  test.each(botNames)('%s leaves the match as it was', (name) => {
    const match = start(game, '5');
    const bot = createBot(name);
    const hash = match.hash();
    for (const seat of match.waitingFor) bot.decide(match, seat, { words: seedWords('x') });
    expect(match.hash()).toBe(hash);
    expect(match.answered).toBe(0);
  });

  test('greedy wins more than random does', () => {
    const wins = (name: string): number =>
      Array.from({ length: 12 }, (_, i) => playOut(start(game, String(i + 1)), name)).filter(
        ({ outcome }) => (outcome?.won.length ?? 0) > 0,
      ).length;
    expect(wins('greedy')).toBeGreaterThan(wins('random'));
  });
});

test('an unknown bot is named, with those that there are', () => {
  expect(() => createBot('oracle')).toThrow(/no bot oracle; there are random, greedy/);
});
