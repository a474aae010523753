import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Answer, Json, MatchRecord, Repair, Seat, SeenOdds } from '../../../kernel/index.ts';
import type { SeenAdvice } from '../../../wire/index.ts';
import { PACES, settings } from '../../settings.ts';
import { Gone } from '../beside/end.ts';
import type { Line } from '../beside/line.ts';
import { after, type News } from '../desk/news.ts';
import { deskFor, type OpenDesk } from '../desk/opening.ts';
import type { Done, Order } from '../desk/orders.ts';
import type { Kept } from '../keeping/shelf.ts';
import type { Complaint, How, MatchSource, Player, Snapshot } from './source.ts';

/** Where a match stands, in a few words. */
type Stands = (view: Json, players: readonly Player[]) => string | null;

interface Opening {
  readonly stands?: Stands | undefined;
  /** Hears on the way how many answers have been played again. */
  readonly onSteps?: (steps: number) => void;
  readonly openDesk?: OpenDesk;
}

const nobodyKnows: Stands = () => null;

/** A match of this browser. It is played at a desk beside the page; here is what the desk has told of it. */
export class LocalSource implements MatchSource {
  readonly home = 'here';
  readonly id: string;
  readonly snapshot: StoreApi<Snapshot>;
  readonly progress = createStore<number | null>(() => null);
  readonly #stands: Stands;
  readonly #openDesk: OpenDesk;
  readonly #unsubscribe: () => void;
  #desk: Line<Order, News>;
  /** The number of the last news that are shown. */
  #shown: number;
  /** News that have overtaken others. */
  readonly #early = new Map<number, News>();

  static async open(
    id: string,
    { stands = nobodyKnows, onSteps, openDesk = deskFor }: Opening = {},
  ): Promise<LocalSource> {
    /** What the desk has told before anybody was there to hear it. */
    const early: News[] = [];
    let source: LocalSource | null = null;
    const desk = openDesk(id, (news) => (source === null ? early.push(news) : source.#hear(news)));
    const first = await desk.ask<News>({ do: 'open', id }, onSteps).catch((error: unknown) => {
      desk.close();
      throw error;
    });
    source = new LocalSource(id, { desk, first, stands, openDesk });
    for (const news of early) source.#hear(news);
    return source;
  }

  private constructor(
    id: string,
    { desk, first, stands, openDesk }: { desk: Line<Order, News>; first: News; stands: Stands; openDesk: OpenDesk },
  ) {
    this.id = id;
    this.#desk = desk;
    this.#stands = stands;
    this.#openDesk = openDesk;
    this.#shown = first.n;
    this.snapshot = createStore<Snapshot>(() => after(first, null));
    this.#say({ do: 'pace', millis: PACES[settings.getState().pace] });
    this.#sayShown();
    this.#unsubscribe = settings.subscribe(({ pace }) => this.#say({ do: 'pace', millis: PACES[pace] }));
  }

  async answer(seat: Seat, answer: Answer, how: How): Promise<Complaint | null> {
    return await this.#change({ do: 'answer', seat, answer, how });
  }
  async undo(to: number): Promise<Complaint | null> {
    return await this.#change({ do: 'undo', to });
  }
  async correct(changes: Repair['repair'], reason: string): Promise<Complaint | null> {
    return await this.#change({ do: 'correct', changes, reason });
  }
  async lend(seat: Seat, lent: boolean): Promise<void> {
    await this.#change({ do: 'lend', seat, lent });
  }
  lookAs(seat: Seat): void {
    void this.#change({ do: 'look', seat });
  }

  async judge(seat: Seat, answer: Answer): Promise<Complaint | null> {
    return await this.#desk.ask({ do: 'judge', seat, answer });
  }
  async odds(seat: Seat, answer: Answer, unasked: boolean): Promise<SeenOdds | null> {
    return await this.#desk.ask({ do: 'odds', seat, answer, unasked });
  }
  async advice(seat: Seat): Promise<SeenAdvice | null> {
    return await this.#desk.ask({ do: 'advice', seat });
  }
  async record(): Promise<MatchRecord> {
    return await this.#desk.ask({ do: 'record' });
  }
  async position(): Promise<Json | null> {
    return await this.#desk.ask({ do: 'position' });
  }
  async corrections(): Promise<Json> {
    return await this.#desk.ask({ do: 'corrections' });
  }
  /** What the guide of a first match has said so far. */
  async keepGuide(guide: NonNullable<Kept['guide']>): Promise<void> {
    await this.#desk.ask({ do: 'guide', guide });
  }

  async fetchEarlier(): Promise<void> {
    // The whole log is here.
  }
  skip(): void {
    this.#say({ do: 'skip' });
  }
  /** Bots wait; whoever skips to a decision hears of everything there. */
  hold(held: boolean): void {
    this.#say({ do: 'hold', held });
  }

  /** Whoever does not want to wait any longer takes the answer back: it has not been kept. */
  async giveUp(): Promise<void> {
    await this.#takeUp(null);
  }

  close(): void {
    this.#unsubscribe();
    this.#say({ do: 'leave' });
    this.#desk.close();
  }

  /** Nobody waits for what becomes of it. */
  #say(order: Order): void {
    this.#desk.ask(order).catch(() => undefined);
  }

  async #change(order: Order): Promise<Complaint | null> {
    const desk = this.#desk;
    try {
      const { complaint, news } = await desk.ask<Done>(order, (rules) => this.progress.setState(rules, true));
      if (news !== null) this.#hear(news);
      return complaint;
    } catch (error) {
      if (!(error instanceof Gone)) throw error;
      if (desk === this.#desk) await this.#takeUp(STOPPED);
      return { message: 'It was not worked out to its end. Nothing has changed.' };
    } finally {
      this.progress.setState(null, true);
    }
  }

  /** A desk that does not answer any more is left, and the match taken up at another as it was kept last. */
  async #takeUp(notice: string | null): Promise<void> {
    this.#desk.close();
    this.#early.clear();
    const desk = this.#openDesk(this.id, (news) => this.#hear(news));
    this.#desk = desk;
    const first = await desk.ask<News>({ do: 'open', id: this.id });
    this.#say({ do: 'pace', millis: PACES[settings.getState().pace] });
    this.#shown = first.n;
    this.snapshot.setState(
      after({ ...first, seen: { ...first.seen, notice: notice ?? first.seen.notice } }, null),
      true,
    );
    this.#sayShown();
  }

  #hear(news: News): void {
    this.#early.set(news.n, news);
    for (;;) {
      const next = this.#early.get(this.#shown + 1);
      if (next === undefined) return;
      this.#early.delete(next.n);
      this.#shown = next.n;
      this.snapshot.setState(after(next, this.snapshot.getState()), true);
      this.#sayShown();
    }
  }

  #sayShown(): void {
    const { view, players } = this.snapshot.getState();
    this.#say({ do: 'shown', n: this.#shown, stands: this.#stands(view, players) });
  }
}

const STOPPED = 'The rules stopped in the middle of an answer. The match goes on from where it was kept.';
