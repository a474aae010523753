import type { AnyGame } from '../kernel/index.ts';
import { evenDeath } from './even-death/index.ts';
import { lastStand } from './last-stand/index.ts';
import { wave } from './wave/index.ts';

const BY_ID = { wave, 'last-stand': lastStand, 'even-death': evenDeath } as const satisfies Record<string, AnyGame>;
/** What must be there for every game is a `Record<GameId, …>`: a game without its entry does not compile. */
export type GameId = keyof typeof BY_ID;

/** Every game that can be played. */
export const GAMES: readonly AnyGame[] = Object.values(BY_ID);

export const gameOf = (id: string): AnyGame | undefined => GAMES.find((game) => game.id === id);
