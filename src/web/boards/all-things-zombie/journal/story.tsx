import type { SeenEvent } from '../../../../kernel/index.ts';
import { useMatch } from '../../../match/context.tsx';
import { DiceRow } from '../../../ui/dice.tsx';
import { type Step, STEPS, stepNow, type Told, toldSince, toneOf } from './steps.ts';
import type { Campaign } from './view.ts';

/** The month, told step by step: each roll is seen, and what it led to. */
export function MonthStory({ campaign }: { campaign: Campaign }) {
  const events = useMatch((now) => now.events);
  const asked = useMatch((now) => now.request?.prompt.key ?? null);
  const told = toldSince(events);
  const now = stepNow(campaign, asked);
  return (
    <section className="atzj-story" aria-label="This month">
      <Steps now={now} />
      {[...told].reverse().map((part, i) => (
        <Part key={told.length - i} part={part} open={i < 2} />
      ))}
    </section>
  );
}

function Steps({ now }: { now: Step }) {
  const at = STEPS.findIndex(({ id }) => id === now);
  return (
    <ol className="atzj-steps" aria-label="Steps of a month">
      {STEPS.map(({ id, name }, i) => (
        <li key={id} aria-current={id === now ? 'step' : undefined} data-done={i < at || undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}

function Part({ part: { step, events }, open }: { part: Told; open: boolean }) {
  return (
    <details className="atzj-part" open={open}>
      <summary>{STEPS.find(({ id }) => id === step)?.name}</summary>
      <ol>
        {events.map((event) => (
          <Line key={event.n} event={event} />
        ))}
      </ol>
    </details>
  );
}

function Line({ event: { key, text, dice, modifiers = [] } }: { event: SeenEvent }) {
  return (
    <li data-tone={toneOf(key)}>
      {dice !== undefined && <DiceRow dice={dice} />}
      <span>
        {text}
        {modifiers.length > 0 && (
          <span className="hint"> {modifiers.map(({ label, value }) => `${value} ${label}`).join(', ')}</span>
        )}
      </span>
    </li>
  );
}
