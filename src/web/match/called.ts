import type { AnyGame, Names } from '../../kernel/index.ts';
import type { Sitters } from './shelf.ts';

/** What the texts call each seat: the game's own word, with the player's name behind it if one was given. */
export function calledAt(game: AnyGame, state: unknown, sitters: Sitters): Names {
  const own = game.names(state);
  const named = Object.entries(sitters).map(([seat, sitter]) => {
    const word = own[seat] ?? seat;
    return [seat, sitter.kind === 'here' && sitter.name !== '' ? `${word} (${sitter.name})` : word];
  });
  return { ...own, ...Object.fromEntries(named) };
}
