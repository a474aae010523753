import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gameOf } from '../../src/games/index.ts';
import { type AnyGame, type MatchRecord, verify } from '../../src/kernel/index.ts';
import { holdout, scratch, start } from './running.ts';

const folder = scratch();
/** A place of its own for the saves of one test. */
const home = (): { HOLDOUT_HOME: string } => ({ HOLDOUT_HOME: mkdtempSync(join(folder, 'home-')) });
const wave = gameOf('wave') as AnyGame;

const wide = (text: string): string[] => text.split('\n').filter((line) => line.length > 80 && !line.includes(folder));

function savedIn({ HOLDOUT_HOME }: { HOLDOUT_HOME: string }): { path: string; record: MatchRecord }[] {
  const saves = join(HOLDOUT_HOME, 'saves');
  return readdirSync(saves).map((file) => {
    const path = join(saves, file);
    return { path, record: JSON.parse(readFileSync(path, 'utf8')) as MatchRecord };
  });
}

/** Plays at the prompts: each one says in brackets what may be typed, and its example is an answer. */
async function playThrough(args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  const child = start(args, env);
  let out = '';
  let read = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    const prompt = /\(([^()]*), h help\) > $/.exec(out.slice(read));
    if (prompt === null) return;
    read = out.length;
    child.stdin.write(`${answerTo(prompt[1] ?? '')}\n`);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (out += text));
  const [code] = (await once(child, 'close')) as [number];
  expect(code, out.slice(-2000)).toBe(0);
  return out;
}

function answerTo(form: string): string {
  if (form.startsWith('a letter')) return '';
  const [, example] = form.split(': ');
  return example ?? form.split(/[- ]/)[0] ?? '';
}

test.each([1, 2])('a person plays Wave! to the end with %i at the table', async (seats) => {
  const env = home();
  const players = ['person', 'greedy', 'greedy'].slice(0, seats).join(',');
  const out = await playThrough(['play', 'wave', '--seats', players, '--seed', 'through'], env);
  expect(out).toMatch(/you have (won|lost)/);
  expect(out).toContain('The seed was through.');
  expect(out).toContain('holdout replay');
  expect(wide(out)).toEqual([]);
  const [saved] = savedIn(env);
  expect(verify(wave, saved?.record as MatchRecord)).toMatchObject({ ok: true });
});

test('the menu leads to a match: game, seats, set-up, players', async () => {
  const env = home();
  const { code, out } = await holdout([], { env, input: '1\n2\nh\n1\n1\nrandom\n1\nq\n' });
  expect(code).toBe(0);
  for (const asked of ['What shall be played?', 'How many seats?', 'With which set-up?', 'Who plays'])
    expect(out).toContain(asked);
  expect(out).toContain('choose a second weapon');
  expect(wide(out)).toEqual([]);
  expect(savedIn(env)[0]?.record.setup).toEqual(wave.examples.two);
});

test('a match is saved under a name, and goes on by that name', async () => {
  const env = home();
  const seats = ['--seats', 'person,random'];
  const first = await holdout(['play', 'wave', ...seats, '--seed', 'named'], { env, input: 'save friday night\nq\n' });
  expect(first.code).toBe(0);
  const path = join(env.HOLDOUT_HOME, 'saves', 'friday night.json');
  expect(savedIn(env).map((saved) => saved.path)).toContain(path);
  const again = await holdout(['play', '--continue', 'friday night', ...seats], { env, input: 'q\n' });
  expect(again.code).toBe(0);
  expect(again.out).toContain('friday night.json');
  const none = await holdout(['play', '--continue', 'monday', ...seats], { env, input: 'q\n' });
  expect(none.code).not.toBe(0);
});

test('help speaks of the game at hand, and the table is drawn where there is one', async () => {
  const env = home();
  const seats = ['--seats', 'person,random', '--seed', 'help'];
  const minis = await holdout(['play', 'even-death', ...seats], { env, input: 'h\nmap\nq\n' });
  expect(minis.code).toBe(0);
  expect(minis.out).toContain('the table from above, in letters');
  expect(minis.out).toMatch(/\?\s+EDM\.[A-Z]+\.\d+/);
  expect(minis.out).toContain('    0         10        20        30');
  expect(minis.out).toContain('north is up');
  expect(minis.out).not.toMatch(/crowbar|WAV\./);
  const cards = await holdout(['play', 'wave', ...seats], { env, input: 'h\nmap\nq\n' });
  expect(cards.out).not.toContain('the table from above');
  expect(cards.out).toContain('There is no table with miniatures now.');
});

test('a set-up can be filled in step by step', async () => {
  const env = home();
  // Two seats, step by step; how many players, a character and a weapon each, and who is first; who plays; leave.
  const input = ['wave', '2', 'step', '', 'pillar', 'crowbar', 'psycho', 'shovel', 'a', '1', 'random', 'q'];
  const { code, out } = await holdout([], { env, input: `${input.join('\n')}\n` });
  expect(code, out).toBe(0);
  expect(savedIn(env)[0]?.record.setup).toEqual({
    players: [
      { character: 'pillar', weapon: 'crowbar' },
      { character: 'psycho', weapon: 'shovel' },
    ],
    first: 'a',
    position: null,
  });
});

test('leaving saves, and --continue goes on from there, with undo', async () => {
  const env = home();
  const first = await holdout(['play', 'wave', '--seats', 'person,random', '--seed', 'go on'], {
    env,
    input: '1\n1\nq\n',
  });
  expect(first.code).toBe(0);
  const [saved] = savedIn(env);
  expect(first.out).toContain(`--continue ${saved?.path}`);
  const args = ['play', '--continue', saved?.path ?? '', '--seats', 'person,random'];
  const again = await holdout(args, { env, input: '1\nu\n2\nq\n' });
  expect(again.code).toBe(0);
  const after = savedIn(env)[0]?.record;
  expect(after?.answers.slice(0, 2)).toEqual(saved?.record.answers.slice(0, 2));
  expect(after?.answers.some((entry) => 'undo' in entry)).toBe(true);
  expect(verify(wave, after as MatchRecord)).toMatchObject({ ok: true });
});

test('without a file, --continue takes the match that was played last; the menu offers it', async () => {
  const env = home();
  await holdout(['play', 'wave', '--seats', 'person', '--seed', 'last'], { env, input: '1\nq\n' });
  const { code, out } = await holdout(['play', '--continue', '--seats', 'person'], { env, input: 'log\nq\n' });
  expect(out).toContain('WAV.SETUP.4');
  expect(code).toBe(0);
  expect((await holdout([], { env, input: 'q\n' })).out).toContain('Go on with the last match');
});

test('ctrl-c saves', async () => {
  const env = home();
  const child = start(['play', 'wave', '--seats', 'person', '--seed', 'break'], env);
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    if (text.includes('h help') && !out.includes('WAV.SEARCH')) child.stdin.write('1\n');
    else if (text.includes('h help')) child.kill('SIGINT');
  });
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(0);
  expect(out).toContain('--continue');
  expect(savedIn(env)[0]?.record.answers.length).toBeGreaterThan(0);
});
