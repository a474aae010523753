import type { Json, Seat, SeenEvent } from '../../kernel/index.ts';
import type { Snapshot } from './sources/source.ts';

/** Whether a line of the log tells of harm to one of these seats, or of a loss of theirs. */
export type Concerns = (event: SeenEvent, view: Json, mine: readonly Seat[]) => boolean;

/** What has befallen somebody here: the lines that tell of it, each with what led to it. */
export interface Blow {
  readonly lines: readonly SeenEvent[];
  /** The numbers of the lines that tell of the harm itself. */
  readonly harm: readonly number[];
}

/** How many lines before the harm say where it came from. */
const CAUSE = 2;

/** What has befallen the seats of this page since `before`, beside what they have not seen yet. */
export function blow(unseen: Blow | null, before: Snapshot, now: Snapshot, concerns: Concerns): Blow | null {
  const last = before.events.at(-1)?.n ?? -1;
  // An undo takes back what has happened, too.
  if (now.answered < before.answered) return null;
  const mine = now.players.filter((player) => player.mine).map(({ seat }) => seat);
  const from = now.events.findIndex(({ n }) => n > last);
  if (mine.length === 0 || from < 0 || before.game !== now.game) return unseen;
  const harm: number[] = [];
  const lines = new Map((unseen?.lines ?? []).map((line) => [line.n, line]));
  now.events.slice(from).forEach((event, i) => {
    // Who is dead now is found in what was seen before.
    if (!concerns(event, now.view, mine) && !concerns(event, before.view, mine)) return;
    harm.push(event.n);
    for (const line of now.events.slice(Math.max(from, from + i - CAUSE), from + i + 1)) lines.set(line.n, line);
  });
  if (harm.length === 0) return unseen;
  return { lines: [...lines.values()], harm: [...(unseen?.harm ?? []), ...harm] };
}
