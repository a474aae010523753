import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Placed, SeenEvent } from '../../kernel/index.ts';

/** What the log and the table share: which happening is shown again, and what a drag is about to do. */
interface Stage {
  /** A line of the log that somebody wants to see on the table. */
  readonly shown: SeenEvent | null;
  /** The acting unit was dragged there: as soon as the table asks where to, this is meant. */
  readonly wish: readonly Placed[] | null;
  /** The model that was dragged: as soon as the table asks which, this one is meant. */
  readonly whom: string | null;
  /** The number of the question whose spot was pointed at by hand: the first one is only the game's suggestion. */
  readonly pinned: number;
  /** The number of the question whose facing was set by hand: another spot leaves it as it is. */
  readonly turned: number;
  /** The wish is an answer: nobody is asked to confirm what was dragged. */
  readonly atOnce: boolean;
  /** Where the pointer was when it last said where to: what is chosen stands there, or as near as may be. */
  readonly aimed: Placed | null;
  /** While it is still being dragged. */
  readonly drag: Placed | null;
  /** The next point that is tapped goes on from the last one, instead of replacing the way. */
  readonly bending: boolean;
}

export const stage = createStore<Stage>(() => ({
  shown: null,
  wish: null,
  whom: null,
  pinned: -1,
  turned: -1,
  atOnce: false,
  aimed: null,
  drag: null,
  bending: false,
}));
export const useStage = <T>(select: (now: Stage) => T): T => useStore(stage, select);
