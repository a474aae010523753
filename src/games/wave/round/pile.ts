import type { Table } from '../state.ts';
import { emit, shuffle } from '../verbs.ts';
import { RUBBLE_PER_ROUND, WAVE_CARD } from '../words.ts';

/** WAV.PILE.1, WAV.PILE.2, WAV.PILE.3: a new round begins with a fuller active pile and the WAVE! card in it. */
export function beginSearch(t: Table): void {
  const { state } = t;
  state.phase = 'search';
  state.round++;
  state.assault = null;
  state.waveHolder = null; // WAV.PILE.2: the holder of last round gives the card up now
  const wanted = RUBBLE_PER_ROUND[state.seats.length as keyof typeof RUBBLE_PER_ROUND]; // WAV.T.COUNT
  // WAV.PILE.4, WAV.PILE.5, WAV.PILE.6: what was left over stays, and the full number is added without limit.
  for (let i = 0; i < wanted; i++) {
    restock(t);
    const card = state.rubble.shift();
    if (card !== undefined) state.active.push(card);
  }
  state.active.push(WAVE_CARD);
  shuffle(t, state.active);
  state.searcher = state.first; // WAV.FIRST.3, WAV.SEARCH.1
  state.turn = { seat: state.first, actions: 0 };
  emit(t, 'WAV.PILE.1', 'wave.round', { round: state.round, cards: wanted, active: state.active.length });
}

/** WAV.PILE.7: when the Rubble pile has run out, the shuffled discards become the new one. */
export function restock(t: Table): void {
  const { state } = t;
  if (state.rubble.length > 0 || state.discard.length === 0) return;
  state.rubble = state.discard;
  state.discard = [];
  shuffle(t, state.rubble);
  emit(t, 'WAV.PILE.7', 'wave.rubble.reshuffled', { cards: state.rubble.length });
}
