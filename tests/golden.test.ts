import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GAMES, gameOf } from '../src/games/index.ts';
import { type AnyGame, Match, parseRecord, verify } from '../src/kernel/index.ts';

const RECORDS = fileURLToPath(new URL('./records', import.meta.url));
const files = readdirSync(RECORDS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));

/** A change that makes one of these differ changes the rules: it bumps the game's version and records them anew. */
describe('matches that were played once play the same way today', () => {
  test.each(files)('%s', (file) => {
    const record = parseRecord(JSON.parse(readFileSync(join(RECORDS, file), 'utf8')));
    const game = gameOf(basename(dirname(file))) as AnyGame;
    expect(record.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(verify(game, record)).toMatchObject({ ok: true, hash: record.hash });
    expect(Match.load(game, record).outcome).not.toBeNull();
  });

  test.each(GAMES.map(({ id }) => id))('%s has some, won and lost', (id) => {
    const own = files.filter((file) => dirname(file) === id).map((file) => basename(file, '.json'));
    expect(own.some((name) => name.endsWith('-won'))).toBe(true);
    expect(own.some((name) => name.endsWith('-lost'))).toBe(true);
    expect(own.some((name) => name.endsWith('-random'))).toBe(true);
  });
});
