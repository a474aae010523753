import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useWide } from '../ui/wide.ts';

export interface Tab {
  readonly name: string;
  readonly body: ReactNode;
  /** How many lines of it nobody here has seen. */
  readonly unread?: number;
  /** It is in view. */
  readonly onSeen?: () => void;
}

const SHOW_BOARD = 'holdout-show-board';

/** On a phone the log lies over the board: whoever shows something on the board takes it away. */
export function showBoard(): void {
  window.dispatchEvent(new Event(SHOW_BOARD));
}

/** Log and more: beside the board on a desk; on a phone they open over the board and close again. */
export function Tabs({ tabs }: { tabs: readonly Tab[] }) {
  const wide = useWide();
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => {
    const show = (): void => choose(null);
    window.addEventListener(SHOW_BOARD, show);
    return () => window.removeEventListener(SHOW_BOARD, show);
  }, []);
  const open = chosen ?? (wide ? tabs[0]?.name : null);
  const shown = tabs.find(({ name }) => name === open);
  const { onSeen, unread = 0 } = shown ?? {};
  // Before anything is painted: what is in view is not announced.
  useLayoutEffect(() => {
    if (unread > 0) onSeen?.();
  }, [onSeen, unread]);
  return (
    <section className="tab-area" aria-label="Log and more" data-open={shown !== undefined || undefined}>
      <div className="segments" role="group" aria-label="Show">
        {!wide && (
          <button type="button" aria-pressed={open === null} onClick={() => choose(null)}>
            Board
          </button>
        )}
        {tabs.map(({ name, unread: news = 0 }) => (
          <button key={name} type="button" aria-pressed={name === open} onClick={() => choose(name)}>
            {name}
            {news > 0 && name !== open && (
              <span className="unread">
                {news}
                <span className="visually-hidden"> unread</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {shown !== undefined && <div className="tab-body">{shown.body}</div>}
    </section>
  );
}
