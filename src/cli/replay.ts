import { type AnyGame, BadRecord, BadSetup, Match, type MatchRecord, type Seat, Viewer } from '../kernel/index.ts';
import { drawn } from './boards/index.ts';
import { Complaint } from './complaint.ts';
import type { Desk } from './desk.ts';
import { explain } from './explain.ts';
import { listed } from './named.ts';
import { entryText, eventLines } from './said.ts';
import { count, wrap } from '../text/index.ts';

export interface Showing {
  /** Through whose eyes; null is a spectator. */
  readonly seat: Seat | null;
  /** The whole log at once instead of step by step. */
  readonly all: boolean;
}

/** `holdout replay`: leafs through a record. */
export async function replay(game: AnyGame, record: MatchRecord, { seat, all }: Showing, desk: Desk): Promise<void> {
  const last = record.answers.length;
  const whole = after(game, record, last);
  if (seat !== null && !whole.seats.includes(seat)) {
    throw new Complaint(`there is no seat ${seat}; there is ${listed(whole.seats)}`);
  }
  desk.say(desk.ink.strong(`${game.title}, ${count(whole.seats.length, 'seat')}, ${count(last, 'answer')}`));
  if (all) {
    const viewer = new Viewer(whole, seat);
    desk.say(...viewer.events().flatMap((event) => eventLines(event, desk)), ...ending(viewer, desk));
    return;
  }
  await leaf(game, record, seat, desk);
}

const HELP = [
  'Enter or n   the next answer and what came of it',
  'b            back one answer',
  '12           to after answer 12; 0 is the set-up',
  '? 34         the rule behind line 34 of the log',
  '? and an id  the rule with that id',
  'q            leave',
];

async function leaf(game: AnyGame, record: MatchRecord, seat: Seat | null, desk: Desk): Promise<void> {
  const last = record.answers.length;
  let at = 0;
  desk.say(...shown(game, record, at, seat, desk));
  for (;;) {
    const typed = await desk.ask(`${at}/${last}, n next, b back, number, q, h help > `);
    if (typed === null || typed === 'q' || typed === 'quit') return;
    const target = targetOf(typed, at);
    if (typed.startsWith('?')) {
      desk.say(...(await explain(typed.slice(1).trim(), new Viewer(after(game, record, at), seat), desk)));
    } else if (target === null) desk.say(...HELP);
    else if (target < 0 || target > last) desk.say(target < 0 ? 'This is the set-up.' : 'This is the end.');
    else desk.say(...shown(game, record, (at = target), seat, desk));
  }
}

function targetOf(typed: string, at: number): number | null {
  if (typed === '' || typed === 'n' || typed === 'next') return at + 1;
  if (typed === 'b' || typed === 'back') return at - 1;
  return /^\d+$/.test(typed) ? Number(typed) : null;
}

/** What entry number `at` was, what came of it, and the board afterwards. */
function shown(game: AnyGame, record: MatchRecord, at: number, seat: Seat | null, desk: Desk): string[] {
  const { width, ink } = desk;
  const entry = record.answers[at - 1];
  const before = entry === undefined ? null : after(game, record, at - 1);
  const match = after(game, record, at);
  const viewer = new Viewer(match, seat);
  const told = before === null || entry === undefined ? 'The set-up' : entryText(before, entry);
  const since = before === null ? match.firstEvent : before.eventCount;
  return [
    '',
    ...wrap(`${ink.dim(`[${at}/${record.answers.length}]`)} ${ink.strong(told)}`, { width, rest: '    ' }),
    ...viewer.events(since).flatMap((event) => eventLines(event, desk)),
    ...drawn(match, seat, desk),
    ...(at === record.answers.length ? ending(viewer, desk) : []),
  ];
}

const ending = (viewer: Viewer, { width, ink }: Desk): string[] =>
  wrap(ink.strong(viewer.outcome()?.text ?? 'The record ends here; the match is not over.'), { width });

/** The match after so many entries of its record. */
function after(game: AnyGame, record: MatchRecord, entries: number): Match {
  try {
    return Match.load(game, { ...record, answers: record.answers.slice(0, entries) });
  } catch (error) {
    if (error instanceof BadRecord || error instanceof BadSetup) throw new Complaint(error.message, 1);
    throw error;
  }
}
