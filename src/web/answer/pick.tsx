import type { SeenRequest } from '../../kernel/index.ts';
import { useController, usePlay } from '../match/context.tsx';
import { withOption } from '../match/draft.ts';
import { OptionText } from './option-text.tsx';

/** Some of several. */
export function PickForm({ request }: { request: SeenRequest }) {
  const controller = useController();
  const draft = usePlay((play) => play.draft);
  const advised = usePlay((play) => (play.advice === 'thinking' ? undefined : play.advice?.answer));
  const objection = usePlay((play) => play.objection);
  const { min = 0, max = 0 } = request;
  return (
    <>
      <p className="hint" id="pick-range">
        {min === max ? `Choose ${min}.` : min === 0 ? `Choose up to ${max}.` : `Choose ${min} to ${max}.`}
      </p>
      {objection !== null && (
        <p className="objection" role="status">
          {objection.message}
        </p>
      )}
      <ul className="options" aria-describedby="pick-range">
        {(request.options ?? []).map(({ id, text, seldom }, i) => (
          <li key={id}>
            <button
              type="button"
              role="checkbox"
              className="option"
              data-option={id}
              data-digit={i < 9 ? i + 1 : undefined}
              aria-checked={draft.picked.includes(id)}
              data-advised={(Array.isArray(advised) && advised.includes(id)) || undefined}
              data-seldom={seldom || undefined}
              onClick={() => controller.change(withOption(request, draft, id))}
            >
              <span className="box" aria-hidden="true" />
              <span>
                <OptionText text={text} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
