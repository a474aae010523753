import { face } from './cards.ts';
import { spendCard } from './inventory.ts';
import { countOf, usableItems } from './items.ts';
import type { State, Table } from './state.ts';
import { draw, emit, type Seat, shuffle } from './table.ts';
import type { CardId, CombatId } from './words.ts';

/** WAV.DECK.9: one pile for players and enemies. WAV.DECK.10: when it is empty, the discards are shuffled into a new one. */
export function drawCombat(t: Table, count: number): CombatId[] {
  const drawn: CombatId[] = [];
  for (let i = 0; i < count; i++) {
    if (t.state.combat.length === 0) restockCombat(t);
    const card = draw(t, 'WAV.DECK.1', t.state.combat, 'known');
    if (card !== undefined) drawn.push(card);
  }
  return drawn;
}

function restockCombat(t: Table): void {
  t.state.combat = t.state.combatDiscard;
  t.state.combatDiscard = [];
  shuffle(t, t.state.combat);
  emit(t, 'WAV.DECK.10', 'wave.combat.reshuffled', { cards: t.state.combat.length });
}

/** WAV.DECK.11, WAV.AMMO.6: the card used and the others go to the discards. */
export function discardCombat(t: Table, cards: readonly CombatId[]): void {
  t.state.combatDiscard.push(...cards);
}

/** WAV.SPECIAL.14: who could have a drawn Combat card replaced. */
export const luckySeats = (state: State): Seat[] => state.seats.filter((seat) => luckyCard(state, seat) !== undefined);

const luckyCard = (state: State, seat: Seat): CardId | undefined => usableItems(state, seat, ['combatDraw'])[0];

/** WAV.SPECIAL.15: the named card goes to the discards, and a new one is drawn for it. */
export function playLucky(t: Table, seat: Seat, drawn: CombatId[], at: number): void {
  const lucky = luckyCard(t.state, seat);
  const old = drawn[at];
  if (lucky === undefined || old === undefined) return;
  spendCard(t, seat, lucky);
  discardCombat(t, [old]);
  const [fresh] = drawCombat(t, countOf(face(lucky)?.effects ?? [], 'redrawCombat'));
  if (fresh === undefined) drawn.splice(at, 1);
  else drawn[at] = fresh;
  emit(t, 'WAV.SPECIAL.15', 'wave.redrawn', { seat, card: lucky, old, fresh: fresh ?? null });
}
