import { useEffect } from 'react';
import type { SeenRequest } from '../../kernel/index.ts';
import { useController, usePlay } from '../match/context.tsx';
import { nameOf, OddsBrief } from './odds.tsx';

/** What was tapped, all that it would lead to, and the button that takes it: always in the same place. */
export function Ready({ request }: { request: SeenRequest }) {
  const controller = useController();
  const ready = usePlay((play) => play.ready);
  const slow = usePlay((play) => play.slow);
  // What was tapped on the board, or would lie under this bar, is brought into sight.
  useEffect(() => {
    if (ready === null) return;
    document.querySelector('[data-ready]')?.scrollIntoView({ block: 'nearest' });
  }, [ready]);
  if (ready === null) return null;
  return (
    <div className="ready" role="group" aria-label="Confirm your choice">
      <div className="ready-odds">
        <OddsBrief answer={ready} />
      </div>
      <div className="row">
        <button type="button" className="primary" disabled={slow} onClick={() => controller.confirm()}>
          {nameOf(request, ready)}
        </button>
        <button type="button" onClick={() => controller.putBack()}>
          Not now
        </button>
      </div>
    </div>
  );
}
