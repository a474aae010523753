import { useState } from 'react';
import type { Json } from '../../kernel/index.ts';
import { entryOf } from '../catalogue.ts';
import { useMatch } from '../match/context.tsx';
import { packedJson } from '../match/keeping/share.ts';
import { go } from '../router.ts';

interface PositionProps {
  readonly game: string;
  readonly position: () => Promise<Json | null>;
}

/**
 * Leads to a new match that begins where this one stands; there the position can be changed, kept and shared. It shows the
 * whole table: while the match goes on, that is said first where something lies face down.
 */
export function PositionButton({ game, position }: PositionProps) {
  const [complaint, setComplaint] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const over = useMatch((now) => now.outcome !== null);
  const shows = !over && entryOf(game)?.faceDown === true;
  const begin = async (): Promise<void> => {
    setAsking(false);
    const setup = await position();
    if (setup === null) setComplaint('No new match can begin from here.');
    else go('new', game, await packedJson(setup));
  };
  const leave = (): void => void begin().catch((error: unknown) => setComplaint(String((error as Error).message)));
  if (asking) {
    return (
      <div className="asking" role="group" aria-label="New match from this position">
        <p>
          A position shows every card and token that lies face down, in its order. In a match that you want to go on
          with, that spoils the surprise.
        </p>
        <button type="button" onClick={leave}>
          Show it all
        </button>
        <button type="button" onClick={() => setAsking(false)}>
          Not now
        </button>
      </div>
    );
  }
  return (
    <>
      <button type="button" onClick={() => (shows ? setAsking(true) : leave())}>
        New match from this position
      </button>
      {complaint !== null && (
        <p className="complaint" role="alert">
          {complaint}
        </p>
      )}
    </>
  );
}
