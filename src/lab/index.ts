export { playBatch } from './batch.ts';
export { type Batch, type Plan, seedOf } from './plan.ts';
export { run, type Running } from './pool.ts';
export {
  added,
  type Count,
  type Fault,
  type Histogram,
  NOTHING,
  type Rate,
  rateOf,
  type Summary,
  summaryOf,
  type Tally,
} from './tally.ts';
