import { createStore } from 'zustand/vanilla';
import {
  type AnyGame,
  type Answer,
  correctable,
  type Json,
  type Match,
  type MatchRecord,
  type Names,
  oddsTakeLong,
  type Position,
  type Refusal,
  type Repair,
  refusalOf,
  RuleFault,
  type Seat,
  type SeenOdds,
  setupAt,
  textOf,
  Viewer,
} from '../../../kernel/index.ts';
import { isForPeople, usualBot } from '../../../bots/index.ts';
import type { SeenAdvice } from '../../../wire/index.ts';
import { entryOf } from '../../catalogue.ts';
import { PACES, settings } from '../../settings.ts';
import { calledAt } from '../called.ts';
import { Helper } from '../beside/helper.ts';
import { type Kept, shelf } from '../keeping/shelf.ts';
import { snapshotOf } from './snapshot.ts';
import type { Complaint, How, MatchSource, OpenAside, Player, Snapshot } from './source.ts';
import type { TakenUp } from './taken-up.ts';

const THINK_MILLIS = 400;
/** Those who ask for advice wait no longer than this, on the average. */
const ADVICE_MILLIS = 1000;

/** Where a match stands, in a few words. */
type Stands = (view: Json, players: readonly Player[]) => string | null;

/** A match in this page: the kernel runs here, bots think in a worker, every answer is kept in the browser. */
export class LocalSource implements MatchSource {
  readonly home = 'here';
  readonly id: string;
  readonly snapshot;
  readonly #game: AnyGame;
  readonly #match: Match;
  #bots: Readonly<Record<Seat, string>> = {};
  #here: readonly Seat[] = [];
  #kept: Kept;
  #helper: Helper | null = null;
  /** Odds that take their time do not keep the bots waiting. */
  #weigher: Helper | null = null;
  readonly #stands: Stands;
  #as: Seat | null;
  /** How many answers there were before each decision of somebody here. */
  #decisions: number[];
  #because: string | null = null;
  #fault: string | null = null;
  #notice: string | null = null;
  #skipping = false;
  #held = false;
  #thinking = false;
  #closed = false;

  constructor(game: AnyGame, kept: Kept, { match, notice }: TakenUp, stands: Stands = () => null) {
    this.#stands = stands;
    this.id = kept.id;
    this.#game = game;
    this.#kept = kept;
    this.#match = match;
    this.#notice = notice;
    this.#seat();
    this.#as = this.#here[0] ?? null;
    this.#decisions = [...(kept.decisions ?? answersBy(match.record(), this.#here))];
    this.snapshot = createStore<Snapshot>(() => this.#seen());
    void this.#goOn();
  }

  async answer(seat: Seat, answer: Answer, how: How): Promise<Complaint | null> {
    const { answered } = this.#match;
    // Noted first: what the answer leads to is shown at once, and offers to undo it.
    const before = this.#decisions;
    if (how === 'decided') this.#decisions = [...before, answered];
    const complaint = this.#play(seat, answer);
    if (complaint !== null) this.#decisions = before;
    else if (how === 'decided') this.#skipping = false;
    return await Promise.resolve(complaint);
  }

  /** Everybody at this screen agrees by pressing the button; the page asks first where it matters. */
  async undo(to: number): Promise<Complaint | null> {
    const undone = this.#match.undo(to, to < this.#match.revealedAt ? this.#match.seats : []);
    if (!undone.ok) return { message: undone.message };
    this.#decisions = this.#decisions.filter((n) => n < to);
    this.#because = null;
    this.#fault = null;
    await this.#changed();
    return null;
  }

  async lend(seat: Seat, lent: boolean): Promise<void> {
    const sitter = this.#kept.sitters[seat];
    const named = sitter?.kind === 'bot' ? sitter.instead : sitter?.name;
    if (named === undefined) return;
    const now = lent
      ? ({ kind: 'bot', bot: usualBot, instead: named } as const)
      : ({ kind: 'here', name: named } as const);
    this.#kept = { ...this.#kept, sitters: { ...this.#kept.sitters, [seat]: now } };
    this.#seat();
    await this.#changed();
  }

  /** Who is a bot, and who is here. */
  #seat(): void {
    const sitters = Object.entries(this.#kept.sitters);
    this.#bots = Object.fromEntries(sitters.flatMap(([seat, s]) => (s.kind === 'bot' ? [[seat, s.bot]] : [])));
    this.#here = this.#match.seats.filter((seat) => !(seat in this.#bots));
  }

  /** What the guide of a first match has said so far. */
  async keepGuide(guide: NonNullable<Kept['guide']>): Promise<void> {
    this.#kept = { ...this.#kept, guide };
    await shelf.put(this.#kept).catch(() => undefined);
  }

  async judge(seat: Seat, answer: Answer): Promise<Complaint | null> {
    const { request } = this.#match;
    const refusal = request === null ? null : refusalOf(request, seat, answer);
    return await Promise.resolve(refusal === null ? null : this.#complaint(refusal));
  }

  async odds(seat: Seat, answer: Answer, unasked: boolean): Promise<SeenOdds | null> {
    if (unasked && oddsTakeLong(this.#match, answer)) return null;
    this.#weigher ??= new Helper();
    return await this.#weigher.odds(this.#match.record(), seat, answer, this.#names());
  }

  async advice(seat: Seat): Promise<SeenAdvice | null> {
    this.#helper ??= new Helper();
    return await this.#helper.advice(this.#match.record(), seat, ADVICE_MILLIS, this.#names());
  }

  async record(): Promise<MatchRecord> {
    return await Promise.resolve(this.#match.record());
  }

  async position(): Promise<Json | null> {
    return await Promise.resolve(setupAt(this.#match));
  }

  async corrections(): Promise<Json> {
    return await Promise.resolve(correctable(this.#match, this.#as));
  }

  /** Everybody at this screen agrees by pressing the button. */
  async correct(changes: Repair['repair'], reason: string): Promise<Complaint | null> {
    const corrected = this.#match.repair(changes, reason, this.#match.seats);
    if (!corrected.ok) return { message: corrected.message };
    this.#decisions = this.#decisions.filter((n) => n < this.#match.answered);
    this.#because = null;
    this.#fault = null;
    await this.#changed();
    return null;
  }

  lookAs(seat: Seat): void {
    this.#as = seat;
    this.snapshot.setState(this.#seen(), true);
  }

  async fetchEarlier(): Promise<void> {
    // The whole log is here.
  }

  skip(): void {
    this.#skipping = true;
  }

  /** Bots wait; whoever skips to a decision hears of everything there. */
  hold(held: boolean): void {
    this.#held = held;
  }

  close(): void {
    this.#closed = true;
    this.#helper?.close();
    this.#weigher?.close();
  }

  #play(seat: Seat, answer: Answer): Complaint | null {
    try {
      this.#match.keepBoundaries(1);
      const done = this.#match.answer(seat, answer, { later: true });
      if (!done.ok) return this.#complaint(done.refusal);
    } catch (error) {
      return this.#broken(error);
    }
    this.#fault = null;
    void this.#changed();
    if (this.#match.working !== null) void this.#work();
    return null;
  }

  /** A whole battle takes seconds: it is played beside the page, which goes on drawing. */
  async #work(): Promise<void> {
    const { length } = this.#match.log;
    this.#helper ??= new Helper();
    const results = await this.#helper.subgames(this.#match.record()).catch(() => []);
    // Meanwhile somebody may have taken the answer back, or closed the page.
    if (this.#closed || this.#match.working === null || this.#match.log.length !== length) return;
    try {
      this.#match.work(results);
    } catch (error) {
      return void this.#broken(error);
    }
    await this.#changed();
  }

  #broken(error: unknown): Complaint {
    if (!(error instanceof RuleFault)) throw error;
    this.#fault = error.message;
    this.snapshot.setState(this.#seen(), true);
    return { message: 'A rule broke; nothing has changed. Export the match and send it to us.' };
  }

  #complaint(refusal: Refusal): Complaint {
    return { message: new Viewer(this.#match, null, this.#names()).why(refusal), rule: refusal.rule };
  }

  async #changed(): Promise<void> {
    this.snapshot.setState(this.#seen(), true);
    const { view, players } = this.snapshot.getState();
    void this.#goOn();
    const outcome = new Viewer(this.#match, null, this.#names()).outcome();
    this.#kept = {
      ...this.#kept,
      record: this.#match.record(),
      boundary: { position: this.#match.position() as Position, since: this.#match.sinceBoundary },
      decisions: this.#decisions,
      touched: Date.now(),
      outcome: outcome?.text ?? null,
      stands: this.#stands(view, players),
      myTurn: this.#match.waitingFor.some((seat) => this.#here.includes(seat)),
    };
    try {
      await shelf.put(this.#kept);
    } catch {
      this.#notice = 'This browser could not keep the last answer. Save the match as a file before you close the page.';
      this.snapshot.setState({ notice: this.#notice });
    }
  }

  /** Lets bots move, one after the other, each after a pause that can be followed. */
  async #goOn(): Promise<void> {
    if (this.#thinking || this.#closed || Object.keys(this.#bots).length === 0) return;
    this.#thinking = true;
    try {
      for (;;) {
        const { length } = this.#match.log;
        if (this.#match.request === null || this.#fault !== null || isForPeople(this.#match, this.#bots)) return;
        const started = Date.now();
        this.#helper ??= new Helper();
        const move = await this.#helper.move(this.#match.record(), this.#bots, THINK_MILLIS);
        await this.#pause(started);
        if (this.#closed) return;
        if (this.#match.log.length !== length) continue; // somebody was quicker: think again
        if (move === null) return;
        this.#because = typeof move.because === 'string' ? move.because : this.#text(move.because);
        if (this.#play(move.seat, move.answer) !== null) return;
      }
    } finally {
      this.#thinking = false;
    }
  }

  async #pause(started: number): Promise<void> {
    const lasts = (): boolean => this.#held || Date.now() - started < PACES[settings.getState().pace];
    while (!this.#closed && !this.#skipping && lasts()) {
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }

  #undoTo(): number | null {
    return this.#decisions.at(-1) ?? null;
  }

  #names(): Names {
    return calledAt(this.#game, this.#match.state, this.#kept.sitters);
  }

  #text(message: Parameters<typeof textOf>[1]): string {
    return textOf(this.#game.texts, message, this.#names());
  }

  #seen(): Snapshot {
    const names = this.#names();
    const awaited = this.#match.waitingFor.filter((seat) => this.#here.includes(seat));
    if (this.#as === null || !awaited.includes(this.#as)) this.#as = awaited[0] ?? this.#as;
    const lent = ({ seat }: Player): boolean => {
      const sitter = this.#kept.sitters[seat];
      return sitter?.kind === 'bot' && sitter.instead !== undefined;
    };
    const seen = snapshotOf(this.#match, this.#as, names, this.#bots);
    const undo = this.#undoTo();
    const { revealedAt, answered } = this.#match;
    return {
      ...seen,
      players: seen.players.map((player) => (lent(player) ? { ...player, lent: true } : player)),
      asides: this.#asides(names),
      undo: undo === null ? null : { to: undo, free: undo >= revealedAt, others: answered - undo - 1 },
      because: this.#because,
      notice: this.#notice,
      fault: this.#fault,
    };
  }

  /** Around one screen everybody's asides are open, unless that would show what others may not know. */
  #asides(names: Names): OpenAside[] {
    const secret = entryOf(this.#game.id)?.secrets === true;
    const seats = secret && this.#as !== null ? [this.#as] : this.#here;
    return seats.flatMap((seat) =>
      (new Viewer(this.#match, seat, names).request()?.asides ?? []).map((aside) => ({ seat, aside })),
    );
  }
}

/** How many answers there were before each answer of these seats that still counts. */
function answersBy(record: MatchRecord, seats: readonly Seat[]): number[] {
  const base = record.from?.answers ?? 0;
  const live: boolean[] = [];
  for (const entry of record.answers) {
    if ('undo' in entry) live.length = entry.undo - base;
    else live.push('seat' in entry && seats.includes(entry.seat));
  }
  return live.flatMap((ours, i) => (ours ? [base + i] : []));
}
