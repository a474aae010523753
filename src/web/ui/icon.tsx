import { PATHS } from 'virtual:icons';
import type { IconName } from './icon-names.ts';

/** A picture beside words: it says nothing by itself unless it gets a label. */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 512 512"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {label !== undefined && <title>{label}</title>}
      <path d={PATHS[name]} />
    </svg>
  );
}
