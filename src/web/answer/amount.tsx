import type { SeenRequest } from '../../kernel/index.ts';
import { useController, usePlay } from '../match/context.tsx';
import { Stepper } from './stepper.tsx';

/** A whole number. */
export function AmountForm({ request }: { request: SeenRequest }) {
  const controller = useController();
  const amount = usePlay((play) => play.draft.amount);
  const { min = 0, max = 0 } = request;
  return (
    <Stepper
      label={`From ${min} to ${max}`}
      value={amount}
      min={min}
      max={max}
      onChange={(value) => {
        controller.change({ amount: value });
        controller.focus(value);
      }}
    />
  );
}
