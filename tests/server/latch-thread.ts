// A thread of a server whose rules a test can hold up.
import { playGames } from '../../src/server/threads/inside.ts';
import { latch } from './latch.ts';
import { stones } from './toys.ts';

playGames([stones, latch]);
