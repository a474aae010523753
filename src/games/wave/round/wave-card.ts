import { hasEffect } from '../cards/cards.ts';
import { suffer } from '../combat/damage.ts';
import { useUp } from '../cards/perks.ts';
import type { Perk } from '../cards/shapes.ts';
import { healthLeft, perksAt, type State, type Table } from '../state.ts';
import { choose, emit, type Flow, type Seat, shuffle } from '../verbs.ts';
import { WAVE_CARD } from '../words.ts';

/** WAV.WAVE.1: whoever draws the WAVE! card accepts it or delays it; WAV.WAVE.11: before the Assault card is seen. */
export function* meetWave(t: Table, finder: Seat): Flow<'accepted' | 'delayed'> {
  const free = freeDelay(t.state, finder);
  const way = yield* choose(t, finder, {
    rule: 'WAV.WAVE.1',
    prompt: { key: 'wave.drawn', params: { seat: finder, cards: t.state.active.length } },
    options: [
      'accept',
      ...(mayDelay(t.state, finder) ? (['delay'] as const) : []),
      ...(free === undefined
        ? []
        : [{ means: 'free-delay', label: { key: 'wave.drawn.free', params: { perk: free.id } } } as const]),
    ],
  });
  if (way === 'accept') {
    t.state.waveHolder = finder; // WAV.WAVE.2
    emit(t, 'WAV.WAVE.2', 'wave.accepted', { seat: finder });
    return 'accepted';
  }
  if (way === 'free-delay' && free !== undefined) {
    useUp(t, finder, free);
    emit(t, 'WAV.CHAR.4', 'wave.delayed.free', { seat: finder, perk: free.id });
  } else {
    suffer(t, finder, 1, 'WAV.WAVE.4'); // and as often as it is delayed: WAV.WAVE.7
  }
  t.state.active.push(WAVE_CARD);
  shuffle(t, t.state.active);
  emit(t, 'WAV.WAVE.5', 'wave.delayed', { seat: finder });
  return 'delayed';
}

/** Not with an empty pile (WAV.WAVE.8), nor at the last point of health (WAV.WAVE.9). */
const mayDelay = (state: State, seat: Seat): boolean => state.active.length > 0 && healthLeft(state, seat) > 1;

const freeDelay = (state: State, seat: Seat): Perk | undefined =>
  state.active.length > 0
    ? perksAt(state, seat, 'delay').find(({ effects }) => hasEffect(effects, 'freeDelay'))
    : undefined;
