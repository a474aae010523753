import { type AnyGame, type Match, type MatchRecord, verify } from '../../kernel/index.ts';
import { loadGame } from '../catalogue.ts';
import { type Asked, inTurn, type Work } from '../match/beside/end.ts';
import { calledAt } from '../match/called.ts';
import type { Sitters } from '../match/keeping/shelf.ts';
import { learn } from '../words/words.ts';
import { Film } from './film.ts';
import { momentsOf } from './moments.ts';
import type { ReelTask } from './reel.ts';

interface Opened {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly sitters: Sitters;
  readonly film: Film;
}

/** Plays a record again, to any of its moments. All tasks are about the record that was opened first. */
export function projecting(): Work<Asked<ReelTask>> {
  let opened: Opened | null = null;
  /** The newest moment that was asked for: whoever draws the slider on does not wait for those between. */
  let newest: ReelTask | null = null;
  const work = inTurn(async (task: ReelTask, onSteps) => {
    if (task.do === 'open') {
      await learn();
      const game = await loadGame(task.record.game);
      const { sitters } = task;
      opened = { game, record: task.record, sitters, film: new Film(game, task.record, sitters, onSteps) };
      return null;
    }
    if (opened === null) throw new Error('There is no record to look at');
    const { game, record, sitters, film } = opened;
    if (task.do === 'verify') return verify(game, record, task.commitment ?? undefined, { onSteps });
    if (task.do === 'setup') return film.setupAt(task.at);
    if (task.do === 'lengths') return film.lengths;
    if (task.do === 'moments') {
      const called = (match: Match) => calledAt(game, match.state, sitters);
      return momentsOf({ entries: record.answers, at: (at) => film.matchAt(at), called }, task.seats, onSteps);
    }
    return task === newest ? film.at(task.at) : null;
  });
  return (asked, tell) => {
    if (asked.task.do === 'show') newest = asked.task;
    work(asked, tell);
  };
}
