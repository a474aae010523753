import { useEffect, useState } from 'react';
import type { SeenEvent } from '../../kernel/index.ts';
import { PACES, useSettings } from '../settings.ts';

const AT_LEAST = 150;

interface ScrubberProps {
  readonly at: number;
  readonly last: number;
  readonly onShow: (at: number) => void;
}

/** Back and forth through the decisions of a match, by hand or by itself. */
export function Scrubber({ at, last, onShow }: ScrubberProps) {
  const [playing, setPlaying] = useState(false);
  const pace = useSettings((now) => now.pace);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => onShow(at + 1), Math.max(AT_LEAST, PACES[pace]));
    return () => clearTimeout(timer);
  }, [playing, at, last, pace, onShow]);
  const where = at === 0 ? `Before the first of ${last} decisions` : `Decision ${at} of ${last}`;
  return (
    <div className="scrubber">
      <label className="field">
        <span>{where}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={where}
          onChange={(event) => onShow(event.target.valueAsNumber)}
        />
      </label>
      <div className="row">
        <button type="button" disabled={at === 0} onClick={() => onShow(0)}>
          Start
        </button>
        <button type="button" disabled={at === 0} onClick={() => onShow(at - 1)}>
          Back
        </button>
        <button type="button" className="primary" disabled={at === last} onClick={() => setPlaying(!playing)}>
          {playing ? 'Pause' : 'Play'}
        </button>
        <button type="button" disabled={at === last} onClick={() => onShow(at + 1)}>
          On
        </button>
        <button type="button" disabled={at === last} onClick={() => onShow(last)}>
          End
        </button>
      </div>
    </div>
  );
}

/** So many lines are shown; the rest is in the log. */
const LINES = 6;

interface CaptionProps {
  readonly decided: string | null;
  readonly happened: readonly SeenEvent[];
}

/** What was decided there, and what came of it. */
export function Caption({ decided, happened }: CaptionProps) {
  if (decided === null) return null;
  return (
    <div className="caption" role="status">
      <p>{decided}</p>
      {happened.length > 0 && (
        <ol>
          {happened.slice(0, LINES).map(({ n, text }) => (
            <li key={n}>{text}</li>
          ))}
        </ol>
      )}
      {happened.length > LINES && <p className="hint">And {happened.length - LINES} more in the log.</p>}
    </div>
  );
}
