import { useEffect, useState } from 'react';
import type { Seat } from '../../../kernel/index.ts';
import type { Controller } from '../../match/controller.ts';
import { useController, useMatch, usePlay } from '../../match/context.tsx';
import { isHarmless, type View } from './view.ts';

/**
 * One Raider card may place figures at many locations, and there are many Raider cards: whoever lets a placement pass may
 * let the harmless rest of the card pass too, or give the order to be asked in danger only.
 */
export function LetPass({ view }: { view: View }) {
  const controller = useController();
  const request = useMatch((now) => now.request);
  const seat = usePlay((play) => play.asked);
  const sending = usePlay((play) => play.sending);
  const [passed, setPassed] = useState<string | null>(null);
  const [ordering, setOrdering] = useState(false);
  const { turn, round } = view;
  const card = `${round} ${turn.n} ${turn.drawn} ${turn.card ?? ''}`;
  const open = seat !== null && !sending && !ordering && isHarmless(view, request);
  const passes = open && passed === card;
  useEffect(() => {
    if (passes) void controller.answer('pass');
  }, [passes, controller, request?.n]);
  if (!open || passes) return null;
  const order = async (): Promise<void> => {
    setOrdering(true);
    await askInDangerOnly(controller, seat);
    setPassed(card);
    setOrdering(false);
  };
  return (
    <div className="ls-let-pass" role="group" aria-label="Fewer questions">
      <p>Nothing is overrun by this.</p>
      <button type="button" onClick={() => setPassed(card)}>
        Let the rest of this card pass
      </button>
      <button type="button" onClick={() => void order()}>
        From now on ask me only about overruns
      </button>
    </div>
  );
}

/** The order as anybody would give it by hand; then the question is open again as it was. */
async function askInDangerOnly(controller: Controller, seat: Seat): Promise<void> {
  for (const answer of ['orders', 'window:placement', 'ask.crowded', 'done']) await controller.answerAs(seat, answer);
}
