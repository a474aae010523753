import { type Happening, type Match, type Names, type Seat, type SeenEvent, Viewer } from '../../../kernel/index.ts';
import type { Snapshot } from '../sources/source.ts';

/** What the page is told of a match: how it is seen now, and of its log only what is new. */
export interface News {
  readonly n: number;
  readonly seen: Omit<Snapshot, 'events' | 'fought'>;
  /** So many lines of the log stay as they were; these come after them. */
  readonly from: number;
  readonly lines: readonly SeenEvent[];
  /** Left out while it is as it was: a battle has thousands of lines. */
  readonly fought?: Snapshot['fought'];
}

/** The match as the page shows it, after these news. */
export function after({ seen, from, lines, fought }: News, before: Snapshot | null): Snapshot {
  const known = before?.events ?? [];
  return {
    ...seen,
    events: lines.length === 0 && from === known.length ? known : [...known.slice(0, from), ...lines],
    fought: fought === undefined ? (before?.fought ?? null) : fought,
  };
}

const NOTHING: readonly Happening[] = [];

/** Remembers what of the log has been told, to tell each line once. */
export class Teller {
  /** Through whose eyes, and with which names. */
  #way = '';
  /** What has been told, and how many lines were seen up to there. */
  #told: { readonly happening: Happening; readonly lines: number }[] = [];
  #fought: readonly Happening[] | null = null;

  /** What is new in the log for this seat. */
  since(match: Match, as: Seat | null, names: Names): Pick<News, 'from' | 'lines' | 'fought'> {
    const way = JSON.stringify([as, names]);
    if (way !== this.#way) {
      this.#told = [];
      this.#fought = null;
      this.#way = way;
    }
    const viewer = new Viewer(match, as, names, { sent: true });
    const { events } = match;
    // Undo takes lines back, and what happens instead has other ones with the same numbers.
    const changed = this.#told.findIndex(({ happening }, i) => happening !== events[i]);
    if (changed >= 0) this.#told.length = changed;
    const from = this.#told.at(-1)?.lines ?? 0;
    const lines: SeenEvent[] = [];
    for (const happening of events.slice(this.#told.length)) {
      lines.push(...viewer.event(happening));
      this.#told.push({ happening, lines: from + lines.length });
    }
    const fought = match.subgames.at(-1)?.events ?? NOTHING;
    if (fought === this.#fought) return { from, lines };
    this.#fought = fought;
    const seen = fought.flatMap((event) => viewer.event(event));
    return { from, lines, fought: seen.length === 0 ? null : seen };
  }
}
