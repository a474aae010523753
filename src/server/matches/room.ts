import { commitmentTo, type Seat } from '../../kernel/index.ts';
import type { Proposed } from '../../wire/index.ts';
import { calledOf } from '../people/called.ts';
import { Problem } from '../problem.ts';
import type { HeadRow, SeatRow } from '../store/schema.ts';
import type { Meta } from '../store/tables.ts';
import type { Write } from '../store/writer.ts';
import type { Desk, DeskTask } from '../threads/desk.ts';
import type { Given, Gives } from '../threads/orders.ts';
import { Pace } from '../threads/pace.ts';
import type { Changed, Eyes, Seated, Seen, Standing } from '../threads/tasks.ts';
import { Gone, TooLong } from '../threads/thread.ts';
import { tookTooLong } from '../threads/threads.ts';

/** A task that finds its match gone is tried again: the match was loaded into another lane, or its thread had ended. */
const TRIES = 8;

/** Brings a room in order: loads its match, or moves it to where it belongs. */
export type Settle = (room: Room) => Promise<void>;

/**
 * A match as the thread that serves everybody knows it: who sits at it, where it stands, and what is seen of it. The match itself is
 * played at a desk in another thread. Whoever wants to change something waits in line, so nobody sees half a change.
 */
export class Room {
  readonly id: string;
  /** How long its calls take. */
  readonly pace = new Pace();
  readonly #settle: Settle;
  #meta: Meta | null = null;
  #desk: Desk | null = null;
  #line: Promise<unknown> = Promise.resolve();
  #inLine = 0;
  #talk: Promise<unknown> = Promise.resolve();
  #seatsOf = new Map<string, readonly Seat[]>();
  #commitment: string | null = null;
  /** What each pair of eyes that looked since the last change has seen of the table. */
  readonly #seen = new Map<string, Pick<Seen, 'table' | 'fixed'>>();
  /** When somebody last wanted something of it, by the clock that only runs forwards. */
  used = performance.now();
  /** Until this time, by the same clock, bots hold still, because the table is asked to go back. */
  pausedUntil = 0;

  constructor(id: string, settle: Settle) {
    this.id = id;
    this.#settle = settle;
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

  /** The same for talk at the table, which does not wait for the game. */
  inTalk<T>(work: () => Promise<T>): Promise<T> {
    this.used = performance.now();
    const result = this.#talk.then(work);
    this.#talk = result.catch(() => undefined);
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
    return this.#desk !== null && !this.#desk.isGone;
  }
  /** Whether it is known who sits here and where the match stands, even if its thread is gone. */
  get isKnown(): boolean {
    return this.#meta !== null && this.#desk !== null;
  }
  get meta(): Meta {
    if (this.#meta === null) throw new Error('The room is not loaded');
    return this.#meta;
  }
  get desk(): Desk {
    if (this.#desk === null) throw new Error('The room is not loaded');
    return this.#desk;
  }
  get standing(): Standing {
    return this.desk.standing;
  }
  /** Who answers for what it costs. */
  get owner(): string {
    return this.#meta?.row.host ?? this.id;
  }

  /** SHA-256 of the seed. */
  get commitment(): string {
    this.#commitment ??= commitmentTo(this.meta.row.seed);
    return this.#commitment;
  }

  load(meta: Meta, desk: Desk): void {
    this.#meta = meta;
    this.#seatsOf.clear();
    this.sitAt(desk);
  }
  sitAt(desk: Desk): void {
    this.#desk?.clear();
    this.#desk = desk;
    this.#seen.clear();
  }
  changeMeta(change: Partial<Meta>): void {
    this.#meta = { ...this.meta, ...change };
    if (change.seats !== undefined) this.#seatsOf.clear();
    if (change.seats !== undefined || change.proposals !== undefined) this.#seen.clear();
  }
  /** Forgets everything: the next one in line reads it from the store. */
  unload(): void {
    this.#desk?.clear();
    this.#meta = null;
    this.#desk = null;
    this.#seen.clear();
  }

  /** Has something done with the match, where it is played. Only for whoever is in line. */
  async ask<K extends DeskTask>(name: K, given: Omit<Given<K>, 'desk'>): Promise<Gives<K>> {
    for (let tries = 1; ; tries++) {
      try {
        if (!this.isLoaded || this.desk.isMisplaced) await this.#settle(this);
        return await this.desk.ask(this.owner, name, given);
      } catch (error) {
        if (error instanceof TooLong) throw Object.assign(tookTooLong(), { cause: error });
        if (!(error instanceof Gone) || tries === TRIES) throw error;
      }
    }
  }

  /** A change has become durable. */
  changed(head: HeadRow, { standing, seen }: Changed, eyes: readonly Eyes[]): void {
    this.desk.standing = standing;
    this.changeMeta({ head });
    this.#seen.clear();
    eyes.forEach((one, i) => this.#saw(one, seen[i]));
  }
  /** Somebody has looked, and nothing has changed meanwhile. */
  looked(standing: Standing, eyes: Eyes, seen: Seen | undefined): void {
    this.desk.standing = standing;
    this.#saw(eyes, seen);
  }
  #saw(eyes: Eyes, seen: Seen | undefined): void {
    if (seen !== undefined) this.#seen.set(nameOf(eyes), { table: seen.table, fixed: seen.fixed });
  }
  /** What these eyes see of the table as it is now, if somebody with the same eyes has looked already. */
  seenBy(eyes: Eyes): Pick<Seen, 'table' | 'fixed'> | undefined {
    return this.#seen.get(nameOf(eyes));
  }

  get seats(): readonly SeatRow[] {
    return this.meta.seats;
  }
  /** What a match needs to know of them. */
  get seated(): readonly Seated[] {
    return this.seats.map(seated);
  }
  called(row: SeatRow): string {
    return calledOf(row, this.standing.names[row.seat]);
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
  /** The numbers of answers to which the table is asked to go back. */
  get backTo(): readonly number[] {
    return this.meta.proposals.flatMap(({ what }) => {
      const wanted = JSON.parse(what) as Proposed;
      return wanted.kind === 'undo' ? [wanted.to] : [];
    });
  }
  /** Seats whose answers anybody may take back with their own. */
  get botSeats(): readonly Seat[] {
    return this.seated.flatMap(({ kind, seat, replaces }) => (kind === 'bot' && !replaces ? [seat] : []));
  }
  /** Whose answers are awaited, as people. */
  get awaited(): ReadonlySet<string> {
    return this.awaitedIn(this.status === 'playing' ? this.standing.waitingFor : []);
  }
  awaitedIn(waiting: readonly Seat[]): ReadonlySet<string> {
    return new Set(
      this.seats.flatMap((row) =>
        row.person !== null && row.kind === 'person' && waiting.includes(row.seat) ? [row.person] : [],
      ),
    );
  }

  #headAt({ seq, answered, waitingFor, outcome }: Standing, now: number): HeadRow {
    const status = outcome !== null ? 'over' : this.status === 'waiting' ? 'waiting' : 'playing';
    return {
      match: this.id,
      seq,
      status,
      answered,
      waiting: JSON.stringify(waitingFor),
      outcome: outcome === null ? null : JSON.stringify(outcome),
      bots_due: this.seats.some((row) => row.kind === 'bot' && waitingFor.includes(row.seat)) ? 1 : 0,
      asked: now,
      updated: now,
    };
  }

  /** A change as rows for the store. */
  writeOf(change: Changed, by: { person: string | null; clientId: string | null }): Omit<Write, 'notice'> {
    const now = Date.now();
    const { entry, eventsFrom, events, boundary, standing } = change;
    const { seq, answered, eventCount } = standing;
    return {
      row: {
        match: this.id,
        seq,
        person: by.person,
        client_id: by.clientId,
        entry,
        events_from: eventsFrom,
        events_to: eventCount,
        events,
        answered,
        at: now,
      },
      head: this.#headAt(standing, now),
      boundary: boundary === null ? null : { match: this.id, seq, ...boundary },
    };
  }

  /** Throws unless answers are taken. */
  mustPlay(): void {
    if (this.status === 'waiting') throw new Problem('not-started', 'Not everybody is here yet');
    if (this.status === 'frozen') throw new Problem('frozen', 'Today’s rules cannot go on with this match');
    if (this.status === 'over') throw new Problem('over', 'The match is over');
  }
}

export const seated = ({ seat, kind, name, person, away }: SeatRow): Seated => ({
  seat,
  kind,
  name,
  replaces: kind === 'bot' && person !== null && away !== 0,
});

export const nameOf = ({ own, as }: Eyes): string => `${own.join(' ')}|${as ?? ''}`;
