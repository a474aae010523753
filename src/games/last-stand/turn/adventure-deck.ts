import { adventureCard } from '../cards/cards.ts';
import { content } from '../cards/content.ts';
import type { State } from '../state.ts';
import { draw, emit, shuffle, type Table } from '../verbs.ts';
import type { CardId, Loc } from '../wording/words.ts';

/** DLS.SETUP.9, DLS.ADV.1: the Adventure Token stands where the back of the top card says. */
export const adventureAt = ({ adventure }: State): Loc => adventureCard(adventure.top).location;

/** The Adventures that can lie at a location: all of those that show it and have not been discarded. Which one it is stays hidden. */
export const possibleAdventures = (at: Loc, discard: readonly CardId[]): CardId[] =>
  content.adventures.flatMap(({ id, location }) => (location === at && !discard.includes(id) ? [id] : []));

/** DLS.ADV.4: the top card is discarded and the token moves to the location on the next one. */
export function nextAdventure(t: Table): void {
  const { adventure } = t.state;
  const from = adventureAt(t.state);
  adventure.discard.push(adventure.top);
  if (adventure.deck.length === 0) {
    adventure.deck = adventure.discard.splice(0); // DLS.ADV.10
    shuffle(t, adventure.deck);
  }
  // DLS.ADV.5, DLS.ADV.6: never twice in a row at one location; such a card goes to the bottom.
  for (let tries = adventure.deck.length; tries > 0; tries--) {
    adventure.top = draw(t, 'DLS.ADV.4', adventure.deck, 'known') ?? adventure.top;
    if (adventureAt(t.state) !== from || tries === 1) break;
    adventure.deck.push(adventure.top);
  }
  emit(t, 'DLS.ADV.4', 'ls.adventure.next', { at: adventureAt(t.state) });
}
