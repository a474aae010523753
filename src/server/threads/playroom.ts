import { isForPeople, type Move } from '../../bots/index.ts';
import {
  type AnyGame,
  type Answer,
  copy,
  correctable,
  type FixedParts,
  type Happening,
  keyOf,
  Match,
  type Position,
  refusalOf,
  type Seat,
  Seeded,
  seedWords,
  type SeenOdds,
  splitView,
  Viewer,
} from '../../kernel/index.ts';
import type { SeenAdvice, SeenObjection, TableView } from '../../wire/index.ts';
import { namesOf } from '../people/called.ts';
import { Problem } from '../problem.ts';
import type { LogEntry } from '../store/log.ts';
import { begun, begunWith, wishOf } from './begin.ts';
import { linesIn, recordIn } from './log.ts';
import { Play } from './play.ts';
import { rulesChanged } from './rules-change.ts';
import type * as Tasks from './tasks.ts';
import { adviceFor, botsMove, matchOf, oddsOf, programsTurn } from './think.ts';

/** About so many steps later a bot thinks again. */
const STEPS_OF_A_BOT = 8;

type Room = { readonly desk: Tasks.DeskNumber };

/**
 * The matches that one thread plays, each at its desk, and everything it can be asked to do with them. A change counts as written:
 * whoever cannot write it clears the desk. Nothing in here waits for anything.
 */
export class Playroom {
  readonly #games: ReadonlyMap<string, AnyGame>;
  readonly #plays = new Map<Tasks.DeskNumber, Play>();

  constructor(games: readonly AnyGame[]) {
    this.#games = new Map(games.map((game) => [game.id, game]));
  }

  make({ desk, body, seed }: Tasks.Make): Tasks.Made {
    const wish = wishOf(body);
    const game = this.#games.get(wish.game);
    if (game === undefined) throw new Problem('not-found', `There is no game ${wish.game}`);
    const { match, origin, earlier } = begun(game, wish, seed);
    const play = Play.begun(match, 0);
    this.#plays.set(desk, play);
    return {
      terms: {
        game: game.id,
        version: game.version,
        setup: JSON.stringify(match.setup),
        dice: match.dice,
        visibility: wish.visibility ?? 'private',
        replace_minutes: wish.replaceAfterMinutes ?? null,
        origin: origin === null ? null : JSON.stringify(origin),
        uploaded: wish.record === undefined ? null : JSON.stringify(wish.record),
      },
      plans: wish.seats,
      seats: match.seats,
      change: this.#changed(play, { start: true }, 0, [...earlier, ...match.events], NOBODY),
    };
  }

  /** Nothing has been answered yet: the match begins again with what a seat brings. */
  bring({ desk, terms, seat, list, ...onlookers }: Tasks.Bring): Tasks.Brought {
    const match = begunWith(this.#game(terms.game), terms, seat, list);
    const play = Play.begun(match, this.#play(desk).seq);
    this.#plays.set(desk, play);
    const change = this.#changed(play, { start: true }, 0, match.events, onlookers);
    return { setup: JSON.stringify(match.setup), change };
  }

  load({ desk, terms, boundary, rows, seats, isOver }: Tasks.Load): Tasks.Loaded | null {
    const game = this.#game(terms.game);
    const stored = { seq: boundary.seq, position: JSON.parse(boundary.position), since: JSON.parse(boundary.since) };
    const entries = rows.map(({ seq, entry }) => ({ seq, entry: JSON.parse(entry) as LogEntry }));
    if (terms.version === game.version) {
      const play = Play.resumed(game, terms, stored, entries, boundary.isStored);
      play.wasOver = isOver;
      this.#plays.set(desk, play);
      return { standing: standingOf(play, { ...NOBODY, seats }), update: null };
    }
    const updated = rulesChanged(game, terms, stored, entries);
    if (updated === null) return null;
    const { play, change, origin } = updated;
    play.wasOver = isOver;
    this.#plays.set(desk, play);
    // A match that is over stays what it was: only what is shown goes through today's rules.
    if (isOver) return { standing: standingOf(play, { ...NOBODY, seats }), update: null };
    const changed = this.#changed(play, change.entry, change.eventsFrom, change.events, { ...NOBODY, seats });
    const update = { ...changed, version: game.version, origin: JSON.stringify(origin) };
    return { standing: changed.standing, update };
  }

  answer({ desk, n, seat, answer, onlyRolls, ...onlookers }: Tasks.Give): Tasks.Changed | Tasks.NotTaken {
    const play = this.#play(desk);
    const viewer = (): Viewer => new Viewer(play.match, seat, namesOf(onlookers.seats, play.match));
    if (!play.isOpen(n) || (onlyRolls && play.match.request?.kind !== 'roll')) {
      const message = 'The table has moved on';
      return { ok: false, code: 'stale', message, refusal: null, request: viewer().request() };
    }
    const result = play.answer(seat, answer);
    if (!result.ok) {
      const { refusal } = result;
      return { ok: false, code: 'refused', message: viewer().why(refusal), refusal, request: viewer().request() };
    }
    const from = play.match.eventCount - result.events.length;
    return this.#changed(play, { seat, answer }, from, result.events, onlookers);
  }

  undo({ desk, to, consent, alone, whole, ...onlookers }: Tasks.TakeBack): Tasks.Changed | Tasks.NotDone {
    if (whole !== null) this.#widen(desk, whole);
    const play = this.#play(desk);
    if (consent.length === 0 && to < play.freeTo(new Set(alone))) {
      return { ok: false, why: 'ask', message: 'The others must agree first' };
    }
    if (!play.reaches(to)) return { ok: false, why: 'far', message: 'Memory does not reach back that far' };
    const result = play.undo(to, consent);
    if (!result.ok) return { ok: false, why: 'cannot', message: result.message };
    const entry = { undo: to, ...(consent.length > 0 ? { consent } : undefined) };
    return this.#changed(play, entry, play.match.eventCount, [], onlookers);
  }

  repair({ desk, changes, reason, consent, ...onlookers }: Tasks.Mend): Tasks.Changed | Tasks.NotDone {
    const play = this.#play(desk);
    const from = play.match.position().events;
    const result = play.repair(changes, reason, consent);
    if (!result.ok) return { ok: false, why: 'cannot', message: result.message };
    return this.#changed(play, { repair: changes, reason, consent }, from, play.match.eventsSince(from), onlookers);
  }

  /** What that seat may see of what can be corrected by hand: JSON text. */
  corrections({ desk, seat }: Room & { readonly seat: Seat }): string {
    return JSON.stringify(correctable(this.#play(desk).match, seat));
  }

  /**
   * What would be wrong with a repair, which is not made; null if the match can go on from there. It is tried on a deal that could
   * be, as far as that seat knows: otherwise whoever tries much would learn what is hidden.
   */
  wouldMend({ desk, seat, changes }: Pick<Tasks.Mend, 'desk' | 'changes'> & { readonly seat: Seat }): string | null {
    const match = dealtAnew(this.#play(desk).match, seat);
    const result = match.repair(changes, 'tried', match.seats);
    return result.ok ? null : result.message;
  }

  /** What the rules would have against an answer, which is not given. */
  judge({ desk, n, seat, answer, seats }: Omit<Tasks.Give, 'eyes' | 'backTo' | 'onlyRolls'>): SeenObjection | null {
    const play = this.#open(desk, n);
    const { match } = play;
    const refusal = match.request === null ? null : refusalOf(match.request, seat, answer);
    if (refusal === null) return null;
    return { message: new Viewer(match, seat, namesOf(seats, match)).why(refusal), rule: refusal.rule };
  }

  look({ desk, lines, ...onlookers }: Tasks.LookIn): {
    readonly standing: Tasks.Standing;
    readonly seen: Tasks.Seen[];
  } {
    const play = this.#play(desk);
    const events = 'rows' in lines ? linesIn(lines.rows, lines.from, lines.to) : play.match.eventsSince(lines.from);
    return { standing: standingOf(play, onlookers), seen: this.#seen(play, events, onlookers) };
  }

  /** The match as bots, odds and advice start from it, if request `n` is open. Null: where people sit with `bots`, they have the first word. */
  ponder({ desk, n, bots }: Room & { readonly n: number; readonly bots: readonly Seat[] }): Tasks.BoundaryText | null {
    const { match } = this.#open(desk, n);
    if (isForPeople(match, Object.fromEntries(bots.map((seat) => [seat, true])))) return null;
    match.keepBoundaries(STEPS_OF_A_BOT);
    return textOf(match.position(), match.sinceBoundary);
  }

  /** Clears the desk. Gives the boundary from which the match goes on elsewhere, and whether the store has an older one. */
  leave({ desk }: Room): Tasks.BoundaryText & { readonly isBehind: boolean } {
    const play = this.#play(desk);
    const { position, since } = play.boundary();
    this.clear({ desk });
    return { ...textOf(position, since), isBehind: play.isBehind };
  }

  clear({ desk }: Room): void {
    this.#plays.delete(desk);
  }

  /** The record as text. It holds the seed. */
  record(whole: Tasks.Whole): string {
    return JSON.stringify(recordIn(whole));
  }

  /** The next move of a bot, or what a program is to be asked. `programs` are the seats that programs play. */
  move(
    given: Tasks.Thought & {
      readonly bots: Readonly<Record<Seat, string>>;
      readonly programs: readonly Seat[];
      readonly millis: number;
    },
  ): Move | Tasks.ForProgram | null {
    const match = matchOf(this.#game(given.game), given);
    return botsMove(match, given.bots, given.millis) ?? programsTurn(match, given.programs);
  }
  odds(
    given: Tasks.Thought & { readonly seat: Seat; readonly answer: Answer; readonly seats: readonly Tasks.Seated[] },
  ): SeenOdds | Tasks.NotTaken {
    return oddsOf(matchOf(this.#game(given.game), given), given.seat, given.answer, given.seats);
  }
  advice(
    given: Tasks.Thought & {
      readonly seat: Seat;
      readonly millis: number;
      readonly seats: readonly Tasks.Seated[];
    },
  ): SeenAdvice | null {
    return adviceFor(matchOf(this.#game(given.game), given), given.seat, given.millis, given.seats);
  }

  #game(id: string): AnyGame {
    const game = this.#games.get(id);
    if (game === undefined) throw new Problem('frozen', 'This server does not have the game of this match');
    return game;
  }
  #play(desk: Tasks.DeskNumber): Play {
    const play = this.#plays.get(desk);
    if (play === undefined) throw new Error(`Nothing is played at desk ${desk}`);
    return play;
  }
  #open(desk: Tasks.DeskNumber, n: number): Play {
    const play = this.#play(desk);
    if (!play.isOpen(n)) throw new Problem('stale', 'The table has moved on');
    return play;
  }

  #changed(
    play: Play,
    entry: LogEntry,
    eventsFrom: number,
    events: readonly Happening[],
    onlookers: Tasks.Onlookers,
  ): Tasks.Changed {
    const boundary = play.boundaryDue();
    play.written(play.seq + 1, boundary !== null);
    return {
      ok: true,
      entry: JSON.stringify(entry),
      eventsFrom,
      events: JSON.stringify(events),
      boundary: boundary === null ? null : textOf(boundary.position, boundary.since),
      standing: standingOf(play, onlookers),
      seen: this.#seen(play, events, onlookers),
    };
  }

  /** With its whole record a match goes back further than memory reaches. */
  #widen(desk: Tasks.DeskNumber, whole: Tasks.Whole): void {
    const match = Match.reopen(this.#game(whole.terms.game), recordIn(whole));
    this.#plays.set(desk, Play.whole(match, this.#play(desk).seq));
  }

  /** What leaves the server about a running match is cut to what its eyes may see here, and nowhere else. */
  #seen(play: Play, events: readonly Happening[], { seats, eyes }: Tasks.Onlookers): Tasks.Seen[] {
    if (eyes.length === 0) return [];
    const { match } = play;
    const names = namesOf(seats, match);
    return eyes.map(({ own, as }) => {
      const through = as ?? own.find((seat) => match.waitingFor.includes(seat)) ?? own[0] ?? null;
      const viewer = new Viewer(match, through, names, { sent: true });
      const { view, parts } = splitView(viewer.state(), match.game.fixed ?? []);
      const table = JSON.stringify({
        as: through,
        view,
        request: isOver(play) ? null : viewer.request(),
        undo: undoFor(play, own, seats),
      });
      return {
        table: table.slice(1, -1),
        fixed: { key: keyOf(parts), parts: fixedText(parts) },
        events: JSON.stringify(events.flatMap((event) => viewer.event(event))),
      };
    });
  }
}

/** The match at its last boundary, with another seed, and with whatever that seat cannot know drawn anew. */
function dealtAnew(match: Match, seat: Seat): Match {
  const last = match.position();
  const state = copy(last.state);
  const chance = new Seeded(seedWords('a deal that could be'));
  match.game.redeal(state, seat, chance);
  const from = { ...last, state, random: chance.words() };
  return Match.resume(match.game, match.setup, { seed: '', dice: match.dice, from });
}

/** As fields of a JSON object, by where they stand in a table. */
const fixedText = (parts: FixedParts): string =>
  JSON.stringify(Object.fromEntries(Object.entries(parts).map(([path, part]) => [`view.${path}`, part]))).slice(1, -1);

const NOBODY: Tasks.Onlookers = { seats: [], eyes: [], backTo: [] };

const isOver = ({ match, wasOver }: Play): boolean => wasOver || match.outcome !== null;

const textOf = (position: Position<unknown>, since: readonly unknown[]): Tasks.BoundaryText => ({
  position: JSON.stringify(position),
  since: JSON.stringify(since),
});

function standingOf(play: Play, { seats, backTo }: Omit<Tasks.Onlookers, 'eyes'>): Tasks.Standing {
  const { seq, match } = play;
  const { answered, waitingFor, outcome, firstEvent, eventCount } = match;
  const told = (): string => new Viewer(match, null, namesOf(seats, match)).text(outcome as Tasks.StoredOutcome);
  return {
    seq,
    answered,
    waitingFor,
    outcome: outcome === null ? null : { ...outcome, text: told() },
    firstEvent,
    eventCount,
    names: match.game.names(match.state),
    takesBack: Object.fromEntries(backTo.map((to) => [to, play.since(to)])),
  };
}

function undoFor(play: Play, own: readonly Seat[], seats: readonly Tasks.Seated[]): TableView['undo'] {
  const { answered, revealedAt } = play.match;
  if (own.length === 0 || isOver(play)) return { answered, revealedAt, free: answered, mine: null };
  const bots = seats.flatMap(({ kind, seat, replaces }) => (kind === 'bot' && !replaces ? [seat] : []));
  const free = play.freeTo(new Set([...own, ...bots]));
  return { answered, revealedAt, free, mine: play.lastOf(new Set(own)) };
}
