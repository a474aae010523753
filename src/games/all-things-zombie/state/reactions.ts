import type { Placed } from '../../../kernel/index.ts';
import type { Result } from '../words.ts';

/** What is due: Reaction Tests that have been called for, and what they came to. */

/** ATZ.REACT.4, ATZ.REACT.6: a test that somebody has to take, once for all that happened at the same time. */
export interface PendingTest {
  who: string;
  test: 'received-fire' | 'man-down';
  /** Who fired at it, or who went down. */
  by: string[];
  /** ATZ.OUTGUN.8: the highest ranking of the weapons that were fired at it; 0 for Man Down. */
  ranking: number;
}

/** ATZ.REACT.15: what somebody's tests have come to. */
export interface TestResult {
  who: string;
  result: Result;
  /** ATZ.REACT.23: who caused the test. */
  by: string[];
}

/** A part of a way: so many inches of movement it costs, wholly or not at all if it leads through something. */
export interface Leg {
  to: Placed;
  cost: number;
  /** The door, window, stairs or ladder that it leads through. */
  through: {
    id: string;
    kind: 'door' | 'window' | 'ladder' | 'stairs' | 'climb' | 'drop' | 'jump';
    /** ATZ.BLDG.13: through the glass. */
    crash?: true;
  } | null;
}
