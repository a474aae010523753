// @ts-check
// A thread begins in plain JavaScript, and then loads the sources as they are.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);
