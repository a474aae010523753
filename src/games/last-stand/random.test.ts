import { describe, expect, it } from 'vitest';
import { Match, Seeded, seedWords } from '../../kernel/index.ts';
import { playUnderLaws, randomPlay } from '../../kernel/testing.ts';
import { faultsOf, overLimits } from './accounts.ts';
import { lastStand } from './index.ts';
import type { State } from './state.ts';

/** Questions that ask for just what is too much; meanwhile anybody may give standing orders. */
const TRIMMING = ['ls.hand.full', 'ls.artifacts.full', 'ls.orders.what', 'ls.orders.how'];
const isSetUp = ({ phase }: State): boolean => phase !== 'muster' && phase !== 'deploy';

/** Pieces and cards add up whenever anybody is asked, and nobody is over a limit who is asked for anything else. */
function checkAccounts(match: Match<State>): void {
  const { request, state } = match;
  if (request === null || !isSetUp(state)) return;
  const { key } = request.prompt;
  const found = faultsOf(state).filter(({ path }) => key !== 'ls.peek' || path[0] !== 'raider'); // those lie on the table
  const over = TRIMMING.includes(key) ? overLimits(state) : [];
  expect(found, `${key} ${JSON.stringify(found)}`).toEqual(over);
}

describe('whole matches at random', () => {
  it.each(Object.keys(lastStand.examples))('%s plays to an end, and everything adds up on the way', (name) => {
    for (const seed of ['1', '2', '3', '4']) {
      const luck = new Seeded(seedWords(`${name} ${seed}`));
      const match = Match.start<State>(lastStand, lastStand.examples[name], { seed });
      while (match.request !== null && match.answered < 20_000) {
        checkAccounts(match);
        const { seat, answer } = randomPlay(match as never, (n) => luck.below(n));
        expect(match.answer(seat, answer)).toMatchObject({ ok: true });
      }
      expect(match.outcome).not.toBeNull();
    }
  });

  it.each(['lightning-three', 'defend-two', 'flight-one'])('%s keeps the laws of the kernel', (name) => {
    const match = playUnderLaws(lastStand, { setup: lastStand.examples[name], seed: name, closely: 60 });
    expect(match.outcome).not.toBeNull();
  });
});
