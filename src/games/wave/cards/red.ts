import { hasEffect, itemCard } from './cards.ts';
import { carryOut } from './effects.ts';
import { throwAway } from '../round/inventory.ts';
import { useUp } from './perks.ts';
import { perksAt, type Table } from '../state.ts';
import { emit, type Flow, type Seat } from '../verbs.ts';
import type { CardId } from '../words.ts';

/** WAV.RED.1, WAV.RED.2: the drawer suffers it at once; it cannot be kept. */
export function* meetRed(t: Table, finder: Seat, card: CardId): Flow<void> {
  const shield = perksAt(t.state, finder, 'redCard').find(({ effects }) => hasEffect(effects, 'ignoreRed'));
  if (shield === undefined) {
    // WAV.RED.4, WAV.RED.5, WAV.RED.6, WAV.RED.7: what the card says, and nothing absorbs it.
    yield* carryOut(t, finder, itemCard(card).effects, { suffer: 'WAV.RED.6', lose: 'WAV.RED.7' });
  } else {
    useUp(t, finder, shield);
    emit(t, 'WAV.CHAR.3', 'wave.red.ignored', { seat: finder, card, perk: shield.id });
  }
  throwAway(t, card); // WAV.RED.3
}
