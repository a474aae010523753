import { useEffect, useState } from 'react';
import { useController, useMatch, usePlay } from '../../match/context.tsx';
import { isHarmless, type View } from './view.ts';

/** One Raider card may place figures at many locations: whoever lets one pass may let the harmless rest pass too. */
export function LetPass({ view }: { view: View }) {
  const controller = useController();
  const request = useMatch((now) => now.request);
  const asked = usePlay((play) => play.asked !== null && !play.sending);
  const [passed, setPassed] = useState<string | null>(null);
  const { turn, round } = view;
  const card = `${round} ${turn.n} ${turn.drawn} ${turn.card ?? ''}`;
  const open = asked && isHarmless(view, request);
  const passes = open && passed === card;
  useEffect(() => {
    if (passes) void controller.answer('pass');
  }, [passes, controller, request?.n]);
  if (!open || passes) return null;
  return (
    <div className="ls-let-pass">
      <button type="button" onClick={() => setPassed(card)}>
        Use nothing for the rest of this Raider card, unless something is overrun
      </button>
    </div>
  );
}
