import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { wave } from '../../games/wave/index.ts';
import { Match, sampleAnswer } from '../../kernel/index.ts';
import { type KeptBoundary, Play } from './play.ts';
import type { LogEntry } from '../store/log.ts';

const SEED = 'play';

/** A store of one match: the log, and the newest boundary with the row it came with. */
class Stored {
  readonly play: Play;
  readonly rows: { seq: number; entry: LogEntry }[] = [];
  boundary: (KeptBoundary & { seq: number }) | null = null;

  constructor() {
    const setup = wave.examples.two;
    this.play = Play.begun(Match.start<unknown>(wave, setup, { seed: SEED }), 0);
    this.#write({ start: true });
  }

  #write(entry: LogEntry): void {
    const seq = this.play.seq + 1;
    const due = this.play.boundaryDue();
    this.rows.push({ seq, entry });
    if (due !== null) this.boundary = structuredClone({ ...due, seq });
    this.play.written(seq, due !== null);
  }

  answer(): void {
    const { match } = this.play;
    const { request } = match;
    if (request === null) throw new Error('The match is over');
    const seat = match.waitingFor[0] as string;
    const given = sampleAnswer(request, seat, (below) => match.answered % below);
    expect(this.play.answer(seat, given)).toMatchObject({ ok: true });
    this.#write({ seat, answer: given });
  }

  again(): Play {
    if (this.boundary === null) throw new Error('No boundary was stored');
    const { seq } = this.boundary;
    const setup = JSON.stringify(this.play.match.setup);
    return Play.resumed(
      wave,
      { setup, seed: SEED, dice: 'seeded' },
      this.boundary,
      this.rows.filter((row) => row.seq > seq),
    );
  }
}

describe('boundaries in the store', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('at people’s pace every new one is stored', () => {
    const stored = new Stored();
    for (let i = 0; i < 20; i++) {
      vi.advanceTimersByTime(5000);
      stored.answer();
      expect(stored.play.isBehind).toBe(false);
    }
  });

  test('where answers come fast, a few are played again by whoever opens the match', () => {
    const stored = new Stored();
    let longest = 0;
    for (let i = 0; i < 60 && stored.play.match.outcome === null; i++) {
      stored.answer();
      longest = Math.max(longest, stored.play.seq - (stored.boundary?.seq ?? 0));
      const again = stored.again();
      expect(again.seq).toBe(stored.play.seq);
      expect(again.match.hash()).toBe(stored.play.match.hash());
    }
    expect(longest).toBeGreaterThan(8);
    expect(longest).toBeLessThan(64);
  });

  test('what is not an answer brings its own', () => {
    const stored = new Stored();
    for (let i = 0; i < 5; i++) stored.answer();
    const { match } = stored.play;
    expect(stored.play.undo(match.answered - 1, match.seats)).toMatchObject({ ok: true });
    expect(stored.play.boundaryDue()).not.toBeNull();
  });
});
