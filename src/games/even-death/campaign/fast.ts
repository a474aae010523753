import { type Answer, BrokenTable, type Open, refusalOf, sampleAnswer, type Seat } from '../../../kernel/index.ts';
import { fight } from '../battle.ts';
import { follow } from '../hints.ts';
import type { Battle, Table } from '../state.ts';
import type { Flow } from '../table.ts';
import { afterBattle } from './aftermath.ts';

/** Ten quiet rounds end in a draw, so a battle of a hundred units is over long before. */
const MOST_STEPS = 100_000;

/**
 * A battle that is played out at once: the rules themselves play it, every question is answered as the game's hints
 * suggest, and dice fall by the match's own chance. The log keeps the summary only.
 */
export function* fightFast(t: Table): Flow<void> {
  const battle = t.state.battle as Battle;
  const { events, eventCount, typedDice, skimming } = t;
  t.events = null;
  t.typedDice = false;
  t.skimming = false;
  for (let steps = 0; battle.phase !== 'over'; steps++) {
    if (steps === MOST_STEPS) throw new BrokenTable('EDM.CSHARED.7', { battle: 'does not end', round: battle.round });
    t.work = 0; // each step of the battle would be an answer of its own at the table
    playOut(t, fight(t));
  }
  Object.assign(t, { events, eventCount, typedDice, skimming });
  yield* afterBattle(t, true);
}

function playOut(t: Table, flow: Flow<void>): void {
  let asked = flow.next({ seat: '', answer: null });
  while (asked.done !== true) {
    const request = asked.value;
    const answers = Object.fromEntries(request.seats.map((seat) => [seat, answerOf(t, request, seat)]));
    const [seat = ''] = request.seats;
    asked = flow.next({ seat, answer: answers[seat] as Answer, answers });
  }
}

/** What the hints suggest; where they have nothing that counts, chance takes one of the answers that do. */
function answerOf(t: Table, request: Open, seat: Seat): Answer {
  const hint = follow(t.state, request, seat);
  if (hint !== null && refusalOf(request, seat, hint) === null) return hint;
  return sampleAnswer(request, seat, (n) => t.chance.below(n));
}
