import { readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '../../kernel/index.ts';

/** Where matches are saved by themselves. */
const folder = (): string =>
  join(
    process.env.HOLDOUT_HOME ?? join(process.env.XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'holdout'),
    'saves',
  );

export function newSave(game: AnyGame, now = new Date()): string {
  const moment = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return join(folder(), `${game.id}-${moment}.json`);
}

/** The match that was played last, if any. */
export function lastSave(): string | undefined {
  try {
    const files = readdirSync(folder()).filter((file) => file.endsWith('.json'));
    const dated = files.map((file) => join(folder(), file)).map((path) => ({ path, at: statSync(path).mtimeMs }));
    return dated.sort((a, b) => b.at - a.at)[0]?.path;
  } catch {
    return undefined; // nothing has been saved yet
  }
}

/** A command as it is typed here: in a checkout, through npm. */
export const command = (rest: string): string =>
  process.env.npm_lifecycle_event === undefined ? `holdout ${rest}` : `npm run -s holdout -- ${rest}`;
