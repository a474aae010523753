import type { AnyGame } from '../kernel/index.ts';
import { evenDeath } from './even-death/index.ts';
import { lastStand } from './last-stand/index.ts';
import { wave } from './wave/index.ts';

/** Every game that can be played. */
export const GAMES: readonly AnyGame[] = [wave, lastStand, evenDeath];

export const gameOf = (id: string): AnyGame | undefined => GAMES.find((game) => game.id === id);
