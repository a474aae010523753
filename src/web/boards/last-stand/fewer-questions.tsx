import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useController, usePlay } from '../../match/context.tsx';
import { FewerQuestions as FewerInterrupts } from '../../orders/fewer.tsx';
import type { WhoseProps } from '../face.ts';
import { isHarmless, type View } from './view.ts';

/** The Raider card whose harmless placements are let pass: it is remembered from question to question. */
const passing = createStore<{ readonly card: string | null }>(() => ({ card: null }));

/**
 * One Raider card may place figures at many locations: a player who lets one pass may let the harmless rest of the card pass too, or
 * give the order to be asked in danger only.
 */
export function FewerQuestions({ view, request }: WhoseProps) {
  const controller = useController();
  const seat = usePlay((play) => play.asked);
  const sending = usePlay((play) => play.sending);
  const passed = useStore(passing, ({ card }) => card);
  const { turn, round } = view as unknown as View;
  const card = `${controller.source.id} ${round} ${turn.n} ${turn.drawn} ${turn.card ?? ''}`;
  const harmless = isHarmless(request);
  const passes = seat !== null && !sending && harmless && passed === card;
  useEffect(() => {
    if (passes) void controller.answer('pass');
  }, [passes, controller, request.n]);
  if (seat === null || passes) return null;
  const letPass = (): void => passing.setState({ card });
  return (
    <>
      {harmless && (
        <button type="button" onClick={letPass}>
          Let the harmless rest of this card pass
        </button>
      )}
      <FewerInterrupts request={request} onOrdered={letPass} />
    </>
  );
}
