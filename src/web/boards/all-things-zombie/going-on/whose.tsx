import type { View } from '../../../../games/all-things-zombie/index.ts';
import type { WhoseProps } from '../../face.ts';
import { Cascade } from './cascade.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { Standing } from './standing.tsx';

/** What somebody needs to know before the question: what it is all for, what has happened, what is going on. */
export function BeforeTheQuestion({ view: data }: WhoseProps) {
  const view = data as unknown as View;
  return (
    <div className="atz-before">
      <Standing view={view.encounter} />
      <Meanwhile view={view} />
      <Cascade view={view.encounter} />
    </div>
  );
}
