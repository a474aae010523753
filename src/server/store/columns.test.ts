import { expect, test } from 'vitest';
import { BOUNDARIES, HEADS, inserting, LOG, MATCHES, replaced, SEATS, typed, valuesOf } from './columns.mjs';
import { openSqlite } from './database.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

test('what is appended has the columns that its tables have, and no others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-columns-'));
  const { db, close } = await openSqlite(folder);
  const tables = await db.introspection.getTables();
  await close();
  rmSync(folder, { recursive: true });
  const columnsOf = (table: string): string[] =>
    (tables.find(({ name }) => name === table)?.columns ?? []).map(({ name }) => name);
  const ours = { log: LOG, heads: HEADS, boundaries: BOUNDARIES, matches: MATCHES, seats: SEATS };
  for (const [table, columns] of Object.entries(ours)) expect(columnsOf(table)).toEqual(Object.keys(columns));
});

test('statements are made of them in order', () => {
  expect(inserting('boundaries', BOUNDARIES)).toBe(
    'insert into boundaries (match, seq, position, since) values (?, ?, ?, ?)',
  );
  expect(replaced(BOUNDARIES, 'match')).toBe(
    'seq = excluded.seq, position = excluded.position, since = excluded.since',
  );
  expect(typed(BOUNDARIES)).toBe('match text, seq integer, position text, since text');
  expect(valuesOf(BOUNDARIES, { since: 's', match: 'm', seq: 3 })).toEqual(['m', 3, null, 's']);
});
