import { ORDERS, type SeenRequest } from '../../kernel/index.ts';
import { useController, useMatch, usePlay } from '../match/context.tsx';
import { lessAsked, orderText, useTexts } from './words.ts';

/** Beside a question that comes again and again: the order to be asked less. The question itself stays open. */
export function FewerQuestions({ request, onOrdered }: { request: SeenRequest; onOrdered?: () => void }) {
  const controller = useController();
  const seat = usePlay((play) => play.asked);
  const slow = usePlay((play) => play.slow);
  const asides = useMatch((now) => now.asides);
  const texts = useTexts();
  const subjects = asides.find((open) => open.seat === seat && open.aside.orders !== undefined)?.aside.orders ?? [];
  const less = lessAsked(subjects, request.interrupts ?? []);
  if (seat === null || texts === null || less === null) return null;
  const give = async (): Promise<void> => {
    await controller.answerAs(seat, { aside: ORDERS, ...less });
    onOrdered?.();
  };
  return (
    <button type="button" className="fewer" disabled={slow} onClick={() => void give()}>
      From now on {orderText(texts, less.order)}
    </button>
  );
}
