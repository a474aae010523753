import { location, type Ranger } from '../../games/last-stand/index.ts';
import type { Decision } from '../bot.ts';
import { bestJob, refuge } from './aims.ts';
import { freely, type Offered } from './extras.ts';
import type { Outlook } from './outlook.ts';

/** What to do with the actions of a turn. */

const decided = (answer: string, because: string): Decision => ({ answer, because });

export function turnDecision(state: Outlook, ranger: Ranger, options: readonly Offered[]): Decision {
  const ids = options.map(({ id }) => id);
  if (ids.includes('retreat') && ranger.wounded >= 3 && ranger.ready <= 2) {
    return decided('retreat', 'Too many wounds to do anything else');
  }
  const free = freely(state, ranger, options);
  if (free !== null) return free;
  if (ranger.ready === 0) return decided('end', 'No action is left');
  const best = bestJob(state, ranger, ids);
  if (best === null) return leaving(state, ranger, ids) ?? decided('end', 'Nothing is worth an action any more');
  const { job } = best;
  if (job.at === ranger.at) return decided(ids.includes(job.answer) ? job.answer : 'end', job.because);
  return decided('move', `On the way to ${location(job.at).name} (${job.at}): ${job.because}`);
}

/** With nothing left to do, the last actions take the Ranger to where nothing harms it. */
function leaving(state: Outlook, ranger: Ranger, ids: readonly string[]): Decision | null {
  const goal = refuge(state, ranger);
  if (goal === ranger.at || !ids.includes('move')) return null;
  return decided('move', 'Not a place to end the turn');
}
