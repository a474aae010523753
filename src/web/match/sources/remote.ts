import { createStore } from 'zustand/vanilla';
import {
  type Answer,
  type FixedParts,
  joinView,
  type Json,
  type MatchRecord,
  type Repair,
  type Seat,
  type SeenEvent,
  type SeenOdds,
} from '../../../kernel/index.ts';
import type { ChatLine, Proposed, SeenAdvice, ServerMessage, TableMessage, TableView } from '../../../wire/index.ts';
import { api } from '../../net/api.ts';
import { live } from '../../net/live.ts';
import { noteTurn } from '../../net/server.ts';
import { newId } from '../keeping/shelf.ts';
import type { Complaint, How, MatchSource, Snapshot } from './source.ts';

const NO_PARTS = { key: '', parts: {} };
/** As many lines as the server gives at once. */
const PAGE = 500;

/** A match on a server. What is shown is what the server has said; nothing is guessed ahead. */
export class RemoteSource implements MatchSource {
  readonly home = 'server';
  readonly id: string;
  readonly snapshot;
  readonly chat = createStore<readonly ChatLine[]>(() => []);
  /** The seats whose words are not shown on this page. */
  readonly hidden = createStore<readonly Seat[]>(() => []);
  readonly #key: string | null;
  #table: TableView;
  #events: readonly SeenEvent[];
  /** What hardly ever changes about the table, as it last came. */
  #fixed: { readonly key: string; readonly parts: FixedParts } = NO_PARTS;
  /** The number of the first line that is here. */
  #earliest: number;
  /** Of several seats of mine, the one to look through. */
  #as: Seat | null;
  /** How many answers there were before each of my decisions. */
  #decisions: number[] = [];
  /** Somebody here is still looking at what has happened: what comes in is shown later. */
  #held = false;
  readonly #leave: () => void;

  constructor(table: TableView, key: string | null) {
    this.id = table.match;
    this.#key = key;
    this.#table = table;
    this.#events = table.events;
    this.#earliest = table.eventsFrom;
    this.#as = null;
    this.snapshot = createStore<Snapshot>(() => this.#seen(true));
    this.#leave = live.watch(this.id, {
      hello: () => ({
        type: 'watch',
        match: this.id,
        since: this.#table.seq,
        fixed: this.#fixed.key,
        chatSince: this.chat.getState().at(-1)?.n ?? 0,
        ...(this.#key === null ? undefined : { key: this.#key }),
        ...(this.#as === null ? undefined : { as: this.#as }),
      }),
      hear: (message) => this.#hear(message),
      connected: (connected) => this.snapshot.setState({ connected }),
    });
  }

  async answer(seat: Seat, answer: Answer, how: How): Promise<Complaint | null> {
    const n = this.#table.request?.n ?? 0;
    // Noted first: the table that the answer leads to comes before the acknowledgement, and offers to undo it.
    const before = this.#decisions;
    if (how === 'decided') this.#decisions = [...before, n - 1];
    const complaint = await this.#do({ type: 'answer', id: newId(), match: this.id, n, seat, answer });
    if (complaint !== null) this.#decisions = before;
    return complaint;
  }

  async undo(to: number): Promise<Complaint | null> {
    return await this.propose({ kind: 'undo', to });
  }

  /** Asks the table to agree to something. */
  async propose(what: Proposed): Promise<Complaint | null> {
    const seat = this.#mySeat();
    if (seat === undefined) return { message: 'Spectators cannot ask for that.' };
    return await this.#do({ type: 'propose', id: newId(), match: this.id, seat, what });
  }

  async corrections(): Promise<Json> {
    const seat = this.#mySeat();
    if (seat === undefined) throw new Error('Spectators cannot correct a match.');
    const reply = await live.ask({ type: 'corrections', id: newId(), match: this.id, seat });
    if (reply.type === 'corrections') return reply.state;
    throw new Error(reply.type === 'error' ? reply.error.message : 'The server did not say what can be corrected.');
  }

  async correct(changes: Repair['repair'], reason: string): Promise<Complaint | null> {
    return await this.propose({ kind: 'repair', changes: [...changes], reason });
  }

  /** The seat of mine through which I look, or my first. */
  #mySeat(): Seat | undefined {
    return this.#table.as ?? this.#table.seats.find(({ mine }) => mine)?.seat;
  }

  async consent(proposal: string, agree: boolean): Promise<Complaint | null> {
    return await this.#do({ type: 'consent', id: newId(), match: this.id, proposal, agree });
  }

  async say(text: string): Promise<Complaint | null> {
    return await this.#do({ type: 'chat', id: newId(), match: this.id, text });
  }

  hide(seat: Seat, hidden: boolean): void {
    const others = this.hidden.getState().filter((other) => other !== seat);
    this.hidden.setState(hidden ? [...others, seat] : others, true);
  }

  async judge(seat: Seat, answer: Answer): Promise<Complaint | null> {
    const n = this.#table.request?.n ?? 0;
    const reply = await live.ask({ type: 'judge', id: newId(), match: this.id, n, seat, answer });
    return reply.type === 'judged' ? reply.objection : null;
  }

  async odds(seat: Seat, answer: Answer): Promise<SeenOdds | null> {
    const n = this.#table.request?.n ?? 0;
    const reply = await live.ask({ type: 'odds', id: newId(), match: this.id, n, seat, answer });
    // Whoever has asked for much waits; the next one is asked for when this one is done with.
    if (reply.type === 'error' && reply.error.code === 'too-many') {
      await new Promise((resolve) => setTimeout(resolve, (reply.error.retryAfter ?? 1) * 1000));
    }
    return reply.type === 'odds' ? reply.odds : null;
  }

  async advice(seat: Seat): Promise<SeenAdvice | null> {
    const n = this.#table.request?.n ?? 0;
    const reply = await live.ask({ type: 'advice', id: newId(), match: this.id, n, seat });
    return reply.type === 'advice' ? reply.advice : null;
  }

  async record(): Promise<MatchRecord | null> {
    return this.#table.status === 'over' ? (await api.record(this.id)).record : null;
  }

  async fetchEarlier(): Promise<void> {
    const since = Math.max(0, this.#earliest - PAGE);
    const { events } = await api.events(this.id, since, this.#earliest, this.#key);
    this.#earliest = since;
    this.#events = [...events, ...this.#events.filter(({ n }) => !events.some((event) => event.n === n))];
    this.snapshot.setState(this.#seen(this.snapshot.getState().connected), true);
  }

  lookAs(seat: Seat): void {
    this.#as = seat;
    live.again(this.id);
  }

  /** Takes in a table that came another way: after joining, say. */
  take(table: TableView): void {
    this.#hear({ type: 'table', match: this.id, reset: false, table });
    live.again(this.id);
  }

  hold(held: boolean): void {
    if (held === this.#held) return;
    this.#held = held;
    if (!held) this.snapshot.setState(this.#seen(this.snapshot.getState().connected), true);
  }

  skip(): void {
    // The server's bots move at their own pace.
  }

  close(): void {
    this.#leave();
  }

  async #do(message: Parameters<typeof live.ask>[0]): Promise<Complaint | null> {
    const reply = await live.ask(message);
    switch (reply.type) {
      case 'refused':
        return {
          message: reply.code === 'stale' ? 'The table has moved on. Here is what is asked now.' : reply.message,
          ...(reply.refusal === null ? undefined : { rule: reply.refusal.rule }),
        };
      case 'error':
        return { message: reply.error.message };
      default:
        return null;
    }
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'chat') {
      const known = new Set(this.chat.getState().map(({ n }) => n));
      const fresh = message.lines.filter(({ n }) => !known.has(n));
      this.chat.setState([...this.chat.getState(), ...fresh], true);
    }
    if (message.type !== 'table' || message.table.seq < this.#table.seq) return;
    const { reset } = message;
    const table = this.#whole(message);
    if (table === null) return;
    if (reset) this.#earliest = table.eventsFrom;
    const before = reset ? [] : this.#events.filter(({ n }) => n < table.eventsFrom);
    this.#events = [...before, ...table.events];
    this.#table = table;
    const mine = table.seats.filter((seat) => seat.mine).map(({ seat }) => seat);
    noteTurn(this.id, table.request?.waiting.filter((seat) => mine.includes(seat)) ?? []);
    if (!this.#held || reset) this.snapshot.setState(this.#seen(true), true);
  }

  /** The table with its fixed parts: those that came with it, or those that came before. */
  #whole({ table, fixed }: TableMessage): TableView | null {
    if (fixed === undefined) return table;
    const { key, parts } = fixed;
    if (parts !== null) this.#fixed = { key, parts };
    else if (key !== this.#fixed.key) {
      this.#fixed = NO_PARTS; // what the server thinks is here is not: it is asked for
      live.again(this.id);
      return null;
    }
    return joinView(table as unknown as Json, this.#fixed.parts) as unknown as TableView;
  }

  /** Before my last decision; where this page does not know it, before my last answer, or the last answer of all. */
  #undoTo(): Snapshot['undo'] {
    const { answered, free, mine } = this.#table.undo;
    if (answered === 0 || !this.#table.seats.some((seat) => seat.mine)) return null;
    this.#decisions = this.#decisions.filter((before) => before < answered);
    const to = this.#decisions.at(-1) ?? mine ?? answered - 1;
    return { to, free: to >= free, others: answered - to - 1 };
  }

  #seen(connected: boolean): Snapshot {
    const table = this.#table;
    return {
      game: table.game,
      as: table.as,
      view: table.view,
      request: table.request,
      working: false,
      asides:
        table.as === null ? [] : (table.request?.asides ?? []).map((aside) => ({ seat: table.as as Seat, aside })),
      events: this.#events,
      fought: null,
      earlier: this.#earliest > 0,
      outcome: table.outcome,
      players: table.seats.map(({ seat, called, kind, mine, bot, present }) => ({
        seat,
        called,
        kind: kind === 'person' ? (mine ? 'here' : 'away') : kind,
        bot,
        present,
        mine,
      })),
      answered: table.undo.answered,
      undo: this.#undoTo(),
      commitment: table.commitment,
      dice: table.dice,
      because: null,
      connected,
      notice: null,
      fault: table.status === 'frozen' ? 'Today’s rules cannot go on with this match.' : null,
      table,
    };
  }
}
