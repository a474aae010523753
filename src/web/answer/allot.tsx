import type { SeenRequest } from '../../kernel/index.ts';
import { useController, usePlay } from '../match/context.tsx';
import { allotted } from '../match/draft.ts';
import { Stepper } from './stepper.tsx';

/** A number spread over several targets. */
export function AllotForm({ request }: { request: SeenRequest }) {
  const controller = useController();
  const draft = usePlay((play) => play.draft);
  const { total = 0, options = [] } = request;
  const left = total - allotted(draft);
  return (
    <>
      <p className="hint" aria-live="polite">
        {left === 0 ? `All ${total} are given out.` : `${left} of ${total} left to give out.`}
      </p>
      <ul className="options">
        {options.map(({ id, text, max }) => {
          const share = draft.shares[id] ?? 0;
          return (
            <li key={id} data-option={id}>
              <Stepper
                label={text}
                value={share}
                min={0}
                max={Math.min(max ?? total, share + left)}
                onChange={(value) => controller.change({ shares: { ...draft.shares, [id]: value } })}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
