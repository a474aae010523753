import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { counted } from '../../kernel/index.ts';
import { useController, usePlay } from '../match/context.tsx';
import { Icon } from '../ui/table-icon.tsx';

const UNKNOWN = createStore<number | null>(() => null);
/** After so many seconds somebody may have waited long enough. */
const LONG = 8;

/** The answer takes its time: it is being worked out, and how far it has come. It lies over the rest, which stays where it is. */
export function Pending() {
  const slow = usePlay((play) => play.slow);
  return slow && <Working />;
}

function Working() {
  const { source } = useController();
  const rules = useStore(source.progress ?? UNKNOWN);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => now + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="pending">
      <p role="status">
        <Icon name="hourglass" /> Being worked out
      </p>
      {(rules !== null || seconds > 1) && (
        <p className="hint">
          {[
            ...(seconds > 1 ? [counted(seconds, 'second')] : []),
            ...(rules === null ? [] : [counted(rules, 'rule applied', 'rules applied')]),
          ].join(', ')}
        </p>
      )}
      {seconds >= LONG && source.giveUp !== undefined && (
        <button type="button" onClick={() => void source.giveUp?.()}>
          Take the answer back
        </button>
      )}
    </div>
  );
}
