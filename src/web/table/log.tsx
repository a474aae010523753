import { useEffect, useMemo, useRef, useState } from 'react';
import type { SeenEvent } from '../../kernel/index.ts';
import { useFace } from '../boards/face-context.tsx';
import { DiceRow } from '../ui/dice.tsx';
import { RuleText } from '../ui/rule.tsx';

interface LogProps {
  readonly events: readonly SeenEvent[];
  /** Fetches earlier lines, where there are some. */
  readonly onEarlier?: (() => void) | undefined;
}

/** What happened. Each line opens to its dice, what was added up, and the rule behind it. */
export function Log({ events, onEarlier }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const { length } = events;
  const { depthsOf } = useFace();
  const depths = useMemo(() => depthsOf?.(events) ?? [], [depthsOf, events]);
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    const toEnd = (): void => {
      current.scrollTop = current.scrollHeight;
    };
    toEnd();
    // The question above grows and shrinks, and with it the room for the log.
    const watch = new ResizeObserver(toEnd);
    watch.observe(current);
    return () => watch.disconnect();
  }, [length]);
  if (length === 0) return <p className="empty">Nothing has happened yet.</p>;
  return (
    // It scrolls, so the keyboard must be able to reach it.
    <ol className="log" ref={list} tabIndex={0} aria-label="Log">
      {onEarlier !== undefined && (
        <li>
          <button type="button" onClick={onEarlier}>
            Show earlier lines
          </button>
        </li>
      )}
      {events.map((event, i) => (
        <Line key={event.n} event={event} depth={depths[i]} />
      ))}
    </ol>
  );
}

function Line({ event: happened, depth }: { event: SeenEvent; depth: number | undefined }) {
  const { text, rule, dice, modifiers } = happened;
  const { Again } = useFace();
  // The rule book is asked only for lines that somebody opens.
  const [open, setOpen] = useState(false);
  return (
    <li data-depth={depth}>
      <details
        onToggle={(event) => {
          setOpen(event.currentTarget.open);
          event.currentTarget.scrollIntoView({ block: 'nearest' });
        }}
      >
        <summary>
          <span>{text}</span>
          {dice !== undefined && <DiceRow dice={dice} />}
        </summary>
        {modifiers !== undefined && modifiers.length > 0 && (
          <ul className="modifiers">
            {modifiers.map(({ label, value, rule: because }) => (
              <li key={`${because} ${label}`}>
                <b>{typeof value === 'number' && value > 0 ? `+${value}` : value}</b> {label}
              </li>
            ))}
          </ul>
        )}
        {open && Again !== undefined && <Again event={happened} />}
        {open && <RuleText id={rule} />}
      </details>
    </li>
  );
}
