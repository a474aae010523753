import { hashOf, type Json, Match, type MatchRecord, notPlainAt, type Position, Viewer } from '../index.ts';
import { difference, firstFound, type Law, type Looked } from './broken.ts';
import { randomPlay } from './random-play.ts';

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The state is plain data with lists of one kind, and the same after a journey as JSON. */
export const stateIsPlain: Law = ({ match }) => {
  const at = notPlainAt(match.state);
  if (at !== null) return `not plain data at ${at}`;
  return difference('the hash after JSON', hashOf(sent(match.state)), hashOf(match.state));
};

/** The rules of the game could have made the state. */
export const stateIsSound: Law = ({ match }) => match.game.unsound?.(match.state) ?? null;

/** A fork stands where the match stands, goes where the match would go, and leaves it alone. */
export const forksEqual: Law = ({ match, below }) => {
  const before = match.hash();
  const [one, other] = [match.fork({ events: true }), match.fork()];
  for (let i = 0; i < 5 && one.request !== null; i++) {
    const unequal = difference('forks', other.hash(), one.hash());
    if (unequal !== null) return unequal;
    const { seat, answer } = randomPlay(one, below);
    for (const fork of [one, other]) fork.answer(seat, answer);
  }
  const again = Match.load(match.game, sent(one.record()));
  return (
    difference('a fork after the same answers', other.hash(), one.hash()) ??
    difference('the record of a fork', again.hash(), one.hash()) ??
    difference('the match after forks were played on', match.hash(), before) ??
    difference('a fork', match.fork().hash(), before)
  );
};

/** From what a store keeps (the last boundary and the answers since) the match goes on as if nothing had been. */
export const storesRestore: Law = ({ match }) => {
  const { seed, dice = 'seeded' } = match.record();
  const from = sent(match.position()) as Position<unknown>;
  const answers = sent(match.sinceBoundary);
  const again = Match.resume(match.game, sent(match.setup), { seed, dice, from, answers });
  return (
    difference('the state', again.hash(), match.hash()) ??
    difference('what counts', countsOf(again), countsOf(match)) ??
    firstFound([...match.seats, null], (seat) =>
      difference('the request', new Viewer(again, seat).request(), new Viewer(match, seat).request()),
    )
  );
};

const countsOf = ({ answered, steps, revealedAt, eventCount, waitingFor }: Match): Json => [
  answered,
  steps,
  revealedAt,
  eventCount,
  ...waitingFor,
];

/** A record plays again to the same state and tells the same story. */
export const recordsReplay: Law = ({ match }) => {
  const record = sent(match.record());
  const again = Match.load(match.game, record);
  return (
    difference('the state', again.hash(), record.hash) ??
    difference('the log', again.events, match.events) ??
    difference('what counts', countsOf(again), countsOf(match))
  );
};

/** Undo to any earlier answer gives what was there then; past the last reveal it takes everyone's consent. */
export const undoGoesBack =
  (hashes: ReadonlyMap<number, string>): Law =>
  ({ match, below }: Looked) => {
    const earlier = [...hashes].filter(([answered]) => answered < match.answered);
    if (earlier.length === 0) return null;
    // Back to one place, and from there perhaps further back to another.
    const places = [below(earlier.length), below(earlier.length)].map((i) => earlier[i] as [number, string]);
    const record: MatchRecord = sent(match.record());
    const again = Match.load(match.game, record);
    let at = match.answered;
    for (const [to, then] of places) {
      if (to >= at) continue;
      again.fork();
      const found = wentBack(again, to, then);
      if (found !== null) return found;
      at = to;
    }
    for (const entry of record.answers.slice(at)) if ('seat' in entry) again.answer(entry.seat, entry.answer);
    return (
      difference('after undo and the same answers', again.hash(), match.hash()) ??
      difference('the record of it', Match.load(match.game, sent(again.record())).hash(), match.hash()) ??
      reopens(again)
    );
  };

/** Without what was taken back it is the same match, and its record is as long as before. */
function reopens(match: Match): string | null {
  const record = sent(match.record());
  const again = Match.reopen(match.game, record);
  return (
    difference('the state, reopened', again.hash(), match.hash()) ??
    difference('the log, reopened', again.events, match.events) ??
    difference('what counts, reopened', countsOf(again), countsOf(match)) ??
    difference('the record, reopened', again.record(), record)
  );
}

function wentBack(match: Match, to: number, then: string): string | null {
  const [before, free] = [match.hash(), to >= match.revealedAt];
  const alone = match.undo(to);
  if (alone.ok !== free) return `undo to ${to} without consent: ${alone.ok}`;
  if (!alone.ok) {
    const kept = difference('after a refused undo', match.hash(), before);
    if (kept !== null) return kept;
    if (!match.undo(to, match.seats).ok) return `undo to ${to} failed with consent`;
  }
  return difference(`after undo to ${to}`, match.hash(), then);
}
