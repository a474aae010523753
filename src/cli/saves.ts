import { readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, type MatchRecord, sha256Hex } from '../kernel/index.ts';
import { writeRecord } from './files.ts';

/** Where matches are saved by themselves: `saves` to go on with, `faults` that a rule failed in. */
const folder = (kind: 'saves' | 'faults'): string =>
  join(
    process.env.HOLDOUT_HOME ?? join(process.env.XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'holdout'),
    kind,
  );

export function newSave(game: Pick<AnyGame, 'id'>, now = new Date()): string {
  const moment = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return join(folder('saves'), `${game.id}-${moment}.json`);
}

/** A file as somebody names it: a word alone is a match of that name among the saved ones. */
export const saveNamed = (name: string): string =>
  /^[\p{L}\p{N} _-]+$/u.test(name) ? join(folder('saves'), `${name}.json`) : name;

/** Keeps the record that leads to a failure of ours, and says where. */
export function keepFault(record: MatchRecord): string {
  const path = join(folder('faults'), `${record.game}-${sha256Hex(JSON.stringify(record)).slice(0, 12)}.json`);
  writeRecord(path, record);
  return path;
}

/** The match that was played last, if any. */
export function lastSave(): string | undefined {
  try {
    const files = readdirSync(folder('saves')).filter((file) => file.endsWith('.json'));
    const dated = files
      .map((file) => join(folder('saves'), file))
      .map((path) => ({ path, at: statSync(path).mtimeMs }));
    return dated.sort((a, b) => b.at - a.at)[0]?.path;
  } catch {
    return undefined; // nothing has been saved yet
  }
}

/** A command as it is typed here: in a checkout, through npm. */
export const command = (rest: string): string =>
  process.env.npm_lifecycle_event === undefined ? `holdout ${rest}` : `npm run -s holdout -- ${rest}`;
