import { describe, expect, it } from 'vitest';
import { Match, Seeded, seedWords } from '../../kernel/index.ts';
import { playUnderLaws, randomPlay } from '../../kernel/testing.ts';
import { faultsOf, overLimits } from './prepare/accounts.ts';
import { lastStand } from './index.ts';
import type { State } from './state.ts';

/**
 * Questions that ask for just what is too much, or for what a Mutation takes before its own limit is looked at (DLS.HAND.2);
 * meanwhile anybody may give standing orders.
 */
const TRIMMING = ['ls.hand.full', 'ls.artifacts.full', 'ls.lose.which', 'orders.what', 'orders.how'];
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

/** Cards that avert a loss, and the question at which their holders must have let it come. */
const AVERTING: Readonly<Record<string, { readonly cards: readonly string[]; readonly asked: string }>> = {
  'DLS.WIN.4': { cards: ['S04', 'U14'], asked: 'ls.leader.moves' },
  'DLS.WIN.5': { cards: ['S07'], asked: 'ls.depot.now' },
};

/** DLS.SPEC.5: nobody loses a game unasked who holds a card that would avert it. */
function checkLoss(match: Match<State>, passed: ReadonlySet<string>): void {
  const { cards, asked } = AVERTING[match.outcome?.rule ?? ''] ?? { cards: [], asked: '' };
  for (const { seat, specials, artifacts, mutations } of match.state.rangers) {
    const held = [...(mutations.includes('M31') ? [] : specials), ...artifacts].filter((card) => cards.includes(card));
    if (held.length > 0) expect([...passed], `${seat} holds ${held.join()}`).toContain(`${asked} ${seat}`);
  }
}

describe('whole matches at random', () => {
  it.each(Object.keys(lastStand.examples))('%s plays to an end, and everything adds up on the way', (name) => {
    for (const seed of ['1', '2', '3', '4']) {
      const luck = new Seeded(seedWords(`${name} ${seed}`));
      const match = Match.start<State>(lastStand, lastStand.examples[name], { seed });
      const passed = new Set<string>();
      while (match.request !== null && match.answered < 20_000) {
        checkAccounts(match);
        const { seat, answer } = randomPlay(match as never, (n) => luck.below(n));
        if (answer !== 'pass') passed.clear();
        else passed.add(`${match.request.prompt.key} ${seat}`);
        expect(match.answer(seat, answer)).toMatchObject({ ok: true });
      }
      expect(match.outcome).not.toBeNull();
      checkLoss(match, passed);
    }
  });

  it.each(['lightning-three', 'defend-two', 'flight-one'])('%s keeps the laws of the kernel', (name) => {
    const match = playUnderLaws(lastStand, { setup: lastStand.examples[name], seed: name, closely: 60 });
    expect(match.outcome).not.toBeNull();
  });
});
