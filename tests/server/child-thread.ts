// A thread in which the bots of a measured server think.
import { GAMES } from '../../src/games/index.ts';
import { thinkAbout } from '../../src/server/think.ts';
import { stones, whispers } from './toys.ts';

export default thinkAbout([stones, whispers, ...GAMES]);
