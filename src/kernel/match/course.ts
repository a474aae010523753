import { asideNamed, refusalOf } from '../asking/answers.ts';
import { Seeded } from '../chance/chance.ts';
import { BrokenTable } from '../data/errors.ts';
import type { Game } from '../game.ts';
import { seedWords } from '../data/hash.ts';
import { brief, copy } from '../data/json.ts';
import { isRungDue, Ladder, type Rung } from './ladder.ts';
import { isOrderGiven } from '../orders/answer.ts';
import { ordersAside } from '../orders/giving.ts';
import { livelyOnly } from './liveness.ts';
import { meantBy } from '../asking/meaning.ts';
import type { Meter } from './meter.ts';
import type { DiceMode, Given, Position, Repair } from './record.ts';
import { patched } from './repair.ts';
import type { Answer, Open, Refusal, Seat } from '../asking/request.ts';
import { Pending, playedOut, type Worked } from './subgame.ts';
import {
  Ended,
  type Flow,
  type Happening,
  LOOK,
  type Outcome,
  type Reply,
  Unbuilt,
  Workings,
} from '../asking/table.ts';

/** What a match is played by: none of it ever changes. */
export interface Terms<S> {
  readonly game: Game<unknown, S>;
  readonly setup: unknown;
  readonly seed: string;
  readonly dice: DiceMode;
  /** Where play began: null for the set-up. */
  readonly origin: Position<S> | null;
}

/** What counts: answers and repairs that were not undone. */
export type Live = Given | Repair;

/** After that many answers `seat` imagined anew what it cannot know, and all chance to come, out of these words. */
interface Dream {
  readonly after: number;
  readonly seat: Seat | null;
  readonly words: readonly number[];
}

export interface CourseOptions<S> {
  /** Where to take up play, with the answers that led there, if not at the origin. */
  readonly from?: Position<S> | null;
  readonly live?: readonly Live[];
  /** Null where nobody reads the log. */
  readonly events: Happening[] | null;
  /** Stop between steps instead of going on to the next question. */
  readonly pause?: boolean;
  /** Keep the boundary at which this step begins. */
  readonly wanted?: number;
  /** Where the work is counted, if it may only cost so much. */
  readonly meter?: Meter | null;
}

const NOTHING: Reply = { seat: '', answer: null };
const NONE: readonly never[] = [];
/** How many sub-games are remembered: the newest ones. Older ones are played again where they are needed. */
const REMEMBERED = 8;

/** One run of a match: from its origin through the answers that count to the question that is open now. */
export class Course<S> {
  readonly terms: Terms<S>;
  readonly live: Live[];
  readonly pause: boolean;
  table: Workings<S>;
  outcome: Outcome | null = null;
  /** How many steps have ended. */
  steps = 0;
  /** After this many answers something hidden was last shown. */
  revealed = 0;
  /** The newest boundary that was kept. */
  #kept: Rung<S> | null;
  /** For how many more steps boundaries are kept ready. */
  keep = 0;
  /** Boundaries to go back to. None are kept where nobody reads the log. */
  ladder: Ladder<S> | null = null;
  meter: Meter | null;
  /** How many rules led here from the origin, those of the answer in hand left out. */
  #total = 0;
  readonly #base: number;
  readonly #wanted: number;
  readonly #dreams: Dream[] = [];
  /** The numbers of the answers that were asides. */
  readonly #asides = new Set<number>();
  #flow: Flow<void> | null = null;
  #asked: Open | null = null;
  /** Whether nobody has looked at the question yet: then only its seats and its mode are known. */
  #isUnbuilt = false;
  /** Answers to a question to all seats, until the last one is in. */
  #given: Record<Seat, unknown> = {};
  /** What each answer meant, so that going through it again needs no question to be built. */
  #meant: unknown[];
  /** Leave sub-games to be played later, perhaps elsewhere. */
  later = false;
  /** The sub-game that waits to be played. */
  #pending: Pending | null = null;
  /** The newest sub-games that were played, and how many since the last answer or step. */
  #worked: readonly Worked[] = NONE;
  #nth = 0;
  /** Sub-games that were played before, or elsewhere: they are not played again. */
  #known: readonly Worked[] = NONE;

  constructor(
    terms: Terms<S>,
    { from = terms.origin, live = [], events, pause = false, wanted = -1, meter = null }: CourseOptions<S>,
  ) {
    this.terms = terms;
    this.live = [...live];
    this.#meant = new Array(live.length);
    this.pause = pause;
    this.#kept = from === null ? null : { position: from, at: 0 };
    this.#base = terms.origin?.answers ?? 0;
    this.#wanted = wanted;
    this.meter = meter;
    this.table = this.#tableAt(from, events);
  }

  #tableAt(from: Position<S> | null, events: Happening[] | null): Workings<S> {
    const { game, seed, dice } = this.terms;
    const typed = dice !== 'seeded';
    if (from === null) return new Workings(undefined as S, new Seeded(seedWords(seed)), events, typed);
    const t = new Workings(copy(from.state), new Seeded(from.random), events, typed);
    t.eventCount = from.events;
    equip(t, game);
    this.steps = from.steps;
    this.revealed = from.revealed;
    return t;
  }

  /** The question that is open. One that nobody has looked at yet is built now. */
  request(): Open | null {
    if (this.#isUnbuilt) {
      this.#isUnbuilt = false;
      this.#asked = livelyOnly((this.#flow as Flow<void>).next(LOOK).value as Open);
    }
    return this.#asked;
  }
  /** Whether play has stopped between two steps, where it was told to. */
  get isPaused(): boolean {
    return this.pause && this.#asked === null && this.outcome === null && this.#pending === null;
  }
  /** The rule of the sub-game that waits to be played. */
  get working(): string | null {
    return this.#pending?.subgame.rule ?? null;
  }
  get worked(): readonly Worked[] {
    return this.#worked;
  }
  /** How many answers count. */
  get answered(): number {
    return this.#base + this.live.length;
  }
  /** Whose answer is still awaited. */
  get waitingFor(): readonly Seat[] {
    if (this.#asked === null) return [];
    const { seats, mode } = this.#asked;
    return mode === 'all' ? seats.filter((seat) => !Object.hasOwn(this.#given, seat)) : seats;
  }
  /** The answers that count since `position`. */
  since(position: Position<S>): readonly Live[] {
    return this.live.slice(position.answers - this.#base);
  }
  /** The answers that count up to number `to`. */
  upTo(to: number): readonly Live[] {
    return this.live.slice(0, to - this.#base);
  }

  /** The newest boundary that was kept up to answer number `to`: null for the origin. */
  nearest(to: number): Rung<S> | null {
    const rung = this.ladder?.nearest(to) ?? null;
    const kept = this.#kept;
    if (kept === null || kept.position.answers > to) return rung;
    return rung === null || kept.position.steps > rung.position.steps ? kept : rung;
  }

  /** The first step: to the first question. */
  begin(): void {
    const { game, setup } = this.terms;
    if (this.#kept === null) {
      this.table.state = game.setup(this.table.table as never, copy(setup));
      equip(this.table, game);
    }
    this.#go(NOTHING);
    this.#settle();
    this.#pay();
  }

  /** Takes up play at a boundary that another course kept, with those before it. */
  climb(ladder: Ladder<S> | null, rung: Rung<S> | null): void {
    this.ladder = ladder?.upTo(rung) ?? null;
    if (rung !== null) this.#kept = rung;
    this.#total = rung?.at ?? 0;
  }

  /** What has been done is counted. */
  #pay(): void {
    this.#spend(this.table.work);
    this.table.work = 0;
  }

  #spend(work: number): void {
    this.#total += work;
    this.meter?.spend(work);
  }

  /** From a pause between two steps into the next one. */
  goOn(): void {
    this.#go(NOTHING);
    this.#settle();
  }

  /** Why an answer to the open request does not count, or null if it does. */
  refusal(request: Open, seat: Seat, answer: Answer): Refusal | null {
    if (request.mode !== 'all' || !Object.hasOwn(this.#given, seat)) return refusalOf(request, seat, answer);
    if (asideNamed(request, seat, answer) !== undefined) return null;
    const message = 'This seat has answered; the others are still awaited';
    return { code: 'already-answered', rule: request.rule, message, got: brief(answer), allowed: null };
  }

  apply(entry: Live): void {
    const isAside = 'seat' in entry && asideNamed(this.request() as Open, entry.seat, entry.answer) !== undefined;
    this.#take(entry, isAside, undefined);
  }

  /** Goes on with the sub-game that waits: with what was worked out elsewhere, or played here. */
  work(known: readonly Worked[] = NONE): void {
    if (this.#pending === null) return;
    const pending = this.#pending;
    this.#known = known;
    this.#pending = null;
    this.later = false;
    this.#go({ ...NOTHING, played: this.#play(pending) });
    this.#settle();
    this.#pay();
  }

  #take(entry: Live, isAside: boolean, meant: unknown): void {
    this.work(this.#known);
    this.#nth = 0;
    if ('seat' in entry) {
      this.live.push(entry);
      this.#resume(entry, isAside, meant);
    } else {
      this.#mend(entry);
    }
    this.#settle();
    this.#pay();
  }

  /** Begins, and goes once more through what `other` went through after the answers that this course has already. */
  follow(other: Course<S>, entries: readonly Live[]): void {
    this.#remember(other);
    this.#known = other.#worked;
    this.table.skimming = true;
    if (!(other.isPaused && other.steps === this.steps)) this.begin();
    this.#dreamAgain(other.#dreams);
    for (const entry of entries) {
      this.#take(entry, other.#asides.has(this.answered + 1), other.#meant[this.answered - other.#base]);
      this.#dreamAgain(other.#dreams);
    }
    this.table.skimming = false;
    this.#known = NONE;
  }

  /** What `other` knows of the answers that this course starts with: it may be taken back to before them. */
  #remember(other: Course<S>): void {
    if (other.terms !== this.terms) return;
    for (const n of other.#asides) if (n <= this.answered) this.#asides.add(n);
    for (const dream of other.#dreams) if (dream.after < this.answered) this.#dreams.push(dream);
    this.#meant = other.#meant.slice(0, this.live.length);
    this.#worked = other.#worked.filter(({ steps }) => steps < this.steps);
  }

  #dreamAgain(dreams: readonly Dream[]): void {
    for (const { after, seat, words } of dreams) if (after === this.answered) this.imagine(seat, words);
  }

  /** Draws anew whatever `seat` cannot know, and all chance to come. */
  imagine(seat: Seat | null, words: readonly number[]): void {
    this.#dreams.push({ after: this.answered, seat, words });
    const chance = new Seeded(words);
    this.table.chance = chance;
    this.table.typedDice = false; // nobody rolls real dice in a dream
    forget(this.terms.game, this.table.state, seat);
    this.terms.game.redeal(this.table.state, seat, chance);
  }

  /** The last boundary: worked out only when somebody asks. */
  position(): Position<S> {
    return this.#boundary().position;
  }

  #boundary(): Rung<S> {
    if (this.#kept?.position.steps === this.steps) return this.#kept;
    const near = this.nearest(this.answered);
    const live = near === null ? [] : this.upTo(near.position.answers);
    const { terms, meter, steps } = this;
    const again = new Course(terms, { from: near?.position ?? terms.origin, live, events: null, wanted: steps, meter });
    again.climb(null, near);
    again.later = true;
    again.follow(this, this.live.slice(live.length));
    if (again.#kept?.position.steps !== steps) throw new BrokenTable('kernel', { boundary: steps });
    this.#kept = again.#kept;
    return this.#kept;
  }

  /** Goes back to the last boundary, whose state the table corrects by hand. */
  #mend(entry: Repair): void {
    const { position: before, at } = this.#boundary();
    this.live.push(entry);
    const { events } = this.table;
    if (events !== null) events.length = before.events - (this.terms.origin?.events ?? 0);
    const state = patched(copy(before.state), entry.repair).state;
    const position = { ...before, state, answers: this.answered, revealed: this.answered };
    this.#kept = { position, at };
    const { skimming } = this.table;
    this.table = this.#tableAt(position, events);
    this.table.skimming = skimming;
    this.#close();
    this.outcome = null;
    this.#given = {};
    this.#go(NOTHING);
  }

  /** The rule gets its own copy of the answer: whatever it does with it, the record stays as it is. */
  #resume(entry: Given, isAside: boolean, known: unknown): void {
    const { seats, mode } = this.#asked as Open;
    const { seat } = entry;
    if (isAside) {
      // The question is put again afterwards, perhaps another one: what was said to it so far does not count.
      // A standing order changes nothing about it.
      const given = copy(entry.answer);
      if (!isOrderGiven(given)) this.#given = {};
      this.#asides.add(this.answered);
      return this.#go({ seat, answer: given, aside: isOrderGiven(given) ? given.aside : (given as string) });
    }
    const meant = known ?? meantBy(this.request() as Open, seat, entry.answer);
    this.#meant[this.live.length - 1] = meant;
    const answer = copy(meant);
    if (mode !== 'all') return this.#go(answer === entry.answer ? entry : { seat, answer });
    this.#given[seat] = answer;
    if (this.waitingFor.length > 0) return;
    const answers = this.#given;
    this.#given = {};
    // Now everybody learns what the others said.
    if (seats.length > 1) this.table.revealed = true;
    this.#go({ seat, answer, answers });
  }

  /** Goes on until somebody is asked, the match is over, or (where wished) the step has ended. */
  #go(reply: Reply): void {
    this.table.answers = this.answered;
    try {
      for (;;) {
        const flow = this.#flow ?? this.#enter();
        const result = flow.next(reply);
        if (result.done !== true) {
          const { value } = result;
          if (value instanceof Pending) {
            if (this.later && this.#recalled(value) === undefined) {
              this.#pending = value;
              this.#asked = null;
              return;
            }
            reply = { ...NOTHING, played: this.#play(value) };
            continue;
          }
          this.#isUnbuilt = this.table.skimming && value instanceof Unbuilt;
          this.#asked = this.#isUnbuilt ? value : livelyOnly(value);
          return;
        }
        this.#close();
        this.steps++;
        if (this.pause) return;
      }
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
      this.#close();
      this.outcome = error.outcome;
    }
  }

  #recalled({ subgame }: Pending): Worked | undefined {
    return this.#known.find(
      ({ after, steps, nth, rule }) =>
        after === this.answered && steps === this.steps && nth === this.#nth && rule === subgame.rule,
    );
  }

  /** What becomes of a sub-game: known already, or played now. The rule gets its own copy of what is remembered. */
  #play(pending: Pending): { state: unknown; outcome: Outcome | null } {
    const { table } = this;
    const known = this.#recalled(pending);
    const played = known ?? playedOut(table as Workings<unknown>, pending.subgame, (work) => this.#spend(work));
    if (known !== undefined) table.chance = new Seeded(known.random);
    table.revealed ||= played.revealed;
    const at = { after: this.answered, steps: this.steps, nth: this.#nth++ };
    if (!(table.chance instanceof Seeded)) return played;
    const worked = { ...played, ...at, random: table.chance.words() };
    this.#worked = [...this.#worked, worked].slice(-REMEMBERED);
    return { state: copy(played.state), outcome: played.outcome };
  }

  /** Nothing is asked any more, and no flow waits. */
  #close(): void {
    this.#flow = null;
    this.#pending = null;
    this.#asked = null;
    this.#isUnbuilt = false;
  }

  /** Crosses a boundary: the next step starts from the state alone. */
  #enter(): Flow<void> {
    this.table.cross();
    this.#nth = 0;
    const at = this.#total + this.table.work;
    const isDue = this.table.events !== null && isRungDue(this.ladder, at);
    const isKnown = this.#kept?.position.steps === this.steps;
    if (!isKnown && (isDue || this.keep > 0 || this.#wanted === this.steps)) {
      if (this.keep > 0) this.keep--;
      this.#kept = { position: this.#here(), at };
    }
    if (isDue) (this.ladder ??= new Ladder()).add(this.#kept as Rung<S>);
    this.#flow = this.terms.game.step(this.table.table);
    return this.#flow;
  }

  #here(): Position<S> {
    const { table, answered, steps } = this;
    return {
      state: copy(table.state),
      random: table.chance.words(),
      answers: answered,
      events: table.eventCount,
      steps,
      revealed: table.revealed ? answered : this.revealed,
    };
  }

  #settle(): void {
    if (!this.table.revealed) return;
    this.revealed = this.answered;
    this.table.revealed = false;
  }
}

/** What may be done by the way: what the game gives, and standing orders where it has interrupts. */
function equip<S>(t: Workings<S>, { asides, interrupts }: Game<unknown, S>): void {
  t.interrupts = interrupts;
  t.asides =
    interrupts === undefined ? asides : (table) => [...(asides?.(table) ?? NONE), ...ordersAside(interrupts, table)];
}

/** What others have ordered is unknown where orders are not open. */
function forget<S>({ interrupts }: Game<unknown, S>, state: S, seat: Seat | null): void {
  if (interrupts === undefined || interrupts.open) return;
  const orders = interrupts.orders(state);
  for (const other of Object.keys(orders)) if (other !== seat) delete orders[other];
}
