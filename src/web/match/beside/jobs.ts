import { language } from '../../words/words.ts';

/** What is done beside the page: matches are played at a desk, thinkers help it, and a projector shows records. */
const JOBS = ['desk', 'thinker', 'projector'] as const;
export type Job = (typeof JOBS)[number];

export const isJob = (word: unknown): word is Job => JOBS.some((job) => job === word);

/** How a worker is called: what it does, and the language that it speaks. */
export const nameFor = (job: Job): string => `${job} ${language}`;

/** In a worker: another one with the same script. The page goes another way, by which the script is built. */
export function colleague(job: Job): Worker {
  if (typeof document !== 'undefined') throw new Error('The page is no worker');
  return new Worker(self.location.href, { type: 'module', name: nameFor(job) });
}
