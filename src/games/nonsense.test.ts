import { describe, expect, test } from 'vitest';
import { type AnyGame, BadSetup, type Json, Match, parseSetup, Seeded, seedWords, setupAt } from '../kernel/index.ts';
import { muddled, randomPlay } from '../kernel/testing.ts';
import { GAMES } from './index.ts';

/** Set-ups of each game that are changed at random, and how often each. */
const TRIES: Readonly<Record<string, number>> = { 'even-death': 12, 'last-days': 6, 'all-things-zombie': 5 };
const TRIES_OF_OTHERS = 40;

/** The ready set-ups of a game, and positions out of random matches if it can say them. */
function soundSetups(game: AnyGame, below: (n: number) => number): Json[] {
  return Object.entries(game.examples as Record<string, Json>).flatMap(([name, example]) => {
    const match = Match.start(game, example, { seed: name });
    for (let i = below(60); i > 0 && match.request !== null; i--) {
      const { seat, answer } = randomPlay(match, below);
      match.answer(seat, answer);
    }
    const position = match.request === null ? null : setupAt(match);
    return position === null ? [example] : [example, position];
  });
}

describe.each(GAMES)('$id', (game) => {
  test('a set-up full of nonsense is refused with where and why, or it can be played', { timeout: 120_000 }, () => {
    const luck = new Seeded(seedWords(`nonsense ${game.id}`));
    const below = (n: number): number => luck.below(n);
    const told = { refused: 0, played: 0 };
    for (const sound of soundSetups(game as AnyGame, below)) {
      expect(() => parseSetup(game as AnyGame, sound)).not.toThrow();
      for (let i = TRIES[game.id] ?? TRIES_OF_OTHERS; i > 0; i--) {
        const setup = muddled(sound, below);
        try {
          const match = Match.start(game as AnyGame, setup, { seed: 'nonsense' });
          for (let n = 0; n < 5 && match.request !== null; n++) {
            const { seat, answer } = randomPlay(match, below);
            match.answer(seat, answer);
          }
          told.played++;
        } catch (error) {
          if (!(error instanceof BadSetup))
            throw new Error(`${JSON.stringify(setup)}: ${String(error)}`, { cause: error });
          expect(error.errors.every(({ message }) => message.length > 0)).toBe(true);
          told.refused++;
        }
      }
    }
    expect(told.refused).toBeGreaterThan(told.played / 10);
    expect(told.played).toBeGreaterThan(0);
  });
});
