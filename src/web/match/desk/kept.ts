import type { Match, MatchRecord, Position, Seat } from '../../../kernel/index.ts';
import type { Kept } from '../keeping/shelf.ts';

/** The match as the shelf keeps it now. */
export const keptNow = (
  kept: Kept,
  match: Match,
  standing: Pick<Kept, 'decisions' | 'stands' | 'outcome' | 'myTurn'>,
): Kept => ({
  ...kept,
  ...standing,
  record: match.record(),
  boundary: { position: match.position() as Position, since: match.sinceBoundary },
  // Later than before, whatever the clock says: by this it is known who kept it last.
  touched: Math.max(Date.now(), kept.touched + 1),
});

/** How many answers there were before each answer of these seats that still counts. */
export function decisionsIn(record: MatchRecord, seats: readonly Seat[]): number[] {
  const base = record.from?.answers ?? 0;
  const live: boolean[] = [];
  for (const entry of record.answers) {
    if ('undo' in entry) live.length = entry.undo - base;
    else live.push('seat' in entry && seats.includes(entry.seat));
  }
  return live.flatMap((ours, i) => (ours ? [base + i] : []));
}
