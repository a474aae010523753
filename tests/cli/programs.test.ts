import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { holdout, scratch } from './running.ts';

const folder = scratch();
const sim = (bots: string, n = 2) =>
  holdout([
    'sim',
    'wave',
    '-n',
    String(n),
    '-p',
    '2',
    '--threads',
    '1',
    '--seed',
    'programs',
    '--json',
    '--bots',
    bots,
  ]);

/** A program of one line of Python: what it does with each line it is sent. */
function program(name: string, each: string): string {
  const file = join(folder, name);
  writeFileSync(file, `import json, sys\nfor line in sys.stdin:\n    question = json.loads(line)\n    ${each}\n`);
  chmodSync(file, 0o755);
  return file;
}

test.each(['./examples/careful.py', './examples/bold.ts'])('%s plays whole matches', async (bot) => {
  const { code, out } = await sim(`random,${bot}`);
  expect(JSON.parse(out)).toMatchObject({ matches: 2, faults: [], bots: ['random', bot] });
  expect(code).toBe(0);
});

describe('a program that does not play is named with the reason', () => {
  test.each([
    ['ends.py', 'sys.exit(3)', 'it ended with code 3'],
    ['nonsense.py', 'print("hello", flush=True)', 'it said hello, not {"id":1,'],
    [
      'stubborn.py',
      'print(json.dumps({"id": question["id"], "result": {"answer": "no such thing"}}), flush=True)',
      '3 answers in a row do not fit',
    ],
  ])('%s', async (name, each, why) => {
    const { code, err } = await sim(`random,${program(name, each)}`, 1);
    expect(err).toContain(why);
    expect(code).toBe(1);
  });

  test('one that is not there is said before anything starts', async () => {
    expect(await sim('random,./nowhere.py')).toMatchObject({
      code: 2,
      err: 'holdout: there is no program ./nowhere.py: name a file, such as ./my-bot.py\n',
    });
  });
});

test('it is told why an answer was refused', async () => {
  const tries = `tell = lambda answer: print(json.dumps({"id": question["id"], "result": {"answer": answer}}), flush=True)
    request = question["params"]["request"]
    refused = question["params"].get("refused")
    if request["kind"] != "choose": tell(request.get("min", 0) if request["kind"] == "amount" else [o["id"] for o in request["options"][: request.get("min", 0)]])
    elif refused is None: tell("first a wrong one")
    else: tell(request["options"][0]["id"] if refused["message"] else None)`;
  const { out } = await sim(`random,${program('learns.py', tries)}`, 1);
  expect(JSON.parse(out)).toMatchObject({ matches: 1, faults: [] });
});
