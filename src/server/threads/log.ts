import { type Entry, type Happening, type MatchRecord, type Position, RECORD_FORMAT } from '../../kernel/index.ts';
import type { LogEntry } from '../store/log.ts';
import type { Whole } from './tasks.ts';

/** The lines of the log from number `from` on, below `to`, as they stand after every undo, out of the events of rows in order. */
export function linesIn(rows: readonly string[], from: number, to: number): Happening[] {
  // A line that was undone is overwritten by the one that took its number, or lies at or above the present count.
  const lines = new Map<number, Happening>();
  for (const row of rows) for (const event of JSON.parse(row) as Happening[]) lines.set(event.n, event);
  return [...lines.values()].filter(({ n }) => n >= from && n < to).sort((a, b) => a.n - b.n);
}

/** The whole match from where its record begins. It holds the seed: it leaves the server only when the match is over. */
export function recordIn({ terms, rows }: Whole): MatchRecord {
  const answers = rows.flatMap((row): readonly Entry[] => {
    const entry = JSON.parse(row) as LogEntry;
    if ('start' in entry) return [];
    return 'rules' in entry ? entry.kept : [entry];
  });
  const { game, version, setup, seed, dice, origin } = terms;
  return {
    format: RECORD_FORMAT,
    game,
    version,
    setup: JSON.parse(setup),
    seed,
    ...(dice === 'seeded' ? undefined : { dice }),
    ...(origin === null ? undefined : { from: JSON.parse(origin) as Position }),
    answers,
  };
}
