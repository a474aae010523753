import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Seat } from '../../../kernel/index.ts';
import type { Controller } from '../../match/controller.ts';
import { useController, usePlay } from '../../match/context.tsx';
import type { WhoseProps } from '../face.ts';
import { isHarmless, type View, word } from './view.ts';

/** What can be ordered where a question is put: about which moments, and to be asked when. */
const ORDERS: Readonly<Record<string, { readonly subject: string; readonly order: string }>> = {
  'ls.place.now': { subject: 'window:placement', order: 'ask.crowded' },
  'ls.leader.moves': { subject: 'window:leaders', order: 'ask.gates' },
  'ls.event.now': { subject: 'window:events', order: 'ask.mine' },
  'ls.card.now': { subject: 'window:cards', order: 'never' },
  'ls.wounded': { subject: 'window:wounds', order: 'ask.threeWounds' },
};

/** The Raider card whose harmless placements are let pass: it is remembered from question to question. */
const passing = createStore<{ readonly card: string | null }>(() => ({ card: null }));

/**
 * One Raider card may place figures at many locations, and moments at which a card could be used come again and again:
 * whoever lets one pass may let the harmless rest of the card pass too, or give the order to be asked in danger only.
 */
export function FewerQuestions({ view, request }: WhoseProps) {
  const now = view as unknown as View;
  const controller = useController();
  const seat = usePlay((play) => play.asked);
  const sending = usePlay((play) => play.sending);
  const passed = useStore(passing, ({ card }) => card);
  const [ordering, setOrdering] = useState(false);
  const { turn, round } = now;
  const card = `${controller.source.id} ${round} ${turn.n} ${turn.drawn} ${turn.card ?? ''}`;
  const harmless = isHarmless(request);
  const passes = seat !== null && !sending && !ordering && harmless && passed === card;
  useEffect(() => {
    if (passes) void controller.answer('pass');
  }, [passes, controller, request.n]);
  const possible = ORDERS[request.prompt.key];
  if (seat === null || possible === undefined || ordering || passes) return null;
  const { subject, order } = possible;
  const given = now.orders[seat]?.[subject] === order;
  if (given && !harmless) return null;
  const giveOrder = async (): Promise<void> => {
    setOrdering(true);
    await sayTo(controller, seat, subject, order);
    passing.setState({ card });
    setOrdering(false);
  };
  return (
    <div className="ls-fewer" role="group" aria-label="Fewer questions">
      {harmless && (
        <button type="button" onClick={() => passing.setState({ card })}>
          Let the harmless rest of this card pass
        </button>
      )}
      {!given && (
        <button type="button" onClick={() => void giveOrder()}>
          From now on {word('order', order)}
        </button>
      )}
    </div>
  );
}

/** The order as anybody would give it by hand; then the question is open again as it was. */
async function sayTo(controller: Controller, seat: Seat, subject: string, order: string): Promise<void> {
  for (const answer of ['orders', subject, order, 'done']) await controller.answerAs(seat, answer);
}
