import { type RefObject, useEffect, useRef } from 'react';

/** What is pointed at: a map as a whole, or a thing by itself. */
const POINTED = 'svg, button, .choosable';

/**
 * Whatever appears above it or goes away, what the pointer lies on stays where it is on the screen: the area scrolls by as
 * much.
 */
export function useSteady(area: RefObject<HTMLElement | null>): void {
  const held = useRef<{ readonly thing: Element; readonly top: number } | null>(null);
  useEffect(() => {
    const { current } = area;
    if (current === null) return;
    // The parts of the board lie in one box; those that come and go are among them.
    const box = (current.firstElementChild ?? current) as HTMLElement;
    let pushed = 0;
    /** Where the area was scrolled to from here, until somebody else scrolls it. */
    let scrolled: number | null = null;
    const topOf = (thing: Element): number => thing.getBoundingClientRect().top;
    const point = ({ target }: PointerEvent): void => {
      const thing = target instanceof Element ? (target.closest(POINTED) ?? target) : null;
      held.current = thing === null ? null : { thing, top: topOf(thing) };
    };
    const leave = (): void => {
      held.current = null;
      pushed = 0;
      box.style.marginTop = '';
    };
    // Somebody scrolls: what is pointed at is meant to move. The news of an own scroll come a frame later; what has moved
    // since is to be held, not to be followed.
    const scroll = (): void => {
      if (current.scrollTop === scrolled) return hold();
      scrolled = null;
      if (held.current !== null) held.current = { ...held.current, top: topOf(held.current.thing) };
    };
    const hold = (): void => {
      if (held.current === null || !held.current.thing.isConnected) return;
      const { thing, top } = held.current;
      const off = (): number => topOf(thing) - top;
      if (off() !== 0) {
        current.scrollTop += off();
        scrolled = current.scrollTop;
      }
      // Where there is nothing to scroll, the box moves.
      if (off() === 0) return;
      pushed -= off();
      box.style.marginTop = `${pushed}px`;
    };
    const watch = new ResizeObserver(hold);
    const watchAll = (): void => {
      for (const part of box.children) watch.observe(part);
      hold();
    };
    const parts = new MutationObserver(watchAll);
    parts.observe(box, { childList: true });
    watchAll();
    current.addEventListener('pointermove', point);
    current.addEventListener('pointerleave', leave);
    current.addEventListener('scroll', scroll);
    return () => {
      watch.disconnect();
      parts.disconnect();
      current.removeEventListener('pointermove', point);
      current.removeEventListener('pointerleave', leave);
      current.removeEventListener('scroll', scroll);
    };
  }, [area]);
}
