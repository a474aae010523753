import type { SeenEvent } from '../../../kernel/index.ts';
import { DiceRow } from '../../ui/dice.tsx';
import type { Step, Told, Tone } from './steps.ts';
import './story.css';

/** Where in the steps we are. */
export function StepRow<S extends string>({ of, now, label }: { of: readonly Step<S>[]; now: S; label: string }) {
  const at = of.findIndex(({ id }) => id === now);
  return (
    <ol className="story-steps" aria-label={label}>
      {of.map(({ id, name }, i) => (
        <li key={id} aria-current={id === now ? 'step' : undefined} data-done={i < at || undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}

/** What happened step by step, the newest first: the first few lie open. */
export function Chapters<S extends string>({
  of,
  told,
  open,
  toneOf,
}: {
  of: readonly Step<S>[];
  told: readonly Told<S>[];
  open: number;
  toneOf: (key: string) => Tone;
}) {
  return [...told].reverse().map(({ step, events }, i) => (
    <details className="story-chapter" key={told.length - i} open={i < open}>
      <summary>{of.find(({ id }) => id === step)?.name}</summary>
      <ol>
        {events.map((event) => (
          <Line key={event.n} event={event} tone={toneOf(event.key)} />
        ))}
      </ol>
    </details>
  ));
}

/** One roll with what it led to, or what happened without one. */
function Line({ event: { text, dice, modifiers = [] }, tone }: { event: SeenEvent; tone: Tone }) {
  const changes = modifiers.map(
    ({ label, value }) => `${typeof value === 'number' && value > 0 ? '+' : ''}${value} ${label}`,
  );
  return (
    <li data-tone={tone}>
      {dice !== undefined && <DiceRow dice={dice} />}
      <span>
        {text}
        {changes.length > 0 && <span className="hint"> {changes.join(', ')}</span>}
      </span>
    </li>
  );
}
