import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { GAMES } from '../games/index.ts';
import { createBot, nextMove } from '../bots/index.ts';
import { gameOf } from '../games/index.ts';
import { type AnyGame, Match } from '../kernel/index.ts';
import { holdout } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'holdout-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

async function run(...args: readonly string[]) {
  const out: string[] = [];
  const err: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void err.push(line));
  const code = await holdout(args);
  return { code, out: out.join('\n'), err };
}

const wave = gameOf('wave') as AnyGame;
const record = (() => {
  const match = Match.start(wave, wave.examples.two, { seed: 'commands' });
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, createBot('random')]));
  for (let move = nextMove(match, bots); move !== null; move = nextMove(match, bots))
    match.answer(move.seat, move.answer);
  return match.record();
})();

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const wide = (text: string): string[] => text.split('\n').filter((line) => line.length > 80);

describe('wrong usage is one clear line and exit code 2', () => {
  test.each([
    [['nope'], 'nope'],
    [['play', '--dice', 'loaded'], 'loaded'],
    [['sim'], 'game'],
    [['sim', 'chess'], 'chess'],
    [['sim', 'wave', '-n', '0'], '0'],
    [['sim', 'wave', '-n', 'many'], 'many'],
    [['sim', 'wave', '--players', '9'], '9'],
    [['sim', 'wave', '--bots', 'nobody'], 'nobody'],
    [['sim', 'wave', '--setup', 'nowhere'], 'nowhere'],
    [['sim', 'wave', '--setup', 'two', '--bots', 'random,random,random'], '2'],
    [['sim', 'wave', '--players', '3', '--bots', 'random,random'], '3'],
    [['verify'], 'record'],
    [['verify', 'no-such-file.json'], 'no-such-file.json'],
    [['verify', '/'], 'folder'],
    [['replay', 'no-such-file.json'], 'no-such-file.json'],
    [['rule'], 'id'],
    [['rule', 'WAV.NOPE.1'], 'WAV.NOPE.1'],
    [['rule', 'wave', 'unheard-of'], 'unheard-of'],
    [['games', '--nope'], '--nope'],
    [['games', 'extra'], 'games'],
  ])('holdout %j', async (args, named) => {
    const { code, out, err } = await run(...args);
    expect(err).toEqual([expect.stringContaining(named)]);
    expect(err[0]).toMatch(/^holdout: .*$/);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

test('games', async () => {
  const { code, out } = await run('games');
  expect(out).toMatch(/^wave +Wave!, 1 to 6 seats, version \S+$/m);
  expect(out).toMatch(/^ {2}set-ups: two, one, three, /m);
  expect(wide(out)).toEqual([]);
  expect(code).toBe(0);
});

test.each(GAMES.map(({ id }) => id))('how %s is played', async (game) => {
  const { code, out } = await run('how', game);
  expect(out).toContain('Good to know');
  expect(wide(out)).toEqual([]);
  expect(code).toBe(0);
});

test('how a game is played that there is not', async () => {
  const { code, err } = await run('how', 'chess');
  expect(err[0]).toContain('there is no page about chess: ask for');
  expect(code).toBe(2);
});

describe('verify', () => {
  test('a good record', async () => {
    const { code, out } = await run('verify', file('good.json', record));
    expect(out).toContain(record.hash);
    expect(code).toBe(0);
  });

  test('holds the seed against what was committed to', async () => {
    const { code, err } = await run('verify', file('good.json', record), '--commitment', 'f'.repeat(64));
    expect(err.join()).toContain('seed');
    expect(code).toBe(1);
  });

  test.each<[string, unknown, RegExp]>([
    [
      'an answer that does not fit',
      { ...record, answers: record.answers.with(7, { seat: 'a', answer: 'nope' }) },
      /entry 7/,
    ],
    ['another final state', { ...record, hash: 'f'.repeat(64) }, /final state/],
    ['another version', { ...record, version: '0' }, /version 0/],
    ['not a record', { format: 'other' }, /format/],
    ['an answer without a seat', { ...record, answers: [{ answer: 'x' }] }, /answers\.0/],
    ['a game that is not here', { ...record, game: 'chess' }, /chess/],
    ['a set-up that cannot be', { ...record, setup: { players: [] } }, /players/],
    ['not JSON', '{\n  "format": 1,\n  "game" 2\n}', /bad\.json:3:\d+: not JSON/],
    ['nothing', '', /not JSON/],
  ])('%s: says what and where, exit code 1', async (_name, content, said) => {
    const { code, out, err } = await run('verify', file('bad.json', content));
    expect(err).toEqual([expect.stringMatching(said)]);
    expect(err[0]).toContain('bad.json');
    expect(out).toBe('');
    expect(code).toBe(1);
  });
});

describe('rule', () => {
  test.each<[string[], RegExp]>([
    [['WAV.WAVE.1'], /^WAV\.WAVE\.1 .*\n.*accept it or delay it/],
    [['wav.wave.4'], /Ruling: this is suffered damage/],
    [['wave'], /WAV\.TRADE +Trade phase/],
    [['WAV'], /WAV\.TRADE +Trade phase/],
    [['wav.trade'], /WAV\.TRADE\.11/],
    [['WAV.T.RECIPE'], /Planks +Nails +Barricade/],
    [['wave', 'Barricade', 'splash'], /WAV\.TOKEN\.3/],
    [['barricade'], /entries with barricade/],
    [['LD.SHOOT.7'], /^LD\.SHOOT\.7/],
  ])('rule %j', async (args, said) => {
    const { code, out } = await run('rule', ...args);
    expect(out).toMatch(said);
    expect(wide(out)).toEqual([]);
    expect(code).toBe(0);
  });

  test('a search finds only what holds every word', async () => {
    const { out } = await run('rule', 'wave', 'barricade', 'splash');
    expect(out).not.toContain('WAV.TOKEN.2 ');
  });
});
