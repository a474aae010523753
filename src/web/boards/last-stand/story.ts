import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SeenEvent } from '../../../kernel/index.ts';
import { PACES, useSettings } from '../../settings.ts';
import { type Beat, beatsOf } from './telling.ts';
import type { View } from './view.ts';

/** More than this is not worth watching one by one: a set-up, a match that was opened. */
const MOST = 60;
const CATCH_UP = 6;

export interface Story {
  readonly beats: readonly Beat[];
  /** The beat that is shown; as many as there are once the table is as it is. */
  readonly step: number;
  readonly playing: boolean;
  readonly go: (step: number) => void;
  readonly play: () => void;
}

/** Tells what happened between two questions, one thing after the other, at the pace of the bots. */
export function useStory(view: View, events: readonly SeenEvent[]): Story {
  const pace = PACES[useSettings((now) => now.pace)];
  const seen = useRef<{ readonly view: View; readonly n: number } | null>(null);
  const [{ beats, step, playing }, set] = useState({ beats: [] as readonly Beat[], step: 0, playing: false });

  useLayoutEffect(() => {
    const n = (events.at(-1)?.n ?? -1) + 1;
    const before = seen.current;
    seen.current = { view, n };
    const fresh = before === null || n < before.n ? [] : events.filter((event) => event.n >= before.n);
    const told = before === null ? [] : beatsOf(before.view, fresh);
    const few = told.length > MOST ? [] : told;
    set((now) => {
      if (before !== null && fresh.length === 0) return n < before.n ? { beats: [], step: 0, playing: false } : now;
      if (pace === 0) return { beats: few, step: few.length, playing: false };
      const rest = now.playing ? now.beats.slice(now.step) : [];
      const all = rest.length + few.length > MOST ? few : [...rest, ...few];
      return { beats: all, step: 0, playing: all.length > 0 };
    });
  }, [view, events, pace]);

  useEffect(() => {
    if (!playing) return;
    const left = beats.length - step;
    const wait = Math.max(120, pace / Math.max(1, left / CATCH_UP));
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
