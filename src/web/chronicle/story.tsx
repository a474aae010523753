import type { SeenEvent } from '../../kernel/index.ts';
import { useEffect, useMemo, useState } from 'react';
import { useFace } from '../boards/face-context.tsx';
import { useController, useMatch } from '../match/context.tsx';
import { Reel } from '../replay/reel.ts';
import { linkTo } from '../router.ts';
import { chronicle, type Deed, entryOf, type Part } from './chronicle.ts';

/** How the match went, in the lines that mattered: each opens the replay there. */
export function Chronicle() {
  const { source } = useController();
  const { telling } = useFace();
  const events = useMatch((now) => now.events);
  const earlier = useMatch((now) => now.earlier);
  const lengths = useLengths();
  useEffect(() => {
    if (earlier) void source.fetchEarlier();
  }, [source, earlier, events.length]);
  const parts = useMemo(() => (telling === undefined ? [] : chronicle(events, telling)), [telling, events]);
  if (parts.length === 0) return null;
  return (
    <details className="chronicle" open>
      <summary>Turning points</summary>
      <ol>
        {parts.map((part, i) => (
          // A finished match is never told in another order.
          <PartOf key={i} part={part} id={source.id} lengths={lengths} />
        ))}
      </ol>
    </details>
  );
}

/** A battle that was played out beside the page, told the same way. */
export function FoughtStory({ fought }: { fought: readonly SeenEvent[] }) {
  const { telling } = useFace();
  const parts = useMemo(() => (telling === undefined ? [] : chronicle(fought, telling)), [telling, fought]);
  if (parts.length === 0) return <p className="empty">Nothing worth telling happened in it.</p>;
  return (
    <ol className="chronicle" tabIndex={0} aria-label="The last battle">
      {parts.map((part, i) => (
        <PartOf key={i} part={part} id="" lengths={null} />
      ))}
    </ol>
  );
}

interface PartProps {
  readonly part: Part;
  readonly id: string;
  readonly lengths: readonly number[] | null;
}

function PartOf({ part: { title, deeds }, id, lengths }: PartProps) {
  return (
    <li>
      {title !== '' && <h3>{title}</h3>}
      <ul>
        {deeds.map((deed) => (
          <li key={deed.n}>
            {lengths === null ? (
              <Line deed={deed} />
            ) : (
              <a href={linkTo('replay', id, entryOf(deed.n, lengths))}>
                <Line deed={deed} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

const Line = ({ deed: { text, cause } }: { deed: Deed }) => (
  <>
    {cause !== null && <span className="hint">{cause.text} </span>}
    <b>{text}</b>
  </>
);

/** Where in the record each line of the log begins; null until the match has been played again beside the page. */
function useLengths(): readonly number[] | null {
  const { source } = useController();
  const [lengths, setLengths] = useState<readonly number[] | null>(null);
  useEffect(() => {
    const reel = new Reel();
    let gone = false;
    const find = async (): Promise<void> => {
      const record = await source.record();
      if (record === null || gone) return;
      await reel.open(record, {});
      const found = await reel.lengths();
      if (!gone) setLengths(found);
    };
    // Without the record the story is told all the same.
    find().catch(() => undefined);
    return () => {
      gone = true;
      reel.close();
    };
  }, [source]);
  return lengths;
}
