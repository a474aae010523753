import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 960px)';

function listen(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether board and log fit side by side. The style sheet has the same width. */
export const useWide = (): boolean => useSyncExternalStore(listen, () => matchMedia(WIDE).matches);
