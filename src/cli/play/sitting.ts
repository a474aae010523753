import { setImmediate as breath } from 'node:timers/promises';
import { answerOfOneAsked, type Bots, interjection, isForPeople, type Move } from '../../bots/index.ts';
import {
  type Answer,
  asidesFor,
  canonical,
  legalAnswers,
  type Match,
  type Open,
  type Seat,
  type SeenRequest,
  Viewer,
} from '../../kernel/index.ts';
import { drawn } from '../boards/index.ts';
import type { Desk } from '../desk.ts';
import { answerText, eventLines, nameOf } from '../said.ts';
import { botsOf, peopleOf, type Players } from './players.ts';
import type { Surroundings, Typed } from './asked.ts';
import { askForAnswer, askToComeBetween } from './prompt.ts';
import type { Keeper } from './keeper.ts';
import { withoutColour, wrap } from '../../text/index.ts';

/** How long a bot may think while people wait. */
const BOT_MILLIS = 2000;

export interface SittingOptions {
  readonly players: Players;
  readonly askEverything: boolean;
  /** After how many answers people had something to decide: where `u` goes back to. */
  readonly decisions: readonly number[];
}

/** One match at one desk: who looks at the screen, what is shown there, and whose move it is. */
export class Sitting {
  readonly #desk: Desk;
  readonly #match: Match;
  readonly #keeper: Keeper;
  readonly #players: Players;
  readonly #people: readonly Seat[];
  readonly #bots: Bots;
  readonly #askEverything: boolean;
  readonly #decisions: number[];
  /** Who looks at the screen, where not everybody may see everything; null where it makes no difference. */
  #reader: Seat | null;
  /** Up to which line of the log each reader has read. */
  readonly #read = new Map<Seat | null, number>();
  #boardShown: readonly string[] = [];
  /** The question at which everybody who could have come between has let it pass. */
  #passed = -1;
  #speaker: Seat | null = null;
  #left = false;

  constructor(desk: Desk, match: Match, keeper: Keeper, { players, askEverything, decisions }: SittingOptions) {
    this.#desk = desk;
    this.#match = match;
    this.#keeper = keeper;
    this.#players = players;
    this.#people = peopleOf(players);
    this.#bots = botsOf(players);
    this.#askEverything = askEverything;
    this.#decisions = [...decisions];
    this.#reader = this.#people.length === 1 ? (this.#people[0] ?? null) : null;
    this.#read.set(this.#reader, match.answered === 0 ? 0 : match.eventCount);
  }

  /** Plays until the match is over or the people leave; true if it is over. */
  async play(): Promise<boolean> {
    this.#tellSince();
    while (this.#match.request !== null && !this.#left && !this.#desk.left) {
      await breath(); // so that ctrl-c is heard while bots play
      const { request } = this.#match;
      if (this.#botMoves(interjection(this.#match, this.#bots, BOT_MILLIS))) continue;
      if (await this.#personComesBetween(request)) continue;
      const isOurs = isForPeople(this.#match, this.#bots);
      if (!isOurs && this.#botMoves(answerOfOneAsked(this.#match, this.#bots, BOT_MILLIS))) continue;
      if (!this.#onlyAnswer(request)) await this.#personAnswers();
    }
    return this.#match.outcome !== null;
  }

  #viewer(seat: Seat | null = this.#reader): Viewer {
    return new Viewer(this.#match, seat);
  }

  #botMoves(move: Move | null): boolean {
    if (move === null) return false;
    const { ink, width } = this.#desk;
    const { seat, answer, because } = move;
    const request = this.#viewer(seat).request();
    const what = request === null ? '' : this.#publicly(request, answer);
    const why = typeof because === 'string' ? because : this.#viewer(seat).text(because);
    const line = `${nameOf(this.#match, seat)}, ${this.#players[seat]}: ${what} ${ink.dim(`(${why})`)}`;
    this.#desk.say(...wrap(line, { width, first: ink.dim('  · '), rest: '    ' }));
    this.#answer(seat, answer);
    return true;
  }

  /** What an answer says, as far as everyone at the desk may know it. */
  #publicly(request: SeenRequest, answer: Answer): string {
    const secret = request.mode === 'all' || this.#match.request?.secret === true;
    return secret ? 'has answered' : answerText(request, answer);
  }

  /** While only bots are waited for, a person who could do something just now is asked first. */
  async #personComesBetween(request: Open | null): Promise<boolean> {
    const { waitingFor, answered } = this.#match;
    if (request === null || this.#passed === answered || waitingFor.some((seat) => this.#people.includes(seat))) {
      return false;
    }
    for (const seat of this.#people) {
      if (!hasMoment(request, seat)) continue;
      if (!(await this.#handOver(seat))) return true;
      const typed = await askToComeBetween(seat, this.#around);
      if (this.#carryOut(typed)) return true;
    }
    this.#passed = answered;
    return false;
  }

  /** A question with one answer answers itself, unless somebody could do something else just now. */
  #onlyAnswer(request: Open | null): boolean {
    const [seat, ...others] = this.#match.waitingFor;
    if (request === null || seat === undefined || this.#askEverything) return false;
    if (request.mode === 'any' && others.length > 0) return false; // who comes first is a decision too
    if (this.#people.some((person) => hasMoment(request, person))) return false;
    const [answer, another] = legalAnswers(request, seat, 2) ?? [];
    if (answer === undefined || another !== undefined) return false;
    const seen = this.#viewer(seat).request();
    if (seen === null) return false;
    const { ink, width } = this.#desk;
    const line = `${this.#publicly(seen, answer)} ${ink.dim('(the only answer)')}`;
    this.#desk.say(...wrap(`${nameOf(this.#match, seat)}: ${line}`, { width, first: ink.dim('  · '), rest: '    ' }));
    this.#answer(seat, answer);
    return true;
  }

  async #personAnswers(): Promise<void> {
    const waiting = this.#match.waitingFor.filter((seat) => this.#people.includes(seat));
    const seat = waiting.find((person) => person === this.#speaker) ?? waiting[0] ?? this.#match.waitingFor[0];
    if (seat === undefined) return;
    // A bot's dice are rolled by anybody at the desk.
    if (this.#people.includes(seat) && !(await this.#handOver(seat))) return;
    this.#showBoard(seat);
    this.#carryOut(await askForAnswer(seat, this.#around));
  }

  get #around(): Surroundings {
    return {
      desk: this.#desk,
      match: this.#match,
      people: this.#people,
      open: !this.#hasSecrets(),
      decisions: this.#decisions,
      save: (path) => this.#keeper.save(this.#match, path),
    };
  }

  /** True where something was done, so that the table must be looked at anew. */
  #carryOut(typed: Typed): boolean {
    if (typed === 'pass') return false;
    if (typed === 'leave') this.#left = true;
    else if ('speaker' in typed) this.#speaker = typed.speaker;
    else if ('undo' in typed) this.#undo(typed.undo, typed.consent);
    else this.#accept(typed.seat, typed.answer);
    return true;
  }

  #accept(seat: Seat, answer: Answer): void {
    this.#decisions.push(this.#match.answered);
    this.#speaker = seat;
    this.#answer(seat, answer);
    this.#keeper.save(this.#match);
  }

  #answer(seat: Seat, answer: Answer): void {
    const result = this.#match.answer(seat, answer);
    if (!result.ok) throw new Error(`${seat} gave an answer that is refused: ${result.refusal.message}`);
    this.#tellSince();
  }

  #undo(to: number, consent: readonly Seat[]): void {
    const done = this.#match.undo(to, consent);
    if (!done.ok) return this.#desk.say(`${done.message}.`);
    while ((this.#decisions.at(-1) ?? -1) >= to) this.#decisions.pop();
    for (const [reader, read] of this.#read) this.#read.set(reader, Math.min(read, this.#match.eventCount));
    this.#passed = -1;
    this.#keeper.save(this.#match);
    this.#desk.say('Taken back.');
  }

  /** Where somebody else's eyes are needed and not everybody may see everything, the screen changes hands. */
  async #handOver(seat: Seat): Promise<boolean> {
    if (this.#people.length === 1 || this.#reader === seat || !this.#hasSecrets()) return true;
    const { ink } = this.#desk;
    this.#desk.clear();
    const asked = await this.#desk.ask(
      `${ink.accent('»')} The screen is for ${nameOf(this.#match, seat)}: Enter when you are there > `,
    );
    if (asked === null) return false;
    this.#reader = seat;
    this.#boardShown = [];
    this.#tellSince();
    return true;
  }

  #hasSecrets(): boolean {
    const { request, game, state } = this.#match;
    if (request?.mode === 'all' || request?.secret === true) return true;
    return new Set(this.#people.map((seat) => canonical(game.view(state, seat)))).size > 1;
  }

  #tellSince(): void {
    const reader = this.#reader;
    const since = this.#read.get(reader) ?? 0;
    this.#read.set(reader, this.#match.eventCount);
    this.#desk.say(
      ...this.#viewer()
        .events(since)
        .flatMap((event) => eventLines(event, this.#desk)),
    );
  }

  /** The board, where it has changed since it was last shown. */
  #showBoard(seat: Seat): void {
    const board = entriesOf(drawn(this.#match, seat, this.#desk));
    const before = new Set(this.#boardShown);
    this.#boardShown = board.map(withoutColour);
    const changed = board.filter((entry, i) => i === 0 || !before.has(withoutColour(entry)));
    if (changed.length === 1 && before.has(withoutColour(board[0] ?? ''))) return;
    const { ink } = this.#desk;
    // Of a long board, what has changed: the rest is above, and would push the log out of sight.
    const isMuch = board.length <= SHORT_BOARD || changed.length > board.length / 2;
    const shown = isMuch ? board : [...changed, ink.dim('b shows the whole board.')];
    this.#desk.say('', ...shown, '');
  }
}

/** Boards of so few entries are shown whole. */
const SHORT_BOARD = 12;

/** A board by its entries: a line, and those that go on from it farther in. */
function entriesOf(lines: readonly string[]): string[] {
  const entries: string[] = [];
  for (const line of lines) {
    const goesOn = /^ {3,}/.test(withoutColour(line));
    if (goesOn && entries.length > 0) entries.push(`${entries.pop()}\n${line}`);
    else entries.push(line);
  }
  return entries;
}

/** Whether `seat` could do something now that it cannot do at any other time as well. */
const hasMoment = (request: Open, seat: Seat): boolean =>
  asidesFor(request, seat).some(({ standing }) => standing !== true);
