import { existsSync } from 'node:fs';
import { botNames } from '../bots/index.ts';
import { GAMES } from '../games/index.ts';
import type { AnyGame } from '../kernel/index.ts';
import { isProgram } from '../programs/index.ts';
import { Complaint } from './complaint.ts';

/** What somebody named on the command line, or a complaint that lists what there is. */

export function gameNamed(id: string): AnyGame {
  const found = GAMES.find((game) => game.id === id.toLowerCase());
  if (found !== undefined) return found;
  throw new Complaint(`there is no game ${id}; there is ${listed(GAMES.map((game) => game.id))}`);
}

/** A bot of ours, or a program of somebody's own by its file. */
export function botNamed(name: string): string {
  if (botNames.includes(name)) return name;
  if (isProgram(name)) {
    const [file = ''] = name.split(' ');
    if (existsSync(file)) return name;
    throw new Complaint(`there is no program ${file}: name a file, such as ./my-bot.py`);
  }
  throw new Complaint(`there is no bot ${name}; there is ${listed(botNames)}`);
}

/** The set-up of the ready example for this many seats; the first one fits best where several do. */
export function exampleFor(game: AnyGame, seats: number): unknown {
  const found = Object.values(game.examples).find((setup) => game.seating(setup).length === seats);
  if (found !== undefined) return found;
  const counts = new Set(Object.values(game.examples).map((setup) => game.seating(setup).length));
  throw new Complaint(
    `${game.title} has no ready set-up for ${seats}; there is one for ${listed([...counts].sort((a, b) => a - b).map(String))}`,
  );
}

export function exampleNamed(game: AnyGame, name: string): unknown {
  if (Object.hasOwn(game.examples, name)) return game.examples[name];
  throw new Complaint(`${game.title} has no ready set-up ${name}; there is ${listed(Object.keys(game.examples))}`);
}

export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
