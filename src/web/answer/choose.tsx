import type { SeenRequest } from '../../kernel/index.ts';
import { useController, usePlay } from '../match/context.tsx';

/** One of several: a click is the answer. */
export function ChooseForm({ request }: { request: SeenRequest }) {
  const controller = useController();
  const focus = usePlay((play) => play.focus);
  return (
    <ul className="options">
      {(request.options ?? []).map(({ id, text }, i) => (
        <li key={id}>
          <button
            type="button"
            className="option"
            data-option={id}
            data-digit={i < 9 ? i + 1 : undefined}
            data-focus={focus === id || undefined}
            onClick={() => void controller.answer(id)}
            onFocus={() => controller.focus(id)}
            onMouseEnter={() => controller.focus(id)}
          >
            {i < 9 && <kbd aria-hidden="true">{i + 1}</kbd>}
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
