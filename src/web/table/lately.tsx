import { useEffect, useRef, useState } from 'react';
import type { SeenEvent } from '../../kernel/index.ts';
import { usePlay } from '../match/context.tsx';

/** So many lines at least, and so many at most, however long others were at it. */
const LEAST = 2;
const MOST = 40;

/** On a phone the log is a tap away; what happened since one's own last answer stands above the question. */
export function Lately({ events }: { events: readonly SeenEvent[] }) {
  const heard = usePlay((play) => play.heard);
  const last = events.at(-1)?.n ?? -1;
  const opened = useRef(last);
  const list = useRef<HTMLOListElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // After an undo the log is shorter than it was.
  const since = events.filter(({ n }) => n > Math.min(heard ?? opened.current, last)).length;
  useEffect(() => {
    if (list.current === null) return;
    const { scrollHeight, clientHeight } = list.current;
    list.current.scrollTo({ top: scrollHeight });
    setScrolls(scrollHeight > clientHeight);
  }, [last, since]);
  if (events.length === 0) return null;
  return (
    // What can be scrolled must be reached by keys, too.
    <ol className="lately" aria-label="Just now" ref={list} tabIndex={scrolls ? 0 : undefined}>
      {events.slice(-Math.min(MOST, Math.max(LEAST, since))).map(({ n, text }) => (
        <li key={n}>{text}</li>
      ))}
    </ol>
  );
}
