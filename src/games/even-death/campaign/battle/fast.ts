import { fight } from '../../battle.ts';
import { follow } from '../../shown/hints.ts';
import type { Table } from '../../state.ts';
import { type Flow, playOut } from '../../verbs.ts';
import { afterBattle } from './aftermath.ts';

/** Ten quiet rounds end in a draw, so a battle of a hundred units is over long before. */
const MOST_STEPS = 100_000;

/**
 * EDM.CSHARED.9: a battle that is played out at once. The rules themselves play it, every question is answered as the game's
 * hints suggest, and dice fall by the match's own chance. The log of the campaign keeps the summary only.
 */
export function* fightFast(t: Table): Flow<void> {
  const { state } = yield* playOut(t, {
    rule: 'EDM.CSHARED.9',
    state: t.state,
    step: fight,
    interrupts: null,
    isOver: ({ battle }) => battle === null || battle.phase === 'over',
    follow,
    steps: MOST_STEPS,
  });
  t.state.battle = state.battle;
  yield* afterBattle(t, true);
}
