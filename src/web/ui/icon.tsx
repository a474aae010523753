import { PATHS as SITE } from 'virtual:icons/site';
import type { SiteIcon } from './icon-names.ts';

/** A picture beside words: it says nothing by itself unless it gets a label. */
export function Drawing({ path, label }: { path: string | undefined; label?: string | undefined }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 512 512"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {label !== undefined && <title>{label}</title>}
      <path d={path} />
    </svg>
  );
}

/** An icon that every page has. */
export function Icon({ name }: { name: SiteIcon }) {
  return <Drawing path={SITE[name]} />;
}
