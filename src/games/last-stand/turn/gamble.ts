import { defenderCard, faceOf } from '../cards/cards.ts';
import { spendActions } from './costs.ts';
import { discardDefenders, drawCard } from '../cards/decks.ts';
import { trimHand } from './gaining.ts';
import { isGambling } from '../map.ts';
import { count } from '../goals/missions.ts';
import { moment } from '../moments/moment.ts';
import { cardOption, distinct, oneOf } from '../options.ts';
import type { Ranger } from '../state.ts';
import { choose, emit, type Flow, type Table, type Message } from '../verbs.ts';
import { offer } from '../moments/windows.ts';
import { type CardId, COLORS, type Color } from '../wording/words.ts';

/** DLS.GAMBLE.1, DLS.GAMBLE.2: on a Gambling location, with a card to bet; enemies do not mind (DLS.GAMBLE.8). */
export const mayGamble = ({ at, defenders }: Ranger): boolean => isGambling(at) && defenders.length > 0;

/** A bet, a colour, three cards, as in example DLS.X.8. */
export function* gamble(t: Table, ranger: Ranger): Flow<void> {
  const bet = yield* oneOf(t, ranger.seat, {
    rule: 'DLS.GAMBLE.2',
    prompt: { key: 'ls.gamble.bet', params: { ranger: ranger.id } },
    of: distinct(ranger.defenders, faceOf),
    as: cardOption,
  });
  const color = yield* choose(t, ranger.seat, {
    rule: 'DLS.GAMBLE.3',
    prompt: { key: 'ls.gamble.color', params: { ranger: ranger.id, card: bet } },
    options: COLORS,
  });
  spendActions(ranger, 1);
  const drawn = [0, 1, 2].flatMap((): CardId[] => {
    const card = drawCard(t, 'defender', 'DLS.GAMBLE.4');
    return card === undefined ? [] : [card];
  });
  emit(t, 'DLS.GAMBLE.4', 'ls.gamble.drawn', { ranger: ranger.id, color, cards: drawn });
  yield* settle(t, ranger, bet, color, drawn);
}

function* settle(t: Table, ranger: Ranger, bet: CardId, color: Color, drawn: readonly CardId[]): Flow<void> {
  const kept = drawn.filter((card) => defenderCard(card).color === color);
  t.state.discards.defender.push(...drawn.filter((card) => !kept.includes(card))); // DLS.GAMBLE.7
  if (kept.length === 0) return yield* loseBet(t, ranger, bet);
  ranger.defenders.push(...kept); // DLS.GAMBLE.6: and the bet stays in hand
  emit(t, 'DLS.GAMBLE.6', 'ls.gained', { ranger: ranger.id, cards: kept });
  count(ranger, 'gamble', 1, ranger.at);
  yield* trimHand(t, ranger);
}

/** DLS.GAMBLE.5 */
function* loseBet(t: Table, ranger: Ranger, bet: CardId): Flow<void> {
  const losing = moment('gamble', { by: ranger, at: ranger.at });
  const prompt: Message = { key: 'ls.gamble.lost', params: { ranger: ranger.id, card: bet } };
  yield* offer(t, [ranger], losing, { rule: 'DLS.GAMBLE.5', prompt });
  if (!losing.spared.includes(ranger)) discardDefenders(t, ranger, [bet], 'DLS.GAMBLE.5');
}
