import { expect, test } from 'vitest';
import { faultsOf, parseLedger } from './ledger.ts';

const SMALL = `# Small — rules ledger

## Shape of the game

- Players: **one**.

## WAV.GOAL — Aim

- **WAV.GOAL.1** (p3–4) Win.
  - Ruling: alone.
  - Ruling: or together.
  - Note: repaired by hand.
- **WAV.GOAL.2** (p?) Do not lose.

### Table WAV.T.ODDS — Odds (p5)

| Die | Result |
|---|:---:|
| 1 | lose |
| 2-6 |  |

Ruling: the second cell is blank in print.
A note.

### Example WAV.X.1

(p6) One thing.
Another (p7).

## Content to author

- **WAV.NOT.1** (p1) No rule.

## Index

| Topic | Rules |
|---|---|
| WAV.GOAL | 2 |
| Tables (T) | 1 |
| **Total rules** | **3** |

Worked examples: 1 (WAV.X.1), not counted above.
`;

test('a ledger is read with its pages, rulings, cells and notes', () => {
  const ledger = parseLedger('wave', SMALL);
  expect(ledger.entries).toEqual([
    {
      id: 'WAV.GOAL.1',
      kind: 'rule',
      topic: 'WAV.GOAL',
      page: '3–4',
      text: 'Win.',
      rulings: ['alone.', 'or together.'],
    },
    { id: 'WAV.GOAL.2', kind: 'rule', topic: 'WAV.GOAL', text: 'Do not lose.', rulings: [] },
    {
      id: 'WAV.T.ODDS',
      kind: 'table',
      topic: 'WAV.GOAL',
      title: 'Odds',
      page: '5',
      text: 'A note.',
      rulings: ['the second cell is blank in print.'],
      columns: ['Die', 'Result'],
      rows: [
        ['1', 'lose'],
        ['2-6', ''],
      ],
    },
    {
      id: 'WAV.X.1',
      kind: 'example',
      topic: 'WAV.GOAL',
      page: '6',
      text: '(p6) One thing.\nAnother (p7).',
      rulings: [],
    },
  ]);
  expect(faultsOf(ledger)).toEqual([]);
});

test.each([
  ['| WAV.GOAL | 2 |', '| WAV.GOAL | 3 |', 'WAV.GOAL: 2 found, 3 in the index'],
  ['| **Total rules** | **3** |', '| Total | 4 |', 'rules and tables: 3 found, 4 in the index'],
  ['examples: 1 ', 'examples: 2 ', 'examples: 1 found, 2 in the index'],
  ['| WAV.GOAL | 2 |', '| WAV.GOAL | 2 |\n| WAV.LOST | 9 |', 'WAV.LOST stands only in the index'],
])('an index that says %s as %s is a fault', (from, to, fault) => {
  expect(faultsOf(parseLedger('wave', SMALL.replace(from, to)))).toEqual([`rules/wave.md: ${fault}`]);
});

test('an id that stands twice is a fault', () => {
  const twice = SMALL.replace('**WAV.GOAL.2**', '**WAV.GOAL.1**');
  expect(faultsOf(parseLedger('wave', twice))).toEqual(['rules/wave.md: WAV.GOAL.1 stands twice']);
});

test.each([
  ['- **WAV.GOAL.2** (p?)', '- **WAV.GOAL.2**', 'neither a rule'],
  ['- **WAV.GOAL.2** (p?)', '- **WAV.OTHER.2** (p?)', 'not in topic WAV.GOAL'],
  ['- **WAV.GOAL.2** (p?)', '- **DLS.GOAL.2** (p?)', 'an id of another game'],
  ['### Table WAV.T.ODDS', '### Tabel WAV.T.ODDS', 'neither a rule'],
  ['| 1 | lose |', '| 1 |', 'a row of another length'],
  ['  - Ruling: alone.', '  - Riling: alone.', 'text after a rule'],
])('a ledger with %s as %s is refused', (from, to, why) => {
  expect(() => parseLedger('wave', SMALL.replace(from, to))).toThrow(why);
});
