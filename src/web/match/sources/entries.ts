import type { Entry, Match } from '../../../kernel/index.ts';

/** Plays one entry of a log, whatever it is. Answers whether it fits. */
export function playEntry(on: Match, entry: Entry): boolean {
  if ('undo' in entry) return on.undo(entry.undo, entry.consent).ok;
  if ('repair' in entry) return on.repair(entry.repair, entry.reason, entry.consent).ok;
  return on.answer(entry.seat, entry.answer).ok;
}
