// A thread of the pool begins here.
export { playBatch as default } from './batch.ts';
