import type { Outcome, Seat } from '../kernel/index.ts';
import type { Change, KeptBoundary, Play } from './play.ts';
import { Problem } from './problem.ts';
import { namesOf } from './called.ts';
import type { BoundaryRow, HeadRow, SeatRow } from './store/schema.ts';
import type { Meta } from './store/tables.ts';
import type { Write } from './store/writer.ts';
import { Viewer } from '../kernel/index.ts';

export type StoredOutcome = Outcome & { readonly text: string };

/** A match in memory. Whoever wants to know or change something about it waits in line, so nobody sees half a change. */
export class Room {
  readonly id: string;
  #meta: Meta | null = null;
  #play: Play | null = null;
  #line: Promise<unknown> = Promise.resolve();
  #inLine = 0;
  #seatsOf = new Map<string, readonly Seat[]>();
  /** When somebody last wanted something of it, by the clock that only runs forwards. */
  used = performance.now();
  /** Until this time, by the same clock, bots hold still, because the table is asked to go back. */
  pausedUntil = 0;

  constructor(id: string) {
    this.id = id;
  }

  inTurn<T>(work: () => Promise<T> | T): Promise<T> {
    this.used = performance.now();
    this.#inLine++;
    const result = this.#line.then(work).finally(() => {
      this.#inLine--;
    });
    this.#line = result.catch(() => undefined);
    return result;
  }

  get isBusy(): boolean {
    return this.#inLine > 0;
  }
  /** Whether nobody waits behind whoever is inside. */
  get isLast(): boolean {
    return this.#inLine === 1;
  }
  get isLoaded(): boolean {
    return this.#play !== null;
  }
  get meta(): Meta {
    if (this.#meta === null) throw new Error('The room is not loaded');
    return this.#meta;
  }
  get play(): Play {
    if (this.#play === null) throw new Error('The room is not loaded');
    return this.#play;
  }

  load(meta: Meta, play: Play): void {
    this.#meta = meta;
    this.#play = play;
    this.#seatsOf.clear();
  }
  changeMeta(change: Partial<Meta>): void {
    this.#meta = { ...this.meta, ...change };
    if (change.seats !== undefined) this.#seatsOf.clear();
  }
  /** Forgets everything: the next one in line reads it from the store. */
  unload(): void {
    this.#meta = null;
    this.#play = null;
  }

  get seats(): readonly SeatRow[] {
    return this.meta.seats;
  }
  get status(): HeadRow['status'] {
    return this.meta.head.status;
  }
  seatsOf(person: string | null): readonly Seat[] {
    if (person === null) return [];
    const known = this.#seatsOf.get(person);
    if (known !== undefined) return known;
    const found = this.seats.flatMap((row) => (row.kind === 'person' && row.person === person ? [row.seat] : []));
    this.#seatsOf.set(person, found);
    return found;
  }
  /** Whose answers are awaited, as people. */
  get awaited(): ReadonlySet<string> {
    const waiting = this.status === 'playing' ? this.play.match.waitingFor : [];
    return new Set(
      this.seats.flatMap((row) =>
        row.person !== null && row.kind === 'person' && waiting.includes(row.seat) ? [row.person] : [],
      ),
    );
  }

  /** Where the match stands, from the match itself. */
  headNow(seq: number, now: number): HeadRow {
    const { match } = this.play;
    const { waitingFor, outcome } = match;
    const status = outcome !== null ? 'over' : this.status === 'waiting' ? 'waiting' : 'playing';
    return {
      match: this.id,
      seq,
      status,
      answered: match.answered,
      waiting: JSON.stringify(waitingFor),
      outcome: outcome === null ? null : JSON.stringify(this.#told(outcome)),
      bots_due: this.seats.some((row) => row.kind === 'bot' && waitingFor.includes(row.seat)) ? 1 : 0,
      asked: now,
      updated: now,
    };
  }

  #told(outcome: Outcome): StoredOutcome {
    return { ...outcome, text: new Viewer(this.play.match, null, namesOf(this.seats, this.play.match)).text(outcome) };
  }

  /** A change as rows for the store. */
  writeOf(change: Change, by: { person: string | null; clientId: string | null }): Omit<Write, 'notice'> {
    const seq = this.play.seq + 1;
    const now = Date.now();
    const boundary = this.play.boundaryDue();
    const { answered, eventCount } = this.play.match;
    return {
      row: {
        match: this.id,
        seq,
        person: by.person,
        client_id: by.clientId,
        entry: JSON.stringify(change.entry),
        events_from: change.eventsFrom,
        events_to: eventCount,
        events: JSON.stringify(change.events),
        answered,
        at: now,
      },
      head: this.headNow(seq, now),
      boundary: boundary === null ? null : this.#boundaryRow(seq, boundary),
    };
  }

  /** The boundary as it is now, if the store has an older one. */
  boundaryBehind(): BoundaryRow | null {
    const { play } = this;
    return play.isBehind ? this.#boundaryRow(play.seq, play.boundary()) : null;
  }

  #boundaryRow(seq: number, { position, since }: KeptBoundary): BoundaryRow {
    return { match: this.id, seq, position: JSON.stringify(position), since: JSON.stringify(since) };
  }

  /** Throws unless answers are taken. */
  mustPlay(): void {
    if (this.status === 'waiting') throw new Problem('not-started', 'Not everybody is here yet');
    if (this.status === 'frozen') throw new Problem('frozen', 'Today’s rules cannot go on with this match');
    if (this.status === 'over') throw new Problem('over', 'The match is over');
  }
}
