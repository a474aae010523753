// A thread in which bots think begins here.
import { GAMES } from '../games/index.ts';
import { thinkAbout } from './think.ts';

export default thinkAbout(GAMES);
