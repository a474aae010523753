// A thread that plays a game about where one thinks.
import { playGames } from '../../src/server/threads/inside.ts';
import { where } from './where.ts';

playGames([where]);
