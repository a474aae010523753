import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generate } from '../../scripts/generate.ts';
import { faultsOf, GAMES, readLedger, ROOT } from '../../scripts/ledger.ts';
import { gameOfRule, RULE_PREFIX, rulesOf, TOPICS } from './index.ts';

const ledgers = GAMES.map(readLedger);

test.each(ledgers)('the ledger of $game agrees with its own index', (ledger) => {
  expect(faultsOf(ledger)).toEqual([]);
});

test.each([
  ['wave', 230, 8],
  ['last-stand', 527, 9],
  ['even-death', 475, 13],
  ['last-days', 631, 11],
  ['all-things-zombie', 1131, 82],
])('the ledger of %s holds %i rules and tables and %i examples', (game, rules, examples) => {
  const entries = ledgers.find((ledger) => ledger.game === game)?.entries ?? [];
  expect(entries.filter((entry) => entry.kind !== 'example')).toHaveLength(rules);
  expect(entries.filter((entry) => entry.kind === 'example')).toHaveLength(examples);
});

test.each([...generate(ledgers)])('%s is what the ledgers say (else: npm run rules:generate)', (path, text) => {
  expect(readFileSync(join(ROOT, path), 'utf8') === text).toBe(true);
});

describe.each(GAMES)('the rule book of %s', (game) => {
  test('is found by the prefix of its ids, and its chapters have titles', async () => {
    for (const { id, topic } of await rulesOf(game)) {
      expect(gameOfRule(id)).toBe(game);
      expect(TOPICS[game]).toHaveProperty([topic]);
    }
  });

  test('has its rules, tables and examples with what belongs to them', async () => {
    for (const { kind, text, title, columns, rows } of await rulesOf(game)) {
      if (kind === 'table') {
        expect(title).not.toBe('');
        expect(rows?.every((row) => row.length === columns?.length)).toBe(true);
      } else {
        expect(text).not.toBe('');
      }
    }
  });
});

test('an entry carries its page, its rulings and its cells', async () => {
  const rules = await rulesOf('wave');
  expect(rules.find(({ id }) => id === 'WAV.CRAFT.6')).toEqual({
    id: 'WAV.CRAFT.6',
    kind: 'rule',
    topic: 'WAV.CRAFT',
    page: '9',
    text: 'The number of tokens of each kind is unlimited.',
    rulings: ['book silent.'],
  });
  expect(rules.find(({ id }) => id === 'WAV.T.RECIPE')).toMatchObject({
    kind: 'table',
    title: 'Recipes',
    columns: ['Ingredient', 'Ingredient', 'Token'],
    rows: [['Planks', 'Nails', 'Barricade'], expect.anything(), expect.anything(), expect.anything()],
    rulings: [],
  });
  expect(rules.find(({ id }) => id === 'WAV.GOAL.1')).not.toHaveProperty('page');
});

test('no game is found for what is no rule id', () => {
  expect(gameOfRule('XYZ.GOAL.1')).toBeUndefined();
  expect(gameOfRule('WAV')).toBeUndefined();
  expect(gameOfRule('')).toBeUndefined();
  expect(Object.keys(RULE_PREFIX)).toEqual(GAMES);
});
