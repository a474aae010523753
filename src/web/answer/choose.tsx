import { useState } from 'react';
import type { SeenRequest } from '../../kernel/index.ts';
import { useController, usePlay } from '../match/context.tsx';
import { useSettings } from '../settings.ts';
import { useWide } from '../ui/wide.ts';
import { OddsBars } from './odds.tsx';
import { OptionNote, OptionText } from './option-text.tsx';

/** One of several: a click is the answer; or the second click, for those who want to see the odds first. */
export function ChooseForm({ request }: { request: SeenRequest }) {
  const controller = useController();
  const focus = usePlay((play) => play.focus);
  const advised = usePlay((play) => (play.advice === 'thinking' ? undefined : play.advice?.answer));
  const wide = useWide();
  const twice = useSettings((now) => now.twice);
  const [ready, setReady] = useState<string | null>(null);
  const choose = (id: string): void => {
    if (!twice || ready === id) return void controller.answer(id);
    setReady(id);
    controller.focus(id);
  };
  return (
    <ul className="options">
      {(request.options ?? []).map((option, i) => {
        const { id, text } = option;
        return (
          <li key={id}>
            <button
              type="button"
              className="option"
              data-option={id}
              data-digit={i < 9 ? i + 1 : undefined}
              data-focus={focus === id || undefined}
              data-advised={advised === id || undefined}
              data-seldom={option.seldom || undefined}
              onClick={() => choose(id)}
              onFocus={() => controller.focus(id)}
              onMouseEnter={() => controller.focus(id)}
            >
              {i < 9 && <kbd aria-hidden="true">{i + 1}</kbd>}
              <span>
                <OptionText text={text} />
                <OptionNote option={option} />
                {twice && ready === id && <b className="again">Choose again to confirm</b>}
              </span>
            </button>
            {!wide && focus === id && <OddsBars request={request} />}
          </li>
        );
      })}
    </ul>
  );
}
