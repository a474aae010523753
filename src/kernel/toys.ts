/** Small games that exist for tests and measurements: between them they use everything that the kernel offers. */
export { bids } from './toys/bids.ts';
export { duel, type DuelState } from './toys/duel.ts';
export { race, type RaceState } from './toys/race.ts';
export { sentry, type SentryState } from './toys/sentry.ts';
export { snatch, type SnatchState } from './toys/snatch.ts';
export { survey, type SurveyState } from './toys/survey.ts';
export { tiny, tinyVerbs, type TinyState, type TinyTable } from './toys/tiny.ts';
