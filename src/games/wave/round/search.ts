import { BrokenTable } from '../../../kernel/index.ts';
import { openTrade } from '../combat/assault.ts';
import { kindOf } from '../cards/cards.ts';
import { discardCard, roomBySwap, throwAway } from './inventory.ts';
import { meetRed } from '../cards/red.ts';
import { hasRoomFor, leftOf, person, type State, type Table } from '../state.ts';
import { choose, draw, emit, type Flow, offer, type Seat } from '../verbs.ts';
import { meetWave } from './wave-card.ts';
import { type CardId, WAVE_CARD } from '../words.ts';

/** WAV.SEARCH.1, WAV.SEARCH.3: turns go round until somebody lets the wave come. */
export function* search(t: Table): Flow<void> {
  const finder = t.state.searcher;
  const found = yield* searchTurn(t, finder);
  if (found === 'wave') return openTrade(t); // WAV.WAVE.3
  t.state.searcher = leftOf(t.state, finder);
}

/** WAV.SEARCH.2: one draw of the top card. */
function* searchTurn(t: Table, finder: Seat): Flow<'wave' | 'card'> {
  const card = draw(t, 'WAV.SEARCH.2', t.state.active, 'secret');
  if (card === undefined) throw new BrokenTable('WAV.SEARCH.2', { active: 'the WAVE! card is missing' });
  if (card === WAVE_CARD) {
    if ((yield* meetWave(t, finder)) === 'accepted') return 'wave';
    return yield* searchTurn(t, finder); // WAV.WAVE.6
  }
  t.state.found++;
  emit(t, 'WAV.SEARCH.2', 'wave.found', { seat: finder, card });
  if (kindOf(card) === 'red')
    yield* meetRed(t, finder, card); // WAV.SEARCH.7
  else yield* keepOrLeave(t, finder, card);
  return 'card';
}

/** WAV.SEARCH.4, WAV.SEARCH.5, WAV.SEARCH.6: keep it, discard it, or put it in another card's place. */
function* keepOrLeave(t: Table, finder: Seat, card: CardId): Flow<void> {
  const way = yield* choose(t, finder, () => ({
    rule: 'WAV.SEARCH.4',
    prompt: { key: 'wave.found.keep', params: { card } },
    options: waysToKeep(t.state, finder, card),
    facts: { card },
  }));
  if (way === 'leave') {
    throwAway(t, card);
    emit(t, 'WAV.SEARCH.5', 'wave.left', { seat: finder, card });
    return;
  }
  if (way !== 'keep') discardCard(t, finder, way.card, 'WAV.SEARCH.6');
  person(t.state, finder).inventory.push(card);
  emit(t, way === 'keep' ? 'WAV.SEARCH.4' : 'WAV.SEARCH.6', 'wave.kept', { seat: finder, card });
}

const waysToKeep = (state: State, seat: Seat, card: CardId) => [
  ...(hasRoomFor(state, seat, card)
    ? [offer({ means: 'keep', about: { found: card } })]
    : roomBySwap(state, seat, card)),
  'leave' as const,
];
