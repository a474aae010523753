import { useEffect } from 'react';
import type { Answer } from '../../kernel/index.ts';

type Mark = 'data-guided' | 'data-advised';

/** Marks what a guide or the coach points at and the option that it has in mind, and brings it into view once for each question. */
export function usePointing(
  question: number,
  shows: string | undefined,
  tries: Answer | undefined,
  mark: Mark = 'data-guided',
): void {
  useEffect(() => {
    const table = document.querySelector('.table');
    if (table === null) return;
    const selectors = [
      ...(shows === undefined ? [] : [shows]),
      ...(typeof tries === 'string'
        ? [`[data-option="${CSS.escape(tries)}"]`, `[data-offers="${CSS.escape(tries)}"]`]
        : []),
    ];
    const point = (): void => {
      const wanted = selectors.flatMap((selector) => table.querySelector(selector) ?? []);
      for (const old of table.querySelectorAll(`[${mark}]`)) if (!wanted.includes(old)) old.removeAttribute(mark);
      for (const one of wanted) if (!one.hasAttribute(mark)) one.setAttribute(mark, '');
    };
    point();
    if (shows !== undefined) table.querySelector(shows)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // The board is drawn anew meanwhile, and with it what is pointed at.
    const watch = new MutationObserver(point);
    watch.observe(table, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const old of table.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
    };
  }, [question, shows, tries, mark]);
}
