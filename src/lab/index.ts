export type { Plan } from './plan.ts';
export { run, runAll } from './pool.ts';
export { rateOf, summaryOf, type Tally } from './tally.ts';
