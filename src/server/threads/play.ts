import { type AnyGame, type Given, type Happening, Match, type Position, type Seat } from '../../kernel/index.ts';
import type { Boundary, LogEntry } from '../store/log.ts';
import type { MatchRow } from '../store/schema.ts';

/** Past this many answers in memory, a match is cut back to its last boundary. */
const ROOTED_AFTER = 256;

/**
 * A boundary is stored with the next row once the stored one is so old, by the clock or by answers. At people's pace that is every
 * one; where answers come thick and fast, whoever opens the match plays a few of them again.
 */
const STORED_EVERY_MILLIS = 1000;
const STORED_EVERY = 32;

/** What one change of a match has to bring into the log. */
export interface Change {
  readonly entry: LogEntry;
  readonly eventsFrom: number;
  readonly events: readonly Happening[];
}

/** An answer that counts: who gave it and which line of the log comes next. A repair has no giver. */
interface Past {
  readonly seat: Seat | null;
  readonly line: number | null;
}

export interface KeptBoundary {
  readonly position: Position<unknown>;
  readonly since: readonly Given[];
}

const NOT_STORED = { step: -1, answered: Number.NEGATIVE_INFINITY, at: 0 };

/** A match in play, with what the server needs to know beside it. Memory of the log, and no more. */
export class Play {
  match: Match;
  /** The match was over under older rules: today's may see it otherwise, and nobody is asked any more. */
  wasOver = false;
  /** The row of the log that this is the state after. */
  seq: number;
  /** The answers that count, from answer number `base` on. */
  #past: Past[];
  #base: number;
  /** How many answers counted when the open request was put. */
  #asked: number;
  /** The step whose boundary is in the store, after how many answers it was stored, and when. */
  #stored: { readonly step: number; readonly answered: number; readonly at: number };

  private constructor(match: Match, seq: number, base: number, past: Past[], stored: number) {
    this.match = match;
    this.seq = seq;
    this.#base = base;
    this.#past = past;
    this.#asked = match.answered;
    this.#stored = stored < 0 ? NOT_STORED : { step: stored, answered: match.answered, at: Date.now() };
  }

  static begun(match: Match, seq: number): Play {
    return new Play(match, seq, match.answered, [], -1);
  }

  /** A match with its whole record. Who gave the answers so far is not asked: nobody takes them back alone. */
  static whole(match: Match, seq: number): Play {
    const base = match.record().from?.answers ?? 0;
    return new Play(match, seq, base, new Array<Past>(match.answered - base).fill({ seat: null, line: null }), -1);
  }

  /** From the newest boundary, the answers since, and the rows that came after it was stored. */
  static resumed(
    game: AnyGame,
    row: Pick<MatchRow, 'setup' | 'seed' | 'dice'>,
    boundary: Boundary,
    rows: readonly { seq: number; entry: LogEntry }[],
    isStored = true,
  ): Play {
    const { seed, dice } = row;
    const from = boundary.position;
    const match = Match.resume(game, JSON.parse(row.setup), { seed, dice, from });
    const play = new Play(match, boundary.seq, from.answers, [], isStored ? match.steps : -1);
    for (const given of boundary.since) play.#take(given);
    for (const { seq, entry } of rows) {
      play.#take(entry);
      play.seq = seq;
    }
    return play;
  }

  /** Whatever is not an answer comes with a boundary of its own, so it is never among the rows after one. */
  #take(entry: LogEntry): void {
    const result = 'seat' in entry ? this.answer(entry.seat, entry.answer) : null;
    if (result?.ok !== true) throw new Error(`A stored row does not fit: ${result?.refusal.message ?? 'no answer'}`);
  }

  /** The number of the open request: an answer to an earlier one is stale. */
  isOpen(n: number): boolean {
    const { answered, request } = this.match;
    if (n === answered + 1) return true;
    // Asked all at once, nobody has to know who has answered already.
    return request?.mode === 'all' && n > this.#asked && n <= answered;
  }

  answer(seat: Seat, answer: Given['answer']): ReturnType<Match['answer']> {
    const { request: before, eventCount: line } = this.match;
    if (this.#isDue) this.match.keepBoundaries(1);
    const result = this.match.answer(seat, answer);
    if (result.ok) this.#past.push({ seat, line });
    if (result.ok && this.match.request !== before) this.#asked = this.match.answered;
    return result;
  }

  /** Back to here, whoever has these seats may go alone: nothing was shown since and nobody else has answered. */
  freeTo(seats: ReadonlySet<Seat>): number {
    let to = this.match.answered;
    const least = Math.max(this.match.revealedAt, this.#base);
    while (to > least) {
      const giver = this.#past[to - 1 - this.#base]?.seat ?? null;
      if (giver === null || !seats.has(giver)) break;
      to--;
    }
    return to;
  }

  /** How many answers there were before the last one of these seats; null where memory does not reach back to it. */
  lastOf(seats: ReadonlySet<Seat>): number | null {
    const at = this.#past.findLastIndex(({ seat }) => seat !== null && seats.has(seat));
    return at < 0 ? null : this.#base + at;
  }

  /** What going back to `to` takes away: whose answers, in order, and the log from which line on; null if not in memory. */
  since(to: number): { readonly by: readonly (Seat | null)[]; readonly line: number | null } | null {
    if (!this.reaches(to)) return null;
    const past = this.#past.slice(to - this.#base);
    return { by: past.map(({ seat }) => seat), line: past[0]?.line ?? null };
  }

  reaches(to: number): boolean {
    return to >= this.#base;
  }

  undo(to: number, consent: readonly Seat[]): ReturnType<Match['undo']> {
    const result = this.match.undo(to, consent);
    if (result.ok) this.#changedByHand(to - this.#base);
    return result;
  }

  repair(changes: Parameters<Match['repair']>[0], reason: string, consent: readonly Seat[]): ReturnType<Match['undo']> {
    const { answers, events } = this.match.position();
    const result = this.match.repair(changes, reason, consent);
    if (!result.ok) return result;
    this.#changedByHand(answers - this.#base);
    this.#past.push({ seat: null, line: events });
    return result;
  }

  #changedByHand(length: number): void {
    this.#past.length = Math.max(0, length);
    this.#asked = this.match.answered;
    this.#stored = NOT_STORED;
  }

  get #isDue(): boolean {
    const { answered, at } = this.#stored;
    return this.match.answered - answered >= STORED_EVERY || Date.now() - at >= STORED_EVERY_MILLIS;
  }
  /** Whether the store would have to play answers again to get here. */
  get isBehind(): boolean {
    return this.match.steps !== this.#stored.step;
  }

  /** The boundary to be stored with the next row, if it is time for a new one. */
  boundaryDue(): KeptBoundary | null {
    return this.isBehind && (this.#isDue || this.match.outcome !== null) ? this.boundary() : null;
  }

  boundary(): KeptBoundary {
    return { position: this.match.position(), since: this.match.sinceBoundary };
  }

  /** The change is in the log as row `seq`; whether the boundary came with it. */
  written(seq: number, withBoundary: boolean): void {
    this.seq = seq;
    if (withBoundary) this.#stored = { step: this.match.steps, answered: this.match.answered, at: Date.now() };
    if (this.match.answered - this.#base > ROOTED_AFTER && this.match.outcome === null) this.#cutBack();
  }

  #cutBack(): void {
    const { match } = this;
    const from = match.position();
    const since = match.sinceBoundary;
    const { seed } = match.record();
    this.match = Match.resume(match.game as AnyGame, match.setup, { seed, dice: match.dice, from, answers: since });
    this.#past = this.#past.slice(from.answers - this.#base);
    this.#base = from.answers;
  }
}
