import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { Family } from './family.ts';

const started: number[] = [];
afterEach(() => {
  for (const pid of started.splice(0)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended, as it should.
    }
  }
});

/** A process that writes numbers of processes, one a line, and lives until it is ended. */
async function parent(code: string, env: Record<string, string>, lines: number) {
  const first = spawn(process.execPath, ['-e', `const { spawn } = require('node:child_process'); ${code}`], { env });
  started.push(first.pid as number);
  const pids = await heard(first, lines);
  started.push(...pids);
  return { first, pids };
}

const heard = (of: ChildProcess, lines: number): Promise<number[]> =>
  new Promise((done) => {
    let text = '';
    of.stdout?.on('data', (part: Buffer) => {
      text += part.toString();
      const words = text.split('\n').slice(0, -1);
      if (words.length === lines) done(words.map(Number));
    });
  });

const isRunning = (pid: number): boolean => {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};
async function haveEnded(pids: readonly number[]): Promise<boolean> {
  for (let tries = 0; tries < 100 && pids.some(isRunning); tries++) await new Promise((done) => setTimeout(done, 20));
  return !pids.some(isRunning);
}

const MARK = { HOLDOUT_PROGRAM: 'this one' };
const SLEEP = `'-e', 'setInterval(() => 0, 1000)'`;
const alone = `spawn(process.execPath, [${SLEEP}], { detached: true, stdio: 'ignore', env: {} })`;

describe.runIf(process.platform === 'linux')('the family of a program', () => {
  test('a child in a session of its own belongs to it, also when its parent has ended since the last look', async () => {
    const { first, pids } = await parent(`console.log(${alone}.pid); setInterval(() => 0, 1000);`, {}, 1);
    const family = new Family(first.pid as number, 'HOLDOUT_PROGRAM=this one');
    family.look();
    const gone = new Promise((done) => first.once('exit', done));
    first.kill('SIGKILL');
    await gone;
    expect(pids.map(isRunning)).toEqual([true]);
    family.end();
    expect(await haveEnded(pids)).toBe(true);
  });

  test('a child of a thread belongs to it', async () => {
    const inThread = `const { spawn } = require('node:child_process'); console.log(${alone}.pid); setInterval(() => 0, 1000);`;
    const code = `new (require('node:worker_threads').Worker)(${JSON.stringify(inThread)}, { eval: true });`;
    const { first, pids } = await parent(code, {}, 1);
    new Family(first.pid as number, 'HOLDOUT_PROGRAM=this one').end();
    expect(await haveEnded([first.pid as number, ...pids])).toBe(true);
  });

  test('an orphan that nobody has seen is known by its mark; those with another mark are left alone', async () => {
    const orphan = `spawn(process.execPath, [${SLEEP}], { detached: true, stdio: 'ignore' })`;
    const code = `console.log(${orphan}.pid); setInterval(() => 0, 1000);`;
    const { first, pids } = await parent(code, MARK, 1);
    const other = await parent(code, { HOLDOUT_PROGRAM: 'this one too' }, 1);
    const gone = new Promise((done) => first.once('exit', done));
    first.kill('SIGKILL');
    await gone;
    new Family(first.pid as number, 'HOLDOUT_PROGRAM=this one').end();
    expect(await haveEnded(pids)).toBe(true);
    expect([other.first.pid as number, ...other.pids].map(isRunning)).toEqual([true, true]);
  });

  test('its memory is that of all of them', async () => {
    const big = `'-e', 'globalThis.all = Buffer.alloc(100 << 20, 1); console.log(process.pid); setInterval(() => 0, 1000)'`;
    const code = `const child = spawn(process.execPath, [${big}], { detached: true, stdio: ['ignore', 'inherit', 'ignore'] }); setInterval(() => 0, 1000);`;
    const { first, pids } = await parent(code, {}, 1);
    const family = new Family(first.pid as number, 'HOLDOUT_PROGRAM=this one');
    expect(family.look()).toBeGreaterThan(120);
    family.end();
    expect(await haveEnded([first.pid as number, ...pids])).toBe(true);
    expect(family.look()).toBe(0);
  });
});
