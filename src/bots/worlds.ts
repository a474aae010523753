import type { Seeded } from '../kernel/index.ts';

/** Where the chance of an imagined match starts. */
export const wordsFrom = (chance: Seeded): number[] => [0, 0, 0, 0].map(() => chance.below(0x7fffffff) | 1);
