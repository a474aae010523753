import type { AnyGame } from '../kernel/index.ts';
import type { Terrain } from '../tabletop/index.ts';
import type { GameId } from '../games/index.ts';
import type { GameFace } from './boards/face.ts';
import type { Guide } from './guide/guide.ts';
import { type HowTo, howToPlay } from '../rules/index.ts';
import type { ListFace } from './skirmish/lists/face.ts';
import allThingsZombiePicture from './front/all-things-zombie.webp';
import evenDeathPicture from './front/even-death.webp';
import lastDaysPicture from './front/last-days.webp';
import lastStandPicture from './front/last-stand.webp';
import wavePicture from './front/wave.webp';
import { textsOf } from './words/words.ts';

/** What the front page says of a game before any of its rules are loaded. */
export interface CatalogueEntry {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly players: string;
  /** How long a match takes. */
  readonly lasts: string;
  readonly blurb: string;
  /** A moment of a match, as its board shows it (scripts/front-pictures.ts). */
  readonly picture: string;
  /** Players see different things: around one screen a curtain falls between their turns. */
  readonly secrets: boolean;
  /** Piles lie face down: nobody may know what comes next. */
  readonly faceDown: boolean;
  /** Dice are rolled: people may want to roll their own. */
  readonly dice: boolean;
  /** Its rules; null while they cannot be played yet. */
  readonly load: (() => Promise<AnyGame>) | null;
  /** Its board. A game without one is shown as plain text. */
  readonly face?: () => Promise<GameFace>;
  /** How it is played, in five minutes. */
  readonly howTo?: () => Promise<HowTo>;
  /** A first match that teaches it. */
  readonly guide?: () => Promise<Guide>;
  /** A first campaign that teaches it, where the game has campaigns. */
  readonly campaign?: () => Promise<Guide>;
  /** How lists for it are put together, where it is played with lists. */
  readonly lists?: () => Promise<ListFace>;
  /** The tables that come with it, where it is played with miniatures. */
  readonly tables?: () => Promise<readonly Terrain[]>;
}

type Playable = Omit<CatalogueEntry, 'id'> & Required<Pick<CatalogueEntry, 'load' | 'face' | 'howTo'>>;

const PLAYABLE: Readonly<Record<GameId, Playable>> = {
  wave: {
    title: 'Wave!',
    kind: 'Co-operative card game',
    players: '1 to 6 players',
    lasts: '20 to 40 minutes',
    blurb: 'Search the rubble, trade what you found, then hold the line against what comes. Six rounds, together.',
    picture: wavePicture,
    secrets: false,
    faceDown: true,
    dice: false,
    load: async () => (await import('../games/wave/index.ts')).wave,
    face: async () => (await import('./boards/wave/index.ts')).waveFace,
    howTo: async () => await howToPlay('wave'),
    guide: async () => (await import('./boards/wave/guide.ts')).waveGuide,
  },
  'last-stand': {
    title: 'Defenders of the Last Stand',
    kind: 'Co-operative board game',
    players: '1 to 5 players',
    lasts: '40 to 90 minutes',
    blurb: 'Hold a town at the edge of the wasteland while the hordes close in from every side.',
    picture: lastStandPicture,
    secrets: false,
    faceDown: true,
    dice: true,
    load: async () => (await import('../games/last-stand/index.ts')).lastStand,
    face: async () => (await import('./boards/last-stand/index.ts')).lastStandFace,
    howTo: async () => await howToPlay('last-stand'),
    guide: async () => (await import('./boards/last-stand/guide.ts')).lastStandGuide,
  },
  'even-death': {
    title: 'Even Death May Die',
    kind: 'Miniatures, four factions',
    players: '2 to 4 players',
    lasts: '30 to 60 minutes a battle',
    blurb: 'Small warbands, a campaign map of sixty-four squares, and the dead between them.',
    picture: evenDeathPicture,
    secrets: false,
    faceDown: false,
    dice: true,
    load: async () => (await import('../games/even-death/index.ts')).evenDeath,
    face: async () => (await import('./boards/even-death/index.ts')).evenDeathFace,
    howTo: async () => await howToPlay('even-death'),
    guide: async () => (await import('./boards/even-death/guide.ts')).evenDeathGuide,
    lists: async () => (await import('./boards/even-death/lists/index.ts')).armyLists as unknown as ListFace,
    tables: async () => (await import('../games/even-death/index.ts')).BATTLEFIELDS,
  },
  'last-days': {
    title: 'Last Days',
    kind: 'Miniatures with a refuge',
    players: '2 players, campaigns for 2 to 8',
    lasts: '45 to 90 minutes a game',
    blurb: 'Two groups of survivors scavenge, fight and keep a refuge standing. Noise brings the dead.',
    picture: lastDaysPicture,
    secrets: false,
    faceDown: false,
    dice: true,
    load: async () => (await import('../games/last-days/index.ts')).lastDays,
    face: async () => (await import('./boards/last-days/index.ts')).lastDaysFace,
    howTo: async () => await howToPlay('last-days'),
    guide: async () => (await import('./boards/last-days/guide.ts')).lastDaysGuide,
    lists: async () => (await import('./boards/last-days/groups/index.ts')).groupLists as unknown as ListFace,
    tables: async () => (await import('../games/last-days/index.ts')).TABLES,
  },
  'all-things-zombie': {
    title: 'All Things Zombie: Final Fade Out',
    kind: 'Miniatures, solo or together',
    players: '1 to 4 players',
    lasts: '30 to 60 minutes an Encounter',
    blurb: 'One character, a city that ended, and a reaction system that plays everybody else.',
    picture: allThingsZombiePicture,
    secrets: false,
    faceDown: false,
    dice: true,
    load: async () => (await import('../games/all-things-zombie/index.ts')).allThingsZombie,
    face: async () => (await import('./boards/all-things-zombie/index.tsx')).allThingsZombieFace,
    howTo: async () => await howToPlay('all-things-zombie'),
    guide: async () => (await import('./boards/all-things-zombie/guide.ts')).allThingsZombieGuide,
    tables: async () => (await import('../games/all-things-zombie/index.ts')).TABLES,
    campaign: async () => (await import('./boards/all-things-zombie/journal/guide.ts')).allThingsZombieMonth,
  },
};

export const CATALOGUE: CatalogueEntry[] = Object.entries(PLAYABLE).map(([id, entry]) => ({ id, ...entry }));

export const entryOf = (game: string): CatalogueEntry | undefined => CATALOGUE.find(({ id }) => id === game);

export async function loadGame(id: string): Promise<AnyGame> {
  const load = entryOf(id)?.load ?? null;
  if (load === null) throw new Error(`Holdout cannot play ${id} yet`);
  const [game, texts] = await Promise.all([load(), textsOf(id)]);
  // The game itself speaks then: its board and the viewers of its matches read the same texts.
  return texts === null ? game : Object.assign(game, { texts: Object.assign(game.texts, texts) });
}

export async function loadFace(id: string): Promise<GameFace> {
  const face = entryOf(id)?.face ?? (async () => (await import('./boards/plain.tsx')).plainFace);
  return await face();
}

/** The lists of all games that are played with lists. */
export const loadLists = async (): Promise<readonly ListFace[]> =>
  await Promise.all(CATALOGUE.flatMap(({ lists }) => (lists === undefined ? [] : [lists()])));
