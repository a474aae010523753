import { expect, test } from 'vitest';
import { coverageOf, missingFrom, strayIds } from './coverage.ts';
import { type Ledger, parseLedger } from './ledger.ts';

const ledger: Ledger = parseLedger(
  'wave',
  '## WAV.GOAL — Aim\n- **WAV.GOAL.1** (p1) A.\n- **WAV.GOAL.10** (p1) B.\n### Example WAV.X.1\nC.\n',
);
const of = (files: Record<string, string>) =>
  coverageOf(
    [ledger],
    Object.entries(files).map(([path, text]) => ({ path, text })),
  ).map(({ applied, proven, ...rest }) => [[...applied], [...proven], missingFrom({ applied, proven, ...rest })])[0];

test('a rule is applied by its own game, comments included, and proven by a title anywhere', () => {
  const files = {
    'src/games/wave/goal.ts': "/** WAV.GOAL.1: aim */\nemit(t, 'WAV.X.1')",
    'tests/far.test.ts': "test('WAV.GOAL.1 holds', f)",
  };
  expect(of(files)).toEqual([['WAV.GOAL.1', 'WAV.X.1'], ['WAV.GOAL.1'], ['WAV.GOAL.10', 'WAV.X.1']]);
});

test('a test, a test helper, another game and another folder apply nothing', () => {
  const files = {
    'src/games/wave/goal.test.ts': '// WAV.GOAL.1',
    'src/games/wave/testing.ts': '// WAV.GOAL.1',
    'src/games/last-stand/goal.ts': '// WAV.GOAL.1',
    'src/bots/wave.ts': '// WAV.GOAL.1',
  };
  expect(of(files)).toEqual([[], [], ['WAV.GOAL.1', 'WAV.GOAL.10', 'WAV.X.1']]);
});

test('a title in code that is no test proves nothing', () => {
  expect(of({ 'src/games/wave/goal.ts': "test('WAV.GOAL.1', f)" })?.[1]).toEqual([]);
});

test('an id that no ledger has is reported with its file', () => {
  const sources = [{ path: 'src/games/wave/goal.ts', text: '// WAV.GOAL.1 WAV.GOAL.2' }];
  expect(strayIds([ledger], sources)).toEqual(['src/games/wave/goal.ts: WAV.GOAL.2 is in no ledger']);
});
