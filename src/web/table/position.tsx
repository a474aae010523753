import { useState } from 'react';
import type { Json } from '../../kernel/index.ts';
import { packedJson } from '../match/share.ts';
import { go } from '../router.ts';

interface PositionProps {
  readonly game: string;
  readonly position: () => Promise<Json | null>;
}

/** Leads to a new match that begins where this one stands; there the position can be changed, kept and shared. */
export function PositionButton({ game, position }: PositionProps) {
  const [complaint, setComplaint] = useState<string | null>(null);
  const begin = async (): Promise<void> => {
    const setup = await position();
    if (setup === null) setComplaint('No new match can begin from here.');
    else go('new', game, await packedJson(setup));
  };
  return (
    <>
      <button
        type="button"
        onClick={() => void begin().catch((error: unknown) => setComplaint(String((error as Error).message)))}
      >
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
