import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Answer, Seat, SeenOdds, SeenRequest } from '../../kernel/index.ts';
import type { SeenAdvice } from '../../wire/index.ts';
import { PACES, settings } from '../settings.ts';
import { answerOf, type Draft, emptyDraft } from './draft.ts';
import { obviousAnswer } from './obvious.ts';
import type { By } from './presses.ts';
import type { Complaint, MatchSource, Snapshot } from './sources/source.ts';
import { type Concerns, blow, type Blow } from './blow.ts';
import { keyOf, Weigher } from './beside/weigher.ts';

/** What the player is about to do, beside what the match is. */
export interface Play {
  /** The seat of mine that is asked now, or null. */
  readonly asked: Seat | null;
  /** The answer as it is being put together. */
  readonly draft: Draft;
  readonly complaint: Complaint | null;
  /** What the rules have against the answer as it stands, where they judge it as a whole. */
  readonly objection: Complaint | null;
  readonly sending: boolean;
  /** What was sent takes so long that it shows. An answer that is there at once changes the page once. */
  readonly slow: boolean;
  /** The last line of the log when somebody here answered last; null if that was before the page was opened. */
  readonly heard: number | null;
  /** The answer that somebody looks at. */
  readonly focus: Answer | null;
  /** The option that was tapped and waits to be confirmed, because it cannot be taken back freely. */
  readonly ready: string | null;
  /** What each answer would lead to, as far as it is known, by `keyOf` the answer. Null: nobody can say. */
  readonly odds: Readonly<Record<string, SeenOdds | null>>;
  /** The key of the answer whose odds are being worked out. */
  readonly weighing: string | null;
  /** The options that are listed while something chosen on the board narrows them down; null for all. */
  readonly only: readonly string[] | null;
  /** What a bot would do; `thinking` until it says so, null while nobody has asked. */
  readonly advice: SeenAdvice | 'thinking' | null;
  /** A prompt with one answer is about to settle itself. */
  readonly settling: boolean;
  /** What has befallen somebody here and waits to be seen, before anything else is asked. */
  readonly blow: Blow | null;
  /** While the board still shows what led here, nothing is asked: this lets it catch up at once. */
  readonly telling: (() => void) | null;
}

/** So long a draft must rest before its odds are worked out. */
const ODDS_AFTER = 180;
/** What was sent is under way for so long before anything shows it. */
const SLOW_AFTER = 300;
const SETTLE_AT_LEAST = 250;
/** So long a tap waits to hear that nothing is at stake. */
const GOES_AHEAD = 800;
/** So long what was tapped first must have been seen before the second tap counts. */
const LOOKED = 350;

/** Puts answers together, sends them, and settles the prompts that have only one. */
export class Controller {
  readonly play: StoreApi<Play> = createStore<Play>(() => ({
    asked: null,
    draft: emptyDraft(null),
    complaint: null,
    objection: null,
    sending: false,
    slow: false,
    heard: null,
    focus: null,
    ready: null,
    odds: {},
    weighing: null,
    only: null,
    advice: null,
    settling: false,
    blow: null,
    telling: null,
  }));
  readonly #weigher = new Weigher({
    ask: async (answer, unasked) => {
      const { asked } = this.play.getState();
      return asked === null ? null : await this.source.odds(this.#seatFor(answer) ?? asked, answer, unasked);
    },
    known: (key, odds) => {
      this.play.setState((now) => ({ odds: { ...now.odds, [key]: odds } }));
      this.#goAhead(key);
    },
    busy: (weighing) => this.play.setState({ weighing }),
  });
  readonly #unsubscribe: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #oddsTimer: ReturnType<typeof setTimeout> | undefined;
  /** The request last seen; a new one starts a new draft. */
  #seen: SeenRequest | null = null;
  /** After an undo nothing settles itself, or the undo would be undone at once. */
  #byHand = false;
  /** The last line of the log when the answer that is under way was given. */
  #answering: number | null = null;
  /** When the open question appeared, in milliseconds of the page. */
  askedAt = 0;
  /** When the option that waits to be confirmed was tapped. */
  #readyAt = 0;

  /** The match as it was shown before, to see what has changed. */
  #before: Snapshot;

  constructor(
    readonly source: MatchSource,
    readonly concerns: Concerns = () => false,
  ) {
    this.#before = source.snapshot.getState();
    this.#unsubscribe = source.snapshot.subscribe((now) => this.#follow(now));
    this.#follow(source.snapshot.getState());
  }

  /**
   * An option was chosen, in the list or on the board. With a finger nothing is looked at before it is touched, so what cannot be
   * taken back freely takes a second tap.
   */
  choose(id: string, by: By, seat = this.#seatFor(id) ?? this.play.getState().asked): void {
    const { ready, blow: unseen, telling } = this.play.getState();
    if (seat === null || unseen !== null || telling !== null) return;
    // A double tap has looked at nothing.
    if (ready === id && by === 'finger' && performance.now() - this.#readyAt < LOOKED) return;
    if (ready === id || !this.#takesTwo(id, by)) return void this.answerAs(seat, id);
    this.#readyAt = performance.now();
    this.play.setState({ ready: id });
    this.focus(id);
  }

  /** What was tapped just before anybody knew that nothing is at stake goes at once, as it would have. */
  #goAhead(key: string): void {
    const { ready } = this.play.getState();
    const soon = performance.now() - this.#readyAt < GOES_AHEAD;
    if (ready === key && soon && settings.getState().twice === 'touch' && !this.#matters(key)) this.confirm();
  }

  /** What was tapped first is meant. */
  confirm(): void {
    const { ready } = this.play.getState();
    if (ready !== null) this.choose(ready, 'key');
  }

  /** Nothing waits to be confirmed any more. */
  putBack(): void {
    this.play.setState({ ready: null });
  }

  #takesTwo(id: string, by: By): boolean {
    const { twice } = settings.getState();
    if (twice === 'touch') return by === 'finger' && this.#matters(id);
    return twice === 'always';
  }

  /** Whether chance or a consequence hangs on it, as far as anybody knows. */
  #matters(id: string): boolean {
    const odds = this.play.getState().odds[keyOf(id)];
    return odds === undefined || odds === null || odds.reveals || odds.facts.length > 0;
  }

  /** Whose aside this is, if it is one. */
  #seatFor(answer: Answer): Seat | undefined {
    return this.source.snapshot.getState().asides.find(({ aside }) => aside.id === answer)?.seat;
  }

  /** For the seat that is asked. */
  async answer(answer: Answer): Promise<void> {
    const { asked } = this.play.getState();
    if (asked !== null) await this.answerAs(asked, answer);
  }

  async answerAs(seat: Seat, answer: Answer): Promise<void> {
    if (this.play.getState().sending) return;
    this.#byHand = false;
    this.#answering = this.source.snapshot.getState().events.at(-1)?.n ?? -1;
    await this.#send(async () => await this.source.answer(seat, answer, 'decided'));
  }

  /** Back to where the page says: what has come in since does not change what is meant. */
  async undo(to: number): Promise<void> {
    this.#byHand = true;
    clearTimeout(this.#timer);
    await this.#send(async () => await this.source.undo(to));
  }

  async #send(act: () => Promise<Complaint | null>): Promise<void> {
    if (this.play.getState().sending) return;
    this.play.setState({ sending: true });
    const showing = setTimeout(() => this.play.setState({ slow: true, complaint: null }), SLOW_AFTER);
    const complaint = await act().catch((error: unknown) => ({
      message: error instanceof Error ? error.message : String(error),
    }));
    clearTimeout(showing);
    this.#answering = null;
    this.play.setState({ sending: false, slow: false, complaint });
  }

  change(draft: Partial<Draft>): void {
    this.play.setState((now) => ({ draft: { ...now.draft, ...draft } }));
    void this.#judge();
    this.#weighDraft();
  }

  /** What is being put together is shown with its odds as soon as it rests. */
  #weighDraft(): void {
    clearTimeout(this.#oddsTimer);
    const request = this.#seen;
    if (request === null || request.kind === 'choose' || this.play.getState().asked === null) return;
    this.#oddsTimer = setTimeout(() => this.focus(answerOf(request, this.play.getState().draft)), ODDS_AFTER);
  }

  /** While something is being chosen: would the rule that looks at all of it accept it as it stands? */
  async #judge(): Promise<void> {
    const { asked, draft } = this.play.getState();
    const request = this.#seen;
    const judged = asked !== null && request?.kind === 'pick' && request.suggestions !== undefined;
    const answer = judged ? answerOf(request, draft) : null;
    const objection =
      answer === null || asked === null ? null : await this.source.judge(asked, answer).catch(() => null);
    if (this.#seen === request && this.play.getState().draft === draft) this.play.setState({ objection });
  }

  /** What has befallen somebody here is seen: the match goes on. */
  seen(): void {
    this.askedAt = performance.now();
    this.play.setState({ blow: null });
    this.source.hold(false);
    this.#settle(this.source.snapshot.getState(), this.play.getState().asked);
  }

  /** The board tells what has happened, until it has caught up (null). */
  tell(telling: (() => void) | null): void {
    const caughtUp = telling === null && this.play.getState().telling !== null;
    this.play.setState({ telling });
    if (!caughtUp) return;
    this.askedAt = performance.now();
    this.#settle(this.source.snapshot.getState(), this.play.getState().asked);
  }

  /** Whether something new has befallen somebody here: then the match waits until it is seen. */
  #lookOut(now: Snapshot): void {
    const before = this.#before;
    this.#before = now;
    if (!settings.getState().stops) return;
    const { blow: unseen } = this.play.getState();
    const found = now.outcome === null ? blow(unseen, before, now, this.concerns) : null;
    if (found === unseen) return;
    this.play.setState({ blow: found });
    if (found !== null) this.askedAt = performance.now();
    this.source.hold(found !== null);
  }

  /** What would this lead to? */
  focus(answer: Answer | null): void {
    const { asked, focus } = this.play.getState();
    if (JSON.stringify(focus) === JSON.stringify(answer)) return;
    this.play.setState({ focus: answer });
    if (answer !== null && asked !== null && settings.getState().odds) this.#weigher.first(answer);
  }

  /** Lists these options only. */
  narrow(only: readonly string[] | null): void {
    this.play.setState({ only });
  }

  /** What would a bot do here? */
  async advise(): Promise<void> {
    const { asked, advice } = this.play.getState();
    const request = this.#seen;
    if (asked === null || advice === 'thinking') return;
    this.play.setState({ advice: 'thinking' });
    const found = await this.source.advice(asked).catch(() => null);
    if (this.#seen === request) this.play.setState({ advice: found });
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#oddsTimer);
    this.#weigher.stop();
    this.#unsubscribe();
    this.source.close();
  }

  #follow(now: Snapshot): void {
    // With what came of the answer, not before: the page changes once.
    if (this.#answering !== null) this.play.setState({ heard: this.#answering });
    this.#answering = null;
    this.#lookOut(now);
    const { request } = now;
    const asked = askedHere(now);
    if (
      request?.n === this.#seen?.n &&
      asked === this.play.getState().asked &&
      request?.prompt.key === this.#seen?.prompt.key
    )
      return;
    this.#seen = request;
    if (asked !== null) this.askedAt = performance.now();
    clearTimeout(this.#timer);
    clearTimeout(this.#oddsTimer);
    this.play.setState({
      asked,
      draft: emptyDraft(asked === null ? null : request),
      focus: null,
      ready: null,
      odds: {},
      only: null,
      advice: null,
      objection: null,
      settling: false,
    });
    void this.#judge();
    this.#weighAll(now, asked);
    this.#settle(now, asked);
  }

  /** The odds of every option come one after the other; of an answer that is put together, once it is. */
  #weighAll({ request, asides }: Snapshot, asked: Seat | null): void {
    if (asked === null || request === null || !settings.getState().odds) return this.#weigher.stop();
    const options = request.kind === 'choose' ? (request.options ?? []).map(({ id }) => id) : [];
    this.#weigher.begin([...options, ...asides.flatMap(({ aside }) => (aside.standing ? [] : [aside.id]))]);
    this.#weighDraft();
  }

  /** An aside that is open only now must not be missed; standing ones can be done at the next question as well. */
  #settle({ request, asides }: Snapshot, asked: Seat | null): void {
    if (this.#byHand || asked === null || request === null || !settings.getState().settle) return;
    // It would settle behind the back of somebody who still looks at what came before.
    const { blow: unseen, telling } = this.play.getState();
    if (unseen !== null || telling !== null) return;
    clearTimeout(this.#timer);
    if (asides.some(({ aside }) => !aside.standing)) return;
    const answer = obviousAnswer(request);
    if (answer === undefined) return;
    this.play.setState({ settling: true });
    const pause = Math.max(SETTLE_AT_LEAST, PACES[settings.getState().pace]);
    this.#timer = setTimeout(() => {
      this.play.setState({ settling: false });
      void this.#send(async () => await this.source.answer(asked, answer, 'settled'));
    }, pause);
  }
}

/** The seat that somebody here answers for: an own one, or a bot whose dice people roll. */
function askedHere({ request, players, as, dice }: Snapshot): Seat | null {
  const waiting = request?.waiting ?? [];
  const mine = players.filter((player) => player.mine).map(({ seat }) => seat);
  const own = waiting.find((seat) => seat === as && mine.includes(seat));
  if (own !== undefined || request?.kind !== 'roll' || dice !== 'typed-for-bots' || mine.length === 0)
    return own ?? null;
  return players.find(({ seat, kind }) => kind === 'bot' && waiting.includes(seat))?.seat ?? null;
}
