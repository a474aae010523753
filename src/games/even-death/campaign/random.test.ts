import { describe, expect, test } from 'vitest';
import { playUnderLaws } from '../../../kernel/testing.ts';
import { rulesOf } from '../../../rules/index.ts';
import { evenDeath } from '../index.ts';
import type { State } from '../state.ts';

const rules = new Set((await rulesOf('even-death')).map(({ id }) => id));

/** Small bands: their battles are soon over. */
const human = { class: 'newbie', weapons: ['shotgun', 'pistol'] };
const small = {
  kind: 'campaign',
  battles: 'fast',
  players: [
    { faction: 'survivors', lists: [1, 2, 3].map(() => ({ humans: [human, human] })) },
    { faction: 'zombies', lists: [1, 2, 3, 4, 5, 6].map(() => ({ herds: [{ type: 'regular', zombies: 4 }] })) },
  ],
};

describe('campaigns at random', () => {
  test.each(['one', 'two'])('come to an end and keep the laws of the kernel: %s', { timeout: 240_000 }, (seed) => {
    const match = playUnderLaws(evenDeath, { setup: small, seed, rules, closely: 300 });
    expect(match.outcome).not.toBeNull();
    expect((match.state as State).battle).toBeNull();
  });

  test('begin with four players and battles on the table', { timeout: 240_000 }, () => {
    const setup = evenDeath.examples['campaign-four'];
    const match = playUnderLaws(evenDeath, { setup, seed: 'evening', rules, closely: 60, until: 80 });
    expect(match.answered).toBe(80);
  });
});
