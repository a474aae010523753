export type { Plan } from './plan.ts';
export { run } from './pool.ts';
export { rateOf, summaryOf, type Tally } from './tally.ts';
