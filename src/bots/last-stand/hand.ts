import {
  COLORS,
  type Color,
  defenderCard,
  isAlive,
  leaderCard,
  type LeaderId,
  type Ranger,
  specialCard,
} from '../../games/last-stand/index.ts';
import { depotsLeft } from './threats.ts';
import type { Outlook } from './outlook.ts';

/** What the cards in a hand are worth keeping for. */

const ICON = { vehicle: 0.15, glider: 0.35, grenade: 0.35, pistols: 0.2, badge: 0.3, radSuit: 0.3 } as const;

export function cardWorth(state: Outlook, card: string): number {
  const { leader, dice, icon } = defenderCard(card);
  const focus = state.focus;
  const use = !isAlive(state, leader) ? 0 : leader === focus ? 0.75 : 0.5;
  const scarce = icon === 'grenade' && depotsLeft(state) <= 6 ? 0.5 : 0;
  return use * dice + ICON[icon] + scarce;
}

/** Artifacts from the most useful on; what is not named lies between. */
const FINE = ['U02', 'U13', 'U01', 'U04', 'U03', 'U05', 'C11', 'U11', 'U08', 'C09', 'U07', 'U14', 'C12', 'C14'];
const POOR = ['C10', 'C15', 'U12', 'C08', 'C05', 'C06', 'U09'];

/** What any card that a Ranger may hold is worth: to lose the least of it. */
export function heldWorth(state: Outlook, card: string): number {
  if (card.startsWith('D')) return cardWorth(state, card);
  if (card.startsWith('S')) return specialCard(card).dice;
  if (card.startsWith('M')) return 0;
  const fine = FINE.indexOf(card);
  return fine >= 0 ? 4 - fine * 0.1 : POOR.includes(card) ? 1 : 2;
}

export const leastWorth = (state: Outlook, cards: readonly string[]): string[] =>
  [...cards].sort((a, b) => heldWorth(state, a) - heldWorth(state, b));

export const colorOf = (leader: LeaderId): Color => leaderCard(leader).color;

/** The colour to call: the one that is collected, or the one most often left in the deck. */
export function colorToCall(state: Outlook): Color {
  const focus = state.focus;
  return focus === null ? COLORS[0] : colorOf(focus);
}

/** How much of the Defender deck is of one colour; an empty deck is made anew of the discards. */
export function shareOf(state: Outlook, color: Color): number {
  const pile = state.decks.defender.length >= 3 ? state.decks.defender : state.discards.defender;
  return pile.length === 0 ? 0 : pile.filter((card) => defenderCard(card).color === color).length / pile.length;
}

/** What one gamble brings, the bet being the poorest card in hand. */
export function gambleWorth(state: Outlook, ranger: Ranger): number {
  const [bet] = leastWorth(state, ranger.defenders);
  if (bet === undefined) return 0;
  const share = shareOf(state, colorToCall(state));
  const full = state.count > 1 && ranger.defenders.length >= 12;
  const each = full ? 0.45 : 1;
  return 3 * share * each - (1 - share) ** 3 * cardWorth(state, bet);
}
