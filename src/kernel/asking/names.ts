import type { Names } from './message.ts';
import type { Seat } from './request.ts';

/** What a seat is called while the game has no name of its own for it. */
export const plainName = (seat: Seat): string => `Player ${seat.toUpperCase()}`;

/** Who sits somewhere, as far as names go. */
export interface Sitting {
  /** The player's own name, if one was given. */
  readonly name: string | null;
  readonly bot: boolean;
}

/** How the texts call a seat: by the game's own name for it, by the player's, or by both. */
export function calledOf(seat: Seat, ofGame: string | undefined, { name, bot }: Sitting): string {
  const own = ofGame === undefined || ofGame === plainName(seat) ? null : ofGame;
  if (name !== null) return own === null ? name : `${own} (${name})`;
  return own ?? (bot ? `${plainName(seat)} (bot)` : plainName(seat));
}

/** What all seats are called: `ofGame` is what the game says. */
export const namesFor = (ofGame: Names, sitting: Readonly<Record<Seat, Sitting>>): Names =>
  Object.fromEntries(Object.entries(sitting).map(([seat, who]) => [seat, calledOf(seat, ofGame[seat], who)]));
