import type { Fire } from '../shoot/doing.ts';
import type { TestResult } from '../state/reactions.ts';

/** ATZ.REACT.24, ATZ.SIGHT.36 to ATZ.SIGHT.40: tests that are due are taken and carried out, until nobody fires any more. */
export interface ReactionsDoing {
  do: 'reactions';
  stage: 'test' | 'duck' | 'fire' | 'charge';
  /** What has still to be carried out. */
  results: TestResult[];
  /** ATZ.LEAD.8: Leader Dice that have been rolled for these tests. */
  leaders?: { leader: string; passed: boolean }[];
  /** ATZ.SIGHT.39: what is fired at the same time, as far as it has been settled. */
  fires?: Fire[];
}

export type ReactDoing = ReactionsDoing;
