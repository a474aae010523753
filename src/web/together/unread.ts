import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import type { RemoteSource } from '../match/sources/remote.ts';

const keyOf = (match: string): string => `holdout-read:${match}`;

/** Storage may be shut: then what was read is forgotten with the page. */
function kept(match: string): number {
  try {
    return Number(localStorage.getItem(keyOf(match)) ?? 0);
  } catch {
    return 0;
  }
}

function keep(match: string, n: number): void {
  try {
    localStorage.setItem(keyOf(match), String(n));
  } catch {
    // Nothing is lost but the mark.
  }
}

/** The lines of the table talk that have not been in view in this browser, and how to say that they are now. */
export function useUnread(source: RemoteSource, mine: readonly string[]) {
  const lines = useStore(source.chat);
  const [read, setRead] = useState(() => kept(source.id));
  const last = lines.at(-1)?.n ?? 0;
  const onSeen = useCallback(() => {
    keep(source.id, last);
    setRead(last);
  }, [source, last]);
  const hidden = useStore(source.hidden);
  const unread = lines.filter(({ n, seat }) => n > read && ![...mine, ...hidden].includes(seat ?? ''));
  return { unread, onSeen };
}
