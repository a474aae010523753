import {
  type AnyGame,
  type Answer,
  BadRecord,
  BadSetup,
  legalAnswers,
  Match,
  type MatchRecord,
} from '../../kernel/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { Complaint } from '../complaint.ts';
import { readRecord } from '../files.ts';

/** A saved match, ready to go on; broken or from another version of the rules, it says so. */
export function loadMatch(path: string): { match: Match; record: MatchRecord } {
  const { game, record } = readRecord(path);
  try {
    return { match: Match.load(game, record), record };
  } catch (error) {
    if (!(error instanceof BadRecord || error instanceof BadSetup)) throw error;
    const other =
      record.version === game.version ? '' : ` (made under version ${record.version}, this is ${game.version})`;
    throw new Complaint(`${path}: ${error.message}${other}`, 1);
  }
}

/** After how many answers one of `people` had something to decide: where undo goes back to. */
export function decisionsIn(game: AnyGame, record: MatchRecord, people: readonly Seat[]): number[] {
  const match = Match.load(game, { ...record, answers: [] });
  let decisions: number[] = [];
  for (const entry of record.answers) {
    if ('undo' in entry) {
      match.undo(entry.undo, entry.consent);
      decisions = decisions.filter((answered) => answered < entry.undo);
    } else if ('repair' in entry) {
      match.repair(entry.repair, entry.reason, entry.consent);
      decisions = decisions.filter((answered) => answered < match.answered);
    } else {
      if (people.includes(entry.seat) && hadChoice(match, entry.seat, entry.answer)) decisions.push(match.answered);
      match.answer(entry.seat, entry.answer);
    }
  }
  return decisions;
}

function hadChoice({ request }: Match, seat: Seat, answer: Answer): boolean {
  const answers = request === null ? [] : legalAnswers(request, seat, 2);
  return answers === null || answers.length > 1 || answers[0] !== answer;
}
