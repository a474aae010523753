// A thread of a server that plays toys.
import { playGames } from '../../src/server/threads/inside.ts';
import { stones, whispers } from './toys.ts';

playGames([stones, whispers]);
