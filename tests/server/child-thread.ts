// A thread of a measured server.
import { GAMES } from '../../src/games/index.ts';
import { playGames } from '../../src/server/threads/inside.ts';
import { stones, whispers } from './toys.ts';

playGames([stones, whispers, ...GAMES]);
