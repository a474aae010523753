// A thread that plays the games that come with Holdout begins here.
import { GAMES } from '../../games/index.ts';
import { playGames } from './inside.ts';

playGames(GAMES);
