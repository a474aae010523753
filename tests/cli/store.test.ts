import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '../../src/server/index.ts';
import { holdout, scratch } from './running.ts';

const folder = scratch();
const env = { DATABASE_URL: '' };

test('backup and restore say what they did, or why they did nothing', async () => {
  const data = join(folder, 'data');
  const file = join(folder, 'copy.db');
  const server = await startServer({ games: [], dataDir: data, logLevel: 'silent' });
  try {
    expect(await holdout(['backup', file, '--data', data], { env })).toMatchObject({
      code: 0,
      out: `${file} holds 0 matches.\n`,
    });
  } finally {
    await server.close();
  }
  expect(await holdout(['backup', file, '--data', data], { env })).toMatchObject({
    code: 1,
    err: `holdout: ${file} is there already: name a new file\n`,
  });
  const second = join(folder, 'second');
  expect(await holdout(['restore', file, '--data', second], { env })).toMatchObject({
    code: 0,
    out: `Restored 0 matches from ${file}.\n`,
  });
  expect(existsSync(join(second, 'holdout.db'))).toBe(true);
});

test('an operator reads reports and takes measures; a wrong one says what there is', async () => {
  const data = join(folder, 'peace');
  const missing = await holdout(['reports', '--data', data], { env });
  expect(missing).toMatchObject({ code: 1, err: expect.stringContaining('is not there') as string });
  const server = await startServer({ games: [], dataDir: data, logLevel: 'silent' });
  try {
    expect(await holdout(['reports', '--data', data], { env })).toMatchObject({
      code: 0,
      out: 'Nobody has reported anything.\n',
    });
    expect(await holdout(['moderate', 'bar', 'nobody', '--data', data], { env })).toMatchObject({
      code: 1,
      err: 'holdout: there is nothing under nobody: take the id from "holdout reports"\n',
    });
    expect(await holdout(['moderate', 'scold', 'nobody', '--data', data], { env })).toMatchObject({
      code: 2,
      err: expect.stringContaining('There are: mute, unmute, bar, unbar, erase, unlist, dismiss.') as string,
    });
  } finally {
    await server.close();
  }
  const serve = ['serve', '--port', '0', '--data', join(folder, 'never')];
  expect(await holdout([...serve, '--blocked-words', join(folder, 'no-such-file')], { env })).toMatchObject({
    code: 2,
    err: expect.stringContaining('the blocked words could not be read') as string,
  });
});

test('a public address that is none, and a limit that is none, are said before anything starts', async () => {
  const serve = ['serve', '--port', '0', '--data', join(folder, 'never')];
  expect(await holdout([...serve, '--public-url', 'play.example'], { env })).toMatchObject({
    code: 2,
    err: expect.stringContaining('is no web address') as string,
  });
  expect(await holdout([...serve, '--limits', 'speed=3'], { env })).toMatchObject({
    code: 2,
    err: expect.stringContaining('"speed" is no limit') as string,
  });
  expect(existsSync(join(folder, 'never'))).toBe(false);
});
