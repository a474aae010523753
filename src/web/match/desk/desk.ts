import {
  type AnyGame,
  type Answer,
  correctable,
  Match,
  type Names,
  oddsTakeLong,
  type Refusal,
  refusalOf,
  RuleFault,
  type Seat,
  setupAt,
  Viewer,
} from '../../../kernel/index.ts';
import { isForPeople, type Move, usualBot } from '../../../bots/index.ts';
import { calledAt } from '../called.ts';
import { type Kept, KeptElsewhere } from '../keeping/shelf.ts';
import { seenNow } from '../sources/snapshot.ts';
import type { Complaint, OpenAside, Player } from '../sources/source.ts';
import { takenUp } from '../sources/taken-up.ts';
import { decisionsIn, keptNow } from './kept.ts';
import { type News, Teller } from './news.ts';
import type { Beginning, Done, Order } from './orders.ts';
import type { Place, Thinker } from './place.ts';
import { type OnSteps, seldom, told } from './progress.ts';
import { Pump } from './pump.ts';

const THINK_MILLIS = 400;
/** Those who ask for advice wait no longer than this, on the average. */
const ADVICE_MILLIS = 1000;
/** Where the match stands is kept when it has stood there for so long. */
const STANDS_AFTER = 1000;

const ELSEWHERE =
  'This match has been played on in another tab. Here it is as it stands there; what was done here does not count.';

/** The match of a page: the kernel runs here, bots think beside it, every answer is kept before the page hears of it. */
export class Desk {
  readonly #place: Place;
  #game!: AnyGame;
  #secrets = false;
  #match!: Match;
  #kept!: Kept;
  #bots: Readonly<Record<Seat, string>> = {};
  #here: readonly Seat[] = [];
  #helper: Thinker | null = null;
  #weigher: Thinker | null = null;
  #as: Seat | null = null;
  /** How many answers there were before each decision of somebody here. */
  #decisions: readonly number[] = [];
  #because: string | null = null;
  #fault: string | null = null;
  #notice: string | null = null;
  readonly #teller = new Teller();
  readonly #pump = new Pump();
  #stands: string | null = null;
  /** When the match was last kept, as far as this desk knows. */
  #touched = 0;
  /** Whatever is said meanwhile waits for the match. */
  #opened: Promise<unknown> = Promise.resolve();
  /** One writing after the other. */
  #writing: Promise<unknown> = Promise.resolve();

  constructor(place: Place) {
    this.#place = place;
  }

  /** Does what the page says. What changes the match is answered when it is kept. */
  async do(order: Order, onSteps: OnSteps = () => undefined): Promise<unknown> {
    if (order.do === 'begin' || order.do === 'open') {
      const opened = order.do === 'begin' ? this.#begin(order) : this.#open(order.id, onSteps);
      this.#opened = opened;
      return await opened;
    }
    await this.#opened;
    return await this.#ordered(order, onSteps);
  }

  async #ordered(order: Exclude<Order, { do: 'begin' | 'open' }>, onSteps: OnSteps): Promise<unknown> {
    switch (order.do) {
      case 'answer':
        return await this.#answer(order, onSteps);
      case 'undo':
        return await this.#undo(order.to, onSteps);
      case 'correct':
        return await this.#correct(order, onSteps);
      case 'lend':
        return await this.#lend(order.seat, order.lent);
      case 'look':
        this.#as = order.seat;
        return { complaint: null, news: this.#news() } satisfies Done;
      case 'judge':
        return this.#judge(order.seat, order.answer);
      case 'odds':
        if (order.unasked && oddsTakeLong(this.#match, order.answer)) return null;
        this.#weigher ??= this.#place.thinker();
        return await this.#weigher.odds(this.#match.record(), order.seat, order.answer, this.#names());
      case 'advice':
        return await this.#thinker().advice(this.#match.record(), order.seat, ADVICE_MILLIS, this.#names());
      case 'record':
        return this.#match.record();
      case 'position':
        return setupAt(this.#match);
      case 'corrections':
        return correctable(this.#match, this.#as);
      case 'guide':
        this.#kept = { ...this.#kept, guide: order.guide };
        await this.#write();
        return null;
      case 'shown':
        return this.#areShown(order.n, order.stands);
      case 'hold':
      case 'skip':
      case 'pace':
        return this.#pump.heed(order);
      case 'leave':
        this.#pump.left = true;
        this.#helper?.close();
        this.#weigher?.close();
        return null;
    }
  }

  /** Throws `BadSetup` if the set-up cannot be played; then nothing is kept. */
  async #begin({ game, setup, seed, dice, keep }: Beginning): Promise<null> {
    await this.#load(game);
    const match = Match.start<unknown>(this.#game, setup, { seed, ...(dice === undefined ? undefined : { dice }) });
    const now = Date.now();
    const kept: Kept = { ...keep, record: match.record(), begun: now, touched: now, outcome: null };
    await this.#place.shelf.put(kept);
    this.#sitDown(match, kept, null);
    return null;
  }

  /** The match with this id: the one that has begun here, or one from the shelf. */
  async #open(id: string, onSteps: OnSteps): Promise<News> {
    if ((this.#kept as Kept | undefined)?.id !== id) {
      const kept = await this.#place.shelf.get(id);
      if (kept === undefined) throw new Error('This browser does not have that match.');
      await this.#load(kept.record.game);
      const { match, notice } = takenUp(this.#game, kept, seldom(onSteps));
      this.#sitDown(match, kept, notice);
    }
    const news = this.#news();
    void this.#goOn();
    return news;
  }

  async #load(id: string): Promise<void> {
    const { game, secrets } = await this.#place.load(id);
    this.#game = game;
    this.#secrets = secrets;
  }

  #sitDown(match: Match, kept: Kept, notice: string | null): void {
    this.#match = match;
    this.#kept = kept;
    this.#touched = kept.touched;
    this.#notice = notice;
    this.#because = null;
    this.#fault = null;
    this.#stands = kept.stands ?? null;
    this.#seat();
    this.#as = this.#here[0] ?? null;
    this.#decisions = kept.decisions ?? decisionsIn(match.record(), this.#here);
  }

  /** Who is a bot, and who is here. */
  #seat(): void {
    const sitters = Object.entries(this.#kept.sitters);
    this.#bots = Object.fromEntries(sitters.flatMap(([seat, s]) => (s.kind === 'bot' ? [[seat, s.bot]] : [])));
    this.#here = this.#match.seats.filter((seat) => !(seat in this.#bots));
  }

  async #answer({ seat, answer, how }: Order & { do: 'answer' }, onSteps: OnSteps): Promise<Done> {
    const { answered } = this.#match;
    const before = this.#decisions;
    // Noted first: what the answer leads to offers to undo it.
    if (how === 'decided') this.#decisions = [...before, answered];
    const complaint = this.#play({ seat, answer }, onSteps);
    if (complaint !== null) {
      this.#decisions = before;
      return { complaint, news: this.#fault === null ? null : this.#news() };
    }
    if (how === 'decided') this.#pump.skipping = false;
    return await this.#changed();
  }

  /** Everybody at this screen agrees by pressing the button; the page asks first where it matters. */
  async #undo(to: number, onSteps: OnSteps): Promise<Done> {
    const match = this.#match;
    const undone = told(onSteps, () => match.undo(to, to < match.revealedAt ? match.seats : []));
    if (!undone.ok) return { complaint: { message: undone.message }, news: null };
    return await this.#anew(to);
  }

  /** Everybody at this screen agrees by pressing the button. */
  async #correct({ changes, reason }: Order & { do: 'correct' }, onSteps: OnSteps): Promise<Done> {
    const corrected = told(onSteps, () => this.#match.repair(changes, reason, this.#match.seats));
    if (!corrected.ok) return { complaint: { message: corrected.message }, news: null };
    return await this.#anew(this.#match.answered);
  }

  /** Of what came after so many answers nothing is left. */
  async #anew(answered: number): Promise<Done> {
    this.#decisions = this.#decisions.filter((n) => n < answered);
    this.#because = null;
    this.#fault = null;
    return await this.#changed();
  }

  async #lend(seat: Seat, lent: boolean): Promise<Done> {
    const sitter = this.#kept.sitters[seat];
    const named = sitter?.kind === 'bot' ? sitter.instead : sitter?.name;
    if (named === undefined) return { complaint: null, news: null };
    const now = lent
      ? ({ kind: 'bot', bot: usualBot, instead: named } as const)
      : ({ kind: 'here', name: named } as const);
    this.#kept = { ...this.#kept, sitters: { ...this.#kept.sitters, [seat]: now } };
    this.#seat();
    return await this.#changed();
  }

  #judge(seat: Seat, answer: Answer): Complaint | null {
    const { request } = this.#match;
    const refusal = request === null ? null : refusalOf(request, seat, answer);
    return refusal === null ? null : this.#complaint(refusal);
  }

  #play({ seat, answer }: Pick<Move, 'seat' | 'answer'>, onSteps: OnSteps = () => undefined): Complaint | null {
    try {
      this.#match.keepBoundaries(1);
      const done = told(onSteps, () => this.#match.answer(seat, answer, { later: true }));
      if (!done.ok) return this.#complaint(done.refusal);
    } catch (error) {
      return this.#broken(error);
    }
    this.#fault = null;
    if (this.#match.working !== null) void this.#work();
    return null;
  }

  /** A whole battle takes seconds: while it is played elsewhere, the answer that led to it can be taken back. */
  async #work(): Promise<void> {
    const { length } = this.#match.log;
    const results = await this.#thinker()
      .subgames(this.#match.record())
      .catch(() => []);
    // Meanwhile somebody may have taken the answer back, or left.
    if (this.#pump.left || this.#match.working === null || this.#match.log.length !== length) return;
    try {
      this.#match.work(results);
    } catch (error) {
      this.#fault = error instanceof Error ? error.message : String(error);
    }
    await this.#tellChange();
  }

  #broken(error: unknown): Complaint {
    if (!(error instanceof RuleFault)) throw error;
    this.#fault = error.message;
    return { message: 'A rule broke; nothing has changed. Export the match and send it to us.' };
  }

  #complaint(refusal: Refusal): Complaint {
    return { message: new Viewer(this.#match, null, this.#names()).why(refusal), rule: refusal.rule };
  }

  /** What has changed is kept, and then told. */
  async #changed(): Promise<Done> {
    if (!(await this.#keep())) return await this.#asElsewhere();
    const news = this.#news();
    void this.#goOn();
    return { complaint: null, news };
  }

  /** Another tab was quicker: what was played here does not count, and the match goes on from what is kept. */
  async #asElsewhere(): Promise<Done> {
    const kept = await this.#place.shelf.get(this.#kept.id);
    if (kept !== undefined) this.#sitDown(takenUp(this.#game, kept).match, kept, null);
    return { complaint: { message: ELSEWHERE }, news: this.#news() };
  }

  /** Answers whether the bots may go on: where another tab plays, they are left to it. */
  async #tellChange(): Promise<boolean> {
    const { complaint, news } = await this.#changed();
    const notice = complaint?.message ?? news?.seen.notice ?? null;
    if (news !== null) this.#place.tell({ ...news, seen: { ...news.seen, notice } });
    return complaint === null;
  }

  /** Answers whether it counts: another tab may have played on. */
  async #keep(): Promise<boolean> {
    this.#kept = keptNow(this.#kept, this.#match, {
      decisions: this.#decisions,
      stands: this.#stands,
      outcome: new Viewer(this.#match, null, this.#names()).outcome()?.text ?? null,
      myTurn: this.#match.waitingFor.some((seat) => this.#here.includes(seat)),
    });
    return await this.#write();
  }

  async #write(): Promise<boolean> {
    const kept = this.#kept;
    const written = this.#writing.then(async () => {
      await this.#place.shelf.put(kept, this.#touched);
      this.#touched = kept.touched;
    });
    this.#writing = written.catch(() => undefined);
    try {
      await written;
    } catch (error) {
      if (error instanceof KeptElsewhere) return false;
      this.#notice = 'This browser could not keep the last answer. Save the match as a file before you close the page.';
    }
    return true;
  }

  #areShown(n: number, stands: string | null): null {
    this.#pump.shown = n;
    if (stands === this.#stands) return null;
    this.#stands = stands;
    // The next answer will keep it as well; where none comes soon, it is kept by itself.
    setTimeout(() => {
      if (this.#stands !== stands || this.#kept.stands === stands) return;
      this.#kept = { ...this.#kept, stands };
      void this.#write();
    }, STANDS_AFTER);
    return null;
  }

  #thinker(): Thinker {
    this.#helper ??= this.#place.thinker();
    return this.#helper;
  }

  /** Lets bots move as long as they are asked. */
  async #goOn(): Promise<void> {
    if (Object.keys(this.#bots).length === 0) return;
    await this.#pump.run({
      asked: () => this.#match.request !== null && this.#fault === null && !isForPeople(this.#match, this.#bots),
      moves: () => this.#match.log.length,
      think: async () => await this.#thinker().move(this.#match.record(), this.#bots, THINK_MILLIS),
      move: async (move) => {
        const { because } = move;
        this.#because =
          typeof because === 'string' ? because : new Viewer(this.#match, null, this.#names()).text(because);
        const refused = this.#play(move) !== null;
        return (await this.#tellChange()) && !refused;
      },
      failed: (why) => {
        this.#notice = `The bots have stopped thinking. Load the page again. (${why})`;
        this.#place.tell(this.#news());
      },
    });
  }

  #names(): Names {
    return calledAt(this.#game, this.#match.state, this.#kept.sitters);
  }

  #news(): News {
    const names = this.#names();
    const match = this.#match;
    const awaited = match.waitingFor.filter((seat) => this.#here.includes(seat));
    if (this.#as === null || !awaited.includes(this.#as)) this.#as = awaited[0] ?? this.#as;
    const lent = ({ seat }: Player): boolean => {
      const sitter = this.#kept.sitters[seat];
      return sitter?.kind === 'bot' && sitter.instead !== undefined;
    };
    const viewer = new Viewer(match, this.#as, names, { sent: true });
    const seen = seenNow(match, this.#as, names, this.#bots, viewer);
    const undo = this.#decisions.at(-1) ?? null;
    const { revealedAt, answered } = match;
    return {
      n: ++this.#pump.told,
      seen: {
        ...seen,
        players: seen.players.map((player) => (lent(player) ? { ...player, lent: true } : player)),
        asides: this.#asides(names),
        undo: undo === null ? null : { to: undo, free: undo >= revealedAt, others: answered - undo - 1 },
        because: this.#because,
        notice: this.#notice,
        fault: this.#fault,
      },
      ...this.#teller.since(match, this.#as, names),
    };
  }

  /** Around one screen everybody's asides are open, unless that would show what others may not know. */
  #asides(names: Names): OpenAside[] {
    const seats = this.#secrets && this.#as !== null ? [this.#as] : this.#here;
    return seats.flatMap((seat) =>
      (new Viewer(this.#match, seat, names, { sent: true }).request()?.asides ?? []).map((aside) => ({ seat, aside })),
    );
  }
}
