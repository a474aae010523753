import { projecting } from '../../replay/projecting.ts';
import { deskHere } from '../desk/here.ts';
import { workHere } from './end.ts';
import { isJob, type Job } from './jobs.ts';
import { thinking } from './thinking.ts';

/** All that is done beside the page, in one script: it is fetched once. Its name says which of it this worker does. */
const WORK = { desk: deskHere, thinker: thinking, projector: projecting } as const satisfies Record<Job, unknown>;

const [job] = self.name.split(' ');
if (!isJob(job)) throw new Error(`Nobody knows how to do ${self.name}`);
workHere<never>(WORK[job]());
