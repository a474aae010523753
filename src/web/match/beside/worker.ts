import { type Job, nameFor } from './jobs.ts';

/** A worker beside the page. */
export const besideThePage = (job: Job): Worker =>
  new Worker(new URL('./beside.worker.ts', import.meta.url), { type: 'module', name: nameFor(job) });
