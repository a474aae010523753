import {
  HAND_LIMIT,
  COLORS,
  type Color,
  defenderCard,
  isAlive,
  kindOf,
  leaderCard,
  type LeaderId,
  type Ranger,
  specialCard,
} from '../../games/last-stand/index.ts';
import { depotsLeft } from './threats.ts';
import { type Outlook, remembered } from './outlook.ts';

import { WEIGHTS } from './weights.ts';

/** What the cards in a hand are worth keeping for. */

const ICON = { vehicle: 0.15, glider: 0.35, grenade: 0.35, pistols: 0.2, badge: 0.3, radSuit: 0.3 } as const;

/** What a card is worth to a Ranger: dice against a Leader that it is to fight, and the icon. */
export function cardWorth(state: Outlook, ranger: Ranger, card: string): number {
  const { leader, dice, icon } = defenderCard(card);
  const roles = state.look.roles.get(ranger) ?? [];
  const use = !isAlive(state, leader) ? 0 : roles.includes(leader) ? WEIGHTS.ownDie : WEIGHTS.otherDie;
  const scarce = icon === 'grenade' && depotsLeft(state) <= 6 ? 0.5 : 0;
  return use * dice + ICON[icon] + scarce;
}

/** Artifacts from the most useful on; what is not named lies between. */
const FINE = ['U02', 'U13', 'U01', 'U04', 'U03', 'U05', 'C11', 'U11', 'U08', 'C09', 'U07', 'U14', 'C12', 'C14'];
const POOR = ['C10', 'C15', 'U12', 'C08', 'C05', 'C06', 'U09'];

/** What any card that a Ranger may hold is worth: to lose the least of it. */
export function heldWorth(state: Outlook, ranger: Ranger, card: string): number {
  const kind = kindOf(card);
  if (kind === 'defender') return cardWorth(state, ranger, card);
  if (kind === 'special') return specialCard(card).dice;
  if (kind === 'mutation') return 0;
  const fine = FINE.indexOf(card);
  return fine >= 0 ? 4 - fine * 0.1 : POOR.includes(card) ? 1 : 2;
}

export const leastWorth = (state: Outlook, ranger: Ranger, cards: readonly string[]): string[] =>
  cards
    .map((card) => ({ card, worth: heldWorth(state, ranger, card) }))
    .sort((a, b) => a.worth - b.worth)
    .map(({ card }) => card);

/** The Leader whose colour a Ranger needs: the first of its own for whom the hand is too weak. */
function huntedBy(state: Outlook, ranger: Ranger): LeaderId | null {
  const own = state.look.roles.get(ranger) ?? [];
  return own.find((leader) => !state.look.prepared.includes(leader)) ?? own[0] ?? state.look.focus;
}

/** The colour to call. */
export function colorToCall(state: Outlook, ranger: Ranger): Color {
  const leader = huntedBy(state, ranger);
  return leader === null ? COLORS[0] : leaderCard(leader).color;
}

/** How much of the Defender deck is of one colour; an empty deck is made anew of the discards. */
function shareOf(state: Outlook, color: Color): number {
  const pile = state.decks.defender.length >= 3 ? state.decks.defender : state.discards.defender;
  return pile.length === 0 ? 0 : pile.filter((card) => defenderCard(card).color === color).length / pile.length;
}

/** What one gamble brings, the bet being the poorest card in hand. */
export const gambleWorth = remembered((state, ranger): number => {
  const [bet] = leastWorth(state, ranger, ranger.defenders);
  if (bet === undefined) return 0;
  const share = shareOf(state, colorToCall(state, ranger));
  const price = cardWorth(state, ranger, bet);
  // In a full hand a new card only takes the place of the poorest.
  const full = state.count > 1 && ranger.defenders.length >= HAND_LIMIT;
  const each = WEIGHTS.gambled - (full ? price : 0);
  return 3 * share * each - (1 - share) ** 3 * price;
});
