import { type AnyGame, type Names, namesFor } from '../../kernel/index.ts';
import type { Sitters } from './keeping/shelf.ts';

/** How the texts call the seats of a match in this browser. */
export const calledAt = (game: AnyGame, state: unknown, sitters: Sitters): Names => ({
  ...game.names(state),
  ...namesFor(
    game.names(state),
    Object.fromEntries(
      Object.entries(sitters).map(([seat, sitter]) => [
        seat,
        { name: sitter.kind === 'here' && sitter.name !== '' ? sitter.name : null, bot: sitter.kind === 'bot' },
      ]),
    ),
  ),
});
