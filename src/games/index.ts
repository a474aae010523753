import type { AnyGame, Match, Notes } from '../kernel/index.ts';
import type { Board } from '../text/index.ts';
import { allThingsZombie, allThingsZombieBoard, allThingsZombieNotes } from './all-things-zombie/index.ts';
import { evenDeath, evenDeathBoard, evenDeathNotes } from './even-death/index.ts';
import { lastDays, lastDaysBoard, lastDaysNotes } from './last-days/index.ts';
import { lastStand, lastStandBoard, lastStandNotes } from './last-stand/index.ts';
import { wave, waveBoard, waveNotes } from './wave/index.ts';

const BY_ID = {
  wave,
  'last-stand': lastStand,
  'even-death': evenDeath,
  'last-days': lastDays,
  'all-things-zombie': allThingsZombie,
} as const satisfies Record<string, AnyGame>;
/** What must be there for every game is a `Record<GameId, …>`: a game without its entry does not compile. */
export type GameId = keyof typeof BY_ID;

/** Every game that can be played. */
export const GAMES: readonly AnyGame[] = Object.values(BY_ID);

export const gameOf = (id: string): AnyGame | undefined => GAMES.find((game) => game.id === id);

/** Each game's table as text. */
const BOARDS: Readonly<Record<GameId, Board>> = {
  wave: waveBoard,
  'last-stand': lastStandBoard,
  'even-death': evenDeathBoard,
  'last-days': lastDaysBoard,
  'all-things-zombie': allThingsZombieBoard,
};

/** Games that are not ours, such as those of tests, have none. */
export const boardOf = (game: string): Board | undefined => (BOARDS as Readonly<Record<string, Board>>)[game];

/** What is worth counting in a match of each game: without it, a simulation would have nothing to say of it. */
const NOTES: Readonly<Record<GameId, (match: Match) => Notes>> = {
  wave: waveNotes,
  'last-stand': lastStandNotes,
  'even-death': evenDeathNotes,
  'last-days': lastDaysNotes,
  'all-things-zombie': allThingsZombieNotes,
};

export const notesOn = (match: Match): Notes => NOTES[match.game.id as GameId](match);
