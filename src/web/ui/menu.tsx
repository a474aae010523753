import { type ReactNode, useEffect, useRef } from 'react';

/** A few seldom used things behind one button. Escape and a click elsewhere close it. */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event): void => {
      const { current } = box;
      if (current === null || !current.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        current.open = false;
        current.querySelector('summary')?.focus();
      } else if (!current.contains(event.target as Node)) current.open = false;
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);
  return (
    <details className="menu" ref={box}>
      <summary className="button">{label}</summary>
      <div className="menu-items">{children}</div>
    </details>
  );
}

/** Whatever was chosen is done; the menu is not in its way. */
export function closeMenu(chosen: Element): void {
  const menu = chosen.closest('details');
  if (menu !== null) menu.open = false;
}
