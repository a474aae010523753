import { counsel, createBot, inWords, nextMove } from '../../../bots/index.ts';
import { type AnyGame, Match, odds, Viewer } from '../../../kernel/index.ts';
import { loadGame } from '../../catalogue.ts';
import { learn } from '../../words/words.ts';
import { playEntry } from '../sources/entries.ts';
import { type Asked, inTurn, type Work } from './end.ts';
import type { Task } from './helper.ts';

/** Thinks about a copy of the match: bots, advice, odds, and what becomes of a game inside the game. */
export function thinking(): Work<Asked<Task>> {
  let game: AnyGame | null = null;
  let match: Match | null = null;
  return inTurn(async (task: Task) => {
    if (task.do === 'open') {
      await learn();
      game = await loadGame(task.record.game);
      match = Match.reopen(game, task.record);
      return null;
    }
    if (match === null || game === null) throw new Error('There is no match to think about');
    switch (task.do) {
      case 'follow':
        for (const entry of task.entries) playEntry(match, entry);
        return null;
      case 'subgames': {
        const { answered, subgames } = match;
        return subgames.filter(({ after }) => after === answered);
      }
      case 'move': {
        const bots = Object.entries(task.bots).map(([seat, name]) => [seat, createBot(name)] as const);
        return nextMove(match, Object.fromEntries(bots), task.millis);
      }
      case 'advice': {
        const advice = counsel(match, task.seat, task.millis);
        return advice === null ? null : inWords(advice, new Viewer(match, task.seat, task.names));
      }
      case 'odds': {
        const weighed = odds(match, task.seat, task.answer);
        return weighed.ok ? new Viewer(match, task.seat, task.names).odds(weighed.odds) : null;
      }
    }
  });
}
