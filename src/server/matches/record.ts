import type { Db } from '../store/database.ts';
import { entriesAfter } from '../store/log.ts';
import type { Meta } from '../store/tables.ts';
import type { Whole } from '../threads/tasks.ts';

/** All that the store has of a match from where its record begins. */
export async function wholeOf(db: Db, row: Meta['row']): Promise<Whole> {
  const rows = await entriesAfter(db, row.id, row.origin_seq - 1);
  return { terms: { ...termsOf(row), origin: row.origin }, rows: rows.map(({ entry }) => entry) };
}

/** What a thread needs to know of a match. */
export const termsOf = ({ game, version, setup, seed, dice }: Meta['row']): Whole['terms'] => ({
  game,
  version,
  setup,
  seed,
  dice,
  origin: null,
});
