import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Programs } from './programs.ts';

let folder: string;
let programs: Programs;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'holdout-programs-'));
  writeFileSync(
    join(folder, 'own.mjs'),
    `import { createInterface } from 'node:readline';
     createInterface({ input: process.stdin }).on('line', (line) => {
       const { id, params } = JSON.parse(line);
       console.log(JSON.stringify({ id, result: { answer: params.say, because: String(process.pid) } }));
     });`,
  );
  const terms = { command: './own.mjs', folder, seconds: 60, megabytes: 512, games: null };
  programs = new Programs({ own: { ...terms, processes: 1 }, pair: { ...terms, processes: 2 } }, () => undefined);
});
afterEach(() => {
  programs.close();
  rmSync(folder, { recursive: true });
});

test('whoever had a turn longest ago comes first', async () => {
  const order: unknown[] = [];
  const ask = async (person: string, say: string): Promise<void> => {
    order.push((await programs.ask(person, 'own', { say }, null)).answer);
  };
  await Promise.all([ask('ann', 'ann 1'), ask('ann', 'ann 2'), ask('ann', 'ann 3'), ask('ben', 'ben 1')]);
  expect(order).toEqual(['ann 1', 'ben 1', 'ann 2', 'ann 3']);
});

test('one process answers one question after the other, and as many run at once as may', async () => {
  const processes = async (name: string): Promise<number> => {
    const all = await Promise.all([1, 2, 3, 4].map((say) => programs.ask('ann', name, { say }, null)));
    expect(all.map(({ answer }) => answer)).toEqual([1, 2, 3, 4]);
    return new Set(all.map(({ because }) => because)).size;
  };
  expect(await processes('own')).toBe(1);
  expect(await processes('pair')).toBe(2);
});
