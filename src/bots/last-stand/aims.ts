import { LAST_STAND, type Loc, LOCATIONS, openNeighbours, type Ranger } from '../../games/last-stand/index.ts';
import { battles, groupJobs } from './campaign.ts';
import { allJobs, type Job } from './jobs.ts';
import { hazardAt } from './threats.ts';
import { stepsBetween } from './travel.ts';
import { WEIGHTS } from './weights.ts';
import { type Outlook, remembered } from './outlook.ts';

/** What a Ranger is after: whatever brings most for an action, without ending the turn in a bad place. */

interface Rated {
  readonly job: Job;
  readonly rate: number;
}

/** The job with the most for its actions, the way there included. */
export function bestJob(state: Outlook, ranger: Ranger, ids: readonly string[] | null): Rated | null {
  const fights = battles(state, ranger);
  // What can be won in this turn comes before everything else.
  const decisive = fights.find((job) => job.answer !== 'end' && stepsBetween(ranger, ranger.at, job.at) < ranger.ready);
  if (decisive !== undefined) return { job: decisive, rate: decisive.value };
  const jobs = [...fights, ...groupJobs(state, ranger), ...allJobs(state, ranger)];
  let best: Rated | null = null;
  for (const job of jobs) {
    if (job.at === ranger.at && (job.answer === 'end' ? job.work === 0 : ids !== null && !ids.includes(job.answer)))
      continue;
    const rate = rateOf(state, ranger, job);
    if (rate > WEIGHTS.idle && (best === null || rate > best.rate)) best = { job, rate };
  }
  return best;
}

function rateOf(state: Outlook, ranger: Ranger, job: Job): number {
  const steps = stepsBetween(ranger, ranger.at, job.at);
  const actions = Math.max(0.4, steps + job.work);
  const spare = ranger.ready - steps - job.work;
  if (spare < 0 && steps >= ranger.ready) return (job.value * 0.7) / (actions + 0.5);
  if (spare < 0) return (job.value * 0.5) / actions;
  // With actions left one can still walk away from what is there.
  const care = spare >= 3 ? 0.1 : spare === 2 ? 0.3 : spare >= 1 ? 0.6 : 1;
  const stay = hazardAt(state, ranger, job.at, job.left);
  const end = spare >= 1 ? Math.min(stay, WEIGHTS.action + saferNeighbour(state, ranger, job.at)) : stay;
  const here = hazardAt(state, ranger, ranger.at);
  return (job.value + care * (here - end)) / actions;
}

function saferNeighbour(state: Outlook, ranger: Ranger, at: Loc): number {
  let least = Number.POSITIVE_INFINITY;
  for (const next of openNeighbours(at)) least = Math.min(least, hazardAt(state, ranger, next));
  return least;
}

/** Where to end the turn: the least harm within reach, and rather near than far. */
export function refuge(state: Outlook, ranger: Ranger): Loc {
  let best = ranger.at;
  let least = hazardAt(state, ranger, ranger.at) - 0.2;
  for (const at of LOCATIONS) {
    const steps = stepsBetween(ranger, ranger.at, at);
    if (steps > ranger.ready || at === ranger.at) continue;
    const harm = hazardAt(state, ranger, at) + steps * 0.05 - (at === LAST_STAND ? 0.02 : 0);
    if (harm < least) {
      least = harm;
      best = at;
    }
  }
  return best;
}

/** Where the Ranger is going: to its best job, or out of harm's way. */
export const goalOf = remembered((state, ranger): Loc => bestJob(state, ranger, null)?.job.at ?? refuge(state, ranger));
