import { isCommon } from './cards.ts';
import type { Ranger, State } from '../state.ts';
import { draw, emit, type Rule, shuffle, type Table } from '../verbs.ts';
import type { CardId, Deck } from '../wording/words.ts';

/** The top card of a deck; an empty deck is made anew of its discards (DLS.PLACE.11, DLS.DEF.12). */
export function drawCard(t: Table, deck: Deck, rule: Rule): CardId | undefined {
  const { decks, discards } = t.state;
  // DLS.SPEC.15: Special cards leave the game when used, so there is nothing to shuffle.
  if (decks[deck].length === 0 && deck !== 'special' && discards[deck].length > 0) {
    decks[deck] = discards[deck];
    discards[deck] = [];
    shuffle(t, decks[deck]);
    emit(t, 'DLS.PLACE.11', 'ls.reshuffled', { deck, cards: decks[deck].length });
  }
  if (deck === 'raider' && t.state.foreseen > 0) {
    t.state.foreseen--;
    return decks.raider.shift();
  }
  return draw(t, rule, decks[deck], 'known');
}

export const isLeft = ({ decks, discards }: State, deck: Deck): boolean =>
  decks[deck].length > 0 || (deck !== 'special' && discards[deck].length > 0);

/** Takes one card out of a list, in place. */
export function take<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}

/** Cards out of a hand onto their discard pile, where the log tells of them in another way. */
export function spendDefenders({ discards }: State, ranger: Ranger, cards: readonly CardId[]): void {
  for (const card of cards) take(ranger.defenders, card);
  discards.defender.push(...cards);
}

export function discardDefenders(t: Table, ranger: Ranger, cards: readonly CardId[], rule: Rule): void {
  if (cards.length === 0) return;
  spendDefenders(t.state, ranger, cards);
  emit(t, rule, 'ls.discarded', { ranger: ranger.id, cards });
}

export function spendArtifact({ discards }: State, ranger: Ranger, card: CardId): void {
  take(ranger.artifacts, card);
  take(ranger.exhausted, card);
  discards[isCommon(card) ? 'common' : 'unique'].push(card);
}

export function discardArtifact(t: Table, ranger: Ranger, card: CardId, rule: Rule): void {
  spendArtifact(t.state, ranger, card);
  emit(t, rule, 'ls.discarded', { ranger: ranger.id, cards: [card] });
}

/** DLS.SPEC.12: used Special cards and discarded Sidekicks leave the game. */
export function spendSpecial(ranger: Ranger, card: CardId): void {
  take(ranger.specials, card);
  take(ranger.exhausted, card);
}

export function discardMutation(t: Table, ranger: Ranger, card: CardId): void {
  take(ranger.mutations, card);
  t.state.discards.mutation.push(card);
  emit(t, 'DLS.MUT.1', 'ls.cured', { ranger: ranger.id, card });
}
