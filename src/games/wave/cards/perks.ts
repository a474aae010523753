import { BrokenTable } from '../../../kernel/index.ts';
import { characterCard } from './cards.ts';
import { carryOut } from './effects.ts';
import type { Perk } from './shapes.ts';
import { characterOf, person, type Table } from '../state.ts';
import { choose, emit, type Flow, type Seat } from '../verbs.ts';

/** Uses a perk of one's own character (WAV.CHAR.5): the cost first and completely, then all of its effects. */
export function* usePerk(t: Table, seat: Seat, id: string): Flow<void> {
  const { always, first } = characterCard(characterOf(t.state, seat));
  const perk = [always, first].find((own) => own.id === id);
  if (perk === undefined) throw new BrokenTable('WAV.CHAR.5', { seat, perk: id });
  spendPerk(t, seat, perk);
  yield* carryOut(t, seat, perk.cost);
  yield* carryOut(t, seat, perk.effects);
}

/** A perk with a limit has been used for this round. */
export function useUp(t: Table, seat: Seat, perk: Perk): void {
  if (perk.limit === 'round') person(t.state, seat).used.push(perk.id);
}

/** Marks a perk as used where it has a limit, and says so. */
export function spendPerk(t: Table, seat: Seat, perk: Perk): void {
  useUp(t, seat, perk);
  const isFirst = characterCard(characterOf(t.state, seat)).first.id === perk.id;
  emit(t, isFirst ? 'WAV.CHAR.4' : 'WAV.CHAR.3', 'wave.perk', { seat, perk: perk.id });
}

/** Asks whether an optional perk is used at this moment. */
export function* offerPerk(t: Table, seat: Seat, perk: Perk): Flow<void> {
  const wish = yield* choose(t, seat, {
    rule: 'WAV.CHAR.4',
    prompt: { key: 'wave.perk.offer', params: { perk: perk.id } },
    options: ['use', 'pass'],
  });
  if (wish === 'use') yield* usePerk(t, seat, perk.id);
}
