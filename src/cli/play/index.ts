import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { botNames } from '../../bots/index.ts';
import { GAMES } from '../../games/index.ts';
import { type AnyGame, BadSetup, type DiceMode, type Json, Match, Viewer } from '../../kernel/index.ts';
import { drawn } from '../boards/index.ts';
import { Complaint } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { readJson } from '../files.ts';
import { exampleFor, gameNamed, listed } from '../named.ts';
import { nameOf } from '../said.ts';
import { fillIn } from './form.ts';
import { Keeper } from './keeper.ts';
import { chooseNumber, chooseOne, Left } from './menu.ts';
import { PERSON, peopleOf, type Players, playersNamed, playersText } from './players.ts';
import { decisionsIn, loadMatch } from './saved.ts';
import { lastSave, newSave, saveNamed } from '../saves.ts';
import { Sitting } from './sitting.ts';
import { count, wrap } from '../../text/index.ts';

export interface PlayOptions {
  readonly seats?: string;
  readonly setup?: string;
  readonly seed?: string;
  readonly dice?: DiceMode;
  readonly continue?: string | true;
  readonly askEverything?: boolean;
}

/** A match with the people and bots around it. */
interface Laid {
  readonly match: Match;
  readonly players: Players;
  readonly path: string;
  readonly decisions: readonly number[];
}

/** `holdout play`: from the menu to the end of the match. */
export async function openTable(name: string | undefined, options: PlayOptions, desk: Desk): Promise<void> {
  try {
    const laid =
      options.continue === undefined ? await lay(name, options, desk) : await takeUp(options.continue, options, desk);
    await sit(laid, options, desk);
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    desk.say('Nothing was begun.');
  }
}

async function lay(name: string | undefined, options: PlayOptions, desk: Desk): Promise<Laid> {
  const game = name === undefined ? await chooseGame(desk) : gameNamed(name);
  if (game === 'last') return await takeUp(true, options, desk);
  const setup = await chooseSetup(game, options, desk);
  const seed = options.seed ?? randomBytes(16).toString('hex');
  const match = started(game, setup, { seed, dice: options.dice ?? 'seeded' });
  return { match, players: await choosePlayers(match, options, desk), path: newSave(game), decisions: [] };
}

async function takeUp(file: string | true, options: PlayOptions, desk: Desk): Promise<Laid> {
  const path = file === true ? lastSave() : existsSync(file) ? file : saveNamed(file);
  if (path === undefined) throw new Complaint('there is no saved match to continue');
  const { match, record } = loadMatch(path);
  const players = await choosePlayers(match, options, desk);
  return { match, players, path, decisions: decisionsIn(match.game as AnyGame, record, peopleOf(players)) };
}

function started(game: AnyGame, setup: unknown, options: { seed: string; dice: DiceMode }): Match {
  try {
    return Match.start(game, setup, options);
  } catch (error) {
    if (error instanceof BadSetup) throw new Complaint(`the set-up cannot be played: ${error.message}`, 1);
    throw error;
  }
}

async function chooseGame(desk: Desk): Promise<AnyGame | 'last'> {
  const games = GAMES.map((game) => ({
    text: `${game.title}, ${game.seats.min} to ${count(game.seats.max, 'seat')}`,
    value: game,
  }));
  const last = lastSave() === undefined ? [] : [{ text: 'Go on with the last match', value: 'last' as const }];
  return await chooseOne<AnyGame | 'last'>(desk, 'What shall be played?', [...games, ...last]);
}

/** Named on the command line, or a ready one for so many seats, or filled in step by step. */
async function chooseSetup(game: AnyGame, { setup, seats }: PlayOptions, desk: Desk): Promise<unknown> {
  if (setup !== undefined) return setupNamed(game, setup);
  if (seats !== undefined) return exampleFor(game, seats.split(',').length);
  const { min, max } = game.seats;
  const wanted = await chooseNumber(desk, 'How many seats?', { min, max, fallback: Math.max(min, Math.min(max, 2)) });
  const ready = Object.entries(game.examples).filter(([, example]) => game.seating(example).length === wanted);
  const items = ready.map(([name, value]) => ({
    text: `${name}: ${brief(value)}`,
    value: () => Promise.resolve(value as unknown),
  }));
  const start = (ready[0]?.[1] ?? null) as Json;
  const steps = { text: 'Step by step', value: () => fillIn(game, start, desk) };
  return await (await chooseOne(desk, 'With which set-up?', [...items, steps]))();
}

/** A set-up in one line, without what is the same for all players said more than once. */
function brief(value: unknown): string {
  if (Array.isArray(value)) return [...new Set(value.map(brief))].join('; ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, item]) => (typeof item === 'object' ? brief(item) : `${key} ${String(item)}`))
    .join(', ');
}

function setupNamed(game: AnyGame, name: string): unknown {
  if (Object.hasOwn(game.examples, name)) return game.examples[name];
  if (existsSync(name)) return readJson(name);
  throw new Complaint(
    `there is no set-up ${name}, nor a file of that name; there is ${listed(Object.keys(game.examples))}`,
  );
}

async function choosePlayers(match: Match, { seats }: PlayOptions, desk: Desk): Promise<Players> {
  if (seats !== undefined) return playersNamed(seats, match.seats);
  const kinds = [PERSON, ...botNames].map((value) => ({ text: value, value }));
  const players: Record<string, string> = {};
  for (const [i, seat] of match.seats.entries()) {
    players[seat] = await chooseOne(desk, `Who plays ${nameOf(match, seat)}?`, kinds, i === 0 ? 0 : kinds.length - 1);
  }
  return players;
}

async function sit(
  { match, players, path, decisions }: Laid,
  { askEverything = false }: PlayOptions,
  desk: Desk,
): Promise<void> {
  const { ink, width } = desk;
  const keeper = new Keeper(path, playersText(match, players), (line) => desk.say(ink.harm(line)));
  const opening = `${match.game.title}, ${count(match.seats.length, 'seat')}. The seed is sealed as ${match.commitment.slice(0, 16)}….`;
  desk.say('', ...wrap(ink.strong(opening), { width }), 'h at any prompt lists what can be typed.', '');
  const over = await new Sitting(desk, match, keeper, { players, askEverything, decisions }).play();
  const saved = keeper.save(match);
  desk.say('', ...(over ? ending(match, desk) : []));
  if (!saved) return;
  const next = over ? [keeper.howToReplay()] : keeper.howToContinue(width - 2);
  desk.say(`Saved. ${over ? 'To see it again' : 'To go on'}:`, ...next.map((line) => `  ${line}`));
}

function ending(match: Match, desk: Desk): string[] {
  const { width, ink } = desk;
  const viewer = new Viewer(match, null);
  return [
    ...drawn(match, null, desk),
    '',
    ...wrap(ink.strong(viewer.outcome()?.text ?? ''), { width }),
    ...wrap(`The seed was ${match.record().seed}.`, { width }),
    '',
  ];
}
