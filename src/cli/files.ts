import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { GAMES } from '../games/index.ts';
import { type AnyGame, BadRecord, type MatchRecord, parseRecord } from '../kernel/index.ts';
import { Complaint } from './complaint.ts';

/** The data in a JSON file; what is wrong with the file, and where, is said in one line. */
export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = (error as Error).message;
    const at = / in JSON at position (\d+).*$/s.exec(message);
    const where = at === null ? path : `${path}:${lineAndColumn(text, Number(at[1]))}`;
    throw new Complaint(`${where}: not JSON: ${oneLine(at === null ? message : message.slice(0, at.index))}`, 1);
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Complaint(`${path}: ${reasonOf(error)}`);
  }
}

function lineAndColumn(text: string, position: number): string {
  const before = text.slice(0, position).split('\n');
  return `${before.length}:${(before[before.length - 1]?.length ?? 0) + 1}`;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder',
  EACCES: 'we may not open it',
};

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
}

/** A record from a file, with the game that it is of. */
export function readRecord(path: string): { record: MatchRecord; game: AnyGame } {
  const data = readJson(path);
  try {
    const record = parseRecord(data);
    const game = GAMES.find(({ id }) => id === record.game);
    if (game === undefined) throw new Complaint(`${path}: a record of ${record.game}, a game that is not here`, 1);
    return { record, game };
  } catch (error) {
    if (error instanceof BadRecord) throw new Complaint(`${path}: ${error.message}`, 1);
    throw error;
  }
}

/** Written whole or not at all: a save that is cut short must not replace the one before it. */
export function writeRecord(path: string, record: MatchRecord): void {
  const part = `${path}.part`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(part, `${JSON.stringify(record)}\n`);
    renameSync(part, path);
  } catch (error) {
    throw new Complaint(`${path}: cannot be written: ${reasonOf(error)}`, 1);
  }
}
