import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { nextMove, createBot } from '../../src/bots/index.ts';
import { gameOf } from '../../src/games/index.ts';
import { type AnyGame, Match, type MatchRecord } from '../../src/kernel/index.ts';
import { holdout, scratch } from './running.ts';

const folder = scratch();
const wave = gameOf('wave') as AnyGame;

/** A whole match of two random bots. */
function played(seed: string): MatchRecord {
  const match = Match.start(wave, wave.examples.two, { seed });
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, createBot('random')]));
  for (let move = nextMove(match, bots); move !== null; move = nextMove(match, bots))
    match.answer(move.seat, move.answer);
  return match.record();
}

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

let record: MatchRecord;
let good: string;
beforeAll(() => {
  record = played('commands');
  good = file('good.json', record);
});

const lines = (text: string): string[] => text.split('\n').slice(0, -1);
const wide = (text: string): string[] => lines(text).filter((line) => line.length > 80);

describe('wrong usage is one clear line and exit code 2', () => {
  test.each([
    [['nope'], 'nope'],
    [['play', 'chess'], 'chess'],
    [['play', 'wave', '--seats', 'person,nobody'], 'nobody'],
    [['play', 'wave', '--seats', 'person', '--setup', 'two'], '--seats'],
    [['play', 'wave', '--setup', 'nope'], 'nope'],
    [['play', '--dice', 'loaded'], 'loaded'],
    [['play', '--continue', 'no-such-file.json'], 'no-such-file.json'],
    [['sim'], 'game'],
    [['sim', 'chess'], 'chess'],
    [['sim', 'wave', '-n', '0'], '0'],
    [['sim', 'wave', '-n', 'many'], 'many'],
    [['sim', 'wave', '--players', '9'], '9'],
    [['sim', 'wave', '--bots', 'nobody'], 'nobody'],
    [['sim', 'wave', '--players', '3', '--bots', 'random,random'], '3'],
    [['verify'], 'record'],
    [['verify', 'no-such-file.json'], 'no-such-file.json'],
    [['replay', 'no-such-file.json'], 'no-such-file.json'],
    [['rule'], 'id'],
    [['rule', 'WAV.NOPE.1'], 'WAV.NOPE.1'],
    [['games', '--nope'], '--nope'],
    [['games', 'extra'], 'games'],
  ])('holdout %j', async (args, named) => {
    const { code, out, err } = await holdout(args);
    expect(lines(err)).toHaveLength(1);
    expect(err).toContain(named);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

test('help lists the commands', async () => {
  const { code, out } = await holdout(['--help']);
  expect(code).toBe(0);
  for (const command of ['play', 'engine', 'sim', 'verify', 'replay', 'rule', 'games']) expect(out).toContain(command);
});

test('games', async () => {
  const { code, out } = await holdout(['games']);
  expect(code).toBe(0);
  expect(out).toMatch(/^wave +Wave! +version \S+ +1 to 6 seats/);
  expect(wide(out)).toEqual([]);
});

describe('verify', () => {
  test('a good record', async () => {
    const { code, out, err } = await holdout(['verify', good]);
    expect(err).toBe('');
    expect(out).toContain(record.hash);
    expect(code).toBe(0);
  });

  test('holds the seed against what was committed to', async () => {
    const { code, err } = await holdout(['verify', good, '--commitment', 'f'.repeat(64)]);
    expect(err).toContain('seed');
    expect(code).toBe(1);
  });

  test.each<[string, () => unknown, RegExp]>([
    [
      'an answer that does not fit',
      () => ({ ...record, answers: record.answers.with(7, { seat: 'a', answer: 'nope' }) }),
      /entry 7/,
    ],
    ['another final state', () => ({ ...record, hash: 'f'.repeat(64) }), /final state/],
    ['another version', () => ({ ...record, version: '0' }), /version 0/],
    ['not a record', () => ({ format: 'other' }), /format/],
    ['an answer without a seat', () => ({ ...record, answers: [{ answer: 'x' }] }), /answers\.0/],
    ['a game that is not here', () => ({ ...record, game: 'chess' }), /chess/],
    ['a set-up that cannot be', () => ({ ...record, setup: { players: [] } }), /players/],
    ['not JSON', () => '{\n  "format": 1,\n  "game" 2\n}', /bad\.json:3:\d+: not JSON/],
    ['nothing', () => '', /not JSON/],
  ])('%s: says what and where, exit code 1', async (_name, content, said) => {
    const { code, out, err } = await holdout(['verify', file('bad.json', content())]);
    expect(lines(err)).toHaveLength(1);
    expect(err).toContain('bad.json');
    expect(err).toMatch(said);
    expect(out).toBe('');
    expect(code).toBe(1);
  });
});

describe('replay', () => {
  test('--all prints the whole log', async () => {
    const { code, out } = await holdout(['replay', good, '--all']);
    const { events } = Match.load(wave, record);
    expect(code).toBe(0);
    expect(out).toContain(events.at(-1)?.rule);
    expect(lines(out).filter((line) => /^ *\d+ {2}/.test(line))).toHaveLength(events.length);
    expect(wide(out)).toEqual([]);
  });

  test('steps forwards, backwards and to a number', async () => {
    const { code, out } = await holdout(['replay', good], { input: 'n\n\nb\n9\n? 0\nh\n999999\nq\n' });
    const shown = [...out.matchAll(/^\[(\d+)\/\d+\]/gm)].map(([, n]) => Number(n));
    expect(shown).toEqual([0, 1, 2, 1, 9]);
    expect(out).toContain('WAV.SETUP.2');
    expect(out).toContain('This is the end.');
    expect(wide(out)).toEqual([]);
    expect(code).toBe(0);
  });

  test('ends with its input', async () => {
    expect((await holdout(['replay', good])).code).toBe(0);
  });

  test('a seat that is not at the table', async () => {
    const { code, err } = await holdout(['replay', good, '--seat', 'q']);
    expect(err).toContain('q');
    expect(code).toBe(2);
  });

  test('a record that does not fit', async () => {
    const { code, err } = await holdout([
      'replay',
      file('bad.json', { ...record, answers: [{ seat: 'a', answer: 'nope' }] }),
    ]);
    expect(err).toContain('Entry 0');
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
    [['wave', 'barricade', 'splash'], /WAV\.TOKEN\.3/],
    [['barricade'], /entries with barricade/],
    [['LD.SHOOT.7'], /^LD\.SHOOT\.7/],
  ])('rule %j', async (args, said) => {
    const { code, out } = await holdout(['rule', ...args]);
    expect(out).toMatch(said);
    expect(wide(out)).toEqual([]);
    expect(code).toBe(0);
  });
});

describe('sim', () => {
  const args = ['sim', 'wave', '-n', '30', '--players', '2', '--bots', 'random', '--seed', 'few'];

  test('a table of what came out', async () => {
    const { code, out, err } = await holdout(args);
    expect(err).toBe('');
    expect(out).toMatch(/all together +30 +\d+\.\d% +\d+\.\d% to \d+\.\d%/);
    for (const word of ['answers', 'rounds', 'milliseconds', 'Pillar', 'WAV.END']) expect(out).toContain(word);
    expect(wide(out)).toEqual([]);
    expect(code).toBe(0);
  });

  test('--json: the same seed, the same findings, on one thread or on two', async () => {
    const runs = await Promise.all(['1', '2'].map((threads) => holdout([...args, '--json', '--threads', threads])));
    const [one, two] = runs.map(({ out }) => {
      const { seconds, millisPerMatch, ...findings } = JSON.parse(out) as Record<string, unknown>;
      expect(seconds).toBeGreaterThan(0);
      expect(millisPerMatch).toBeGreaterThan(0);
      return findings;
    });
    expect(one).toMatchObject({
      game: 'wave',
      players: 2,
      bots: ['random', 'random'],
      seed: 'few',
      matches: 30,
      faults: [],
    });
    expect(one).toHaveProperty('seats.a.matches', 30);
    expect(one).toHaveProperty('groups.character.pillar.rate');
    expect(two).toEqual(one);
  });
});
