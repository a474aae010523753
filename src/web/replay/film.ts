import {
  type AnyGame,
  type Entry,
  type Json,
  Match,
  type MatchRecord,
  type SeenEvent,
  setupAt,
  Viewer,
} from '../../kernel/index.ts';
import { answerText } from '../answer/answer-text.ts';
import { calledAt } from '../match/called.ts';
import { playEntry } from '../match/sources/entries.ts';
import type { Sitters } from '../match/keeping/shelf.ts';
import { snapshotOf } from '../match/sources/snapshot.ts';
import type { Snapshot } from '../match/sources/source.ts';

/** So many entries lie between two marks: from the one before it any moment is near. */
const APART = 16;

/** A moment from which the match can be played on, and the log up to there. */
interface Mark {
  readonly at: number;
  readonly match: Match;
  readonly events: readonly SeenEvent[];
}

/** A moment of a match, and how it came to it. */
export interface Shown {
  readonly seen: Snapshot;
  /** Who decided what; null before the first decision. */
  readonly decided: string | null;
  /** What came of it. */
  readonly happened: readonly SeenEvent[];
}

/** A record that was played through once; every moment of it can be shown without beginning anew. */
export class Film {
  readonly #game: AnyGame;
  readonly #record: MatchRecord;
  readonly #sitters: Sitters;
  readonly #marks: Mark[] = [];
  /** How many lines the log had after so many entries. */
  readonly lengths: number[] = [];

  /** Throws `BadRecord` at the first entry that does not fit. */
  constructor(
    game: AnyGame,
    record: MatchRecord,
    sitters: Sitters,
    onSteps: (steps: number) => void = () => undefined,
  ) {
    this.#game = game;
    this.#record = record;
    this.#sitters = sitters;
    const match = this.#loaded(0);
    const note = (): void => void this.lengths.push(match.eventCount);
    note();
    record.answers.forEach((entry, i) => {
      if (i % APART === 0) {
        this.#marks.push({ at: i, match: match.fork({ events: true }), events: this.#seen(match).events });
        onSteps(i);
      }
      // Only the kernel knows how to say what is wrong with it.
      if (!playEntry(match, entry)) this.#loaded(i + 1);
      note();
    });
  }

  /** The set-up that begins after so many entries; null where the game has none. */
  setupAt(at: number): Json | null {
    return setupAt(this.#loaded(at));
  }

  /** The match as it was played up to there, to go on with. */
  matchAt(at: number): Match {
    return this.#reached(at).match;
  }

  /** The match after so many entries of its log. */
  at(at: number): Shown {
    const seen = this.#snapshot(at);
    const entry = this.#record.answers[at - 1];
    if (entry === undefined) return { seen, decided: null, happened: [] };
    const { match, events } = this.#reached(at - 1);
    const last = (new Viewer(match, null).events().at(-1) ?? events.at(-1))?.n ?? -1;
    return { seen, decided: this.#decided(match, entry), happened: seen.events.filter(({ n }) => n > last) };
  }

  #decided(before: Match, entry: Entry): string {
    if ('undo' in entry) return 'The last decisions are taken back.';
    if ('repair' in entry) return `Corrected by hand: ${entry.reason}`;
    const { seat, answer } = entry;
    const names = calledAt(this.#game, before.state, this.#sitters);
    const request = new Viewer(before, seat, names).request();
    const aside = typeof answer === 'object' && answer !== null && 'aside' in answer;
    const words = request === null || aside ? 'a standing order' : answerText(request, answer);
    return `${names[seat] ?? seat}: ${words}`;
  }

  #snapshot(at: number): Snapshot {
    const { match, events } = this.#reached(at);
    const seen = this.#seen(match);
    const [first] = seen.events;
    return { ...seen, events: [...events.filter(({ n }) => first === undefined || n < first.n), ...seen.events] };
  }

  /** The match there, and the part of its log that it does not know itself. */
  #reached(at: number): { readonly match: Match; readonly events: readonly SeenEvent[] } {
    const mark = this.#marks.findLast((one) => one.at <= at);
    const match = mark?.match.fork({ events: true });
    const entries = this.#record.answers.slice(mark?.at ?? 0, at);
    // An undo may lead back to before the mark: then there is only the long way.
    if (mark === undefined || match === undefined || !entries.every((entry) => playEntry(match, entry))) {
      return { match: this.#loaded(at), events: [] };
    }
    return { match, events: mark.events };
  }

  #loaded(at: number): Match {
    const { hash: _, ...record } = this.#record;
    return Match.reopen(this.#game, { ...record, answers: record.answers.slice(0, at) });
  }

  #seen(match: Match): Snapshot {
    const bots = Object.entries(this.#sitters).flatMap(([seat, s]) => (s.kind === 'bot' ? [[seat, s.bot]] : []));
    const seen = snapshotOf(match, null, calledAt(this.#game, match.state, this.#sitters), Object.fromEntries(bots));
    return { ...seen, players: seen.players.map((player) => ({ ...player, mine: false })) };
  }
}
