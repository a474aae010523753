import { useEffect, useState } from 'react';
import type { Entry, MatchRecord } from '../../kernel/index.ts';
import { PACES, useSettings } from '../settings.ts';

const AT_LEAST = 150;

/** Back and forth through the answers of a match, by hand or by itself. */
export function Scrubber({ record, at, onShow }: { record: MatchRecord; at: number; onShow: (at: number) => void }) {
  const [playing, setPlaying] = useState(false);
  const pace = useSettings((now) => now.pace);
  const last = record.answers.length;
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => onShow(at + 1), Math.max(AT_LEAST, PACES[pace]));
    return () => clearTimeout(timer);
  }, [playing, at, last, pace, onShow]);
  const entry = record.answers[at - 1];
  return (
    <div className="scrubber">
      <label className="field">
        <span>
          After answer {at} of {last}
        </span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={`After answer ${at} of ${last}`}
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
      {entry !== undefined && <p className="hint">{spoken(entry)}</p>}
    </div>
  );
}

function spoken(entry: Entry): string {
  if ('undo' in entry) return `Taken back to after answer ${entry.undo}.`;
  if ('repair' in entry) return `Corrected by hand: ${entry.reason}`;
  const { seat, answer } = entry;
  return `Seat ${seat.toUpperCase()} answered ${typeof answer === 'string' ? answer : JSON.stringify(answer)}.`;
}
