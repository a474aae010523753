import { expect, test } from 'vitest';
import type { Database } from './database.ts';
import { type Write, Writer } from './writer.ts';

const write = (match: string): Write => ({ row: { match } }) as unknown as Write;

/** A database that takes whole groups, and complains about a group in which it finds `bad`. */
function database(bad: string, code: string): { readonly groups: string[][]; readonly database: Database } {
  const groups: string[][] = [];
  const append = async (writes: readonly Write[]): Promise<ReadonlySet<string>> => {
    const matches = writes.map(({ row }) => row.match);
    groups.push(matches);
    if (matches.includes(bad)) throw Object.assign(new Error('no'), { code });
    return new Set(matches);
  };
  return { groups, database: { lanes: 1, append } as unknown as Database };
}

test('one write that the database cannot take does not cost the others theirs', async () => {
  const { groups, database: store } = database('bad', '22P05');
  const writer = new Writer(store, () => undefined);
  const results = await Promise.allSettled(['one', 'bad', 'two'].map((match) => writer.append(write(match))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(groups).toEqual([['one', 'bad', 'two'], ['one'], ['bad'], ['two']]);
  await writer.drained();
  expect(await writer.append(write('three'))).toBe(true);
});

test('a group is not tried again where it may have been written after all', async () => {
  const { groups, database: store } = database('bad', '57P01');
  const writer = new Writer(store, () => undefined);
  const results = await Promise.allSettled(['one', 'bad'].map((match) => writer.append(write(match))));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(groups).toEqual([['one', 'bad']]);
});
