import { useEffect, useRef } from 'react';
import { playSound } from '../sound/sound.ts';

const MARK = '● ';

/** When it is my turn again: a chime, and for a page that nobody looks at a mark in its title and on its icon. */
export function useTurn(asked: boolean): void {
  const before = useRef(asked);
  useEffect(() => {
    if (asked && !before.current) playSound('turn');
    before.current = asked;
    if (!asked) return;
    const mark = (): void => {
      const title = document.title.replace(MARK, '');
      document.title = document.hidden ? `${MARK}${title}` : title;
      // Only an installed page has an icon to mark.
      void (document.hidden ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.())?.catch(() => undefined);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => {
      document.removeEventListener('visibilitychange', mark);
      document.title = document.title.replace(MARK, '');
      void navigator.clearAppBadge?.().catch(() => undefined);
    };
  }, [asked]);
}
