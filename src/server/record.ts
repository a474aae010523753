import { type Entry, type MatchRecord, type Position, RECORD_FORMAT } from '../kernel/index.ts';
import type { Db } from './store/database.ts';
import { entriesAfter } from './store/log.ts';
import type { MatchRow } from './store/schema.ts';

/** The whole match from where its record begins. It holds the seed: it leaves the server only when the match is over. */
export async function recordOf(db: Db, row: MatchRow): Promise<MatchRecord> {
  const rows = await entriesAfter(db, row.id, row.origin_seq - 1);
  const answers = rows.flatMap(({ entry }): readonly Entry[] => {
    if ('start' in entry) return [];
    return 'rules' in entry ? entry.kept : [entry];
  });
  return {
    format: RECORD_FORMAT,
    game: row.game,
    version: row.version,
    setup: JSON.parse(row.setup),
    seed: row.seed,
    ...(row.dice === 'seeded' ? undefined : { dice: row.dice }),
    ...(row.origin === null ? undefined : { from: JSON.parse(row.origin) as Position }),
    answers,
  };
}
