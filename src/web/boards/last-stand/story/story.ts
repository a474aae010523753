import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SeenEvent } from '../../../../kernel/index.ts';
import { PACES, useSettings } from '../../../settings.ts';
import { type Beat, beatsOf } from './telling.ts';
import type { View } from '../view.ts';

/** So many lines at most are kept: nobody goes through more of them. */
const MOST = 200;
/** With more than so many left to tell, it goes faster. */
const CATCH_UP = 6;
const SHORTEST = 120;

export interface Story {
  readonly beats: readonly Beat[];
  /** The beat that is shown; as many as there are once the table is as it is. */
  readonly step: number;
  readonly playing: boolean;
  readonly go: (step: number) => void;
  readonly play: () => void;
}

interface Told {
  readonly beats: readonly Beat[];
  readonly step: number;
  readonly playing: boolean;
}
const NOTHING: Told = { beats: [], step: 0, playing: false };

/**
 * Tells what happened since somebody here last decided, one thing after the other, at the pace of the bots. `asked` is
 * whether somebody here is asked now: what comes after that is a new story.
 */
export function useStory(view: View, events: readonly SeenEvent[], asked: boolean): Story {
  const pace = PACES[useSettings((now) => now.pace)];
  const seen = useRef<{ readonly view: View; readonly n: number; readonly asked: boolean } | null>(null);
  const [{ beats, step, playing }, set] = useState<Told>(NOTHING);

  useLayoutEffect(() => {
    const n = (events.at(-1)?.n ?? -1) + 1;
    const before = seen.current;
    seen.current = { view, n, asked };
    if (before === null || n < before.n) return set(NOTHING);
    if (n === before.n) return;
    const fresh = beatsOf(
      before.view,
      events.filter((event) => event.n >= before.n),
    );
    set((now) => {
      const earlier = before.asked ? [] : now.beats;
      const all = [...earlier, ...fresh].slice(-MOST);
      const told = now.playing ? Math.min(now.step, earlier.length) : earlier.length;
      return pace === 0
        ? { beats: all, step: all.length, playing: false }
        : { beats: all, step: Math.min(told, all.length), playing: told < all.length };
    });
  }, [view, events, asked, pace]);

  useEffect(() => {
    if (!playing) return;
    const left = beats.length - step;
    const wait = Math.max(SHORTEST, pace / Math.max(1, left / CATCH_UP));
    const timer = setTimeout(
      () => set((now) => ({ ...now, step: now.step + 1, playing: now.step + 1 < now.beats.length })),
      wait,
    );
    return () => clearTimeout(timer);
  }, [playing, step, beats, pace]);

  return {
    beats,
    step,
    playing,
    go: (to) => set((now) => ({ ...now, step: Math.min(Math.max(0, to), now.beats.length), playing: false })),
    play: () => set((now) => ({ ...now, step: 0, playing: pace > 0 && now.beats.length > 0 })),
  };
}
