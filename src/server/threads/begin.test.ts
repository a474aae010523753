import { expect, test } from 'vitest';
import { wave } from '../../games/wave/index.ts';
import { type AnyGame, Match } from '../../kernel/index.ts';
import { Problem } from '../problem.ts';
import { begun } from './begin.ts';

test.each([{}, { seats: [] }, { seats: ['a'], people: {} }])(
  'a record that begins at a position of its own making (%j) is refused as a record',
  (state) => {
    const match = Match.start<unknown>(wave as unknown as AnyGame, wave.examples.two, { seed: 'forged' });
    const from = { ...match.position(), state };
    const record = { ...match.record(), from, answers: [] };
    const wish = { game: 'wave', setup: null, seats: [{ seat: 'a', kind: 'me' as const }], record };
    const refused = (() => {
      try {
        return begun(wave as unknown as AnyGame, JSON.parse(JSON.stringify(wish)), 'seed');
      } catch (error) {
        return error;
      }
    })();
    expect(refused).toBeInstanceOf(Problem);
    expect((refused as Problem).code).toBe('bad-record');
  },
);
