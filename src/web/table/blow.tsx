import { useEffect, useRef } from 'react';
import { useFace } from '../boards/face-context.tsx';
import { useController } from '../match/context.tsx';
import type { Blow } from '../match/blow.ts';
import { DiceRow } from '../ui/dice.tsx';
import { Icon } from '../ui/table-icon.tsx';

/** Harm done to somebody here, with its cause: it stays until it has been seen. */
export function BlowPanel({ blow: { lines, harm } }: { blow: Blow }) {
  const controller = useController();
  const { Again } = useFace();
  const button = useRef<HTMLButtonElement>(null);
  const last = lines.findLast(({ n }) => harm.includes(n));
  // Enter goes on, unless somebody is writing something.
  useEffect(() => {
    const elsewhere = document.activeElement?.closest('input, textarea, select, dialog') ?? null;
    if (elsewhere === null) button.current?.focus({ preventScroll: true });
    button.current?.closest('.decision-area')?.scrollTo({ top: 0 });
  }, []);
  return (
    <section className="panel blow" aria-labelledby="blow">
      <p className="eyebrow" id="blow">
        <Icon name="wounded" /> This happened to you
      </p>
      <ol>
        {lines.map(({ n, text, dice }) => (
          <li key={n} data-harm={harm.includes(n) || undefined}>
            {text} {dice !== undefined && <DiceRow dice={dice} />}
          </li>
        ))}
      </ol>
      {Again !== undefined && last !== undefined && <Again event={last} />}
      <button type="button" className="primary" ref={button} onClick={() => controller.seen()}>
        Go on
      </button>
    </section>
  );
}

/** The board goes through what has happened; the question waits for it. */
export function Telling({ toNow }: { toNow: () => void }) {
  return (
    <section className="panel waiting" aria-label="Waiting">
      <p className="eyebrow">
        <Icon name="hourglass" /> Your decision comes next
      </p>
      <p>The board is showing what has happened since your last one.</p>
      <button type="button" onClick={toNow}>
        Skip to my decision
      </button>
    </section>
  );
}
