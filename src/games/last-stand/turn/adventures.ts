import { adventureAt, nextAdventure } from './adventure-deck.ts';
import { adventureCard } from '../cards/cards.ts';
import { mayPay, pay, spendActions } from './costs.ts';
import { canDoAny, carryOut, doing } from '../cards/interpreter.ts';
import { count } from '../goals/missions.ts';
import { yesNo } from '../options.ts';
import { test } from './rolls.ts';
import type { Ranger, State } from '../state.ts';
import { emit, type Flow, reveal, type Table, type Message } from '../verbs.ts';

/** DLS.ACT.2, DLS.ADV.2: only where the Adventure Token stands. */
export const mayAdventure = (state: State, ranger: Ranger): boolean => adventureAt(state) === ranger.at;

/** DLS.ACT.3: the top card is drawn and resolved; DLS.ADV.3: most of them test an attribute. */
export function* adventure(t: Table, ranger: Ranger): Flow<void> {
  spendActions(ranger, 1);
  const card = adventureCard(t.state.adventure.top);
  reveal(t, 'DLS.ACT.3');
  emit(t, 'DLS.ACT.3', 'ls.adventure', { ranger: ranger.id, card: card.id });
  // DLS.RAD.9, DLS.RAD.10, DLS.RAD.11: a rad suit does not pass such a test, but has all dice thrown again.
  const successes = yield* test(t, ranger, { ...card.test, rule: 'DLS.ADV.3', cause: 'adventure', stakes: card.id });
  if (successes !== null) count(ranger, 'adventure', 1);
  const of = doing(ranger, 'DLS.ADV.4', card.id, { cause: 'adventure' });
  yield* carryOut(t, successes === null ? card.fail : card.pass, of);
  yield* bonus(t, ranger, card.id);
  nextAdventure(t); // passed or failed
}

/** DLS.ADV.7, DLS.FREE.8, DLS.KARMA.4: once, right after the test. DLS.ADV.8: by the number printed. */
function* bonus(t: Table, ranger: Ranger, id: string): Flow<void> {
  const { bonus: extra } = adventureCard(id);
  const of = doing(ranger, 'DLS.ADV.7', id, { sparing: true }); // DLS.ADV.9
  if (extra === null || !mayPay(t.state, ranger, extra.cost, null) || !canDoAny(t.state, extra.effects, of)) return;
  const prompt: Message = { key: 'ls.adventure.bonus', params: { ranger: ranger.id, card: id } };
  if ((yield* yesNo(t, ranger.seat, { rule: 'DLS.ADV.7', prompt })) === 'no') return;
  yield* pay(t, ranger, extra.cost, id);
  yield* carryOut(t, extra.effects, of);
}
