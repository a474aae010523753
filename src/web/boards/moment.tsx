import type { ReactNode } from 'react';
import { useController, useMatch } from '../match/context.tsx';
import { StillSource } from '../match/sources/still.ts';
import { linkTo } from '../router.ts';

/** Something that happened, with the way to the replay at that moment, where it is known and can be opened. */
export function Moment({ answer, children }: { answer: number | null; children: ReactNode }) {
  const { source } = useController();
  // A match on a server can be replayed when it is over.
  const open = useMatch((now) => now.table === null || now.outcome !== null);
  const known = answer !== null && open && !(source instanceof StillSource);
  return !known ? children : <a href={linkTo('replay', source.id, answer)}>{children}</a>;
}
