import { type Happening, type Match, type Names, type Seat, type SeenEvent, Viewer } from '../../../kernel/index.ts';
import type { Snapshot } from './source.ts';

/** A match that runs in this thread, as one seat sees it now, without its log. */
export function seenNow(
  match: Match,
  as: Seat | null,
  names: Names,
  bots: Readonly<Record<Seat, string>>,
  viewer = new Viewer(match, as, names),
): Omit<Snapshot, 'events' | 'fought'> {
  return {
    game: match.game.id,
    as,
    view: viewer.state(),
    request: viewer.request(),
    working: match.working !== null,
    asides: [],
    earlier: false,
    outcome: viewer.outcome(),
    players: match.seats.map((seat) => ({
      seat,
      called: names[seat] ?? seat,
      kind: seat in bots ? 'bot' : 'here',
      bot: bots[seat] ?? null,
      present: true,
      mine: !(seat in bots),
    })),
    answered: match.answered,
    undo: null,
    commitment: match.commitment,
    dice: match.dice,
    because: null,
    connected: true,
    notice: null,
    fault: null,
    table: null,
  };
}

/** The same with its log: a moment of a record. */
export function snapshotOf(
  match: Match,
  as: Seat | null,
  names: Names,
  bots: Readonly<Record<Seat, string>>,
): Snapshot {
  const viewer = new Viewer(match, as, names);
  return { ...seenNow(match, as, names, bots, viewer), events: viewer.events(), fought: foughtIn(match, viewer) };
}

/** A battle has thousands of lines: they are put into words once. */
const told = new WeakMap<readonly Happening[], readonly SeenEvent[]>();

function foughtIn(match: Match, viewer: Viewer): readonly SeenEvent[] | null {
  const events = match.subgames.at(-1)?.events ?? [];
  if (events.length === 0) return null;
  const known = told.get(events) ?? events.flatMap((event) => viewer.event(event));
  told.set(events, known);
  return known;
}
