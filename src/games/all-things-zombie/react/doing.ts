import type { TestResult } from '../state/reactions.ts';

/** ATZ.REACT.24, ATZ.SIGHT.36 to ATZ.SIGHT.40: tests that are due are taken and carried out, until nobody fires any more. */
export interface ReactionsDoing {
  do: 'reactions';
  stage: 'test' | 'duck' | 'fire' | 'charge';
  results: TestResult[];
}

export type ReactDoing = ReactionsDoing;
