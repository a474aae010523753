import type { SeenOption, SeenRequest } from '../../kernel/index.ts';
import { useFace } from '../boards/face-context.tsx';
import { useController, useMatch, usePlay } from '../match/context.tsx';
import { presses } from '../match/presses.ts';
import { digitsFor } from './digits.ts';
import { OptionOdds, oddsId } from './odds.tsx';
import { OptionNote, OptionWords } from './option-text.tsx';

/** One of several, each with its odds. A click is the answer; a finger taps twice where it cannot be taken back freely. */
export function ChooseForm({ request }: { request: SeenRequest }) {
  const controller = useController();
  const focus = usePlay((play) => play.focus);
  const ready = usePlay((play) => play.ready);
  const advised = usePlay((play) => (play.advice === 'thinking' ? undefined : play.advice?.answer));
  const only = usePlay((play) => play.only);
  const row = (option: SeenOption, digit: number | undefined) => {
    const { id, seldom } = option;
    return (
      <li key={id}>
        <button
          type="button"
          className="option"
          data-option={id}
          data-digit={digit}
          data-focus={focus === id || undefined}
          data-ready={ready === id || undefined}
          data-advised={advised === id || undefined}
          data-seldom={seldom || undefined}
          aria-describedby={oddsId(id)}
          onClick={({ nativeEvent }) => controller.choose(id, presses.by(nativeEvent))}
          onFocus={() => controller.focus(id)}
          onMouseEnter={() => controller.focus(id)}
        >
          {digit !== undefined && <kbd aria-hidden="true">{digit}</kbd>}
          <span>
            <OptionWords option={option} request={request} />
            <OptionNote option={option} request={request} />
            <OptionOdds request={request} option={option} />
          </span>
        </button>
      </li>
    );
  };
  const view = useMatch((now) => now.view);
  const { numberOf } = useFace();
  const { options: offered = [] } = request;
  const advisesOther = only !== null && typeof advised === 'string' && !only.includes(advised);
  const options = only === null || advisesOther ? offered : offered.filter(({ id }) => only.includes(id));
  const seldom = options.filter((option) => option.seldom === true);
  const folded = seldom.length > FEW ? seldom : [];
  const shown = options.slice(0, options.length - folded.length);
  const digits = digitsFor(shown, (option) => numberOf?.(view, option) ?? null);
  return (
    <>
      <ul className="options">{shown.map((option, i) => row(option, digits[i]))}</ul>
      {folded.length > 0 && (
        <details className="seldom" open={folded.some(({ id }) => id === advised) || undefined}>
          <summary>{folded.length} unlikely options</summary>
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

/** More unlikely options than these are folded away. */
const FEW = 2;
