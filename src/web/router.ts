import { useSyncExternalStore } from 'react';

/**
 * Addresses live behind the `#`: the site works from any folder and without a server, and what is secret in a link (a
 * record, a key to a match) is never sent anywhere.
 */
export type Way = readonly string[];

export const linkTo = (...way: readonly (string | number)[]): string =>
  `#/${way.map((part) => encodeURIComponent(String(part))).join('/')}`;

export function go(...way: readonly (string | number)[]): void {
  location.hash = linkTo(...way);
}

/** Changes the address without a new entry in the browser's history. */
export function replaceWay(...way: readonly (string | number)[]): void {
  history.replaceState(null, '', linkTo(...way));
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/** The address as it can be sent to somebody. */
export const fullLink = (...way: readonly (string | number)[]): string =>
  `${location.origin}${location.pathname}${linkTo(...way)}`;

function listen(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

export function useWay(): Way {
  const hash = useSyncExternalStore(listen, () => location.hash);
  return hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a link that was cut off somewhere
  }
}
