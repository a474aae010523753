import type { Match, Names } from '../kernel/index.ts';
import type { SeatRow } from './store/schema.ts';

/** How the texts call a seat: by the game's own name for it, the player's, or both. */
export function calledOf({ seat, kind, name }: Pick<SeatRow, 'seat' | 'kind' | 'name'>, ofGame?: string): string {
  const own = ofGame === undefined || isGeneric(ofGame, seat) ? null : ofGame;
  if (kind !== 'person' || name === null)
    return own ?? (kind === 'bot' ? `${seat.toUpperCase()} (bot)` : (ofGame ?? seat));
  return own === null ? name : `${own} (${name})`;
}

/** `Player A` says no more than the seat itself does: the player's own name is better. */
const isGeneric = (name: string, seat: string): boolean => name.toLowerCase().split(' ').includes(seat.toLowerCase());

export function namesOf(seats: readonly Pick<SeatRow, 'seat' | 'kind' | 'name'>[], match: Match): Names {
  const own = match.game.names(match.state);
  return Object.fromEntries(seats.map((row) => [row.seat, calledOf(row, own[row.seat])]));
}
