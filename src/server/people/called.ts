import { calledOf as calledBy, type Match, type Names } from '../../kernel/index.ts';
import type { SeatRow } from '../store/schema.ts';

type Named = Pick<SeatRow, 'seat' | 'kind' | 'name'>;

/** How the texts call a seat: `ofGame` is the game's own name for it, where the game has been heard. */
export const calledOf = ({ seat, kind, name }: Named, ofGame?: string): string =>
  calledBy(seat, ofGame, { name: kind === 'person' ? name : null, bot: kind === 'bot' });

export function namesOf(seats: readonly Named[], match: Match): Names {
  const own = match.game.names(match.state);
  return Object.fromEntries(seats.map((row) => [row.seat, calledOf(row, own[row.seat])]));
}
