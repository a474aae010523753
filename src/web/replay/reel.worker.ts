/// <reference lib="webworker" />
import { type AnyGame, type Match, type MatchRecord, verify } from '../../kernel/index.ts';
import { loadGame } from '../catalogue.ts';
import type { Asked, Replied } from '../match/beside/line.ts';
import { Film } from './film.ts';
import { calledAt } from '../match/called.ts';
import type { Sitters } from '../match/keeping/shelf.ts';
import { momentsOf } from './moments.ts';
import type { ReelTask } from './reel.ts';
import { learn } from '../words/words.ts';

let opened: {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly sitters: Sitters;
  readonly film: Film;
} | null = null;

async function done(task: ReelTask, onSteps: (steps: number) => void): Promise<unknown> {
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
  return film.at(task.at);
}

// One after the other: they are all about the record that was opened first.
let last: Promise<void> = Promise.resolve();
/** The newest moment that was asked for: whoever draws the slider on does not wait for those between. */
let newest = 0;
self.onmessage = ({ data: { id, task } }: MessageEvent<Asked<ReelTask>>) => {
  const reply = (words: Replied): void => self.postMessage(words);
  if (task.do === 'show') newest = id;
  last = last.then(async () => {
    // Messages that came meanwhile are heard before the next long task begins.
    await new Promise((resolve) => setTimeout(resolve, 0));
    try {
      const value = task.do === 'show' && id !== newest ? null : await done(task, (steps) => reply({ id, steps }));
      reply({ id, value });
    } catch (error) {
      reply({ id, error: error instanceof Error ? error.message : String(error) });
    }
  });
};
