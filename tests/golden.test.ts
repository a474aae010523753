import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GAMES, gameOf } from '../src/games/index.ts';
import { ENCOUNTERS } from '../src/games/last-days/data/encounters.ts';
import { type AnyGame, Match, parseRecord } from '../src/kernel/index.ts';

const RECORDS = fileURLToPath(new URL('./records', import.meta.url));
const files = readdirSync(RECORDS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));

/** How a record ends, by the last word of its name. */
const ENDS: Readonly<Record<string, RegExp>> = {
  won: /^won$/,
  lost: /^lost$/,
  random: /^(won|lost)$/,
  part: /^goes on$/,
};

const endOf = ({ outcome, seats }: Match): string =>
  outcome === null ? 'goes on' : outcome.won.includes(seats[0] ?? '') ? 'won' : 'lost';

/** A change that makes one of these differ changes the rules: it bumps the game's version and records them anew. */
describe('matches that were played once play the same way today', () => {
  test.each(files)('%s', (file) => {
    const record = parseRecord(JSON.parse(readFileSync(join(RECORDS, file), 'utf8')));
    const game = gameOf(basename(dirname(file))) as AnyGame;
    expect(record.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(record.version).toBe(game.version);
    const match = Match.load(game, record);
    expect(match.hash()).toBe(record.hash);
    expect(endOf(match)).toMatch(ENDS[file.replace(/^.*-(\w+)\.json$/, '$1')] ?? 'no such end');
  });

  test.each(GAMES.map(({ id }) => id))('%s has some, won and lost', (id) => {
    const own = files.filter((file) => dirname(file) === id).map((file) => basename(file, '.json'));
    expect(own.some((name) => name.endsWith('-won'))).toBe(true);
    expect(own.some((name) => name.endsWith('-lost'))).toBe(true);
    expect(own.some((name) => name.endsWith('-random'))).toBe(true);
  });

  test('campaigns are among them: played out fast to their end, and with battles on the table', () => {
    const names = files.map((file) => file.replace(/\.json$/, '')).filter((name) => name.includes('/campaign'));
    expect(names.sort()).toEqual([
      'all-things-zombie/campaign-part',
      'all-things-zombie/campaign-rivals-part',
      'even-death/campaign-late-lost',
      'even-death/campaign-late-random',
      'even-death/campaign-late-won',
      'even-death/campaign-midway-part',
      'even-death/campaign-part',
      'last-days/campaign-part',
      'last-days/campaign-short-lost',
      'last-days/campaign-short-random',
      'last-days/campaign-short-won',
      'last-days/campaign-swift-lost',
      'last-days/campaign-swift-random',
      'last-days/campaign-swift-won',
    ]);
  });

  test.each(ENCOUNTERS)('the Encounter %s of Last Days is among them, won, lost and at random', (encounter) => {
    for (const end of ['won', 'lost', 'random']) expect(files).toContain(join('last-days', `${encounter}-${end}.json`));
  });

  test.each(['robbery-week', 'escape', 'rivals', 'robbery', 'bushwhack'])(
    '%s of All Things Zombie is among them',
    (name) => {
      for (const end of ['won', 'lost', 'random'])
        expect(files).toContain(join('all-things-zombie', `${name}-${end}.json`));
    },
  );
});
