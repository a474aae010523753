import { useEffect } from 'react';
import type { Answer } from '../../kernel/index.ts';

const MARK = 'data-guided';

/** Marks what the guide points at and the option that it has in mind, and brings it into view once for each question. */
export function usePointing(question: number, shows: string | undefined, tries: Answer | undefined): void {
  useEffect(() => {
    const table = document.querySelector('.table');
    if (table === null) return;
    const selectors = [
      ...(shows === undefined ? [] : [shows]),
      ...(typeof tries === 'string'
        ? [`[data-option="${CSS.escape(tries)}"]`, `[data-offers="${CSS.escape(tries)}"]`]
        : []),
    ];
    const mark = (): void => {
      const wanted = selectors.flatMap((selector) => table.querySelector(selector) ?? []);
      for (const old of table.querySelectorAll(`[${MARK}]`)) if (!wanted.includes(old)) old.removeAttribute(MARK);
      for (const one of wanted) if (!one.hasAttribute(MARK)) one.setAttribute(MARK, '');
    };
    mark();
    if (shows !== undefined) table.querySelector(shows)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // The board is drawn anew meanwhile, and with it what is pointed at.
    const watch = new MutationObserver(mark);
    watch.observe(table, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const old of table.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
    };
  }, [question, shows, tries]);
}
