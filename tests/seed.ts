import fc from 'fast-check';

/** The same cases in every run, so that a change fails by its own doing only; `SEED=random` looks for new ones. */
const { SEED = '1' } = process.env;
if (SEED !== 'random') fc.configureGlobal({ seed: Number(SEED) });
