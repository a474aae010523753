import type { SeenEvent } from '../../kernel/index.ts';

const LINES = 2;

/** On a phone the log is a tap away; the last lines of it stand above the question. */
export function Lately({ events }: { events: readonly SeenEvent[] }) {
  if (events.length === 0) return null;
  return (
    <ol className="lately" aria-label="Just now">
      {events.slice(-LINES).map(({ n, text }) => (
        <li key={n}>{text}</li>
      ))}
    </ol>
  );
}
