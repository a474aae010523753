import { useState } from 'react';
import type { SeenOption, SeenRequest } from '../../kernel/index.ts';
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
  const only = usePlay((play) => play.only);
  const wide = useWide();
  const twice = useSettings((now) => now.twice);
  const [ready, setReady] = useState<string | null>(null);
  const choose = (id: string): void => {
    if (!twice || ready === id) return void controller.answer(id);
    setReady(id);
    controller.focus(id);
  };
  const row = (option: SeenOption, digit: number | undefined) => {
    const { id, text, seldom } = option;
    return (
      <li key={id}>
        <button
          type="button"
          className="option"
          data-option={id}
          data-digit={digit}
          data-focus={focus === id || undefined}
          data-advised={advised === id || undefined}
          data-seldom={seldom || undefined}
          onClick={() => choose(id)}
          onFocus={() => controller.focus(id)}
          onMouseEnter={() => controller.focus(id)}
        >
          {digit !== undefined && <kbd aria-hidden="true">{digit}</kbd>}
          <span>
            <OptionText text={text} />
            <OptionNote option={option} />
            {twice && ready === id && <b className="again">Choose again to confirm</b>}
          </span>
        </button>
        {!wide && focus === id && <OddsBars request={request} />}
      </li>
    );
  };
  const { options: offered = [] } = request;
  const advisesOther = only !== null && typeof advised === 'string' && !only.includes(advised);
  const options = only === null || advisesOther ? offered : offered.filter(({ id }) => only.includes(id));
  const seldom = options.filter((option) => option.seldom === true);
  const folded = seldom.length > FEW ? seldom : [];
  return (
    <>
      <ul className="options">
        {options.slice(0, options.length - folded.length).map((option, i) => row(option, i < 9 ? i + 1 : undefined))}
      </ul>
      {folded.length > 0 && (
        <details className="seldom" open={folded.some(({ id }) => id === advised) || undefined}>
          <summary>{folded.length} more, hardly ever wanted</summary>
          <ul className="options">{folded.map((option) => row(option, undefined))}</ul>
        </details>
      )}
      {options.length < offered.length && (
        <button type="button" className="quiet" onClick={() => controller.narrow(null)}>
          Show all {offered.length} options
        </button>
      )}
    </>
  );
}

/** More options than these that are hardly ever wanted are folded away. */
const FEW = 2;
