import { plural, type SeenEvent } from '../../../../kernel/index.ts';
import { useMatch } from '../../../match/context.tsx';
import { DiceRow } from '../../../ui/dice.tsx';
import { LastGame } from './last-game.tsx';
import { type Campaign } from './view.ts';
import { STEPS, stepNow, type Told, toldSince } from './steps.ts';

/** The time after a game, told step by step: each roll is seen, and what it led to. */
export function Story({ campaign }: { campaign: Campaign }) {
  const events = useMatch((now) => now.events);
  const asked = useMatch((now) => now.request?.prompt.key ?? null);
  const told = toldSince(events);
  const now = stepNow(campaign, asked);
  const at = STEPS.findIndex(({ id }) => id === now);
  return (
    <section className="ldc-story" aria-label="After the game">
      {campaign.game > 0 && (
        <ol className="ldc-steps" aria-label="Steps after a game">
          {STEPS.map(({ id, name }, i) => (
            <li key={id} aria-current={id === now ? 'step' : undefined} data-done={i < at || undefined}>
              {name}
            </li>
          ))}
        </ol>
      )}
      <LastGame campaign={campaign} />
      {[...told].reverse().map((part, i) => (
        <Chapter key={told.length - i} part={part} open={i === 0} />
      ))}
    </section>
  );
}

function Chapter({ part: { step, events }, open }: { part: Told; open: boolean }) {
  return (
    <details className="ldc-chapter" open={open}>
      <summary>{STEPS.find(({ id }) => id === step)?.name}</summary>
      <ol>
        {together(events).map((event) => (
          <Line key={event.n} event={event} />
        ))}
      </ol>
    </details>
  );
}

const GUARD = 'ld.job.guards';

/** All who stand Guard in one line. */
function together(events: readonly SeenEvent[]): readonly SeenEvent[] {
  return events.flatMap((event, i) => {
    if (event.key !== GUARD) return [event];
    if (events[i - 1]?.key === GUARD) return [];
    const end = events.findIndex(({ key }, j) => j > i && key !== GUARD);
    const names = events.slice(i, end < 0 ? undefined : end).map(({ params }) => params['name'] as string);
    const who = new Intl.ListFormat('en').format(names);
    return [{ ...event, text: `${who} ${plural(names.length, 'stands', 'stand')} Guard.` }];
  });
}

/** What weighs most in a life. */
const HARM: readonly string[] = [
  'ld.injury.dead',
  'ld.injury.scar',
  'ld.injury.captured',
  'ld.attack.lost',
  'ld.captive.lost',
  'ld.left-behind.gone',
  'ld.dismissed',
];
const GOOD: readonly string[] = [
  'ld.level.raised',
  'ld.level.learned',
  'ld.rescued',
  'ld.recruited',
  'ld.attack.held',
  'ld.built',
  'ld.injury.recovered',
];

function Line({ event: { key, text, dice, modifiers = [] } }: { event: SeenEvent }) {
  const tone = HARM.includes(key) ? 'harm' : GOOD.includes(key) ? 'safe' : undefined;
  return (
    <li data-tone={tone}>
      {dice !== undefined && <DiceRow dice={dice} />}
      <span>
        {text}
        {modifiers.length > 0 && (
          <span className="hint">
            {' '}
            {modifiers
              .map(({ label, value }) => `${typeof value === 'number' && value > 0 ? '+' : ''}${value} ${label}`)
              .join(', ')}
          </span>
        )}
      </span>
    </li>
  );
}
