import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createBot, nextMove } from '../../src/bots/index.ts';
import { gameOf } from '../../src/games/index.ts';
import { type AnyGame, Match, type MatchRecord } from '../../src/kernel/index.ts';
import { holdout, scratch } from './running.ts';

const folder = scratch();
const wave = gameOf('wave') as AnyGame;

let record: MatchRecord;
let good: string;
beforeAll(() => {
  const match = Match.start(wave, wave.examples.two, { seed: 'commands' });
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, createBot('random')]));
  for (let move = nextMove(match, bots); move !== null; move = nextMove(match, bots))
    match.answer(move.seat, move.answer);
  record = match.record();
  good = file('good.json', record);
});

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const lines = (text: string): string[] => text.split('\n').slice(0, -1);
const wide = (text: string): string[] => lines(text).filter((line) => line.length > 80);

test('wrong usage is one line on standard error and exit code 2', async () => {
  const { code, out, err } = await holdout(['nope']);
  expect(lines(err)).toEqual([expect.stringContaining('nope')]);
  expect(out).toBe('');
  expect(code).toBe(2);
});

test('help lists the commands', async () => {
  const { code, out } = await holdout(['--help']);
  expect(code).toBe(0);
  for (const command of ['play', 'engine', 'sim', 'verify', 'replay', 'rule', 'games']) expect(out).toContain(command);
});

test('verify ends with 0 for a good record and with 1 for a bad one', async () => {
  expect(await holdout(['verify', good])).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining(String(record.hash)),
  });
  const bad = file('bad.json', { ...record, answers: record.answers.with(7, { seat: 'a', answer: 'nope' }) });
  const { code, err } = await holdout(['verify', bad]);
  expect(lines(err)).toEqual([expect.stringMatching(/bad\.json: entry 7/)]);
  expect(code).toBe(1);
});

describe('replay', () => {
  test('--all prints the whole log', async () => {
    const { code, out } = await holdout(['replay', good, '--all']);
    const { events } = Match.load(wave, record);
    expect(out).toContain(events.at(-1)?.rule);
    expect(lines(out).filter((line) => /^ *\d+ {2}/.test(line))).toHaveLength(events.length);
    expect(wide(out)).toEqual([]);
    expect(code).toBe(0);
  });

  test('steps forwards, backwards and to a number, and ends with its input', async () => {
    const { code, out } = await holdout(['replay', good], { input: 'n\n\nb\n9\n? 0\nh\n999999\n' });
    const shown = [...out.matchAll(/^\[(\d+)\/\d+\]/gm)].map(([, n]) => Number(n));
    expect(shown).toEqual([0, 1, 2, 1, 9]);
    expect(out).toContain('WAV.SETUP.2');
    expect(out).toContain('This is the end.');
    expect(wide(out)).toEqual([]);
    expect(code).toBe(0);
  });

  test('a record that does not fit', async () => {
    const bad = file('bad.json', { ...record, answers: [{ seat: 'a', answer: 'nope' }] });
    const { code, err } = await holdout(['replay', bad]);
    expect(lines(err)).toEqual([expect.stringContaining('Entry 0')]);
    expect(code).toBe(1);
  });
});

test('where a rule has failed, the record that leads there is kept', async () => {
  const setup = { players: [{ character: 'pillar', weapon: 'crowbar' }], first: 'a' };
  const begun = Match.start(wave, setup, { seed: 'broken' });
  const { random, ...state } = begun.whole() as { random: number[] };
  // Without the WAVE! card the search never ends: once this card is kept, there is nothing left to draw.
  const from = { state: { ...state, active: ['planks'] }, random, answers: 0, events: 0, steps: 0, revealed: 0 };
  const { hash: _, ...rest } = begun.record();
  const fault = file('fault.json', { ...rest, from, answers: [{ seat: 'a', answer: 'keep' }] });
  const { code, err } = await holdout(['replay', fault], { env: { HOLDOUT_HOME: folder } });
  expect(code).toBe(1);
  expect(lines(err)).toEqual([expect.stringMatching(/^holdout: a rule has failed, which is our fault: .*WAV\./)]);
  const [, kept = ''] = /\(([^()]*)\)\n$/.exec(err) ?? [];
  expect(JSON.parse(readFileSync(kept, 'utf8'))).toMatchObject({ game: 'wave', seed: 'broken' });
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
    const found = [];
    for (const threads of ['1', '2']) {
      const { out } = await holdout([...args, '--json', '--threads', threads]);
      const { seconds, millisPerMatch, ...findings } = JSON.parse(out) as Record<string, unknown>;
      expect(seconds).toBeGreaterThan(0);
      expect(millisPerMatch).toBeGreaterThan(0);
      found.push(findings);
    }
    expect(found[0]).toMatchObject({
      game: 'wave',
      players: 2,
      bots: ['random', 'random'],
      seed: 'few',
      matches: 30,
      faults: [],
    });
    expect(found[0]).toHaveProperty('seats.a.matches', 30);
    expect(found[0]).toHaveProperty('groups.character.pillar.rate');
    expect(found[1]).toEqual(found[0]);
  });
});
